"""The order in which waiting bots get a worker: fair shares for addresses and tables, room kept for short ones.

A thought that has begun cannot be interrupted, so long ones never hold all workers: one is always left to those
that are done at once. Between addresses, and between the tables of one, whoever has had the least time goes first;
whoever was away starts level with the others, so nobody saves up time and nobody is left out."""

import time
from collections.abc import Callable
from typing import Final

# How urgent a question is.
WATCHED: Final = 0  # somebody looks at the table
PLAYED: Final = 1  # people play there, but nobody looks now
ALONE: Final = 2  # bots among themselves, and nobody looks

# What kind of thought it takes.
SHORT: Final = 0
LONG: Final = 1
ADVICE: Final = 2  # a long one on which no game waits

LONG_SECONDS: Final = 0.25  # from which a thought is long
PATIENCE: Final = 30.0  # seconds after which whoever waits is as urgent as any
SWEEP: Final = 256  # accounts that are kept of those who want nothing now


class Request:
    """A question that waits for a worker: who pays for it, and how long it should take."""

    def __init__(self, address: str, table: str, rank: int, seconds: float, advice: bool = False) -> None:
        self.address = address
        self.table = table
        self.rank = rank
        self.seconds = seconds
        self.kind = ADVICE if advice else LONG if seconds >= LONG_SECONDS else SHORT
        self.since = 0.0


class TimeAccount:
    """The time that an address or a table has used, and what it is still waiting for."""

    def __init__(self) -> None:
        self.had = 0.0
        self.running = 0
        self.waiting = [0, 0, 0]  # by kind

    def wants(self, kinds: list[int]) -> bool:
        return any(self.waiting[kind] for kind in kinds)

    def is_busy(self) -> bool:
        return self.running > 0 or any(self.waiting)


class TimeAccounts:
    """Accounts by name; a new one starts at `level`."""

    def __init__(self) -> None:
        self.all: dict[str, TimeAccount] = {}
        self.level = 0.0
        self.most = SWEEP

    def add(self, name: str, kind: int) -> None:
        account = self.all.setdefault(name, TimeAccount())
        if not account.is_busy():
            account.had = max(account.had, self.level)
        account.waiting[kind] += 1
        if len(self.all) > self.most:
            self.all = {key: one for key, one in self.all.items() if one.is_busy()}
            self.most = 2 * len(self.all) + SWEEP

    def drop(self, name: str, kind: int) -> None:
        self.all[name].waiting[kind] -= 1

    def begin(self, name: str, kind: int, seconds: float) -> None:
        account = self.all[name]
        self.level = max(self.level, account.had)
        account.waiting[kind] -= 1
        account.running += 1
        account.had += seconds

    def end(self, name: str, seconds: float) -> None:
        """So much more, or less, than was thought when it began."""
        account = self.all[name]
        account.running -= 1
        account.had += seconds


class Waiting:
    """Requests of one urgency, by address and table."""

    def __init__(self) -> None:
        self.addresses = TimeAccounts()
        self.tables: dict[str, TimeAccounts] = {}  # of each address
        self.requests: dict[tuple[str, str], list[Request]] = {}
        self.count = 0

    def add(self, request: Request) -> None:
        self.addresses.add(request.address, request.kind)
        self.tables.setdefault(request.address, TimeAccounts()).add(request.table, request.kind)
        self.requests.setdefault((request.address, request.table), []).append(request)
        self.count += 1

    def drop(self, request: Request) -> None:
        self._take(request)
        self.addresses.drop(request.address, request.kind)
        self.tables[request.address].drop(request.table, request.kind)
        self._forget(request.address)

    def _forget(self, address: str) -> None:
        """The tables of somebody who wants nothing now begin level when they come back."""
        if not self.addresses.all[address].is_busy():
            del self.tables[address]

    def _take(self, request: Request) -> None:
        key = (request.address, request.table)
        self.requests[key].remove(request)
        if not self.requests[key]:
            del self.requests[key]
        self.count -= 1

    def pick(self, kinds: list[int], now: float) -> Request | None:
        """The next of these kinds: of the address, and then of its table, that has had the least."""
        parties = [(one.had, name) for name, one in self.addresses.all.items() if one.wants(kinds)]
        if not parties:
            return None
        address = min(parties)[1]
        found: list[tuple[int, float, float, Request]] = []
        for table, account in self.tables[address].all.items():
            if account.wants(kinds):
                first = next(one for one in self.requests[address, table] if one.kind in kinds)
                rank = WATCHED if now - first.since > PATIENCE else first.rank
                found.append((rank, account.had, first.since, first))
        return min(found, key=lambda one: one[:3])[3]

    def begin(self, request: Request) -> None:
        self._take(request)
        self.addresses.begin(request.address, request.kind, request.seconds)
        self.tables[request.address].begin(request.table, request.kind, request.seconds)

    def end(self, request: Request, seconds: float) -> None:
        self.addresses.end(request.address, seconds - request.seconds)
        self.tables[request.address].end(request.table, seconds - request.seconds)
        self._forget(request.address)


class Queue:
    """All waiting requests. Call `next` for the request of a free worker, and `end` when it is done."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.most_long = max(1, workers - 1)
        self.most_advice = max(1, self.most_long // 2)  # games go on while advice is given
        self.played = Waiting()
        self.alone = Waiting()
        self.running = [0, 0, 0]  # by kind
        self.running_alone = 0
        self.served_alone = clock()  # when bots among themselves last had a turn, or came into an empty queue

    def add(self, request: Request) -> None:
        request.since = self.clock()
        if request.rank == ALONE:
            if not self.alone.count:
                self.served_alone = max(self.served_alone, request.since)
            self.alone.add(request)
        else:
            self.played.add(request)

    def drop(self, request: Request) -> None:
        """Remove a request that is no longer wanted."""
        (self.alone if request.rank == ALONE else self.played).drop(request)

    def watched(self, address: str, table: str) -> None:
        """Somebody now watches that table."""
        for request in self.alone.requests.get((address, table), [])[:]:
            self.alone.drop(request)
            request.rank = WATCHED
            self.played.add(request)
        for request in self.played.requests.get((address, table), []):
            request.rank = WATCHED

    def next(self) -> Request | None:
        """Whom a worker that is free should work for now. Bots that nobody looks at get what is left over, one at
        a time; when there is nothing left over, one turn every half a minute."""
        now, kinds = self.clock(), self._kinds()
        alone = self.alone.pick(kinds, now) if not self.running_alone else None
        if alone is not None and now - self.served_alone > PATIENCE:
            return self._begin(self.alone, alone, now)
        found = self.played.pick(kinds, now)
        if found is not None:
            return self._begin(self.played, found, now)
        return self._begin(self.alone, alone, now) if alone is not None else None

    def _kinds(self) -> list[int]:
        """The kinds of requests that may start now."""
        kinds = [SHORT]
        if self.running[LONG] + self.running[ADVICE] < self.most_long:
            kinds.append(LONG)
            if self.running[ADVICE] < self.most_advice:
                kinds.append(ADVICE)
        return kinds

    def _begin(self, waiting: Waiting, request: Request, now: float) -> Request:
        waiting.begin(request)
        self.running[request.kind] += 1
        if waiting is self.alone:
            self.running_alone += 1
            self.served_alone = now
        return request

    def end(self, request: Request, seconds: float) -> None:
        """It took so long."""
        self.running[request.kind] -= 1
        if request.rank == ALONE:
            self.running_alone -= 1
            self.alone.end(request, seconds)
        else:
            self.played.end(request, seconds)
