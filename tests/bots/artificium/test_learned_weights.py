"""Positions in which `normal` errs and `hard`, with what was learned from games played out, does not."""

import pytest

from tests.bots.artificium.positions import book, load
from tests.bots.artificium.test_mind import walk
from tilewright.bots.artificium.mind import ArtificiumMind
from tilewright.bots.bot import ask_plan, dice_for
from tilewright.bots.specs import build_bot
from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.kernel.rng import Rng

OTHER = "seat 1; hand farm farm; coins 3"
# The Mage brings most while there are other cards to throw away for the ones drawn, and coins to apply those with.
TOWER_FIRST = f"round 4\nseat 0; hand sawmill wizard_tower hunter_hut; coins 6; resources kvass potion\n{OTHER}"
# Eight points and a Knight, or eight points and a Mage.
MAGE_OR_KNIGHT = f"""
round 4; phase market
market wizard_tower scouting sawmill castle kvass_yard farm
seat 0; hand sawmill farm hunter_hut charcoal_house weapon_workshop; coins 12; resources kvass
{OTHER}
"""


def choice(spec: str, text: str) -> str:
    s = load(text)
    return book().text(ask_plan(build_bot(spec), book(), s, 0, dice_for("choice", 1, 0))[0])


def test_the_tower_comes_before_what_it_may_throw_away() -> None:
    assert choice("normal", TOWER_FIRST) == "lay sawmill"
    assert choice("hard:playouts=60", TOWER_FIRST) == "lay wizard_tower"


def test_the_mage_is_worth_more_than_the_knight() -> None:
    assert choice("normal", MAGE_OR_KNIGHT).endswith("castle")
    assert choice("hard:playouts=60", MAGE_OR_KNIGHT).endswith("wizard_tower")


def test_there_is_a_number_for_every_card_and_round() -> None:
    rounds, mind = book().box.numbers.rounds, ArtificiumMind(book())
    for values in (mind.values, mind.taught):
        assert len(values.poor) == len(values.rich) == CARD_KINDS * rounds
        assert len(values.slopes) == rounds * (len(values.knees) + 1)
        assert len(values.worth) == RESOURCE_KINDS
        assert len(values.mage) == len(values.scout) == 3 * rounds


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_changes_nothing_that_is_pondered(players: int) -> None:
    rules, mind = book(players), ArtificiumMind(book(players))
    for s, seat in walk(players, "pondered", 10)[::9]:
        if rules.question_name(s) == "market":  # a redraw is tried with hands from the guessed deck
            continue
        answers = []
        for dice in ("one", "two"):
            world = rules.determinize(s, seat, Rng.from_seed(dice))
            found = mind.ponder(world, seat, 5, Rng.from_seed("same"))
            answers.append([(turn.actions, turn.worth) for turn in found])
        assert answers[0] == answers[1]
