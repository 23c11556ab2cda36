"""What a player could place now: workers behind the screen and whole losing bids (KF-3.3 to KF-3.7)."""

from typing import Final

from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.terms import ANY_SKILL_PRICE, ANY_WORKER_PRICE, NO_PRICE, SKILL_PRICE

NO_LIMIT: Final = 1 << 20
ALL_COLOURS: Final = 15


class LosingBid:
    """A bid that another player has exceeded; its workers stay together."""

    def __init__(self, place: int, tile: int, count: int, colour: int) -> None:
        self.place = place  # its number among the tiles on auction, village tiles first
        self.tile = tile
        self.count = count
        self.colour = colour


def losing_bids(s: Table, seat: int) -> list[LosingBid]:
    """Own bids that are not the largest on their tile, in the order of the market."""
    seats = len(s.villages)
    found: list[LosingBid] = []
    place = -1
    for row in (s.lots, s.orders):
        for tile in row:
            place += 1
            bid = s.bids[tile * seats + seat]
            if bid and s.lead[tile] != seat:
                found.append(LosingBid(place, tile, bid >> 3, bid >> 1 & 3))
    return found


def has_losing_bid(s: Table, seat: int) -> bool:
    seats = len(s.villages)
    for tile in s.lots:
        if s.bids[tile * seats + seat] and s.lead[tile] != seat:
            return True
    for tile in s.orders:
        if s.bids[tile * seats + seat] and s.lead[tile] != seat:
            return True
    return False


def rival_bid(s: Table, tile: int, seat: int) -> int:
    """The largest bid of the others on a tile."""
    if s.lead[tile] != seat:
        return s.top[tile]
    seats = len(s.villages)
    top = 0
    at = tile * seats
    for other in range(seats):
        count = s.bids[at + other] >> 3
        if count > top and other != seat:
            top = count
    return top


def find_leads(s: Table) -> None:
    """Work out the largest bids anew, where bids were put on a table as a whole."""
    seats = len(s.villages)
    for tile in range(len(s.owner)):
        counts = [s.bids[tile * seats + seat] >> 3 for seat in range(seats)]
        s.top[tile] = max(counts)
        s.lead[tile] = counts.index(s.top[tile]) if s.top[tile] else -1


class Purse:
    """Workers by colour and losing bids, less what a half-made group has taken already."""

    def __init__(self, hand: list[int], bids: list[LosingBid], skills: list[int]) -> None:
        self.hand = hand
        self.bids = bids
        self.skills = skills

    @staticmethod
    def of(s: Table, seat: int) -> "Purse":
        return Purse(s.hand[seat * 4 : seat * 4 + 4], losing_bids(s, seat), s.skills[seat * 3 : seat * 3 + 3])

    def less(self, hand: list[int], taken: int) -> "Purse":
        """Without those workers from the screen and without the bids on those places."""
        left = [
            self.hand[0] - hand[0],
            self.hand[1] - hand[1],
            self.hand[2] - hand[2],
            self.hand[3] - hand[3],
        ]
        return Purse(left, [bid for bid in self.bids if not taken >> bid.place & 1], self.skills)

    def payable(self, price: int) -> bool:
        """Whether the price of an effect could be paid from this (KF-5.4)."""
        if price == NO_PRICE:
            return True
        if price >= SKILL_PRICE:
            return sum(self.skills) > 0 if price == ANY_SKILL_PRICE else self.skills[price - SKILL_PRICE] > 0
        if price == ANY_WORKER_PRICE:
            return sum(self.hand) > 0 or len(self.bids) > 0
        if self.hand[price - 1] > 0:
            return True
        return any(bid.colour == price - 1 for bid in self.bids)

    def fills(self, need: int, room: int, colours: int, mixed: bool, after: int, price: int) -> bool:
        """Whether a group of `need` to `room` workers of one allowed colour (`mixed`: of several) could be
        made, with bids behind place `after` only, so that the price can still be paid (KF-5.13)."""
        if price == NO_PRICE or price >= SKILL_PRICE:
            return self.payable(price) and self._fills(need, room, colours, mixed, after, -1)
        for colour in range(4):
            if self.hand[colour] and price in (ANY_WORKER_PRICE, colour + 1):
                self.hand[colour] -= 1
                enough = self._fills(need, room, colours, mixed, after, -1)
                self.hand[colour] += 1
                if enough:
                    return True
        return any(
            price in (ANY_WORKER_PRICE, bid.colour + 1)
            and self._fills(need, room, colours, mixed, after, bid.place)
            for bid in self.bids
        )

    def _fills(self, need: int, room: int, colours: int, mixed: bool, after: int, reserved: int) -> bool:
        if mixed:
            counts = [bid.count for bid in self.bids if bid.place > after and bid.place != reserved]
            return sums_fit(need, room, sum(self.hand), counts)
        for colour in range(4):
            if colours >> colour & 1:
                counts = [
                    bid.count
                    for bid in self.bids
                    if bid.colour == colour and bid.place > after and bid.place != reserved
                ]
                if sums_fit(need, room, self.hand[colour], counts):
                    return True
        return False


def sums_fit(need: int, room: int, loose: int, counts: list[int]) -> bool:
    """Whether some of the counts, each whole, with 0 to `loose` more reach `need` and do not exceed `room`."""
    if need > room or room < 0:
        return False
    if room == NO_LIMIT:
        return loose + sum(counts) >= need
    sums = 1
    for count in counts:
        sums |= sums << count & (2 << room) - 1
    return any(sums >> total & 1 and total + loose >= need for total in range(room + 1))
