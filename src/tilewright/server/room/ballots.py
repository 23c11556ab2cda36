"""Votes of all people at a table: going far back, letting a bot replace somebody, ending the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tilewright.server.person import is_program
from tilewright.server.room.absence import find_abandoners, is_long_overdue
from tilewright.server.structs import replace
from tilewright.server.table import Ballot, Chair, StoredTable
from tilewright.server.wire import outgoing

if TYPE_CHECKING:
    from tilewright.server.room.room import Room

ENOUGH: Final = 2  # people who must agree before a bot takes the place of somebody who did not leave
ALONE: Final = 2  # people who play, of whom one is in question


class Ballots:
    """The open votes of one table; changes are stored first, so that votes survive a restart."""

    def __init__(self, stored: list[Ballot], last: int) -> None:
        self.open: dict[int, Ballot] = {ballot.number: ballot for ballot in stored}
        self.last = max(
            last, *self.open, 0
        )  # numbers are never given again, so that a late yes answers no other question

    def ask(self, kind: str, seat: int, person: str, bot: str = "", line: int = 0, count: int = 0) -> Ballot:
        """A new vote that is not open yet, or the open one for the same thing with one more voice."""
        for one in self.open.values():
            same = (one.kind, one.line, one.count) == (kind, line, count)
            if same and (kind != "replace" or (one.seat, one.bot) == (seat, bot)):
                return replace(one, agreed=one.agreed | {person})
        self.last += 1
        return Ballot(self.last, kind, seat, bot, line, count, {person})

    def with_one(self, ballot: Ballot, own: list[int]) -> list[Ballot]:
        """All that would be open with this one; `own` are the seats of whoever holds its seat. Everybody has one
        way back open, and every seat one bot that may play for it: who asks for more takes back what they asked
        before, and never crowds out what others ask about them."""
        return [*[one for one in self.open.values() if not is_replaced_by(one, ballot, own)], ballot]

    def without(self, number: int) -> list[Ballot]:
        return [one for one in self.open.values() if one.number != number]

    def replace(self, ballots: list[Ballot]) -> None:
        self.open = {ballot.number: ballot for ballot in sorted(ballots, key=lambda one: one.number)}

    def valid_at(self, count: int) -> list[Ballot]:
        """All votes except those about going back from another position, which are void."""
        return [one for one in self.open.values() if one.kind != "back" or one.count == count]

    def excused(self, seats: list[int]) -> list[Ballot]:
        """All votes except those to replace the players of these seats, who have come back."""
        return [one for one in self.open.values() if one.kind != "replace" or one.seat not in seats]

    def seen(self, room: Room, person: str) -> list[outgoing.BallotSeen]:
        return [describe_ballot(room, one, person) for one in self.open.values()]


def is_replaced_by(one: Ballot, ballot: Ballot, own: list[int]) -> bool:
    """Whether the vote `one` is closed when `ballot` is opened."""
    if one.number == ballot.number:
        return True
    seats = own if ballot.kind == "back" else [ballot.seat]
    return one.kind == ballot.kind and one.seat in seats


def describe_ballot(room: Room, ballot: Ballot, person: str) -> outgoing.BallotSeen:
    missing = voters(room, ballot) - ballot.agreed
    return outgoing.BallotSeen(
        number=ballot.number,
        kind=ballot.kind,
        seat=ballot.seat,
        bot=ballot.bot,
        missing=count_missing(room, ballot),
        needs=[chair.seat for chair in room.table.chairs if chair.kind == "person" and chair.holder in missing],
        agreed=person in ballot.agreed,
    )


def active_people(table: StoredTable) -> set[str]:
    """People who have not left and for whom no bot plays."""
    return {
        chair.holder for chair in table.chairs if chair.kind == "person" and not chair.left and not chair.stand_in
    }


def voters(room: Room, ballot: Ballot) -> set[str]:
    """Whose vote is needed. Of a way back everybody's who holds a seat, also of those who are away or have a bot
    in their place: they would lose by it. Of a replacement the others' who are there. Of an end everybody's who
    has neither left nor stayed away for days. Bots and programs have no vote."""
    table = room.table
    people = {person for person in table.people() if not is_program(person)}
    if ballot.kind == "replace":
        return (people & active_people(table) & room.present()) - {table.chairs[ballot.seat].holder}
    if ballot.kind == "end":
        return people - people_who_left(table) - find_abandoners(room)
    return people


def people_who_left(table: StoredTable) -> set[str]:
    """People who gave up every seat they hold."""
    stay = {chair.holder for chair in table.chairs if chair.kind == "person" and not chair.left}
    return set(table.people()) - stay


def count_missing(room: Room, ballot: Ballot) -> int:
    """How many must still agree."""
    asked = len(voters(room, ballot) - ballot.agreed)
    if ballot.kind == "replace" and not needs_one_vote(room, room.table.chairs[ballot.seat]):
        return max(asked, ENOUGH - len(ballot.agreed))
    return asked


def needs_one_vote(room: Room, chair: Chair) -> bool:
    """One alone never decides about a person who did not leave; but where only two play, the clock to which both
    agreed is the second vote when it ran out long ago."""
    return (
        chair.left
        or is_program(chair.holder)
        or (len(active_people(room.table)) == ALONE and is_long_overdue(room, chair))
    )
