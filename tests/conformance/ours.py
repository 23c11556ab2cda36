"""Our own games, and what each of them says to the laws."""

from functools import cache

from tests.conformance import (
    counts_artificium,
    counts_keyflower,
    planted_artificium,
    planted_keyflower,
)
from tilewright.conformance.checks import Checks
from tilewright.games.catalogue import OURS, load, registry
from tilewright.kernel.bundle import Bundle
from tilewright.kernel.registry import Game

CHECKS = {
    "keyflower": Checks(counts_keyflower.counts, planted_keyflower.planted, planted_keyflower.LOUD),
    "artificium": Checks(counts_artificium.counts, planted_artificium.planted, planted_artificium.LOUD),
}


def all_games() -> list[Game]:
    """Without those that other packages may have registered here."""
    keys = [bundle.game.key for bundle in map(load, OURS) if isinstance(bundle, Bundle)]
    return [registry().games[key] for key in keys]


@cache
def checks_for(key: str) -> Checks:
    return CHECKS[key].of_game(registry().games[key])


def checks_of(game: Game) -> Checks:
    return checks_for(game.key)
