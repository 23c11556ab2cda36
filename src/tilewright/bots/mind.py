"""What a game teaches the bots: turns worth a thought, how to play on quickly, what a position is worth."""

from collections.abc import Callable

from tilewright.bots.weight_sets import WeightSet
from tilewright.kernel.native import Row, i64, mypyc_attr
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State


class Turn:
    """Answers in a row from the question that waits to the end of the turn, or to the first reveal."""

    def __init__(self, actions: list[int], worth: float, reason: str, facts: dict[str, object]) -> None:
        self.actions = actions
        self.worth = worth  # in points of the final score, beside doing nothing
        self.reason = reason  # the key of a text that says why, shown with hints
        self.facts = facts


class Note:
    """Something to keep in mind beyond this turn: the key and facts of a text, shown with hints."""

    def __init__(self, reason: str, facts: dict[str, object]) -> None:
        self.reason = reason
        self.facts = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """One for each game, made from its rules. It is handed possible worlds, never the true state."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def turns(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        """At most so many turns worth a thought, the best first, never none; each can be played to its end."""
        raise NotImplementedError

    def ponder(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        """The same as `turns` with all that the mind has learned: what a search begins with."""
        return self.turns(world, seat, most, dice)

    def quick(self, world: State, seat: int, options: list[int], dice: Rng) -> int:
        """A sensible answer at once: what `easy` plays, and what searches play on with."""
        raise NotImplementedError

    def quick_choice(self, world: State, seat: int, choices: Row, dice: Rng) -> i64:
        """The same of options as a packed row, as searches have them."""
        return self.quick(world, seat, list(choices), dice)

    def value(self, world: State) -> list[float]:
        """The final points that each seat may expect."""
        raise NotImplementedError

    def sketch(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        """The same as `turns` at a fraction of its time, for the inside of a search; the order matters most."""
        return self.turns(world, seat, most, dice)

    def plan(self, world: State, seat: int) -> dict[str, object]:
        """How that seat would best go on beyond this turn, as JSON-able data in the game's own shape; empty if the
        game has no such thing. The world may be a guess: only what the seat knows may be in it."""
        return {}

    def notes(self, world: State, seat: int) -> list[Note]:
        """What that seat should keep in mind for later, the most important first; only what the seat knows."""
        return []

    def stage(self, world: State) -> int:
        """The season or round: a search plays on to the end of one, where positions are easiest to judge."""
        return 0

    def left(self, world: State) -> float:
        """The share of the game that is still to be played: 1 at its beginning, 0 when it is over."""
        return 0.0 if self.rules.over(world) else 0.5


class GameBots:
    """What bots know of one game, as its bundle names it."""

    def __init__(
        self,
        mind: Callable[[Rules], Mind],
        doubt: tuple[float, float, float] = (2.0, 10.0, 0.0),
        search: dict[str, float] | None = None,
        weights: Callable[[Rules, str], WeightSet] | None = None,
        weighted: Callable[[Rules, WeightSet], Mind] | None = None,
        package: str = "",
    ) -> None:
        self.mind = mind
        self.doubt = (
            doubt  # how sure a lead is, as it is shown to people: see Uncertainty, fitted by scripts/calibrate
        )
        self.search = search or {}  # what a search does otherwise in this game than in others: see Settings
        # If its numbers are in files: the set for a rule book and an edition, and the mind of a set.
        self.weights = weights
        self.weighted = weighted
        self.package = package  # where its data files are, if it has any: see ratings.py
