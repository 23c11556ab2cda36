"""Acts about people: list and show them, roles, bans, sessions, deletion."""

from ipaddress import ip_network
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tilewright.server import clock
from tilewright.server.admin.acts import Actor, HostAct, NoBody
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.moderation import banning
from tilewright.server.moderation.stored_types import HOST, NO_ROLE, Ban
from tilewright.server.people import deletion, sessions
from tilewright.server.person import Session, Visitor
from tilewright.server.programs.accounts import remove_all
from tilewright.server.store import admin_people, admin_rows
from tilewright.server.store import people as stored_people
from tilewright.server.store.rows import Facts
from tilewright.server.store.store import Store
from tilewright.server.wire.moderation import BanList

Reason = Annotated[str, Meta(max_length=300)]
Whom = Annotated[str, Meta(min_length=1, max_length=96)]
DAY: Final = 24 * 3600 * 1000


class PeopleQuery(msgspec.Struct, forbid_unknown_fields=True):
    search: Annotated[str, Meta(max_length=96)] = ""
    most: Annotated[int, Meta(ge=1, le=admin_people.MOST)] = 50


class PersonRef(msgspec.Struct, forbid_unknown_fields=True):
    """By id, or by a name that only one person has."""

    person: Whom
    why: Reason = ""


class NewRole(PersonRef):
    role: Annotated[str, Meta(pattern="^(host|moderator|none)$")] = NO_ROLE


class NewBan(msgspec.Struct, forbid_unknown_fields=True):
    """A person, or an address or network; 0 days: for good."""

    reason: Annotated[str, Meta(min_length=1, max_length=300)]
    person: Annotated[str, Meta(max_length=96)] = ""
    network: Annotated[str, Meta(max_length=64)] = ""
    days: Annotated[float, Meta(ge=0, le=36_500)] = 0


class BanLifted(msgspec.Struct, forbid_unknown_fields=True):
    """By the number of a ban, a person, or an address or network."""

    what: Whom
    why: Reason = ""


class PersonLine(msgspec.Struct):
    id: str
    name: str
    lang: str
    made: int
    kept: bool
    role: str
    banned: int  # until when; -1 for good, 0 not


class PersonDetail(PersonLine):
    tables: dict[str, int]
    sockets: int
    reports: int
    reason: str = ""


class PeopleFound(msgspec.Struct):
    people: list[PersonLine]
    total: int


async def read_person(hub: Hub, text: str) -> Facts:
    return await hub.store.read(find_person, hub.store, text)


def find_person(store: Store, text: str) -> Facts:
    """A person by id or name; ServerError if nobody or more than one matches."""
    found = admin_people.person(store, text)
    if found is not None:
        return found
    called = admin_people.named(store, text)
    if len(called) > 1:
        raise ServerError(409, "server-person-several", person=text)
    if not called:
        raise ServerError(404, "server-person-unknown", person=text)
    return called[0]


def describe_person(hub: Hub, row: Facts) -> PersonLine:
    ban = hub.moderation.ban_of(row["id"], None)
    return PersonLine(
        row["id"], row["name"], row["lang"], row["made"], bool(row.get("kept")),
        hub.moderation.role(row["id"]), 0 if ban is None else ban.until or -1,
    )  # fmt: skip


async def list_people(hub: Hub, actor: Actor, body: PeopleQuery) -> PeopleFound:
    rows = await hub.store.read(admin_people.people, hub.store, body.search, body.most)
    total = await hub.store.read(admin_people.people_count, hub.store)
    return PeopleFound([describe_person(hub, row) for row in rows], total)


async def show_person(hub: Hub, actor: Actor, body: PersonRef) -> PersonDetail:
    row = await read_person(hub, body.person)
    key, ban = row["id"], hub.moderation.ban_of(row["id"], None)
    facts = msgspec.structs.asdict(describe_person(hub, row))
    return PersonDetail(
        **facts,
        tables=await hub.store.read(admin_people.table_counts, hub.store, key),
        sockets=sum(1 for one in hub.listeners() if one.person == key),
        reports=await hub.store.read(admin_rows.open_reports_about, hub.store, key),
        reason=ban.reason if ban is not None else "",
    )


async def give_role(hub: Hub, actor: Actor, body: NewRole) -> PersonLine:
    row = await read_person(hub, body.person)
    await set_role(hub, actor, row["id"], body.role, body.why)
    return describe_person(hub, row)


async def set_role(hub: Hub, actor: Actor, person: str, role: str, why: str) -> None:
    """Only a host gives roles, and only to people with an account, because a cookie is soon lost."""
    if actor.role != HOST:
        raise ServerError(403, "server-not-host")
    row = await hub.store.read(admin_people.person, hub.store, person)
    if role != NO_ROLE and (row is None or not row["name"]):
        raise ServerError(409, "server-role-nameless")
    if role != NO_ROLE and row is not None and not row["kept"]:
        raise ServerError(409, "server-role-guest", name=row["name"])
    noted = admin_rows.add_audit(actor.who, f"role {role}", person, why)
    await hub.store.write(admin_rows.save_role(person, role), noted)
    await hub.moderation.read_people()


async def ban(hub: Hub, actor: Actor, body: NewBan) -> Ban:
    if bool(body.person) == bool(body.network):
        raise ServerError(400, "server-ban-one")
    person, network = "", ""
    if body.person:
        person = (await read_person(hub, body.person))["id"]
    else:
        try:
            network = str(ip_network(body.network.strip(), strict=False))
        except ValueError:
            raise ServerError(400, "server-ban-network", network=body.network) from None
    until = clock.now() + round(body.days * DAY) if body.days else 0
    return await banning.ban(hub, actor, person, network, body.reason, until)


async def unban(hub: Hub, actor: Actor, body: BanLifted) -> BanList:
    return await banning.lift(hub, actor, body.what, body.why)


async def list_bans(hub: Hub, actor: Actor, body: NoBody) -> BanList:
    return await hub.store.read(banning.all_bans, hub)


async def end_sessions(hub: Hub, actor: Actor, body: PersonRef) -> PersonLine:
    """Everywhere: whoever has no other way in than the cookie has none then."""
    row = await read_person(hub, body.person)
    key = str(row["id"])
    noted = admin_rows.add_audit(actor.who, "end sessions", key, body.why)
    await sessions.end(hub, key, stored_people.end_sessions(key), stored_people.void_codes(key), noted)
    return describe_person(hub, row)


async def delete_person(hub: Hub, actor: Actor, body: PersonRef) -> PersonLine:
    """As if they had asked for it themselves: games that others played too stay, with nobody behind the seat."""
    row = await read_person(hub, body.person)
    gone = describe_person(hub, row)
    person = await hub.store.read(hub.store.people.person, gone.id)
    if hub.moderation.read_only or person is None:
        raise ServerError(503, "server-read-only")
    await hub.store.write(admin_rows.add_audit(actor.who, "delete person", gone.id, body.why))
    visitor = Visitor(Session("", gone.id, ""), person, "")
    await remove_all(hub, gone.id, WorkPieces(hub.turns))
    await deletion.delete_person(hub, visitor, WorkPieces(hub.turns))
    return gone


ACTS: Final = (
    HostAct("people", PeopleQuery, list_people),
    HostAct("person", PersonRef, show_person),
    HostAct("role", NewRole, give_role),
    HostAct("ban", NewBan, ban),
    HostAct("unban", BanLifted, unban),
    HostAct("bans", NoBody, list_bans),
    HostAct("end-sessions", PersonRef, end_sessions),
    HostAct("delete-person", PersonRef, delete_person),
)
