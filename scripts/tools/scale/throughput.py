"""How much 1, 2, 3 servers carry, one after the other in one run, and what a move, a socket and a row cost."""

import argparse
import asyncio
import time
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any, NamedTuple

import psycopg

from scripts.tools.load.load import LONGEST, Load, seat_all, spent
from scripts.tools.load.memory import resident
from scripts.tools.scale.processes import ServerProcess
from scripts.tools.scale.proxy import Network, Proxy
from tests.postgresql import Databases, OwnServer

ROWS = ("journal", "tables", "seats", "leases", "clocks")
IDLE = 200  # sockets that only listen


class Cost(NamedTuple):
    """Of one number of servers, in milliseconds of processor time for a move."""

    servers: int
    moves: int
    seconds: float
    server: float
    database: float
    client: float
    median: float  # milliseconds that a move took
    p95: float

    def shown(self) -> str:
        found = (
            f"{self.servers} servers: {self.moves / self.seconds:6.1f} moves/s, a move takes {self.server:.2f} ms "
            f"of servers, {self.database:.2f} ms of PostgreSQL, {self.client:.2f} ms of clients"
        )
        if self.p95 >= 1000 * LONGEST:  # the load asks for more than they can give
            return found
        return f"{found}; answered in {self.median:.0f} ms (median), {self.p95:.0f} ms (95 %)"


def database_time(server: OwnServer) -> float:
    """Seconds of processor time of all processes of PostgreSQL that run, and of those that ended."""
    pid = int((server.data / "postmaster.pid").read_text(encoding="ascii").split()[0])
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / 100
    return ended + spent(pid) + sum(spent(int(one)) for one in children)


async def load(args: argparse.Namespace, port: int, pids: list[int], database: OwnServer) -> Cost:
    found = await asyncio.to_thread(Load, args, port)
    games = await seat_all(found)
    began, servers = time.perf_counter(), sum(spent(pid) for pid in pids)
    base, own = database_time(database), time.process_time()
    games = await asyncio.gather(*[found.pace(game, began + args.seconds) for game in games])
    seconds = time.perf_counter() - began
    moves, waits = len(found.waits), sorted(found.waits)
    spans = sum(spent(pid) for pid in pids) - servers, database_time(database) - base, time.process_time() - own
    await asyncio.gather(*[game.close() for game in games])
    server, base, own = (1000 * span / max(1, moves) for span in spans)
    return Cost(
        len(pids), moves, seconds, server, base, own, 1000 * waits[moves // 2], 1000 * waits[int(0.95 * moves)]
    )


def measure(args: argparse.Namespace, databases: Databases, database: OwnServer, servers: int) -> Cost:
    """With a database of its own."""
    with databases.ready() as url:
        processes = [ServerProcess(url) for _ in range(servers)]
        network = Network()
        try:
            for process in processes:
                process.listens()
            proxy = Proxy(network, [process.port for process in processes], args.seed)
            pids = [process.process.pid for process in processes]
            found = asyncio.run(load(args, proxy.port, pids, database))
            if servers == 1:
                print(socket_cost(args, processes[0]))
                print(row_cost(url))
            return found
        finally:
            for process in processes:
                process.process.kill()
                process.close()
            network.close()


def socket_cost(args: argparse.Namespace, process: ServerProcess) -> str:
    """Memory of the server for people who only look."""
    from tests.server.client import Client

    person = Client(process.port, "Zoe").introduce()
    made = person.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], args.game)
    person.post(f"/api/tables/{made['id']}/start", {})
    person.sit_at(made["id"]).close()
    before = resident(process.process.pid)
    open_now = [person.sit_at(made["id"]) for _ in range(IDLE)]
    after = resident(process.process.pid)
    for one in open_now:
        one.socket.socket.shutdown(SHUT_RDWR)  # they need not say goodbye
    return f"a socket takes {1024 * (after - before) / IDLE:.1f} kB of the server ({IDLE} opened)"


def row_cost(url: str) -> str:
    with psycopg.connect(url) as connection:
        found: list[str] = []
        for name in ROWS:
            query: Any = f"SELECT count(*), pg_total_relation_size('{name}') FROM {name}"
            rows, size = connection.execute(query).fetchone() or (0, 0)
            if rows:
                found.append(f"{name} {size / rows:.0f} ({rows})")
    return "bytes of a row with its indexes (rows): " + ", ".join(found)


def run(args: argparse.Namespace, database: OwnServer) -> int:
    databases = Databases(database.address)
    try:
        costs = [measure(args, databases, database, servers) for servers in range(1, args.servers + 1)]
    finally:
        databases.close()
    for cost in costs:
        print(
            f"{cost.shown()}; {cost.moves / cost.seconds / (costs[0].moves / costs[0].seconds):.2f} x one server"
        )
    return 0
