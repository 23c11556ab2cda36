"""The search: its budget, its memory, what it plays for, and that it finds what is there to be found."""

import pytest

from tests.kernel.toy import DRAW, END, SHOW, Toy, card
from tilewright.bots.bot import Question, question_for
from tilewright.bots.catalogue import mind_for
from tilewright.bots.generic_mind import GenericMind
from tilewright.bots.hard import HardBot, time_for
from tilewright.bots.hints import hint
from tilewright.bots.levels import TurnPool, playable
from tilewright.bots.mind import Mind, Turn
from tilewright.bots.search import Budget, TriedTurn, TurnSearch, worth_by_seat
from tilewright.bots.search_settings import SearchSettings
from tilewright.bots.tree import Node
from tilewright.bots.win_chance import USUAL, Uncertainty, shares
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES, fill


def toy_question(seats: int = 2, seed: str = "toy") -> Question:
    rules = Toy(seats)
    state = rules.new(seed)
    return question_for(rules, state, 0, rules.options(state, 0))


def search(question: Question, budget: Budget) -> TurnSearch:
    return TurnSearch(mind_for(question.rules), USUAL, question, SearchSettings(), budget)


def count(node: Node | None) -> int:
    return 0 if node is None else 1 + sum(count(below) for below in node.below)


def test_a_counted_search_plays_as_many_lines_as_it_may_and_can_be_repeated() -> None:
    found = []
    for _ in range(2):
        budget = Budget(0.0, 200)
        best = search(toy_question(), budget).run(Rng.from_seed("dice"))
        found.append([(one.turn.actions, one.tries, one.total) for one in best])
        assert 200 <= budget.played < 200 + 2 * len(best)
    assert found[0] == found[1]


def test_a_clock_is_kept() -> None:
    """A hundredth of a second passes whenever the clock is looked at."""
    ticks = [0.0]

    def clock() -> float:
        ticks[0] += 0.01
        return ticks[0]

    search(toy_question(), Budget(3.0, 0, clock)).run(Rng.from_seed("dice"))
    assert 2.5 < ticks[0] < 3.3


def test_the_better_half_is_tried_more_often() -> None:
    tries = [one.tries for one in search(toy_question(), Budget(0.0, 400)).run(Rng.from_seed("dice"))]
    assert tries == sorted(tries, reverse=True)
    assert tries[0] > 2 * tries[-1] > 0


def test_memory_is_bounded() -> None:
    thought = search(toy_question(), Budget(0.0, 300))
    thought.forest.nodes_left = 5
    found = thought.run(Rng.from_seed("dice"))
    assert sum(count(one.node) for one in found) <= 5 + len(found)
    assert thought.forest.nodes_left == 0


@pytest.mark.parametrize("seats", [2, 3])
def test_it_shows_its_best_cards_rather_than_nothing(seats: int) -> None:
    """In the last round only shown cards count; doing nothing is never among the best."""
    rules = Toy(seats, rounds=1)
    bot = HardBot(1.0, 150, {})
    for number in range(5):
        state = rules.new(f"show {number}")
        options = rules.options(state, 0)
        chosen = bot.choose(question_for(rules, state, 0, options), Rng.from_seed(f"dice {number}"))
        assert chosen != card(END)


def test_every_seat_plays_for_itself() -> None:
    """A point more for a third seat that is far behind changes nothing for the first two."""
    chances = [0.6, 0.4, 0.0]
    assert worth_by_seat([50.0, 48.0, 10.0], chances, 0.01) == pytest.approx([0.62, 0.38, -0.40])
    assert worth_by_seat([50.0, 48.0, 11.0], chances, 0.01)[:2] == pytest.approx([0.62, 0.38])


def test_a_lead_is_worth_more_when_less_is_left() -> None:
    doubt = Uncertainty(2.0, 10.0)
    leads = [shares([30.0, 25.0], doubt.points(left))[0] for left in (1.0, 0.5, 0.1, 0.0)]
    assert leads == sorted(leads)
    assert 0.5 < leads[0] < 0.7
    assert leads[-1] > 0.9
    assert sum(shares([3.0, 2.0, 2.0], 4.0)) == pytest.approx(1)


