"""Everything in the store that names a person: how it is merged into an account, and how it is deleted."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Column, Connection, delete, or_, select, union, update

from tilewright.server.room.names import free_name
from tilewright.server.store import moderated_people, schema
from tilewright.server.store.jobs import Job, Stale
from tilewright.server.store.record_names import rename_players
from tilewright.server.store.rows import BadRow, read_chairs
from tilewright.server.store.store import Store
from tilewright.server.table import GONE, Chair, StoredTable

OF_A_TABLE: Final = (
    schema.seats, schema.journal, schema.chat, schema.ballots, schema.clocks, schema.results, schema.records,
    schema.leases,
)  # fmt: skip
# Columns with ids of people, spaces between.
WORDS: Final = ((schema.tables, "removed"), (schema.tables, "muted"), (schema.ballots, "agreed"))


def named_in(person: str) -> Any:
    """The tables that they made or hold a seat at."""
    t, s = schema.tables, schema.seats
    return union(select(t.c.id).where(t.c.owner == person), select(s.c.table_id).where(s.c.holder == person))


def tables_listing(store: Store, name: str, person: str) -> list[str]:
    """The tables whose list of that name has them."""
    t = schema.tables
    column: Column[Any] = t.c[name]
    rows = store.facts(select(t.c.id, column).where(column.contains(person)).order_by(t.c.id))
    return [str(row["id"]) for row in rows if person in str(row[name]).split()]


def change_words(connection: Connection, person: str, change: Callable[[list[str]], list[str]]) -> None:
    """In every list that names that person; a table whose list changes has changed."""
    after: dict[str, Any]
    for table, name in WORDS:
        column: Column[Any] = table.c[name]
        keys = list(table.primary_key.columns)
        for row in connection.execute(select(*keys, column).where(column.contains(person))).all():
            words = str(row[-1]).split()
            if person in words:
                same = [key == value for key, value in zip(keys, row[:-1], strict=True)]
                after = {name: " ".join(change(words))}
                if table is schema.tables:
                    after["changes"] = table.c.changes + 1
                connection.execute(update(table).where(*same).values(after))


def merge(guest: str, person: str) -> Job:
    """All that is a guest's is that person's, and the guest is no more; tables that change are counted as changed,
    so that a room which still has them as they were takes them up anew. Stale if there is no such person any more,
    or if the guest is none: the same may be asked in two browsers at once."""
    p = schema.people

    def job(connection: Connection) -> None:
        kept = {row.id: row.kept for row in connection.execute(select(p).where(p.c.id.in_((guest, person))))}
        if guest == person or kept.get(guest) != 0 or person not in kept:
            raise Stale
        t, s, c = schema.tables, schema.seats, schema.chat
        connection.execute(update(t).where(t.c.id.in_(named_in(guest))).values(changes=t.c.changes + 1))
        connection.execute(update(t).where(t.c.owner == guest).values(owner=person))
        connection.execute(update(s).where(s.c.holder == guest).values(holder=person))
        connection.execute(update(c).where(c.c.person == guest).values(person=person))
        change_words(connection, guest, lambda words: [person if word == guest else word for word in words])
        moderated_people.hand_over(connection, guest, person)
        forget_ways_in(connection, guest)

    return job


def forget_ways_in(connection: Connection, person: str) -> None:
    """The person, sessions, passkeys, codes, settings, and the token of a program."""
    for table in (schema.sessions, schema.passkeys, schema.codes, schema.page_settings, schema.programs):
        connection.execute(delete(table).where(table.c.person == person))
    sessions = schema.sessions
    connection.execute(update(sessions).where(sessions.c.guest == person).values(guest=""))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))


def forget_person(person: str) -> Job:
    """The last step, when no table names them any more; Stale if one does, or if they have a program again."""
    programs = select(schema.programs.c.person).where(schema.programs.c.keeper == person)

    def job(connection: Connection) -> None:
        if any(connection.execute(query).first() is not None for query in (named_in(person), programs)):
            raise Stale
        connection.execute(delete(schema.chat).where(schema.chat.c.person == person))
        change_words(connection, person, lambda words: [word for word in words if word != person])
        moderated_people.forget(connection, person)
        forget_ways_in(connection, person)

    return job


def forget_games(person: str, name: str, keys: list[str]) -> Job:
    """Games that nobody plays any more: without others in them they go altogether, else the person goes from
    them."""

    def job(connection: Connection) -> None:
        for key in keys:
            seats = schema.seats
            rows = connection.execute(select(seats).where(seats.c.table_id == key).order_by(seats.c.seat))
            chairs = [dict(row) for row in rows.mappings()]
            if any(one["kind"] == "person" and one["holder"] not in (person, GONE) for one in chairs):
                leave_game(connection, key, person, name, chairs)
            else:
                delete_game(connection, key)

    return job


def delete_game(connection: Connection, key: str) -> None:
    for table in OF_A_TABLE:
        connection.execute(delete(table).where(table.c.table_id == key))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == key))


def leave_game(connection: Connection, key: str, person: str, name: str, rows: list[dict[str, Any]]) -> None:
    """What happened stays, and its record is as good as before; who it was is no longer shown."""
    t, s, r = schema.tables, schema.seats, schema.records
    try:
        chairs = read_chairs(rows)
    except BadRow:  # what cannot be read is shown to nobody
        chairs = [Chair(int(row["seat"]), "person", str(row["holder"])) for row in rows]
    table = StoredTable(key, GONE, "", chairs)
    names = anonymize(table, person, name)
    for seat, shown in names.items():
        at = (s.c.table_id == key, s.c.seat == seat)
        connection.execute(update(s).where(*at).values(holder=GONE, name=shown, mark="", left=True))
    connection.execute(update(t).where(t.c.id == key).values(changes=t.c.changes + 1))
    connection.execute(update(t).where(t.c.id == key, t.c.owner == person).values(owner=GONE))
    c = schema.chat.c
    mine = or_(c.person == person, (c.person == "") & c.seat.in_(list(names)))
    connection.execute(delete(schema.chat).where(c.table_id == key, mine))
    text = connection.execute(select(r.c.text).where(r.c.table_id == key)).scalar()
    if text:
        connection.execute(update(r).where(r.c.table_id == key).values(text=rename_players(str(text), names)))


def anonymize(table: StoredTable, person: str, name: str) -> dict[int, str]:
    """Give each of their seats a neutral name that is unique at the table, in its chair and in the result."""
    found: dict[int, str] = {}
    for chair in table.chairs:
        if chair.kind == "person" and chair.holder == person:
            found[chair.seat] = chair.name = free_name(table, name, chair.seat)
    return found
