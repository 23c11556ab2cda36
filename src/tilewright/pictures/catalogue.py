"""Finds the function that draws a game: the one that its bundle names, if any."""

from collections.abc import Callable
from typing import Any, cast

from tilewright.games.catalogue import catalogue
from tilewright.pictures.svg import Picture

Draw = Callable[[dict[str, Any], list[str], int, str, str], Picture]


def drawing_of(game: str) -> Draw | None:
    found = catalogue()
    bundle = found.bundles.get(game)
    made = found.part(game, bundle.pictures, callable) if bundle is not None else None
    return cast(Draw, made) if callable(made) else None
