"""Searches for people and tables, for administration."""

from typing import Any, Final

from sqlalchemy import Select, func, or_, select

from tilewright.server.store import schema
from tilewright.server.store.belongings import delete_game
from tilewright.server.store.jobs import Job
from tilewright.server.store.rows import Facts
from tilewright.server.store.store import Store
from tilewright.server.table import StoredTable

MOST: Final = 500  # rows in one answer


def escaped(text: str) -> str:
    """Escape wildcards."""
    return "".join(f"\\{letter}" if letter in "\\%_" else letter for letter in text)


def like(column: Any, text: str) -> Any:
    """Databases may know capitals of English letters only."""
    forms = {text, text.lower(), text.upper(), text.capitalize(), text.title()}
    return or_(*(column.ilike(f"%{escaped(form)}%", escape="\\") for form in forms))


def people(store: Store, text: str, most: int) -> list[Facts]:
    """Those with that in their name, or with an id that begins so; the newest first."""
    p = schema.people
    query: Select[Any] = select(p).order_by(p.c.made.desc(), p.c.id).limit(min(most, MOST))
    if text:
        query = query.where(like(p.c.name, text) | p.c.id.like(f"{escaped(text)}%", escape="\\"))
    return store.facts(query)


def person(store: Store, key: str) -> Facts | None:
    found = store.facts(select(schema.people).where(schema.people.c.id == key))
    return found[0] if found else None


def named(store: Store, name: str) -> list[Facts]:
    """Everybody with exactly that name."""
    return store.facts(select(schema.people).where(schema.people.c.name == name).limit(2))


def is_kept(store: Store, key: str) -> bool:
    """Whether there is a way in beside the cookie."""
    found = person(store, key) if key else None
    return bool(found and found.get("kept"))


def table_counts(store: Store, key: str) -> dict[str, int]:
    """How many tables somebody made or sits at, by phase."""
    t = schema.tables
    held = select(schema.seats.c.table_id).where(schema.seats.c.holder == key)
    mine = (t.c.owner == key) | t.c.id.in_(held)
    query = select(t.c.phase, func.count().label("many")).where(mine).group_by(t.c.phase)
    return {str(row["phase"]): int(row["many"]) for row in store.facts(query)}


def tables(store: Store, phase: str, owner: str, most: int) -> list[StoredTable]:
    t = schema.tables
    query = select(t).order_by(t.c.made.desc(), t.c.id).limit(min(most, MOST))
    if phase:
        query = query.where(t.c.phase == phase)
    if owner:
        held = select(schema.seats.c.table_id).where(schema.seats.c.holder == owner)
        query = query.where((t.c.owner == owner) | t.c.id.in_(held))
    return store.tables(query)


def counts(store: Store) -> dict[str, int]:
    """Tables by phase."""
    t = schema.tables
    query = select(t.c.phase, func.count().label("many")).group_by(t.c.phase)
    return {str(row["phase"]): int(row["many"]) for row in store.facts(query)}


def people_count(store: Store) -> int:
    query: Any = select(func.count()).select_from(schema.people)
    return int(store.rows(query)[0][0])


def journal_length(store: Store, key: str) -> int:
    query: Any = select(func.count()).where(schema.journal.c.table_id == key)
    return int(store.rows(query)[0][0])


def chat_numbers(store: Store, key: str) -> list[int]:
    return [int(row[0]) for row in store.rows(select(schema.chat.c.n).where(schema.chat.c.table_id == key))]


def delete_table(key: str) -> Job:
    """With all that is kept of it."""
    return lambda connection: delete_game(connection, key)
