"""What all people at a table are asked: to go far back, or to let a bot play for somebody who is away."""

from typing import Final

import msgspec

from tilewright.server.table import Table
from tilewright.server.wire import told

MOST: Final = 4  # open at once


class Ballot(msgspec.Struct):
    """A question to all; `line` of a way back is the number of lines that stay."""

    number: int
    kind: str  # "back" or "replace"
    seat: int
    bot: str
    line: int
    count: int  # entries of the journal when it was asked: a step back is asked anew after every step
    agreed: set[str]


class Ballots:
    """The open ones of one table; they are forgotten when the server stops."""

    def __init__(self) -> None:
        self.open: dict[int, Ballot] = {}
        self.last = 0

    def ask(self, kind: str, seat: int, person: str, bot: str = "", line: int = 0, count: int = 0) -> Ballot:
        self.last += 1
        ballot = Ballot(self.last, kind, seat, bot, line, count, {person})
        self.open[ballot.number] = ballot
        while len(self.open) > MOST:
            self.open.pop(next(iter(self.open)))
        return ballot

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
