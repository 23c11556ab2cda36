"""Every game of this installation; the only place that names them all."""

from tilewright.games.artificium.book import GAME as ARTIFICIUM
from tilewright.games.keyflower.book import GAME as KEYFLOWER
from tilewright.games.keyflower.merchants.install import with_merchants
from tilewright.kernel.registry import Registry


def registry(files: bool = True) -> Registry:
    """Without `files` for whatever a stranger may have written: then no option can name a file of this machine."""
    found = Registry(files)
    found.add(with_merchants(KEYFLOWER))
    found.add(ARTIFICIUM)
    return found
