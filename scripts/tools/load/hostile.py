"""Load with an attacker: games at a steady pace while one address does all that its limits let it do."""

import argparse
import asyncio
import http.client
import json
import os
import subprocess
import sys
import threading
import time
from contextlib import closing
from typing import Any, Final

from scripts.tools.load.load import Game, Load, make_table, seat_all, sit_down, spent
from tests.server.client import Client
from tilewright.core import compiled
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import write_record
from tilewright.kernel.rng import Rng

ATTACKER: Final = "127.0.66.1"  # all of 127.0.0.0/8 is this machine
PROBE: Final = "127.0.77.1"
PACE: Final = 0.1  # seconds between two looks at the health
ROUNDS: Final = 20  # of that many seconds, where a busy machine lets nobody move in the first
SHARES: Final = (0.5, 0.95, 0.99, 1.0)
HEALTH_MS: Final = 100  # 99 % of the looks at the health are to take less
MOVE_MS: Final = 150  # and 95 % of the moves, until everybody knows of them


class Crowd(Load):
    """Every table has people and an address of its own; the last one shares that of the attacker."""

    def __init__(self, args: argparse.Namespace, port: int) -> None:
        super().__init__(args, port)
        self.near: list[float] = []

    async def open(self, number: int) -> Game:
        table = number % 100_000
        last = table == self.args.tables - 1
        source = ATTACKER if last else f"127.1.{table // 250}.{table % 250 + 1}"
        people = [Client(self.port, person.name, source) for person in self.people]
        await asyncio.to_thread(lambda: [person.introduce() for person in people])
        key = await asyncio.to_thread(make_table, people, self.args.game)
        game = Game(key, number)
        await sit_down(game, people, self.port, self.args.lang)
        while not all(game.latest):
            await asyncio.sleep(0.05)
        return game

    def note(self, game: Game, wait: float) -> None:
        super().note(game, wait)
        if game.number % 100_000 == self.args.tables - 1:
            self.near.append(wait)


class Probe:
    """Looks at the health all the time, from an address of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.waits: list[float] = []
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        while not self.ended.wait(PACE):
            began = time.perf_counter()
            with closing(http.client.HTTPConnection("127.0.0.1", self.port, 60, (PROBE, 0))) as line:
                line.request("GET", "/health")
                assert line.getresponse().read() == b"ok\n"
            self.waits.append(time.perf_counter() - began)

    def stop(self) -> list[float]:
        self.ended.set()
        self.thread.join(120)
        return self.waits


def finished_record(game: str) -> str:
    """A game played to its end by chance, for those who want to see it again."""
    spec = registry().spec(game)
    rules = registry().rules(game)
    match, dice = Match(rules, "hostile"), Rng.from_seed("hostile")
    while not rules.over(match.state):
        seat = rules.waiting_seats(match.state)[0]
        options = rules.options(match.state, seat)
        match.act(seat, rules.text(options[dice.below(len(options))]))
    return write_record(match, spec)


def percentiles(found: list[float]) -> dict[str, float]:
    waits = sorted(found) or [-0.001]
    return {
        ("most" if share == 1 else f"p{100 * share:g}"): round(1000 * waits[int(share * (len(waits) - 1))], 1)
        for share in SHARES
    } | {"count": len(found)}


async def phase(load: Crowd, games: list[Game], seconds: float, pid: int) -> tuple[list[Game], dict[str, Any]]:
    """So many seconds of play, more where something did not happen even once, and how it went."""
    load.waits, load.near = [], []
    probe = Probe(load.port)
    used, own, began = spent(pid), time.process_time(), time.perf_counter()
    for _ in range(ROUNDS):
        until = time.perf_counter() + seconds
        games = await asyncio.gather(*[load.pace(game, until) for game in games])
        if probe.waits and load.waits and load.near:
            break
    took = time.perf_counter() - began
    found = {
        "health_ms": percentiles(await asyncio.to_thread(probe.stop)),
        "move_ms": percentiles(load.waits),
        "move_at_the_same_address_ms": percentiles(load.near),
        "server_cpu_percent": round(100 * (spent(pid) - used) / took, 1),
        "client_cpu_percent": round(100 * (time.process_time() - own) / took, 1),
        "load_of_machine": round(os.getloadavg()[0], 2),
    }
    return games, found


async def run(args: argparse.Namespace, port: int, pid: int) -> dict[str, Any]:
    load = await asyncio.to_thread(Crowd, args, port)
    keeper = Client(port, "Keeper", "127.0.55.1")
    over = keeper.post("/api/records", finished_record(args.game))["id"]
    games = await seat_all(load)
    games, quiet = await phase(load, games, args.seconds / 3, pid)
    tables = ",".join(game.key for game in games)
    command = [
        sys.executable,
        "-m",
        "scripts.tools.load.attacker",
        str(port),
        over,
        tables,
        str(ROUNDS * args.seconds + 5),
        ATTACKER,
    ]
    command.append(args.game)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attacker:
        try:
            assert attacker.stdout is not None
            await asyncio.to_thread(attacker.stdout.readline)  # it has come in
            games, hostile = await phase(load, games, args.seconds, pid)
            attacker.terminate()  # it says what it did
            said = (await asyncio.to_thread(attacker.communicate, None, 60))[0]
        finally:
            attacker.kill()
    await asyncio.gather(*[game.close() for game in games])
    return {
        "core": "compiled" if compiled() else "plain Python",
        "game": args.game,
        "tables": args.tables,
        "quiet": quiet,
        "hostile": hostile,
        "attacker": json.loads(said),
        "reached": {
            f"health p99 under {HEALTH_MS} ms": hostile["health_ms"]["p99"] < HEALTH_MS,
            f"move p95 under {MOVE_MS} ms": hostile["move_ms"]["p95"] < MOVE_MS,
            f"move at the same address p95 under {MOVE_MS} ms": hostile["move_at_the_same_address_ms"]["p95"]
            < MOVE_MS,
        },
    }


def shown(found: dict[str, Any]) -> str:
    """The percentiles as a table."""
    rows = [f"{'milliseconds':<34}{'p50':>9}{'p95':>9}{'p99':>9}{'most':>9}{'count':>8}"]
    for name in ("quiet", "hostile"):
        for kind in ("health_ms", "move_ms", "move_at_the_same_address_ms"):
            row = found[name][kind]
            cells = "".join(f"{row[key]:>9}" for key in ("p50", "p95", "p99", "most"))
            rows.append(f"{name + ' ' + kind.removesuffix('_ms').replace('_', ' '):<34}{cells}{row['count']:>8}")
    return "\n".join(rows)
