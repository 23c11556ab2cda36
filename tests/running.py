"""Notes which test each process is running, so that scripts/test can say so when its limit of time strikes;
and ends the process of a test that goes on after its own limit: an event loop may swallow what that raises."""

import faulthandler
import os
from collections.abc import Generator
from pathlib import Path

import pytest

SWITCH = "TILEWRIGHT_RUNNING"  # the folder for the notes; none are made without it
GRACE = "TILEWRIGHT_GRACE"  # seconds for a test to end after its limit, 60 if not said
ERRORS = os.dup(2)  # where they go that pytest does not capture


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    folder = os.environ.get(SWITCH)
    if not folder:
        return (yield)
    if limit := limit_of(item):
        faulthandler.dump_traceback_later(limit + float(os.environ.get(GRACE, "60")), exit=True, file=ERRORS)
    note = Path(folder) / os.environ.get("PYTEST_XDIST_WORKER", "main")
    note.write_text(item.nodeid, encoding="utf-8")
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
        note.unlink(missing_ok=True)


def limit_of(item: pytest.Item) -> float:
    """Its seconds, as pytest-timeout knows them; 0: none."""
    marked = item.get_closest_marker("timeout")
    return float(marked.args[0] if marked and marked.args else item.config.getini("timeout") or 0)
