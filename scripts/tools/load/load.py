"""Load on loopback: many tables of people who move at a steady pace, against the real server."""

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from scripts.tools.load.memory import Row, Sample, resident, row, slope, step
from scripts.tools.load.process import run_server
from tests.server.client import Client
from tilewright.core import compiled

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
MAKERS = 32  # tables that are made at the same time
LONGEST = 1800  # seconds that a run may last at most
SAMPLE = 5.0  # seconds between two looks at the memory
HEARTBEAT = 30.0  # seconds between two words of somebody who has nothing to do


class Game:
    """One table as its players' sockets see it."""

    def __init__(self, key: str, number: int) -> None:
        self.key = key
        self.number = number
        self.dice = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.latest: list[bytes] = []  # by seat: the last position, unread until it matters
        self.heard_at: list[float] = []  # by seat: when that was
        self.asked: set[int] = set()  # the seats whose last position had options
        self.news = asyncio.Event()  # somebody was told something
        self.began = 0.0
        self.over = False
        self.tasks: list[asyncio.Task[None]] = []

    async def listen(self, seat: int) -> None:
        """Keeps the generator lean: what nobody will act on is not even decoded."""
        while True:
            raw = await self.sockets[seat].recv(decode=False)
            if raw.startswith(b'{"t":"position"'):
                self.latest[seat] = raw
                self.heard_at[seat] = time.perf_counter()
                self.asked.discard(seat)
                if b'"options":[' in raw:
                    self.asked.add(seat)
                if raw.endswith(b'"over":true}'):
                    self.over = True
                self.news.set()

    async def beat(self) -> None:
        """As a page does: whoever falls silent is thought to be gone."""
        while True:
            await asyncio.sleep(HEARTBEAT * (0.5 + self.dice.random() / 2))
            for socket in self.sockets:
                await socket.send('{"t":"ping","id":2}')

    async def move(self) -> bool:
        """Ask for one move; whether there was one to make."""
        if self.over or not self.asked:
            return False
        seat = self.dice.choice(sorted(self.asked))
        here = POSITION.decode(self.latest[seat])
        if not here.options:
            return False
        text = self.dice.choice(here.options).text
        message = {"t": "act", "id": 1, "seat": seat, "v": here.v, "text": text}
        self.actor = seat
        self.asked.discard(seat)
        self.began = time.perf_counter()
        await self.sockets[seat].send(json.dumps(message))
        return True

    async def hurry(self, moves: int) -> None:
        """So many moves without a pause: a game that is not at its beginning."""
        for _ in range(moves):
            while not self.asked and not self.over:
                self.news.clear()
                await self.news.wait()
            if not await self.move():
                return

    def waited(self) -> float:
        """Seconds until the last of those who were to know of that move was told; -1 if its player was not yet."""
        if self.heard_at[self.actor] < self.began:
            return -1
        return max(self.heard_at) - self.began

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
    game.latest, game.heard_at = [b""] * len(people), [0.0] * len(people)
    for seat, person in enumerate(people):
        url = f"ws://127.0.0.1:{port}/api/tables/{game.key}/socket"
        headers = {"Cookie": person.cookie}
        socket = await connect(
            url,
            additional_headers=headers,
            compression=None,
            max_queue=None,
            ping_interval=None,
            local_addr=person.source,
        )
        game.sockets.append(socket)
        await socket.send(json.dumps({"t": "hello", "id": 1, "lang": lang}))
        game.tasks.append(asyncio.ensure_future(game.listen(seat)))
    game.tasks.append(asyncio.ensure_future(game.beat()))


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

    def note(self, game: Game, wait: float) -> None:
        """How long that move took."""
        self.waits.append(wait)

    async def pace(self, game: Game, until: float) -> Game:
        """Plays on until then; the game that lies on this table at the end."""
        every = self.args.every
        await asyncio.sleep(game.dice.random() * every)
        while time.perf_counter() < until:
            began = time.perf_counter()
            moved = await game.move()
            await asyncio.sleep(max(0.0, began + every - time.perf_counter()))
            if moved:
                wait = game.waited()
                self.note(game, wait if wait >= 0 else LONGEST)  # not even told by now: counted as the worst
            if game.over and time.perf_counter() < until:
                self.finished += 1
                await game.close()
                game = await self.open(game.number + 100_000)
        return game


