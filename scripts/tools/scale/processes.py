"""Servers as processes that are killed, stopped and started again at the same address."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

from tilewright.server.settings import Settings

SECRET = "known to the servers of this run"
ENDING = 60.0  # seconds for a server to stop by itself


class RedisProcess:
    """A Redis that keeps nothing; it can be killed and started again at the same address."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.launch()

    @staticmethod
    def is_wanted() -> bool:
        """Whether the servers know Redis, and there is one."""
        return "redis" in Settings.__struct_fields__ and shutil.which("redis-server") is not None

    def launch(self) -> None:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(["redis-server", *words], cwd="/", stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class WorkerProcess:
    """`tilewright worker`: it answers for the bots of all servers, and can be killed and started again."""

    def __init__(self, redis: str) -> None:
        self.redis = redis
        self.launch()

    def launch(self) -> None:
        command = [sys.executable, "-m", "tilewright", "worker", "--redis", self.redis, "--jobs", "1"]
        environment = {**os.environ, "TILEWRIGHT_CLUSTER_SECRET": SECRET}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class ServerProcess:
    """One of several on one store."""

    log: Path | None = None  # where they all write what they log

    def __init__(self, db: str, launched: bool = True, **more: object) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.setting_values = {"db": db, "port": self.port, "cluster_secret": SECRET, **more}
        if launched:
            self.launch()

    def launch(self) -> None:
        """`pretended` among the setting_values is what scripts/tools/scale/server.py knows."""
        command = [sys.executable, "-m", "scripts.tools.scale.server", json.dumps(self.setting_values)]
        log: Any = open(self.log, "ab") if self.log else subprocess.DEVNULL  # noqa: SIM115
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        if self.log:
            log.close()

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
            self.close()

    def close(self) -> None:
        """After it was told to end."""
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def start_again(self, **more: object) -> None:
        """With other setting_values, if there are any."""
        self.setting_values.update(more)
        self.launch()
        self.listens()
