"""What a table holds in memory: little however long its game is, nothing while it sleeps; and all comes back."""

import asyncio
import gc
import random
import sys
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.client import Client, Table
from tests.server.conftest import Running, two_at_table
from tests.waiting import until
from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.match import Line
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from tilewright.server.bots.seat_plan import SeatPlan
from tilewright.server.hub import Hub
from tilewright.server.room import recent_entries
from tilewright.server.room.play import RECENT, Play
from tilewright.server.room.wording import rules_of
from tilewright.server.settings import Settings

GAMES = list(registry().games)
BYTES_A_LINE = 64
BYTES_AN_ENTRY = 200  # by which the events of a recent entry may differ from those of another


def begun(game: str, seed: str = "seed") -> Play:
    rules = rules_of(registry().spec(game).text())
    return Play(rules, seed, [f"name {seat}" for seat in range(rules.seats)], 0)


def play_on(play: Play, dice: random.Random, most: int = 10_000) -> list[list[Event]]:
    """Random actions until the game is over, and what each of them brought."""
    found: list[list[Event]] = []
    while not play.over() and len(found) < most:
        seat = dice.choice(play.all_waiting())
        text = play.rules.text(dice.choice(play.rules.options(play.match.state, seat)))
        plan = play.plan_act(seat, text, 1_800_000_000_000 + len(found))
        play.adopt(plan)
        found.append(plan.events)
    return found


def held(root: object) -> list[object]:
    """Everything that a game keeps alive and does not share with others, as far as the collector follows it."""
    found: dict[int, object] = {}
    ways: list[object] = [root]
    while ways:
        one = ways.pop()
        if id(one) not in found and not isinstance(one, Rules | type | Line):
            found[id(one)] = one
            ways += gc.get_referents(one)
    return list(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_long_game_holds_one_position_and_only_the_last_few_events(game: str) -> None:
    play = begun(game)
    happened = play_on(play, random.Random(1))
    assert len(happened) > 10 * RECENT
    things = held(play)
    assert [type(one) for one in things if isinstance(one, State)] == [type(play.match.state)]
    assert not [one for one in things if isinstance(one, Event)]
    assert [len(one.events()) for one in play.recent] == [len(events) for events in happened[-RECENT:]]


@pytest.mark.parametrize("game", GAMES)
def test_a_line_weighs_little(game: str) -> None:
    """The table has its position; all that a line leaves besides are a few numbers of fixed size."""
    play = begun(game)
    dice = random.Random(2)
    play_on(play, dice, 2 * RECENT)
    before, lines = weight(play), len(play.match.lines)
    play_on(play, dice)
    assert len(play.match.lines) - lines > 5 * RECENT
    assert weight(play) - before < BYTES_A_LINE * (len(play.match.lines) - lines) + RECENT * BYTES_AN_ENTRY


def weight(play: Play) -> int:
    """Bytes of all that is held besides the position itself."""
    position = {id(one) for one in held(play.match.state)}
    return sum(sys.getsizeof(one) for one in held(play) if id(one) not in position)


def test_tables_share_their_lines() -> None:
    one, two = begun(GAMES[0]), begun(GAMES[0])
    play_on(one, random.Random(3), 50)
    play_on(two, random.Random(3), 50)
    assert len(one.match.lines) == 50
    assert all(mine is theirs for mine, theirs in zip(one.match.lines, two.match.lines, strict=True))
    assert [line.digest for line in one.whole_lines()] == [line.digest for line in two.whole_lines()]
    assert all(line.digest for line in one.whole_lines())


def test_shared_lines_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent_entries, "SHARED", 5)
    monkeypatch.setattr(recent_entries, "_lines", {})
    for number in range(23):
        line = recent_entries.shared(Line(1, f"text {number}", "abcdef", number % 2 == 0, False))
        assert (line.seat, line.text, line.digest, line.revealed) == (1, f"text {number}", "", number % 2 == 0)
    assert [len(alike) for alike in recent_entries._lines.values()] == [2, 1]
    assert all(len(alike) <= 5 for alike in recent_entries._lines.values())


