"""Notes which test each process is running, so that scripts/test can say so when its limit of time strikes."""

import os
from collections.abc import Generator
from pathlib import Path

import pytest

SWITCH = "TILEWRIGHT_RUNNING"  # the folder for the notes; none are made without it


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    folder = os.environ.get(SWITCH)
    if not folder:
        return (yield)
    note = Path(folder) / os.environ.get("PYTEST_XDIST_WORKER", "main")
    note.write_text(item.nodeid, encoding="utf-8")
    try:
        return (yield)
    finally:
        note.unlink(missing_ok=True)
