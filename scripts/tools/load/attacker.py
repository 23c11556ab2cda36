"""The attacker of scripts/load --hostile, all from one address: forty spectators, twenty sockets of people with
seats at tables of their own, a stream of requests, and silent connections."""

import asyncio
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Client

SOCKETS: Final = 40
SEATED: Final = 20  # sockets of people with seats
PEOPLE: Final = 5  # who have them, each at a table of their own
EACH: Final = 20  # messages a second on each
REQUESTS: Final = 20  # a second
IDLE: Final = 150  # connections that say nothing
Message = dict[str, Any]
LANGUAGES: Final = ("en", "ru", "uk", "hu", "")


class Attacker:
    """Everything it does ends at the same time, or when it is told to stop."""

    def __init__(self, port: int, over: str, tables: list[str], seconds: float, source: str) -> None:
        self.port = port
        self.over = over
        self.tables = tables
        self.end = time.monotonic() + seconds
        self.source = (source, 0)
        self.seats: list[tuple[str, str]] = []  # tables and cookies
        self.seen: Counter[str] = Counter()
        self.dice = random.Random(1)

    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    def stop(self) -> None:
        self.end = time.monotonic()

    async def sit_down(self, game: str) -> None:
        """Seats at running games, for people who have nothing in mind but to ask."""
        for number in range(PEOPLE):
            person = Client(self.port, f"Attacker {number}", self.source[0])
            seats = [{"kind": "me", "name": person.name}, {"kind": "here", "name": "Other"}]
            made = await asyncio.to_thread(person.table, seats, game)
            await asyncio.to_thread(person.post, f"/api/tables/{made['id']}/start", {})
            self.seats.append((made["id"], person.cookie))

    async def spectator(self, number: int) -> None:
        while self.goes_on():
            await self.visit(number, self.dice.choice(self.tables), "", self.question)

    async def player(self, number: int) -> None:
        table, cookie = self.seats[number % PEOPLE]
        while self.goes_on():
            await self.visit(number, table, cookie, self.turn)

    async def visit(self, number: int, table: str, cookie: str, ask: Callable[[], Message]) -> None:
        """Asks for everything again and again, until it is sent away."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        whose = "seated sockets" if cookie else "sockets"
        headers = {"Cookie": cookie} if cookie else {}
        try:
            async with connect(
                url, additional_headers=headers, local_addr=self.source, compression=None, max_queue=None,
                ping_interval=None,
            ) as line:  # fmt: skip
                self.seen[f"{whose} opened"] += 1
                await line.send(json.dumps({"t": "hello", "lang": LANGUAGES[number % 5]}))
                reader = asyncio.ensure_future(self.hear(line, "seated " if cookie else ""))
                try:
                    while self.goes_on():
                        await line.send(json.dumps({"id": 1, **ask()}))
                        self.seen["seated messages sent" if cookie else "messages sent"] += 1
                        await asyncio.sleep(1 / EACH)
                finally:
                    reader.cancel()
        except ConnectionClosed as closed:
            self.seen[f"{whose} closed {closed.rcvd.code if closed.rcvd else 0}"] += 1
        except (InvalidHandshake, OSError, TimeoutError, EOFError):
            self.seen[f"{whose} refused"] += 1
            await asyncio.sleep(0.5)

    def question(self) -> Message:
        have = self.dice.choice((1, 1, 0, self.dice.randrange(1, 300)))
        return {"t": "sync", "have": have} if have else {"t": "look", "look": -1}

    def turn(self) -> Message:
        """Mostly what is kept for players when their address has asked for too much."""
        seat = self.dice.randrange(2)
        return self.dice.choice(
            (
                {"t": "sync", "have": self.dice.randrange(300)},
                {"t": "look", "look": seat},
                {"t": "act", "seat": seat, "v": self.dice.randrange(9), "text": "pass"},
                {"t": "undo", "seat": seat},
                {"t": "ping"},
                {"t": "try", "seat": seat, "texts": ["pass"] * 60},
            )
        )

    async def hear(self, line: ClientConnection, whose: str) -> None:
        try:
            while True:
                raw = await line.recv(decode=False)
                kind = raw[6:20].partition(b'"')[0].decode()
                self.seen[f"{whose}heard {kind}"] += 1
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

    async def run(self, game: str) -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.stop)
        await self.sit_down(game)
        print("here", flush=True)
        tasks = [self.player(number) for number in range(SEATED)]
        tasks += [self.spectator(number) for number in range(SOCKETS)]
        await asyncio.gather(*tasks, self.requests(), self.idle())


def main() -> int:
    os.nice(5)  # it would not run on the server's machine
    port, over, tables, seconds, source, game = sys.argv[1:]
    attacker = Attacker(int(port), over, tables.split(","), float(seconds), source)
    asyncio.run(attacker.run(game))
    print(json.dumps(dict(sorted(attacker.seen.items()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
