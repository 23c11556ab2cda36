"""The enemy of scripts/load --hostile: forty spectators and a stream of requests from one address."""

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

SOCKETS: Final = 40
EACH: Final = 20  # messages a second on each
REQUESTS: Final = 20  # a second
IDLE: Final = 150  # connections that say nothing
LANGUAGES: Final = ("en", "ru", "uk", "hu", "")


class Enemy:
    """Everything it does ends at the same time."""

    def __init__(self, port: int, over: str, tables: list[str], seconds: float, source: str) -> None:
        self.port = port
        self.over = over
        self.tables = tables
        self.end = time.monotonic() + seconds
        self.source = (source, 0)
        self.seen: Counter[str] = Counter()
        self.dice = random.Random(1)

    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    async def spectator(self, number: int) -> None:
        """Asks for everything again and again, and comes back when it is sent away."""
        while self.goes_on():
            url = f"ws://127.0.0.1:{self.port}/api/tables/{self.dice.choice(self.tables)}/socket"
            try:
                async with connect(
                    url, local_addr=self.source, compression=None, max_queue=None, ping_interval=None
                ) as line:
                    self.seen["sockets opened"] += 1
                    await line.send(json.dumps({"t": "hello", "lang": LANGUAGES[number % 5]}))
                    reader = asyncio.ensure_future(self.hear(line))
                    try:
                        await self.flood(line)
                    finally:
                        reader.cancel()
            except ConnectionClosed as closed:
                self.seen[f"sockets closed {closed.rcvd.code if closed.rcvd else 0}"] += 1
            except (InvalidHandshake, OSError, TimeoutError, EOFError):
                self.seen["sockets refused"] += 1
                await asyncio.sleep(0.5)

    async def flood(self, line: object) -> None:
        while self.goes_on():
            have = self.dice.choice((1, 1, 0, self.dice.randrange(1, 300)))
            message = {"t": "sync", "id": 1, "have": have} if have else {"t": "look", "id": 1, "look": -1}
            await line.send(json.dumps(message))  # type: ignore[attr-defined]
            self.seen["messages sent"] += 1
            await asyncio.sleep(1 / EACH)

    async def hear(self, line: object) -> None:
        try:
            while True:
                raw = await line.recv(decode=False)  # type: ignore[attr-defined]
                kind = raw[6:20].partition(b'"')[0].decode()
                self.seen[f"heard {kind}"] += 1
        except ConnectionClosed:
            pass

    async def requests(self) -> None:
        tasks = set()
        while self.goes_on():
            task = asyncio.ensure_future(self.request())
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            await asyncio.sleep(1 / REQUESTS)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def request(self) -> None:
        table, lang = self.dice.choice(self.tables), self.dice.choice(LANGUAGES[:4])
        path = self.dice.choice(
            (
                f"/api/tables/{self.over}/replay?look=-2&count=40&from={self.dice.randrange(200)}&lang={lang}",
                f"/api/tables/{self.over}/replay?look=-1&count=40&from={self.dice.randrange(200)}&lang={lang}",
                f"/api/tables/{self.over}/log?from={self.dice.randrange(200)}&lang={lang}",
                f"/api/tables/{table}/log?from={self.dice.randrange(100)}&lang={lang}",
                f"/api/tables/{table}/record",
            )
        )
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=self.source)
            asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
            writer.write(asked.encode())
            raw = await reader.read()
            self.seen[f"requests answered {raw[9:12].decode()}"] += 1
            writer.close()
        except OSError:
            self.seen["requests cut off"] += 1

    async def idle(self) -> None:
        """As many silent connections as there is room for, and more."""
        while self.goes_on():
            lines = []
            for _ in range(IDLE):
                try:
                    lines.append(await asyncio.open_connection("127.0.0.1", self.port, local_addr=self.source))
                except OSError:
                    self.seen["idle connections refused"] += 1
            await asyncio.sleep(5)
            for _, writer in lines:
                writer.close()

    async def run(self) -> None:
        tasks = [self.spectator(number) for number in range(SOCKETS)]
        await asyncio.gather(*tasks, self.requests(), self.idle())


def main() -> int:
    os.nice(5)  # it would not run on the server's machine
    port, over, tables, seconds, source = sys.argv[1:]
    enemy = Enemy(int(port), over, tables.split(","), float(seconds), source)
    print("here", flush=True)
    asyncio.run(enemy.run())
    print(json.dumps(dict(sorted(enemy.seen.items()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
