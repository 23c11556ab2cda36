"""Moves the games of a guest to the account that signs in in the guest's browser."""

import contextlib

from tilewright.server import costs
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.people.sessions import close_sockets
from tilewright.server.person import Session
from tilewright.server.room.room import Room
from tilewright.server.store import belongings
from tilewright.server.store.people import leave_guest
from tilewright.server.structs import replace
from tilewright.server.table import StoredTable


def is_mentioned(room: Room, person: str) -> bool:
    table = room.table
    listed = (table.owner, *table.people(), *table.removed, *table.muted)
    said = any(remark.person == person for remark in room.chat.remarks)
    return person in listed or said or any(person in ballot.agreed for ballot in room.ballots.open.values())


def retire_room(room: Room) -> None:
    """Mark a room as outdated because its stored table has changed; clients reconnect."""
    room.outdated = True
    for listener in room.listeners[:]:
        listener.drop("restart")


async def take_over(hub: Hub, session: Session, pieces: WorkPieces) -> None:
    """Tables in memory one after the other, each in its room; then all others, and the guest is no more. If it
    stops on the way, what is done is done and the rest can be asked for again."""
    guest, person = session.guest, session.person
    found = await hub.store.read(hub.store.people.person, guest)
    if found is None or found.kept:
        await hub.store.write(leave_guest(session.id))
        return
    for room in [room for room in hub.rooms.values() if not room.outdated and is_mentioned(room, guest)]:
        await pieces.next(costs.REQUEST)
        await room.run_exclusive(lambda room=room: hand_over(room, guest, person))  # type: ignore[misc]
    ended = {one.id for one in await hub.store.read(hub.store.people.sessions, guest)}
    await hub.store.write(belongings.merge(guest, person))
    await hub.moderation.read_people()
    close_sockets(hub, ended)
    for room in list(hub.rooms.values()):
        if is_mentioned(room, guest):  # it was taken up meanwhile
            retire_room(room)


async def hand_over(room: Room, guest: str, person: str) -> None:
    after = replace_person(room.table, guest, person)
    ballots = [replace(one, agreed=swapped_set(one.agreed, guest, person)) for one in room.ballots.open.values()]
    with contextlib.suppress(ServerError):  # a row that cannot be read is never written back from here
        await room.save(after, ballots=ballots)
        room.chat.remarks = [
            replace(one, person=person) if one.person == guest else one for one in room.chat.remarks
        ]
        if guest in room.gone:
            room.gone[person] = room.gone.pop(guest)


def replace_person(table: StoredTable, guest: str, person: str) -> StoredTable:
    after = table.copy()
    after.owner = person if after.owner == guest else after.owner
    after.removed, after.muted = replace_in(after.removed, guest, person), replace_in(after.muted, guest, person)
    for chair in after.chairs:
        chair.holder = person if chair.holder == guest else chair.holder
    return after


def replace_in(people: list[str], guest: str, person: str) -> list[str]:
    return list(dict.fromkeys(person if one == guest else one for one in people))


def swapped_set(people: set[str], guest: str, person: str) -> set[str]:
    return {person if one == guest else one for one in people}
