"""A table that is looked at in many ways: each is worked out once, others have their turn, and extras are paid."""

import asyncio
import json
from itertools import pairwise

from tests.server.clocks import ManualClock
from tests.server.room.table_alone import NoDisk
from tests.server.web.bare_socket import bare_hub, bare_socket, why_dropped
from tilewright.server.costs import DESCRIPTION
from tilewright.server.room import history
from tilewright.server.room.listener import Listener
from tilewright.server.room.room import Room, new_play
from tilewright.server.table import PLAYING, Chair, StoredTable

LANGUAGES = ("en", "ru", "uk", "hu")


class Payer(Listener):
    """Keeps what it is told and what it pays."""

    def __init__(self, person: str, look: int, lang: str, describes: bool = False) -> None:
        super().__init__(person)
        self.look, self.lang, self.describes = look, lang, describes
        self.heard: list[bytes] = []
        self.paid = 0.0

    def send(self, raw: bytes) -> None:
        self.heard.append(raw)

    def pay(self, cost: float) -> None:
        self.paid += cost


def room_of(*listeners: Listener) -> Room:
    chairs = [Chair(seat, "person", f"p{seat}", f"Player {seat}") for seat in range(3)]
    table = StoredTable("key", "p0", "keyflower(players=3)", chairs, PLAYING, seed="many views")
    room = Room(table, NoDisk(), lambda room: None)
    room.play = new_play(table)
    room.listeners = [*listeners]
    return room


async def move(room: Room) -> None:
    play = room.game()
    seat = play.all_waiting()[0]
    text = play.rules.text(play.rules.options(play.match.state, seat)[0])
    await room.run_exclusive(lambda: room.act(f"p{seat}", seat, play.versions[seat + 1], text))


def test_other_tables_have_their_turn_while_a_crowd_is_sent_news() -> None:
    """Between two pieces of work the loop does whatever else there is."""
    crowd = [Payer("", -1, lang, True) for lang in LANGUAGES]
    crowd += [Payer("p0", 0, lang, True) for lang in LANGUAGES]
    rounds_of: list[int] = []

    async def beside() -> None:
        while True:
            rounds_of.append(sum(len(one.heard) for one in crowd))
            await asyncio.sleep(0)

    async def run() -> None:
        other = asyncio.ensure_future(beside())
        await move(room_of(*crowd))
        other.cancel()

    asyncio.run(run())
    assert all(len(one.heard) == 1 for one in crowd)
    steps = [later - earlier for earlier, later in pairwise(rounds_of)]
    assert history.PIECE <= DESCRIPTION  # so each of these is a piece of its own
    assert max(steps) == 1


def test_players_and_plain_watchers_pay_nothing_and_extras_are_paid_for() -> None:
    watchers = [Payer("", -1, lang) for lang in LANGUAGES]
    players = [Payer(f"p{seat}", seat, "en", True) for seat in range(3)]
    same = Payer("p0", 0, "en", True)
    extras = [Payer("p0", 0, "hu"), Payer("", -1, "en", True)]
    asyncio.run(move(room_of(*watchers, *players, same, *extras)))
    assert [one.paid for one in (*watchers, *players, same)] == [0.0] * 8
    assert all(one.paid > 0 for one in extras)
    assert players[0].heard == same.heard


def test_who_asks_for_everything_meanwhile_is_not_sent_it_twice() -> None:
    crowd = [Payer("", -1, lang, True) for lang in LANGUAGES]
    room = room_of(*crowd)
    last = crowd[-1]

    async def run() -> None:
        moving = asyncio.ensure_future(move(room))
        while not crowd[0].heard:
            await asyncio.sleep(0)
        assert not last.heard
        room.send_position(last, 0)
        await moving

    asyncio.run(run())
    assert [json.loads(raw)["whole"] for raw in last.heard] == [True]


def test_who_cannot_pay_for_many_views_any_more_is_sent_away() -> None:
    clock = ManualClock()
    hub = bare_hub(clock)
    crowd = [bare_socket(hub, clock) for _ in range(10)]
    player = bare_socket(hub, clock, "anna")
    for _ in range(60):
        for one in crowd:
            one.pay(10.0)
    assert {why_dropped(one) for one in crowd} == {"rate"}
    player.pay(10.0)
    assert why_dropped(player) == ""
    for _ in range(200):
        player.pay(10.0)
    assert why_dropped(player) == "rate"
