"""What all people at a table are asked: to go far back, or to let a bot play for somebody who is away."""

from typing import Final

from tilewright.server.table import Ballot, Table
from tilewright.server.wire import told

MOST: Final = 4  # open at once


class Ballots:
    """The open ones of one table; what changes is stored first, so that they outlive a restart."""

    def __init__(self, stored: list[Ballot]) -> None:
        self.open: dict[int, Ballot] = {ballot.number: ballot for ballot in stored}
        self.last = max(self.open, default=0)

    def ask(self, kind: str, seat: int, person: str, bot: str = "", line: int = 0, count: int = 0) -> Ballot:
        """A new one, not yet put to anybody."""
        self.last += 1
        return Ballot(self.last, kind, seat, bot, line, count, {person})

    def with_one(self, ballot: Ballot) -> list[Ballot]:
        """All that would be open with this one, the newest few."""
        return [*[one for one in self.open.values() if one.number != ballot.number], ballot][-MOST:]

    def without(self, number: int) -> list[Ballot]:
        return [one for one in self.open.values() if one.number != number]

    def replace(self, ballots: list[Ballot]) -> None:
        self.open = {ballot.number: ballot for ballot in sorted(ballots, key=lambda one: one.number)}

    def drop(self, number: int) -> None:
        self.open.pop(number, None)

    def outdate(self, count: int) -> bool:
        """Ways back that were asked for in another position are void; whether any was."""
        old = [ballot.number for ballot in self.open.values() if ballot.kind == "back" and ballot.count != count]
        for number in old:
            self.drop(number)
        return bool(old)

    def seen(self, table: Table, present: set[str]) -> list[told.Ballot]:
        return [
            told.Ballot(one.number, one.kind, one.seat, one.bot, len(missing(table, one, present)))
            for one in self.open.values()
        ]


def voters(table: Table, ballot: Ballot, present: set[str]) -> set[str]:
    """Of a way back all people who play; of a replacement the others who are there. Bots have no voice."""
    playing = {chair.holder for chair in table.chairs if chair.kind == "person" and not chair.stand_in}
    if ballot.kind == "replace":
        return (playing & present) - {table.chairs[ballot.seat].holder}
    return playing


def missing(table: Table, ballot: Ballot, present: set[str]) -> set[str]:
    return voters(table, ballot, present) - ballot.agreed
