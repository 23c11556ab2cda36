"""What scripts/scale does: servers, a proxy, people who play, and trouble at random; then a check of all that."""

import argparse
import contextlib
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from scripts.tools.scale.processes import ServerProcess
from scripts.tools.scale.proxy import Proxy
from tests import postgresql
from tests.postgresql import Databases
from tests.server.crash_players import Player, check_promises, play_on, seat_players
from tests.waiting import joined
from tilewright.server.store.leases import LEASE
from tilewright.server.store.store import Store

TROUBLE: Final = ("kill", "drain", "stop")  # kill -9, SIGTERM, and standing still for longer than the lease
STOPPED: Final = 1.5 * LEASE / 1000  # seconds
MOVES: Final = 30  # between two troubles


@contextlib.contextmanager
def database() -> Iterator[str]:
    """An empty one, in a PostgreSQL that is named or made for this."""
    with contextlib.ExitStack() as open_now:
        address = os.environ.get(postgresql.SWITCH) or open_now.enter_context(postgresql.cluster())
        databases = Databases(address)
        open_now.callback(databases.close)
        yield open_now.enter_context(databases.ready())


class People:
    """Always at so many tables that are played: who is done begins anew."""

    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.tables = tables
        self.stop = threading.Event()
        self.all: list[Player] = []

    def play_on(self) -> None:
        running = sum(not player.over for player in self.all) // 2
        fresh = seat_players([self.port], self.tables - running, self.stop)
        self.all += fresh
        for player in fresh:
            player.start()
        play_on(self.all, MOVES)

    def keys(self) -> set[str]:
        return {player.key for player in self.all}

    def go(self) -> None:
        self.stop.set()
        for player in self.all:
            joined(player)


def trouble(server: ServerProcess, what: str) -> None:
    if what == "stop":
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(STOPPED)
        server.process.send_signal(signal.SIGCONT)
        return
    server.end(signal.SIGKILL if what == "kill" else signal.SIGTERM)
    server.start_again()


def longest_silence(store: Store, keys: set[str]) -> float:
    """Seconds between two lines of a journal, at most."""
    found = [0]
    for key in keys:
        times = [line.at for line in store.journal(key)]
        found += [later - sooner for sooner, later in pairwise(times)]
    return max(found) / 1000


def play(servers: list[ServerProcess], people: People, events: int, dice: random.Random) -> None:
    for number in range(1, events + 1):
        people.play_on()
        what, server = dice.choice(TROUBLE), dice.choice(servers)
        began = time.monotonic()
        trouble(server, what)
        people.play_on()
        seconds = time.monotonic() - began
        print(f"{number}: {what} :{server.port}, {MOVES} moves later {seconds:.1f} s", flush=True)


def run(arguments: argparse.Namespace) -> int:
    with database() as url:
        servers = [ServerProcess(url) for _ in range(arguments.servers)]
        proxy = Proxy([server.port for server in servers], arguments.seed)
        people, began = People(proxy.port, arguments.tables), time.monotonic()
        try:
            for server in servers:
                server.listens()
            play(servers, people, arguments.events, random.Random(arguments.seed))
        finally:
            for server in servers:
                server.process.send_signal(signal.SIGCONT)
                server.end(signal.SIGKILL)
            people.go()
            proxy.close()
        seconds = time.monotonic() - began
        store = Store(url)
        promised = check_promises(store, people.all)
        silence = longest_silence(store, people.keys())
        store.close()
    print(f"{promised} moves in {seconds:.0f} s ({promised / seconds:.1f} a second), {arguments.tables} tables;")
    print(f"none lost, none doubled, no version seen in two ways; longest silence at a table {silence:.1f} s")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/scale", description=__doc__)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--events", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
