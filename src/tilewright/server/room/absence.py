"""How long the seat of an absent player is kept, and when a game that stands still may be ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tilewright.server import clock
from tilewright.server.room.clocks import deadline
from tilewright.server.table import PLAYING, VOTE, Chair, StoredTable

if TYPE_CHECKING:
    from tilewright.server.room.room import Room

DAY: Final = 86_400
UNHURRIED: Final = 10  # so many times the usual grace where no clock runs
SHARE: Final = 10  # of the time for a whole game: what one absence may take
MOVES: Final = 3  # so many times the time for a move must pass before a game counts as given up


def grace_seconds(table: StoredTable, usual: int) -> int:
    """Seconds for which nobody can be put in the place of somebody who lost the line. A table with a rule of its
    own goes by that; one with long clocks gives the time of a move, one without clocks far more than the usual."""
    if table.absent != VOTE:
        return max(usual, table.absent)
    pace = max(table.clock_move, table.clock_game // SHARE)
    return max(usual, min(pace, DAY)) if pace else UNHURRIED * usual


def kept_until(room: Room, chair: Chair) -> int:
    """The tick until which an absent player's seat is kept; 0 if nobody is missing there."""
    if room.table.phase != PLAYING or chair.kind != "person" or chair.left or chair.holder in room.present():
        return 0
    gone = room.gone.get(chair.holder)
    if (
        gone is None
    ):  # nobody saw them go (a restart, or they never came): since the last thing that is known of them
        gone = room.opened - max(0, room.opened_at - last_line(room, chair.seat))
    since_start = room.opened + 1000 * room.grace  # before that nobody could come
    return max(1, since_start, max(gone, room.begun) + 1000 * grace_seconds(room.table, room.grace))


def is_long_overdue(room: Room, chair: Chair) -> bool:
    """Whether the clock of that seat ran out so long ago that the usual grace is over as well."""
    at = deadline(room.table, room.play, chair) if room.play is not None else None
    return at is not None and at + 1000 * room.grace <= clock.ticks()


def last_line(room: Room, seat: int) -> int:
    """The time of day when that seat last did something; of the beginning of the game if it never has."""
    if room.play is not None:
        lines, times = room.play.match.lines, room.play.times
        for number in range(len(lines) - 1, -1, -1):
            if lines[number].seat == seat:
                return max(times[number], room.table.begun)
    return room.table.begun


def find_abandoners(room: Room) -> set[str]:
    """People who are away and for whom the game has stood still for days: it can be ended without their vote."""
    play = room.play
    if play is None:
        return set()
    days = max(room.abandon_days * DAY, MOVES * room.table.clock_move)
    still = max(play.times[-1] if play.times else 0, room.table.begun)
    since = max(room.moved, room.begun)  # of what happened since the table was taken up, the running clock knows
    if clock.steady() < still + 1000 * days or clock.ticks() < since + 1000 * days:
        return set()
    chairs = [room.table.chairs[seat] for seat in play.waiting()]
    return {chair.holder for chair in chairs if chair.kind == "person" and chair.holder not in room.present()}
