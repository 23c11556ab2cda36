"""A new table that continues a finished game from one of its positions."""

import asyncio

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.lobby.records import journal_of
from tilewright.server.lobby.replay import finished_play
from tilewright.server.lobby.table_creation import check_requested_seats, fill_chair, new_key
from tilewright.server.person import Person
from tilewright.server.room.room import Room
from tilewright.server.store.store import add_entries, new_table
from tilewright.server.table import PLAYING, Chair, StoredTable
from tilewright.server.wire.lobby import Branch


async def make_branch(hub: Hub, room: Room, request: Branch, person: Person) -> str:
    """The seed is that of the finished game, which is public, so the new table is marked as imported."""
    play = finished_play(room)
    if request.at > len(play.match.lines) or (request.at == len(play.match.lines) and play.over()):
        raise ServerError(400, "server-branch-over")
    if len(request.seats) != play.rules.seats:
        raise ServerError(400, "server-bad-seats", given=len(request.seats), need=play.rules.seats)
    if any(seat.kind == "open" for seat in request.seats):
        raise ServerError(400, "server-branch-open")
    await check_requested_seats(hub, request.seats, person)
    now = clock.now()
    chairs = [Chair(seat) for seat in range(len(request.seats))]
    table = StoredTable(new_key(), person.id, room.table.spec, chairs, PLAYING, watch=False, imported=True)
    table.helps, table.hints, table.rules_version = request.helps, request.hints, room.table.rules_version
    table.seed, table.made, table.begun = room.table.seed, now, now
    for seat, chair in zip(request.seats, table.chairs, strict=True):
        fill_chair(table, seat, chair, person)
    journal = await asyncio.to_thread(journal_of, play.match, table, request.at)
    await hub.store.write(new_table(table), add_entries(table.id, journal))
    hub.listing.changed()
    await hub.room(table.id)
    return table.id
