"""Tilewright: rules engines for tile and card games, and the tables to play them on."""

from tilewright import core

__version__ = "0.1.0"

core.choose()
