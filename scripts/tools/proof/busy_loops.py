"""Processes that only use up processor time, so that a suite runs as on a busy machine."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator

MOST = 64
LOOP = """
import os
while os.getppid() == {parent}:
    for _ in range(1_000_000):
        pass
"""


@contextlib.contextmanager
def busy_loops(number: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """So many of them run meanwhile; each also ends by itself once this process has gone."""
    loops: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(number):
            loops.append(subprocess.Popen([sys.executable, "-S", "-c", LOOP.format(parent=os.getpid())]))
        yield loops
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
