"""Every game of this installation; the only place that names them all."""

from tilewright.games.artificium.book import GAME as ARTIFICIUM
from tilewright.games.keyflower.book import GAME as KEYFLOWER
from tilewright.games.keyflower.merchants.install import with_merchants
from tilewright.kernel.registry import Registry


def registry() -> Registry:
    found = Registry()
    found.add(with_merchants(KEYFLOWER))
    found.add(ARTIFICIUM)
    return found
