"""Whom somebody has hidden (does not want to read) or blocked (not to sit with): kept for all their devices."""

from typing import Final

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.moderation.stored_types import HiddenPerson
from tilewright.server.room.chat import who_is
from tilewright.server.room.owner_actions import person_at
from tilewright.server.room.room import Room
from tilewright.server.store import admin_rows
from tilewright.server.wire import moderation as wire

MOST: Final = 500  # people whom one person hides


def handle_of(person: str, other: str) -> str:
    """The pseudonym of somebody in a person's own list; it means nothing to anybody else."""
    return who_is(f"hidden by {person}", other)


async def all_hidden(hub: Hub, person: str) -> wire.HiddenPeople:
    return describe_hidden(await hub.store.read(admin_rows.hidden_by, hub.store, person), person)


def describe_hidden(hidden: list[HiddenPerson], person: str) -> wire.HiddenPeople:
    """The list as its owner sees it."""
    return wire.HiddenPeople(
        [wire.HiddenSeen(handle_of(person, one.other), one.name, one.hidden, one.blocked) for one in hidden]
    )


async def hidden_here(hub: Hub, room: Room, person: str) -> wire.HiddenHere:
    """All of them, by their seats and by what they go by at that table, so that whoever comes later is known."""
    hidden = await hub.store.read(admin_rows.hidden_by, hub.store, person) if person else []
    table, found = room.table, []
    there = {*room.present(), *(line.person for line in room.chat.remarks)}
    for one in hidden:
        seats = table.seats_of(one.other)
        here = bool(seats) or one.other in there
        found.append(wire.HiddenAt(seats, who_is(table.id, one.other), one.name, one.hidden, one.blocked, here))
    return wire.HiddenHere(found)


def name_at(room: Room, person: str) -> str:
    """The name of somebody at a table."""
    seats = room.table.seats_of(person)
    if seats:
        return room.table.chairs[seats[0]].name
    names = [one.name for one in room.listeners if one.person == person]
    names += [line.name for line in room.chat.remarks if line.person == person]
    return next((name for name in names if name), "")


def read_hidden(request: wire.Hide | wire.HideListed) -> bool | None:
    """Whether to hide somebody, by the name of today or that of earlier pages."""
    return request.muted if request.hidden is None else request.hidden


async def hide_at(hub: Hub, room: Room, person: str, request: wire.Hide) -> None:
    other = person_at(room, request.seat, request.who)
    await change(hub, person, other, name_at(room, other), read_hidden(request), request.blocked)


async def change_listed(hub: Hub, person: str, request: wire.HideListed) -> None:
    """Change the flags of somebody in one's own list."""
    for one in await hub.store.read(admin_rows.hidden_by, hub.store, person):
        if handle_of(person, one.other) == request.id:
            await change(hub, person, one.other, one.name, read_hidden(request), request.blocked)
            return
    raise ServerError(404, "server-no-hidden")


async def change(hub: Hub, person: str, other: str, name: str, hidden: bool | None, blocked: bool | None) -> None:
    """Change the flags of somebody; None keeps a flag as it is."""
    if person == other:
        raise ServerError(400, "server-hide-self")
    kept = {one.other: one for one in await hub.store.read(admin_rows.hidden_by, hub.store, person)}
    if other not in kept and len(kept) >= MOST:
        raise ServerError(409, "server-hide-most", most=MOST)
    old = kept.get(other) or HiddenPerson(person, other, name, False, False, 0)
    after = HiddenPerson(
        person,
        other,
        old.name or name,
        old.hidden if hidden is None else hidden,
        old.blocked if blocked is None else blocked,
        clock.now(),
    )
    await hub.store.write(admin_rows.save_hidden(after))
    (hub.moderation.blocked[person].add if after.blocked else hub.moderation.blocked[person].discard)(other)
    hub.moderation.on_change()
