"""Every card: what it takes, gives and scores, and the six effects (AR-5)."""

import pytest

from tests.games.artificium.board import Board, book_of, everything_but

PRODUCTION = [
    ("sawmill", 8, {}, {"wood": 2}, 1),
    ("farm", 8, {}, {"wheat": 2}, 1),
    ("charcoal_house", 8, {"wood": 1}, {"coal": 1}, 2),
    ("mill_bakery", 8, {"wheat": 1}, {"food": 1}, 2),
    ("kvass_yard", 8, {"wheat": 1}, {"kvass": 1}, 2),
    ("hunter_hut", 8, {"wood": 1}, {"food": 1}, 2),
    ("ore_manufactory", 8, {"food": 1}, {"metal": 1}, 3),
    ("crystal_mine", 8, {"food": 1}, {"crystal": 1}, 3),
    ("laboratory", 6, {"coal": 1, "crystal": 1}, {"potion": 1}, 5),
    ("weapon_workshop", 6, {"coal": 1, "metal": 1}, {"sword": 1}, 5),
]


def words(goods: dict[str, int]) -> str:
    return " ".join(f"{count} {key}" for key, count in goods.items()) or "none"


@pytest.mark.rule("AR-5.1")
@pytest.mark.parametrize(("card", "count", "inputs", "outputs", "points"), PRODUCTION)
def test_a_building_as_printed(
    card: str, count: int, inputs: dict[str, int], outputs: dict[str, int], points: int
) -> None:
    box = book_of("artificium(players=2)").box
    assert box.cards[box.card(card)].count == count
    board = Board(f"seat 0; hand 1 {card}; resources {words(inputs)}\nseat 1; out")
    board.do(f"0 lay {card}", "0 apply", "0 done")
    assert board.goods(0) == outputs
    assert board.table.points[0] == points
    assert board.table.coins[0] == 0


@pytest.mark.rule("AR-5.1")
@pytest.mark.parametrize(("card", "count", "inputs", "outputs", "points"), PRODUCTION[2:])
def test_a_building_without_one_of_its_inputs_cannot_be_applied(
    card: str, count: int, inputs: dict[str, int], outputs: dict[str, int], points: int
) -> None:
    for missing in inputs:
        have = {key: n for key, n in inputs.items() if key != missing}
        board = Board(f"seat 0; hand 1 {card}; resources {words(have)}\nseat 1; out").do(f"0 lay {card}")
        assert board.offered(0) == ["discard", "withdraw"]


@pytest.mark.rule("AR-5.1", "AR-5.2")
def test_the_example_of_the_rulebook_eighteen_points_from_five_buildings() -> None:
    """Sawmill, mill-bakery, kvass yard and weapon workshop with some resources from before, then the castle."""
    hand = "1 sawmill 1 mill_bakery 1 kvass_yard 1 weapon_workshop 1 castle"
    goods = "2 wheat 1 coal 1 metal"
    board = Board(f"seat 0; hand {hand}; coins 1; resources {goods}\nseat 1; points 20; out")
    for card in ("sawmill", "mill_bakery", "kvass_yard", "weapon_workshop"):
        board.do(f"0 lay {card}", "0 apply", "0 done")
    assert board.goods(0) == {"wood": 3, "food": 1, "kvass": 1, "sword": 1}  # one wood from cell 10
    assert board.table.points[0] == 1 + 2 + 2 + 5
    board.do("0 lay castle", "0 apply", "0 done", "0 knight 1")
    assert list(board.table.points) == [18, 16]
    assert board.goods(0) == {"wood": 3, "food": 1}
    assert board.table.coins[0] == 0


@pytest.mark.rule("AR-5.2")
@pytest.mark.parametrize(("coins", "payable"), [(1, True), (0, False)])
@pytest.mark.parametrize(("card", "made"), [("castle", "sword"), ("wizard_tower", "potion")])
def test_castle_and_tower_take_a_coin_as_well(card: str, made: str, coins: int, payable: bool) -> None:
    board = Board(f"seat 0; hand 1 {card}; coins {coins}; resources 1 kvass 1 {made}\nseat 1; out")
    board.do(f"0 lay {card}")
    assert ("apply" in board.offered(0)) == payable
    if payable:
        board.do("0 apply", "0 done")
        assert board.table.points[0] == 8
        assert board.table.coins[0] == 0
        assert board.goods(0) == {}


@pytest.mark.rule("AR-5.2", "AR-8.3")
def test_the_knight_must_go_for_an_opponent() -> None:
    position = "seat 0; hand 1 castle; coins 1; resources 1 kvass 1 sword\nseat 1; points 9; out\nseat 2; out"
    board = Board(position, players=3).do("0 lay castle", "0 apply", "0 done")
    assert board.offered(0) == ["knight 1", "knight 2"]
    assert board.refused("0 knight 0") == "AR-8.3"
    assert board.refused("0 done") == "AR-5.2"
    board.do("0 knight 1")
    assert list(board.table.points) == [8, 5, 0]


