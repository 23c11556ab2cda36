"""Every game of this installation; the only place that names them all."""

from tilewright.games.artificium.book import GAME as ARTIFICIUM
from tilewright.games.keyflower.book import GAME as KEYFLOWER
from tilewright.kernel.registry import Registry


def registry() -> Registry:
    found = Registry()
    found.add(KEYFLOWER)
    found.add(ARTIFICIUM)
    return found
