"""Every game of this installation: ours, and those of other packages; the only place that names ours."""

import os
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from tilewright.kernel.bundle import INTERFACE, Bundle, ExpansionBundle
from tilewright.kernel.registry import Registry
from tilewright.words.folders import add_folder

GROUP: Final = "tilewright.games"  # of entry points
SWITCH: Final = "TILEWRIGHT_PLUGINS"  # set to 0, it leaves out the games of other packages
OURS: Final = (
    "tilewright.games.keyflower.bundle:BUNDLE",
    "tilewright.games.artificium.bundle:BUNDLE",
    "tilewright.games.keyflower.merchants.bundle:EXPANSION",
)
KEY: Final = re.compile("[a-z][a-z0-9_]{0,39}")
TAKEN: Final = frozenset({"core", "cli", "server", "shell", "games"})  # how keys of other texts begin
MOST_PLAYERS: Final = 16
LONGEST: Final = 300  # letters of what is said about a broken plugin


class UnusableBundle(ValueError):
    """A bundle that cannot be used, and why."""


class Catalogue:
    """The bundles by key, and a line about each plugin that is not used, or not all of it."""

    def __init__(self) -> None:
        self.bundles: dict[str, Bundle] = {}
        self.broken: list[str] = []
        self.parts: dict[str, object] = {}  # that were loaded, by reference

    def add(self, offered: object) -> None:
        """A bundle or an expansion; UnusableBundle if it cannot be used."""
        if not isinstance(offered, Bundle | ExpansionBundle):
            raise UnusableBundle(f"it is a {type(offered).__name__}, not a Bundle or an ExpansionBundle")
        if offered.interface != INTERFACE:
            raise UnusableBundle(f"it is written for interface {offered.interface}, here is {INTERFACE}")
        if isinstance(offered, Bundle):
            self._add_game(offered)
        else:
            self._expand(offered)
        if offered.words:
            add_folder(offered.words)

    def _add_game(self, bundle: Bundle) -> None:
        game = bundle.game
        if not KEY.fullmatch(game.key) or game.key in TAKEN:
            raise UnusableBundle(f"a game cannot be called {game.key[:60]!r}")
        if game.key in self.bundles:
            raise UnusableBundle(f"there is already a game {game.key}")
        players = [option for option in game.options if option.name == "players" and option.kind == "number"]
        if not players or not 1 <= players[0].low <= players[0].high <= MOST_PLAYERS:
            raise UnusableBundle(f"it needs an option players, a number from 1 to {MOST_PLAYERS} at most")
        self.bundles[game.key] = bundle

    def _expand(self, expansion: ExpansionBundle) -> None:
        bundle = self.bundles.get(expansion.base)
        if bundle is None:
            raise UnusableBundle(f"there is no game {expansion.base} for it")
        if not KEY.fullmatch(expansion.name) or expansion.name in {*TAKEN, *self.text_prefixes()}:
            raise UnusableBundle(f"an expansion cannot be called {expansion.name[:60]!r}")
        extended = expansion.extend(bundle.game)
        if extended.key != bundle.game.key:
            raise UnusableBundle(f"it makes {extended.key} out of {bundle.game.key}")
        bundle.game = extended
        bundle.text_prefixes.append(expansion.name)

    def text_prefixes(self) -> list[str]:
        return [prefix for bundle in self.bundles.values() for prefix in bundle.text_prefixes]

    def part(self, key: str, reference: str, fits: Callable[[object], bool]) -> object | None:
        """What a game's bundle refers to; None if it is left out, or broken, which is said once."""
        if reference and reference not in self.parts:
            self.parts[reference] = None
            try:
                found = load(reference)
                if not fits(found):
                    raise UnusableBundle(f"it is a {type(found).__name__}, which is not what belongs there")
                self.parts[reference] = found
            except Exception as error:
                self.note(f"{key} ({reference})", error)
        return self.parts.get(reference)

    def note(self, name: str, error: Exception) -> None:
        """Keep a line about something that is not used."""
        self.broken.append(one_line(f"{name}: {described(error)}"))


def load(reference: str) -> object:
    """The object of `module:name`."""
    module, _, name = reference.partition(":")
    found: object = getattr(import_module(module), name)
    return found


def described(error: Exception) -> str:
    return str(error) if isinstance(error, UnusableBundle) else f"{type(error).__name__}: {error}"


def one_line(text: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:LONGEST]


def use_plugins() -> bool:
    return os.environ.get(SWITCH) != "0"


def plugins() -> list[EntryPoint]:
    """What other packages register, in a fixed order."""
    return sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))


def add_plugins(found: Catalogue, entries: list[EntryPoint]) -> None:
    """Games first, so that an expansion finds its base; one that is broken takes no other with it."""
    offers: list[tuple[str, object]] = []
    for entry in entries:
        package = f", {entry.dist.name} {entry.dist.version}" if entry.dist else ""
        name = f"{entry.name} ({entry.value}{package})"
        try:
            offers.append((name, entry.load()))
        except Exception as error:
            found.note(name, error)
    offers.sort(key=lambda offer: isinstance(offer[1], ExpansionBundle))
    for name, offered in offers:
        try:
            found.add(offered)
        except Exception as error:
            found.note(name, error)


@cache
def catalogue() -> Catalogue:
    """Loaded when it is first asked for, once in a process."""
    found = Catalogue()
    for reference in OURS:
        found.add(load(reference))
    if use_plugins():
        add_plugins(found, plugins())
    return found


def registry(files: bool = True) -> Registry:
    """Without `files` for whatever a stranger may have written: then no option can name a file of this machine."""
    found = Registry(files)
    for bundle in catalogue().bundles.values():
        found.add(bundle.game)
    return found
