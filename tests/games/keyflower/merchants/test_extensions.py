"""MC-5: extensions as the use of an upgrade symbol, their cost, their colour, and what they double."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.merchants.merchants_board import finish_season, merchants_board, points, trade


def at_home(*lines: str, hand: str = "1 red", tiles: list[str] | None = None, options: str = "") -> Board:
    """Seat 0 uses its upgraded home with one red worker."""
    board = merchants_board(*lines, hand=hand, tiles=tiles or ["home_1+"], season="autumn", options=options)
    return board.do("0 use home_1", "0 send 1 red")


def extensions(board: Board, tile: str) -> list[str]:
    return [text.split()[2] for text in board.offered(0, f"extend {tile} ")]


@pytest.mark.rule("MC-5.1")
def test_a_symbol_places_one_on_an_upgraded_own_tile() -> None:
    board = at_home(tiles=["home_1+", "keywood+; goods 1 wood", "key_mine; goods 1 iron", "miner+; goods 1 iron"])
    assert extensions(board, "keywood") == ["red_for_wood"]
    assert extensions(board, "miner") == ["blue_for_iron"]
    assert board.refused("0 extend key_mine blue_for_iron") == "MC-5.1"
    board.do("0 extend keywood red_for_wood")
    assert trade(board).extension[board.tile("keywood")] == 7
    assert board.goods("keywood") == {}


@pytest.mark.rule("MC-5.1")
def test_a_tile_has_one_only_and_it_never_moves() -> None:
    board = at_home("extension keywood red_for_wood", tiles=["home_1+", "keywood+; goods 3 wood"])
    assert extensions(board, "keywood") == []
    assert board.refused("0 extend keywood red_for_wood_resource") == "MC-5.1"


@pytest.mark.rule("MC-5.1")
def test_not_on_tiles_of_others() -> None:
    board = at_home("village 1 home_2+ 0,0 0; goods 1 wood", hand="2 red")
    assert board.refused("0 extend home_2 red_for_wood") == "MC-5.1"


@pytest.mark.rule("MC-5.1")
def test_winter_tiles_and_boats_cannot_have_one_homes_can() -> None:
    tiles = ["home_1+; goods 1 wood", "artisan", "summer_boat_1b", "boat_flipper", "turn_order_1"]
    board = merchants_board("season winter; start 0; turn 0", hand="2 red", tiles=tiles, players=4)
    board.do("0 use home_1", "0 send 1 red")  # the other one could pay on any tile
    assert {text.split()[1] for text in board.offered(0, "extend")} == {"home_1"}
    for tile in ("artisan", "summer_boat_1", "boat_flipper", "turn_order_1"):
        assert board.refused(f"0 extend {tile} red_for_wood") == "MC-5.1"


@pytest.mark.rule("MC-5.2")
def test_resources_must_lie_on_that_tile() -> None:
    board = at_home(tiles=["home_1+; goods 1 wood", "keywood+"])
    assert extensions(board, "home_1") == ["red_for_wood"]
    assert extensions(board, "keywood") == []
    assert board.refused("0 extend keywood red_for_wood") == "MC-5.2"


@pytest.mark.rule("MC-5.2", "MC-5.6")
def test_skills_and_workers_come_from_the_screen_to_stock_and_bag() -> None:
    board = at_home("stocks; bag none; skills none", hand="2 red; skills 1 saw")
    assert extensions(board, "home_1") == ["red_for_red", "red_for_worker", "red_for_saw"]
    skill = Board(options=",merchants=true")
    skill.rules, skill.table = board.rules, board.table.clone()
    skill.do("0 extend home_1 red_for_saw")
    assert (skill.skills(0), list(skill.table.stock)) == ({}, [0, 0, 1])
    board.do("0 extend home_1 red_for_red")
    assert (board.hand(0), board.bag()) == ({}, {"red": 1})


@pytest.mark.rule("MC-5.2")
def test_a_losing_bid_pays_whole_and_may_overpay() -> None:
    lines = ("market barn; bids 0 3 blue, 1 4 blue", "seat 1; workers none", "stocks; bag none")
    board = at_home(*lines).do("0 extend home_1 red_for_worker")
    assert board.table.bids[board.tile("barn") * 2] == 0
    assert board.bag() == {"blue": 3}


@pytest.mark.rule("MC-5.2")
def test_which_worker_or_bid_pays_is_asked_where_there_is_a_choice() -> None:
    lines = ("market barn; bids 0 3 blue, 1 4 blue", "market well; bids 0 2 red", "stocks; bag none")
    board = at_home(*lines, hand="2 red 1 yellow").do("0 extend home_1 red_for_worker")
    assert (board.asked, board.offered(0)) == ("cost", ["pay red", "pay yellow", "paybid barn"])
    assert board.refused("0 paybid well") == board.refused("0 pay blue") == "MC-5.2"
    board.do("0 paybid barn")
    assert board.bag() == {"blue": 3}


@pytest.mark.rule("MC-5.2")
def test_workers_placed_on_tiles_never_pay() -> None:
    board = at_home()
    assert board.workers_on("home_1") == {"red": 1}
    assert board.asked == "turn"  # nothing could be done: the use was over at once
    spare = at_home(tiles=["home_1+; goods 1 wood"])
    assert spare.refused("0 extend home_1 red_for_worker") == "MC-5.2"


@pytest.mark.rule("MC-5.2", "MC-5.6")
def test_gold_stands_in_and_goes_to_the_supply() -> None:
    board = at_home("stocks; supply none", tiles=["home_1+; goods 1 gold"])
    assert extensions(board, "home_1") == ["red_for_wood"]
    board.do("0 extend home_1 red_for_wood")
    assert (board.goods("home_1"), list(board.table.supply)) == ({}, [1, 0, 0, 0])


@pytest.mark.rule("MC-5.2")
def test_with_3a_any_resource_pays_and_gold_costs_need_no_gold() -> None:
    tiles = ["home_1+", "keywood+; goods 1 stone", "summer_boat_3a"]
    found = extensions(at_home(tiles=tiles), "keywood")
    assert found == ["blue_for_iron", "red_for_wood", "yellow_for_stone", "green_for_gold"]
    without = extensions(at_home(tiles=tiles[:2]), "keywood")
    assert without == ["yellow_for_stone"]


@pytest.mark.rule("MC-5.3")
def test_it_must_have_the_colour_of_the_workers_on_the_tile() -> None:
    board = at_home(hand="4 red 1 blue", tiles=["home_1+", "keywood+; workers 2 blue"])
    assert extensions(board, "home_1") == ["red_for_red", "red_for_worker"]
    assert extensions(board, "keywood") == ["blue_for_blue", "blue_for_worker"]
    assert board.refused("0 extend keywood red_for_red") == "MC-5.3"


@pytest.mark.rule("MC-5.3")
def test_from_then_on_only_workers_of_its_colour_may_be_placed() -> None:
    board = merchants_board("extension keywood red_for_wood", hand="2 red 2 blue", tiles=["keywood+"]).do(
        "0 use keywood"
    )
    assert board.offered(0) == ["send 1 red", "send 2 red"]
    only_blue = merchants_board("extension keywood red_for_wood", hand="2 blue", tiles=["keywood+"])
    assert only_blue.refused("0 use keywood") == "KF-3.9"


@pytest.mark.rule("MC-5.3", "MC-5.7")
def test_4b_ignores_the_colour_even_as_the_first() -> None:
    tiles = ["home_1", "keywood+", "summer_boat_4b"]
    board = merchants_board("extension keywood red_for_wood", hand="1 yellow 1 blue", tiles=tiles, season="autumn")
    board.do("0 use keywood", "0 add 1 blue", "0 send 1 yellow")
    assert board.workers_on("keywood") == {"blue": 1, "yellow": 1}
    assert board.table.colour[board.tile("keywood")] == 1
    plain = merchants_board(hand="1 yellow 1 blue", tiles=tiles, season="autumn").do("0 use keywood")
    assert plain.offered(0) == ["send 1 blue", "send 1 yellow"]


@pytest.mark.rule("MC-5.4")
@pytest.mark.parametrize(("tile", "more"), [("keywood", 3), ("sculptor", 10), ("home_1", 5), ("alehouse", 0)])
def test_it_doubles_the_printed_points(tile: str, more: int) -> None:
    tiles = [f"{tile}+"]
    assert points(f"extension {tile} red_for_wood", tiles=tiles) - points(tiles=tiles) == more


@pytest.mark.rule("MC-5.4", "MC-5.7")
def test_a_storage_tile_may_have_one_that_doubles_nothing_of_what_lies_there() -> None:
    tiles = ["barn+; goods 3 wood"]
    assert points("extension barn red_for_wood", tiles=tiles) == points(tiles=tiles) == 6


@pytest.mark.rule("MC-5.5")
def test_one_symbol_does_one_thing() -> None:
    board = at_home(tiles=["home_1+; goods 1 wood", "keywood+; goods 1 wood"]).do("0 extend home_1 red_for_wood")
    assert board.offered(0, "extend") == []
    assert board.asked in ("transport", "turn")
    assert board.refused("0 extend keywood red_for_wood_resource") != ""


@pytest.mark.rule("MC-5.5")
def test_with_two_symbols_a_tile_is_upgraded_and_extended_in_one_use() -> None:
    tiles = ["home_1; goods 2 wood 1 stone"]
    board = merchants_board("trade 0; cabins 1", hand="1 red", tiles=tiles).do("0 use home_1", "0 send 1 red")
    assert board.refused("0 extend home_1 red_for_wood") == "MC-5.1"
    board.do("0 upgrade home_1", "0 extend home_1 red_for_wood")
    assert trade(board).extension[board.tile("home_1")] == 7
    assert board.goods("home_1") == {}


@pytest.mark.rule("MC-5.5")
def test_without_a_symbol_left_there_is_none() -> None:
    board = merchants_board(hand="1 red", tiles=["home_1+; goods 3 wood", "keywood+; goods 2 wood"])
    board.do("0 use home_1", "0 send 1 red", "0 extend home_1 red_for_wood")
    assert board.refused("0 extend keywood red_for_wood_resource") == "MC-5.5"


@pytest.mark.rule("MC-5.7")
def test_it_sets_the_colour_of_the_tile_each_season() -> None:
    board = merchants_board("extension keywood red_for_wood", hand="1 red", tiles=["keywood+"])
    assert board.table.colour[board.tile("keywood")] == 1
    finish_season(board.do("0 use keywood", "0 send 1 red"))
    assert board.table.season == 1
    assert board.table.colour[board.tile("keywood")] == 1
    assert board.table.workers_on[board.tile("keywood")] == 0


@pytest.mark.rule("MC-5.7")
def test_it_counts_neither_as_a_use_nor_to_the_six() -> None:
    board = merchants_board("extension keywood red_for_wood", hand="9 red", tiles=["keywood+"]).do("0 use keywood")
    assert board.offered(0) == [f"send {count} red" for count in range(1, 7)]


@pytest.mark.rule("MC-5.7")
def test_each_extension_is_there_once_and_the_supply_is_open() -> None:
    board = at_home("extension keywood red_for_wood", tiles=["home_1+; goods 1 wood", "keywood+"])
    assert extensions(board, "home_1") == []
    assert board.refused("0 extend home_1 red_for_wood") == "MC-5.7"
    view = board.rules.view(board.table, -1)["merchants"]
    assert isinstance(view, dict)
    assert len(view["offer"]) == 17
    assert view["extensions"] == {"keywood": "red_for_wood"}


@pytest.mark.rule("MC-5.7")
@pytest.mark.parametrize("tile", ["barn", "sculptor", "well", "timber_yard"])
def test_storage_and_points_only_tiles_may_have_one(tile: str) -> None:
    board = at_home(tiles=["home_1+", f"{tile}+; goods 1 wood"])
    assert extensions(board, tile) == ["red_for_wood"]


@pytest.mark.rule("MC-5.2")
def test_others_learn_of_an_extension_only_when_it_is_paid() -> None:
    board = at_home(hand="2 red 1 yellow").do("0 extend home_1 red_for_worker")
    assert board.asked == "cost"
    question = board.rules.view(board.table, 1)["question"]
    assert isinstance(question, dict)
    assert (question["asked"], question["upgrades"]) == ("transport", 1)


@pytest.mark.rule("MC-5.2")
def test_a_lying_bid_stands_up_when_the_last_standing_one_pays() -> None:
    village = "village 1 home_2 0,0 0\nvillage 1 summer_boat_4a -1,1 1"
    board = at_home(village, "market barn; bids 0 2 yellow, 1 3 blue lying").do("0 extend home_1 red_for_worker")
    assert board.bag()["yellow"] == 40
    assert board.table.bids[board.tile("barn") * 2 + 1] & 1 == 0
    assert board.table.colour[board.tile("barn")] == 0


@pytest.mark.rule("KF-6.6", "MC-5.5")
def test_an_extension_after_the_transport_has_ended_is_refused_as_such() -> None:
    board = merchants_board(tiles=["home_1+"], hand="1 red").do("0 use home_1", "0 send 1 red")
    assert board.waiting == [1]
    assert board.refused("0 extend home_1 red_for_wood") == "KF-6.6"
    assert board.refused("0 exchange wood3 wood") == "not-your-turn"
