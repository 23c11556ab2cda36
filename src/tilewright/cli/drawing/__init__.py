"""How games look in a terminal: the drawing of a game is the module here that bears its name."""

from importlib import import_module
from importlib.util import find_spec

from tilewright.cli.drawing.tree import Drawing
from tilewright.kernel.rules import Rules
from tilewright.words.speech import Speech


def drawing_for(rules: Rules, speech: Speech) -> Drawing:
    """The drawing that was made for this game, or the one that fits any."""
    name = f"{__name__}.{rules.game}"
    if find_spec(name) is None:
        return Drawing(rules, speech)
    drawing = import_module(name).DRAWING(rules, speech)
    assert isinstance(drawing, Drawing)
    return drawing
