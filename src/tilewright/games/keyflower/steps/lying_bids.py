"""Bids that lie down under summer boat 4a, and when they stand up (KF-9.2)."""

from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.native import i64


def stand_up(s: KeyflowerState, tile: i64, seats: i64) -> None:
    """When the last standing bid has gone and no worker is on the tile, a lying bid stands up."""
    if s.crowd[tile]:
        return
    lying: i64 = -1
    for at in range(tile * seats, tile * seats + seats):
        if s.bids[at] and s.bids[at] & 1 == 0:
            return
        if s.bids[at]:
            lying = at
    if lying >= 0:
        s.bids[lying] &= ~1
        s.colour[tile] = s.bids[lying] >> 1 & 3
