"""Leases in the store itself, on a real PostgreSQL: one owner, by the clock of the database, and a fence."""

import asyncio
import threading
from collections.abc import Iterator

import psycopg
import pytest

from tests.postgresql import Databases
from tests.waiting import joined, until
from tilewright.server.errors import ServerError
from tilewright.server.store import leases
from tilewright.server.store.bare import run_bare
from tilewright.server.store.leases import Acquired, Fence, Member, NotAlive
from tilewright.server.store.postgresql import LOCK
from tilewright.server.store.store import Store, new_table
from tilewright.server.table import PLAYING, Chair, JournalRow, StoredTable

ANNA, BEN = Member("anna", "http://a"), Member("ben", "http://b")
TABLE = StoredTable("t", "p", "artificium(players=2)", [Chair(0), Chair(1)], PLAYING)


def line(n: int) -> JournalRow:
    return JournalRow(n, "act", 0, "text", "", [n], [], 0)


@pytest.fixture
def stores(databases: Databases) -> Iterator[list[Store]]:
    """Two servers on one database that has one table."""
    with databases.ready() as url:
        found = [Store(url, shared=True), Store(url, shared=True)]
        for store, member in zip(found, (ANNA, BEN), strict=True):
            leases.register(store.reading, member)
        asyncio.run(found[0].write(new_table(TABLE)))
        yield found
        for store in found:
            store.close()


def overdue(store: Store, server: str) -> None:
    """Its time has passed, by the clock of the database."""
    run_bare(store.reading, "UPDATE servers SET until = until - 60000 WHERE id = ?", (server,))


def add(store: Store, n: int, *fence: Fence) -> None:
    asyncio.run(store.write(*fence, store.add_entry(TABLE, line(n))))


def test_a_table_has_one_owner_and_each_has_a_higher_number(stores: list[Store]) -> None:
    a, b = (store.reading for store in stores)
    assert leases.acquire(a, "t", "anna") == Acquired(1)
    assert leases.acquire(a, "t", "anna") == Acquired(1)  # it is still the same lease
    assert leases.acquire(b, "t", "ben") == Acquired(0)
    assert leases.owner(b, "t") == ANNA
    leases.release(a, Fence("t", "anna", 1))
    assert leases.owner(b, "t") is None
    assert leases.acquire(b, "t", "ben") == Acquired(2)
    leases.release(a, Fence("t", "anna", 1))  # that one is over
    assert leases.owner(a, "t") == BEN
    assert leases.acquire(a, "nothing", "anna") == Acquired(0, exists=False)
    assert run_bare(a, "SELECT count(*) FROM leases").scalar() == 1  # nobody makes rows by guessing


def test_only_who_is_overdue_and_gone_for_good_is_replaced(stores: list[Store]) -> None:
    a, b = (store.reading for store in stores)
    assert leases.acquire(a, "t", "anna") == Acquired(1)
    assert leases.remove_dead_servers(b, "ben") == []
    overdue(stores[0], "anna")
    assert leases.acquire(b, "t", "ben") == Acquired(0)
    assert leases.renew(a, "anna") is True  # late, but nobody had noticed
    assert leases.renew(a, "anna") is False
    overdue(stores[0], "anna")
    assert leases.remove_dead_servers(b, "ben") == ["anna"]
    assert leases.orphans(b, 10) == ["t"]
    assert leases.acquire(b, "t", "ben") == Acquired(2)
    assert leases.orphans(b, 10) == []
    assert leases.renew(a, "anna") is None
    with pytest.raises(NotAlive):
        leases.acquire(a, "t", "anna")
    assert leases.members(a) == [BEN]
    leases.leave(b, "ben")
    assert (leases.members(a), leases.owner(a, "t")) == ([], None)


def test_a_clock_that_was_put_back_lets_nobody_live_on(stores: list[Store]) -> None:
    """Or the clock of another machine, after the database has moved there."""
    a, b = (store.reading for store in stores)
    assert leases.acquire(a, "t", "anna") == Acquired(1)
    left = f"SELECT until - {leases.NOW} FROM servers WHERE id = 'anna'"
    run_bare(a, "UPDATE servers SET until = until + 3600000 WHERE id = ?", ("anna",))
    assert leases.remove_dead_servers(b, "ben") == []  # it may be alive, and has the time of a lease to say so
    assert 0 < int(run_bare(b, left).fetchone()[0]) <= leases.LEASE
    assert leases.renew(a, "anna") is False
    assert leases.remove_dead_servers(a, "anna") == leases.remove_dead_servers(b, "ben") == []
    overdue(stores[1], "anna")
    assert leases.remove_dead_servers(b, "ben") == ["anna"]
    assert leases.acquire(b, "t", "ben") == Acquired(2)


