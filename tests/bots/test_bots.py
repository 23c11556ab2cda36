"""Bots choose legally, from dice and from what their seat may know, and from nothing else."""

import pytest

from tests.fields import fields
from tests.kernel.toy import DRAW, END, SHOW, Toy, card
from tilewright.bots.bot import Bot, Question, ask, ask_plan, dice_for
from tilewright.bots.greedy import lead_after
from tilewright.bots.ladder import STYLES
from tilewright.bots.players import Player, Players
from tilewright.bots.specs import BOTS, build_bot
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

GAMES = list(registry().games)
FULL = ["keyflower(players=3)", "keyflower(players=2,merchants=true)", "artificium(players=3)"]
MOMENTS = (0, 1, 7, 18, 30, 45, 60, 75, 90, 120)
# Searches with a count of lines, so that they can be repeated, and few of them, so that a whole game is quick.
# Styles differ in numbers only.
FEW = "playouts=6,worlds=1,most=3,stages=0"
SPECS = [spec for spec in BOTS if spec not in ("hard", "master", *STYLES[1:])] + [f"hard:{FEW}", f"master:{FEW}"]


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


@pytest.mark.parametrize("game", FULL)
@pytest.mark.parametrize("spec", SPECS)
def test_what_is_hidden_does_not_change_the_choice(game: str, spec: str) -> None:
    """Another world with the same view, the same dice: the same choice and the same plan for the turn."""
    rules = registry().rules(game)
    bot = build_bot(spec)
    for steps in MOMENTS:
        state = walk(rules, f"swap {steps}", steps)
        if rules.over(state):
            break
        seat = rules.waiting_seats(state)[0]
        swapped = rules.determinize(state, seat, Rng.from_seed("another world"))
        assert rules.view(swapped, seat) == rules.view(state, seat)
        assert rules.digest(swapped) != rules.digest(state)
        plans = [ask_plan(bot, rules, world, seat, dice_for("swap", steps, seat)) for world in (state, swapped)]
        assert plans[0] == plans[1]


@pytest.mark.parametrize("game", FULL)
def test_equal_views_give_equal_guesses(game: str) -> None:
    rules = registry().rules(game)
    for steps in MOMENTS:
        state = walk(rules, f"guess {steps}", steps)
        for seat in range(rules.seats):
            swapped = rules.determinize(state, seat, Rng.from_seed("another world"))
            guesses = [rules.determinize(world, seat, Rng.from_seed("dice")) for world in (state, swapped)]
            assert rules.digest(guesses[0]) == rules.digest(guesses[1])


@pytest.mark.parametrize("game", FULL)
@pytest.mark.parametrize("spec", SPECS)
def test_a_plan_can_be_played_until_somebody_else_is_asked(game: str, spec: str) -> None:
    """Legal to its end in the true game, unless something came to light on the way."""
    rules = registry().rules(game)
    bot = build_bot(spec)
    for steps in MOMENTS[:4]:
        state = walk(rules, f"plan {steps}", steps)
        seat = rules.waiting_seats(state)[0]
        for action in ask_plan(bot, rules, state, seat, dice_for("plan", steps, seat)):
            news = state.news()
            assert action in rules.options(state, seat)
            rules.apply(state, seat, action)
            if state.news() != news:
                break


@pytest.mark.parametrize("game", GAMES)
def test_the_same_dice_give_the_same_choice_and_leave_the_state_alone(game: str) -> None:
    rules = registry().rules(game)
    state = walk(rules, "same", 20)
    before = rules.digest(state)
    seat = rules.waiting_seats(state)[0]
    chosen = {ask(build_bot("greedy"), rules, state, seat, Rng.from_seed("dice")) for _ in range(3)}
    assert len(chosen) == 1
    assert rules.digest(state) == before


