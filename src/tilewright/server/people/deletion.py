"""Deletes everything about a person; games with other players stay, with the seat made anonymous."""

from typing import Final

from tilewright.server import clock, costs
from tilewright.server.cluster.rooms import bring_room
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.people import sessions
from tilewright.server.people.merging import is_mentioned, retire_room
from tilewright.server.person import Visitor
from tilewright.server.room.room import Room
from tilewright.server.room.seating import STAND_IN
from tilewright.server.store import belongings, people
from tilewright.server.structs import replace
from tilewright.server.table import ABANDONED, CLOSED, GONE, OPEN, PLAYING, Chair, StoredTable
from tilewright.words.speech import Speech

CHUNK: Final = 10  # games that are over, in one transaction
ROUNDS: Final = 5  # looks for games, for somebody may sit down meanwhile


async def delete_person(hub: Hub, visitor: Visitor, pieces: WorkPieces) -> None:
    """Step by step, each of them whole; if it stops on the way, the person is still there and asks again. Before
    anything else all other sessions end and no code opens a new one."""
    person, own = visitor.person, visitor.session.id
    name = Speech(person.lang).say("server-left-person")
    await sessions.end(hub, person.id, people.end_sessions(person.id, but=own), people.void_codes(person.id))
    for number in range(1, ROUNDS + 1):
        await leave_tables(hub, person.id, name, pieces)
        await forget_games(hub, person.id, name, pieces)
        await forget_talk(hub, person.id)
        ended = {one.id for one in await hub.store.read(hub.store.people.sessions, person.id)}
        try:
            await hub.store.write(belongings.forget_person(person.id))
        except ServerError as trouble:
            if trouble.key != "store-stale" or number == ROUNDS:
                raise
            continue
        await hub.moderation.read_people()
        sessions.close_sockets(hub, ended)
        renew_all(hub, person.id)
        return


async def leave_tables(hub: Hub, person: str, name: str, pieces: WorkPieces) -> None:
    after = ""
    while keys := await hub.store.read(hub.store.people.tables_of, person, CHUNK, over=False, after=after):
        after = keys[-1]
        for key in keys:
            await pieces.next(costs.REQUEST if hub.loaded_room(key) else costs.TAKE_UP)
            room = await bring_room(hub, key)
            if room.table.broken:  # nobody plays there any more
                await forget(hub, person, name, [key])
            else:
                await room.run_exclusive(lambda room=room: leave_table(room, person, name))  # type: ignore[misc]


async def leave_table(room: Room, person: str, name: str) -> None:
    """By the rules of leaving; a game without anybody else in it is given up."""
    table = room.table
    if table.phase not in (OPEN, PLAYING):
        return
    after = table.copy()
    if table.phase == OPEN:
        get_up(after, person)
    elif set(table.people()) - {person}:
        names = belongings.anonymize(after, person, name)
        for seat in names:
            chair = after.chairs[seat]
            chair.holder, chair.mark, chair.left = GONE, "", True
            chair.stand_in = chair.stand_in or (STAND_IN if table.absent >= 0 else "")
    else:
        after.phase, after.ended = ABANDONED, clock.now()
    after.owner = GONE if after.owner == person and after.phase == PLAYING else after.owner
    ballots = [replace(one, agreed=one.agreed - {person}) for one in room.ballots.open.values()]
    await room.save(after, ballots=ballots if after.phase == PLAYING else [])
    if room.play is not None and after.phase == PLAYING:
        room.play.match.names[:] = [
            chair.name if chair.kind == "person" else old
            for chair, old in zip(after.chairs, room.play.match.names, strict=True)
        ]
    room.gone.pop(person, None)


def get_up(after: StoredTable, person: str) -> None:
    for seat in after.seats_of(person):
        after.chairs[seat] = Chair(seat)
    if after.owner == person:
        after.phase = CLOSED


async def forget_games(hub: Hub, person: str, name: str, pieces: WorkPieces) -> None:
    after = ""
    while keys := await hub.store.read(hub.store.people.tables_of, person, CHUNK, over=True, after=after):
        after = keys[-1]
        await pieces.next(costs.GAME * len(keys))
        await forget(hub, person, name, keys)


async def forget(hub: Hub, person: str, name: str, keys: list[str]) -> None:
    """Whoever looks at these games comes again and finds them as they are, or finds them gone."""
    await hub.store.write(belongings.forget_games(person, name, keys))
    for key in keys:
        if (room := hub.rooms.pop(key, None)) is not None:
            retire_room(room)


async def forget_talk(hub: Hub, person: str) -> None:
    """At tables in memory where they only looked on: what they said, and what owners decided about them."""
    for room in [room for room in hub.rooms.values() if not room.outdated and is_mentioned(room, person)]:
        await room.run_exclusive(lambda room=room: forget_mentions(room, person))  # type: ignore[misc]


async def forget_mentions(room: Room, person: str) -> None:
    room.chat.remarks = [one for one in room.chat.remarks if one.person != person]
    table = room.table
    if person in (*table.removed, *table.muted) and not table.broken:
        after = table.copy()
        after.removed = [one for one in after.removed if one != person]
        after.muted = [one for one in after.muted if one != person]
        await room.save(after)


def renew_all(hub: Hub, person: str) -> None:
    """Tables that were taken up meanwhile and still name them."""
    for room in list(hub.rooms.values()):
        if is_mentioned(room, person):
            retire_room(room)
