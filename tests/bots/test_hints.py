"""Hints: legal turns, the best first, with what may be expected of them, from what the seat may know."""

import pytest

from tests.bots.test_bots import FULL, walk
from tilewright.bots.bot import ask, question_for
from tilewright.bots.catalogue import mind_for
from tilewright.bots.hints import hint
from tilewright.bots.specs import build_bot
from tilewright.games.artificium.state.state import as_artificium
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State


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


def at_market(rules: Rules, number: int) -> State:
    """The first seat's first question in the card market of a game in which the others answer quickly."""
    state, dice = rules.new(f"near {number}"), Rng.from_seed(f"near {number}")
    while rules.question_name(state) != "market" or not rules.is_asked(state, 0):
        seat = rules.waiting_seats(state)[0]
        rules.apply(state, seat, ask(build_bot("easy"), rules, state, seat, dice.fork()))
    return state


@pytest.mark.parametrize(("number", "coins"), [(1000, 4), (1014, 6), (1026, 14), (1040, 4)])
def test_a_swap_that_gains_no_more_than_it_costs_is_not_even_thought_of(number: int, coins: int) -> None:
    """In these positions lines of play liked such a swap for two coins, and then the same one back."""
    rules = registry().rules("artificium(players=2)")
    state = as_artificium(at_market(rules, number))
    state.note_trade(0)
    state.coins[0] = coins
    turns = mind_for(rules).ponder(state, 0, 10, Rng.from_seed("turns"))
    assert [rules.text(turn.actions[0]) for turn in turns if turn.worth <= 0] == ["pass"]
    found = hint(question_for(rules, state, 0, rules.options(state, 0)), Rng.from_seed("hint"), 0.0)
    worths = {rules.text(turn.actions[0]): turn.worth for turn in turns}
    assert all(worths[one.actions[0]] >= 0 for one in found)


@pytest.mark.parametrize("game", ["keyflower(players=2)", "artificium(players=2)", "artificium(players=3)"])
def test_who_follows_the_advice_never_comes_back_to_where_they_were(game: str) -> None:
    """In a turn nothing is seen twice, and it ends; in a card market no hand is held twice."""
    rules, easy = registry().rules(game), build_bot("easy")
    for number in range(2):
        state, dice = rules.new(f"round {number}"), Rng.from_seed(f"round {number}")
        seen: set[str] = set()
        hands: set[str] = set()
        followed = 0
        while not rules.over(state) and followed < 12:
            seat = rules.waiting_seats(state)[0]
            asked = rules.question_name(state)
            if seat or asked not in ("market", "turn", "transport"):
                rules.apply(state, seat, ask(easy, rules, state, seat, dice.fork()))
                if asked != "market":
                    hands.clear()
                if seat:
                    seen.clear()
                continue
            view = rules.view(state, 0)
            if asked == "market":
                own = view["own"]
                assert isinstance(own, dict)
                assert str(own["hand"]) not in hands
                hands.add(str(own["hand"]))
            best = hint(question_for(rules, state, 0, rules.options(state, 0)), dice.fork(), 0.0)[0]
            for text in best.actions:
                here = str(rules.view(state, 0))
                assert here not in seen
                seen.add(here)
                rules.apply(state, 0, rules.parse(text))
            assert len(seen) < 60
            followed += 1
        assert followed >= 4
