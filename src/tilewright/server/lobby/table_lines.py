"""A table as one line of a list."""

from tilewright.server.table import Table
from tilewright.server.wire import lobby


def table_line(table: Table, person: str, waiting: list[int]) -> lobby.TableLine:
    return lobby.TableLine(
        id=table.id,
        spec=table.spec,
        phase=table.shown_phase(),
        names=[chair.name or chair.bot for chair in table.chairs],
        open_seats=[chair.seat for chair in table.chairs if chair.kind == "open"],
        mine=table.seats_of(person),
        waiting=waiting,
        scores=table.scores,
        winners=table.winners,
        made=table.made,
        ended=table.ended,
    )
