"""The planner finds what trying everything finds, and says what each card needs, lacks, costs and feeds."""

import pytest

from tests.bots.artificium.positions import book, load, most_points, play_best
from tilewright.bots.artificium.mind import ArtificiumMind
from tilewright.bots.artificium.planner import plan_round
from tilewright.bots.catalogue import mind_for
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.kernel.rng import Rng

# In the last round, with nobody to come between, the points are all that counts.
ALONE = "round 4\nseat 1; out; points 3\n"
HANDS = [
    "seat 0; hand sawmill charcoal_house hunter_hut; coins 0",
    "seat 0; hand farm mill_bakery crystal_mine; coins 1",
    "seat 0; hand castle; coins 7; resources kvass metal coal",
    "seat 0; hand castle weapon_workshop; coins 5; resources kvass metal wood",
    "seat 0; hand laboratory wizard_tower; coins 2; resources coal crystal kvass; points 27",
    "seat 0; hand fair charcoal_house sawmill; coins 1",
    "seat 0; hand reconstruction ore_manufactory hunter_hut; coins 6; resources wood",
    "seat 0; hand kvass_yard mill_bakery; coins 3; points 18",
    "seat 0; hand ore_manufactory charcoal_house weapon_workshop; coins 4; resources food",
    "seat 0; hand laboratory weapon_workshop; coins 6; resources coal metal",
    "seat 0; hand fair; coins 0",
    "seat 0; hand castle ore_manufactory; coins 3; resources sword food",
]


def alone(line: str) -> ArtificiumState:
    return load(ALONE + line)


def best_score(line: str) -> int:
    s = alone(line)
    return most_points(s, 0, {})


@pytest.mark.parametrize("line", HANDS)
def test_the_best_turns_reach_what_trying_everything_reaches(line: str) -> None:
    assert book().scores(play_best(alone(line), 0))[0] == best_score(line)


@pytest.mark.parametrize("number", range(20))
def test_random_hands_are_planned_as_well_as_by_trying_everything(number: int) -> None:
    """Without Scouting and the Tower, which bring cards by chance, and Theft, which has no victim here."""
    dice = Rng.from_seed(f"hand {number}")
    kinds = [key for key in book().box.card_keys if key not in ("scouting", "wizard_tower", "theft")]
    hand = " ".join(kinds[dice.below(len(kinds))] for _ in range(3))
    goods = " ".join(book().box.resource_keys[dice.below(9)] for _ in range(dice.below(3))) or "none"
    line = f"seat 0; hand {hand}; coins {dice.below(5)}; resources {goods}; points {dice.below(40)}"
    assert book().scores(play_best(alone(line), 0))[0] == best_score(line)


def test_a_plan_says_what_feeds_what() -> None:
    s = alone("seat 0; hand sawmill charcoal_house weapon_workshop ore_manufactory; coins 4")
    plan = plan_round(ArtificiumMind(book()).values, s, 0)
    keys, goods = book().box.card_keys, book().box.resource_keys
    order = [keys[step.card] for step in plan.order]
    assert sorted(order) == ["charcoal_house", "ore_manufactory", "sawmill", "weapon_workshop"]
    assert plan.left == []
    feeds = {keys[step.card]: [order[place] for place in step.feeds] for step in plan.order}
    assert feeds == {
        "sawmill": ["charcoal_house"],
        "charcoal_house": ["weapon_workshop"],
        "ore_manufactory": ["weapon_workshop"],
        "weapon_workshop": [],
    }
    ore = plan.order[order.index("ore_manufactory")]
    assert [goods[kind] for kind, count in enumerate(ore.missing) if count] == ["food"]
    assert ore.cost == 4
    assert plan.points == 1 + 2 + 3 + 5


def test_a_card_that_stays_says_what_it_would_take() -> None:
    plan = plan_round(ArtificiumMind(book()).values, alone("seat 0; hand castle; coins 2; resources kvass"), 0)
    assert plan.order == []
    assert plan.worth == 0.0
    (castle,) = plan.left
    assert castle.cost == 1 + book().box.buy[book().box.resource("sword")]


def test_a_plan_reads_nothing_that_the_seat_does_not_know() -> None:
    text = "round 2\nseat 0; hand sawmill charcoal_house castle; coins 3\nseat 1; hand farm castle fair; coins 3"
    s = load(text)
    plans = []
    for dice in ("one", "two", "three"):
        plan = plan_round(ArtificiumMind(book()).values, book().determinize(s, 0, Rng.from_seed(dice)), 0)
        plans.append(([step.card for step in plan.order], plan.worth))
    assert plans[0] == plans[1] == plans[2]


def test_the_plan_names_cards() -> None:
    s = load("round 2\nseat 0; hand charcoal_house weapon_workshop farm; coins 6; resources wood metal")
    described = mind_for(book()).plan(s, 0)
    order, left = described["order"], described["left"]
    assert isinstance(order, list)
    assert isinstance(left, list)
    assert sorted(card["card"] for card in order + left) == ["charcoal_house", "farm", "weapon_workshop"]
    names = [card["card"] for card in order]
    burner, workshop = names.index("charcoal_house"), names.index("weapon_workshop")
    assert order[burner]["feeds"] == [workshop]
    assert order[burner]["needs"] == {"wood": 1}
    assert order[workshop]["missing"] == {}
    assert described["points"] == sum(book().box.cards[book().box.card_keys.index(name)].points for name in names)


def test_there_is_no_plan_once_the_round_is_over() -> None:
    s = load("round 2; phase closing\nseat 0; hand farm\nseat 1; hand farm")
    assert book().question_name(s) == "closing"
    assert mind_for(book()).plan(s, 0) == {}
