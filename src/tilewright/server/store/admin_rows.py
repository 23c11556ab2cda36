"""Queries and jobs about roles, bans, invitations, reports and the audit log."""

from collections.abc import Collection
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update

from tilewright.server import clock
from tilewright.server.moderation.stored_types import (
    HANDLED,
    NO_ROLE,
    OPEN,
    Announcement,
    AuditLine,
    Ban,
    HiddenPerson,
    Invite,
    KeptReport,
)
from tilewright.server.store import admin_schema as schema
from tilewright.server.store.jobs import Job, Stale
from tilewright.server.store.replacing import replace_row
from tilewright.server.store.rows import read_all
from tilewright.server.store.store import Store

T = TypeVar("T", bound=msgspec.Struct)
READ_ONLY: Final = "read-only"


def read_rows(store: Store, kind: type[T], query: Select[Any]) -> list[T]:
    """Rows of one of our tables."""
    rows = [{**row, "table": row.get("table_id", "")} for row in store.facts(query)]
    return read_all(kind, rows, kind.__name__, store.noted)


def run_query(query: Any) -> Job:
    def job(connection: Connection) -> None:
        connection.execute(query)

    return job


def change_one(query: Any) -> Job:
    """Stale unless it changes exactly one row."""

    def job(connection: Connection) -> None:
        if connection.execute(query).rowcount != 1:
            raise Stale

    return job


# Roles.


def roles(store: Store) -> dict[str, str]:
    return {row["person"]: row["role"] for row in store.facts(select(schema.roles))}


def save_role(person: str, role: str) -> Job:
    if role == NO_ROLE:
        return run_query(delete(schema.roles).where(schema.roles.c.person == person))
    return replace_row(schema.roles, person=person, role=role, at=clock.now())


# Bans.


def bans(store: Store) -> list[Ban]:
    return read_rows(store, Ban, select(schema.bans).order_by(schema.bans.c.id))


def add_ban(ban: Ban) -> Job:
    facts = msgspec.structs.asdict(ban)
    facts.pop("id")
    return run_query(insert(schema.bans).values(**facts))


def lift_bans(ids: list[int]) -> Job:
    return run_query(delete(schema.bans).where(schema.bans.c.id.in_(ids)))


# Announcements and switches.


def announcements(store: Store) -> list[Announcement]:
    return read_rows(store, Announcement, select(schema.announcements))


def save_announcements(announcements: list[Announcement]) -> Job:
    """In the place of those that were there."""
    rows = [msgspec.structs.asdict(one) for one in announcements]

    def job(connection: Connection) -> None:
        connection.execute(delete(schema.announcements))
        if rows:
            connection.execute(insert(schema.announcements), rows)

    return job


def is_on(store: Store, switch: str) -> bool:
    return bool(store.rows(select(schema.switches.c.name).where(schema.switches.c.name == switch)))


def save_switch(switch: str, on: bool) -> Job:
    if on:
        return replace_row(schema.switches, name=switch, at=clock.now())
    return run_query(delete(schema.switches).where(schema.switches.c.name == switch))


# Invitations.


def invitations(store: Store) -> list[Invite]:
    return read_rows(store, Invite, select(schema.invitations).order_by(schema.invitations.c.id))


def invitation_of(store: Store, code: str) -> Invite | None:
    """By the digest of its code."""
    rows = read_rows(store, Invite, select(schema.invitations).where(schema.invitations.c.code == code))
    return rows[0] if rows else None


def add_invitation(invite: Invite) -> Job:
    facts = msgspec.structs.asdict(invite)
    facts.pop("id")
    return run_query(insert(schema.invitations).values(**facts))


def revoke_invitation(number: int) -> Job:
    return change_one(delete(schema.invitations).where(schema.invitations.c.id == number))


def use_invitation(invite: Invite, person: str) -> Job:
    """Stale if somebody else has just used it up."""
    i, at = schema.invitations, clock.now()
    query = update(i).where(i.c.id == invite.id, i.c.used < i.c.uses).values(used=i.c.used + 1)
    noted = replace_row(schema.invited, person=person, invitation=invite.id, at=at)

    def job(connection: Connection) -> None:
        change_one(query)(connection)
        noted(connection)

    return job


def is_invited(store: Store, person: str) -> bool:
    return bool(invited_at(store, person))


def invited_at(store: Store, person: str) -> int:
    """When they used an invitation; 0: never."""
    found = store.rows(select(schema.invited.c.at).where(schema.invited.c.person == person))
    return int(found[0][0]) if found else 0


