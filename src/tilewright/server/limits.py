"""How much one address may ask for: buckets that fill again with time."""

import time
from typing import Final

FORGOTTEN: Final = 3600.0  # seconds after which an address is forgotten
MOST: Final = 20_000  # addresses remembered


class Bucket:
    """Holds `size` drops and gains `rate` a second."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each address."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.all: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.all) >= MOST:
            self.forget()
        bucket = self.all.get(address)
        if bucket is None:
            bucket = self.all[address] = Bucket(self.rate, self.size)
        return bucket.take()

    def forget(self) -> None:
        """Those who were not here for long; if that is not enough, everybody."""
        old = time.monotonic() - FORGOTTEN
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
