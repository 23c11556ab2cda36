"""Tilewright: modern board games for people, bots and researchers.

    import tilewright

    table = tilewright.new("keyflower", players=2, seed="demo")
    table.options()                 # everything that is legal
    table.play(table.options()[0])
    table.why_not("bid forge")      # the rule that forbids it
    table.play_bot("normal")
    table.score(0)                  # points, line by line

What is listed in `__all__` is the public API; everything else may change.
"""

from typing import TYPE_CHECKING

from tilewright import core

__version__ = "0.3.0"

core.choose()

if TYPE_CHECKING:
    from tilewright.api.answers import Advice as Advice
    from tilewright.api.answers import GameError as GameError
    from tilewright.api.answers import IllegalMove as IllegalMove
    from tilewright.api.answers import Option as Option
    from tilewright.api.answers import Score as Score
    from tilewright.api.start import list_games as list_games
    from tilewright.api.start import load as load
    from tilewright.api.start import load_position as load_position
    from tilewright.api.start import new as new
    from tilewright.api.table import Table as Table

_HOMES = {
    "answers": ("Advice", "GameError", "IllegalMove", "Option", "Score"),
    "start": ("list_games", "load", "load_position", "new"),
    "table": ("Table",),
}
__all__ = sorted(name for names in _HOMES.values() for name in names)


def __getattr__(name: str) -> object:
    """Load the public names when somebody asks for them: a command or a bot's process needs none of it."""
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"tilewright.api.{home}"), name)
    raise AttributeError(f"module 'tilewright' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
