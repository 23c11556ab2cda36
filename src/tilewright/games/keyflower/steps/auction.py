"""How many workers, and of which colours, a bid or a use takes (KF-3.9, KF-4.2, KF-4.3, KF-9.2)."""

from typing import Final

from tilewright.games.keyflower.content.terms import GREEN, P4A, P4B, VILLAGE
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.bids import bid_colour, bid_count, bid_of, opponent_bid
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.worker_pool import ALL_COLOURS
from tilewright.kernel.bits import bit_of
from tilewright.kernel.native import i64

CROWDED: Final = 6  # workers on a tile in one season at most (KF-5.2)


def bid_need(s: KeyflowerState, tile: i64, seat: i64) -> i64:
    """How many workers more the seat needs there to have the largest bid (KF-4.2, KF-4.3)."""
    if s.lead[tile] == seat or s.top[tile] == 0:
        return 1
    return s.top[tile] + 1 - bid_count(bid_of(s, tile, seat))


def bid_colours(r: Keyflower, s: KeyflowerState, tile: i64, seat: i64) -> i64:
    """The colours in which the seat may bid there, a bit each (KF-3.9, KF-9.2)."""
    own: i64 = 0  # a machine number: a conditional expression would make an object of it
    if s.top[tile]:
        own = bid_of(s, tile, seat)
    if own:
        return bit_of(bid_colour(own))
    colour = s.colour[tile]
    if colour < 0:
        return ALL_COLOURS
    lies = s.has_power(seat, P4A) and colour != GREEN and r.kinds[tile] >= VILLAGE
    if lies and opponent_bid(s, tile, seat) > 0:
        return ALL_COLOURS
    return bit_of(colour)


def may_mix(s: KeyflowerState, tile: i64, seat: i64) -> bool:
    """Whether the seat may use it with workers of any colours: 4b, on a tile that has a colour (KF-9.2)."""
    return s.has_power(seat, P4B) and s.colour[tile] >= 0
