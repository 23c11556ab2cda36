"""How games look in a terminal: the drawing that a game's bundle names, or the one that fits any."""

from tilewright.cli.drawing.tree import Drawing
from tilewright.games.catalogue import catalogue
from tilewright.kernel.rules import Rules
from tilewright.words.speech import Speech


def drawing_for(rules: Rules, speech: Speech) -> Drawing:
    """The drawing that was made for this game, or the one that fits any."""
    found = catalogue()
    bundle = found.bundles.get(rules.game)
    made = found.part(rules.game, bundle.presentation, is_drawing) if bundle is not None else None
    return made(rules, speech) if isinstance(made, type) and issubclass(made, Drawing) else Drawing(rules, speech)


def is_drawing(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Drawing)
