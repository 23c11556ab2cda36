"""What goes wrong in a run: processes that die or stand still, a database that crashes, lines that fall silent."""

import contextlib
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from scripts.tools.scale.processes import RedisProcess, ServerProcess, WorkerProcess
from scripts.tools.scale.proxy import Line, Network
from tests.postgresql import OwnServer
from tilewright.server.store.leases import LEASE

LONG: Final = 1.5 * LEASE / 1000  # seconds: longer than a server is thought alive
SHORT: Final = 3.0


class Member:
    """A server with its lines: from people, from other servers, to the database."""

    def __init__(self, network: Network, database: Line, clock: float, url: str, **more: object) -> None:
        self.database = database
        self.process = ServerProcess(url, pretended={"clock": clock}, launched=False, **more)
        self.people = Line(network, self.process.port)
        self.peers = Line(network, self.process.port)
        self.process.setting_values["cluster_address"] = f"http://127.0.0.1:{self.peers.port}"
        self.process.launch()

    def lines(self) -> tuple[Line, ...]:
        return self.database, self.people, self.peers


def kill(member: Member) -> None:
    """kill -9"""
    member.process.end(signal.SIGKILL)
    member.process.start_again()


def drain(member: Member) -> None:
    """SIGTERM"""
    member.process.end(signal.SIGTERM)
    member.process.start_again()


def stop(member: Member) -> None:
    """SIGSTOP, for longer than the lease"""
    member.process.process.send_signal(signal.SIGSTOP)
    time.sleep(LONG)
    member.process.process.send_signal(signal.SIGCONT)


def workers_of(pid: int) -> list[int]:
    """The bot workers are its children that have no children."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(one) for one in found]


def kill_workers(member: Member) -> None:
    """kill -9 of its bot workers"""
    for pid in workers_of(member.process.process.pid):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def partition(name: str, how: str, seconds: float) -> Callable[[Member], None]:
    def go(member: Member) -> None:
        line: Line = getattr(member, name)
        getattr(line, how)()
        time.sleep(seconds)
        line.restore()

    return go


SERVER_FAULTS: Final[dict[str, Callable[[Member], None]]] = {
    "kill": kill,
    "drain": drain,
    "stop": stop,
    "kill-workers": kill_workers,
    "mute-database": partition("database", "mute", LONG),
    "cut-database": partition("database", "cut", SHORT),
    "mute-people": partition("people", "mute", LONG),
    "cut-people": partition("people", "cut", SHORT),
    "mute-peers": partition("peers", "mute", LONG),
    "cut-peers": partition("peers", "cut", SHORT),
}
RESTART: Final = "restart-database"
NO_REDIS: Final = "kill-redis"
NO_WORKER: Final = "kill-remote-worker"
GONE: Final = 5.0  # seconds
NAMES: Final = (*SERVER_FAULTS, RESTART, *([NO_REDIS, NO_WORKER] if RedisProcess.is_wanted() else []))


class Faults:
    """One after the other, by chance."""

    def __init__(
        self,
        members: list[Member],
        database: OwnServer,
        redis: RedisProcess | None,
        worker: WorkerProcess | None,
        dice: random.Random,
        names: list[str],
    ) -> None:
        self.members, self.database, self.redis, self.dice, self.names = members, database, redis, dice, names
        self.worker = worker
        self.counts = dict.fromkeys(names, 0)

    def next(self) -> str:
        """Does it, and says what it was; each kind as often as the others."""
        least = min(self.counts.values())
        name = self.dice.choice([one for one in self.names if self.counts[one] == least])
        self.counts[name] += 1
        if name == RESTART:
            self.database.stop("immediate")
            self.database.start()
            return name
        if name == NO_REDIS and self.redis is not None:
            self.redis.kill()
            time.sleep(GONE)
            self.redis.launch()
            return name
        if name == NO_WORKER and self.worker is not None:
            self.worker.kill()
            time.sleep(GONE)
            self.worker.launch()
            return name
        number = self.dice.randrange(len(self.members))
        SERVER_FAULTS[name](self.members[number])
        return f"{name} {number + 1}"
