"""What is stored about people and how they sign in: queries, and jobs for the writer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    union,
    update,
)

from tilewright.server.person import OneUseCode, Passkey, Person, Session, Visitor
from tilewright.server.store import schema
from tilewright.server.store.bare import run_bare
from tilewright.server.store.jobs import Job, Stale
from tilewright.server.store.rows import Facts, read_all
from tilewright.server.table import OPEN, PLAYING

if TYPE_CHECKING:
    from tilewright.server.store.store import Store

SESSIONS: Final = 50  # of one person; of more the one goes that was not seen for longest
CODES: Final = 5  # of one person and kind that are good at the same time

SESSION: Final = Session.__struct_fields__
PERSON: Final = Person.__struct_fields__
VISITOR: Final = (
    f"SELECT {', '.join(f's.{name}' for name in SESSION)}, {', '.join(f'p.{name}' for name in PERSON)} "
    "FROM sessions s JOIN people p ON p.id = s.person "
    "WHERE s.token = ? OR s.coming = ? OR (s.old = ? AND s.old_until > ?)"
)

T = TypeVar("T", bound=msgspec.Struct)


class People:
    """Reads at once."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def _found(self, kind: type[T], query: Select[Any]) -> list[T]:
        return read_all(kind, self.store.facts(query), "people", self.store.noted)

    def _row(self, query: str, *facts: object) -> tuple[Any, ...] | None:
        """The first, without the query builder."""

        def read() -> tuple[Any, ...] | None:
            found: tuple[Any, ...] | None = run_bare(self.store.reading, query, facts).fetchone()
            return found

        return self.store.readers.again(read)

    def person(self, key: str) -> Person | None:
        p = schema.people
        return next(iter(self._found(Person, select(p).where(p.c.id == key))), None)

    def visitor(self, token: str, now: int) -> Visitor | None:
        """Whose token has that digest. Every request asks this, so it takes no detour through the query
        builder."""
        row = self._row(VISITOR, token, token, token, now) if token else None
        if row is None:
            return None
        many = len(SESSION)
        found = dict(zip(SESSION, row[:many], strict=True)), dict(zip(PERSON, row[many:], strict=True))
        sessions = read_all(Session, found[:1], "people", self.store.noted)
        people = read_all(Person, found[1:], "people", self.store.noted)
        return Visitor(sessions[0], people[0], token) if sessions and people else None

    def has_session(self, key: str) -> bool:
        return self._row("SELECT id FROM sessions WHERE id = ?", key) is not None

    def sessions(self, person: str) -> list[Session]:
        """The one that was seen last first."""
        s = schema.sessions
        return self._found(Session, select(s).where(s.c.person == person).order_by(s.c.seen.desc(), s.c.id))

    def passkeys(self, person: str) -> list[Passkey]:
        p = schema.passkeys
        return self._found(Passkey, select(p).where(p.c.person == person).order_by(p.c.made, p.c.id))

    def passkey(self, key: str) -> Passkey | None:
        p = schema.passkeys
        return next(iter(self._found(Passkey, select(p).where(p.c.id == key))), None)

    def person_of_recovery(self, digest: str) -> Person | None:
        p = schema.people
        return next(iter(self._found(Person, select(p).where(p.c.recovery == digest))), None)

    def person_of_email(self, address: str) -> Person | None:
        p = schema.people
        return next(iter(self._found(Person, select(p).where(p.c.email == address))), None)

    def code(self, digest: str, now: int) -> OneUseCode | None:
        c = schema.codes
        return next(iter(self._found(OneUseCode, select(c).where(c.c.digest == digest, c.c.until > now))), None)

    def is_name_kept(self, forms: tuple[str, str], person: str) -> bool:
        """Whether an account of somebody else keeps a name that looks like that."""
        return bool(self.store.rows(select(schema.people.c.id).where(keeps(forms, person)).limit(1)))

    def tables_of(self, person: str, most: int, over: bool | None = None, after: str = "") -> list[str]:
        """Those that they made or sit at, in the order of their keys: all, those that are over or closed, or those
        that are not."""
        t = schema.tables.c
        held = select(schema.seats.c.table_id).where(schema.seats.c.holder == person)
        query = select(t.id).where(or_(t.owner == person, t.id.in_(held)), t.id > after)
        if over is not None:
            unfinished = t.phase.in_((OPEN, PLAYING))
            query = query.where(~unfinished if over else unfinished)
        return [row[0] for row in self.store.rows(query.order_by(t.id).limit(most))]

    def remarks_of(self, person: str, after: tuple[str, int], most: int) -> list[Facts]:
        """What they said, from there on."""
        c = schema.chat.c
        later = or_(c.table_id > after[0], and_(c.table_id == after[0], c.n > after[1]))
        query = select(schema.chat).where(c.person == person, later).order_by(c.table_id, c.n)
        return self.store.facts(query.limit(most))

    def games_of(self, person: str) -> int:
        """Tables that they made or sit at."""
        made = select(schema.tables.c.id).where(schema.tables.c.owner == person)
        held = select(schema.seats.c.table_id).where(schema.seats.c.holder == person)
        query: Any = select(func.count()).select_from(union(made, held).subquery())
        return int(self.store.rows(query)[0][0]) if person else 0


