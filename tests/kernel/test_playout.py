"""Playouts: light dice that are the same everywhere, and a loop that plays what any other player could."""

from collections import Counter

import pytest

from tests.kernel.toy import registry as toys
from tilewright.kernel.playout import Dice, any_seat, playout
from tilewright.kernel.rules import Rules


@pytest.fixture
def rules() -> Rules:
    return toys().rules("toy")


def test_dice_of_one_seed_are_the_same_everywhere() -> None:
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(6)] == [427, 585, 139, 309, 112, 906]


def test_dice_of_other_seeds_differ_and_none_is_stuck() -> None:
    rows = {tuple(dice.below(100) for _ in range(8)) for dice in map(Dice, [0, 1, 2, -1, 1 << 40, 1 << 90])}
    assert len(rows) == 6


def test_dice_are_fair() -> None:
    dice = Dice(1)
    counts = Counter(dice.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_one_of_the_seats_that_wait_is_asked() -> None:
    dice = Dice(3)
    assert {any_seat(0b100, dice) for _ in range(5)} == {2}
    assert {any_seat(0b101001, dice) for _ in range(60)} == {0, 3, 5}


def test_a_playout_ends_the_game_and_the_same_dice_play_the_same(rules: Rules) -> None:
    one, two = rules.new("playout"), rules.new("playout")
    count = playout(rules, one, Dice(5))
    assert rules.over(one)
    assert playout(rules, two, Dice(5)) == count
    assert rules.digest(one) == rules.digest(two)


def test_other_dice_play_otherwise(rules: Rules) -> None:
    ends = set()
    for seed in range(5):
        s = rules.new("playout")
        playout(rules, s, Dice(seed))
        ends.add(rules.digest(s))
    assert len(ends) > 1


def test_a_playout_stops_after_so_many_decisions_and_can_be_taken_up(rules: Rules) -> None:
    whole, parts = rules.new("playout"), rules.new("playout")
    total = playout(rules, whole, Dice(9))
    dice = Dice(9)
    assert playout(rules, parts, dice, 3) == 3
    assert not rules.over(parts)
    assert playout(rules, parts, dice) == total - 3
    assert rules.digest(parts) == rules.digest(whole)
    assert playout(rules, whole, Dice(1)) == 0
