"""A store on PostgreSQL: one server at a time, connections that are lost, and troubles said in one line."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError

from tests.postgresql import Databases
from tests.server.client import Table, asked_one
from tests.server.conftest import Running, two_at_table
from tilewright.server.errors import ServerError
from tilewright.server.logs import Log
from tilewright.server.person import Person
from tilewright.server.store import postgresql
from tilewright.server.store.admin_rows import add_audit
from tilewright.server.store.bare import run_bare
from tilewright.server.store.entries import AddEntry
from tilewright.server.store.people import new_person
from tilewright.server.store.place import is_url, local_path, shown
from tilewright.server.store.store import Store, beat, new_table
from tilewright.server.table import PLAYING, Chair, JournalRow, StoredTable
from tilewright.words.texts import LANGUAGES

SECRET = "correct-horse"


@pytest.fixture
def url(databases: Databases) -> Iterator[str]:
    with databases.ready() as found:
        yield found


def write(store: Store, *people: str) -> None:
    async def all_of_them() -> None:
        await asyncio.gather(*[store.write(new_person(Person(one))) for one in people])

    asyncio.run(all_of_them())


def cut(databases: Databases, name: str) -> None:
    """As when the network or the server goes away."""
    databases.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'")


def name_of(store: Store) -> str:
    assert isinstance(store.database, postgresql.PostgresDatabase)
    return store.database.name


def test_one_store_has_one_server(url: str) -> None:
    store = Store(url)
    with pytest.raises(ServerError) as taken:
        Store(url)
    assert taken.value.key == "store-in-use"
    reader = Store(url, writing=False)  # whoever only reads may
    assert reader.running() == []
    with pytest.raises(DBAPIError):
        run_bare(reader.reading, "INSERT INTO pulse (id, at) VALUES (?, ?)", (3, 3))
    reader.close()
    store.close()
    Store(url).close()


def test_a_lost_connection_is_made_anew_for_reading_and_writing(url: str, databases: Databases) -> None:
    store = Store(url)
    write(store, "anna")
    assert store.people.person("anna") is not None
    cut(databases, name_of(store))
    assert store.people.person("anna") is not None  # nobody notices
    assert store.people.has_session("none") is False
    cut(databases, name_of(store))
    with pytest.raises(ServerError, match="store-lost"):
        write(store, "ben")  # it may be there or not: whoever asks is told so
    write(store, "ben")
    with pytest.raises(ServerError, match="store-in-use"):
        Store(url)  # the lock is back too
    store.close()


def test_whoever_lost_the_store_to_another_server_writes_nothing(url: str, databases: Databases) -> None:
    first = Store(url)
    write(first, "anna")
    cut(databases, name_of(first))
    second = Store(url)
    for _ in range(2):
        with pytest.raises(ServerError, match=r"store-(lost|in-use)"):
            write(first, "eve")
    with pytest.raises(ServerError, match="store-in-use"):
        write(first, "eve")
    assert second.people.person("eve") is None
    write(second, "ben")
    second.close()
    first.close()


def test_a_connection_of_our_own_that_was_lost_on_the_way_does_not_lock_us_out(url: str) -> None:
    store = Store(url)
    write(store, "anna")
    lost, store.writer.connection = store.writer.connection, None  # over there it is still open
    write(store, "ben")
    assert store.people.person("ben") is not None
    assert lost is not None
    lost.invalidate()
    lost.close()
    store.close()


def test_what_one_job_cannot_store_harms_no_other(url: str) -> None:
    store = Store(url)

    async def both() -> list[object]:
        jobs = [store.write(new_person(Person("eve", name="\x00"))), store.write(new_person(Person("anna")))]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    spoilt, good = asyncio.run(both())
    assert isinstance(spoilt, ServerError)
    assert good is None
    assert store.people.person("anna") is not None
    store.close()


def test_an_accepted_move_is_on_disk_whatever_the_database_would_rather(url: str, databases: Databases) -> None:
    databases.do(f"ALTER DATABASE {make_url(url).database} SET synchronous_commit = off")
    store = Store(url)
    write(store, "anna")
    assert run_bare(store.writer.connected(), "SHOW synchronous_commit").scalar() == "on"
    store.close()


def test_the_log_of_hosts_only_grows(url: str) -> None:
    store = Store(url)
    asyncio.run(store.write(add_audit("root", "test", "", "")))
    for change in ("UPDATE audit SET who = 'x'", "DELETE FROM audit"):
        with pytest.raises(DBAPIError, match="only grows"), store.engine.begin() as connection:
            connection.execute(text(change))
    store.close()


def trouble_of(place: str, writing: bool = True) -> ServerError:
    with pytest.raises(ServerError) as found:
        Store(place, writing)
    for lang in LANGUAGES:
        line = found.value.words(lang)
        assert SECRET not in line
        assert "\n" not in line
        assert line != found.value.words("en") or lang == "en"
    return found.value


@pytest.mark.parametrize("writing", [True, False])
def test_a_database_that_cannot_be_opened_is_said_in_one_line(
    url: str, databases: Databases, monkeypatch: pytest.MonkeyPatch, writing: bool
) -> None:
    nobody = f"postgresql+psycopg://tilewright:{SECRET}@127.0.0.1:1/games"
    unreachable = trouble_of(nobody, writing)
    assert unreachable.key == "store-unreachable"
    assert "127.0.0.1:1/games" in unreachable.words("en")
    missing = url.replace("tilewright@", f"tilewright:{SECRET}@").replace("/t", "/missing_t", 1)
    refused = trouble_of(missing, writing)
    assert refused.key == "store-refused"
    assert "does not exist" in refused.words("en")
    for wrong in (
        f"mysql://a:{SECRET}@host/x",
        f"postgresql://a:{SECRET}@host",
        f"postgresql://a:{SECRET}@host:port/x",
    ):
        assert trouble_of(wrong, writing).key == "store-url"
    monkeypatch.setattr(postgresql, "LEAST", (99,))
    assert trouble_of(url, writing).key == "store-old-server"


def test_a_wrong_password_is_reported_without_being_shown(url: str, databases: Databases) -> None:
    import psycopg

    with psycopg.connect(databases.address, autocommit=True) as connection:
        row = connection.execute("SHOW hba_file").fetchone()
        assert row is not None
        connection.execute("DROP ROLE IF EXISTS knocker")
        connection.execute(f"CREATE ROLE knocker LOGIN PASSWORD '{SECRET}'")
        rules = Path(row[0])
        before = rules.read_text()
        try:
            rules.write_text("local all knocker scram-sha-256\n" + before)
            connection.execute("SELECT pg_reload_conf()")
            for given in ("knocker:wrong-guess@", "knocker@"):
                assert trouble_of(url.replace("tilewright@", given)).key == "store-denied"
            known = url.replace("tilewright@", f"knocker:{SECRET}@")
            assert trouble_of(known).key == "store-read-only"  # let in, but it may change nothing
        finally:
            rules.write_text(before)
            connection.execute("SELECT pg_reload_conf()")
            connection.execute("DROP ROLE knocker")


def test_a_database_of_something_else_or_of_a_newer_tilewright_is_left_alone(databases: Databases) -> None:
    with databases.empty() as other:
        databases.address, before = other, databases.address
        try:
            databases.do("CREATE TABLE people (id int)")
            assert trouble_of(other).key == "store-other-tables"
            databases.do("DROP TABLE people")
            Store(other).close()
            databases.do("UPDATE alembic_version SET version_num = '9999'")
            databases.do("UPDATE compatibility SET least = '9999'")
            assert trouble_of(other).key == "store-newer"
        finally:
            databases.address = before


def test_passwords_are_hidden_wherever_a_store_is_named() -> None:
    place = f"postgres://anna:{SECRET}@db.example:5433/games?sslmode=require&password={SECRET}"
    assert shown(place) == "postgresql://anna:***@db.example:5433/games?password=%2A%2A%2A&sslmode=require"
    assert SECRET not in str(local_path(place))
    assert local_path(place) == local_path(place.replace(SECRET, "another"))
    assert local_path(place) != local_path(place.replace("games", "others"))
    assert shown(f"mysql://anna:{SECRET}@db/x") == "***"
    assert not is_url("tables.db")


def test_a_server_says_nothing_secret_and_lives_through_a_lost_connection(
    url: str, databases: Databases, capfd: pytest.CaptureFixture[str]
) -> None:
    Log.quiet = False
    server = Running(url.replace("tilewright@", f"tilewright:{SECRET}@"))
    try:
        key, anna, ben = two_at_table(server)
        tables = [anna.sit_at(key), ben.sit_at(key)]
        cut(databases, name_of(server.hub.store))
        answers = [moved(tables) for _ in range(6)]
        assert [one["t"] for one in answers] == ["refused"] + 5 * ["done"]
        assert answers[0]["key"] == "store-lost"
        assert anna.request("GET", "/health").status == 200
        assert len(server.hub.store.journal(key)) == 5
    finally:
        server.stop()
        Log.quiet = True
    said = capfd.readouterr()
    assert SECRET not in said.out + said.err
    assert "store-failed" in said.out + said.err


def moved(tables: list[Table]) -> dict[str, Any]:
    asked = asked_one(tables)
    return asked.act(asked.position["options"][-1]["text"])


def test_the_pulse_is_one_row(url: str) -> None:
    store = Store(url)
    for at in (1, 2):
        asyncio.run(store.write(beat(at)))
    assert run_bare(store.reading, "SELECT id, at FROM pulse").all() == [(1, 2)]
    store.close()


def test_lines_of_many_journals_are_written_together_and_a_stale_one_fails_alone(place: str) -> None:
    store = Store(place)
    tables = [
        StoredTable(f"t{number}", "anna", "artificium(players=2)", [Chair(0)], PLAYING) for number in range(20)
    ]
    asyncio.run(store.write(*[new_table(one) for one in tables]))
    commits = store.writer.commits
    tables[3].changes = 7  # not as it is stored

    async def all_at_once() -> list[object]:
        quoted = JournalRow(1, "act", 0, "a 'quoted' line", "d", [1, 2], [3], 4)
        rows = [quoted, JournalRow(2, "act", 0, "b", "e", [], [], 5)]
        jobs = [store.write(*[AddEntry(one, row) for row in rows]) for one in tables]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    answers = asyncio.run(all_at_once())
    assert [number for number, one in enumerate(answers) if one is not None] == [3]
    assert isinstance(answers[3], ServerError)
    assert store.journal("t3") == []
    found = [(row.n, row.text, row.marks, row.at) for row in store.journal("t4")]
    assert found == [(1, "a 'quoted' line", [1, 2], 4), (2, "b", [], 5)]
    assert store.writer.commits > commits
    store.close()
