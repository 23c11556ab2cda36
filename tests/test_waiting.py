"""The helper that all tests wait with: it looks again until it holds, and gives up with a useful message."""

import re
import threading
from pathlib import Path

import pytest

from tests.waiting import joined, until

SLEEPS = re.compile(r"(?<!\")(?<!def )(?:wait_for_timeout|\bsleep)\((?!0\))[^#]*$")


def test_it_looks_again_until_it_holds() -> None:
    looks = iter([False, "", None, 1])
    between: list[int] = []
    until(lambda: next(looks), "four looks", meanwhile=lambda: between.append(1))
    assert len(between) == 3
    assert next(looks, "no more") == "no more"


def test_it_gives_up_and_says_what_did_not_come() -> None:
    with pytest.raises(AssertionError, match=re.escape("not within 0.02 seconds")) as failed:
        until(lambda: False, "a boat", 0.02)
    assert str(failed.value).endswith(": a boat")


def test_the_message_is_made_when_it_fails() -> None:
    seen = [0]
    with pytest.raises(AssertionError, match=r": seen up to [1-9]"):
        until(lambda: False, lambda: f"seen up to {seen[-1]}", 0.02, lambda: seen.append(len(seen)))


def test_once_is_looked_however_little_time_there_is() -> None:
    until(lambda: True, "nothing", 0)
    with pytest.raises(AssertionError, match="1 looks"):
        until(lambda: False, "nothing", 0)


def test_a_thread_that_does_not_end_is_named() -> None:
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait, name="the slow one")
    thread.start()
    with pytest.raises(AssertionError, match="the end of the slow one"):
        joined(thread, 0.02)
    stop.set()
    joined(thread)


def test_whoever_sleeps_for_a_fixed_time_says_why() -> None:
    """A busy machine is slower than any number; where something can be waited for it is."""
    here = Path(__file__)
    found = [
        f"{file.relative_to(here.parent)}:{number}: {line.strip()}"
        for file in sorted(here.parent.rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if SLEEPS.search(line) and file != here
    ]
    assert found == []
