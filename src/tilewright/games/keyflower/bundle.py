"""Keyflower as it is registered: its rules, and where the rest of it is."""

from typing import Final

from tilewright.games.keyflower.book import GAME
from tilewright.kernel.bundle import Bundle

BUNDLE: Final = Bundle(
    GAME,
    interface=1,
    minutes=(60, 120),
    weight=4,
    usual_players=4,
    presentation="tilewright.presentation.keyflower:PRESENTATION",
    drawing="tilewright.cli.drawing.keyflower:DRAWING",
    bots="tilewright.bots.keyflower.mind:BOTS",
    pictures="tilewright.pictures.keyflower:draw",
)
