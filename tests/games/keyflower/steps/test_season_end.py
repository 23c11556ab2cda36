"""KF-7.1 to KF-7.4 and KF-7.7: where bids, tiles and workers go when a season ends."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.season_ends import end_season, end_season_and_boats, take_boats
from tilewright.games.keyflower.content.terms import P1A, P1B, P3A
from tilewright.games.keyflower.state.state import IN_BOX, IN_HAND


@pytest.mark.rule("KF-7.1")
def test_losing_bids_on_village_tiles_go_back_behind_their_owners_screens() -> None:
    board = end_season("market keywood; bids 0 2 red, 1 3 red, 2 1 red", players=3, season="spring")
    assert board.hand(0) == {"red": 2}
    assert board.hand(2) == {"red": 1}


@pytest.mark.rule("KF-7.1")
def test_losing_bids_on_turn_order_tiles_go_back_behind_their_owners_screens() -> None:
    board = end_season("order turn_order_1; bids 0 1 green, 1 2 green", "seat 0; workers 3 blue")
    assert board.hand(0) == {"blue": 3, "green": 1}


@pytest.mark.rule("KF-7.1", "KF-9.2")
def test_a_losing_bid_that_lies_goes_back_in_its_own_colour() -> None:
    board = end_season(
        "market barn; bids 0 1 yellow lying, 1 2 red", "village 0 summer_boat_4a 0,1 0", season="autumn"
    )
    assert board.hand(0) == {"yellow": 1}
    assert board.bag() == {"red": 2}


@pytest.mark.rule("KF-7.2")
def test_a_tile_without_a_bid_goes_to_the_box_and_its_workers_to_the_bag() -> None:
    board = end_season("market keywood; workers 3 red; used 2", "market miner; bids 1 1 blue")
    assert board.table.owner[board.tile("keywood")] == IN_BOX
    assert board.table.owner[board.tile("miner")] == IN_HAND
    assert board.bag() == {"red": 3, "blue": 1}
    assert board.hand(0) == board.hand(1) == {}


@pytest.mark.rule("KF-7.2")
def test_green_workers_on_a_tile_without_a_bid_go_to_the_bag_not_to_the_supply() -> None:
    board = end_season("market keywood; workers 2 green", "stocks; bag none; green 5")
    assert board.bag() == {"green": 2}
    assert board.table.green == 5


@pytest.mark.rule("KF-7.2")
def test_a_tile_without_a_bid_never_comes_back() -> None:
    board = end_season_and_boats("market keywood")
    assert board.table.season == 1
    assert board.tile("keywood") not in board.table.lots
    assert all(board.tile("keywood") not in village.tiles for village in board.table.villages)


@pytest.mark.rule("KF-7.3", "KF-3.12")
def test_tiles_are_taken_from_the_start_player_clockwise() -> None:
    lots = "market keywood; bids 0 1 red\nmarket miner; bids 1 1 red\nmarket stable; bids 2 1 red"
    board = end_season(lots, players=3, start=1)
    assert [event["tile"] for event in board.happened("won")] == ["miner", "stable", "keywood"]
    assert [event["bid"] for event in board.happened("won")] == [{"red": 1}] * 3


@pytest.mark.rule("KF-7.3")
def test_the_workers_on_a_tile_go_to_its_winner_whoever_placed_them() -> None:
    board = Board(
        "season spring; turn 0; start 0\nmarket alehouse; bids 1 1 red\nseat 0; workers 1 red\n"
        "seat 1; workers none\nstocks; bag none\nboat boat_keyflower; workers none"
    )
    board.do("0 use alehouse", "0 send 1 red", "1 pass", "0 pass")
    assert board.hand(1) == {"red": 1}
    assert board.hand(0) == {}


@pytest.mark.rule("KF-7.3")
def test_the_workers_of_a_winning_bid_go_into_the_bag_green_too() -> None:
    board = end_season(
        "market keywood; bids 0 4 green; workers 2 green", "market miner; bids 0 1 blue, 1 2 blue; workers 1 blue"
    )
    assert board.bag() == {"green": 4, "blue": 2}
    assert board.hand(0) == {"green": 2, "blue": 1}
    assert board.hand(1) == {"blue": 1}


@pytest.mark.rule("KF-7.3")
def test_a_player_takes_every_tile_won() -> None:
    board = end_season("market keywood; bids 1 1 red", "market miner; bids 1 2 blue")
    assert sorted(board.table.to_place[1]) == sorted([board.tile("keywood"), board.tile("miner")])
    assert board.table.to_place[0] == []


@pytest.mark.rule("KF-7.3", "KF-9.1")
def test_a_summer_boat_gives_its_power_when_it_is_placed() -> None:
    board = end_season("market summer_boat_3a; bids 1 1 red", season="summer")
    assert board.asked == "boat"
    assert list(board.table.power) == [0, 0]
    take_boats(board)
    assert list(board.table.power) == [0, 0]
    board.do("1 " + board.offered(1, "place summer_boat_3")[0])
    assert list(board.table.power) == [0, 1 << P3A]


@pytest.mark.rule("KF-7.3", "KF-9.1")
@pytest.mark.parametrize(("side", "power"), [("a", P1A), ("b", P1B)])
def test_summer_boat_1_gives_its_power_as_soon_as_it_is_taken(side: str, power: int) -> None:
    board = end_season(f"market summer_boat_1{side}; bids 1 1 red", season="summer")
    assert board.asked == "boat"
    assert list(board.table.power) == [0, 1 << power]


@pytest.mark.rule("KF-7.4", "KF-5.12")
def test_workers_in_a_village_go_behind_its_owners_screen_whoever_placed_them() -> None:
    board = Board(
        "season spring; turn 1; start 0\nmarket none\nseat 0; workers none\nseat 1; workers 3 red\n"
        "village 0 home_1 0,0 0\nboat boat_keyflower; workers none"
    )
    board.do("1 use home_1", "1 send 3 red", "0 pass", "1 pass")
    assert board.hand(0) == {"red": 3}
    assert board.hand(1) == {}


@pytest.mark.rule("KF-7.4")
def test_workers_are_collected_from_all_tiles_of_a_village() -> None:
    board = end_season(
        "village 0 home_1 0,0 0; workers 1 red\nvillage 0 keywood 0,-1 0; workers 3 green; used 2",
        "village 1 home_2 0,0 0; workers 6 yellow; used 3",
    )
    assert board.hand(0) == {"red": 1, "green": 3}
    assert board.hand(1) == {"yellow": 6}
    assert board.workers_on("keywood") == board.workers_on("home_2") == {}


@pytest.mark.rule("KF-7.4")
def test_in_winter_too_workers_of_the_own_village_are_kept() -> None:
    board = end_season("village 0 home_1 0,0 0; workers 3 red", season="winter")
    assert board.hand(0) == {"red": 3}


@pytest.mark.rule("KF-7.7")
def test_the_workers_of_winning_turn_order_bids_go_into_the_bag_green_too() -> None:
    board = end_season("order turn_order_1; bids 0 2 red\norder turn_order_2; bids 2 3 green", players=3)
    assert board.bag() == {"red": 2, "green": 3}
    assert board.hand(0) == board.hand(2) == {}


@pytest.mark.rule("KF-7.7", "KF-7.13")
def test_the_workers_of_winning_turn_order_bids_go_into_the_bag_in_winter_too() -> None:
    assert end_season("order turn_order_1; bids 1 2 yellow", season="winter").bag() == {"yellow": 2}


@pytest.mark.rule("KF-7.4", "KF-3.10")
def test_the_next_season_begins_with_bare_tiles() -> None:
    board = end_season_and_boats(
        "village 0 home_1 0,0 0; workers 5 red; used 3", "seat 0; workers 1 blue", start=1
    )
    board.do("0 use home_1", "0 send 1 blue")
    assert board.table.season == 1
    assert board.workers_on("home_1") == {"blue": 1}
