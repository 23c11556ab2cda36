"""Pondering: what a bot thought while others did counts if they play as it expected; else it is forgotten."""

import time

from tilewright.bots.bot import Bot, Question, question_for
from tilewright.bots.catalogue import mind_for
from tilewright.bots.hard import HardBot, Thought, expected_question
from tilewright.bots.players import Players
from tilewright.cli.matches import Contest, play_one
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

LINES = 24
SPEC = "keyflower(players=2)"
FEW = "playouts=6,worlds=1,most=3,depth=0,stages=0"


def others_turn(steps: int = 6) -> tuple[Rules, State, int]:
    """A game some quick answers after its beginning: the rules, the state, and the seat that is not asked."""
    rules = registry().rules(SPEC)
    state = rules.new("ponder")
    mind, dice = mind_for(rules), Rng.from_seed("quick")
    for _ in range(steps):
        seat = rules.waiting_seats(state)[0]
        rules.apply(state, seat, mind.quick(state, seat, rules.options(state, seat), dice))
    return rules, state, 1 - rules.waiting_seats(state)[0]


def thinking(rules: Rules, state: State, seat: int) -> tuple[HardBot, Thought]:
    """A bot that has pondered, and what it thought."""
    bot = HardBot(1.0, LINES, {"worlds": 1, "most": 3, "depth": 0})
    bot.ponder(question_for(rules, state, seat, []), Rng.from_seed("ponder"), 0.0)
    assert bot.thought is not None
    return bot, bot.thought


def turns_of_other(rules: Rules, state: State, seat: int) -> list[State]:
    """All states in which that seat may be asked after the turn of the other."""
    if rules.is_asked(state, seat):
        return [state]
    found: list[State] = []
    for other in rules.waiting_seats(state):
        for option in rules.options(state, other):
            after = state.clone()
            rules.apply(after, other, option)
            found += turns_of_other(rules, after, seat)
    return found


def asked(rules: Rules, state: State, seat: int) -> Question:
    return question_for(rules, state, seat, rules.options(state, seat))


def tries(thought: Thought) -> int:
    return sum(one.tries for one in thought.found)


def test_what_was_pondered_counts_when_the_expected_question_is_asked() -> None:
    rules, state, seat = others_turn()
    bot, thought = thinking(rules, state, seat)
    before = tries(thought)
    assert before >= LINES
    questions = [asked(rules, after, seat) for after in turns_of_other(rules, state, seat)]
    expected = [question for question in questions if thought.is_about(question)]
    assert expected
    assert expected == [question for question in questions if question.view == thought.question.view]
    others = [question for question in questions if question not in expected]
    assert any(question.options == thought.question.options for question in others)  # it is not these that tell
    assert bot.plan(expected[0], Rng.from_seed("dice"))[0] in expected[0].options
    assert tries(thought) > before + LINES // 2
    assert bot.thought is None


def test_it_is_forgotten_when_another_question_is_asked() -> None:
    rules, state, seat = others_turn()
    bot, thought = thinking(rules, state, seat)
    before = tries(thought)
    questions = [asked(rules, after, seat) for after in turns_of_other(rules, state, seat)]
    other = next(question for question in questions if not thought.is_about(question))
    fresh = HardBot(1.0, LINES, {"worlds": 1, "most": 3, "depth": 0})
    assert bot.plan(other, Rng.from_seed("dice")) == fresh.plan(other, Rng.from_seed("dice"))
    assert tries(thought) == before
    assert bot.thought is None


def test_the_same_expectation_is_thought_on_about() -> None:
    rules, state, seat = others_turn()
    bot, thought = thinking(rules, state, seat)
    before = tries(thought)
    bot.ponder(question_for(rules, state, seat, []), Rng.from_seed("ponder"), 0.0)
    assert bot.thought is thought
    assert tries(thought) > before + LINES // 2


def test_what_is_hidden_does_not_change_what_is_pondered() -> None:
    rules, state, seat = others_turn()
    swapped = rules.determinize(state, seat, Rng.from_seed("another world"))
    assert rules.digest(swapped) != rules.digest(state)
    rows = []
    for world in (state, swapped):
        thought = thinking(rules, world, seat)[1]
        rows.append((thought.question.view, [(one.turn.actions, one.tries, one.total) for one in thought.found]))
    assert rows[0] == rows[1]


def test_nothing_is_expected_where_the_game_ends_before() -> None:
    rules = registry().rules(SPEC)
    state = rules.new("end")
    mind, dice = mind_for(rules), Rng.from_seed("quick")
    last = state
    while not rules.over(state):
        last = state.clone()
        seat = rules.waiting_seats(state)[0]
        rules.apply(state, seat, mind.quick(state, seat, rules.options(state, seat), dice))
    idle = 1 - rules.waiting_seats(last)[0]
    assert expected_question(mind, question_for(rules, last, idle, []), Rng.from_seed("dice")) is None


class Idler(Bot):
    """Notes how long it may ponder, and ponders for a while."""

    def __init__(self, takes: float) -> None:
        self.takes = takes
        self.seconds = 1.0
        self.allowed: list[float] = []

    def ponder(self, question: Question, dice: Rng, seconds: float) -> None:
        assert question.options == []
        self.allowed.append(seconds)
        time.sleep(self.takes)  # it thinks


def test_a_bot_ponders_no_longer_than_others_think() -> None:
    """What it takes too long one time is missing the next; what it did not use it may use later."""
    rules, state, seat = others_turn()
    bot = Idler(0.05)
    bots: list[Bot] = [bot, bot]
    players = Players(bots, rules)
    for number, seconds in enumerate((0.03, 0.001, 60.0)):
        players.ponder(state, 1 - seat, seconds, "seed", number)
    assert len(bot.allowed) == 2  # after the first time nothing was left for the second
    assert bot.allowed[0] == 0.03
    assert bot.allowed[1] <= 60.031 - 0.05
    assert players.seated[1 - seat].pondered == 0.0  # who is asked thinks by itself
    player = players.seated[seat]
    assert player.pondered + player.may_ponder < 60.0311


def test_an_arena_lets_bots_ponder_only_if_it_is_asked_to() -> None:
    rules = registry().rules("artificium(players=2)")
    bots = (f"hard:{FEW}", "easy")
    plain = play_one(rules, Contest("artificium(players=2)", bots, "ponder"), 0)
    assert [timings.pondered for timings in plain.timings] == [0.0, 0.0]
    found = play_one(rules, Contest("artificium(players=2)", bots, "ponder", ponder=True), 0)
    assert found.timings[0].pondered > 0.0
    assert found.timings[1].pondered < found.timings[0].pondered
    again = play_one(rules, Contest("artificium(players=2)", bots, "ponder", ponder=True), 0)
    assert (again.scores, again.decisions) == (found.scores, found.decisions)
