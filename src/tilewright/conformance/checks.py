"""What a game tells the conformance suite: counts of its pieces, planted secrets, public events."""

from collections.abc import Callable, Iterator
from importlib.resources import files

from tilewright.kernel.registry import Game
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from tilewright.words.rulebook import Rulebook

Counts = Callable[[Rules, State], list[str]]
PlantedSecrets = Callable[[Rules, State, int, Rng], Iterator[tuple[str, State]]]


def no_counts(rules: Rules, s: State) -> list[str]:
    return []


def nothing_planted(rules: Rules, s: State, seat: int, dice: Rng) -> Iterator[tuple[str, State]]:
    return iter(())


class Checks:
    """`counts` names every kind of piece of which there are too many or too few. `planted` makes worlds, each with
    a name, that differ from the true one only in what that seat cannot know. `loud` are kinds of events that tell
    something which everybody saw and no view repeats. `numbers` are those of the written rules."""

    def __init__(
        self,
        counts: Counts = no_counts,
        planted: PlantedSecrets = nothing_planted,
        loud: frozenset[str] = frozenset(),
        numbers: frozenset[str] = frozenset(),
    ) -> None:
        self.counts = counts
        self.planted = planted
        self.loud = loud
        self.numbers = numbers

    def of_game(self, game: Game) -> "Checks":
        """The same with the numbers of that game's rules, unless it has some."""
        return Checks(self.counts, self.planted, self.loud, self.numbers or rule_numbers(game))


def rule_numbers(game: Game) -> frozenset[str]:
    """Of the game and of its expansions; none if it has no written rules."""
    if not game.rules_file:
        return frozenset()
    for place in game.rules_file.split():
        package, _, name = place.partition(":")
        if not (files(package) / name).is_file():
            return frozenset()
    book = Rulebook(game.rules_file)
    return frozenset(rule.number for rule in book.rules if rule.number)
