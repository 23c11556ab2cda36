"""`tilewright migrate`: a whole store from SQLite to PostgreSQL and back, and what stops it."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.postgresql import Databases
from tests.server.client import Client
from tests.server.conftest import Running, play_out, two_at_table
from tilewright.server.admin.check import check_store
from tilewright.server.errors import ServerError
from tilewright.server.moderation.stored_types import Ban
from tilewright.server.store import moving
from tilewright.server.store.admin_rows import add_ban, bans, lift_bans
from tilewright.server.store.store import Store


@pytest.fixture
def url(databases: Databases) -> Iterator[str]:
    with databases.empty() as found:
        yield found


@pytest.fixture(scope="module")
def once_played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, Client]:
    """A store with a game that is over, one that runs, talk, and a ban that was lifted."""
    path = tmp_path_factory.mktemp("played") / "tables.db"
    server = Running(path)
    over, anna, ben = two_at_table(server)
    play_out([anna.sit_at(over), ben.sit_at(over)])
    running, anna, ben = two_at_table(server)
    table = anna.sit_at(running)
    table.ask(t="say", text="szép ёлка 🎲")
    table.close()
    server.stop()
    store = Store(path)
    for name in ("eve", "max"):
        asyncio.run(store.write(add_ban(Ban(0, name, "", "x", "root", 5, 0))))
    asyncio.run(store.write(lift_bans([2])))
    store.close()
    return path, running, anna


@pytest.fixture
def played(once_played: tuple[Path, str, Client], tmp_path: Path) -> tuple[Path, str, Client]:
    """A copy of it for each test."""
    path, running, anna = once_played
    shutil.copy(path, tmp_path / "tables.db")
    return tmp_path / "tables.db", running, anna


def contents(place: Path | str) -> dict[str, moving.Content]:
    store = Store(place, writing=False)
    try:
        with store.engine.connect() as connection:
            return {one.name: moving.content(connection, one) for one in moving.tables() if one.name != "audit"}
    finally:
        store.close()


def test_a_store_goes_to_postgresql_and_back_with_everything_in_it(
    played: tuple[Path, str, Client], url: str, tmp_path: Path
) -> None:
    old, running, anna = played
    seen: list[tuple[int, int]] = []
    moved = moving.move(old, url, "root", lambda done, total: seen.append((done, total)))
    before = contents(old)
    assert contents(url) == before
    assert moved.rows == sum(one.rows for one in before.values())
    assert seen == sorted(seen)
    assert seen[-1] == (2 * moved.rows, 2 * moved.rows)
    server = Running(url)
    again = Client(server.port, "Anna")
    again.cookie = anna.cookie
    table = again.sit_at(running)
    assert table.position["v"] > 0
    server.stop()
    found = check_store(url)
    assert (found.tables, found.games, found.faults) == (2, 2, [])
    store = Store(url)
    asyncio.run(store.write(add_ban(Ban(0, "tom", "", "x", "root", 5, 0))))
    assert [one.id for one in bans(store)] == [1, 3]  # the number of a ban that was lifted is not given out again
    store.close()
    moving.move(url, tmp_path / "back.db", "root", lambda done, total: None)
    assert contents(tmp_path / "back.db") == contents(url)
    assert check_store(tmp_path / "back.db").faults == []
    store = Store(tmp_path / "back.db")
    asyncio.run(store.write(add_ban(Ban(0, "kim", "", "x", "root", 5, 0))))
    assert [one.id for one in bans(store)] == [1, 3, 4]
    store.close()


def test_what_was_cut_short_goes_on_and_is_no_store_until_then(
    played: tuple[Path, str, Client], url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, *_ = played
    monkeypatch.setattr(moving, "PIECE", 7)

    def stop(done: int, total: int) -> None:
        if done > total / 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        moving.move(old, url, "root", stop)
    with pytest.raises(ServerError, match="store-unfinished"):
        Store(url)
    some = sum(one.rows for one in contents(url).values())
    assert 0 < some < sum(one.rows for one in contents(old).values())
    moving.move(old, url, "root", lambda done, total: None)
    assert contents(url) == contents(old)
    Store(url).close()
    with pytest.raises(ServerError, match="move-not-empty"):
        moving.move(old, url, "root", lambda done, total: None)


def test_what_differs_in_the_end_is_found_out(
    played: tuple[Path, str, Client], url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, *_ = played
    real = moving.set_last_number

    def spoil(target: Store, table: object, last: int) -> None:
        real(target, table, last)  # type: ignore[arg-type]
        if str(table) == "journal":
            with target.engine.begin() as there:
                there.execute(text("UPDATE journal SET digest = 'x' WHERE n = 3"))

    monkeypatch.setattr(moving, "set_last_number", spoil)
    with pytest.raises(ServerError, match="move-different"):
        moving.move(old, url, "root", lambda done, total: None)
    with pytest.raises(ServerError, match="store-unfinished"):
        Store(url)


def test_a_row_that_postgresql_cannot_take_is_named(tmp_path: Path, url: str) -> None:
    store = Store(tmp_path / "a.db")
    with store.engine.begin() as connection:
        for key, name in (("anna", "Anna"), ("eve", "a\x00b")):
            connection.execute(
                text("INSERT INTO people VALUES (:key, :name, '', '', 1, 0, '', '', 0, '', '')"),
                {"key": key, "name": name},
            )
    store.close()
    with pytest.raises(ServerError) as trouble:
        moving.move(tmp_path / "a.db", url, "root", lambda done, total: None)
    assert trouble.value.key == "move-row"
    assert trouble.value.facts == {"part": "people", "row": "eve"}


def test_a_store_that_a_server_has_is_not_moved(
    played: tuple[Path, str, Client], url: str, tmp_path: Path
) -> None:
    old, *_ = played
    with pytest.raises(ServerError, match="move-same"):
        moving.move(old, str(old), "root", lambda done, total: None)
    with pytest.raises(ServerError, match="store-no-file"):
        moving.move(tmp_path / "none.db", url, "root", lambda done, total: None)
    held = Store(old)
    with pytest.raises(ServerError, match="store-in-use"):
        moving.move(old, url, "root", lambda done, total: None)
    held.close()
    moving.move(old, url, "root", lambda done, total: None)
    held = Store(url)
    with pytest.raises(ServerError, match="store-in-use"):
        moving.move(url, tmp_path / "b.db", "root", lambda done, total: None)
    moving.save_copy(url, tmp_path / "c.db", lambda done, total: None)  # a backup may be made all the same
    held.close()
    assert contents(tmp_path / "c.db") == contents(url)
    assert check_store(tmp_path / "c.db").faults == []