@pytest.mark.rule("AR-5.2")
def test_the_mage_draws_five_cards_and_discards_any_three() -> None:
    board = Board("seat 0; hand 1 wizard_tower 2 farm; coins 1; resources 1 kvass 1 potion\nseat 1; out")
    board.do("0 lay wizard_tower", "0 apply", "0 done")
    assert sum(board.hand(0).values()) == 7
    assert board.refused("0 done") == "AR-5.2"
    board.do("0 discard farm", "0 discard farm")
    assert board.refused("0 discard farm") == ("" if "farm" in board.hand(0) else "AR-5.2")
    board.do(f"0 discard {next(iter(board.hand(0)))}")
    assert sum(board.hand(0).values()) == 4
    assert sum(board.pile("discards").values()) == 3
    assert board.asked == "lay"
    assert board.waiting == [0]


@pytest.mark.rule("AR-5.2")
def test_what_the_mage_draws_is_secret_and_what_it_discards_is_not() -> None:
    board = Board("seat 0; hand 1 wizard_tower; coins 1; resources 1 kvass 1 potion\nseat 1; out")
    board.do("0 lay wizard_tower", "0 apply", "0 done")
    assert board.event("drew", 1) == {"kind": "drew", "seat": 0, "count": 5}
    drawn = board.event("drew", 0)["cards"]
    assert isinstance(drawn, list)
    board.do(f"0 discard {drawn[0]}")
    assert board.event("dropped", 1)["card"] == drawn[0]


@pytest.mark.rule("AR-5.3")
def test_scouting_takes_a_random_card_and_the_victim_draws_one() -> None:
    taken = set()
    for seed in range(20):
        board = Board("seat 0; hand 1 scouting\nseat 1; hand 1 farm 1 castle; out", seed=str(seed))
        board.do("0 lay scouting", "0 apply", "0 done", "0 scout 1")
        assert sum(board.hand(0).values()) == 1
        assert sum(board.hand(1).values()) == 2
        assert board.applied(0) == {"scouting": 1}
        taken |= set(board.hand(0))
    assert taken == {"farm", "castle"}


@pytest.mark.rule("AR-5.3")
def test_both_see_the_scouted_card_and_nobody_else() -> None:
    board = Board("seat 0; hand 1 scouting\nseat 1; hand 1 farm; out\nseat 2; hand 1 fair; out", players=3)
    board.do("0 lay scouting", "0 apply", "0 done", "0 scout 1")
    assert board.event("scouted", 0)["card"] == "farm"
    assert board.event("scouted", 1)["card"] == "farm"
    assert "card" not in board.event("scouted", 2)
    assert "card" not in board.event("scouted", -1)
    assert "cards" not in board.event("drew", 0)


@pytest.mark.rule("AR-5.3", "AR-5.9")
def test_scouting_needs_another_player_with_a_card_in_hand() -> None:
    position = "seat 0; hand 2 scouting\nseat 1; out\nseat 2; {0}out"
    board = Board(position.format("hand 1 farm; "), players=3).do("0 lay scouting", "0 apply", "0 done")
    assert board.offered(0) == ["scout 2"]
    assert board.refused("0 scout 1") == "AR-5.9"
    assert board.refused("0 scout 0") == "AR-5.3"
    board = Board(position.format(""), players=3).do("0 lay scouting")
    assert board.offered(0) == ["discard", "withdraw"]


@pytest.mark.rule("AR-5.4")
def test_reconstruction_takes_back_a_card_and_what_it_gave_stays() -> None:
    position = "seat 0; hand 1 reconstruction; applied 2 sawmill 1 fair; resources 4 wood; points 2\nseat 1; out"
    board = Board(position).do("0 lay reconstruction", "0 apply", "0 done")
    assert board.offered(0) == ["return sawmill", "return fair"]
    assert board.refused("0 return farm") == "AR-5.4"
    board.do("0 return sawmill")
    assert board.hand(0) == {"sawmill": 1}
    assert board.applied(0) == {"sawmill": 1, "fair": 1, "reconstruction": 1}
    assert board.goods(0) == {"wood": 4}
    assert board.table.points[0] == 2
    board.do("0 lay sawmill", "0 apply", "0 done")
    assert board.table.points[0] == 3


@pytest.mark.rule("AR-5.4", "AR-8.5")
def test_reconstruction_never_takes_a_reconstruction() -> None:
    board = Board("seat 0; hand 1 reconstruction; applied 1 reconstruction\nseat 1; out").do(
        "0 lay reconstruction"
    )
    assert board.refused("0 apply") == "AR-5.7"
    position = "seat 0; hand 1 reconstruction; applied 1 reconstruction 1 farm\nseat 1; out"
    board = Board(position).do("0 lay reconstruction", "0 apply", "0 done")
    assert board.offered(0) == ["return farm"]
    assert board.refused("0 return reconstruction") == "AR-8.5"


@pytest.mark.rule("AR-5.4")
def test_reconstruction_takes_own_cards_only() -> None:
    board = Board("seat 0; hand 1 reconstruction\nseat 1; applied 3 farm; out").do("0 lay reconstruction")
    assert board.offered(0) == ["discard", "withdraw"]


