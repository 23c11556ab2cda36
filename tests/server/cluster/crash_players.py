"""People who play on through every crash and note all that they see and are promised, and how that is checked."""

import contextlib
import json
import random
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Any

from scripts.tools.scale.processes import ServerProcess
from tests.server.client import Client, Table
from tests.waiting import joined, until
from tilewright.server.room.play import Play
from tilewright.server.room.room import new_play
from tilewright.server.store.store import Store


class Player(threading.Thread):
    """One person who plays on through every crash and notes all that they see and are promised."""

    def __init__(
        self, person: Client, table: str, number: int, stop: threading.Event, ports: Sequence[int] = ()
    ) -> None:
        """`ports` of the servers among which they try when the line is lost."""
        super().__init__()
        self.person = person
        self.ports = ports or (person.port,)
        self.key = table
        self.dice = random.Random(number)
        self.stop = stop
        self.views: dict[int, dict[str, Any]] = {}  # version: view
        self.done: list[tuple[int, str]] = []  # version after it, and text
        self.seat = -1
        self.over = False
        self.moved_at = time.monotonic()  # when something was last done
        self.longest = 0.0  # seconds between two things that were done

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self.play(self.person.sit_at(self.key, have=max(self.views, default=0)))
            except (OSError, EOFError, TimeoutError):
                self.lost()
            except Exception as error:
                if "ConnectionClosed" not in repr(error) and "Invalid" not in repr(error):
                    raise
                self.lost()

    def lost(self) -> None:
        """The line: they wait a moment before they try again."""
        self.person.port = self.dice.choice(self.ports)
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
                self.longest = max(self.longest, time.monotonic() - self.moved_at)
                self.moved_at = time.monotonic()
            self.note(table)
        self.over = bool(table.position.get("over"))
        table.close()
        self.stop.wait(60 if self.over else 0)

    def note(self, table: Table) -> None:
        for message in table.heard:
            if message["t"] == "position":
                known = self.views.setdefault(message["v"], message["view"])
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
    play: Play = new_play(table)
    seen = {(viewer, 1): json.loads(view) for viewer, view in enumerate(play.views_of(play.match.state))}
    done = []
    for entry in store.journal(key):
        play.adopt(play.plan_act(entry.seat, entry.text, entry.at))
        assert play.versions == entry.marks
        done.append((entry.seat, entry.marks[entry.seat + 1], entry.text))
        for viewer, view in enumerate(play.views_of(play.match.state)):
            seen[viewer, entry.marks[viewer]] = json.loads(view)
    return seen, done


def check_promises(store: Store, players: list[Player]) -> int:
    """What everybody saw is what replays, and what they were promised is there once; how much that was."""
    for player in players:
        seen, done = replayed(store, player.key)
        for v, view in player.views.items():
            assert seen[player.seat + 1, v] == view
        for v, text in player.done:
            assert done.count((player.seat, v, text)) == 1
    return sum(len(player.done) for player in players)


def seat_players(ports: Sequence[int], tables: int, stop: threading.Event) -> list[Player]:
    """Running games of two people each, with their servers in turn."""
    players: list[Player] = []
    for number in range(tables):
        port = ports[number % len(ports)]
        anna, ben = Client(port, "Anna").introduce(), Client(port, "Ben")
        made = anna.table([{"kind": "me"}, {"kind": "open"}], ("artificium", "keyflower")[number % 2])
        ben.join(made["codes"][0]["code"])
        anna.post(f"/api/tables/{made['id']}/start", {})
        players += [
            Player(person, made["id"], 2 * number + i, stop, ports) for i, person in enumerate((anna, ben))
        ]
    return players


@contextlib.contextmanager
def playing_through(servers: Sequence[ServerProcess], tables: int) -> Iterator[list[Player]]:
    """People who play at these servers; in the end everybody has stopped, and the servers are gone."""
    stop, players = threading.Event(), list[Player]()
    try:
        for server in servers:
            server.listens()
        players += seat_players([server.port for server in servers], tables, stop)
        for player in players:
            player.start()
        yield players
    finally:
        stop.set()
        for server in servers:
            server.end(signal.SIGKILL)
        for player in players:
            if player.ident is not None:
                joined(player)
