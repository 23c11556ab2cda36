"""Artificium as it is registered: its rules, and where the rest of it is."""

from typing import Final

from tilewright.games.artificium.book import GAME
from tilewright.kernel.bundle import Bundle

BUNDLE: Final = Bundle(
    GAME,
    interface=1,
    minutes=(25, 50),
    weight=2,
    usual_players=3,
    presentation="tilewright.presentation.artificium:PRESENTATION",
    drawing="tilewright.cli.drawing.artificium:DRAWING",
    bots="tilewright.bots.artificium.mind:BOTS",
    pictures="tilewright.pictures.artificium:draw",
)
