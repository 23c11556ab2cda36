"""Limits for attempts to sign in: by address, and a shared one for all short codes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import Final

from tilewright.server.errors import ServerError
from tilewright.server.limits import Buckets
from tilewright.server.redis.limits import SharedLimits

ALL: Final = (5.0, 600.0)  # wrong short codes a second of all addresses together, and in a row
EVERYBODY: Final = ""


class Attempts:
    """Wrong ones count; who gets in has used up nothing. What cannot be guessed from however many addresses has no
    limit for all together: whoever has many addresses could keep everybody out with it."""

    def __init__(self, per_hour: int, shared: SharedLimits) -> None:
        self.each = Buckets(per_hour / 3600, per_hour)
        self.all = Buckets(*ALL)
        self.shared = shared
        shared.share("sign-in", self.each)
        shared.share("short-code", self.all)

    @asynccontextmanager
    async def one(self, address: str, short: bool = False) -> AsyncIterator[None]:
        """Taken before, so that many at once are counted too, and given back if it goes well."""
        limits = [(self.each, address), (self.all, EVERYBODY)][: 2 if short else 1]
        buckets = [buckets.of(name) for buckets, name in limits]
        for bucket in buckets:
            if bucket.filled() < 1:
                raise ServerError(429, "server-too-many-attempts", seconds=ceil(bucket.wait(1)))
        for (group, name), bucket in zip(limits, buckets, strict=True):
            if not await self.shared.take(group, name):
                raise ServerError(429, "server-too-many-attempts", seconds=max(1, ceil(bucket.wait(1))))
        yield
        for bucket in buckets:
            bucket.give_back()
