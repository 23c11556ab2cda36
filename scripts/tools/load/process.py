"""A server in a process of its own, for the time of a measurement."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple


class ServerProcess(NamedTuple):
    port: int
    pid: int


@contextmanager
def run_server(module: str, *arguments: str) -> Iterator[ServerProcess]:
    """Run a module that prints the port of its server, and end it afterwards."""
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield ServerProcess(int(server.stdout.readline()), server.pid)
        finally:
            server.terminate()
            server.wait(30)
