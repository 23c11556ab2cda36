"""Two versions side by side: what a newer one may change in the store while older servers run."""

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

import tilewright
from scripts.tools.scale.processes import ServerProcess
from tests.postgresql import Databases
from tests.server.cluster.clusters import SECRET, at, in_loop, name_of, owner
from tests.server.cluster.crash_players import check_promises, play_on, playing_through
from tests.server.cluster.versions import LATER, SOON, breaking_version, rolling_version
from tests.server.conftest import Running, two_at_table
from tests.server.store.raw_store import raw
from tests.waiting import until
from tilewright.server.admin.check import check_store
from tilewright.server.cluster.cluster import newest, version_order
from tilewright.server.cluster.rooms import hand_over
from tilewright.server.errors import ServerError
from tilewright.server.person import Person
from tilewright.server.store import moving, postgresql, shape
from tilewright.server.store.leases import Member, register
from tilewright.server.store.people import new_person
from tilewright.server.store.store import Store


@pytest.fixture
def become(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """From now on this process is that version."""

    def go(*folders: Path) -> None:
        monkeypatch.setattr(shape, "FURTHER", list(folders))

    return go


def columns(connection: Any) -> dict[tuple[str, str], Any]:
    found = inspect(connection)
    return {(table, one["name"]): one for table in found.get_table_names() for one in found.get_columns(table)}


def only_adds(script: Any, folder: Path) -> bool:
    """Whether servers that do not know it can go on reading and writing what they know."""
    folder.mkdir()
    engine = create_engine(f"sqlite:///{folder / 'a.db'}")
    shape.migrate(engine, script.down_revision)
    with engine.connect() as connection:
        before = columns(connection)
    shape.migrate(engine, script.revision)
    with engine.connect() as connection:
        after = columns(connection)
    engine.dispose()
    kept = all(key in after and repr(after[key]["type"]) == repr(one["type"]) for key, one in before.items())
    known = {table for table, _ in before}
    added = [after[key] for key in after.keys() - before.keys() if key[0] in known]
    return kept and all(one["nullable"] or one["default"] is not None for one in added)


def test_whatever_calls_itself_rolling_only_adds(tmp_path: Path, become: Callable[..., None]) -> None:
    become(breaking_version(tmp_path / "later"))
    scripts = shape.known_shapes()
    for number, script in enumerate(one for one in scripts if shape.is_rolling(one)):
        assert only_adds(script, tmp_path / str(number)), script.revision
    assert not only_adds(scripts[0], tmp_path / "breaking")
    assert [shape.least_for(one) for one in (SOON, LATER, "0014")] == [shape.least_for("0015"), LATER, "0014"]


def test_an_older_version_goes_on_with_a_store_that_was_only_added_to(
    place: str, tmp_path: Path, become: Callable[..., None]
) -> None:
    Store(place).close()
    become(rolling_version(tmp_path / "soon"))
    Store(place).close()
    become()
    store = Store(place)
    asyncio.run(store.write(new_person(Person("anna"))))
    assert store.people.person("anna") is not None
    store.close()
    assert check_store(place).faults == []
    with pytest.raises(ServerError, match="server-store-newer"):  # it would leave out what it does not know
        moving.move(place, tmp_path / "copy.db", "root", lambda done, total: None)
    with raw(place) as db:
        assert db("SELECT version_num FROM alembic_version").scalar() == SOON
    become(breaking_version(tmp_path / "later"))
    Store(place).close()
    become()
    for refused in (lambda: Store(place), lambda: check_store(place)):
        with pytest.raises(ServerError, match="server-store-newer"):
            refused()


def test_a_newer_server_changes_the_store_beside_older_ones_only_if_they_can_go_on(
    databases: Databases, tmp_path: Path, become: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    with databases.ready() as url:
        older = Store(url, shared=True)
        with older.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            register(connection, Member("a", "http://10.0.0.5:8017", "0.2.0"))
        become(rolling_version(tmp_path / "soon"))
        Store(url, shared=True).close()
        asyncio.run(older.write(new_person(Person("anna"))))
        become(breaking_version(tmp_path / "later"))
        with monkeypatch.context() as hurry:
            hurry.setattr(postgresql, "MIGRATING", 0)
            with pytest.raises(ServerError) as refused:
                Store(url, shared=True)
        assert refused.value.key == "store-stop-others"
        for lang in ("en", "ru", "uk", "hu"):
            assert "http://10.0.0.5:8017 (0.2.0)" in refused.value.words(lang)
        older.close()
        Store(url, shared=True).close()


def test_tables_go_to_the_newest_version() -> None:
    old, new, newer = (Member(version, "", version) for version in ("0.9.1", "0.10.0", "0.10.1"))
    assert newest([old, new]) == [new]
    assert newest([newer, old, newer]) == [newer, newer]
    assert newest([old, Member("x", "")]) == [old]
    assert newest([]) == []


def test_what_comes_before_a_release_is_older_than_it() -> None:
    in_order = ("", "0.2.9", "0.3.0.dev1", "0.3.0a1", "0.3.0b2", "0.3.0rc1", "0.3.0rc10", "0.3.0", "0.3.0.post1")
    for number, version in enumerate(in_order):
        for older in in_order[:number]:
            assert version_order(older) < version_order(version), (older, version)
    assert version_order("0.3") == version_order("0.3.0") == version_order("0.3.0+built.here")
    candidate, release = Member("candidate", "", "0.3.0rc1"), Member("release", "", "0.3.0")
    assert newest([candidate, release]) == [release]


def test_a_table_that_an_older_server_cannot_read_goes_to_a_newer_one(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    with databases.ready() as url:
        old = Running(url, cluster_secret=SECRET, bot_workers=1)
        monkeypatch.setattr(tilewright, "__version__", "99.0.0")
        new = Running(url, cluster_secret=SECRET, bot_workers=1)

        async def not_understood(room: Any) -> None:
            room.table.broken = "game"

        monkeypatch.setattr(old.hub, "_set_up", not_understood)
        try:
            until(lambda: old.hub.cluster.is_outdated(), "the newer server to be known")  # type: ignore[union-attr]
            key, anna, _ = two_at_table(new)
            beaten, new.hub.cluster.beaten = new.hub.cluster.beaten, lambda: None  # type: ignore[union-attr]
            in_loop(new, hand_over(new.hub, key))
            answer = at(anna, old).request("GET", f"/api/tables/{key}")
            assert answer.status == 503
            assert owner(old, key) == ""
            new.hub.cluster.beaten = beaten  # type: ignore[union-attr]
            until(lambda: owner(old, key) == name_of(new), "the newer server to have it")
            assert at(anna, old).get(f"/api/tables/{key}")["phase"] == "playing"
        finally:
            old.stop()
            new.stop()


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_people_play_on_while_servers_are_replaced_one_by_one(databases: Databases, tmp_path: Path) -> None:
    """The newer version changes the store while the older one runs; then one server goes back and forth again."""
    today: dict[str, Any] = {}
    soon = {"version": "99.0.0", "migrations": str(rolling_version(tmp_path / "soon"))}
    with databases.ready() as url:
        servers = [ServerProcess(url), ServerProcess(url)]
        with playing_through(servers, 2) as players:
            play_on(players, 10)
            for number, version in ((0, soon), (0, today), (0, soon), (1, soon)):
                servers[number].end(signal.SIGTERM)
                servers[number].start_again(pretended=version)
                play_on(players, 10)
        with raw(url) as db:
            assert db("SELECT version_num FROM alembic_version").scalar() == SOON
            assert {row[0] for row in db("SELECT colour FROM tables")} == {"red"}
        store = Store(url)
        assert check_promises(store, players) >= 50
        store.close()
