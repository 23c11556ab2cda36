"""A table as one row of a list."""

from tilewright.server.room.names import bot_numbers
from tilewright.server.table import StoredTable
from tilewright.server.wire import lobby


def table_line(table: StoredTable, person: str, waiting: list[int]) -> lobby.TableLine:
    bots = bot_numbers(table)
    return lobby.TableLine(
        id=table.id,
        spec=table.spec,
        phase=table.shown_phase(),
        names=[chair.name or chair.bot for chair in table.chairs],
        called=[bots.get(chair.seat, -1) for chair in table.chairs] if bots else [],
        open_seats=[chair.seat for chair in table.chairs if chair.kind == "open"],
        mine=table.seats_of(person),
        waiting=waiting,
        scores=table.scores,
        winners=table.winners,
        made=table.made,
        ended=table.ended,
    )
