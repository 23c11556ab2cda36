"""Which mind plays which game, as the bundles of the games say."""

from typing import Final

from tilewright.bots.generic_mind import GenericMind
from tilewright.bots.mind import GameBots, Mind
from tilewright.bots.search_settings import SearchSettings
from tilewright.bots.win_chance import USUAL, Doubt
from tilewright.games.catalogue import catalogue
from tilewright.kernel.rules import Rules

UNKNOWN: Final = GameBots(GenericMind, (USUAL.end, USUAL.more, USUAL.hope))
KEPT: Final = 8  # minds of rules that were asked for last

_kept: list[Mind] = []


def bots_of(rules: Rules) -> GameBots:
    """What bots know of this game; of one that teaches them nothing, what they know of any."""
    found = catalogue()
    bundle = found.bundles.get(rules.game)
    known = found.part(rules.game, bundle.bots, is_game_bots) if bundle is not None else None
    return known if isinstance(known, GameBots) else UNKNOWN


def is_game_bots(found: object) -> bool:
    return isinstance(found, GameBots)


def mind_for(rules: Rules) -> Mind:
    """The mind of these very rules; making one may take a while, so the last ones are kept."""
    for mind in _kept:
        if mind.rules is rules:
            return mind
    mind = make_mind(rules)
    _kept.append(mind)
    del _kept[:-KEPT]
    return mind


def make_mind(rules: Rules) -> Mind:
    """A mind that cannot be made gives way to the one that plays any game."""
    try:
        return bots_of(rules).mind(rules)
    except Exception as error:
        catalogue().note(f"{rules.game}, mind", error)
        return GenericMind(rules)


def doubt_for(rules: Rules) -> Doubt:
    return Doubt(*bots_of(rules).doubt)


def settings_for(rules: Rules, wanted: dict[str, float]) -> SearchSettings:
    """How to search in this game, with what a spec wants otherwise."""
    found = SearchSettings()
    found.take(bots_of(rules).search)
    found.take(wanted)
    return found
