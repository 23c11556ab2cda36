"""The solver against an independent integer programme, on random positions."""

import os
from random import Random

import pytest

from tilewright.games.keyflower.scoring import Holdings, best, best_total

from .integer_programme import IntegerProgramme
from .positions import LEVELS, random_rules, random_village
from .sheet_audit import audit

THOROUGH = int(os.environ.get("TILEWRIGHT_THOROUGH", "1"))  # so many times the positions of a normal run


def compare(holdings: Holdings) -> None:
    sheet = best(holdings)
    audit(holdings, sheet)
    assert sheet.total == best_total(holdings) == IntegerProgramme(holdings).solve()


@pytest.mark.rule("KF-8.1", "KF-8.3", "KF-8.5", "KF-8.7", "KF-8.8", "KF-8.14")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(
    ("level", "contracts", "positions"),
    [
        ("poor", 0, 40),
        ("poor", 3, 30),
        ("normal", 0, 50),
        ("normal", 4, 30),
        ("rich", 0, 25),
        ("rich", 12, 15),
        ("all tiles", 0, 10),
        ("all tiles", 12, 4),
    ],
)
def test_every_village_scores_the_optimum(seed: int, level: str, contracts: int, positions: int) -> None:
    dice = Random(f"{seed} {level} {contracts}")
    for _ in range(positions * THOROUGH):
        compare(random_village(dice, LEVELS[level], dice.randint(contracts // 2, contracts)))


@pytest.mark.rule("KF-8.8")
@pytest.mark.parametrize("seed", range(10))
def test_every_set_of_rules_scores_the_optimum(seed: int) -> None:
    dice = Random(seed)
    for _ in range(60 * THOROUGH):
        compare(random_rules(dice))


@pytest.mark.rule("KF-9.7")
@pytest.mark.parametrize("seed", range(10))
def test_by_version_1_what_lies_on_storage_tiles_scored_where_it_was_worth_most(seed: int) -> None:
    dice = Random(f"open {seed}")
    for level, contracts in (("normal", 0), ("normal", 4), ("rich", 0), ("rich", 12), ("all tiles", 0)):
        for _ in range(5 * THOROUGH):
            compare(random_village(dice, LEVELS[level], dice.randint(contracts // 2, contracts), locked=False))
    for _ in range(20 * THOROUGH):
        compare(random_rules(dice, locked=False))
