"""Which weights of another set help at a table: every seat of many games takes each of them or not, by chance.

A game with five seats tries five mixtures at once, and a regression tells how much of a win each weight added.
"""

import math
import random
from typing import NamedTuple

from scripts.tools.bots.ratings import inverted
from scripts.tools.tuning.deals import rules_of
from scripts.tools.tuning.games import GameTuning
from scripts.tools.tuning.players import mind_of, play, shares
from scripts.tools.tuning.vector import Sections, between

CALM = 5.0  # rows that say that a weight adds nothing


class Effect(NamedTuple):
    """What taking one weight from the other set added to a seat's share of the win, with its standard error."""

    key: str
    gain: float
    doubt: float


class Screening:
    """The sums of a regression over the seats of all games so far."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys
        self.squares = [[CALM * (at == other) for other in range(len(keys))] for at in range(len(keys))]
        self.products = [0.0] * len(keys)
        self.total = 0.0
        self.rows = 0

    def learn(self, taken: list[list[int]], won: list[float]) -> None:
        """One game: by seat, which weights it had taken (1 or 0), and its share of the win."""
        seats = len(won)
        means = [sum(column) / seats for column in zip(*taken, strict=True)]
        for row, share in zip(taken, won, strict=True):
            x = [one - mean for one, mean in zip(row, means, strict=True)]
            y = share - 1 / seats
            for at, one in enumerate(x):
                self.products[at] += one * y
                line = self.squares[at]
                for other, two in enumerate(x):
                    line[other] += one * two
            self.total += y * y
            self.rows += 1

    def effects(self) -> list[Effect]:
        """The most helpful first."""
        inverse = inverted(self.squares)
        gains = [sum(a * b for a, b in zip(row, self.products, strict=True)) for row in inverse]
        left = self.total - sum(a * b for a, b in zip(gains, self.products, strict=True))
        noise = max(left, 0.0) / max(1, self.rows)
        found = [Effect(key, gains[at], math.sqrt(noise * inverse[at][at])) for at, key in enumerate(self.keys)]
        return sorted(found, key=lambda one: -one.gain)


def screen(
    spec: str, game: GameTuning, sets: tuple[Sections, Sections], share: float, games: int, seed: str
) -> list[Effect]:
    """`sets`: the present one, and the one towards which each weight goes by that share or not at all."""
    rules, dice = rules_of(spec), random.Random(seed)
    present, other = sets
    keys = [key for section, values in other.items() for key in values if game.tunes(section, key)]
    found = Screening(keys)
    for number in range(games):
        taken = [[dice.randrange(2) for _ in keys] for _ in range(rules.seats)]
        minds = []
        for row in taken:
            chosen = {key for key, one in zip(keys, row, strict=True) if one}
            minds.append(mind_of(rules, between(present, other, share, game, chosen)))
        found.learn(taken, shares(play(rules, minds, game.level, f"{seed} {number}"), game.spread))
    return found.effects()
