"""Which mind plays which game, as the bundles of the games say."""

from typing import Final

from tilewright.bots.generic_mind import GenericMind
from tilewright.bots.mind import GameBots, Mind
from tilewright.bots.ratings import read_ratings
from tilewright.bots.search_settings import SearchSettings
from tilewright.bots.win_chance import USUAL, Uncertainty
from tilewright.games.catalogue import catalogue
from tilewright.kernel.rules import Rules

UNKNOWN: Final = GameBots(GenericMind, (USUAL.end, USUAL.more, USUAL.optimism))
KEPT: Final = 12  # minds of rules that were asked for last


class KeptMind:
    def __init__(self, mind: Mind, edition: str) -> None:
        self.mind = mind
        self.edition = edition


_kept: list[KeptMind] = []


def bots_of(rules: Rules) -> GameBots:
    """What bots know of this game; of one that teaches them nothing, what they know of any."""
    found = catalogue()
    bundle = found.bundles.get(rules.game)
    known = found.part(rules.game, bundle.bots, is_game_bots) if bundle is not None else None
    return known if isinstance(known, GameBots) else UNKNOWN


def ratings_for(game: str) -> dict[str, int]:
    """How strong the levels are in that game; empty if nobody has measured it."""
    found = catalogue()
    bundle = found.bundles.get(game)
    known = found.part(game, bundle.bots, is_game_bots) if bundle is not None else None
    return read_ratings(known.package) if isinstance(known, GameBots) and known.package else {}


def is_game_bots(found: object) -> bool:
    return isinstance(found, GameBots)


def mind_for(rules: Rules, edition: str = "") -> Mind:
    """The mind of these very rules; making one may take a while, so the last ones are kept."""
    for kept in _kept:
        if kept.mind.rules is rules and kept.edition == edition:
            return kept.mind
    mind = make_mind(rules, edition)
    _kept.append(KeptMind(mind, edition))
    del _kept[:-KEPT]
    return mind


def make_mind(rules: Rules, edition: str = "") -> Mind:
    """A mind that cannot be made gives way to the one that plays any game. What plays without weight sets plays
    the same in every edition."""
    try:
        bots = bots_of(rules)
        if bots.weights is not None and bots.weighted is not None:
            return bots.weighted(rules, bots.weights(rules, edition))
        return bots.mind(rules)
    except Exception as error:
        catalogue().note(f"{rules.game}, mind", error)
        return GenericMind(rules)


def doubt_for(rules: Rules) -> Uncertainty:
    return Uncertainty(*bots_of(rules).doubt)


def settings_for(rules: Rules, wanted: dict[str, float], edition: str = "") -> SearchSettings:
    """How to search in this game, with what its weight set and a spec want otherwise."""
    found, bots = SearchSettings(), bots_of(rules)
    found.take(bots.search)
    if bots.weights is not None:
        found.take(bots.weights(rules, edition).search())
    found.take(wanted)
    return found
