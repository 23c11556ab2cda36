"""What is left in the store: nothing of it stops a game, and what is over is not kept."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from tests.server.client import play_some
from tests.server.conftest import Running, again, play_out, two_at_table
from tests.server.room.absences import return_during_vote, until
from tests.waiting import until as waiting


def in_store(server: Running, statement: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(server.settings.db)) as db, db:
        return db.execute(statement, values).fetchall()


def test_the_last_move_is_made_whatever_lies_where_its_results_go(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    in_store(server, "INSERT INTO records VALUES (?, 'an older text', 1)", key)
    for seat in (0, 1, 2):
        in_store(server, "INSERT INTO results VALUES (?, ?, -99, 0, 'nothing')", key, seat)
    play_out(tables)
    tables[0].catch_up()
    assert tables[0].table["phase"] == "finished"
    store = server.hub.store
    assert store.record(key).startswith("tilewright record")
    assert [one.score for one in store.results([key])[key]] == tables[0].table["scores"]


@pytest.mark.parametrize("end", ["played", "given up"])
def test_the_clocks_of_a_game_that_is_over_are_not_kept(launch: Callable[..., Running], end: str) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, clock_move=600, absent=-1)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    keep = server.hub.save_all_clocks
    in_loop(server, keep())
    assert in_store(server, "SELECT n FROM clocks WHERE table_id = ?", key) == [(0,)]
    if end == "played":
        play_out(tables)
    else:
        assert [table.ask(t="end")["t"] for table in tables] == ["done", "done"]
    assert in_store(server, "SELECT * FROM clocks") == []
    in_loop(server, keep())
    assert in_store(server, "SELECT * FROM clocks") == []


def in_loop(server: Running, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop()).result(60)


def test_clocks_that_an_earlier_version_left_behind_go_at_the_start(launch: Callable[..., Running]) -> None:
    server = launch()
    key, *_ = two_at_table(server, clock_move=600)
    in_loop(server, server.hub.save_all_clocks())
    in_store(server, "INSERT INTO clocks VALUES ('over', 3, '0,0', '0,0')")
    server.stop()
    server = launch()
    waiting(lambda: in_store(server, "SELECT table_id FROM clocks") == [(key,)], "the clocks of that game alone")


def test_a_question_that_a_return_has_answered_is_not_asked_again_after_a_restart(
    launch: Callable[..., Running],
) -> None:
    server = launch()
    key, people, *_, first = return_during_vote(server)
    assert in_store(server, "SELECT * FROM ballots") == []
    server.stop()
    server = launch()
    one = again(server, people[0]).sit_at(key)
    assert "ballots" not in one.table
    assert one.ask(t="end")["t"] == "done"
    (second,) = until(one, lambda table: table.table.get("ballots"))
    assert second["number"] > first["number"]  # a late yes to the one is none to the other
    server.stop()
    server = launch()
    one = again(server, people[0]).sit_at(key)
    assert one.table["ballots"] == [second]


def test_a_way_back_that_the_game_has_left_behind_goes_with_the_next_move(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key), ben.sit_at(key)
    play_some([one, two])
    assert one.ask(t="back", seat=0, v=1)["t"] == "done"
    assert one.ask(t="end")["t"] == "done"
    assert in_store(server, "SELECT kind FROM ballots WHERE table_id = ? ORDER BY kind", key) == [
        ("back",),
        ("end",),
    ]
    play_some([one, two], 1)
    assert in_store(server, "SELECT kind FROM ballots WHERE table_id = ?", key) == [("end",)]
    play_out([one, two])
    assert in_store(server, "SELECT kind FROM ballots WHERE table_id = ?", key) == []
    one.catch_up()
    assert "ballots" not in one.table
