"""SPSA: all numbers are perturbed at once, both ways; whichever way plays better is where they all move a little.

Two measurements give a slope for any number of weights, and noise averages out over the iterations; that suits
games, where one comparison says little. (Spall, 1992; the result is the mean of the later iterates.)
"""

import random

from scripts.tools.tuning.vector import bounded

PERTURBATION = 0.12  # how far each number is perturbed, in logarithms
STEP = 0.025  # of the first iterations, for a whole win of difference
CALMER = 0.25  # share of all iterations after which steps are half as long
BURN_IN = 0.4  # share of the iterations that the mean leaves out


class Spsa:
    """Where the search stands; `to_json` and `from_json` keep and bring back all of it."""

    def __init__(self, size: int, iterations: int, seed: str) -> None:
        self.seed = seed
        self.iterations = iterations
        self.done = 0
        self.x = [0.0] * size
        self.total = [0.0] * size
        self.counted = 0

    def perturbed(self) -> tuple[list[float], list[float]]:
        """The two points to compare in this iteration; the same ones however often it is asked."""
        signs = self._signs()
        plus = [bounded(x + PERTURBATION * sign) for x, sign in zip(self.x, signs, strict=True)]
        minus = [bounded(x - PERTURBATION * sign) for x, sign in zip(self.x, signs, strict=True)]
        return plus, minus

    def learn(self, difference: float) -> None:
        """How much more of a win the first of the two points had."""
        slope = difference / (2 * PERTURBATION)
        step = STEP / (1 + self.done / (CALMER * self.iterations))
        self.x = [bounded(x + step * slope * sign) for x, sign in zip(self.x, self._signs(), strict=True)]
        self.done += 1
        if self.done > BURN_IN * self.iterations:
            self.counted += 1
            self.total = [total + x for total, x in zip(self.total, self.x, strict=True)]

    def mean(self) -> list[float]:
        """The result so far."""
        return [total / self.counted for total in self.total] if self.counted else list(self.x)

    def _signs(self) -> list[int]:
        dice = random.Random(f"{self.seed} {self.done}")
        return [dice.choice((-1, 1)) for _ in self.x]

    def to_json(self) -> dict[str, object]:
        return dict(vars(self))

    @staticmethod
    def from_json(kept: dict[str, object]) -> "Spsa":
        found = Spsa(0, 1, "")
        vars(found).update(kept)
        return found
