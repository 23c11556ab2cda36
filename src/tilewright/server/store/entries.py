"""Appends lines to journals: by far the most frequent write, so it is batched and takes the shortest way."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from tilewright.server.store.bare import run_bare
from tilewright.server.store.jobs import Stale
from tilewright.server.store.rows import pack_row
from tilewright.server.table import JournalRow, StoredTable

COLUMNS: Final = ("table_id", *JournalRow.__struct_fields__)
NUMBERS: Final = ("n", "seat", "at", "changes")
ADD: Final = (
    f"INSERT INTO journal ({', '.join(COLUMNS)}) SELECT {', '.join('?' * len(COLUMNS))} "
    "FROM tables WHERE id = ? AND changes = ? AND phase = 'playing'"
)
ADD_MANY: Final = (
    f"INSERT INTO journal ({', '.join(COLUMNS)}) SELECT {', '.join(f'e.{name}' for name in COLUMNS)} FROM unnest("
    + ", ".join(f"?::{'bigint' if name in NUMBERS else 'text'}[]" for name in (*COLUMNS, "changes"))
    + f") AS e({', '.join((*COLUMNS, 'changes'))}) "
    "JOIN tables t ON t.id = e.table_id AND t.changes = e.changes AND t.phase = 'playing'"
)


class AddEntry:
    """Stale if the table is not as it was, or not played any more."""

    def __init__(self, table: StoredTable, entry: JournalRow) -> None:
        self.row: tuple[Any, ...] = (table.id, *pack_row(entry).values())
        self.changes = table.changes

    def __call__(self, connection: Connection) -> None:
        if run_bare(connection, ADD, (*self.row, self.row[0], self.changes)).rowcount != 1:
            raise Stale


def add_many(connection: Connection, entries: Sequence[AddEntry]) -> None:
    """All of them; with PostgreSQL in one statement, because every statement is a way to it and back."""
    if connection.dialect.name == "sqlite" or len(entries) == 1:
        for entry in entries:
            entry(connection)
        return
    columns = [list(column) for column in zip(*[(*one.row, one.changes) for one in entries], strict=True)]
    if run_bare(connection, ADD_MANY, tuple(columns)).rowcount != len(entries):
        raise Stale
