"""The only module that reads a clock (wall time and monotonic time), so that tests can replace it."""

import time
from datetime import UTC, datetime
from typing import Final

NEVER: Final = -(2**62)  # before any tick


def now() -> int:
    """The time of day in milliseconds since 1970: for people to read, not to reckon with. It can be set."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """The time of day as it was when the server started, and what has passed since: for spans that began before
    that. Setting the clock meanwhile changes nothing."""
    return STARTED_AT + ticks() - STARTED


def ticks() -> int:
    """Milliseconds of a clock that only goes forward, from a moment of its own: for deadlines and time spent."""
    return time.monotonic_ns() // 1_000_000


def moment(at: int) -> str:
    """A time of day as people read it: to the minute, in UTC."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


STARTED_AT: Final = now()
STARTED: Final = ticks()