def keeps(forms: tuple[str, str], person: str) -> ColumnElement[bool]:
    p = schema.people.c
    return and_(p.kept > 0, p.id != person, or_(p.written == forms[0], p.folded == forms[1]))


def fields_of(thing: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(thing)


def change_one(connection: Connection, query: Any) -> None:
    """Stale unless it changed exactly one row."""
    if connection.execute(query, execution_options={"preserve_rowcount": True}).rowcount != 1:
        raise Stale


# People.


def new_person(person: Person) -> Job:
    return lambda connection: change_one(
        connection, insert(schema.people).values(**fields_of(person), **no_forms())
    )


def no_forms() -> dict[str, str]:
    return {"written": "", "folded": ""}


def name_person(person: Person, forms: tuple[str, str]) -> Job:
    """Name, sign and language of somebody who is there; Stale if an account of somebody else keeps that name."""

    def job(connection: Connection) -> None:
        check_name(connection, forms, person.id)
        p = schema.people
        values = {"name": person.name, "mark": person.mark, "lang": person.lang}
        shown = dict(zip(("written", "folded"), forms, strict=True))
        change_one(connection, update(p).where(p.c.id == person.id).values(**values, **shown))

    return job


def check_name(connection: Connection, forms: tuple[str, str], person: str) -> None:
    if any(forms) and connection.execute(select(schema.people.c.id).where(keeps(forms, person))).first():
        raise Stale


def keep_person(person: str, forms: tuple[str, str], now: int) -> Job:
    """From now on there is a way in beside the cookie, and the name is theirs; Stale if somebody else's by now."""

    def job(connection: Connection) -> None:
        check_name(connection, forms, person)
        p = schema.people
        shown = dict(zip(("written", "folded"), forms, strict=True))
        kept = case((p.c.kept > 0, p.c.kept), else_=now)
        change_one(connection, update(p).where(p.c.id == person).values(kept=kept, **shown))

    return job


def set_recovery(person: str, digest: str, now: int) -> Job:
    p = schema.people
    query = update(p).where(p.c.id == person).values(recovery=digest, recovery_made=now)
    return lambda connection: change_one(connection, query)


def use_recovery(person: str, digest: str, new: str, now: int) -> Job:
    """The new code in the place of that one; Stale if it was used meanwhile."""
    p = schema.people
    query = update(p).where(p.c.id == person, p.c.recovery == digest).values(recovery=new, recovery_made=now)
    return lambda connection: change_one(connection, query)


def set_email(person: str, address: str) -> Job:
    """Stale if it is another's."""
    p = schema.people

    def job(connection: Connection) -> None:
        taken = select(p.c.id).where(p.c.email == address, p.c.id != person)
        if address and connection.execute(taken).first():
            raise Stale
        change_one(connection, update(p).where(p.c.id == person).values(email=address))

    return job


def forget_people(before: int) -> Job:
    """Guests of that age who have no table and no seat, and all their sessions."""
    p, s = schema.people, schema.sessions
    used = union(
        select(schema.tables.c.owner),
        select(schema.seats.c.holder),
        select(s.c.guest),
        select(s.c.person).where(s.c.seen >= before),
    )
    query = delete(p).where(p.c.made < before, p.c.kept == 0, p.c.id.not_in(used))

    def job(connection: Connection) -> None:
        connection.execute(query)
        connection.execute(delete(s).where(s.c.person.not_in(select(p.c.id))))

    return job


# Sessions.


def new_session(session: Session) -> Job:
    s = schema.sessions
    newest = (
        select(s.c.id)
        .where(s.c.person == session.person)
        .order_by(s.c.seen.desc(), s.c.made.desc())
        .limit(SESSIONS)
    )
    older = delete(s).where(s.c.person == session.person, s.c.id.not_in(newest), s.c.id != session.id)

    known = select(schema.people.c.id).where(schema.people.c.id == session.person)

    def job(connection: Connection) -> None:
        if connection.execute(known).first() is None:
            raise Stale  # deleted meanwhile
        connection.execute(insert(s).values(**fields_of(session)))
        connection.execute(older)

    return job


def end_session(person: str, key: str) -> Job:
    s = schema.sessions
    return lambda connection: _run(connection, delete(s).where(s.c.person == person, s.c.id == key))


def end_sessions(person: str, but: str = "") -> Job:
    s = schema.sessions
    return lambda connection: _run(connection, delete(s).where(s.c.person == person, s.c.id != but))


def hand_out_token(session: Session, coming: str, now: int) -> Job:
    """One that takes the place of the token when it is used first; Stale if another was handed out meanwhile."""
    s = schema.sessions
    same = and_(s.c.id == session.id, s.c.token == session.token, s.c.coming == session.coming)
    query = update(s).where(same).values(coming=coming, coming_at=now, seen=now)
    return lambda connection: change_one(connection, query)


def take_token(session: Session, until: int, now: int) -> Job:
    """The one that was handed out is the token now; the one before is good for a little longer."""
    s = schema.sessions
    same = and_(s.c.id == session.id, s.c.coming == session.coming)
    values = {"token": session.coming, "coming": "", "coming_at": 0, "old": session.token, "old_until": until}
    query = update(s).where(same).values(**values, rotated=now, seen=now)
    return lambda connection: change_one(connection, query)


def see_session(key: str, now: int) -> Job:
    s = schema.sessions
    return lambda connection: _run(connection, update(s).where(s.c.id == key).values(seen=now))


def need_session(key: str) -> Job:
    """Stale if it has ended: nothing that outlasts a session is made in one that is over."""
    s = schema.sessions

    def job(connection: Connection) -> None:
        if connection.execute(select(s.c.id).where(s.c.id == key)).first() is None:
            raise Stale

    return job


def leave_guest(key: str) -> Job:
    s = schema.sessions
    return lambda connection: _run(connection, update(s).where(s.c.id == key).values(guest=""))


def forget_sessions(before: int) -> Job:
    """Those that were not seen since: their cookies are gone by now."""
    s = schema.sessions
    return lambda connection: _run(connection, delete(s).where(s.c.seen < before))


# Passkeys.


def add_passkey(passkey: Passkey) -> Job:
    return lambda connection: change_one(connection, insert(schema.passkeys).values(**fields_of(passkey)))


def use_passkey(key: str, count: int, now: int) -> Job:
    """Stale if it has signed as often before: unless it never counts, it is a copy."""
    p = schema.passkeys
    fresh = p.c.count < count if count else p.c.count == 0
    query = update(p).where(p.c.id == key, fresh).values(count=count, used=now)
    return lambda connection: change_one(connection, query)


def remove_passkey(person: str, key: str) -> Job:
    p = schema.passkeys
    return lambda connection: _run(connection, delete(p).where(p.c.person == person, p.c.id == key))


def need_way_in(person: str) -> Job:
    """After something was removed: Stale if the account has neither passkey nor code nor address left."""
    p, k = schema.people, schema.passkeys
    code_or_address = and_(p.c.id == person, or_(p.c.recovery != "", p.c.email != ""))

    def job(connection: Connection) -> None:
        for query in (select(k.c.id).where(k.c.person == person), select(p.c.id).where(code_or_address)):
            if connection.execute(query).first():
                return
        raise Stale

    return job


# Codes that are used once.


def add_code(code: OneUseCode) -> Job:
    """With a few of the same kind kept beside it; older ones are void."""
    c = schema.codes
    same = and_(c.c.person == code.person, c.c.kind == code.kind)
    newest = select(c.c.digest).where(same).order_by(c.c.made.desc()).limit(CODES)

    def job(connection: Connection) -> None:
        connection.execute(insert(c).values(**fields_of(code)))
        connection.execute(delete(c).where(same, c.c.digest.not_in(newest), c.c.digest != code.digest))

    return job


def note_code(code: OneUseCode) -> Job:
    """Stale if it is there already."""
    return lambda connection: _run(connection, insert(schema.codes).values(**fields_of(code)))


def use_code(code: OneUseCode) -> Job:
    """Stale if somebody else was faster."""
    c = schema.codes
    return lambda connection: change_one(connection, delete(c).where(c.c.digest == code.digest))


def forget_codes(now: int) -> Job:
    return lambda connection: _run(connection, delete(schema.codes).where(schema.codes.c.until <= now))


def void_codes(person: str) -> Job:
    return lambda connection: _run(connection, delete(schema.codes).where(schema.codes.c.person == person))


def _run(connection: Connection, query: Any) -> None:
    connection.execute(query)
