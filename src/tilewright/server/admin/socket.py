"""A Unix socket beside the store for administration; only users who can read the store can use it."""

import asyncio
import contextlib
import os
import socket
import stat
import struct
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tilewright.server.admin.acts import LONGEST, Actor, answer, system_user
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.logs import log, log_crash, new_request
from tilewright.server.store.place import local_path

SUFFIX: Final = ".admin"
PATIENCE: Final = 10.0  # seconds for a question to be here
BACKLOG: Final = 8
LONGEST_PATH: Final = 100  # bytes that every system takes as the address of such a socket
POSSIBLE: Final = hasattr(socket, "AF_UNIX") and hasattr(asyncio, "start_unix_server")


def socket_path(store: Path) -> Path:
    """Beside the store, whatever link leads there."""
    return Path(f"{store.resolve()}{SUFFIX}")


@contextlib.contextmanager
def short_address(path: Path) -> Iterator[str]:
    """The path, or on Linux a shorter way to it: such addresses have room for about a hundred bytes."""
    if len(os.fsencode(path)) <= LONGEST_PATH or sys.platform != "linux":
        yield str(path)
        return
    folder = os.open(path.parent, os.O_PATH | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def peer(connection: socket.socket) -> str:
    """The user at the other end, as the system knows it; where it does not say, the one who runs this server."""
    if not hasattr(socket, "SO_PEERCRED"):
        return system_user()
    raw = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    user = struct.unpack("3i", raw)[1]
    import pwd  # not there on every system

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)


class AdminSocket:
    """One question and one answer on each connection."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.path = socket_path(local_path(hub.settings.db))
        if hub.cluster is not None:  # of several on this machine each has its own
            own = blake2b(hub.address.encode(), digest_size=4).hexdigest()
            self.path = self.path.with_name(f"{self.path.stem}.server-{own}{SUFFIX}")
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """A server without it goes on; only the command cannot reach it."""
        if not POSSIBLE:
            return
        try:
            here = self._bound()
            self.server = await asyncio.start_unix_server(self._handle, sock=here, limit=LONGEST)
        except OSError as error:
            log("no-admin-socket", file=str(self.path), why=error.strerror or "")

    def _bound(self) -> socket.socket:
        """Bind with private permissions from the first moment. The store is locked by us, so an old socket is
        stale."""
        with contextlib.suppress(FileNotFoundError):
            if not stat.S_ISSOCK(self.path.lstat().st_mode):
                raise FileExistsError(17, "there is another file of that name")
            self.path.unlink()
        here = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        before = os.umask(0o177)
        try:
            with short_address(self.path) as address:
                here.bind(address)
        except OSError:
            here.close()
            raise
        finally:
            os.umask(before)
        here.listen(BACKLOG)
        here.setblocking(False)
        return here

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
            with contextlib.suppress(OSError):
                self.path.unlink()

    async def _handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        new_request()
        try:
            async with asyncio.timeout(PATIENCE):
                raw = await reader.readline()
            who = Actor(peer(writer.get_extra_info("socket")))
            writer.write(await answer(self.hub, who, raw) + b"\n")
            async with asyncio.timeout(PATIENCE):
                await writer.drain()
        except (TimeoutError, ValueError, OSError):
            return
        except Exception as error:  # the last line of defence
            log_crash("act-failed", error)
        finally:
            writer.close()


def ask_running(store: Path, raw: bytes) -> bytes | None:
    """What the server that runs with that store answers, or one of several; None if none does."""
    path = socket_path(store)
    several = sorted(path.parent.glob(f"{path.stem}.server-*{SUFFIX}")) if path.parent.is_dir() else []
    answers = (ask_one(one, raw) for one in (path, *several) if POSSIBLE and one.exists())
    return next((answer for answer in answers if answer is not None), None)


def ask_one(path: Path, raw: bytes) -> bytes | None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as there, short_address(path) as address:
        try:
            there.connect(address)
        except PermissionError:
            raise ServerError(403, "server-admin-forbidden", file=str(path)) from None
        except OSError:
            return None  # left over from one that was killed
        there.sendall(raw + b"\n")
        there.shutdown(socket.SHUT_WR)
        found = bytearray()
        while chunk := there.recv(65_536):
            found += chunk
    if not found:
        raise ServerError(503, "server-admin-silent")
    return bytes(found)
