"""A Redis of our own for the tests: a process on a socket in a temporary folder, which they may kill or freeze."""

import asyncio
import contextlib
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import redis

from tests.waiting import PATIENCE, until
from tilewright.server.redis.link import RedisLink

PACKAGE = "redis-server"
PROGRAMS = ("redis-server", "valkey-server")


def program() -> str | None:
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


def missing() -> str:
    """Why there is none, and what to do about it."""
    return "" if program() else f"Redis is missing (sudo apt-get install -y {PACKAGE})"


class RedisServer:
    """It can be killed, frozen and started again, at the same address and without what it knew."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.more = more  # settings
        self.socket = folder / "s"
        self.url = f"unix://{self.socket}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        found = program()
        assert found is not None
        arguments = ("--port", "0", "--unixsocket", str(self.socket), "--save", "", "--appendonly", "no")
        command = [found, *arguments, "--dir", str(self.folder), "--logfile", str(self.folder / "log"), *self.more]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until(self.socket.exists, "a Redis that listens")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(60)
        self.socket.unlink(missing_ok=True)

    def freeze(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def ask(self, *words: str | int | bytes) -> Any:
        """As somebody else who can reach it."""
        with redis.Redis(unix_socket_path=str(self.socket)) as client:
            return client.execute_command(*words)


@contextlib.contextmanager
def started(*more: str) -> Iterator[RedisServer]:
    folder = Path(tempfile.mkdtemp(prefix="tw-redis-"))  # short: the path of a socket has room for a hundred bytes
    server = RedisServer(folder, *more)
    try:
        yield server
    finally:
        if server.process is not None:
            server.process.kill()
            server.process.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


async def hold(condition: Callable[[], bool], what: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)  # between two looks
    assert condition(), what


def with_link(server: RedisServer | str, work: Callable[[RedisLink], Coroutine[Any, Any, None]]) -> None:
    """At a server or at an address."""

    async def run() -> None:
        link = RedisLink(server if isinstance(server, str) else server.url, "test")
        keeping = asyncio.ensure_future(link.keep())
        try:
            await hold(lambda: link.up, "a link that is up")
            await work(link)
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            await link.close()

    asyncio.run(run())
