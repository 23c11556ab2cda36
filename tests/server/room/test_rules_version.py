"""A table is played to its end by the version of the rules that it was begun with."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import MetaData, create_engine, insert
from sqlalchemy import Table as Stored

from tests.games.artificium.random_play import eager
from tests.server.client import Client
from tests.server.conftest import Running, again, play_out, two_at_table
from tilewright.games.artificium.book import Book
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import read_record, write_record
from tilewright.server.bots.pool import JobOwner, ProcessPool, WorkerAnswer
from tilewright.server.bots.worker import BotQuestion
from tilewright.server.lobby.records import journal_of
from tilewright.server.room.room import new_play
from tilewright.server.store.place import is_url, url_of
from tilewright.server.store.rows import pack_row
from tilewright.server.store.shape import migrate
from tilewright.server.store.store import Store, chair_row
from tilewright.server.table import OPEN, PLAYING, Chair, StoredTable

BEFORE = "0003"  # the last shape of the store without versions
SPEC = "artificium(players=6)"
SEED, DICE = "10", 10  # a game in which a deck runs out at the end of an action: the versions differ from then on
ALIKE, APART = 180, 195  # lines after which they are still the same, and no longer
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"]


@pytest.fixture(scope="module")
def old() -> Match:
    """A whole game by version 1."""
    rules = registry().rules(SPEC, 1)
    assert isinstance(rules, Book)
    match, dice = Match(rules, SEED, NAMES), Random(DICE)
    while not rules.over(match.state):
        seat = dice.choice(rules.waiting_seats(match.state))
        match.act(seat, rules.text(eager(rules, match.state, seat, dice)))  # type: ignore[arg-type]
    return match


def record_of(old: Match, lines: int, names: list[str] = NAMES) -> str:
    """The first lines of it."""
    match = Match(old.rules, SEED, names)
    for line in old.lines[:lines]:
        match.act(line.seat, line.text)
    return write_record(match, registry().spec(SPEC, 1))


def version_at(server: Running, key: str) -> int:
    table = server.hub.store.table(key)
    assert table is not None
    return table.rules_version


def play_on(anna: Client, key: str, old: Match, start: int, end: int) -> None:
    """Everybody does as in that game; Anna sits for all."""
    seats = [anna.sit_at(key, look=seat) for seat in range(6)]
    for line in old.lines[start:end]:
        seats[line.seat].catch_up()
        assert seats[line.seat].act(line.text)["t"] == "done", line.text
    for seat in seats:
        seat.close()


def test_the_two_versions_differ_in_that_game(old: Match) -> None:
    newest = Match(registry().rules(SPEC), SEED, NAMES)
    alike = 0
    for line in old.lines:
        newest.act(line.seat, line.text)
        if newest.lines[-1].digest != line.digest:
            break
        alike += 1
    assert ALIKE < alike < APART < len(old.lines)


def test_a_table_begun_by_version_1_goes_on_by_it_after_a_restart(
    launch: Callable[..., Running], old: Match
) -> None:
    server = launch()
    anna = server.person("Anna")
    key, late = [anna.post("/api/records", record_of(old, count))["id"] for count in (ALIKE, len(old.lines) - 5)]
    server.stop()
    server = launch()
    anna = again(server, anna)
    assert version_at(server, key) == 1
    assert anna.get(f"/api/tables/{key}/facts")["version"] == 1
    excerpt = anna.request("GET", f"/api/tables/{key}/record?look=0").raw.decode()
    assert excerpt.splitlines()[2].startswith("rules artificium 1 ")
    play_on(anna, key, old, ALIKE, APART)
    room = server.hub.rooms[key]
    assert room.play is not None
    assert room.play.match.state.freeze() == old.at(APART).freeze()
    play_on(anna, late, old, len(old.lines) - 5, len(old.lines))
    record = anna.request("GET", f"/api/tables/{late}/record").raw.decode()
    assert record == write_record(old, registry().spec(SPEC, 1))
    assert read_record(record, registry()).match.rules.version == 1
    replay = anna.get(f"/api/tables/{late}/replay?look=0&from={APART}&count=1")
    assert replay["moments"][0]["view"] == old.rules.view(old.at(APART), 0)


def test_a_branch_keeps_the_version_and_a_rematch_takes_the_newest(
    launch: Callable[..., Running], old: Match
) -> None:
    server = launch()
    anna = server.person("Anna")
    key = anna.post("/api/records", record_of(old, len(old.lines)))["id"]
    seats = [{"kind": "me"}, *[{"kind": "here", "name": name} for name in NAMES[1:]]]
    branch = anna.post(f"/api/tables/{key}/branch", {"at": ALIKE, "seats": seats})["id"]
    assert version_at(server, branch) == 1
    play_on(anna, branch, old, ALIKE, APART)
    after = server.hub.rooms[branch].play
    assert after is not None
    assert after.match.state.freeze() == old.at(APART).freeze()
    follower = anna.post(f"/api/tables/{key}/rematch", {})["id"]
    assert version_at(server, follower) == 0
    anna.post(f"/api/tables/{follower}/start", {})
    assert version_at(server, follower) == registry().game("artificium").version > 1


def test_a_new_table_is_begun_by_the_newest_version(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    newest = registry().game("artificium").version
    assert version_at(server, key) == newest
    play_out([anna.sit_at(key), ben.sit_at(key)])
    record = anna.request("GET", f"/api/tables/{key}/record").raw.decode()
    assert f"\nrules artificium {newest} " in record


def test_bots_answer_by_the_version_of_the_table(
    launch: Callable[..., Running], old: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[BotQuestion] = []
    ask = ProcessPool.ask

    async def listening(self: ProcessPool, question: BotQuestion, whose: JobOwner) -> WorkerAnswer:
        asked.append(question)
        return await ask(self, question, whose)

    monkeypatch.setattr(ProcessPool, "ask", listening)
    text = record_of(old, ALIKE, ["Anna", *["bot random"] * 5])
    server = launch()
    anna = server.person("Anna")
    table = anna.sit_at(anna.post("/api/records", text)["id"])
    while not asked:
        if table.position.get("options"):
            table.act(table.position["options"][0]["text"])
        table.catch_up()
    assert {one.version for one in asked} == {1}


@pytest.fixture(params=["sqlite", "postgresql"])
def no_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where one can be made, of any shape."""
    if request.param == "sqlite":
        yield str(tmp_path / "old.db")
        return
    with request.getfixturevalue("databases").empty() as url:
        yield url


