"""What a bot is asked and what it is: it sees a view, its options and guesses, never the true state."""

import time
from collections.abc import Callable
from typing import ClassVar

from tilewright.kernel.native import mypyc_attr
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

Guess = Callable[[Rng], State]
Look = Callable[[], dict[str, object]]


class Question:
    """A decision as one seat meets it; `guess` makes a possible world from some dice."""

    def __init__(
        self,
        rules: Rules,
        seat: int,
        look: Look,
        options: list[int],
        guess: Guess,
        spent: float = 0.0,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.look = look
        self.options = options
        self.guess = guess
        self.spent = spent  # seconds that the bot has thought in this turn; only bots with a clock look at it

    @property
    def view(self) -> dict[str, object]:
        """Built for those who ask: most bots need nothing but possible worlds."""
        return self.look()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses from what a question holds and from the dice: without a clock, the same of both gives the same."""

    name: ClassVar[str] = "bot"
    seconds: float = 0.0  # what it may think in a turn; 0: it has no clock

    def choose(self, question: Question, dice: Rng) -> int:
        """One of the options."""
        raise NotImplementedError

    def plan(self, question: Question, dice: Rng) -> list[int]:
        """Answers in a row: the first now, the others while this seat is asked on and they are options."""
        return [self.choose(question, dice)]

    def close(self) -> None:
        """The game is over, or nobody asks any more."""


def question_for(rules: Rules, state: State, seat: int, options: list[int], spent: float = 0.0) -> Question:
    """What that seat is asked; the true state stays on this side."""

    def guess(rng: Rng) -> State:
        return rules.determinize(state, seat, rng)

    def look() -> dict[str, object]:
        return rules.view(state, seat)

    return Question(rules, seat, look, options, guess, spent)


def ask_plan(
    bot: Bot,
    rules: Rules,
    state: State,
    seat: int,
    dice: Rng,
    options: list[int] | None = None,
    spent: float = 0.0,
) -> list[int]:
    """The bot's answers to what that seat is asked now and to what may follow; the first is an option."""
    if options is None:
        options = rules.options(state, seat)
    if len(options) == 1:
        return options
    actions = bot.plan(question_for(rules, state, seat, options, spent), dice)
    assert actions[0] in options
    return actions


def ask(bot: Bot, rules: Rules, state: State, seat: int, dice: Rng, options: list[int] | None = None) -> int:
    """The bot's answer to what that seat is asked now."""
    return ask_plan(bot, rules, state, seat, dice, options)[0]


def dice_for(seed: str, line: int, seat: int) -> Rng:
    """Dice for one decision, so that a game taken up again goes on as it would have."""
    return Rng.from_seed(f"{seed} bot {line} {seat}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Intent:
    """What a bot means to do with the rest of its turn, and how long it has thought about that turn."""

    def __init__(self) -> None:
        self.rest: list[int] = []  # of the plan, still to be done
        self.spent = 0.0  # seconds

    def follow(self, options: list[int]) -> int | None:
        """The next action of the plan; None if there is none or it is no option now: then the plan is void."""
        if self.rest and self.rest[0] in options:
            return self.rest.pop(0)
        self.rest = []
        return options[0] if len(options) == 1 else None

    def think(self, plan: list[int], seconds: float) -> int:
        """A plan that took so long to make: its first action is to be done now."""
        self.rest = plan[1:]
        self.spent += seconds
        return plan[0]


class Player:
    """A bot on its seat: thinks when it has to, else follows the plan that it made before."""

    def __init__(self, bot: Bot, rules: Rules, seat: int) -> None:
        self.bot = bot
        self.rules = rules
        self.seat = seat
        self.intent = Intent()
        self.thought = False  # whether the last answer was thought about and not followed

    def begin(self) -> None:
        """Somebody else was asked in between: a new turn, and whatever was planned is void."""
        self.intent = Intent()

    def answer(self, state: State, options: list[int], seed: str, line: int) -> int:
        """Its answer to what its seat is asked as that line of the game with that seed."""
        planned = self.intent.follow(options)
        self.thought = planned is None
        if planned is not None:
            return planned
        began = time.perf_counter()
        dice = dice_for(seed, line, self.seat)
        plan = ask_plan(self.bot, self.rules, state, self.seat, dice, options, self.intent.spent)
        return self.intent.think(plan, time.perf_counter() - began)


class Players:
    """All seats of one game; knows when one turn ends and the next begins."""

    def __init__(self, bots: list[Bot], rules: Rules) -> None:
        self.seated = [Player(bot, rules, seat) for seat, bot in enumerate(bots)]
        self.last = -1

    def answer(self, state: State, seat: int, options: list[int], seed: str, line: int) -> int:
        if seat != self.last:
            self.seated[seat].begin()
            self.last = seat
        return self.seated[seat].answer(state, options, seed, line)
