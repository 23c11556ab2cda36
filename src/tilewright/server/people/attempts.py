"""How often somebody may try to sign in: by address, and with short codes all together, whatever the account."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from tilewright.server.errors import ServerError
from tilewright.server.limits import Bucket, Buckets

ALL: Final = (5.0, 600.0)  # wrong short codes a second of all addresses together, and in a row


class Attempts:
    """Wrong ones count; who gets in has used up nothing. What cannot be guessed from however many addresses has no
    limit for all together: whoever has many addresses could keep everybody out with it."""

    def __init__(self, per_hour: int) -> None:
        self.each = Buckets(per_hour / 3600, per_hour)
        self.all = Bucket(*ALL)

    @contextmanager
    def one(self, address: str, short: bool = False) -> Iterator[None]:
        """Taken before, so that many at once are counted too, and given back if it goes well."""
        buckets = (self.each.of(address), self.all) if short else (self.each.of(address),)
        for bucket in buckets:
            if bucket.filled() < 1:
                raise ServerError(429, "server-too-many-attempts", seconds=ceil(bucket.wait(1)))
        for bucket in buckets:
            bucket.take()
        yield
        for bucket in buckets:
            bucket.left = min(bucket.size, bucket.left + 1)
