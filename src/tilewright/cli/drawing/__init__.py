"""Terminal drawings of games: the one that a bundle names, or the generic one."""

from tilewright.cli.drawing.generic import Drawing
from tilewright.games.catalogue import catalogue
from tilewright.presentation.game import Presentation

__all__ = ["Drawing", "drawing_for", "is_drawing"]


def drawing_for(presentation: Presentation) -> Drawing:
    """The drawing that was made for this game, or the one that fits any."""
    found, game = catalogue(), presentation.rules.game
    bundle = found.bundles.get(game)
    made = found.part(game, bundle.drawing, is_drawing) if bundle is not None else None
    return made(presentation) if isinstance(made, type) and issubclass(made, Drawing) else Drawing(presentation)


def is_drawing(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Drawing)
