"""Keyflower in a terminal: market, villages as hexagons, boats, screens, and every option in words."""

from tilewright.cli.drawing.keyflower.picture import KeyflowerDrawing

DRAWING = KeyflowerDrawing
