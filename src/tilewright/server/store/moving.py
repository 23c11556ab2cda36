"""Copies a whole store between SQLite and PostgreSQL in either direction, and compares the result."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.store import admin_schema, schema
from tilewright.server.store.admin_rows import add_audit
from tilewright.server.store.engine import need_file, store_error
from tilewright.server.store.place import Place, is_url, local_path, shown
from tilewright.server.store.shape import require_own
from tilewright.server.store.store import Store

PIECE: Final = 1000  # rows of one transaction
LEFT: Final = ("pulse", "servers", "leases", "compatibility")  # they say nothing that lasts
DIGEST: Final = 16  # bytes

Progress = Callable[[int, int], None]


class Moved(NamedTuple):
    """How many rows there are in how many tables, the same on both sides."""

    rows: int
    tables: int


class Content(NamedTuple):
    """Of one table: how many rows, and a digest that does not depend on their order."""

    rows: int
    digest: int


def tables() -> list[Table]:
    return [table for table in schema.metadata.sorted_tables if table.name not in LEFT]


def move(old: Place, new: Place, who: str, progress: Progress) -> Moved:
    """ServerError says why not, and then the old store is as it was. What was begun goes on from where it was; a
    server does not start with a store that is not whole yet."""
    if is_same_place(old, new):
        raise ServerError(400, "server-move-same")
    if not is_url(old):
        need_file(local_path(old))
    with open_both(Store(old), new) as (source, target):
        moved = copy_store(source, target, shown(new), progress)
        finish(target, who, shown(old))
        return moved


def save_copy(old: Place, new: Place, progress: Progress) -> Moved:
    """A backup of a store into an empty one, as it is at one moment, also while a server writes to it."""
    with open_both(Store(old, writing=False), new) as (source, target):
        moved = copy_store(source, target, shown(new), progress)
        with target.engine.begin() as there:
            there.execute(delete(admin_schema.switches).where(admin_schema.switches.c.name == schema.MOVING))
        return moved


@contextmanager
def open_both(source: Store, new: Place) -> Iterator[tuple[Store, Store]]:
    """Open the old store and the new one, which is unfinished; both are closed at the end."""
    try:
        target = Store(new, unfinished=True)
        try:
            yield source, target
        finally:
            target.close()
    except DBAPIError as error:
        raise store_error(error) from None
    finally:
        source.close()


def is_same_place(old: Place, new: Place) -> bool:
    if is_url(old) or is_url(new):
        return local_path(old) == local_path(new)
    return local_path(old).resolve() == local_path(new).resolve()


def copy_store(source: Store, target: Store, name: str, progress: Progress) -> Moved:
    for one in (source, target):
        require_own(one.engine)
    with snapshot(source) as here, here.begin():
        begin(target, name)
        total = sum(count(here, table) for table in tables())
        done = 0
        for table in tables():
            for many in copy_table(here, target, table):
                done += many
                progress(done, 2 * total)
            set_last_number(target, table, last_number(here, table))
        for table in tables():
            with snapshot(target) as there, there.begin():
                theirs = content(there, table)
            if content(here, table) != theirs:
                raise ServerError(409, "server-move-different", part=table.name, address=name)
            done += theirs.rows
            progress(min(done, 2 * total), 2 * total)
    return Moved(total, len(tables()))


def snapshot(store: Store) -> Connection:
    """Reads of it see one moment, whatever others write."""
    if store.engine.dialect.name == "postgresql":
        return store.engine.connect().execution_options(isolation_level="REPEATABLE READ")
    return store.engine.connect()


def begin(target: Store, name: str) -> None:
    """Into an empty store, or one in which this was begun before."""
    switches = admin_schema.switches
    with target.engine.begin() as there:
        if there.execute(select(switches.c.at).where(switches.c.name == schema.MOVING)).first() is not None:
            there.execute(delete(switches).where(switches.c.name != schema.MOVING))
            return
        if any(count(there, table) for table in tables()):
            raise ServerError(409, "server-move-not-empty", address=name)
        there.execute(insert(switches).values(name=schema.MOVING, at=clock.now()))


def finish(target: Store, who: str, source: str) -> None:
    switches = admin_schema.switches
    with target.engine.begin() as there:
        there.execute(delete(switches).where(switches.c.name == schema.MOVING))
        add_audit(who, "migrate", "", source)(there)


def count(connection: Connection, table: Table) -> int:
    query = select(func.count()).select_from(table)
    if table is admin_schema.switches:
        query = query.where(table.c.name != schema.MOVING)
    return int(connection.execute(query).scalar_one())


def copy_table(here: Connection, target: Store, table: Table) -> Iterator[int]:
    """Rows in the order of the source, so that those which are there already are its first ones."""
    with target.engine.connect() as there:
        have = count(there, table)
    yield have
    keys = list(table.primary_key.columns)
    rows = here.execution_options(stream_results=True).execute(select(table).order_by(*keys).offset(have))
    for piece in rows.mappings().partitions(PIECE):
        facts = [dict(row) for row in piece]
        try:
            with target.engine.begin() as there:
                there.execute(insert(table), facts)
        except (DBAPIError, UnicodeError) as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise
            raise refused_row(target, table, facts) from None
        yield len(facts)


def refused_row(target: Store, table: Table, rows: list[dict[str, Any]]) -> ServerError:
    """Which row it is that the other database does not take."""
    keys = [column.name for column in table.primary_key.columns]
    for row in rows:
        try:
            with target.engine.connect() as there:
                there.execute(insert(table), row)
                there.rollback()
        except (DBAPIError, UnicodeError):
            return ServerError(
                409, "server-move-row", part=table.name, row=" ".join(str(row[key]) for key in keys)
            )
    return ServerError(409, "server-move-row", part=table.name, row="")


def content(connection: Connection, table: Table) -> Content:
    rows = digest = 0
    query = select(table)
    if table is admin_schema.switches:
        query = query.where(table.c.name != schema.MOVING)
    for row in connection.execution_options(stream_results=True).execute(query):
        raw = msgspec.json.encode(tuple(row))
        digest += int.from_bytes(blake2b(raw, digest_size=DIGEST).digest(), "big")
        rows += 1
    return Content(rows, digest % 2 ** (8 * DIGEST))


# Numbers that are given out in turn are not given out twice, also those of rows that are gone.


def numbered(table: Table) -> str:
    """The column that counts by itself, if there is one."""
    return next((column.name for column in table.primary_key.columns if column.autoincrement is True), "")


def last_number(connection: Connection, table: Table) -> int:
    name = numbered(table)
    if not name:
        return 0
    if connection.dialect.name == "sqlite":
        found = connection.execute(
            text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": table.name}
        )
        return int(found.scalar() or 0)
    query = text("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM " + sequence(connection, table, name))
    return int(connection.execute(query).scalar_one())


def sequence(connection: Connection, table: Table, name: str) -> str:
    query = text("SELECT pg_get_serial_sequence(:name, :column)")
    return str(connection.execute(query, {"name": table.name, "column": name}).scalar_one())


def set_last_number(target: Store, table: Table, last: int) -> None:
    name = numbered(table)
    if not name or not last:
        return
    with target.engine.begin() as there:
        if there.dialect.name == "sqlite":
            facts = {"last": last, "name": table.name}
            there.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": table.name})
            there.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), facts)
        else:
            place = sequence(there, table, name)
            there.execute(text("SELECT setval(CAST(:place AS regclass), :last)"), {"place": place, "last": last})
