"""Rate limits by address and by socket: token buckets that refill over time."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

DEBT: Final = 10.0  # seconds that it takes at most to pay off a debt
MOST: Final = 20_000  # addresses remembered
LATELY: Final = 30.0  # seconds for which somebody has a part of what an address keeps for its people

Clock = Callable[[], float]


class Bucket:
    """Holds `size` drops and gains `rate` a second; what is charged beyond that is a debt, paid off by waiting. A
    debt has a floor, so nobody is locked out for long by what somebody else at the same address has asked for."""

    __slots__ = ("at", "clock", "left", "rate", "size", "spent")

    def __init__(self, rate: float, size: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.clock = clock
        self.at = clock()
        self.spent = 0.0  # since that was last settled with other servers

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now

    def filled(self) -> float:
        """The current content."""
        self._fill()
        return self.left

    def take(self, cost: float = 1.0) -> bool:
        """Take that much if the bucket holds it."""
        self._fill()
        if self.left < cost:
            return False
        self.left -= cost
        self.spent += cost
        return True

    def give_back(self, cost: float = 1.0) -> None:
        """Return what was taken but not used."""
        self.left = min(self.size, self.left + cost)
        self.spent -= cost

    def wait(self, cost: float) -> float:
        """The seconds until that much would be available; nothing is taken."""
        self._fill()
        return max(0.0, (cost - self.left) / self.rate)

    def charge(self, cost: float) -> float:
        """Take that much even if it makes a debt; returns the seconds until it is paid."""
        self._fill()
        self.left = max(self.left - cost, min(self.left, -DEBT * self.rate))
        self.spent += cost
        return max(0.0, -self.left / self.rate)


class Buckets:
    """One bucket for each address; when there are too many, the least recently used is dropped."""

    def __init__(self, rate: float, size: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.all: OrderedDict[str, Bucket] = OrderedDict()
        self.touched: dict[str, Bucket] | None = None  # since they were last settled, where they are shared

    def of(self, address: str) -> Bucket:
        bucket = self.all.get(address)
        if bucket is None:
            if len(self.all) >= MOST:
                self.all.popitem(last=False)
            bucket = self.all[address] = Bucket(self.rate, self.size, self.clock)
        self.all.move_to_end(address)
        if self.touched is not None and len(self.touched) < MOST:
            self.touched[address] = bucket
        return bucket

    def take(self, address: str, cost: float = 1.0) -> bool:
        return self.of(address).take(cost)


def per_hour(most: int) -> Buckets:
    """So many in an hour, all of them at once if one likes."""
    return Buckets(most / 3600, most)


class ReservedBudgets:
    """What each address keeps for its people when its budget is used up: so much in all, however many they are,
    in equal parts for those who needed it lately."""

    def __init__(self, rate: float, size: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.all: OrderedDict[str, OrderedDict[str, Bucket]] = OrderedDict()

    def of(self, address: str, person: str) -> Bucket:
        """The part of that person."""
        parts = self.all.get(address)
        if parts is None:
            if len(self.all) >= MOST:
                self.all.popitem(last=False)
            parts = self.all[address] = OrderedDict()
        self.all.move_to_end(address)
        old = self.clock() - LATELY
        while parts and (first := next(iter(parts))) != person and parts[first].at < old:
            del parts[first]
        if person not in parts:
            many = len(parts) + 1
            parts[person] = Bucket(self.rate / many, self.size / many, self.clock)
        parts.move_to_end(person)
        bucket, many = parts[person], len(parts)
        bucket.wait(0.0)  # filled by the part that it had until now
        bucket.rate, bucket.size = self.rate / many, self.size / many
        bucket.left = min(bucket.left, bucket.size)
        return bucket


class RecentlySeen:
    """Who was seen in the last while."""

    def __init__(self, seconds: float, clock: Clock = time.monotonic) -> None:
        self.seconds = seconds
        self.clock = clock
        self.last: OrderedDict[str, float] = OrderedDict()

    def note(self, who: str) -> None:
        self.last[who] = self.clock()
        self.last.move_to_end(who)
        if len(self.last) > MOST:
            self.last.popitem(last=False)

    def has(self, who: str) -> bool:
        return self.last.get(who, -math.inf) > self.clock() - self.seconds


class SocketPlace(NamedTuple):
    """Where a socket is counted: among all of its address, or, for `player`, on the one that is kept for them."""

    address: str
    player: str = ""


class OpenSockets:
    """How many sockets each address has open. When they are all taken, each of the people there who hold a seat
    still has one place, and there are as many of those again."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.open: dict[str, int] = {}
        self.kept: dict[str, set[str]] = {}
        self.total = 0

    def enter(self, address: str, player: str = "") -> SocketPlace | None:
        """A place, to leave it again; None if there is none. `player` is the person if they hold a seat."""
        if self.total >= self.most:
            return None
        if self.open.get(address, 0) < self.each:
            self.open[address] = self.open.get(address, 0) + 1
            self.total += 1
            return SocketPlace(address)
        kept = self.kept.get(address, set())
        if not player or player in kept or len(kept) >= self.each:
            return None
        self.kept.setdefault(address, set()).add(player)
        self.total += 1
        return SocketPlace(address, player)

    def leave(self, place: SocketPlace) -> None:
        self.total -= 1
        if place.player:
            self.kept[place.address].remove(place.player)
            if not self.kept[place.address]:
                del self.kept[place.address]
            return
        self.open[place.address] -= 1
        if not self.open[place.address]:
            del self.open[place.address]
