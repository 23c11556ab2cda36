"""Bids that lie down under summer boat 4a, and when they stand up (KF-9.2)."""

from tilewright.games.keyflower.state import Table


def stand_up(s: Table, tile: int, seats: int) -> None:
    """When the last standing bid has gone and no worker is on the tile, a lying bid stands up."""
    if s.crowd[tile]:
        return
    lying = -1
    for at in range(tile * seats, tile * seats + seats):
        if s.bids[at] and not s.bids[at] & 1:
            return
        if s.bids[at]:
            lying = at
    if lying >= 0:
        s.bids[lying] &= ~1
        s.colour[tile] = s.bids[lying] >> 1 & 3
