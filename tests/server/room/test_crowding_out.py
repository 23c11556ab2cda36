"""Nobody keeps the others from deciding by asking questions of their own."""

from collections.abc import Callable
from typing import Any

from tests.server.client import Table, asked_one, play_some
from tests.server.conftest import Running, ShiftedClocks
from tests.server.room.absences import three_at_table
from tests.server.room.test_clocks import look
from tests.waiting import until


def running_game(server: Running, **how: Any) -> tuple[str, list[Table]]:
    """Of three people, some moves old."""
    key, people = three_at_table(server, absent=-1, **how)
    tables = [person.sit_at(key) for person in people]
    play_some(tables, 8)
    return key, tables


def ballots(table: Table) -> list[tuple[str, int, str]]:
    table.catch_up()
    return [(one["kind"], one["seat"], one.get("bot", "")) for one in table.table.get("ballots", [])]


def test_who_is_out_of_time_cannot_crowd_out_the_question_for_a_bot(
    launch: Callable[..., Running], clocks: ShiftedClocks
) -> None:
    server = launch()
    key, tables = running_game(server, clock_move=300)
    slow = asked_one(tables).position["look"]
    one, two = (table for table in tables if table is not tables[slow])
    clocks.pass_by(1000)
    look(server, key)
    until(lambda: slow in server.hub.rooms[key].overdue, "the clock to run out")
    assert one.ask(t="replace", seat=slow, bot="easy")["t"] == "done"
    for v in range(1, 6):
        assert tables[slow].ask(t="back", seat=slow, v=v)["t"] == "done"
    assert ballots(two) == [("replace", slow, "easy"), ("back", slow, "")]
    assert two.ask(t="replace", seat=slow, bot="easy")["t"] == "done"
    two.hear_until(lambda: two.table["seats"][slow].get("stand_in") == "easy", "a bot in that place")


def test_each_seat_has_one_bot_that_is_asked_for(launch: Callable[..., Running], clocks: ShiftedClocks) -> None:
    _, tables = running_game(launch())
    one, two, away = tables
    away.close()
    one.hear_until(lambda: not one.table["seats"][2].get("present"), "somebody who is away")
    clocks.pass_by(20_000)
    for bot in ("easy", "normal", "hard"):
        assert one.ask(t="replace", seat=2, bot=bot)["t"] == "done"
    assert one.ask(t="back", seat=0, v=1)["t"] == "done"
    assert ballots(two) == [("replace", 2, "hard"), ("back", 0, "")]
    assert two.ask(t="end")["t"] == "done"
    assert two.ask(t="back", seat=1, v=1)["t"] == "done"
    assert [kind for kind, *_ in ballots(two)] == ["replace", "back", "end"]
    (back,) = [found for found in two.table["ballots"] if found["kind"] == "back"]
    assert back["agreed"]  # the same way back is one question
