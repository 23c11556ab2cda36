"""Bans and mutes, by person or by network: made, listed and lifted."""

from __future__ import annotations

import contextlib
from functools import partial
from ipaddress import ip_network
from typing import TYPE_CHECKING, Final

import msgspec

from tilewright.server import clock
from tilewright.server.cluster.rooms import bring_room
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.moderation.stored_types import HOST, Ban
from tilewright.server.room import seating
from tilewright.server.store import admin_people, admin_rows, program_rows
from tilewright.server.table import OPEN
from tilewright.server.wire.moderation import BanList, BanSeen

if TYPE_CHECKING:
    from tilewright.server.admin.acts import Actor

MOST: Final = 2000  # bans
WIDEST: Final = {4: 8, 6: 16}  # bits of a network that must be named at least


def all_bans(hub: Hub) -> BanList:
    """The bans that are in force."""
    now = clock.now()
    holding = [ban for ban in admin_rows.bans(hub.store) if not ban.until or ban.until > now]
    return BanList([describe_ban(hub, ban) for ban in holding])


def describe_ban(hub: Hub, ban: Ban) -> BanSeen:
    row = admin_people.person(hub.store, ban.person) if ban.person else None
    name = str(row["name"]) if row else ""
    return BanSeen(ban.id, name, ban.network, ban.reason, ban.who, ban.at, ban.until, ban.only_chat)


async def mute(hub: Hub, actor: Actor, person: str, reason: str, until: int) -> Ban:
    """They may come and play, but say nothing at any table."""
    check_whom(hub, actor, person, "")
    return await store_ban(hub, actor, Ban(0, person, "", reason, actor.who, clock.now(), until, only_chat=True))


async def ban(hub: Hub, actor: Actor, person: str, network: str, reason: str, until: int) -> Ban:
    """Their sockets and those of their programs are closed at once; their running games go on by the rules of
    absence."""
    check_whom(hub, actor, person, network)
    one = await store_ban(hub, actor, Ban(0, person, network, reason, actor.who, clock.now(), until))
    drop_banned(hub)
    if person:
        programs = await hub.store.read(program_rows.programs_of, hub.store, person)
        for who in (person, *(program.person for program in programs)):
            await get_up(hub, who)
    return one


async def store_ban(hub: Hub, actor: Actor, one: Ban) -> Ban:
    """In the place of one that says the same, and of those that have ended. One that lasts longer is not made
    shorter by a moderator: it is lifted, if at all, and the log says so."""
    kept = await hub.store.read(admin_rows.bans, hub.store)
    same = (one.person, one.network, one.only_chat)
    if actor.role != HOST:
        ends = [one.until, *(ban.until for ban in kept if (ban.person, ban.network, ban.only_chat) == same)]
        one = msgspec.structs.replace(one, until=0 if 0 in ends else max(ends))
    old = [ban.id for ban in kept if 0 < ban.until <= one.at or (ban.person, ban.network, ban.only_chat) == same]
    if len(kept) - len(old) >= MOST:
        raise ServerError(409, "server-ban-most", most=MOST)
    act, why = "mute" if one.only_chat else "ban", f"{until_words(one.until)}: {one.reason}"
    noted = admin_rows.add_audit(actor.who, act, one.person or one.network, why)
    await hub.store.write(admin_rows.lift_bans(old), admin_rows.add_ban(one), noted)
    await hub.moderation.read_bans()
    return one


def until_words(until: int) -> str:
    return f"until {clock.moment(until)}" if until else "for good"


def check_whom(hub: Hub, actor: Actor, person: str, network: str) -> None:
    role = hub.moderation.role(person)
    if person and person == actor.person:
        raise ServerError(400, "server-hide-self")
    if role and (actor.role != HOST or (actor.person and role == HOST)):
        raise ServerError(403, "server-ban-staff")
    if network:
        wide = ip_network(network)
        if wide.prefixlen < WIDEST[wide.version]:
            raise ServerError(400, "server-ban-wide", network=network)


async def lift(hub: Hub, actor: Actor, what: str, why: str) -> BanList:
    """By number, person (id or name), or address."""
    with contextlib.suppress(ValueError):
        what = str(ip_network(what.strip(), strict=False)) if not what.isdigit() else what
    wanted = await hub.store.read(find_bans, hub, what)
    if not wanted:
        raise ServerError(404, "server-ban-unknown", ban=what)
    if actor.person in [one.person for one in wanted if one.person]:
        raise ServerError(400, "server-hide-self")
    noted = [
        admin_rows.add_audit(actor.who, "unmute" if one.only_chat else "unban", one.person or one.network, why)
        for one in wanted
    ]
    await hub.store.write(admin_rows.lift_bans([one.id for one in wanted]), *noted)
    await hub.moderation.read_bans()
    return await hub.store.read(all_bans, hub)


def find_bans(hub: Hub, what: str) -> list[Ban]:
    """Bans by number, person, network or name; a number has precedence over a name."""
    kept = admin_rows.bans(hub.store)
    numbered = [one for one in kept if str(one.id) == what]
    return numbered or [one for one in kept if what in (one.person, one.network, describe_ban(hub, one).name)]


def drop_banned(hub: Hub) -> None:
    """Disconnect everybody who is banned, including programs."""
    for listener in (*hub.greeted, *hub.listeners()):
        if hub.moderation.ban_of(listener.person, listener.client) is not None:
            listener.drop("banned")
    for program in list(hub.programs.here.values()):
        if program.is_banned():
            program.drop("banned")


async def get_up(hub: Hub, person: str) -> None:
    """From tables that have not begun; those that they have made are closed."""
    for table in await hub.store.read(hub.store.tables_of, person, False, 0):
        if table.phase == OPEN and not table.broken:
            with contextlib.suppress(ServerError):
                room = await bring_room(hub, table.id)
                await room.run_exclusive(partial(seating.leave, room, person))
