"""The network of a run on loopback: lines that can be muted or cut, and a proxy in front of all servers."""

import asyncio
import contextlib
import random
import threading
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

Place = int | str  # a port of this machine, or the path of a socket
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
T = TypeVar("T")


class Network:
    """A thread with an event loop, in which lines and people live."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="network", daemon=True)
        self.thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def do(self, what: Callable[[], None]) -> None:
        self.loop.call_soon_threadsafe(what)

    def close(self) -> None:
        """Whatever still goes on in it ends."""

        async def end() -> None:
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        self.run(end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


async def opened(place: Place) -> Streams:
    if isinstance(place, str):
        return await asyncio.open_unix_connection(place)
    return await asyncio.open_connection("127.0.0.1", place)


class Line:
    """A way to one place. Muted, nothing comes through and nothing is closed; cut, everything is closed and nobody
    gets through."""

    def __init__(self, network: Network, target: Place) -> None:
        self.network = network
        self.target = target
        self.clear = asyncio.Event()
        self.clear.set()
        self.broken = False
        self.writers: set[asyncio.StreamWriter] = set()
        self.port: int = network.run(self.listen())

    async def listen(self) -> int:
        server = await asyncio.start_server(self.pass_on, "127.0.0.1", 0)
        return int(server.sockets[0].getsockname()[1])

    async def choose(self) -> Streams | None:
        with contextlib.suppress(OSError):
            return await opened(self.target)
        return None

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = None if self.broken else await self.choose()
        if there is None:
            writer.transport.abort()
            return
        ends = {writer, there[1]}
        self.writers |= ends
        ways = [
            asyncio.ensure_future(self.pump(reader, there[1])),
            asyncio.ensure_future(self.pump(there[0], writer)),
        ]
        with contextlib.suppress(asyncio.CancelledError):  # the network is closed
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        self.writers -= ends
        for one in ends:
            one.close()

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(65_536):
                await self.clear.wait()
                writer.write(chunk)
                await writer.drain()

    # From other threads.

    def mute(self) -> None:
        self.network.do(self.clear.clear)

    def cut(self) -> None:
        def now() -> None:
            self.broken = True
            for writer in list(self.writers):
                writer.transport.abort()

        self.network.do(now)

    def restore(self) -> None:
        def now() -> None:
            self.broken = False
            self.clear.set()

        self.network.do(now)


class Proxy(Line):
    """Every connection goes to a server at random, or to another one if that is not there: it knows nothing of
    tables, as the simplest one in front of several servers would."""

    def __init__(self, network: Network, ports: Sequence[int], seed: int) -> None:
        self.ports = list(ports)
        self.dice = random.Random(seed)
        super().__init__(network, 0)

    async def choose(self) -> Streams | None:
        for port in self.dice.sample(self.ports, len(self.ports)):
            with contextlib.suppress(OSError):
                return await opened(port)
        return None
