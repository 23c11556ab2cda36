"""kill -9 under load, many times: what people were told is what replays, and nothing is lost or doubled."""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.server.cluster.crash_players import check_promises, play_on, seat_players
from tests.waiting import joined
from tilewright.server.store.store import Store

KILLS = int(os.environ.get("TILEWRIGHT_KILLS", "4"))
TABLES = 6


class Serving:
    """The server as a process that can be killed and started again on the same port."""

    def __init__(self, db: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.command = [sys.executable, "-m", "scripts.tools.load.server", str(db), str(self.port)]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == str(self.port)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.mark.timeout(300 + 30 * KILLS)
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a thing of Unix")
def test_nothing_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    serving = Serving(db)
    stop = threading.Event()
    players = seat_players([serving.port], TABLES, stop)
    for player in players:
        player.start()
    dice = random.Random(7)
    try:
        for _ in range(KILLS):
            play_on(players, 20 + dice.randrange(60))
            serving.kill()
            serving.start()
        play_on(players, 20)
    finally:
        stop.set()
        serving.kill()
        for player in players:
            joined(player)
    store = Store(db)
    promised = check_promises(store, players)
    store.close()
    assert promised > 20 * KILLS