def test_a_stale_owner_writes_nothing(stores: list[Store]) -> None:
    one, other = stores
    assert leases.acquire(one.reading, "t", "anna") == Acquired(1)
    add(one, 1, Fence("t", "anna", 1))
    overdue(one, "anna")
    leases.remove_dead_servers(other.reading, "ben")
    add(one, 2, Fence("t", "anna", 1))  # nobody has the table yet, so nobody is harmed
    assert leases.acquire(other.reading, "t", "ben") == Acquired(2)
    with pytest.raises(ServerError, match="server-store-stale"):
        add(one, 3, Fence("t", "anna", 1))
    add(other, 3, Fence("t", "ben", 2))
    assert [row.n for row in one.journal("t")] == [1, 2, 3]


def test_of_a_group_only_the_stale_one_fails(stores: list[Store]) -> None:
    store = stores[0]
    asyncio.run(store.write(new_table(StoredTable("u", "p", TABLE.spec, [Chair(0), Chair(1)], PLAYING))))
    for key in ("t", "u"):
        leases.acquire(store.reading, key, "anna")
    other = StoredTable("u", "p", TABLE.spec, [], PLAYING)

    async def both() -> list[BaseException | None]:
        jobs = [
            store.write(Fence("t", "anna", 1), store.add_entry(TABLE, line(1))),
            store.write(Fence("u", "anna", 7), store.add_entry(other, line(1))),
            store.write(Fence("t", "anna", 1), store.add_entry(TABLE, line(2))),
        ]
        return await asyncio.gather(*jobs, return_exceptions=True)

    assert [type(one) for one in asyncio.run(both())] == [type(None), ServerError, type(None)]
    assert ([row.n for row in store.journal("t")], store.journal("u")) == ([1, 2], [])


def test_a_takeover_waits_for_a_write_that_is_under_way(stores: list[Store]) -> None:
    one, other = stores
    fence = Fence("t", "anna", leases.acquire(one.reading, "t", "anna").token)
    overdue(one, "anna")
    leases.remove_dead_servers(other.reading, "ben")
    found: list[Acquired] = []
    taking = threading.Thread(target=lambda: found.append(leases.acquire(other.reading, "t", "ben")))
    with one.engine.connect() as writing:
        fence(writing)
        taking.start()
        waiting = (
            "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
        )
        until(lambda: run_bare(one.reading, waiting).scalar() == 1, "a takeover that waits")
        assert found == []
        one.add_entry(TABLE, line(1))(writing)
        writing.commit()
    joined(taking)
    assert found == [Acquired(2)]
    assert [row.n for row in other.journal("t")] == [1]


def test_whoever_wants_the_store_alone_waits_for_all(databases: Databases) -> None:
    with databases.ready() as url:
        shared = Store(url, shared=True)
        with pytest.raises(ServerError, match="server-store-in-use"):
            Store(url)
        Store(url, shared=True).close()
        idle = run_bare(shared.reading, "SHOW idle_in_transaction_session_timeout").scalar()
        assert idle == "5s"  # a server that stands still in the middle of a write holds nobody up
        shared.close()
        alone = Store(url)
        with pytest.raises(ServerError, match="server-store-in-use"):
            Store(url, shared=True)
        alone.close()


def test_a_server_that_starts_waits_for_another_that_brings_the_store_up_to_date(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    with databases.empty() as url, psycopg.connect(url, autocommit=True) as other:
        other.execute(f"SELECT pg_advisory_lock({LOCK})".encode())
        waited: list[float] = []

        def wait(seconds: float) -> None:
            waited.append(seconds)
            other.execute(f"SELECT pg_advisory_unlock({LOCK})".encode())

        monkeypatch.setattr("tilewright.server.store.postgresql.time.sleep", wait)
        store = Store(url, shared=True)
        assert (len(waited), store.running()) == (1, [])
        store.close()
