"""Bids that lie down under summer boat 4a, and when they stand up (KF-9.2)."""

from tilewright.games.keyflower.state.bids import bid_colour, bid_count, bid_of, is_lying, pack_bid, set_bid
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.native import i64


def stand_up(s: KeyflowerState, tile: i64, seats: i64) -> None:
    """When the last standing bid has gone and no worker is on the tile, a lying bid stands up."""
    if s.workers_on[tile]:
        return
    lying: i64 = -1
    for seat in range(seats):
        bid = bid_of(s, tile, seat)
        if bid and not is_lying(bid):
            return
        if bid:
            lying = seat
    if lying >= 0:
        bid = bid_of(s, tile, lying)
        set_bid(s, tile, lying, pack_bid(bid_count(bid), bid_colour(bid), 0))
        s.colour[tile] = bid_colour(bid)