@pytest.mark.rule("AR-5.5")
@pytest.mark.parametrize(("applied", "coins"), [("none", 0), ("1 farm", 2), ("2 farm 1 fair 1 reconstruction", 8)])
def test_a_fair_brings_two_coins_for_each_card_but_itself(applied: str, coins: int) -> None:
    board = Board(f"seat 0; hand 1 fair 1 theft; applied {applied}\nseat 1; applied 3 sawmill; out")
    board.do("0 lay fair", "0 apply", "0 done")
    assert board.table.coins[0] == coins
    assert board.applied(0)["fair"] == 1 + ("fair" in applied)


@pytest.mark.rule("AR-5.5", "AR-5.4")
def test_a_card_taken_back_does_not_count_for_the_fair() -> None:
    board = Board("seat 0; hand 1 reconstruction 1 fair 1 theft; applied 2 farm\nseat 1; out")
    board.do("0 lay reconstruction", "0 apply", "0 done", "0 return farm", "0 lay fair", "0 apply", "0 done")
    assert board.table.coins[0] == 4  # a farm and the Reconstruction


@pytest.mark.rule("AR-5.6")
def test_theft_costs_one_coin_for_level_one_and_two_for_level_two() -> None:
    position = "seat 0; hand 1 theft; coins {0}\nseat 1; resources 1 wood 2 coal 3 metal 1 sword; out"
    board = Board(position.format(2)).do("0 lay theft", "0 apply", "0 done")
    assert board.offered(0) == ["steal 1 wood", "steal 1 coal"]
    assert board.refused("0 steal 1 metal") == "AR-5.6"
    assert board.refused("0 steal 1 sword") == "AR-5.6"
    assert board.refused("0 steal 0 wood") == "AR-5.6"
    board.do("0 steal 1 coal")
    assert board.table.coins[0] == 0
    assert board.goods(0) == {"coal": 1}
    assert board.goods(1) == {"wood": 1, "coal": 1, "metal": 3, "sword": 1}
    board = Board(position.format(1)).do("0 lay theft", "0 apply", "0 done")
    assert board.offered(0) == ["steal 1 wood"]
    assert board.refused("0 steal 1 coal") == "AR-5.6"


@pytest.mark.rule("AR-5.6", "AR-5.9")
def test_theft_needs_another_player_with_a_resource_of_the_level_paid_for() -> None:
    position = "seat 0; hand 1 theft; coins {0}; resources 1 wheat\nseat 1; resources 2 metal {1}; out"
    assert Board(position.format(9, "")).do("0 lay theft").refused("0 apply") == "AR-5.7"
    assert Board(position.format(0, "1 coal")).do("0 lay theft").refused("0 apply") == "AR-4.8"
    assert Board(position.format(1, "1 coal")).do("0 lay theft").refused("0 apply") == ""
    board = Board(position.format(9, "1 kvass")).do("0 lay theft", "0 apply", "0 done")
    assert board.refused("0 steal 1 food") == "AR-5.9"


@pytest.mark.rule("AR-5.7")
@pytest.mark.parametrize(
    ("card", "own", "others", "target"),
    [
        ("theft", "coins 1", "resources 1 wood", "steal 1 wood"),
        ("scouting", "coins 0", "hand 2 farm", "scout 1"),
        ("castle", "coins 1; resources 1 kvass 1 sword", "points 9", "knight 1"),
    ],
)
def test_players_out_of_the_round_can_be_targets(card: str, own: str, others: str, target: str) -> None:
    board = Board(f"seat 0; hand 1 {card}; {own}\nseat 1; {others}; out").do(f"0 lay {card}", "0 apply")
    assert target in board.do("0 done").offered(0)


@pytest.mark.rule("AR-5.7")
@pytest.mark.parametrize("card", ["scouting", "reconstruction", "theft"])
def test_an_action_without_a_target_cannot_be_applied(card: str) -> None:
    board = Board(f"seat 0; hand 1 {card} 1 farm; coins 9\nseat 1; out").do(f"0 lay {card}")
    assert board.offered(0) == ["discard", "withdraw"]
    assert board.refused("0 apply") == "AR-5.7"


@pytest.mark.rule("AR-5.8")
@pytest.mark.parametrize(("deck", "left"), [("none", 0), ("2 farm", 0), ("3 farm", 1), ("5 farm", 3)])
def test_the_mage_draws_what_there_is_and_discards_three_or_the_whole_hand(deck: str, left: int) -> None:
    """The hand has one card; all other cards are with seat 1."""
    piles = [deck] if deck != "none" else []
    held = everything_but("1 wizard_tower", "1 fair", *piles).removeprefix("discards ")
    seats = f"seat 0; hand 1 wizard_tower 1 fair; coins 1; resources 1 kvass 1 potion\nseat 1; hand {held}; out"
    board = Board(seats).do("0 lay wizard_tower", "0 apply", "0 done")
    while board.asked == "mage":
        board.do(f"0 {board.offered(0)[0]}")
    assert sum(board.hand(0).values()) == left
