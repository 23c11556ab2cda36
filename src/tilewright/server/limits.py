"""How much one address or socket may ask for: buckets that fill again with time, and debts."""

import time
from collections.abc import Callable
from typing import Final

FORGOTTEN: Final = 3600.0  # seconds after which an address is forgotten
MOST: Final = 20_000  # addresses remembered

Clock = Callable[[], float]


class Bucket:
    """Holds `size` drops and gains `rate` a second; what is charged beyond that is a debt, paid off by waiting."""

    __slots__ = ("at", "clock", "left", "rate", "size")

    def __init__(self, rate: float, size: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.clock = clock
        self.at = clock()

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self, cost: float = 1.0) -> bool:
        """Take that much if it is there."""
        self._fill()
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def charge(self, cost: float) -> float:
        """Take that much, there or not; the seconds until it is paid."""
        self._fill()
        self.left -= cost
        return max(0.0, -self.left / self.rate)

    def refund(self, cost: float) -> None:
        self.left = min(self.size, self.left + cost)


class Buckets:
    """One for each address."""

    def __init__(self, rate: float, size: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.all: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        bucket = self.all.get(address)
        if bucket is None:
            if len(self.all) >= MOST:
                self.forget()
            bucket = self.all[address] = Bucket(self.rate, self.size, self.clock)
        return bucket

    def take(self, address: str, cost: float = 1.0) -> bool:
        return self.of(address).take(cost)

    def forget(self) -> None:
        """Those who were not here for long; if that is not enough, everybody."""
        old = self.clock() - FORGOTTEN
        self.all = {address: bucket for address, bucket in self.all.items() if bucket.at > old}
        if len(self.all) >= MOST:
            self.all = {}


class Counted:
    """How many sockets each address has open."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.open: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        if self.total >= self.most or self.open.get(address, 0) >= self.each:
            return False
        self.open[address] = self.open.get(address, 0) + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        self.total -= 1
        if not self.open[address]:
            del self.open[address]
