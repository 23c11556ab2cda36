"""Bots choose legally, from dice and from what their seat may know, and from nothing else."""

import pytest

from tilewright.bots.bot import Bot, Question, ask, dice_for
from tilewright.bots.specs import BOTS, build_bot
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

GAMES = list(registry().games)
# `hard` with a count of lines, so that it can be repeated, and few of them, so that a whole game is quick.
SPECS = [*(spec for spec in BOTS if spec != "hard"), "hard:playouts=6,worlds=1,most=3,horizon=1"]


def walk(rules: Rules, seed: str, steps: int) -> State:
    """A position some random decisions into a game."""
    state = rules.new(seed)
    dice = Rng.from_seed(f"walk {seed}")
    for _ in range(steps):
        if rules.over(state):
            break
        seat = rules.waiting_seats(state)[0]
        options = rules.options(state, seat)
        rules.apply(state, seat, options[dice.below(len(options))])
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_plays_a_whole_game_legally(game: str, spec: str) -> None:
    rules = registry().rules(f"{game}(players=2)")
    state, bot, decisions = rules.new("whole"), build_bot(spec), 0
    while not rules.over(state):
        seat = rules.waiting_seats(state)[0]
        action = ask(bot, rules, state, seat, dice_for("whole", decisions, seat))
        assert action in rules.options(state, seat)
        rules.apply(state, seat, action)
        decisions += 1
    assert decisions > 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_what_is_hidden_does_not_change_the_choice(game: str, spec: str) -> None:
    """Another world with the same view, the same dice: the same choice."""
    rules = registry().rules(f"{game}(players=3)")
    bot = build_bot(spec)
    for steps in (0, 7, 30, 60, 90):
        state = walk(rules, f"swap {steps}", steps)
        seat = rules.waiting_seats(state)[0]
        swapped = rules.determinize(state, seat, Rng.from_seed("another world"))
        assert rules.view(swapped, seat) == rules.view(state, seat)
        assert rules.digest(swapped) != rules.digest(state)
        chosen = [ask(bot, rules, world, seat, dice_for("swap", steps, seat)) for world in (state, swapped)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_dice_give_the_same_choice_and_leave_the_state_alone(game: str) -> None:
    rules = registry().rules(game)
    state = walk(rules, "same", 20)
    before = rules.digest(state)
    seat = rules.waiting_seats(state)[0]
    chosen = {ask(build_bot("greedy"), rules, state, seat, Rng.from_seed("dice")) for _ in range(3)}
    assert len(chosen) == 1
    assert rules.digest(state) == before


class Nosy(Bot):
    """Keeps whatever it is given."""

    def choose(self, question: Question, dice: Rng) -> int:
        self.held = [getattr(question, name) for name in dir(question) if not name.startswith("__")]
        self.guessed = question.guess(dice)
        return question.options[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_given_no_state_but_guesses(game: str) -> None:
    rules = registry().rules(game)
    state = rules.new("nosy")
    seat = rules.waiting_seats(state)[0]
    bot = Nosy()
    ask(bot, rules, state, seat, Rng.from_seed("nosy"))
    assert not any(isinstance(value, State) for value in bot.held)
    assert rules.digest(bot.guessed) != rules.digest(state)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    rules = registry().rules(f"{game}(players=2)")
    bots = [build_bot("greedy"), build_bot("random")]
    lead = 0
    for number in range(4):
        seed, decisions = f"match {number}", 0
        state = rules.new(seed)
        while not rules.over(state):
            seat = rules.waiting_seats(state)[0]
            bot = bots[(seat + number) % 2]
            rules.apply(state, seat, ask(bot, rules, state, seat, dice_for(seed, decisions, seat)))
            decisions += 1
        scores = rules.scores(state)
        lead += scores[number % 2] - scores[1 - number % 2]
    assert lead > 0
