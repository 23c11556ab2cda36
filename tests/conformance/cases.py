"""Everything that is registered, with every player count and every declared option: what the laws run over."""

import importlib
import importlib.util
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

from scripts.rule_coverage import read_rules
from tilewright.games.catalogue import registry
from tilewright.kernel.registry import Game, Option, Spec, Value
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

Census = Callable[[Rules, State], list[str]]
Canaries = Callable[[Rules, State, int, Rng], Iterator[tuple[str, State]]]


def no_census(rules: Rules, s: State) -> list[str]:
    return []


def no_canaries(rules: Rules, s: State, seat: int, dice: Rng) -> Iterator[tuple[str, State]]:
    return iter(())


class Hooks:
    """What only a game itself can say: where its pieces are, what is hidden, and which events tell more than a
    view keeps. A game gives it in `census_<game>.py` and `canaries_<game>.py` beside this file."""

    def __init__(
        self,
        census: Census = no_census,
        canaries: Canaries = no_canaries,
        loud: frozenset[str] = frozenset(),
        numbers: frozenset[str] = frozenset(),
    ) -> None:
        self.census = census
        self.canaries = canaries
        self.loud = loud
        self.numbers = numbers  # of its rules


def hooks_of(game: Game) -> Hooks:
    hooks = Hooks(numbers=rule_numbers(game))
    census = f"tests.conformance.census_{game.key}"
    if importlib.util.find_spec(census):
        hooks.census = importlib.import_module(census).census
    canaries = f"tests.conformance.canaries_{game.key}"
    if importlib.util.find_spec(canaries):
        found = importlib.import_module(canaries)
        hooks.canaries, hooks.loud = found.canaries, found.LOUD
    return hooks


def rule_numbers(game: Game) -> frozenset[str]:
    """Of the game and of its expansions, which keep their rules in folders inside its own."""
    package, _, name = game.rules_file.partition(":")
    folder = Path(str(files(package)))
    found = [read_rules(path.read_text(encoding="utf-8"), path.name) for path in folder.rglob(name)]
    return frozenset(number for numbers in found for number in numbers)


def values_of(option: Option) -> list[Value]:
    """The values worth trying; a file is another box and tested where boxes are."""
    if option.kind == "number":
        if option.name == "players":
            return list(range(option.low, option.high + 1))
        return sorted({option.low, option.high, int(str(option.default))})
    if option.kind == "flag":
        return [False, True]
    if option.kind == "choice":
        return list(option.choices)
    return [option.default, [0]] if option.kind == "seats" else [option.default]


def player_counts(game: Game) -> list[dict[str, Value]]:
    counts = [option for option in game.options if option.name == "players"]
    return [{"players": value} for option in counts for value in values_of(option)] or [{}]


def main_specs(game: Game) -> list[Spec]:
    """The game as it is, for every player count."""
    defaults: dict[str, Value] = {option.name: option.default for option in game.options}
    return [Spec(game, {**defaults, **count}) for count in player_counts(game)]


def other_specs(game: Game) -> list[Spec]:
    """Every other value of every other option, one at a time, for every player count; a value that is not
    offered alone is tried with each other value of another option."""
    found = []
    for plain in main_specs(game):
        changes = other_values(game)
        for change in changes:
            alone = Spec(game, {**plain.values, **change})
            pairs = [Spec(game, {**plain.values, **more, **change}) for more in changes]
            found += [alone] if is_offered(alone) else [pair for pair in pairs if is_offered(pair)]
    return list({spec.text(): spec for spec in found}.values())


def older(game: Game) -> list[Spec]:
    """What older rules are tried with: every player count, and other options with the usual one."""
    usual = {option.name: option.default for option in game.options}.get("players")
    options = [spec for spec in other_specs(game) if spec.values.get("players") == usual]
    return [
        Spec(game, spec.values, version) for version in game.versions[:-1] for spec in main_specs(game) + options
    ]


def other_values(game: Game) -> list[dict[str, Value]]:
    return [
        {option.name: value}
        for option in game.options
        for value in values_of(option)
        if option.name != "players" and value != option.default
    ]


def is_offered(spec: Spec) -> bool:
    try:
        spec.rules()
    except ValueError:
        return False
    return True


def all_games() -> list[Game]:
    return list(registry().games.values())
