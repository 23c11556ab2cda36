"""What the end of a game is worth to each seat."""

from collections.abc import Callable
from typing import Final

import numpy as np

from tilewright.research.encoder import Floats, Ints

Reward = Callable[[Ints, Ints], Floats]


def win_share(points: Ints, won: Ints) -> Floats:
    """1 for the winner, shared by those who tie; the sum is 1."""
    found: Floats = (won / won.sum(axis=-1, keepdims=True)).astype(np.float32)
    return found


def margin(points: Ints, won: Ints) -> Floats:
    """How far the points are from those of the best other seat, in hundreds."""
    others = np.stack([np.delete(points, seat, axis=-1).max(axis=-1) for seat in range(points.shape[-1])], axis=-1)
    found: Floats = ((points - others) / 100).astype(np.float32)
    return found


def rank(points: Ints, won: Ints) -> Floats:
    """1 for the best, -1 for the last, evenly between; seats with equal points share."""
    better = (points[..., None, :] > points[..., :, None]).sum(axis=-1)
    worse = (points[..., None, :] < points[..., :, None]).sum(axis=-1)
    found: Floats = ((worse - better) / (points.shape[-1] - 1)).astype(np.float32)
    return found


def hundreds(points: Ints, won: Ints) -> Floats:
    """The points themselves, in hundreds."""
    return (points / 100).astype(np.float32)


REWARDS: Final[dict[str, Reward]] = {"win": win_share, "margin": margin, "rank": rank, "points": hundreds}


def winner_flags(winners: Ints, seats: int) -> Ints:
    """Bits of seats as numbers 0 and 1 along a last axis."""
    return winners[..., None] >> np.arange(seats) & 1


def flags_of(winners: list[int], seats: int) -> Ints:
    """The same of the seats that won."""
    return np.array([int(seat in winners) for seat in range(seats)], dtype=np.int64)
