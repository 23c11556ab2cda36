"""However many cards are in hand, a question takes no more than a bounded number of positions."""

import pytest

from tests.bots.artificium.positions import book, load
from tilewright.bots.artificium import limits
from tilewright.bots.artificium.mind import ArtificiumMind
from tilewright.games.artificium.state import actions as act
from tilewright.kernel.rng import Rng

MANY = "sawmill farm charcoal_house mill_bakery kvass_yard hunter_hut ore_manufactory crystal_mine"
COSTLY = "laboratory weapon_workshop castle reconstruction reconstruction fair"
BOARD = "coins 30; resources wood wheat coal food kvass metal crystal sword potion"
ASKED = {
    "mage": f"round 2; phase resolve\nseat 0; laid wizard_tower; hand {MANY} {COSTLY}; {BOARD}\nseat 1; out",
    "market": f"round 2; phase market\nmarket theft scouting fair castle laboratory farm\n"
    f"seat 0; hand {MANY} {COSTLY}; {BOARD}\nseat 1; hand farm; coins 3",
    "lay": f"round 2\nseat 0; hand {MANY} {COSTLY}; {BOARD}\nseat 1; hand farm; coins 3",
}


@pytest.mark.parametrize("taught", [False, True])
@pytest.mark.parametrize("phase", ASKED)
def test_a_large_hand_is_planned_within_bounds(phase: str, taught: bool) -> None:
    mind, s = ArtificiumMind(book()), load(ASKED[phase])
    if phase == "mage":
        for action in (act.APPLY, act.DONE):
            book().apply(s, 0, action)
    assert book().question_name(s) == phase
    asked = mind.deep if taught else mind.slow
    found = asked.turns(s, 0, 12, Rng.from_seed("large"))
    planner = asked.planner
    looked = planner.spent + planner.nodes
    assert found
    assert looked > limits.MOST_NODES  # else the position is no trial
    assert looked < 2 * limits.QUESTION_NODES
