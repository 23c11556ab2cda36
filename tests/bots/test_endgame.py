"""The end of a game played out: exact where few decisions are left, given up where there are many."""

import random

from tests.kernel.toy import Toy
from tilewright.bots.bot import question_for
from tilewright.bots.endgame import Endgame, ended, is_near
from tilewright.bots.generic_mind import GenericMind
from tilewright.bots.mind import Mind, Turn
from tilewright.bots.search import Budget, TurnSearch
from tilewright.bots.search_settings import SearchSettings
from tilewright.bots.win_chance import USUAL
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

RULES = Toy(2, rounds=1)


class LateMind(Mind):
    """Thinks as of any game, and takes every position for one at the end of it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.usual = GenericMind(rules)

    def turns(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        return self.usual.turns(world, seat, most, dice)

    def quick(self, world: State, seat: int, options: list[int], dice: Rng) -> int:
        return self.usual.quick(world, seat, options, dice)

    def value(self, world: State) -> list[float]:
        return self.usual.value(world)

    def left(self, world: State) -> float:
        return 0.1


def last_turn(seed: str) -> State:
    """The second seat's turn has begun: then come the offers of both, and the end."""
    state = RULES.new(seed)
    dice = random.Random(seed)
    while RULES.waiting_seats(state) != [1]:
        RULES.apply(state, 0, dice.choice(RULES.options(state, 0)))
    return state


def test_no_other_way_to_play_on_is_better_for_the_seat_that_is_asked() -> None:
    """The other seat answers as it was solved for: whatever is tried instead comes to no more."""
    state = last_turn("better")
    best = Endgame(RULES, 100_000).solve(state)
    assert best is not None
    dice = random.Random("others")
    for _ in range(60):
        world = state.clone()
        while not RULES.over(world):
            seat = RULES.waiting_seats(world)[0]
            options = RULES.options(world, seat)
            action = dice.choice(options)
            if seat == 0:
                reply = Endgame(RULES, 100_000).solve(world)
                assert reply is not None
                action = reply.actions[0]
            RULES.apply(world, seat, action)
        assert ended(RULES, world).worths[1] <= best.worths[1]


def test_its_actions_lead_to_the_points_that_it_promises() -> None:
    state = last_turn("promise")
    best = Endgame(RULES, 100_000).solve(state)
    assert best is not None
    for action in best.actions:
        RULES.apply(state, 1, action)
    after = Endgame(RULES, 100_000).solve(state)
    assert after is not None
    assert after.points == best.points


def test_it_gives_up_where_there_is_too_much_to_try() -> None:
    assert Endgame(RULES, 5).solve(last_turn("much")) is None


def test_whether_the_end_is_near() -> None:
    mind = GenericMind(RULES)
    assert is_near(mind, last_turn("near"), Rng.from_seed("dice"))
    long = Toy(2, rounds=9)
    assert not is_near(GenericMind(long), long.new("far"), Rng.from_seed("dice"))


def test_a_search_takes_the_exact_end_and_then_asks_for_no_more_time() -> None:
    state = last_turn("search")
    question = question_for(RULES, state, 1, RULES.options(state, 1))
    settings = SearchSettings()
    settings.take({"exact": 100_000})
    budget = Budget(0.0, 1000)
    found = TurnSearch(LateMind(RULES), USUAL, question, settings, budget).run(Rng.from_seed("dice"))
    assert [one.turn.actions[0] for one in found] != []
    assert sorted(one.turn.actions[0] for one in found) == sorted(question.options)
    assert budget.used() == 1.0
    settings.take({"exact": 5})
    searched = TurnSearch(LateMind(RULES), USUAL, question, settings, Budget(0.0, 40))
    assert not searched.endings(Rng.from_seed("dice"))
