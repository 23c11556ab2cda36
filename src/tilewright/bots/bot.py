"""What a bot is asked and what it is: it sees a view, its options and possible worlds, never the true state."""

from collections.abc import Callable
from typing import ClassVar

from tilewright.kernel.native import mypyc_attr
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

MakeWorld = Callable[[Rng], State]
Look = Callable[[], dict[str, object]]


class Question:
    """A decision as one seat meets it; `possible_world` makes one from some dice."""

    def __init__(
        self,
        rules: Rules,
        seat: int,
        look: Look,
        options: list[int],
        possible_world: MakeWorld,
        spent: float = 0.0,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.look = look
        self.options = options
        self.possible_world = possible_world
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

    def ponder(self, question: Question, dice: Rng, seconds: float) -> None:
        """Others think, and this bot may do so too for as long; the question is its seat's, without options."""

    def close(self) -> None:
        """The game is over, or nobody asks any more."""


def question_for(rules: Rules, state: State, seat: int, options: list[int], spent: float = 0.0) -> Question:
    """What that seat is asked; the true state stays on this side."""

    def possible_world(rng: Rng) -> State:
        return rules.determinize(state, seat, rng)

    def look() -> dict[str, object]:
        return rules.view(state, seat)

    return Question(rules, seat, look, options, possible_world, spent)


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