def test_turns_of_several_guesses_are_weighed_together() -> None:
    pool = TurnPool()
    pool.add([Turn([1], 5.0, "", {}), Turn([2], 4.0, "", {})])
    pool.add([Turn([2, 3], 9.0, "", {}), Turn([2], 6.0, "", {}), Turn([1], 1.0, "", {})])
    found = [(turn.actions, turn.worth) for turn in pool.best_first()]
    assert found == [([2, 3], 6.5), ([2], 5.0), ([1], 3.0)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_without_a_mind_says_nothing_of_points(lang: str) -> None:
    question = toy_question()
    found = hint(question, Rng.from_seed("dice"), 0.0)
    said = {Speech(lang, "toy", strict=True).advice(one.reason, one.facts) for one in found}
    assert said == {fill(lang, "core-hint-tried", {})}


def test_a_plan_ends_where_something_comes_to_light() -> None:
    question = toy_question(seed="light")
    mind = GenericMind(question.rules)
    world = question.possible_world(Rng.from_seed("dice"))
    assert playable(mind, world, question, [card(DRAW), card(END)]) == [card(DRAW)]
    assert playable(mind, world, question, [card(END), card(END)]) == [card(END)]
    assert playable(mind, world, question, [card(SHOW, 7), card(END)])[0] in question.options


class Wishful(Mind):
    """Thinks that ending the turn at once is worth a fortune, and knows nothing else."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.plain = GenericMind(rules)

    def turns(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        found = self.plain.turns(world, seat, most, dice)
        for turn in found:
            turn.worth = 40.0 if turn.actions == [card(END)] else 0.0
        return sorted(found, key=lambda turn: -turn.worth)

    def quick(self, world: State, seat: int, options: list[int], dice: Rng) -> int:
        return self.plain.quick(world, seat, options, dice)

    def value(self, world: State) -> list[float]:
        return self.plain.value(world)


def test_lines_of_play_overrule_what_the_mind_wished() -> None:
    question = toy_question(seed="wish")
    budget = Budget(0.0, 400)
    found = TurnSearch(Wishful(question.rules), Uncertainty(2.0, 1.0), question, SearchSettings(), budget).run(
        Rng.from_seed("d")
    )
    assert found[0].turn.actions != [card(END)]


def test_what_the_mind_wished_decides_while_few_lines_were_played() -> None:
    """Its opinion counts as much as `trust` lines of play: with much of it the wish wins, with none it cannot."""
    question = toy_question(seed="wish")
    first = {}
    for trust in (0.0, 1e6):
        settings = SearchSettings()
        settings.take({"trust": trust})
        thought = TurnSearch(Wishful(question.rules), Uncertainty(2.0, 1.0), question, settings, Budget(0.0, 60))
        first[trust] = thought.run(Rng.from_seed("d"))[0].turn.actions
    assert first[1e6] == [card(END)]
    assert first[0.0] != [card(END)]


def test_a_prior_weighs_as_much_as_the_lines_it_stands_for() -> None:
    candidate = TriedTurn(Turn([card(END)], 0.0, "", {}), 0.9, 0)
    assert candidate.score(8.0) == pytest.approx(0.9)
    for _ in range(8):
        candidate.learn(0.1, [1.0])
    assert candidate.score(8.0) == pytest.approx(0.5)
    assert candidate.score(0.0) == pytest.approx(0.1)


def test_what_is_left_of_the_budget_goes_to_the_two_best() -> None:
    budget = Budget(0.0, 400)
    thought = search(toy_question(), budget)
    found = thought.run(Rng.from_seed("dice"), 0.5)
    assert 200 <= budget.played < 220
    before = [one.tries for one in found]
    thought.compare_best(found, Rng.from_seed("more"))
    assert 400 <= budget.played < 404
    assert sorted(one.tries for one in found)[:-2] == sorted(before)[:-2]


def test_later_questions_of_a_turn_have_less_time() -> None:
    assert time_for(1.0, 0.0) == pytest.approx(0.92)
    assert time_for(1.0, 0.72) == pytest.approx(0.10)
    assert time_for(1.0, 5.0) == pytest.approx(0.03)


def test_a_turn_that_has_used_its_time_up_is_not_searched_any_more() -> None:
    """A seat that is left alone in a round meets many questions in one turn: each would take a little longer."""
    asked = toy_question()
    made: list[State] = []

    def guess(dice: Rng) -> State:
        made.append(asked.possible_world(dice))
        return made[-1]

    question = Question(asked.rules, 0, asked.look, asked.options, guess, 5.0)
    assert HardBot(1.0, 0, {}).plan(question, Rng.from_seed("late"))[0] in asked.options
    assert len(made) <= SearchSettings().worlds + 1  # to find turns, and to see that the best can be played


def test_what_the_mind_expects_where_the_tree_ends_counts_for_its_share() -> None:
    rules = registry().rules("keyflower(players=2)")
    state = rules.new("sight")
    question = question_for(rules, state, 0, rules.options(state, 0))
    found = []
    for sight in (0.0, 0.25, 1.0):
        settings = SearchSettings()
        settings.take({"sight": sight, "depth": 0})
        thought = TurnSearch(mind_for(rules), USUAL, question, settings, Budget(0.0, 6))
        only = thought.candidates(Rng.from_seed("turns"))[:1]
        thought.try_all(only, 1.0, Rng.from_seed("lines"))
        found.append(thought.expected(only[0]))
    played, mixed, seen = found
    assert played != seen
    assert mixed == pytest.approx([0.75 * one + 0.25 * other for one, other in zip(played, seen, strict=True)])


class Counting(Wishful):
    """Counts how often it is asked for the worth of a position; every reveal begins another stage."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.asked = 0

    def value(self, world: State) -> list[float]:
        self.asked += 1
        return super().value(world)

    def stage(self, world: State) -> int:
        return int(world.news())

    def left(self, world: State) -> float:
        return 0.4


@pytest.mark.parametrize(("finish", "to_end"), [(0.0, False), (0.3, False), (0.5, True)])
def test_lines_go_to_the_end_of_the_game_where_little_of_it_is_left(finish: float, to_end: bool) -> None:
    question = toy_question()
    mind, settings = Counting(question.rules), SearchSettings()
    settings.take({"finish": finish})
    thought = TurnSearch(mind, USUAL, question, settings, Budget(0.0, 30))
    found = thought.candidates(Rng.from_seed("turns"))
    before = mind.asked
    thought.try_all(found, 1.0, Rng.from_seed("lines"))
    assert thought.budget.played >= 30
    assert (mind.asked == before) == to_end
