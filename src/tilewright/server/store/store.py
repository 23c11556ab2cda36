"""The store as the rest of the server uses it."""

from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, insert, literal, select, update
from sqlalchemy.exc import DBAPIError

from tilewright.server.errors import ServerError
from tilewright.server.store import schema
from tilewright.server.store.bare import run_bare
from tilewright.server.store.database import database_at
from tilewright.server.store.engine import store_error
from tilewright.server.store.entries import AddEntry
from tilewright.server.store.jobs import Job, Stale
from tilewright.server.store.people import People
from tilewright.server.store.place import Place, shown
from tilewright.server.store.readers import Readers
from tilewright.server.store.replacing import replace_row, replace_selected
from tilewright.server.store.rows import BadRowLog, Facts, pack_row, read_all, read_row, read_table
from tilewright.server.store.writer import Writer
from tilewright.server.table import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    Ballot,
    Chair,
    Clocks,
    JournalRow,
    Remark,
    Result,
    StoredTable,
)

P = ParamSpec("P")
T = TypeVar("T")
LISTED: Final = 200  # tables in one answer


class Store:
    """Reads by its methods, which wait for the disk: `read` does that in a thread of the readers. Writes through
    the writer."""

    def __init__(self, place: Place, writing: bool = True, unfinished: bool = False, shared: bool = False) -> None:
        """`unfinished`: also one that is still being filled from another. `shared`: with other servers."""
        self.database = database_at(place, shared)
        self.engine = self.database.open() if writing else self.database.open_for_reading()
        self.readers = Readers(self.engine)
        self.writer = Writer(self.engine, self.database.writing, shared)
        self.noted = BadRowLog()
        self.people = People(self)
        if writing and not unfinished and self.is_unfinished():
            self.close()
            raise ServerError(409, "server-store-unfinished", file=shown(place))

    def close(self) -> None:
        self.writer.close()
        self.readers.close()
        self.engine.dispose()
        self.database.release()

    def is_unfinished(self) -> bool:
        query = "SELECT at FROM switches WHERE name = ?"
        return run_bare(self.reading, query, (schema.MOVING,)).fetchone() is not None

    @property
    def reading(self) -> Connection:
        """The connection with which this thread reads."""
        return self.readers.connection()

    async def read(self, ask: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What that function finds in the store; ServerError if the store cannot be read."""
        try:
            return await self.readers.run(ask, *args, **named)
        except DBAPIError as error:
            self.writer.note(error)
            raise store_error(error) from None

    async def write(self, *jobs: Job) -> None:
        """All of them in one transaction, or none."""
        await self.writer.write(*jobs)

    # The jobs of rooms.

    def save_table(self, table: StoredTable) -> Job:
        return save_table(table)

    def add_entry(self, table: StoredTable, entry: JournalRow) -> Job:
        return AddEntry(table, entry)

    def add_remark(self, key: str, remark: Remark, most: int) -> Job:
        return add_remark(key, remark, most)

    def remove_remark(self, key: str, n: int) -> Job:
        return remove_remark(key, n)

    def add_record(self, key: str, text: str, at: int) -> Job:
        return add_record(key, text, at)

    def add_results(self, key: str, results: list[Result]) -> Job:
        return add_results(key, results)

    def save_ballots(self, table: StoredTable, ballots: list[Ballot], last: int) -> Job:
        return save_ballots(table, ballots, last)

    def forget_clocks(self, key: str) -> Job:
        return forget_clocks(key)

    # What is stored.

    def rows(self, query: Select[Any]) -> list[Row[Any]]:
        return self.readers.again(lambda: list(self.reading.execute(query)))

    def facts(self, query: Select[Any]) -> list[Facts]:
        """Rows by the names of their columns, unchecked."""

        def read() -> list[Facts]:
            found = self.reading.execute(query)
            names = [str(name) for name in found.keys()]  # noqa: SIM118
            return [dict(zip(names, row, strict=True)) for row in found]

        return self.readers.again(read)

    # Tables.

    def table(self, key: str) -> StoredTable | None:
        found = self.tables(select(schema.tables).where(schema.tables.c.id == key))
        return found[0] if found else None

    def listed(self) -> list[StoredTable]:
        t = schema.tables
        public = t.c.listed & ((t.c.phase == OPEN) | ((t.c.phase == PLAYING) & t.c.watch))
        return self.tables(select(t).where(public).order_by(t.c.made.desc()).limit(LISTED))

    def tables_of(self, person: str, over: bool, before: int) -> list[StoredTable]:
        """Those that are over, the newest first, up to that time; or those to go on with."""
        t = schema.tables
        mine = select(schema.seats.c.table_id).where(schema.seats.c.holder == person)
        query = select(t).where((t.c.owner == person) | t.c.id.in_(mine))
        if over:
            query = query.where(t.c.phase.in_(OVER), t.c.ended < before).order_by(t.c.ended.desc(), t.c.id)
        else:
            query = query.where(t.c.phase.not_in((CLOSED, *OVER))).order_by(t.c.made.desc())
        return self.tables(query.limit(LISTED))

    def finished_of(self, person: str, after: str, most: int) -> list[StoredTable]:
        """Games that are over in which that person sat, in the order of their keys, from there on."""
        t, seats = schema.tables, schema.seats
        mine = select(seats.c.table_id).where(seats.c.holder == person, seats.c.table_id > after)
        query = select(t).where(t.c.id.in_(mine), t.c.phase.in_(OVER)).order_by(t.c.id)
        return self.tables(query.limit(most))

    def finished_count(self, person: str) -> tuple[int, int]:
        """How many there are, and when the last one ended: whether anything has changed since."""
        t, seats = schema.tables, schema.seats
        mine = select(seats.c.table_id).where(seats.c.holder == person)
        query: Any = select(func.count(), func.max(t.c.ended)).where(t.c.id.in_(mine), t.c.phase.in_(OVER))
        found: Any = self.rows(query)[0]
        return int(found[0]), int(found[1] or 0)

    def running(self) -> list[str]:
        """The tables on which a bot or a clock may be due."""
        return [row[0] for row in self.rows(select(schema.tables.c.id).where(schema.tables.c.phase == PLAYING))]

    def open_tables_of(self, person: str) -> int:
        query = select(schema.tables.c.id).where(
            schema.tables.c.owner == person, schema.tables.c.phase.in_((OPEN, PLAYING))
        )
        return len(self.rows(query))

    def table_of_code(self, code: str) -> str:
        found = self.rows(select(schema.seats.c.table_id).where(schema.seats.c.code == code))
        return found[0][0] if found else ""

    def tables(self, query: Select[Any]) -> list[StoredTable]:
        found = self.facts(query)
        seats = schema.seats
        chairs: dict[str, list[Facts]] = {row["id"]: [] for row in found}
        for row in self.facts(select(seats).where(seats.c.table_id.in_(list(chairs))).order_by(seats.c.seat)):
            chairs[row["table_id"]].append(row)
        return [read_table(row, chairs[row["id"]], self.noted) for row in found]

    # What happened.

    def journal(self, key: str) -> list[JournalRow]:
        """BadRow if any of it cannot be read: the game goes no further without it."""
        j = schema.journal
        return [
            read_row(JournalRow, row) for row in self.facts(select(j).where(j.c.table_id == key).order_by(j.c.n))
        ]

    def chat(self, key: str, players: int, spectators: int) -> list[Remark]:
        """The last lines of players and of spectators, so many of each."""
        c = schema.chat
        rows: list[Facts] = []
        for whose, most in ((c.c.seat >= 0, players), (c.c.seat < 0, spectators)):
            rows += self.facts(select(c).where(c.c.table_id == key, whose).order_by(c.c.n.desc()).limit(most))
        return sorted(read_all(Remark, rows, "chat", self.noted), key=lambda remark: remark.n)

    def last_remark(self, key: str) -> int:
        """The number of the last one, also if that one cannot be read."""
        n = schema.chat.c.n
        query = select(func.max(n)).where(schema.chat.c.table_id == key)
        if self.engine.dialect.name == "sqlite":  # which takes anything for a number
            query = query.where(func.typeof(n) == "integer")
        return self.rows(query)[0][0] or 0

    def results(self, keys: list[str]) -> dict[str, list[Result]]:
        r = schema.results
        found: dict[str, list[Result]] = {key: [] for key in keys}
        for row in self.facts(select(r).where(r.c.table_id.in_(keys)).order_by(r.c.table_id, r.c.seat)):
            found[row["table_id"]] += read_all(
                Result, [{**row, "pieces": str(row["pieces"]).split()}], "results", self.noted
            )
        return found

    def ballots(self, key: str) -> list[Ballot]:
        b = schema.ballots
        rows = self.facts(select(b).where(b.c.table_id == key).order_by(b.c.number))
        return read_all(
            Ballot, [{**row, "agreed": str(row["agreed"]).split()} for row in rows], "ballots", self.noted
        )

    def clocks(self, key: str) -> Clocks | None:
        rows = self.facts(select(schema.clocks).where(schema.clocks.c.table_id == key))
        found = read_all(Clocks, rows, "clocks", self.noted)
        return found[0] if found else None

    def record(self, key: str) -> str:
        found = self.rows(select(schema.records.c.text).where(schema.records.c.table_id == key))
        return str(found[0][0]) if found else ""


def chair_row(table: StoredTable, chair: Chair) -> dict[str, Any]:
    return {"table_id": table.id, **pack_row(chair)}


def new_table(table: StoredTable) -> Job:
    def job(connection: Connection) -> None:
        connection.execute(insert(schema.tables), pack_row(table))
        connection.execute(insert(schema.seats), [chair_row(table, chair) for chair in table.chairs])

    return job


def save_table(table: StoredTable) -> Job:
    """In the place of what was there before the last change; Stale if that is not what is stored."""
    rows = [chair_row(table, chair) for chair in table.chairs]
    facts = pack_row(table)

    def job(connection: Connection) -> None:
        t = schema.tables
        query = update(t).where(t.c.id == table.id, t.c.changes == table.changes - 1).values(**facts)
        if connection.execute(query).rowcount != 1:
            raise Stale
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table.id))
        connection.execute(insert(schema.seats), rows)

    return job


def add_entries(key: str, entries: list[JournalRow]) -> Job:
    rows = [{"table_id": key, **pack_row(entry)} for entry in entries]

    def job(connection: Connection) -> None:
        if rows:
            connection.execute(insert(schema.journal), rows)

    return job


def add_remark(key: str, remark: Remark, most: int) -> Job:
    """With so many kept of that player, or of all spectators: the oldest go."""
    c = schema.chat.c
    mine = (c.seat >= 0) & (c.person == remark.person) if remark.seat >= 0 else c.seat < 0
    older = select(c.n).where(c.table_id == key, mine).order_by(c.n.desc()).limit(1).offset(most).scalar_subquery()
    row = {"table_id": key, **pack_row(remark)}

    def job(connection: Connection) -> None:
        connection.execute(insert(schema.chat), row)
        connection.execute(delete(schema.chat).where(c.table_id == key, mine, c.n <= older))

    return job


def remove_remark(key: str, n: int) -> Job:
    query = delete(schema.chat).where(schema.chat.c.table_id == key, schema.chat.c.n == n)
    return lambda connection: _run(connection, query)


def add_record(key: str, text: str, at: int) -> Job:
    """In the place of any that lies there."""
    return replace_row(schema.records, table_id=key, text=text, at=at)


def save_ballots(table: StoredTable, ballots: list[Ballot], last: int) -> Job:
    """All that are open at a table, and the number of the last that was asked; the others go. Stale if the table
    is not as it was."""
    key, t = table.id, schema.tables
    unchanged = update(t).where(t.c.id == key, t.c.changes == table.changes).values(last_ballot=last)
    rows = [
        {"table_id": key, **msgspec.structs.asdict(one), "agreed": " ".join(sorted(one.agreed))} for one in ballots
    ]

    def job(connection: Connection) -> None:
        if connection.execute(unchanged).rowcount != 1:
            raise Stale
        connection.execute(delete(schema.ballots).where(schema.ballots.c.table_id == key))
        if rows:
            connection.execute(insert(schema.ballots), rows)

    return job


def save_clocks(key: str, clocks: Clocks) -> Job:
    """Nothing is stored if the game is over by now."""
    c, t, facts = schema.clocks, schema.tables, pack_row(clocks)
    playing = select(t.c.id, *[literal(value) for value in facts.values()]).where(
        t.c.id == key, t.c.phase == PLAYING
    )
    return replace_selected(c, ["table_id", *facts], playing)


def forget_clocks(key: str) -> Job:
    query = delete(schema.clocks).where(schema.clocks.c.table_id == key)
    return lambda connection: _run(connection, query)


def forget_old_clocks() -> Job:
    """Those of games that are not played any more."""
    playing = select(schema.tables.c.id).where(schema.tables.c.phase == PLAYING)
    query = delete(schema.clocks).where(schema.clocks.c.table_id.not_in(playing))
    return lambda connection: _run(connection, query)


def beat(at: int) -> Job:
    """The smallest thing that can be written."""
    return replace_row(schema.pulse, id=1, at=at)


def add_results(key: str, results: list[Result]) -> Job:
    """What each seat had when the game was over; in the place of any that lie there."""
    rows = [
        {"table_id": key, "seat": one.seat, "score": one.score, "won": one.won, "pieces": " ".join(one.pieces)}
        for one in results
    ]

    def job(connection: Connection) -> None:
        connection.execute(delete(schema.results).where(schema.results.c.table_id == key))
        connection.execute(insert(schema.results), rows)

    return job


def _run(connection: Connection, query: Any) -> None:
    connection.execute(query)