# What was done.


def audit_lines(
    store: Store, before: int, most: int, acts: tuple[str, ...] = (), begun: tuple[str, ...] = ()
) -> list[AuditLine]:
    """The newest first; with `acts` only those, and those that begin so."""
    a = schema.audit
    query = select(a).where(a.c.n < before).order_by(a.c.n.desc()).limit(most)
    if acts:
        query = query.where(or_(a.c.act.in_(acts), *(a.c.act.startswith(one, autoescape=True) for one in begun)))
    return read_rows(store, AuditLine, query)


def add_audit(who: str, act: str, whom: str, why: str) -> Job:
    return run_query(insert(schema.audit).values(at=clock.now(), who=who, act=act, whom=whom, why=why))


# Whom somebody does not want to meet.


def blocks(store: Store) -> list[tuple[str, str]]:
    h = schema.hidden_people
    return [(row["person"], row["other"]) for row in store.facts(select(h).where(h.c.blocked))]


def hidden_by(store: Store, person: str) -> list[HiddenPerson]:
    h = schema.hidden_people
    query = select(h).where(h.c.person == person).order_by(h.c.at.desc(), h.c.other)
    return [
        HiddenPerson(row["person"], row["other"], row["name"], bool(row["muted"]), bool(row["blocked"]), row["at"])
        for row in store.facts(query)
    ]


def save_hidden(hidden: HiddenPerson) -> Job:
    """A row with neither flag is deleted."""
    h = schema.hidden_people
    if not (hidden.hidden or hidden.blocked):
        return run_query(delete(h).where(h.c.person == hidden.person, h.c.other == hidden.other))
    values = msgspec.structs.asdict(hidden)
    return replace_row(h, muted=values.pop("hidden"), **values)


# Reports.


def reports(store: Store, state: str, before: int, most: int, but: Collection[str] = ()) -> list[KeptReport]:
    """The newest first; state "" means all; none about those people."""
    r = schema.reports
    query = select(r).where(r.c.id < before, r.c.person.not_in(but)).order_by(r.c.id.desc()).limit(most)
    return read_rows(store, KeptReport, query.where(r.c.state == state) if state else query)


def report(store: Store, number: int) -> KeptReport | None:
    rows = read_rows(store, KeptReport, select(schema.reports).where(schema.reports.c.id == number))
    return rows[0] if rows else None


def open_reports_of(store: Store, reporter: str) -> int:
    r = schema.reports
    return len(store.rows(select(r.c.id).where(r.c.reporter == reporter, r.c.state == OPEN)))


def reports_of(store: Store, reporter: str) -> list[KeptReport]:
    """Those that somebody has made."""
    r = schema.reports
    return read_rows(store, KeptReport, select(r).where(r.c.reporter == reporter).order_by(r.c.id).limit(1000))


def reports_about(store: Store, person: str) -> int:
    """Open and handled."""
    r = schema.reports
    return int(store.rows(select(func.count()).select_from(r).where(r.c.person == person))[0][0]) if person else 0


def bans_of(store: Store, person: str) -> list[Ban]:
    b = schema.bans
    return read_rows(store, Ban, select(b).where(b.c.person == person).order_by(b.c.id))


def open_reports_about(store: Store, person: str) -> int:
    r = schema.reports
    return len(store.rows(select(r.c.id).where(r.c.person == person, r.c.state == OPEN)))


def open_reports(store: Store, but: Collection[str] = ()) -> int:
    r = schema.reports
    return len(store.rows(select(r.c.id).where(r.c.state == OPEN, r.c.person.not_in(but))))


def add_report(one: KeptReport) -> Job:
    facts = msgspec.structs.asdict(one)
    facts.pop("id")
    facts["table_id"] = facts.pop("table")
    return run_query(insert(schema.reports).values(**facts))


def handle_report(number: int, who: str, note: str) -> Job:
    """Stale if somebody else has handled it meanwhile."""
    values = {"state": HANDLED, "handled_by": who, "handled_at": clock.now(), "note": note}
    r = schema.reports
    return change_one(update(r).where(r.c.id == number, r.c.state == OPEN).values(**values))


def forget_reports(before: int) -> Job:
    """Delete reports that were handled before then."""
    r = schema.reports
    return run_query(delete(r).where(r.c.state == HANDLED, r.c.handled_at < before))
