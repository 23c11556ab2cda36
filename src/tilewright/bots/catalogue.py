"""Which mind plays which game; the only room for all bots that names games."""

from collections.abc import Callable
from typing import Final

from tilewright.bots.artificium.mind import ArtificiumMind
from tilewright.bots.chances import USUAL, Doubt
from tilewright.bots.generic import GenericMind
from tilewright.bots.keyflower.mind import KeyflowerMind
from tilewright.bots.mind import Mind
from tilewright.bots.settings import Settings
from tilewright.kernel.rules import Rules

MINDS: Final[dict[str, Callable[[Rules], Mind]]] = {"keyflower": KeyflowerMind, "artificium": ArtificiumMind}
# How sure a lead is, as it is told to people: fitted by scripts/calibrate, see docs/bots.md.
DOUBTS: Final[dict[str, Doubt]] = {"keyflower": Doubt(0.5, 14.0, 2.0), "artificium": Doubt(1.0, 7.0, 5.5)}
# What a search does otherwise in that game than in others. In Keyflower the forecast in the middle of a season and
# the season played on err apart. In Artificium quick answers waste what a planner makes of a hand, so lines end
# after a few turns and overrule the mind only where they are sure.
SEARCHES: Final[dict[str, dict[str, float]]] = {
    "keyflower": {"sight": 0.4},
    "artificium": {"stages": 0, "depth": 2, "trust": 100.0},
}
KEPT: Final = 8  # minds of rules that were asked for last

_kept: list[Mind] = []


def mind_for(rules: Rules) -> Mind:
    """The mind of these very rules; making one may take a while, so the last ones are kept."""
    for mind in _kept:
        if mind.rules is rules:
            return mind
    mind = MINDS.get(rules.game, GenericMind)(rules)
    _kept.append(mind)
    del _kept[:-KEPT]
    return mind


def doubt_for(rules: Rules) -> Doubt:
    return DOUBTS.get(rules.game, USUAL)


def settings_for(rules: Rules, wanted: dict[str, float]) -> Settings:
    """How to search in this game, with what a spec wants otherwise."""
    found = Settings()
    found.take(SEARCHES.get(rules.game, {}))
    found.take(wanted)
    return found
