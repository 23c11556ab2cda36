"""How many workers, and of which colours, a bid or a use takes (KF-3.9, KF-4.2, KF-4.3, KF-9.2)."""

from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.purse import ALL_COLOURS, rival_bid
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.terms import GREEN, P4A, P4B, VILLAGE

CROWDED = 6  # workers on a tile in one season at most (KF-5.2)
BIDDING = 0
USING = 1


def bid_need(s: Table, tile: int, seat: int) -> int:
    """How many workers more the seat needs there to have the largest bid (KF-4.2, KF-4.3)."""
    if s.lead[tile] == seat:
        return 1
    return s.top[tile] + 1 - (s.bids[tile * len(s.villages) + seat] >> 3)


def bid_colours(r: Keyflower, s: Table, tile: int, seat: int) -> int:
    """The colours in which the seat may bid there, a bit each (KF-3.9, KF-9.2)."""
    own = s.bids[tile * r.seats + seat]
    if own:
        return 1 << (own >> 1 & 3)
    colour = s.colour[tile]
    if colour < 0:
        return ALL_COLOURS
    lies = s.power[seat] >> P4A & 1 and colour != GREEN and r.box.tiles[tile].kind >= VILLAGE
    if lies and rival_bid(s, tile, seat) > 0:
        return ALL_COLOURS
    return 1 << colour


def may_mix(s: Table, tile: int, seat: int) -> bool:
    """Whether the seat may use it with workers of any colours: 4b, on a tile that has a colour (KF-9.2)."""
    return s.power[seat] >> P4B & 1 == 1 and s.colour[tile] >= 0
