"""What scripts/scale does: servers, a proxy, people who play, and trouble at random; then a check of all that."""

import argparse
import contextlib
import random
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from scripts.tools.scale import checker, throughput
from scripts.tools.scale.faults import NAMES, Faults, Member
from scripts.tools.scale.people import People
from scripts.tools.scale.processes import RedisProcess, ServerProcess, WorkerProcess
from scripts.tools.scale.proxy import Line, Network, Proxy
from tests.postgresql import Databases, OwnServer, own_server
from tests.waiting import until
from tilewright.server.store.place import url_of

APART: Final = 3600.0  # seconds between the clocks of two servers
SOON: Final = 15.0  # seconds in which every table is to play again
PATIENCE: Final = 180.0
CALM: Final = 1.0  # seconds between two events


@contextlib.contextmanager
def members(
    args: argparse.Namespace, network: Network, server: OwnServer, url: str, **more: object
) -> Iterator[list[Member]]:
    """Servers whose clocks are an hour apart, each with a line of its own to the database."""
    found: list[Member] = []
    try:
        for number in range(args.servers):
            line = Line(network, str(server.folder / ".s.PGSQL.5432"))
            place = f"postgresql://tilewright@127.0.0.1:{line.port}/{url_of(url).database}"
            clock = APART * (number - (args.servers - 1) // 2)
            found.append(Member(network, line, clock, f"{place}?sslmode=disable&gssencmode=disable", **more))
        for member in found:
            member.process.listens()
        yield found
    finally:
        for member in found:
            member.process.process.send_signal(signal.SIGCONT)
            member.process.process.kill()
            member.process.close()


def play_again(people: People, moment: float, what: str) -> None:
    """Until something was promised at every table after that moment."""
    until(
        lambda: not people.waiting(moment),
        lambda: f"a move at every table after {what}; none at {sorted(people.waiting(moment))}",
        PATIENCE,
        lambda: time.sleep(0.05),
    )


def play(faults: Faults, people: People, events: int) -> list[float]:
    """The longest silence at a table around each event."""
    silences = []
    for number in range(1, events + 1):
        people.fill()
        time.sleep(CALM)
        began, before = time.monotonic(), people.promised()
        what = faults.next()
        restored = time.monotonic()
        play_again(people, restored, what)
        silences.append(people.silence(began))
        moves = people.promised() - before
        print(f"{number}: {what}; longest silence at a table {silences[-1]:.1f} s, {moves} moves", flush=True)
    return silences


def disturb(args: argparse.Namespace, server: OwnServer) -> int:
    databases, network = Databases(server.address), Network()
    names = args.only.split(",") if args.only else list(NAMES)
    redis = RedisProcess() if RedisProcess.is_wanted() else None
    more = {"redis": redis.url} if redis else {}
    with contextlib.ExitStack() as open_now:
        url = open_now.enter_context(databases.ready())
        worker = WorkerProcess(redis.url) if redis else None
        if redis and worker:
            open_now.callback(redis.kill)
            open_now.callback(worker.kill)
        checker.note_writers(url)
        began = time.monotonic()
        with members(args, network, server, url, **more) as found:
            proxy = Proxy(network, [member.people.port for member in found], args.seed)
            people = People(network, proxy.port, args.tables, args.seats, args.pace, args.seed)
            faults = Faults(found, server, redis, worker, random.Random(args.seed), names)
            try:
                silences = play(faults, people, args.events)
            finally:
                people.stop()
        seconds = time.monotonic() - began
        network.close()
        result = checker.check(url, people.players)
    databases.close()
    return report(args, faults, silences, seconds, result)


def report(
    args: argparse.Namespace, faults: Faults, silences: list[float], seconds: float, found: checker.Found
) -> int:
    counts = ", ".join(f"{many} {name}" for name, many in faults.counts.items() if many)
    late = sum(one > SOON for one in silences)
    print(f"{args.servers} servers, {args.tables} tables of {args.seats}, clocks an hour apart: {counts}")
    print(
        f"{found.promised} moves promised in {seconds:.0f} s, {found.lines} lines stored under {found.owners} "
        f"leases; {found.unanswered} moves without an answer, {found.unanswered_stored} of them stored"
    )
    print(f"longest silence {max(silences):.1f} s, over {SOON:.0f} s around {late} of {len(silences)} events")
    for line in found.wrong:
        print(f"WRONG {line}")
    if not found.wrong:
        print("nothing promised is missing or there twice, nobody saw two versions, no table had two owners")
    return 1 if found.wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/scale", description=__doc__)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4), help="people at each table")
    parser.add_argument("--events", type=int, default=22)
    parser.add_argument("--pace", type=float, default=0.3, help="seconds that somebody thinks about a move")
    parser.add_argument("--only", default="", help=f"kinds of events with commas between: {', '.join(NAMES)}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--throughput", action="store_true", help="no events: what 1, 2, ... servers carry")
    parser.add_argument("--seconds", type=float, default=30, help="of each measurement of --throughput")
    parser.add_argument("--every", type=float, default=0.5, help="seconds between two moves of a table, there")
    parser.add_argument("--log", type=Path, help="a file for what the servers log")
    args = parser.parse_args()
    ServerProcess.log = args.log
    args.game, args.ages, args.lang = "keyflower", 0, ""
    with own_server() as server:
        return throughput.run(args, server) if args.throughput else disturb(args, server)


if __name__ == "__main__":
    sys.exit(main())
