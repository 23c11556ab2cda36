"""The disk: group commits, a full or read-only store, restart, backup, migrations."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, Integer, inspect

from tests.server.client import Client, asked_one, play_some
from tests.server.conftest import Running, again, two_at_table
from tilewright.server.errors import ServerError
from tilewright.server.person import Person
from tilewright.server.room.room import new_play
from tilewright.server.store import engine, schema
from tilewright.server.store.bare import run_bare
from tilewright.server.store.engine import backup
from tilewright.server.store.people import new_person
from tilewright.server.store.store import Store


def test_the_migrations_make_the_tables_that_the_code_knows(place: str) -> None:
    store = Store(place)
    found = inspect(store.engine)
    for table in schema.metadata.sorted_tables:
        made = found.get_columns(table.name)
        assert [(one["name"], one["nullable"]) for one in made] == [
            (one.name, one.nullable) for one in table.columns
        ]
        indexes = {one["name"] for one in found.get_indexes(table.name) if not one.get("duplicates_constraint")}
        assert indexes == {one.name for one in table.indexes}
        if store.engine.dialect.name == "postgresql":  # milliseconds since 1970 do not go into 32 bits
            numbers = [one["name"] for one in made if isinstance(one["type"], Integer)]
            assert numbers == [one["name"] for one in made if isinstance(one["type"], BigInteger)]
    store.close()


def test_a_commit_is_on_disk_and_the_file_is_private(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")
    assert store.reading.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    assert store.reading.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    assert os.stat(tmp_path / "a.db").st_mode & 0o077 == 0
    store.close()


def test_jobs_that_wait_together_are_committed_together(place: str) -> None:
    store = Store(place)

    async def many() -> None:
        people = [Person(str(number)) for number in range(200)]
        await asyncio.gather(*[store.write(new_person(person)) for person in people])
        with pytest.raises(ServerError):
            await store.write(new_person(people[0]))  # fails alone
        twice = store.write(new_person(people[1])), store.write(new_person(Person("new")))
        results = await asyncio.gather(*twice, return_exceptions=True)
        assert [type(result) for result in results] == [ServerError, type(None)]

    asyncio.run(many())
    assert store.people.person("199") is not None
    assert store.people.person("new") is not None
    assert store.writer.commits < 100
    store.close()


def test_a_full_disk_is_said_and_leaves_no_half_written_game(launch: Callable[..., Running]) -> None:
    server = launch()
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key, lang="en"), ben.sit_at(key)]
    driver: Any = server.hub.store.writer.connected().connection.driver_connection
    (pages,) = driver.execute("PRAGMA page_count").fetchone()
    driver.execute(f"PRAGMA max_page_count={pages}")
    refused = None
    for _ in range(400):
        asked = asked_one(tables)
        answer = asked.act(asked.position["options"][0]["text"])
        if answer["t"] != "refused":
            answer = asked.ask(t="say", text="x" * 500)
        if answer["t"] == "refused":
            refused = (asked, answer)
            break
    assert refused is not None
    asked, answer = refused
    assert answer["key"] == "store-full"
    for table in tables:
        table.catch_up()
        before = table.position
        table.send(t="sync")
        table.catch_up()
        assert table.position["v"] == before["v"]
    asked = next(table for table in tables if table.position.get("options"))
    assert asked.act(asked.position["options"][0]["text"])["t"] == "done"
    stored = server.hub.store.table(key)
    assert stored is not None
    new_play(stored).replay(server.hub.store.journal(key), 0)


def test_a_store_that_cannot_be_written_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(ServerError) as missing:
        Store(tmp_path / "nowhere" / "a.db")
    assert missing.value.key == "store-read-only"
    (tmp_path / "text.db").write_text("this is no database, only a text of some length\n" * 40)
    with pytest.raises(ServerError) as text:
        Store(tmp_path / "text.db")
    assert text.value.key == "store-no-database"
    assert "Tilewright" in text.value.words("hu")


def test_a_restart_brings_every_table_back(launch: Callable[..., Running], place: str) -> None:
    server = launch()
    key, anna, ben = two_at_table(server)
    for _ in range(3):
        for person in (anna, ben):
            table = person.sit_at(key)
            if table.position.get("options"):
                table.act(table.position["options"][-1]["text"])
            table.close()
    before = [person.sit_at(key).position for person in (anna, ben)]
    open_table = anna.table([{"kind": "me"}, {"kind": "open"}])
    server.stop()
    restarted = launch()
    people = [again(restarted, old) for old in (anna, ben)]
    after = [person.sit_at(key).position for person in people]
    assert [p["v"] for p in after] == [p["v"] for p in before]
    assert [p["view"] for p in after] == [p["view"] for p in before]
    assert [p.get("options") for p in after] == [p.get("options") for p in before]
    assert people[0].get(f"/api/tables/{open_table['id']}")["phase"] == "open"
    Client(restarted.port, "Cleo").join(open_table["codes"][0]["code"])


def test_a_backup_is_whole_while_the_server_writes(launch: Callable[..., Running], tmp_path: Path) -> None:
    server = launch()
    key, *_ = two_at_table(server)
    backup(tmp_path / "tables.db", tmp_path / "copy.db")
    with pytest.raises(ServerError, match="store-target-exists"):
        backup(tmp_path / "tables.db", tmp_path / "copy.db")
    with pytest.raises(ServerError, match="store-no-file"):
        backup(tmp_path / "none.db", tmp_path / "other.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    store = Store(tmp_path / "copy.db")
    assert store.table(key) is not None
    store.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_a_store_and_its_copy_are_private_from_their_first_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only when somebody could already have opened them."""
    monkeypatch.setattr(engine, "private", lambda path: None)
    before = os.umask(0)
    try:
        Store(tmp_path / "a.db").close()
        backup(tmp_path / "a.db", tmp_path / "copy.db")
    finally:
        os.umask(before)
    for name in ("a.db", "copy.db"):
        assert os.stat(tmp_path / name).st_mode & 0o077 == 0


