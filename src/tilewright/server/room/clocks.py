"""The clocks of a table: deadlines, and how they continue after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.server import clock
from tilewright.server.table import PLAYING, Chair, Clocks, StoredTable

if TYPE_CHECKING:
    from tilewright.server.room.play import Play
    from tilewright.server.room.room import Room


def deadline(table: StoredTable, play: Play, chair: Chair) -> int | None:
    """The tick at which the clock of that seat runs out; None if it is stopped. Uses public facts only."""
    seat = chair.seat
    if table.phase != PLAYING or chair.player() or seat not in play.waiting():
        return None
    limits = []
    if table.clock_move:
        limits.append(play.since[seat] + 1000 * table.clock_move)
    if table.clock_game:
        limits.append(play.since[seat] + max(0, 1000 * table.clock_game - play.spent[seat]))
    return max(min(limits), play.spared[seat]) if limits else None


def clocks_of(room: Room) -> Clocks | None:
    """The clocks as they stand now; None if none runs."""
    table, play, tick = room.table, room.play, clock.ticks()
    timed = table.clock_move or table.clock_game or table.absent >= 0
    if play is None or table.phase != PLAYING or not timed:
        return None
    asked = play.all_waiting()
    thought = [max(0, tick - play.since[seat]) if seat in asked else 0 for seat in range(play.rules.seats)]
    away = [max(0, tick - room.gone.get(chair.holder, tick)) for chair in table.chairs]
    return Clocks(play.count, thought, away)


def resume(room: Room, play: Play, clocks: Clocks | None) -> None:
    """Everybody has lost the line now, but nobody has been away longer than was noted. Whose clock still ran has
    the grace to come back."""
    tick = clock.ticks()
    seats = play.rules.seats
    if clocks is None or len(clocks.thought) != seats or len(clocks.away) != seats:
        return
    room.gone = {chair.holder: tick - clocks.away[chair.seat] for chair in room.table.chairs if chair.holder}
    if clocks.n == play.count:  # the question is still the same
        play.since = [tick - thought for thought in clocks.thought]
        running = [deadline(room.table, play, chair) for chair in room.table.chairs]
        play.spared = [tick + 1000 * room.grace if at is not None and at > tick else 0 for at in running]
