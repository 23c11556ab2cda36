"""From expected points to the chance to win: how sure a lead is depends on how much is still to be played."""

import math
from typing import Final

CLOSE: Final = 1.0  # points of doubt when all but the counting is done


class Uncertainty:
    """Fitted for a game by scripts/calibrate: how much of a lead is chance, in points, at the end and before; and
    how many points too much whoever is asked expects, since the best of many turns looks better than it is."""

    def __init__(self, end: float, more: float, optimism: float = 0.0) -> None:
        self.end = end
        self.more = more
        self.optimism = optimism

    def points(self, left: float) -> float:
        return max(CLOSE, self.end + self.more * math.sqrt(left))


USUAL: Final = Uncertainty(2.0, 10.0)  # what searches play by, in any game


def shares(values: list[float], doubt: float) -> list[float]:
    """The chance of each seat to have the most points, when each is so many points in doubt."""
    most = max(values)
    weights = [math.exp((value - most) / doubt) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def advised_chance(doubt: Uncertainty, values: list[float], seat: int, left: float) -> float:
    """What is shown to a seat that may expect these points after its turn."""
    cautious = list(values)
    cautious[seat] -= doubt.optimism * math.sqrt(left)
    return win_chances(doubt, cautious, left)[seat]


def win_chances(doubt: Uncertainty, values: list[float], left: float = 0.0) -> list[float]:
    """The chance of each seat to win that may expect so many points, with so much of the game left."""
    return shares(values, doubt.points(left))
