"""What this package registers: the game, and where the rest of it is."""

from tilewright.kernel.bundle import Bundle
from windfall.book import GAME

BUNDLE = Bundle(
    GAME,
    interface=1,
    minutes=(10, 20),
    weight=1,
    usual_players=4,
    words="windfall:words",
    presentation="windfall.presentation:WindfallPresentation",
    drawing="windfall.drawing:WindfallDrawing",
    bots="windfall.bots:BOTS",
    picture="windfall:picture.svg",
    checks="windfall.checks:CHECKS",
)
