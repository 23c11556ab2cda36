"""Leases that say which server owns which table, with fencing numbers, by the clock of the database.

A server is alive as long as its row is there. It puts off its end again and again; once that has passed, any
other server may delete the row, and only then are its tables free. A server whose row is gone never gets it back:
it goes on under a new name, without any table. Every write of a table carries holder and number of its lease and
fails unless both are still stored; the lease cannot change hands until that write is committed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from tilewright.server.store.bare import roll_back, run_bare
from tilewright.server.store.jobs import Stale

LEASE: Final = 6_000  # milliseconds that a server is thought alive after it last said so
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
PATIENCE: Final = "SET LOCAL lock_timeout = '3s'"  # for a lease that somebody else is just writing under

REGISTER: Final = f"INSERT INTO servers (id, address, version, until) VALUES (?, ?, ?, {NOW} + {LEASE})"
RENEW: Final = (
    f"UPDATE servers s SET until = {NOW} + {LEASE} "
    f"FROM (SELECT id, until < {NOW} AS late FROM servers WHERE id = ?) was WHERE s.id = was.id RETURNING was.late"
)
# After the clock was put back, or the database moved to another machine: nobody lives on without a sign.
SHORTEN: Final = f"UPDATE servers SET until = {NOW} + {LEASE} WHERE until > {NOW} + 2 * {LEASE} AND id <> ?"
REMOVE_DEAD: Final = f"DELETE FROM servers WHERE until < {NOW} AND id <> ? RETURNING id"
FOUND: Final = (
    "INSERT INTO leases (table_id, holder, token) SELECT id, '', 0 FROM tables WHERE id = ? ON CONFLICT DO NOTHING"
)
HELD: Final = "SELECT holder, token FROM leases WHERE table_id = ? FOR UPDATE"
TAKE: Final = "UPDATE leases SET holder = ?, token = token + 1 WHERE table_id = ? RETURNING token"
OWNERS: Final = (
    "SELECT l.table_id, s.id, s.address, s.version FROM leases l JOIN servers s ON s.id = l.holder "
    "WHERE l.table_id = ANY(?)"
)
ORPHANS: Final = (
    "SELECT t.id FROM tables t WHERE t.phase = 'playing' AND NOT EXISTS "
    "(SELECT 1 FROM leases l JOIN servers s ON s.id = l.holder WHERE l.table_id = t.id) ORDER BY t.id LIMIT ?"
)
CHECK: Final = (
    "SELECT l.table_id FROM unnest(?::text[], ?::text[], ?::bigint[]) AS f(table_id, holder, token) "
    "JOIN leases l ON l.table_id = f.table_id AND l.holder = f.holder AND l.token = f.token "
    "ORDER BY l.table_id FOR SHARE OF l"
)


class Member(NamedTuple):
    """A server that is alive, where the others reach it, and which Tilewright it is."""

    id: str
    address: str
    version: str = ""


class Acquired(NamedTuple):
    """What came of asking for a table: its fencing number, 0 if somebody else has it or there is no such table."""

    token: int
    exists: bool = True


class NotAlive(Exception):
    """This server was thought dead; under this name it gets no table any more."""


@dataclass(frozen=True, order=True)
class Fence:
    """A job that goes before those that write a table; Stale if its lease is not that one any more."""

    table: str
    holder: str
    token: int

    def __call__(self, connection: Connection) -> None:
        check(connection, [self])


def check(connection: Connection, fences: Sequence[Fence]) -> None:
    """All at once, in one order for all servers; until the commit none of these leases can change hands."""
    wanted = sorted(set(fences))
    columns = tuple([getattr(one, name) for one in wanted] for name in ("table", "holder", "token"))
    if len(run_bare(connection, CHECK, columns).fetchall()) != len(wanted):
        raise Stale


# Servers.


def register(connection: Connection, member: Member) -> None:
    run_bare(connection, REGISTER, tuple(member))


def renew(connection: Connection, server: str) -> bool | None:
    """Whether its time had passed and nobody had noticed; None if it is not alive any more."""
    found = run_bare(connection, RENEW, (server,)).fetchone()
    return None if found is None else bool(found[0])


def remove_dead_servers(connection: Connection, server: str) -> list[str]:
    """The other servers whose time has passed are no more; which they were."""
    run_bare(connection, SHORTEN, (server,))
    return [str(row[0]) for row in run_bare(connection, REMOVE_DEAD, (server,)).fetchall()]


def members(connection: Connection) -> list[Member]:
    rows = run_bare(connection, "SELECT id, address, version FROM servers ORDER BY id").fetchall()
    return [Member(*(str(one) for one in row)) for row in rows]


def leave(connection: Connection, server: str) -> None:
    """All its tables are free, and it is no more."""
    run_bare(connection, "DELETE FROM servers WHERE id = ?", (server,))
    run_bare(connection, "UPDATE leases SET holder = '' WHERE holder = ?", (server,))


# Tables.


def acquire(connection: Connection, table: str, server: str) -> Acquired:
    """That table for that server, if nobody who is alive has it. The row of the lease is locked first: whether its
    holder lives is asked after that, and holders never come back to life."""
    run_bare(connection, "BEGIN")
    try:
        run_bare(connection, PATIENCE)
        held = _acquire(connection, table, server)
        run_bare(connection, "COMMIT")
    except BaseException:
        roll_back(connection)
        raise
    return held


def _acquire(connection: Connection, table: str, server: str) -> Acquired:
    run_bare(connection, FOUND, (table,))
    found = run_bare(connection, HELD, (table,)).fetchone()
    if found is None:
        return Acquired(0, exists=False)
    holder, token = str(found[0]), int(found[1])
    query = "SELECT id FROM servers WHERE id = ANY(?)"
    alive = {str(row[0]) for row in run_bare(connection, query, ([holder, server],)).fetchall()}
    if server not in alive:
        raise NotAlive
    if holder == server:
        return Acquired(token)
    if holder in alive:
        return Acquired(0)
    return Acquired(int(run_bare(connection, TAKE, (server, table)).fetchone()[0]))


def release(connection: Connection, fence: Fence) -> None:
    """Anybody may have it; nothing happens if that lease is over already."""
    query = "UPDATE leases SET holder = '' WHERE table_id = ? AND holder = ? AND token = ?"
    run_bare(connection, query, (fence.table, fence.holder, fence.token))


def owners(connection: Connection, tables: list[str]) -> dict[str, Member]:
    """The servers that have them now; those that nobody has are left out."""
    rows: Any = run_bare(connection, OWNERS, (tables,)).fetchall()
    return {str(row[0]): Member(*(str(one) for one in row[1:])) for row in rows}


def owner(connection: Connection, table: str) -> Member | None:
    return owners(connection, [table]).get(table)


def orphans(connection: Connection, most: int) -> list[str]:
    """Games that are played and that no server has."""
    return [str(row[0]) for row in run_bare(connection, ORPHANS, (most,)).fetchall()]
