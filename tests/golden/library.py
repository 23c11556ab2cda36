"""The golden records: games that were played once and must be playable for ever, letter by letter."""

import importlib
import importlib.util
import re
from collections.abc import Callable
from pathlib import Path

from tests.conformance.ours import all_games
from tilewright.conformance.cases import main_specs, other_specs
from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.match import Match
from tilewright.kernel.record import Replay
from tilewright.kernel.registry import Game, Spec, Value
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

FOLDER = Path(__file__).parent / "records"
PERFT = Path(__file__).parent / "perft.json"

Finder = Callable[[Rules, State, int, int, State, list[Event]], set[str]]


def golden_specs(game: Game) -> list[Spec]:
    """Every player count, and every other option with the usual one."""
    players = {option.name: option.default for option in game.options}.get("players")
    return main_specs(game) + [spec for spec in other_specs(game) if spec.values.get("players") == players]


def features_of(key: str) -> tuple[tuple[str, ...], Finder | None]:
    """What else a game wants to have seen, and how that is found out: `features_<game>.py` beside this file."""
    name = f"tests.golden.features_{key}"
    if not importlib.util.find_spec(name):
        return (), None
    module = importlib.import_module(name)
    return module.FEATURES, module.features


def folder_of(game: Game, version: int) -> Path:
    """Records of each rules version lie apart; those of an older one are never made again."""
    return FOLDER / f"{game.key}-{version}"


def versioned(spec: Spec) -> str:
    return f"{spec.game.key} {spec.version}"


def path_of(spec: Spec, feature: str = "") -> Path:
    options = spec.text().removeprefix(spec.game.key)
    words = re.sub(r"[^a-z0-9]+", "-", f"{options} {feature}".lower()).strip("-")
    return folder_of(spec.game, spec.version) / f"{words}.txt"


def features_in(match: Match, finder: Finder) -> set[str]:
    """Everything that a game shows, by playing it again."""
    rules, s = match.rules, match.at(0)
    found: set[str] = set()
    for line in match.lines:
        later, events, action = s.clone(), list[Event](), rules.parse(line.text)
        rules.apply(later, line.seat, action, events)
        found |= finder(rules, s, line.seat, action, later, events)
        s = later
    return found


def wanted() -> list[tuple[Path, Spec, str]]:
    """Every record of the newest rules that must be there, with the feature it is for."""
    found = []
    for game in all_games():
        found += [(path_of(spec), spec, "") for spec in golden_specs(game)]
        names, _ = features_of(game.key)
        usual = next(spec for spec in main_specs(game) if spec.text() == Spec(game, usual_values(game)).text())
        found += [(path_of(usual, name), usual, name) for name in names]
        found += [(path_of(spec, name), spec, name) for spec, name in more_of(game)]
    return found


def old_records() -> list[tuple[Path, Game, int]]:
    """Every record of older rules, with the version it is of."""
    found = [(game, version) for game in all_games() for version in game.versions[:-1]]
    return [
        (path, game, version) for game, version in found for path in sorted(folder_of(game, version).iterdir())
    ]


def more_of(game: Game) -> list[tuple[Spec, str]]:
    """Further games that it wants, each an option string and a feature: the `MORE` of its `features_<game>.py`."""
    name = f"tests.golden.features_{game.key}"
    if not importlib.util.find_spec(name):
        return []
    listed = getattr(importlib.import_module(name), "MORE", ())
    return [(registry().spec(text), feature) for text, feature in listed]


def usual_values(game: Game) -> dict[str, Value]:
    return {option.name: option.default for option in game.options}


def seen_in(replay: Replay) -> set[str]:
    _, finder = features_of(replay.spec.game.key)
    return set() if finder is None else features_in(replay.match, finder)
