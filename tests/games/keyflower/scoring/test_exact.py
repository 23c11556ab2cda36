"""The solver against an independent integer programme, on random positions."""

import os
from random import Random

import pytest

from tilewright.games.keyflower.scoring import Holdings, best, best_total

from .audit import audit
from .positions import random_rules, random_village
from .programme import Programme

THOROUGH = int(os.environ.get("TILEWRIGHT_THOROUGH", "1"))  # so many times the positions of a normal run


def compare(holdings: Holdings) -> None:
    sheet = best(holdings)
    audit(holdings, sheet)
    assert sheet.total == best_total(holdings) == Programme(holdings).solve()


@pytest.mark.rule("KF-8.1", "KF-8.5", "KF-8.7", "KF-8.8", "KF-8.14")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(
    ("tiles", "wealth", "contracts", "positions"),
    [(4, 1.0, 0, 60), (6, 2.0, 0, 30), (11, 2.5, 0, 15), (4, 1.0, 4, 35), (6, 2.0, 12, 20), (11, 2.5, 14, 4)],
)
def test_every_village_scores_the_optimum(
    seed: int, tiles: int, wealth: float, contracts: int, positions: int
) -> None:
    dice = Random(f"{seed} {tiles} {contracts}")
    for _ in range(positions * THOROUGH):
        compare(random_village(dice, tiles, wealth, dice.randint(contracts // 2, contracts)))


@pytest.mark.rule("KF-8.8")
@pytest.mark.parametrize("seed", range(10))
def test_every_set_of_rules_scores_the_optimum(seed: int) -> None:
    dice = Random(seed)
    for _ in range(60 * THOROUGH):
        compare(random_rules(dice))
