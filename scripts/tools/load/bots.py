"""How long one person's easy bot takes while another address has many hard ones; on loopback."""

import argparse
import asyncio
import http.client
import json
import os
import statistics
import sys
import tempfile
import time
from typing import Any

from websockets.asyncio.client import connect

from scripts.tools.load.process import run_server
from tests.server.client import Client, Table
from tilewright.core import compiled
from tilewright.server.settings import Settings
from tilewright.server.startup import serve

CROWD = "127.0.0.2"  # where the others come from; the person comes from 127.0.0.1
LONGEST = 600  # seconds that a run may last at most
GAME = "keyflower"
SEATS = 6


class Stranger(Client):
    """Somebody who comes from another address."""

    def post(self, path: str, body: object = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=(CROWD, 0))
        try:
            headers = {"content-type": "application/json", "cookie": self.cookie}
            connection.request("POST", path, json.dumps(body).encode(), headers)
            response = connection.getresponse()
            raw = response.read()
            assert response.status == 200, raw
            self.cookie = (response.getheader("set-cookie") or self.cookie).partition(";")[0]
            return json.loads(raw)
        finally:
            connection.close()


async def watch(port: int, tables: list[str], until: float) -> None:
    """Looks at all those tables from the other address, and throws away what it is told."""

    async def look(table: str) -> None:
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        async with connect(url, local_addr=(CROWD, 0), max_queue=None) as socket:
            await socket.send('{"t":"hello","id":1}')
            while True:
                await socket.recv(decode=False)

    tasks = [asyncio.ensure_future(look(table)) for table in tables]
    await asyncio.wait(tasks, timeout=until - time.monotonic())
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def play(person: Client, bot: str, until: float, most: int) -> list[float]:
    """Seconds that the person waited for the bot, again and again."""
    found: list[float] = []
    while len(found) < most and time.monotonic() < until:
        made = person.post("/api/play", {"game": GAME, "bot": bot, "options": {"players": 2}, "seat": 0})
        table = person.sit_at(made["id"])
        try:
            found += answers(table, until, most - len(found))
        finally:
            table.close()
    return found


def answers(table: Table, until: float, most: int) -> list[float]:
    """Of one game: from an action after which the bot is asked until the person is asked again."""
    found: list[float] = []
    while not table.position.get("over") and len(found) < most and time.monotonic() < until:
        began, waited = time.perf_counter(), False
        if table.position.get("options"):
            table.act(table.position["options"][-1]["text"])
        while not table.position.get("options") and not table.position.get("over"):
            waited = True
            table.until("position")
        if waited:
            found.append(time.perf_counter() - began)
    return found


def summed(waits: list[float]) -> dict[str, float]:
    ordered = sorted(waits)
    return {
        "answers": len(ordered),
        "median_ms": round(1000 * statistics.median(ordered), 1),
        "p95_ms": round(1000 * ordered[int(0.95 * (len(ordered) - 1))], 1),
        "most_ms": round(1000 * ordered[-1], 1),
        "load_of_machine": os.getloadavg()[0],
    }


def moves(crowd: Client, tables: list[str]) -> int:
    """That the bots of the crowd have made so far, of which every spectator knows."""
    return sum(len(crowd.get(f"/api/tables/{table}/log")["steps"]) for table in tables)


def run(args: argparse.Namespace, port: int) -> dict[str, Any]:
    person, crowd = Client(port, "Anna").introduce(), Stranger(port, "Crowd")
    play(person, args.bot, time.monotonic() + 30, 5)  # the workers have read the rules
    quiet = summed(play(person, args.bot, time.monotonic() + args.seconds / 3, 300))
    seats = [{"kind": "bot", "bot": args.crowd}] * SEATS
    tables = []
    for _ in range(args.tables):
        tables.append(crowd.post("/api/tables", {"game": GAME, "seats": seats})["id"])
        crowd.post(f"/api/tables/{tables[-1]}/start", {})
    before, began = moves(person, tables), time.monotonic()
    until = began + args.seconds

    async def both() -> list[float]:
        looking = asyncio.ensure_future(watch(port, tables if args.watched else [], until))
        found = await asyncio.to_thread(play, person, args.bot, until, 1_000_000)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        return found

    waits = asyncio.run(both())
    others = (moves(person, tables) - before) / (time.monotonic() - began)
    return {
        "core": "compiled" if compiled() else "plain Python",
        "processors": os.cpu_count(),
        "workers": args.workers,
        "crowd": f"{args.tables} tables of {SEATS} {args.crowd}, {'watched' if args.watched else 'unwatched'}",
        "moves_of_the_crowd_per_second": round(others, 2),
        f"{args.bot}_before": quiet,
        f"{args.bot}_meanwhile": summed(waits),
    }


def serve_here(db: str, workers: int) -> None:
    """The server, which lets one address make all the tables."""
    settings = Settings(
        db=db, port=0, browser=False, bot_workers=workers, tables_each=10_000, sockets_each=10_000,
        requests_per_second=100_000, tables_per_hour=100_000, messages_per_second=100_000,
        connections_each=10_000, address_work=1_000_000, socket_work=1_000_000,
    )  # fmt: skip
    serve(settings, lambda address: print(address.rstrip("/").rpartition(":")[2], flush=True))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", action="store_true", help="this measurement")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=Settings().bot_workers)
    parser.add_argument("--bot", default="easy", help="of the person")
    parser.add_argument("--crowd", default="hard", help="bots of the other address")
    parser.add_argument("--watched", action="store_true", help="the other address looks at its tables")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve_here(args.serve, args.workers)
        return 0
    args.seconds = min(args.seconds, LONGEST)
    with tempfile.TemporaryDirectory() as folder:
        arguments = ("--serve", f"{folder}/load.db", "--workers", str(args.workers))
        with run_server("scripts.tools.load.bots", *arguments) as server:
            print(json.dumps(run(args, server.port), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