@pytest.mark.parametrize("name", ["a b?.db", "100%25.db", "a#b.db"])
def test_a_store_with_an_odd_name_is_copied(tmp_path: Path, name: str) -> None:
    Store(tmp_path / name).close()
    backup(tmp_path / name, tmp_path / "copy.db")
    store = Store(tmp_path / "copy.db", writing=False)
    assert store.running() == []
    store.close()


def test_what_all_were_asked_is_still_asked_after_a_restart(launch: Callable[..., Running], place: str) -> None:
    server = launch()
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    play_some(tables, 6)
    assert tables[0].ask(t="back", seat=0, v=2)["t"] == "done"
    tables[1].catch_up()
    (before,) = tables[1].table["ballots"]
    server.stop()
    restarted = launch()
    people = [again(restarted, old) for old in (anna, ben)]
    one, two = people[0].sit_at(key), people[1].sit_at(key)
    assert two.table["ballots"] == [before]
    assert two.ask(t="vote", ballot=before["number"], yes=True)["t"] == "done"
    for table in (one, two):
        table.catch_up()
        assert "ballots" not in table.table
        assert any(
            event["facts"]["kind"] == "rewound" for step in table.position["steps"] for event in step["events"]
        )
    assert restarted.hub.store.ballots(key) == []


def test_a_store_that_becomes_read_only_is_said_and_harms_no_game(
    launch: Callable[..., Running], place: str
) -> None:
    """As when the disk is mounted read-only in the middle of a game."""
    server = launch()
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key, lang="en"), ben.sit_at(key, lang="en")]
    writing = server.hub.store.writer.connected()
    sqlite = writing.dialect.name == "sqlite"
    run_bare(writing, "PRAGMA query_only=1" if sqlite else "SET default_transaction_read_only = on")
    asked = asked_one(tables)
    answer = asked.act(asked.position["options"][-1]["text"])
    assert (answer["t"], answer["key"]) == ("refused", "store-read-only")
    assert answer["words"]
    for table in tables:  # nobody was told of what did not happen
        table.send(t="sync")
        table.catch_up()
        assert not table.position.get("steps")
    assert asked.act(asked.position["options"][-1]["text"])["t"] == "done"
    stored = server.hub.store.table(key)
    assert stored is not None
    new_play(stored).replay(server.hub.store.journal(key), 0)
