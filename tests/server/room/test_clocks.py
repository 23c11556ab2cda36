"""Clocks of people: they go by time that passes, whatever the time of day does, and outlive a restart."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Table, asked_one
from tests.server.conftest import Running, ShiftedClocks, again, two_at_table
from tests.server.room.absences import lose, three_at_table
from tests.waiting import until
from tilewright.games.catalogue import registry
from tilewright.server import clock
from tilewright.server.room.absence import DAY, kept_until
from tilewright.server.room.play import Play

HOUR = 3_600_000


def seat_of(table: Table) -> dict[str, Any]:
    """The asked seat as it is told now."""
    table.catch_up()
    found: dict[str, Any] = table.table["seats"][table.position["look"]]
    return found


def left(table: Table) -> float:
    """Seconds until the clock of that seat runs out, as the page works it out."""
    number = table.send(t="ping")
    while True:
        heard = table.hear()
        if heard["t"] == "pong" and heard["id"] == number:
            break
    deadline = seat_of(table)["deadline"]
    return float(deadline - heard["now"]) / 1000


def look(server: Running, key: str) -> None:
    """As after any change at the table."""
    room = server.hub.rooms[key]
    server.loop().call_soon_threadsafe(server.hub.driver.drive, room)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_the_time_of_day_may_jump(launch: Callable[..., Running], clocks: ShiftedClocks, jump: int) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, clock_move=600, clock_game=3000, absent=300)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    asked = asked_one(tables)
    assert 590 < left(asked) <= 600
    clocks.day += jump
    look(server, key)
    assert 580 < left(asked) <= 600
    assert asked.act(asked.position["options"][-1]["text"])["t"] == "done"
    asked.ask(t="say", text="the table is told anew")
    for table in tables:
        table.catch_up()
        assert not any(seat.get("stand_in") for seat in table.table["seats"])
    room = server.hub.rooms[key]
    assert room.play is not None
    assert max(room.play.spent) < 60_000
    assert abs(room.play.times[-1] - clock.now()) < 60_000  # what people read goes by the time of day


def test_the_clock_of_a_game_counts_all_thought_and_runs_out(
    launch: Callable[..., Running], clocks: ShiftedClocks
) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, clock_game=100, absent=60)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    room = server.hub.rooms[key]
    thought = [0, 0]
    for _ in range(6):
        asked = asked_one(tables)
        seat = asked.position["look"]
        assert room.play is not None
        before = room.play.spent[seat]
        clocks.pass_by(7)
        public = len(room.play.match.lines)
        assert asked.act(asked.position["options"][-1]["text"])["t"] == "done"
        if room.play.spent[seat] > before:
            thought[seat] = room.play.spent[seat]
            assert 7000 <= room.play.spent[seat] - before < 60_000
        assert len(room.play.match.lines) == public + 1
    assert max(thought) >= 14_000
    asked = asked_one(tables)
    seat = asked.position["look"]
    asked.ask(t="say", text="the table is told anew")
    fresh = [anna.sit_at(key), ben.sit_at(key)]
    assert left(fresh[seat]) <= 100 - thought[seat] / 1000
    clocks.pass_by(101 - thought[seat] // 1000)
    look(server, key)
    until(lambda: fresh[seat].table["seats"][seat].get("stand_in"), "a bot", meanwhile=fresh[seat].catch_up)


@pytest.mark.parametrize("action", ["return", "act"])
def test_leaving_and_coming_back_gains_no_time(
    launch: Callable[..., Running], clocks: ShiftedClocks, action: str
) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, clock_move=600, clock_game=3000, absent=-1)
    asked = asked_one([anna.sit_at(key), ben.sit_at(key)])
    seat = asked.position["look"]
    clocks.pass_by(400)
    (anna, ben)[seat].post(f"/api/tables/{key}/leave")
    if action == "return":
        asked.ask(t="return", seat=seat)
        assert 0 < left(asked) <= 200
    room = server.hub.rooms[key]
    for _ in range(9):  # until one is seen by all
        if room.play is None or room.play.spent[seat]:
            break
        asked.catch_up()
        asked.act(asked.position["options"][-1]["text"])
    assert room.play is not None
    assert room.play.spent[seat] >= 400_000
    assert not room.table.chairs[seat].left


def test_steps_that_nobody_sees_are_counted_once() -> None:
    """An unfinished choice takes time too, but that time is counted when the others see what came of it."""
    rules = registry().rules("artificium(players=2)")
    private = 0
    for seed in range(20):
        play = Play(rules, f"clock {seed}", ["Anna", "Ben"], 0, 0)
        tick = 0
        while not play.over() and len(play.match.lines) < 60:
            seat = play.all_waiting()[0]
            tick += 1000
            options = rules.options(play.match.state, seat)
            plan = play.plan_act(seat, rules.text(options[len(play.match.lines) % len(options)]), 0, tick)
            expected = play.spent[seat] + (tick - play.since[seat] if plan.seen[0] else 0)
            private += not plan.seen[0]
            play.adopt(plan)
            assert play.spent[seat] == expected
            assert sum(play.spent) <= 2 * tick  # both may think at the same time, nobody twice
    assert private


def test_what_was_left_is_left_after_a_restart(launch: Callable[..., Running], clocks: ShiftedClocks) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, clock_move=600, absent=-1)
    asked = asked_one([anna.sit_at(key), ben.sit_at(key)])
    name = asked.position["look"]
    clocks.pass_by(250)
    server.stop()
    clocks.pass_by(10_000)  # the server was away for hours: nobody's fault
    server = launch()
    table = again(server, (anna, ben)[name]).sit_at(key)
    assert 300 < left(table) <= 350


def test_what_was_left_is_left_after_a_crash(
    launch: Callable[..., Running], clocks: ShiftedClocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, clock_game=600, absent=-1)
    asked = asked_one([anna.sit_at(key), ben.sit_at(key)])
    name = asked.position["look"]
    clocks.pass_by(250)
    asyncio.run_coroutine_threadsafe(server.hub.save_all_clocks(), server.loop()).result(20)
    clocks.pass_by(100)

    async def nothing() -> None:
        return

    monkeypatch.setattr(server.hub, "save_all_clocks", nothing)  # it dies before it notes anything more
    server.stop()
    server = launch()
    assert 300 < left(again(server, (anna, ben)[name]).sit_at(key)) <= 350


def test_who_was_there_when_the_server_stopped_has_the_whole_time_to_come_back(
    launch: Callable[..., Running], clocks: ShiftedClocks
) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, absent=60)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    asked = asked_one(tables)
    name = asked.position["look"]
    clocks.pass_by(50)  # of thought, at the table
    server.stop()
    server = launch()
    room = asyncio.run_coroutine_threadsafe(server.hub.room(key), server.loop()).result(20)
    assert room.play is not None
    due = server.hub.driver.next_deadline(room, room.play, name)
    assert due is not None
    assert 50_000 < due - clock.ticks() <= 60_000
    server.stop()
    clocks.pass_by(5)
    server = launch()  # away for some seconds already when it stopped, and that is kept
    room = asyncio.run_coroutine_threadsafe(server.hub.room(key), server.loop()).result(20)
    assert room.play is not None
    later = server.hub.driver.next_deadline(room, room.play, name)
    assert later is not None
    assert later - clock.ticks() <= 60_000


def test_who_was_away_before_a_crash_can_come_back_after_it(
    launch: Callable[..., Running], clocks: ShiftedClocks
) -> None:
    """However long Ben had been away: while the server was away, too, he could not come."""
    server = launch()
    key, anna, ben = two_at_table(server, clock_move=600, absent=-1)
    one, two = anna.sit_at(key), ben.sit_at(key)
    lose(one, two, 1)
    clocks.pass_by(599)
    server.stop()
    clocks.pass_by(100)
    server = launch()
    one = again(server, anna).sit_at(key)
    room = server.hub.rooms[key]
    assert 50_000 < kept_until(room, room.table.chairs[1]) - clock.ticks() <= 60_000
    assert one.ask(t="replace", seat=1)["key"] == "seat-kept"


def test_a_clock_that_nearly_ran_out_leaves_time_to_come_back_after_a_restart(
    launch: Callable[..., Running], clocks: ShiftedClocks
) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, clock_move=300, absent=0)
    asked = asked_one([anna.sit_at(key), ben.sit_at(key)])
    name = asked.position["look"]
    clocks.pass_by(299)
    server.stop()
    server = launch()
    table = again(server, (anna, ben)[name]).sit_at(key)
    assert not table.table["seats"][name].get("stand_in")
    assert 30 < left(table) <= 60


def test_where_two_play_the_clock_lets_one_alone_ask_for_a_bot(
    launch: Callable[..., Running], clocks: ShiftedClocks
) -> None:
    """Without a rule for absent people the other would wait for days."""
    server = launch()
    key, anna, ben = two_at_table(server, clock_move=300, absent=-1)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    slow = asked_one(tables).position["look"]
    other = tables[1 - slow]
    clocks.pass_by(301)
    look(server, key)
    until(lambda: slow in server.hub.rooms[key].overdue, "the clock to run out")
    assert other.ask(t="replace", seat=slow, bot="random")["key"] == "one-alone"  # not before the grace
    clocks.pass_by(60)
    assert other.ask(t="replace", seat=slow, bot="random")["t"] == "done"
    other.hear_until(lambda: other.table["seats"][slow].get("stand_in") == "random", "a bot in that place")
    assert tables[slow].ask(t="return", seat=slow)["t"] == "done"
    other.hear_until(lambda: not other.table["seats"][slow].get("stand_in"), "a person in that place")


def test_where_three_play_one_alone_still_needs_another(
    launch: Callable[..., Running], clocks: ShiftedClocks
) -> None:
    server = launch()
    key, people = three_at_table(server, clock_move=300, absent=-1)
    tables = [person.sit_at(key) for person in people]
    slow = asked_one(tables).position["look"]
    one, two = (table for table in tables if table is not tables[slow])
    clocks.pass_by(1000)
    look(server, key)
    until(lambda: slow in server.hub.rooms[key].overdue, "the clock to run out")
    assert one.ask(t="replace", seat=slow, bot="random")["t"] == "done"
    one.catch_up()
    assert not one.table["seats"][slow].get("stand_in")
    assert two.ask(t="replace", seat=slow, bot="random")["t"] == "done"
    one.hear_until(lambda: one.table["seats"][slow].get("stand_in") == "random", "a bot in that place")


@pytest.mark.parametrize("jump", [30 * DAY * 1000, -30 * DAY * 1000])
def test_a_game_is_not_given_up_because_somebody_set_the_clock(
    launch: Callable[..., Running], clocks: ShiftedClocks, jump: int
) -> None:
    server = launch()
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    clocks.day += jump
    asked = asked_one(tables)
    assert asked.act(asked.position["options"][-1]["text"])["t"] == "done"
    slow = asked_one(tables).position["look"]
    other = tables[1 - slow]
    lose(other, tables[slow], slow)
    clocks.day += jump
    assert other.ask(t="end")["t"] == "done"
    other.hear_until(lambda: other.table.get("ballots"), "the question whether to end")
    assert other.table["ballots"][0]["needs"] == [slow]


def test_a_clock_that_ran_out_has_run_out_after_a_restart(
    launch: Callable[..., Running], clocks: ShiftedClocks
) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, clock_move=60, absent=-1)
    asked = asked_one([anna.sit_at(key), ben.sit_at(key)])
    name = asked.position["look"]
    clocks.pass_by(61)
    look(server, key)
    until(lambda: name in server.hub.rooms[key].overdue, "the clock to run out")
    server.stop()
    server = launch()
    table = again(server, (anna, ben)[name]).sit_at(key)
    until(lambda: name in server.hub.rooms[key].overdue, "the clock to be known as run out")
    assert table.act(table.position["options"][-1]["text"])["t"] == "done"  # late is better than never
