"""A rematch: one new table for all who ask; another is made if that one was closed."""

from tilewright.server import clock
from tilewright.server.cluster.rooms import bring_room
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.lobby.table_creation import check_table_count, new_key
from tilewright.server.moderation.moderation import Moderation
from tilewright.server.person import Person
from tilewright.server.room import seating
from tilewright.server.room.names import free_name
from tilewright.server.room.room import Room
from tilewright.server.store.store import new_table
from tilewright.server.table import ABANDONED, CLOSED, FINISHED, GONE, OPEN, Chair, StoredTable


async def rematch(hub: Hub, room: Room, person: Person) -> str:
    """The same people, each one seat further; the second who asks gets the same table."""
    table = room.table
    if person.id not in table.people():
        raise ServerError(403, "server-not-seated")
    if table.phase != FINISHED:
        raise ServerError(409, "server-not-finished")
    if table.rematch and await rejoin(hub, table, person):
        return table.rematch
    await check_table_count(hub, person)
    hub.moderation.check_seated_with(person.id, table.people())
    follower = follower_of(table, person)
    keep_apart(hub.moderation, follower)
    after = table.copy()
    after.rematch = follower.id
    await room.save(after, new_table(follower))
    hub.listing.changed()
    return follower.id


def follower_of(table: StoredTable, person: Person) -> StoredTable:
    chairs = [table.chairs[seat - 1] for seat in range(len(table.chairs))]
    chairs = [Chair(old.seat) if old.holder == GONE else old for old in chairs]
    fresh = [
        Chair(seat, old.kind if old.holder or old.bot else "open", old.holder, old.name, old.mark, old.bot)
        for seat, old in enumerate(chairs)
    ]
    return StoredTable(
        new_key(), person.id, table.spec, fresh, OPEN, table.listed, table.watch,
        table.clock_move, table.clock_game, table.absent, helps=table.helps, hints=table.hints, made=clock.now(),
        talk=table.talk, more_seats=table.more_seats, muted=table.muted, bot_pause=table.bot_pause,
    )  # fmt: skip


async def rejoin(hub: Hub, table: StoredTable, person: Person) -> bool:
    """Whether the follow-up table is still open to this person, who gets the old seat back if it is free."""
    try:
        there = await bring_room(hub, table.rematch)
    except ServerError:
        return False
    if there.table.phase in (CLOSED, ABANDONED):
        return False
    if there.table.phase == OPEN and not there.table.seats_of(person.id):
        await there.run_exclusive(lambda: sit_again(there, table, person))
    return True


def keep_apart(moderation: Moderation, follower: StoredTable) -> None:
    """Of two people who avoid each other, only the first who comes gets a seat."""
    people = follower.people()
    apart = {one for one in people if any(moderation.keeps_away(one, other) for other in people)}
    for chair in follower.chairs:
        if chair.kind == "person" and chair.holder in apart:
            follower.chairs[chair.seat] = Chair(chair.seat)


async def sit_again(there: Room, table: StoredTable, person: Person) -> None:
    there.restrictions.check_seated_with(person.id, [there.table.owner, *there.table.people()])
    after = there.table.copy()
    for seat in table.seats_of(person.id):
        chair, old = after.chairs[(seat + 1) % len(after.chairs)], table.chairs[seat]
        if after.phase == OPEN and chair.kind == "open" and not chair.code and person.id not in after.removed:
            name = free_name(after, old.name, chair.seat)
            seating.seat_person(after, chair, person.id, name, old.mark)
    if after.chairs != there.table.chairs:
        await there.save(after)
