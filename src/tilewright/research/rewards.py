"""Rewards for each seat: at the end of a game, or (`SHAPED`) after every answer."""

from collections.abc import Callable
from typing import Final

import numpy as np

from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
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


SHAPED: Final = "shaped"

REWARDS: Final[dict[str, Reward]] = {"win": win_share, "margin": margin, "rank": rank, "points": hundreds}


def winner_flags(winners: Ints, seats: int) -> Ints:
    """Bits of seats as numbers 0 and 1 along a last axis."""
    return winners[..., None] >> np.arange(seats) & 1


def flags_of(winners: list[int], seats: int) -> Ints:
    """The same of the seats that won."""
    return np.array([int(seat in winners) for seat in range(seats)], dtype=np.int64)


class GameRewards:
    """The rewards of one game that is played on: after every answer those of all seats.

    With `SHAPED` they are what each seat has gained since, of the points that it would have if the game ended
    now, in hundreds; over the whole game they add up to `points`."""

    def __init__(self, name: str, rules: Rules) -> None:
        if name != SHAPED and name not in REWARDS:
            raise ValueError(f"rewards are {', '.join([*REWARDS, SHAPED])}, not {name}")
        self.name = name
        self.rules = rules
        self.begin()

    def begin(self) -> None:
        self.paid = np.zeros(int(self.rules.seats), dtype=np.int64)

    def after(self, state: State) -> Floats:
        over = self.rules.over(state)
        if not over and self.name != SHAPED:
            return np.zeros(len(self.paid), dtype=np.float32)
        points = np.array(self.rules.scores(state), dtype=np.int64)
        if self.name != SHAPED:
            return REWARDS[self.name](points, flags_of(self.rules.winners(state), len(points)))
        gained, self.paid = points - self.paid, points
        return hundreds(gained, gained)