def test_an_older_store_is_played_on_by_version_1(no_store: str, old: Match) -> None:
    chairs = [Chair(seat, "person", "p", name) for seat, name in enumerate(NAMES)]
    begun = StoredTable("begun", "p", SPEC, chairs, PLAYING, seed=SEED, imported=True)
    waiting = StoredTable("waiting", "p", SPEC, chairs, OPEN)
    journal = journal_of(old, begun)
    engine = create_engine(url_of(no_store) if is_url(no_store) else f"sqlite:///{no_store}")
    migrate(engine, BEFORE)
    found = MetaData()
    with engine.begin() as connection:
        for name, rows in (
            ("tables", [pack_row(begun), pack_row(waiting)]),
            ("seats", [chair_row(table, chair) for table in (begun, waiting) for chair in chairs]),
            ("journal", [{"table_id": "begun", **pack_row(entry)} for entry in journal]),
        ):
            there = Stored(name, found, autoload_with=connection)
            known = [{key: value for key, value in row.items() if key in there.columns} for row in rows]
            connection.execute(insert(there), known)
    engine.dispose()
    store = Store(no_store)
    try:
        table, open_table = store.table("begun"), store.table("waiting")
        assert table is not None
        assert open_table is not None
        assert (table.rules_version, open_table.rules_version) == (1, 0)
        play = new_play(table)
        asyncio.run(asyncio.to_thread(play.replay, store.journal("begun"), 0))
        assert play.match.state.freeze() == old.state.freeze()
    finally:
        store.close()
