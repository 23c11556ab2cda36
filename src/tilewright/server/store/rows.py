"""Converts rows to types and checks them, so that a bad row affects only its own table."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from tilewright.server.logs import log
from tilewright.server.table import BAD_ROW, Chair, StoredTable

LISTS: Final = ("scores", "winners", "marks", "spent", "thought", "away")  # numbers with commas between
WORDS: Final = ("removed", "muted")  # ids with spaces between

T = TypeVar("T", bound=msgspec.Struct)
Facts = Mapping[str, Any]


class BadRow(ValueError):
    """What is stored there is nothing that we have written; the message names the column, not what is in it."""


class BadRowLog:
    """Bad rows are logged once, however often they are read."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, str]] = set()

    def note(self, where: str, table: object, why: BadRow) -> None:
        key = (where, str(table))
        if key not in self.seen:
            self.seen.add(key)
            log("bad-row", rows=where, table=str(table)[:64], why=str(why))


def numbers(name: str, text: object) -> list[int]:
    try:
        return [int(part) for part in str(text).split(",") if part]
    except ValueError:
        raise BadRow(f"{name}: no list of numbers") from None


def read_row(kind: type[T], row: Facts, **more: Any) -> T:
    """The row as that kind of thing; columns that it does not have are left out."""
    facts = {
        name: numbers(name, value) if name in LISTS else str(value).split() if name in WORDS else value
        for name, value in row.items()
    }
    facts.pop("table_id", None)
    try:
        return msgspec.convert({**facts, **more}, kind)
    except msgspec.ValidationError as error:
        raise BadRow(f"{kind.__name__}: {error}") from None


def read_all(kind: type[T], rows: Sequence[Facts], where: str, noted: BadRowLog) -> list[T]:
    """Those that can be read; where each stands for itself, a bad one is only left out."""
    found: list[T] = []
    for row in rows:
        try:
            found.append(read_row(kind, row))
        except BadRow as why:
            noted.note(where, row.get("table_id", ""), why)
    return found


def read_table(row: Facts, seats: Sequence[Facts], noted: BadRowLog) -> StoredTable:
    """A table, or what is left of it, marked as broken."""
    try:
        chairs = read_chairs(seats)
        table = read_row(StoredTable, row, chairs=chairs)
        if not chairs:
            raise BadRow("seats: none")
        return table
    except BadRow as why:
        noted.note("tables", row.get("id"), why)
        return salvage(row, seats)


def read_chairs(seats: Sequence[Facts]) -> list[Chair]:
    chairs = [read_row(Chair, seat) for seat in seats]
    if [chair.seat for chair in chairs] != list(range(len(chairs))):
        raise BadRow("seats: not counted from 0 on")
    return chairs


def salvage(row: Facts, seats: Sequence[Facts]) -> StoredTable:
    """Enough to show that it is there, to those whose it is; it is never written back."""

    def text(name: str) -> str:
        return str(row[name]) if isinstance(row.get(name), str) else ""

    try:
        chairs = read_chairs(seats)
    except BadRow:
        chairs = []
    found = StoredTable(str(row["id"]), text("owner"), text("spec"), chairs, text("phase"), watch=False)
    found.broken = BAD_ROW
    return found


def pack_row(thing: msgspec.Struct) -> dict[str, Any]:
    facts = msgspec.structs.asdict(thing)
    for name in ("chairs", "broken"):  # the one is stored apart, the other never
        facts.pop(name, None)
    return {name: pack_value(name, value) for name, value in facts.items()}


def pack_value(name: str, value: Any) -> Any:
    if name in LISTS:
        return ",".join(str(number) for number in value)
    return " ".join(value) if name in WORDS else value
