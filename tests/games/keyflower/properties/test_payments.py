"""Paying for upgrades: every way is found, none is wrong, and `affordable` says no more and no less."""

from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.keyflower.properties.hexes import BOX, RULES
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.box import Cost
from tilewright.games.keyflower.content.terms import ANY_RESOURCE, GOLD, P3A
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.steps.transport import SpendStep
from tilewright.games.keyflower.steps.upgrade import affordable, resource_payments, skill_payments
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rows import put, row_of
from tilewright.kernel.state import Frame

TILE = BOX.homes[0]
SMALL = st.integers(0, 2)
RANDOM_COSTS = st.builds(Cost, st.tuples(SMALL, SMALL, SMALL, SMALL, SMALL), st.tuples(SMALL, SMALL, SMALL, SMALL))
PRINTED = list({(tile.cost.resources, tile.cost.skills): tile.cost for tile in BOX.tiles if tile.cost}.values())
COSTS = st.one_of(st.sampled_from(PRINTED), RANDOM_COSTS.filter(lambda cost: sum(cost.resources) <= 5))
GOODS = st.lists(st.integers(0, 4), min_size=4, max_size=4)
SKILL_HANDS = st.lists(st.integers(0, 3), min_size=3, max_size=3)


def table(goods: list[int], skills: list[int], free: bool) -> KeyflowerState:
    assert isinstance(RULES, Book)
    s = RULES.new("payments")
    s.goods[TILE] = sum(count << 8 * kind for kind, count in enumerate(goods))
    put(s.skills, 0, vec[i64](skills))
    s.power[0] = 1 << P3A if free else 0
    return s


def stands_for(paid: int, wanted: int, free: bool) -> bool:
    """Whether one resource can be the one that a cost wants (KF-1.4, KF-6.8, KF-9.1)."""
    return free or wanted in (ANY_RESOURCE, paid) or paid == GOLD


def covers(paid: list[int], cost: Cost, free: bool) -> bool:
    """Whether some order of what is paid fits the cost item by item."""
    wanted = [kind for kind, count in enumerate(cost.resources) for _ in range(count)]
    items = [kind for kind, count in enumerate(paid) for _ in range(count)]
    if len(items) != len(wanted):
        return False
    return any(
        all(stands_for(one, want, free) for one, want in zip(order, wanted, strict=True))
        for order in set(permutations(items))
    )


def ways(have: list[int]) -> list[list[int]]:
    """All smaller piles."""
    return [list(way) for way in product(*[range(count + 1) for count in have])]


@pytest.mark.rule("KF-1.4", "KF-6.4", "KF-6.8", "KF-9.1")
@given(COSTS, GOODS, st.booleans())
def test_every_way_to_pay_resources_is_found_and_no_other(cost: Cost, goods: list[int], free: bool) -> None:
    found = resource_payments(table(goods, [0, 0, 0], free), 0, TILE, cost)
    assert sorted(map(list, found)) == sorted(way for way in ways(goods) if covers(way, cost, free))


@pytest.mark.rule("KF-6.4", "KF-6.8")
@given(COSTS, SKILL_HANDS)
def test_every_way_to_pay_skills_is_found_and_no_other(cost: Cost, skills: list[int]) -> None:
    found = skill_payments(table([0] * 4, skills, False), 0, cost)
    wanted = [
        way
        for way in ways(skills)
        if sum(way) == sum(cost.skills) and all(way[kind] >= cost.skills[kind] for kind in range(3))
    ]
    assert sorted(map(list, found)) == sorted(wanted)


@settings(max_examples=600)
@given(COSTS, GOODS, SKILL_HANDS, st.booleans())
def test_affordable_is_that_there_is_a_way(cost: Cost, goods: list[int], skills: list[int], free: bool) -> None:
    s = table(goods, skills, free)
    both = bool(resource_payments(s, 0, TILE, cost)) and bool(skill_payments(s, 0, cost))
    assert affordable(s, 0, TILE, cost) == both


@given(st.sampled_from([tile.index for tile in BOX.tiles if tile.cost]), GOODS, SKILL_HANDS, st.booleans())
def test_paying_takes_what_was_said_and_turns_the_tile(
    index: int, goods: list[int], skills: list[int], free: bool
) -> None:
    """Through the question itself: each answer pays the cost, and all comes back to supply and stock."""
    assert isinstance(RULES, Book)
    s = table([0] * 4, skills, free)
    s.goods[index] = sum(count << 8 * kind for kind, count in enumerate(goods))
    s.supply, s.stock = row_of(0, 4), row_of(0, 3)
    cost = BOX.tiles[index].cost
    assert cost is not None
    step = RULES.steps[RULES.spend_step]
    assert isinstance(step, SpendStep)
    f = Frame(RULES.spend_step, 0, index)
    for action in step.options(s, f, 0):
        copy = s.clone()
        copy.stack = [Frame(RULES.transport_step, 0, 0, 1, index), f.clone()]
        assert RULES.parse(RULES.text(action)) == action
        step.take(copy, copy.stack[-1], 0, action, None)
        assert covers(list(copy.supply), cost, free)
        assert sum(copy.stock) == sum(cost.skills)
        assert [copy.goods[index] >> 8 * kind & 255 for kind in range(4)] == [
            have - paid for have, paid in zip(goods, act.spent_resources(action), strict=True)
        ]
        assert copy.side[index] == 1
