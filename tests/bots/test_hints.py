"""Hints: legal turns, the best first, with what may be expected of them, from what the seat may know."""

import pytest

from tests.bots.test_bots import FULL, walk
from tilewright.bots.bot import question_for
from tilewright.bots.hints import hint
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng


@pytest.mark.parametrize("game", FULL)
def test_the_best_few_turns_with_reasons_and_chances(game: str) -> None:
    rules = registry().rules(game)
    state = walk(rules, "hint", 25)
    seat = rules.waiting_seats(state)[0]
    swapped = rules.determinize(state, seat, Rng.from_seed("another world"))
    rows = []
    for world in (state, swapped):
        question = question_for(rules, world, seat, rules.options(world, seat))
        found = hint(question, Rng.from_seed("dice"), 0.0)
        rows.append([(one.actions, one.reason, one.facts, one.points, one.chance) for one in found])
    assert rows[0] == rows[1]
    assert 1 <= len(rows[0]) <= 3
    for actions, reason, _, points, chance in rows[0]:
        assert rules.why_not(state, seat, actions[0]) is None
        assert reason
        assert -20 < points < 200
        assert 0 <= chance <= 1
    assert len({actions[0] + " ".join(actions) for actions, *_ in rows[0]}) == len(rows[0])
