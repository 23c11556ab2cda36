"""Load on loopback: many tables of people who move at a steady pace, against the real server."""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Client

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
MAKERS = 32  # tables that are made at the same time
LONGEST = 1800  # seconds that a run may last at most


class Game:
    """One table as its players' sockets see it."""

    def __init__(self, key: str, number: int) -> None:
        self.key = key
        self.number = number
        self.dice = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.latest: list[bytes] = []  # by seat: the last position, unread until it matters
        self.told: list[float] = []  # by seat: when that was
        self.asked = -1  # the seat whose last position had options
        self.began = 0.0
        self.over = False
        self.tasks: list[asyncio.Task[None]] = []

    async def listen(self, seat: int) -> None:
        """Keeps the generator lean: what nobody will act on is not even decoded."""
        while True:
            raw = await self.sockets[seat].recv(decode=False)
            if raw.startswith(b'{"t":"position"'):
                self.latest[seat] = raw
                self.told[seat] = time.perf_counter()
                if b'"options":[' in raw:
                    self.asked = seat
                if raw.endswith(b'"over":true}'):
                    self.over = True

    async def move(self) -> bool:
        """Ask for one move; whether there was one to make."""
        seat = self.asked
        if self.over or seat < 0:
            return False
        here = POSITION.decode(self.latest[seat])
        if not here.options:
            return False
        text = self.dice.choice(here.options).text
        message = {"t": "act", "id": 1, "seat": seat, "v": here.v, "text": text}
        self.actor, self.asked = seat, -1
        self.began = time.perf_counter()
        await self.sockets[seat].send(json.dumps(message))
        return True

    def waited(self) -> float:
        """Seconds until the last of those who were to know of that move was told; -1 if its player was not yet."""
        if self.told[self.actor] < self.began:
            return -1
        return max(self.told) - self.began

    actor = -1

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*[socket.close() for socket in self.sockets], return_exceptions=True)


class Option(msgspec.Struct):
    text: str


class Place(msgspec.Struct):
    """As much of a position as a player needs who moves at random."""

    v: int
    options: list[Option] = []


POSITION = msgspec.json.Decoder(Place)


def make_table(people: list[Client], game: str) -> str:
    made = people[0].table([{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)], game)
    for person, code in zip(people[1:], made["codes"], strict=True):
        person.join(code["code"])
    people[0].post(f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


async def sit_down(game: Game, people: list[Client], port: int, lang: str) -> None:
    game.latest, game.told = [b""] * len(people), [0.0] * len(people)
    for seat, person in enumerate(people):
        url = f"ws://127.0.0.1:{port}/api/tables/{game.key}/socket"
        headers = {"Cookie": person.cookie}
        socket = await connect(
            url, additional_headers=headers, compression=None, max_queue=None, ping_interval=None
        )
        game.sockets.append(socket)
        await socket.send(json.dumps({"t": "hello", "id": 1, "lang": lang}))
        game.tasks.append(asyncio.ensure_future(game.listen(seat)))


class Load:
    """Tables that are always full: when a game is over, the next one begins at the same pace."""

    def __init__(self, args: argparse.Namespace, port: int) -> None:
        self.args = args
        self.port = port
        self.people = [Client(port, name).introduce() for name in NAMES[: args.seats]]
        self.waits: list[float] = []
        self.finished = 0

    async def open(self, number: int) -> Game:
        game = Game(await asyncio.to_thread(make_table, self.people, self.args.game), number)
        await sit_down(game, self.people, self.port, self.args.lang)
        while not all(game.latest):
            await asyncio.sleep(0.05)
        return game

    async def pace(self, game: Game, until: float) -> None:
        every = self.args.every
        await asyncio.sleep(game.dice.random() * every)
        while time.perf_counter() < until:
            began = time.perf_counter()
            moved = await game.move()
            await asyncio.sleep(max(0.0, began + every - time.perf_counter()))
            if moved:
                wait = game.waited()
                self.waits.append(wait if wait >= 0 else LONGEST)  # not even told by now: counted as the worst
            if game.over and time.perf_counter() < until:
                self.finished += 1
                await game.close()
                game = await self.open(game.number + 100_000)
        await game.close()


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def spent(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def watch_memory(pid: int, found: list[float]) -> None:
    while True:
        found.append(memory(pid))
        await asyncio.sleep(5)


async def run(args: argparse.Namespace, port: int, pid: int) -> dict[str, Any]:
    empty = memory(pid)
    load = await asyncio.to_thread(Load, args, port)
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(MAKERS))
    games: list[Game] = []
    for start in range(0, args.tables, MAKERS):
        numbers = range(start, min(start + MAKERS, args.tables))
        games += await asyncio.gather(*[load.open(number) for number in numbers])
    seated = memory(pid)
    levels: list[float] = []
    watch = asyncio.ensure_future(watch_memory(pid, levels))
    used, own = spent(pid), time.process_time()
    until = time.perf_counter() + args.seconds
    await asyncio.gather(*[load.pace(game, until) for game in games])
    used, own = spent(pid) - used, time.process_time() - own
    watch.cancel()
    waits = sorted(load.waits)
    return {
        "tables": len(games),
        "sockets": len(games) * args.seats,
        "moves": len(waits),
        "moves_per_second": round(len(waits) / args.seconds, 1),
        "server_cpu_ms_per_move": round(1000 * used / len(waits), 2),
        "client_cpu_ms_per_move": round(1000 * own / len(waits), 2),
        "load_of_machine": os.getloadavg()[0],
        "finished": load.finished,
        "median_ms": round(1000 * statistics.median(waits), 1),
        "p95_ms": round(1000 * waits[int(0.95 * len(waits))], 1),
        "p99_ms": round(1000 * waits[int(0.99 * len(waits))], 1),
        "memory_mb": {
            "empty": round(empty), "seated": round(seated), "most": round(max(levels)),
            "over_time": [round(level) for level in levels[:: max(1, len(levels) // 12)]],
        },
        "mb_per_100_tables": round(100 * (max(levels) - empty) / len(games), 1),
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--game", default=None, help="default: the first that is registered")
    parser.add_argument("--lang", default="", help="with words in this language")
    parser.add_argument("--store", default=None, help="the folder for the store; its disk is part of every wait")
    args = parser.parse_args()
    args.seconds = min(args.seconds, LONGEST)
    with tempfile.TemporaryDirectory(dir=args.store) as folder:
        command = [sys.executable, "-m", "scripts.load_server", f"{folder}/load.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                port = int(server.stdout.readline())
                if args.game is None:
                    args.game = Client(port).get("/api/games")["games"][0]["key"]
                print(json.dumps(asyncio.run(run(args, port, server.pid)), indent=2))
            finally:
                server.terminate()
                server.wait(30)
    return 0


if __name__ == "__main__":
    sys.exit(main())
