"""The clocks of a table over a restart: what has run is stored, and goes on from there."""

from tilewright.server import clock
from tilewright.server.room.play import Play
from tilewright.server.room.room import Room
from tilewright.server.table import PLAYING, Clocks


def clocks_of(room: Room) -> Clocks | None:
    """Where they stand now; None where none runs."""
    table, play, tick = room.table, room.play, clock.ticks()
    timed = table.clock_move or table.clock_game or table.absent >= 0
    if play is None or table.phase != PLAYING or not timed:
        return None
    asked = play.truly_waiting()
    thought = [max(0, tick - play.since[seat]) if seat in asked else 0 for seat in range(play.rules.seats)]
    away = [max(0, tick - room.gone.get(chair.holder, tick)) for chair in table.chairs]
    return Clocks(play.count, thought, away)


def resume(room: Room, play: Play, clocks: Clocks | None) -> None:
    """Everybody has lost the line now, but nobody has been away longer than was noted."""
    tick = clock.ticks()
    seats = play.rules.seats
    if clocks is None or len(clocks.thought) != seats or len(clocks.away) != seats:
        return
    room.gone = {chair.holder: tick - clocks.away[chair.seat] for chair in room.table.chairs if chair.holder}
    if clocks.n == play.count:  # the question is still the same
        play.since = [tick - thought for thought in clocks.thought]
