"""`check` finds what is wrong with a store, and `restore` puts nothing unsound in the place of a store."""

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from tests.postgresql import Databases
from tests.server.asking import act
from tests.server.conftest import Running, play_out, two_at_table
from tests.server.store.raw_store import raw
from tilewright.server.admin.check import Checked, check_store
from tilewright.server.admin.restore import restore
from tilewright.server.errors import ServerError
from tilewright.server.store.engine import backup
from tilewright.server.store.moving import move
from tilewright.server.store.operator import whole_record
from tilewright.server.store.place import is_url, url_of
from tilewright.server.store.store import Store
from tilewright.words.speech import Speech

NO_NUMBER = "UPDATE tables SET made = 'x'"  # PostgreSQL takes none


def keys(found: Checked) -> list[str]:
    return [fault.key for fault in found.faults]


def change(db: Path, query: str, *values: object) -> None:
    with closing(sqlite3.connect(db)) as store, store:
        assert store.execute(query, values).rowcount
    store.close()


@pytest.fixture(scope="module")
def played(server: Running, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A copy of a store with a finished and a running game, made while the server runs."""
    over, anna, ben = two_at_table(server)
    play_out([anna.sit_at(over), ben.sit_at(over)])
    running, anna, _ = two_at_table(server)
    table = anna.sit_at(running)
    if table.asked():
        table.act(table.position["options"][0]["text"])
    copy = tmp_path_factory.mktemp("copy") / "a.db"
    backup(Path(server.settings.db), copy)
    return copy, over, running


@pytest.fixture
def copied(played: tuple[Path, str, str], tmp_path: Path) -> Path:
    target = tmp_path / "b.db"
    backup(played[0], target)
    return target


def test_a_copy_is_one_file_that_can_be_read_wherever_it_lies(played: tuple[Path, str, str]) -> None:
    """A store of a server wants two more files beside it, which whoever restores it may not be able to make."""
    copy = played[0]
    with closing(sqlite3.connect(copy)) as store, store:
        assert store.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    store.close()
    assert check_store(copy).faults == []
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]


def test_what_may_not_be_read_is_not_called_unsound(
    played: tuple[Path, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(code: int) -> Callable[..., sqlite3.Connection]:
        def connect(*given: object, **more: object) -> sqlite3.Connection:
            error = sqlite3.OperationalError("unable to open database file")
            error.sqlite_errorcode = code
            raise error

        return connect

    def forbidden(path: Path, **more: object) -> os.stat_result:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    copy, target = played[0], tmp_path / "new.db"
    monkeypatch.setattr(sqlite3, "connect", refused(sqlite3.SQLITE_CANTOPEN))
    with pytest.raises(ServerError, match="server-store-read-only"):
        restore(target, copy, lambda done, total: None)
    monkeypatch.setattr(Path, "stat", forbidden)
    for act_on in (lambda: check_store(copy), lambda: backup(copy, target), lambda: whole_record(copy, "x")):
        with pytest.raises(ServerError, match="server-store-broken") as trouble:
            act_on()
        assert Speech("en").say("core-fault-not-permitted") in trouble.value.words("en")


def test_a_sound_store_is_sound_also_while_it_is_used(server: Running, played: tuple[Path, str, str]) -> None:
    seen: list[tuple[int, int]] = []
    found = check_store(Path(server.settings.db), lambda done, total: seen.append((done, total)))
    assert (found.faults, found.older) == ([], False)
    assert found.tables == found.games == 2
    assert found.lines > 10
    assert seen == [(0, 2), (1, 2), (2, 2)]


@pytest.fixture(scope="module")
def played_there(played: tuple[Path, str, str], databases: Databases) -> Iterator[str]:
    """The name of a database of PostgreSQL with the same in it."""
    with databases.empty() as url:
        move(played[0], url, "root", lambda done, total: None)
        yield str(url_of(url).database)


@pytest.fixture(params=["sqlite", "postgresql"])
def sound(request: pytest.FixtureRequest) -> Iterator[str]:
    """A copy of it on either database."""
    if request.param == "sqlite":
        yield str(request.getfixturevalue("copied"))
        return
    name = request.getfixturevalue("played_there")
    with request.getfixturevalue("databases").empty(name) as url:
        yield url


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("UPDATE journal SET digest = 'wrong' WHERE n = 2", "server-check-journal"),
        ("DELETE FROM seats WHERE seat = 1 AND table_id = (SELECT min(id) FROM tables)", "server-check-journal"),
        ("UPDATE tables SET spec = 'no such game'", "server-check-journal"),
        (NO_NUMBER, "server-check-row"),
        ("DELETE FROM people", "server-check-person"),
        ("UPDATE seats SET holder = '' WHERE seat = 0", "server-check-seat"),
        ("UPDATE tables SET scores = '1,2' WHERE phase = 'finished'", "server-check-scores"),
        ("UPDATE records SET text = 'x' || text", "server-check-record"),
        ("UPDATE chat SET table_id = 'nowhere'", "server-check-orphan"),
        (
            "UPDATE journal SET table_id = 'no' WHERE table_id = (SELECT min(table_id) FROM journal)",
            "server-check-orphan",
        ),
    ],
)
def test_every_fault_is_found(sound: str, query: str, key: str) -> None:
    with raw(sound) as db:
        if "chat" in query:
            db("INSERT INTO chat VALUES ('x', 1, 0, 'a', 'b', 1, '')")
        if is_url(sound) and query == NO_NUMBER:
            with pytest.raises(DBAPIError):
                db(query)
            return
        assert db(query).rowcount
    assert key in keys(check_store(sound))


def test_a_damaged_file_and_no_store_are_different_errors(copied: Path, tmp_path: Path) -> None:
    raw = bytearray(copied.read_bytes())
    raw[8192:12288] = b"\xff" * 4096
    copied.write_bytes(raw)
    assert keys(check_store(copied))[:1] == ["server-check-file"]
    other = tmp_path / "other.db"
    sqlite3.connect(other).execute("CREATE TABLE x (y)").connection.close()
    with pytest.raises(ServerError, match="no-database"):
        check_store(other)
    with pytest.raises(ServerError, match="no-file"):
        check_store(tmp_path / "none.db")


def test_an_older_store_is_checked_in_a_newer_copy(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    Store(old).close()
    with closing(sqlite3.connect(old)) as store, store:
        store.execute("UPDATE alembic_version SET version_num = '0009'")
        for table in (
            "reports", "hidden_people", "audit", "switches", "invited", "invitations", "announcements", "bans",
            "roles", "programs", "leases", "servers", "compatibility", "page_settings",
        ):  # fmt: skip
            store.execute(f"DROP TABLE {table}")
    found = check_store(old)
    assert found.older
    assert found.faults == []
    with closing(sqlite3.connect(old)) as store, store:
        assert store.execute("SELECT version_num FROM alembic_version").fetchone() == ("0009",)


def test_restore_checks_first_and_keeps_the_old_store(
    launch: Callable[..., Running], played: tuple[Path, str, str], copied: Path, tmp_path: Path
) -> None:
    server = launch()
    db = Path(server.settings.db)
    server.person("Newcomer")

    def silent(done: int, total: int) -> None:
        return

    with pytest.raises(ServerError, match="server-restore-running"):
        restore(db, copied, silent)
    server.stop()
    with pytest.raises(ServerError, match="server-restore-same"):
        restore(db, db, silent)
    change(copied, "UPDATE journal SET digest = 'wrong' WHERE n = 2")
    before = db.read_bytes()
    with pytest.raises(ServerError, match="server-restore-unsound"):
        restore(db, copied, silent)
    assert db.read_bytes() == before
    found = restore(db, played[0], silent)
    assert found.kept is not None
    assert found.kept.name.startswith("tables.db.before-")
    with closing(sqlite3.connect(found.kept)) as store, store:
        assert store.execute("SELECT name FROM people").fetchall() == [("Newcomer",)]
    server.start()
    assert {table["id"] for table in act(server, "tables")["tables"]} == set(played[1:])
    assert act(server, "audit")["lines"][0]["act"] == "restore"