def spent(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Watch:
    """Looks at the memory of the server all the time and says it every minute."""

    def __init__(self, load: Load, pid: int, empty: float) -> None:
        self.load = load
        self.pid = pid
        self.empty = empty
        self.began = time.perf_counter()
        self.samples: list[Sample] = []
        self.rows: list[Row] = []

    def look(self) -> Sample:
        at = time.perf_counter() - self.began
        self.samples.append(Sample(at, resident(self.pid), len(self.load.waits), self.load.finished))
        return self.samples[-1]

    def say(self) -> None:
        self.rows.append(row(self.samples[-1], self.empty, self.load.args.tables))
        print(self.rows[-1].shown(), file=sys.stderr, flush=True)

    async def go_on(self) -> None:
        due, every = 0.0, step(self.load.args.seconds)
        while True:
            if self.look().at >= due:
                due += every
                self.say()
            await asyncio.sleep(min(SAMPLE, every))


async def seat_all(load: Load) -> list[Game]:
    """All tables, with games of as many ages as asked for."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(MAKERS))
    games: list[Game] = []
    for start in range(0, load.args.tables, MAKERS):
        numbers = range(start, min(start + MAKERS, load.args.tables))
        games += await asyncio.gather(*[load.open(number) for number in numbers])
    await asyncio.gather(*[game.hurry(game.dice.randrange(load.args.ages + 1)) for game in games])
    return games


async def run(args: argparse.Namespace, port: int, pid: int) -> dict[str, Any]:
    empty = resident(pid)
    load = await asyncio.to_thread(Load, args, port)
    games = await seat_all(load)
    seated = resident(pid)
    watch = Watch(load, pid, empty)
    watching = asyncio.ensure_future(watch.go_on())
    used, own = spent(pid), time.process_time()
    until = time.perf_counter() + args.seconds
    games = await asyncio.gather(*[load.pace(game, until) for game in games])
    used, own = spent(pid) - used, time.process_time() - own
    watching.cancel()
    watch.look()
    watch.say()
    await asyncio.gather(*[game.close() for game in games])
    return {
        **summary(args, load.waits, used, own),
        "finished": load.finished,
        **levels(watch, seated),
    }


def summary(args: argparse.Namespace, found: list[float], used: float, own: float) -> dict[str, Any]:
    """How long people waited, and what it cost."""
    waits = sorted(found)
    return {
        "core": "compiled" if compiled() else "plain Python",
        "game": args.game,
        "tables": args.tables,
        "sockets": args.tables * args.seats,
        "moves": len(waits),
        "moves_per_second": round(len(waits) / args.seconds, 1),
        "server_cpu_ms_per_move": round(1000 * used / len(waits), 2),
        "client_cpu_ms_per_move": round(1000 * own / len(waits), 2),
        "load_of_machine": os.getloadavg()[0],
        "median_ms": round(1000 * statistics.median(waits), 1),
        "p95_ms": round(1000 * waits[int(0.95 * len(waits))], 1),
        "p99_ms": round(1000 * waits[int(0.99 * len(waits))], 1),
    }


def levels(watch: Watch, seated: float) -> dict[str, Any]:
    """Where the memory stood, minute by minute, and whether it still grew at the end."""
    tables, most = watch.load.args.tables, max(one.mb for one in watch.samples)
    return {
        "memory_mb": {"empty": round(watch.empty, 1), "seated": round(seated, 1), "most": round(most, 1)},
        "mb_per_100_tables": round(100 * (most - watch.empty) / tables, 2),
        "slope_mb_per_100_tables_per_minute": round(slope(watch.samples, tables), 3),
        "minutes": [one._asdict() for one in watch.rows],
    }


async def hostile(args: argparse.Namespace, port: int, pid: int) -> dict[str, Any]:
    from scripts.tools.load import hostile  # which is made of what is here

    found = await hostile.run(args, port, pid)
    print(hostile.shown(found), file=sys.stderr)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--game", default=None, help="default: the first that is registered")
    parser.add_argument("--ages", type=int, default=0, help="moves that a game has behind it at most at the start")
    parser.add_argument("--lang", default="", help="with words in this language")
    parser.add_argument("--store", default=None, help="the folder for the store; its disk is part of every wait")
    parser.add_argument("--hostile", action="store_true", help="with an address that asks for all it may")
    args = parser.parse_args()
    args.seconds = min(args.seconds, LONGEST)
    if args.hostile and not args.ages:
        args.ages = 260  # long games are dear to tell
    with tempfile.TemporaryDirectory(dir=args.store) as folder:
        limits = ["limited"] if args.hostile else []
        with run_server("scripts.tools.load.server", f"{folder}/load.db", "0", *limits) as server:
            if args.game is None:
                args.game = Client(server.port).get("/api/games")["games"][0]["key"]
            measure = hostile if args.hostile else run
            print(json.dumps(asyncio.run(measure(args, server.port, server.pid)), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
