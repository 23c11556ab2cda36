"""Servers as processes that are killed, stopped and started again at the same address."""

import json
import signal
import socket
import subprocess
import sys

SECRET = "known to the servers of this run"
ENDING = 60.0  # seconds for a server to stop by itself


class ServerProcess:
    """One of several on one store."""

    def __init__(self, db: str, **more: object) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        wishes = {"db": db, "port": self.port, "cluster_secret": SECRET, **more}
        self.command = [sys.executable, "-m", "scripts.tools.scale.server", json.dumps(wishes)]
        self.launch()

    def launch(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def listens(self) -> None:
        """Returns when it does."""
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == str(self.port), "the server ended while it started"

    def end(self, how: signal.Signals) -> None:
        """SIGKILL as when the machine dies, SIGTERM to hand the tables over first."""
        self.process.send_signal(how)
        try:
            self.process.wait(ENDING)
        finally:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()

    def start_again(self) -> None:
        self.launch()
        self.listens()
