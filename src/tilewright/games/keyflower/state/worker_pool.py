"""What a player could place now: workers behind the screen and whole losing bids (KF-3.3 to KF-3.7)."""

from typing import Final

from tilewright.games.keyflower.content.terms import (
    ANY_SKILL_PRICE,
    ANY_WORKER_PRICE,
    COLOUR_KINDS,
    NO_PRICE,
    SKILL_KINDS,
    SKILL_PRICE,
)
from tilewright.games.keyflower.state.bids import LosingBid, losing_bids
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.bits import bit_of
from tilewright.kernel.native import Row, i64, mypyc_attr, vec

NO_LIMIT: Final = 1 << 20
ALL_COLOURS: Final = 15
ANY_COLOUR: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class WorkerPool:
    """Workers by colour and losing bids, less what a half-made group has taken already."""

    def __init__(self, hand: Row, bids: list[LosingBid], skills: Row) -> None:
        self.hand: Row = hand
        self.bids = bids
        self.skills: Row = skills

    @staticmethod
    def of(s: KeyflowerState, seat: i64) -> "WorkerPool":
        return WorkerPool(s.hand[seat * 4 : seat * 4 + 4], losing_bids(s, seat), s.skills[seat * 3 : seat * 3 + 3])

    def less(self, hand: Row, taken: i64) -> "WorkerPool":
        """Without those workers from the screen and without the bids on those places."""
        own = self.hand
        left = vec[i64]([own[0] - hand[0], own[1] - hand[1], own[2] - hand[2], own[3] - hand[3]])
        return WorkerPool(left, [bid for bid in self.bids if taken >> bid.place & 1 == 0], self.skills)

    def workers(self) -> i64:
        """How many are behind the screen."""
        return self.hand[0] + self.hand[1] + self.hand[2] + self.hand[3]

    def of_colour(self, colour: i64, tile: i64) -> i64:
        """Workers of one colour, also those of losing bids on other tiles than this."""
        count = self.hand[colour]
        for bid in self.bids:
            if bid.colour == colour and bid.tile != tile:
                count += bid.count
        return count

    def has_of_colour(self, colour: i64, tile: i64, need: i64) -> bool:
        """Whether those are so many; mostly the screen alone tells."""
        return self.hand[colour] >= need or self.of_colour(colour, tile) >= need

    def payable(self, price: i64) -> bool:
        """Whether the price of an effect could be paid from this (KF-5.4)."""
        if price == NO_PRICE:
            return True
        if price >= SKILL_PRICE:
            return has_skill(self.skills, 0, price)
        for colour in range(COLOUR_KINDS):
            if self.hand[colour] > 0 and pays_with(price, colour):
                return True
        for bid in self.bids:
            if pays_with(price, bid.colour):
                return True
        return False

    def fills(self, need: i64, room: i64, colours: i64, mixed: bool, after: i64, price: i64) -> bool:
        """Whether a group of `need` to `room` workers of one allowed colour (`mixed`: of several) could be
        made, with bids behind place `after` only, so that the price can still be paid (KF-5.13)."""
        if price == NO_PRICE or price >= SKILL_PRICE:
            return self.payable(price) and self._fills(need, room, colours, mixed, after, -1)
        for colour in range(COLOUR_KINDS):
            if self.hand[colour] and pays_with(price, colour):
                self.hand[colour] -= 1
                enough = self._fills(need, room, colours, mixed, after, -1)
                self.hand[colour] += 1
                if enough:
                    return True
        for bid in self.bids:
            if pays_with(price, bid.colour) and self._fills(need, room, colours, mixed, after, bid.place):
                return True
        return False

    def _fills(self, need: i64, room: i64, colours: i64, mixed: bool, after: i64, reserved: i64) -> bool:
        if mixed:
            return self._reaches(need, room, self.workers(), ANY_COLOUR, after, reserved)
        for colour in range(COLOUR_KINDS):
            if colours >> colour & 1 and self._reaches(need, room, self.hand[colour], colour, after, reserved):
                return True
        return False

    def _reaches(self, need: i64, room: i64, loose: i64, colour: i64, after: i64, reserved: i64) -> bool:
        """Whether some bids of that colour, each whole, with 0 to `loose` more workers reach `need` and do not
        exceed `room`."""
        if need > room or room < 0:
            return False
        if loose >= need:
            return True
        most: i64 = 0  # that whole bids can give
        sums: i64 = 1  # a bit for each number that they can give within a narrow room
        for bid in self.bids:
            if (colour < 0 or bid.colour == colour) and bid.place > after and bid.place != reserved:
                most += bid.count
                if room != NO_LIMIT and bid.count <= room:
                    sums |= sums << bid.count & (2 << room) - 1
        if most > room:
            most = room
            while sums >> most & 1 == 0:
                most -= 1
        return most + loose >= need


def colours_to_use(colour: i64) -> i64:
    """The colours in which a tile of that colour may be used, a bit each; all if it has none yet (-1)."""
    if colour < 0:
        return ALL_COLOURS
    return bit_of(colour)


def pays_with(price: i64, colour: i64) -> bool:
    """Whether a worker of that colour pays a price of workers."""
    return price == ANY_WORKER_PRICE or price == colour + 1


def has_skill(skills: Row, at: i64, price: i64) -> bool:
    """Whether the skills from `at` on pay a price of a skill."""
    if price != ANY_SKILL_PRICE:
        return skills[at + price - SKILL_PRICE] > 0
    for kind in range(SKILL_KINDS):
        if skills[at + kind] > 0:
            return True
    return False
