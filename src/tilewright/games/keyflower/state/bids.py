"""Bids: one number for each tile and seat, and what follows from them: who leads, whose bid has been exceeded."""

from tilewright.games.keyflower.content.terms import COLOUR_KINDS
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.native import Row, i64, mypyc_attr
from tilewright.kernel.rows import row_of, total

# Packed: count << 3 | colour << 1 | lying; 0 is no bid.


def pack_bid(count: i64, colour: i64, lying: i64) -> i64:
    return count << 3 | colour << 1 | lying


def bid_of(s: KeyflowerState, tile: i64, seat: i64) -> i64:
    """The bid of a seat on a tile, packed, or 0."""
    return s.bids[tile * len(s.power) + seat]


def set_bid(s: KeyflowerState, tile: i64, seat: i64, bid: i64) -> None:
    at = tile * len(s.power) + seat
    if bid == 0 and s.bids[at] and s.lead[tile] != seat:
        s.outbid[seat] -= 1
    s.bids[at] = bid
    s.table_changes += 1


def bid_count(bid: i64) -> i64:
    """Workers in it."""
    return bid >> 3


def bid_colour(bid: i64) -> i64:
    return bid >> 1 & 3


def is_lying(bid: i64) -> bool:
    """Whether it lies down, in another colour than the tile's (KF-9.2)."""
    return bid & 1 == 1


def add_to_bid(s: KeyflowerState, tile: i64, seat: i64, colour: i64, count: i64) -> i64:
    """So many more workers, or a new bid, which lies down if the tile has another colour; the bid as it is now."""
    at = tile * len(s.power) + seat
    if s.colour[tile] < 0:
        s.colour[tile] = colour
    leader = s.lead[tile]
    if leader != seat:
        if leader >= 0:
            s.outbid[leader] += 1
        if s.bids[at]:
            s.outbid[seat] -= 1
    if s.bids[at]:
        s.bids[at] += count << 3
    else:
        lying = 1 if s.colour[tile] != colour else 0
        s.bids[at] = count << 3 | colour << 1 | lying
    s.top[tile], s.lead[tile] = s.bids[at] >> 3, seat
    s.table_changes += 1
    return s.bids[at]


@mypyc_attr(acyclic=True, free_list_len=1)
class LosingBid:
    """A bid that another player has exceeded; its workers stay together."""

    def __init__(self, place: i64, tile: i64, count: i64, colour: i64) -> None:
        self.place: i64 = place  # its number among the tiles on auction, village tiles first
        self.tile: i64 = tile
        self.count: i64 = count
        self.colour: i64 = colour


def losing_bids(s: KeyflowerState, seat: i64) -> list[LosingBid]:
    """Own bids that are not the largest on their tile, in the order of the market."""
    found: list[LosingBid] = []
    if s.outbid[seat] == 0:
        return found
    seats: i64 = len(s.power)
    place: i64 = 0
    for tile in s.lots:
        bid = s.bids[tile * seats + seat]
        if bid and s.lead[tile] != seat:
            found.append(LosingBid(place, tile, bid >> 3, bid >> 1 & 3))
        place += 1
    for tile in s.orders:
        bid = s.bids[tile * seats + seat]
        if bid and s.lead[tile] != seat:
            found.append(LosingBid(place, tile, bid >> 3, bid >> 1 & 3))
        place += 1
    return found


def has_losing_bid(s: KeyflowerState, seat: i64) -> bool:
    return s.outbid[seat] > 0


def opponent_bid(s: KeyflowerState, tile: i64, seat: i64) -> i64:
    """The largest bid of the others on a tile."""
    if s.lead[tile] != seat:
        return s.top[tile]
    seats: i64 = len(s.power)
    top: i64 = 0
    at = tile * seats
    for other in range(seats):
        count = s.bids[at + other] >> 3
        if count > top and other != seat:
            top = count
    return top


def find_leads(s: KeyflowerState) -> None:
    """Work out anew who leads and who is outbid, where bids were put on a table as a whole."""
    seats: i64 = len(s.power)
    s.outbid = row_of(0, seats)
    for tile in range(len(s.owner)):
        s.top[tile], s.lead[tile] = 0, -1
        for seat in range(seats):
            count = s.bids[tile * seats + seat] >> 3
            if count > s.top[tile]:
                s.top[tile], s.lead[tile] = count, seat
        for seat in range(seats):
            if s.bids[tile * seats + seat] and s.lead[tile] != seat:
                s.outbid[seat] += 1


def workers_to_bid(s: KeyflowerState) -> Row:
    """How many workers of each colour every seat could bring to one bid, seat * 4 + colour: its screen and its
    losing bids."""
    seats: i64 = len(s.power)
    found, bids = s.hand[:], s.bids
    left = total(s.outbid)
    for row in (s.lots, s.orders):
        if not left:
            break
        for tile in row:
            if s.top[tile]:
                lead = s.lead[tile]
                for seat in range(seats):
                    bid = bids[tile * seats + seat]
                    if bid and seat != lead:
                        found[seat * COLOUR_KINDS + (bid >> 1 & 3)] += bid >> 3
                        left -= 1
    return found
