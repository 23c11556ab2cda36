"""Waiting until something holds: it is looked at again and again, and never for ever."""

import contextlib
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

PATIENCE = 60.0  # seconds for one thing to happen; only a very busy machine needs more than a moment
Description = str | Callable[[], str]


def pause() -> None:
    time.sleep(0.01)  # between two looks, not instead of one


def until(
    condition: Callable[[], object],
    what: Description,
    seconds: float = PATIENCE,
    meanwhile: Callable[[], object] = pause,
) -> None:
    """Looks whether it holds, does something else meanwhile, looks again; fails and says what did not come."""
    for _ in rounds(what, seconds):
        if condition():
            return
        meanwhile()


def rounds(what: Description, seconds: float = PATIENCE) -> Iterator[int]:
    """For loops that go on until they break: 0, 1, 2 ... and a failure that says what did not come in time."""
    end = time.monotonic() + seconds
    number = 0
    while number == 0 or time.monotonic() < end:
        yield number
        number += 1
    said = what if isinstance(what, str) else what()
    raise AssertionError(f"not within {seconds:g} seconds ({number} looks): {said}")


@contextlib.contextmanager
def ended(process: subprocess.Popen[Any]) -> Iterator[None]:
    """Whatever happens to a test, its process ends with it."""
    try:
        yield
    finally:
        process.kill()


def joined(thread: threading.Thread, seconds: float = PATIENCE) -> None:
    """Until that thread has ended."""
    thread.join(seconds)
    assert not thread.is_alive(), f"not within {seconds:g} seconds: the end of {thread.name}"