class Keeping(Bot):
    """Keeps whatever it is given."""

    def choose(self, question: Question, dice: Rng) -> int:
        self.held = [getattr(question, name) for name in fields(question)]
        self.guessed = question.possible_world(dice)
        return question.options[-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_given_no_state_but_guesses(game: str) -> None:
    rules = registry().rules(game)
    state = rules.new("nosy")
    seat = rules.waiting_seats(state)[0]
    bot = Keeping()
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


class Judged(Toy):
    """The points are what the judge says, whatever is played."""

    points = [5, 9, 3]

    def scores(self, s: State) -> list[int]:
        return self.points


def test_greedy_weighs_its_own_points_twice_and_the_best_opponent_against_them() -> None:
    rules = Judged(3)
    state = rules.new("judged")
    option = rules.options(state, 0)[0]
    assert lead_after(rules, state.clone(), 0, option, Rng.from_seed("luck")) == 2 * 5 - 9
    rules.points = [5, 20, 3]
    assert lead_after(rules, state.clone(), 0, option, Rng.from_seed("luck")) == 2 * 5 - 20


class Planning(Bot):
    """Always means to draw twice and end; counts how often it has to think."""

    def __init__(self) -> None:
        self.spent: list[float] = []

    def plan(self, question: Question, dice: Rng) -> list[int]:
        self.spent.append(question.spent)
        return [card(DRAW), card(DRAW), card(END)]


def test_a_plan_is_followed_while_it_can_be_and_forgotten_when_another_is_asked() -> None:
    rules = Toy(2)
    state, bot = rules.new("follow"), Planning()
    players = Players([bot, build_bot("random")], rules)
    done: list[tuple[int, bool]] = []
    while rules.waiting_seats(state) == [0]:
        action = players.answer(state, 0, rules.options(state, 0), "follow", len(done))
        done.append((action, players.seated[0].thought))
        rules.apply(state, 0, action)
    assert done == [(card(DRAW), True), (card(DRAW), False), (card(END), False)]
    state = rules.new("follow")
    players.answer(state, 1, rules.options(state, 0), "follow", 3)
    players.answer(state, 0, rules.options(state, 0), "follow", 4)
    assert players.seated[0].plan.rest == [card(DRAW), card(END)]
    players.answer(state, 1, rules.options(state, 0), "follow", 5)
    players.answer(state, 0, rules.options(state, 0), "follow", 6)
    assert players.seated[0].thought  # the plan was void
    assert bot.spent == [0.0, 0.0, 0.0]  # a new turn has all its time again


def test_a_plan_holds_until_another_seat_acts_alone_or_something_is_revealed() -> None:
    match = Match(Toy(2), "hold")
    player = Player(Planning(), match.rules, 0)
    player.plan.rest = [card(END)]
    plan = player.plan
    match.act(0, "end")
    player.go_on(match.lines)
    assert player.plan is plan
    match.act(1, "end")
    player.go_on(match.lines)
    assert player.plan is not plan
    assert (player.plan.line, player.plan.rest) == (2, [])
    plan = player.plan
    match.act(1, "offer nothing")
    player.go_on(match.lines)
    assert player.plan is plan
    match.act(0, "offer nothing")
    other = Player(Planning(), match.rules, 1)
    other.begin(2)
    plan = other.plan
    other.go_on(match.lines)
    assert other.plan is not plan  # the offers were revealed


def test_an_answer_that_is_no_option_any_more_is_thought_about_again() -> None:
    rules = Toy(2)
    state, bot = rules.new("again"), Planning()
    players = Players([bot, build_bot("random")], rules)
    players.answer(state, 0, rules.options(state, 0), "again", 0)
    players.seated[0].plan.rest = [card(SHOW, 2), card(END)]
    without = [option for option in rules.options(state, 0) if option != card(SHOW, 2)]
    assert players.answer(state, 0, without, "again", 1) == card(DRAW)
    assert len(bot.spent) == 2
    assert bot.spent[1] > 0.0  # the same turn: what was thought before counts
