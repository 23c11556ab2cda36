"""What a bot is asked and what it is: it sees a view, its options and guesses, never the true state."""

from collections.abc import Callable

from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

Guess = Callable[[Rng], State]


class Question:
    """A decision as one seat meets it; `guess` makes a possible world from some dice."""

    def __init__(self, rules: Rules, seat: int, view: dict[str, object], options: list[int], guess: Guess) -> None:
        self.rules = rules
        self.seat = seat
        self.view = view
        self.options = options
        self.guess = guess


class Bot:
    """Chooses from what a question holds and from the dice: the same of both gives the same choice."""

    name: str = "bot"

    def choose(self, question: Question, dice: Rng) -> int:
        """One of the options."""
        raise NotImplementedError


def ask(bot: Bot, rules: Rules, state: State, seat: int, dice: Rng, options: list[int] | None = None) -> int:
    """The bot's answer to what that seat is asked now; the true state stays on this side."""
    if options is None:
        options = rules.options(state, seat)
    if len(options) == 1:
        return options[0]

    def guess(rng: Rng) -> State:
        return rules.determinize(state, seat, rng)

    action = bot.choose(Question(rules, seat, rules.view(state, seat), options, guess), dice)
    assert action in options
    return action


def dice_for(seed: str, line: int, seat: int) -> Rng:
    """Dice for one decision, so that a game taken up again goes on as it would have."""
    return Rng.from_seed(f"{seed} bot {line} {seat}")
