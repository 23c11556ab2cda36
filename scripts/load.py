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
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import Client

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
LONGEST = 1800  # seconds that a run may last at most


class Game:
    """One table as its players' sockets see it."""

    def __init__(self, key: str, number: int) -> None:
        self.key = key
        self.dice = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.positions: list[dict[str, Any]] = []
        self.arrivals: list[tuple[int, float]] = []  # by seat: which move was told last, and when
        self.began = 0.0
        self.actor = -1
        self.over = False

    async def listen(self, seat: int) -> None:
        async for raw in self.sockets[seat]:
            if raw[:15] == '{"t":"position"':
                self.positions[seat] = json.loads(raw)
                self.over |= self.positions[seat].get("over", False)
                self.arrivals[seat] = (self.positions[seat]["at"], time.perf_counter())

    async def move(self) -> bool:
        """Ask for one move; whether there was one to make."""
        self.actor = next((seat for seat, one in enumerate(self.positions) if one.get("options")), -1)
        if self.over or self.actor < 0:
            return False
        here = self.positions[self.actor]
        text = self.dice.choice(here["options"])["text"]
        message = {"t": "act", "id": 1, "seat": self.actor, "v": here["v"], "text": text}
        self.began = time.perf_counter()
        await self.sockets[self.actor].send(json.dumps(message))
        return True

    def waited(self) -> float:
        """Seconds until the last of those who were to know of that move were told; -1 if nobody was yet."""
        move, told = self.arrivals[self.actor]
        if told < self.began:
            return -1
        return max(when for which, when in self.arrivals if which == move) - self.began


def make_tables(port: int, game: str, seats: int, count: int) -> tuple[list[Client], list[str]]:
    people = [Client(port, name).introduce() for name in NAMES[:seats]]
    keys = []
    for _ in range(count):
        made = people[0].table([{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)], game)
        for person, code in zip(people[1:], made["codes"], strict=True):
            person.join(code["code"])
        people[0].post(f"/api/tables/{made['id']}/start", {})
        keys.append(made["id"])
    return people, keys


async def sit_down(
    game: Game, people: list[Client], port: int, lang: str, tasks: list[asyncio.Task[None]]
) -> None:
    for seat, person in enumerate(people):
        url = f"ws://127.0.0.1:{port}/api/tables/{game.key}/socket"
        opened = connect(url, additional_headers={"Cookie": person.cookie}, compression=None, max_queue=None)
        socket = await opened.__aenter__()
        game.sockets.append(socket)
        game.positions.append({})
        game.arrivals.append((0, 0.0))
        await socket.send(json.dumps({"t": "hello", "id": 1, "lang": lang}))
        tasks.append(asyncio.ensure_future(game.listen(seat)))


async def pace(game: Game, every: float, until: float, waits: list[float]) -> None:
    await asyncio.sleep(game.dice.random() * every)
    while time.perf_counter() < until and not game.over:
        began = time.perf_counter()
        moved = await game.move()
        await asyncio.sleep(max(0.0, began + every - time.perf_counter()))
        if moved:
            wait = game.waited()
            waits.append(wait if wait >= 0 else LONGEST)  # not even told by now: counted as the worst


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
    people, keys = await asyncio.to_thread(make_tables, port, args.game, args.seats, args.tables)
    made = memory(pid)
    tasks: list[asyncio.Task[None]] = []
    games = [Game(key, number) for number, key in enumerate(keys)]
    for game in games:
        await sit_down(game, people, port, args.lang, tasks)
    while not all(position for game in games for position in game.positions):
        await asyncio.sleep(0.1)
    seated = memory(pid)
    waits: list[float] = []
    levels: list[float] = []
    tasks.append(asyncio.ensure_future(watch_memory(pid, levels)))
    used, own = spent(pid), time.process_time()
    until = time.perf_counter() + args.seconds
    await asyncio.gather(*[pace(game, args.every, until, waits) for game in games])
    used, own = spent(pid) - used, time.process_time() - own
    for task in tasks:
        task.cancel()
    waits.sort()
    after = memory(pid)
    return {
        "tables": len(games),
        "sockets": sum(len(game.sockets) for game in games),
        "moves": len(waits),
        "moves_per_second": round(len(waits) / args.seconds, 1),
        "server_cpu_ms_per_move": round(1000 * used / len(waits), 2),
        "client_cpu_ms_per_move": round(1000 * own / len(waits), 2),
        "load_of_machine": os.getloadavg()[0],
        "finished": sum(game.over for game in games),
        "median_ms": round(1000 * statistics.median(waits), 1),
        "p95_ms": round(1000 * waits[int(0.95 * len(waits))], 1),
        "p99_ms": round(1000 * waits[int(0.99 * len(waits))], 1),
        "memory_mb": {
            "empty": round(empty), "tables": round(made), "sockets": round(seated), "end": round(after),
            "over_time": [round(level) for level in levels[:: max(1, len(levels) // 12)]],
        },
        "mb_per_100_tables": round(100 * (after - empty) / len(games), 1),
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--game", default=None, help="default: the first that is registered")
    parser.add_argument("--lang", default="", help="with words in this language")
    args = parser.parse_args()
    args.seconds = min(args.seconds, LONGEST)
    with tempfile.TemporaryDirectory() as folder:
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
