"""The status of a table as one person may see it: seats, presence, clocks; never a seed before the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.kernel.record import commitment
from tilewright.server.person import is_program
from tilewright.server.room.absence import kept_until
from tilewright.server.room.chat import who_is
from tilewright.server.room.clocks import deadline
from tilewright.server.room.names import bot_numbers
from tilewright.server.table import OVER, Chair
from tilewright.server.wire import outgoing

if TYPE_CHECKING:
    from tilewright.server.room.room import Room


def describe_table(room: Room, person: str) -> outgoing.TableSeen:
    table, present = room.table, room.present()
    holders = set(table.people())
    return outgoing.TableSeen(
        id=table.id,
        spec=table.spec,
        game=table.spec.partition("(")[0],
        phase=table.shown_phase(),
        seats=[describe_seat(room, chair, person, present) for chair in table.chairs],
        listed=table.listed,
        watch=table.watch,
        owner=bool(person) and table.owner == person,
        clock_move=table.clock_move,
        clock_game=table.clock_game,
        absent=table.absent,
        commitment=commitment(table.seed) if table.seed else "",
        seed=table.seed if table.phase in OVER else "",
        helps=table.helps,
        hints=table.hints,
        imported=table.imported,
        rematch=table.rematch,
        watching=len(present - holders),
        watchers=watchers(room) if person and table.owner == person else [],
        talk=table.talk,
        more_seats=table.more_seats,
        bot_pause=round(1000 * room.pause()) if any(chair.player() for chair in table.chairs) else 0,
        ballots=room.ballots.seen(room, person) if person in holders else [],
        scores=table.scores,
        winners=table.winners,
    )


def watchers(room: Room) -> list[outgoing.Watcher]:
    """Those who look on and have a name, each once."""
    table = room.table
    names = {one.person: one.name for one in room.listeners if one.name and not table.seats_of(one.person)}
    return [
        outgoing.Watcher(who_is(table.id, person), name, person in table.muted)
        for person, name in names.items()
        if person != table.owner
    ]


def describe_seat(room: Room, chair: Chair, person: str, present: set[str]) -> outgoing.SeatSeen:
    table, play = room.table, room.play
    timed = play is not None and bool(table.clock_move or table.clock_game)
    return outgoing.SeatSeen(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        called=bot_numbers(table).get(chair.seat, -1),
        mark=chair.mark,
        bot=chair.bot,
        stand_in=chair.stand_in,
        mine=bool(person) and chair.kind == "person" and chair.holder == person,
        present=chair.kind == "bot" or (chair.kind == "person" and chair.holder in present),
        left=chair.left,
        program=is_program(chair.holder),
        reserved=chair.kind == "open" and bool(chair.code),
        muted=chair.holder in table.muted and person in (table.owner, chair.holder),
        kept=0 if chair.stand_in else kept_until(room, chair),
        spent=play.spent[chair.seat] if play is not None and timed else 0,
        deadline=(deadline(table, play, chair) or 0) if play is not None and timed else 0,
    )