@pytest.mark.parametrize("game", GAMES)
def test_packed_events_come_back_as_they_were(game: str) -> None:
    """Tuples or numbers as keys would not."""
    for seed in range(3):
        for events in play_on(begun(game, f"seed {seed}"), random.Random(seed)):
            again = recent_entries.RecentEntry([1], [True], 0, events, []).events()
            assert [vars_of(one) for one in again] == [vars_of(one) for one in events]


def vars_of(event: Event) -> tuple[object, ...]:
    return event.kind, event.seat, event.data, event.secret, event.audience


def asked(tables: list[Table]) -> Table:
    for table in tables:
        table.catch_up()
    return next(table for table in tables if table.position.get("options"))


def move(tables: list[Table], dice: random.Random, most: int) -> None:
    for _ in range(most):
        table = asked(tables)
        assert table.act(dice.choice(table.position["options"])["text"])["t"] == "done"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_comes_back_after_more_than_is_remembered_gets_it_all(server: Running, game: str) -> None:
    key, anna, ben = two_at_table(server, game)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    move(tables, random.Random(4), 3)
    v = tables[0].position["v"]
    tables[0].heard.clear()
    move(tables, random.Random(5), 3 * RECENT)
    tables[0].catch_up()
    sent = {one["v"]: one["steps"][0]["events"] for one in tables[0].heard if one["t"] == "position"}
    again = anna.sit_at(key, have=v)
    assert again.position["whole"]
    assert again.position["v"] == tables[0].position["v"] > v + 2 * RECENT
    assert again.position["view"] == tables[0].position["view"]
    steps = again.position["steps"]
    assert {step["v"]: step["events"] for step in steps} == {v: events for v, events in sent.items() if events}


def seen(table: str, people: list[Client]) -> list[str]:
    """A whole position with everybody's view, as it travels."""
    found = []
    for person in people:
        sitting = person.sit_at(table, lang="uk")
        found.append(next(raw for raw in sitting.raw if raw.startswith('{"t":"position"')))
        sitting.close()
    return found


def left_alone(server: Running, key: str) -> None:
    room = server.hub.rooms[key]
    until(lambda: not room.listeners and not room.is_busy(), "a table that is left alone")


@pytest.mark.parametrize("game", GAMES)
def test_a_sleeping_table_leaves_the_memory_and_comes_back_the_same(server: Running, game: str) -> None:
    key, anna, ben = two_at_table(server, game)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    move(tables, random.Random(6), 4 * RECENT)
    for table in tables:
        table.close()
    people = [anna, ben, Client(server.port)]
    before = seen(key, people)
    left_alone(server, key)
    room = weakref.ref(server.hub.rooms[key])
    server.hub.driver.answers.plans[key, 0] = SeatPlan(begun(game), "random")
    server.hub.unload_rooms(2**60)
    assert key not in server.hub.rooms
    assert (key, 0) not in server.hub.driver.answers.plans
    until(lambda: gc.collect() >= 0 and room() is None, "the end of whoever still closes a socket")
    assert seen(key, people) == before
    tables = [anna.sit_at(key), ben.sit_at(key)]
    move(tables, random.Random(7), 2)


def test_after_a_restart_tables_that_nobody_asks_for_sleep_on(
    launch: Callable[..., Running], tmp_path: Path
) -> None:
    server = launch()
    quiet, *_ = two_at_table(server)
    wanted, *_ = two_at_table(server)
    server.stop()

    hub = Hub(Settings(db=str(tmp_path / "tables.db"), bot_workers=1))

    async def restart() -> None:
        await hub.wake()
        assert set(hub.rooms) == {quiet, wanted}
        room = await hub.room(wanted)
        hub.unload_rooms(1)
        assert hub.rooms == {wanted: room}
        await hub.close()

    asyncio.run(restart())
