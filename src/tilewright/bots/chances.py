"""From expected points to the chance to win: how sure a lead is depends on how much is still to be played."""

import math
from typing import Final

from tilewright.bots.mind import Mind
from tilewright.kernel.state import State

CLOSE: Final = 1.0  # points of doubt when all but the counting is done


class Doubt:
    """Fitted for a game by scripts/calibrate: how much of a lead is luck, in points, at the end and before it."""

    def __init__(self, end: float, more: float) -> None:
        self.end = end
        self.more = more

    def points(self, left: float) -> float:
        return max(CLOSE, self.end + self.more * math.sqrt(left))


def shares(values: list[float], doubt: float) -> list[float]:
    """The chance of each seat to have the most points, when each is so many points in doubt."""
    most = max(values)
    weights = [math.exp((value - most) / doubt) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def win_chances(mind: Mind, doubt: Doubt, world: State, values: list[float]) -> list[float]:
    """The chance of each seat to win from this world on; certain when the game is over."""
    rules = mind.rules
    if rules.over(world):
        winners = rules.winners(world)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(rules.seats)]
    return shares(values, doubt.points(mind.left(world)))
