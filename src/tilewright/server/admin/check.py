"""Checks a store: the file, references between rows, and every game replayed to its digests."""

import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from tilewright.games.catalogue import registry
from tilewright.kernel.record import RecordError, read_record
from tilewright.server.errors import ServerError
from tilewright.server.room.room import new_play
from tilewright.server.store import schema
from tilewright.server.store.database import older_shape_at
from tilewright.server.store.engine import backup, need_file, store_error
from tilewright.server.store.place import Place, is_url
from tilewright.server.store.rows import BadRow
from tilewright.server.store.shape import head
from tilewright.server.store.store import Store
from tilewright.server.table import FINISHED, GONE, OVER, PLAYING, StoredTable

MOST_FOUND: Final = 1000  # faults that are listed
PARTS: Final = ("seats", "journal", "chat", "ballots", "clocks", "results", "records")


class Fault(NamedTuple):
    """`key` is that of a text."""

    key: str
    facts: dict[str, str]


class Checked(NamedTuple):
    """How much was checked, and the faults found."""

    tables: int
    games: int
    lines: int
    older: bool  # than this Tilewright; a copy was brought up to date and looked at
    faults: list[Fault]


Progress = Callable[[int, int], None]


def check_store(place: Place, progress: Progress = lambda done, total: None) -> Checked:
    """Reads only; a server may be running with it. ServerError if it cannot be read at all."""
    if is_url(place):
        if stored := older_shape_at(place):  # a database is looked at as it is
            raise ServerError(409, "server-store-older", stored=stored, known=head())
        return check_content(place, False, progress)
    db = Path(place)
    need_file(db)
    faults = find_file_faults(db)
    if faults:
        return Checked(0, 0, 0, False, faults)
    if not older_shape_at(db):
        return check_content(db, False, progress)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        backup(db, copy)
        Store(copy).close()  # brings it up to date
        return check_content(copy, True, progress)


def find_file_faults(db: Path) -> list[Fault]:
    """Faults that SQLite itself finds in the file."""
    try:
        here = sqlite3.connect(f"file:{quote(str(db.resolve()))}?mode=ro", uri=True)
        try:
            lines = [str(row[0]) for row in here.execute("PRAGMA integrity_check(100)")]
        finally:
            here.close()
    except sqlite3.OperationalError as error:  # nothing is wrong with it but where it lies
        raise store_error(DBAPIError(None, None, error)) from None
    except sqlite3.DatabaseError as error:
        return [Fault("server-check-file", {"detail": str(error)})]
    return [Fault("server-check-file", {"detail": line}) for line in lines if line != "ok"]


def check_content(db: Place, older: bool, progress: Progress) -> Checked:
    store = Store(db, writing=False)
    try:
        return inspect_store(store, older, progress)
    except DBAPIError as error:
        raise store_error(error) from None
    finally:
        store.close()


def inspect_store(store: Store, older: bool, progress: Progress) -> Checked:
    faults = list(find_orphans(store))
    keys = [str(row[0]) for row in store.rows(select(schema.tables.c.id).order_by(schema.tables.c.made))]
    games = lines = 0
    for number, key in enumerate(keys):
        progress(number, len(keys))
        table = store.table(key)
        if table is None:  # deleted meanwhile
            continue
        found = list(find_table_faults(store, table))
        if table.phase in (PLAYING, *OVER) and not table.broken:
            games += 1
            steps, fault = replay_journal(store, table)
            lines += steps
            found += [fault] if fault is not None else []
        faults += found[: MOST_FOUND - len(faults)]
    progress(len(keys), len(keys))
    return Checked(len(keys), games, lines, older, faults)


def find_orphans(store: Store) -> Iterator[Fault]:
    """Rows that belong to tables which do not exist."""
    known = select(schema.tables.c.id)
    for name in PARTS:
        part = schema.metadata.tables[name]
        lost = {str(row[0]) for row in store.rows(select(part.c.table_id).where(part.c.table_id.not_in(known)))}
        for key in sorted(lost):
            yield Fault("server-check-orphan", {"part": name, "table": key})


def find_table_faults(store: Store, table: StoredTable) -> Iterator[Fault]:
    if table.broken:
        yield Fault("server-check-row", {"table": table.id})
        return
    people = {table.owner, *table.people()} - {"", GONE}
    known = {str(row[0]) for row in store.rows(select(schema.people.c.id).where(schema.people.c.id.in_(people)))}
    for person in sorted(people - known):
        yield Fault("server-check-person", {"table": table.id, "person": person})
    for chair in table.chairs:
        if chair.kind == "person" and not chair.holder:
            yield Fault("server-check-seat", {"table": table.id, "seat": str(chair.seat + 1)})
    if table.phase == FINISHED:
        yield from find_record_faults(store, table)


def find_record_faults(store: Store, table: StoredTable) -> Iterator[Fault]:
    text = store.record(table.id)
    try:
        replay = read_record(text, registry(files=False))
        scores = replay.match.rules.scores(replay.match.state) if replay.finished else []
        if not replay.finished or scores != table.scores:
            yield Fault("server-check-scores", {"table": table.id})
    except RecordError as error:
        yield Fault("server-check-record", {"table": table.id, "line": str(error.line)})


def replay_journal(store: Store, table: StoredTable) -> tuple[int, Fault | None]:
    """The number of lines, and the fault if the game does not replay as it was played."""
    try:
        journal = store.journal(table.id)
        new_play(table).replay(journal, 0)
        return len(journal), None
    except BadRow as error:
        detail = str(error)
    except Exception as error:  # whatever a spoilt journal leads to
        detail = str(error) or type(error).__name__
    return 0, Fault("server-check-journal", {"table": table.id, "detail": detail[:200]})
