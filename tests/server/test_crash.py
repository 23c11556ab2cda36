"""kill -9 under load, many times: what people were told is what replays, and nothing is lost or doubled."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Table
from tests.waiting import joined, until
from tilewright.server.room.play import Play
from tilewright.server.room.room import laid_out
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


class Player(threading.Thread):
    """One person who plays on through every crash and notes all that is told and promised."""

    def __init__(self, person: Client, table: str, number: int, stop: threading.Event) -> None:
        super().__init__()
        self.person = person
        self.key = table
        self.dice = random.Random(number)
        self.stop = stop
        self.told: dict[int, dict[str, Any]] = {}  # version: view
        self.done: list[tuple[int, str]] = []  # version after it, and text
        self.seat = -1
        self.over = False

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self.play(self.person.sit_at(self.key, have=max(self.told, default=0)))
            except (OSError, EOFError, TimeoutError):
                self.stop.wait(0.05)  # before it tries again
            except Exception as error:
                if "ConnectionClosed" not in repr(error) and "Invalid" not in repr(error):
                    raise
                self.stop.wait(0.05)

    def play(self, table: Table) -> None:
        self.seat = table.position["look"]
        self.note(table)
        while not self.stop.is_set() and not table.position.get("over"):
            options = table.position.get("options")
            if not options:
                table.hear(timeout=2)
                self.note(table)
                continue
            text = self.dice.choice(options)["text"]
            answer = table.act(text)
            if answer["t"] == "done":
                self.done.append((answer["v"], text))
            self.note(table)
        self.over = bool(table.position.get("over"))
        table.close()
        self.stop.wait(60 if self.over else 0)

    def note(self, table: Table) -> None:
        for message in table.heard:
            if message["t"] == "position":
                known = self.told.setdefault(message["v"], message["view"])
                assert known == message["view"], "two different pictures of one version"
        table.heard.clear()


def play_on(players: list[Player], moves: int) -> None:
    """Until they were promised so many moves more, or have no game left."""
    wanted = sum(len(player.done) for player in players) + moves
    until(
        lambda: sum(len(player.done) for player in players) >= wanted or all(player.over for player in players),
        lambda: f"{wanted} moves, by {[(player.key, len(player.done)) for player in players]}",
    )


def replayed(store: Store, key: str) -> tuple[dict[tuple[int, int], dict[str, Any]], list[tuple[int, int, str]]]:
    """By viewer and version what was to be seen, and all that was done with the version of its seat after it."""
    table = store.table(key)
    assert table is not None
    play: Play = laid_out(table)
    seen = {(viewer, 1): json.loads(view) for viewer, view in enumerate(play.views_of(play.match.state))}
    done = []
    for entry in store.journal(key):
        play.adopt(play.plan_act(entry.seat, entry.text, entry.at))
        assert play.versions == entry.marks
        done.append((entry.seat, entry.marks[entry.seat + 1], entry.text))
        for viewer, view in enumerate(play.views_of(play.match.state)):
            seen[viewer, entry.marks[viewer]] = json.loads(view)
    return seen, done


@pytest.mark.timeout(300 + 30 * KILLS)
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is a thing of Unix")
def test_nothing_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    serving = Serving(db)
    stop = threading.Event()
    players: list[Player] = []
    for number in range(TABLES):
        anna, ben = Client(serving.port, "Anna").introduce(), Client(serving.port, "Ben")
        game = ("artificium", "keyflower")[number % 2]
        made = anna.table([{"kind": "me"}, {"kind": "open"}], game)
        ben.join(made["codes"][0]["code"])
        anna.post(f"/api/tables/{made['id']}/start", {})
        players += [Player(person, made["id"], 2 * number + i, stop) for i, person in enumerate((anna, ben))]
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
    promised = 0
    for player in players:
        seen, done = replayed(store, player.key)
        for v, view in player.told.items():
            assert seen[player.seat + 1, v] == view
        for v, text in player.done:
            assert done.count((player.seat, v, text)) == 1
        promised += len(player.done)
    store.close()
    assert promised > 20 * KILLS
