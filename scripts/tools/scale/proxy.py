"""A small proxy: every connection goes to a server at random, or to another one if that is not there."""

import asyncio
import contextlib
import random
import threading
from collections.abc import Sequence


class Proxy:
    """Knows nothing of tables, as the simplest one in front of several servers would. In a thread of its own."""

    def __init__(self, ports: Sequence[int], seed: int) -> None:
        self.ports = list(ports)
        self.dice = random.Random(seed)
        self.loop = asyncio.new_event_loop()
        self.server = self.loop.run_until_complete(asyncio.start_server(self.pass_on, "127.0.0.1", 0))
        self.port: int = self.server.sockets[0].getsockname()[1]
        self.thread = threading.Thread(target=self.loop.run_forever, name="proxy", daemon=True)
        self.thread.start()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self.dice.sample(self.ports, len(self.ports)):
            with contextlib.suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", port)
                break
        else:
            writer.close()
            return
        ways = [asyncio.ensure_future(pump(reader, there[1])), asyncio.ensure_future(pump(there[0], writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for one in (writer, there[1]):
            one.close()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while chunk := await reader.read(65_536):
            writer.write(chunk)
            await writer.drain()
