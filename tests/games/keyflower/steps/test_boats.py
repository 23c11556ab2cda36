"""KF-7.5, KF-7.6, KF-7.8, KF-7.13 and KF-7.14: who takes which boat when, and who becomes start player."""

import pytest

from tests.games.keyflower.season_ends import cell_of_tile, end_season, end_season_and_boats, place_all, take_boats
from tilewright.games.keyflower.state.state import IN_BOX

BREESE = "boat boat_sea_breese; workers 2 green 1 red; skills 1 saw"


@pytest.mark.rule("KF-7.5")
def test_winners_of_turn_order_tiles_choose_first_by_their_number_then_the_rest_clockwise() -> None:
    orders = "order turn_order_1; bids 2 1 red\norder turn_order_2; bids 0 1 red\norder turn_order_3; bids 3 1 red"
    board = end_season(orders, players=4)
    assert list(board.table.queue) == [2, 0, 3, 1]
    assert board.waiting == [2]


@pytest.mark.rule("KF-7.5", "KF-7.6")
def test_the_rest_choose_clockwise_from_the_new_start_player_not_from_the_old_one() -> None:
    board = end_season("order turn_order_3; bids 2 1 red", players=4, start=0)
    assert list(board.table.queue) == [2, 3, 0, 1]


@pytest.mark.rule("KF-7.5")
def test_the_new_start_player_counts_for_the_rest_even_if_others_chose_before() -> None:
    orders = "order turn_order_1; bids 1 1 red\norder turn_order_4; bids 3 1 red"
    board = end_season(orders, players=6, start=0)
    assert list(board.table.queue) == [1, 3, 4, 5, 0, 2]


@pytest.mark.rule("KF-7.5")
def test_a_boat_is_taken_with_all_its_workers_and_skills() -> None:
    board = end_season("order turn_order_1; bids 2 1 red", BREESE, "seat 2; workers 1 blue", players=3)
    board.do("2 board boat_sea_breese")
    assert board.hand(2) == {"blue": 1, "green": 2, "red": 1}
    assert board.skills(2) == {"saw": 1}


@pytest.mark.rule("KF-7.5")
def test_a_boat_can_be_chosen_only_once() -> None:
    board = end_season(BREESE, players=3)
    board.do("0 board boat_sea_breese")
    assert board.refused("1 board boat_sea_breese") == "KF-7.5"
    assert board.offered(1) == ["board boat_keyflower", "board boat_sea_bastion"]


@pytest.mark.rule("KF-7.5", "KF-4.5")
def test_who_wins_several_turn_order_tiles_takes_from_one_boat_only() -> None:
    orders = "order turn_order_1; bids 2 1 red\norder turn_order_2; bids 2 1 red"
    board = end_season(orders, BREESE, "boat boat_sea_bastion; workers 2 blue", players=3)
    assert list(board.table.queue) == [2, 0, 1]
    board.do("2 board boat_sea_breese")
    assert board.waiting == [0]
    assert board.hand(2) == {"green": 2, "red": 1}


@pytest.mark.rule("KF-7.5", "KF-9.16")
def test_turn_order_numbers_count_in_autumn_too() -> None:
    board = end_season(
        "order turn_order_1; bids 2 1 red\norder turn_order_2; bids 1 1 red", players=3, season="autumn"
    )
    assert list(board.table.queue) == [2, 1, 0]


@pytest.mark.rule("KF-7.5")
def test_with_two_players_the_winner_of_tile_one_chooses_and_the_other_gets_what_is_left() -> None:
    boats = "boat boat_keyflower; workers 1 blue\nboat boat_sea_bastion; workers 2 red"
    board = end_season("order turn_order_1; bids 1 1 red", boats, start=0)
    board.do("1 board boat_sea_bastion")
    assert board.hand(1)["red"] >= 2
    assert [event["boat"] for event in board.happened("boarded")] == ["boat_sea_bastion", "boat_keyflower"]
    assert board.hand(0) == {"blue": 1}


@pytest.mark.rule("KF-7.6")
def test_the_winner_of_the_symbol_is_start_player_before_boats_are_chosen() -> None:
    board = end_season("order turn_order_2; bids 2 1 red", players=3, start=0)
    assert board.asked == "boat"
    assert board.table.start == 2


@pytest.mark.rule("KF-7.6", "KF-1.10")
def test_only_the_highest_numbered_tile_makes_a_start_player() -> None:
    board = end_season("order turn_order_1; bids 2 1 red\norder turn_order_2; bids 1 1 red", players=3, start=0)
    assert board.table.start == 1
    assert take_boats(board).table.start == 1


@pytest.mark.rule("KF-7.6", "KF-2.5")
def test_the_new_start_player_begins_the_next_season() -> None:
    assert end_season_and_boats("order turn_order_2; bids 2 1 red", players=3, start=0).waiting == [2]


@pytest.mark.rule("KF-7.6")
def test_if_nobody_bid_on_the_symbol_the_present_start_player_counts_for_the_boats() -> None:
    board = end_season("order turn_order_1; bids 0 1 red", players=4, start=2)
    assert list(board.table.queue) == [0, 2, 3, 1]
    assert board.table.start == 2


@pytest.mark.rule("KF-7.6")
def test_if_nobody_bid_on_the_symbol_the_left_neighbour_becomes_start_player_after_the_boats() -> None:
    board = end_season_and_boats("order turn_order_1; bids 0 1 red", players=4, start=2)
    assert board.table.start == 3
    assert board.waiting == [3]


@pytest.mark.rule("KF-7.6", "KF-3.12")
def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    assert end_season_and_boats(players=3, start=2).table.start == 0


@pytest.mark.rule("KF-7.6")
def test_with_two_players_the_purple_worker_changes_hands_when_nobody_bid() -> None:
    assert end_season_and_boats(start=0).table.start == 1
    assert end_season_and_boats("order turn_order_1; bids 0 1 red", start=0).table.start == 0


@pytest.mark.rule("KF-7.6", "KF-7.13")
def test_in_winter_too_the_winner_of_the_symbol_becomes_start_player_at_once() -> None:
    board = end_season("order turn_order_2; bids 1 1 red", players=3, season="winter", start=0)
    assert board.table.start == 1
    assert list(board.table.queue) == [1, 2, 0]


@pytest.mark.rule("KF-7.6", "KF-7.13")
def test_in_winter_too_the_left_neighbour_gets_the_purple_worker_if_nobody_bid() -> None:
    board = end_season(players=3, season="winter", start=1)
    assert list(board.table.queue) == [1, 2, 0]
    assert board.table.start == 1
    assert take_boats(board).table.start == 2


@pytest.mark.rule("KF-7.8")
def test_in_winter_a_winner_takes_all_turn_order_tiles_won_and_one_boat_tile() -> None:
    orders = "order turn_order_1; bids 2 1 red\norder turn_order_2; bids 1 1 red\norder turn_order_3; bids 2 1 red"
    board = end_season(orders, players=4, season="winter", start=0)
    board.do("2 board boat_flipper", "1 board boat_keyflower")
    taken = [board.table.keys[tile] for tile in board.table.to_place[2]]
    assert taken == ["turn_order_1", "turn_order_3", "boat_flipper"]
    assert [board.table.keys[tile] for tile in board.table.to_place[1]] == ["turn_order_2", "boat_keyflower"]


@pytest.mark.rule("KF-7.8")
def test_in_winter_the_others_take_one_boat_tile_each_in_the_same_order() -> None:
    board = end_season("order turn_order_1; bids 2 1 red", players=3, season="winter", start=0)
    board.do("2 board boat_sea_bastion", "0 board boat_sea_breese")
    boats = [event["boat"] for event in board.happened("boarded")]
    assert [event["seat"] for event in board.happened("boarded")] == [2, 0, 1]
    assert boats == ["boat_sea_bastion", "boat_sea_breese", "boat_keyflower"]


@pytest.mark.rule("KF-7.8", "KF-2.4")
def test_in_winter_no_workers_or_skills_come_with_a_boat() -> None:
    board = end_season_and_boats(season="winter")
    assert board.hand(0) == board.hand(1) == {}
    assert board.skills(0) == board.skills(1) == {}


@pytest.mark.rule("KF-7.8")
def test_boats_and_turn_order_tiles_join_the_village() -> None:
    board = place_all(end_season_and_boats("order turn_order_1; bids 0 1 red", season="winter"))
    assert cell_of_tile(board, 0, "boat_keyflower")
    assert cell_of_tile(board, 0, "turn_order_1")
    assert cell_of_tile(board, 1, "boat_sea_bastion")


@pytest.mark.rule("KF-7.13")
def test_in_winter_a_turn_order_tile_that_nobody_won_goes_to_the_box() -> None:
    board = end_season("order turn_order_1; bids 0 1 red", players=3, season="winter")
    assert board.table.owner[board.tile("turn_order_2")] == IN_BOX
    assert list(board.table.orders) == []


@pytest.mark.rule("KF-7.13")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_in_other_seasons_all_turn_order_tiles_stay(season: str) -> None:
    board = place_all(end_season_and_boats("order turn_order_1; bids 0 1 red", players=3, season=season))
    assert [board.table.keys[tile] for tile in board.table.orders] == ["turn_order_1", "turn_order_2"]
    assert all(len(village.tiles) == 1 for village in board.table.villages)


@pytest.mark.rule("KF-7.14")
def test_if_nobody_bid_on_any_turn_order_tile_boats_are_chosen_clockwise_from_the_start_player() -> None:
    assert list(end_season(players=5, start=3).table.queue) == [3, 4, 0, 1, 2]


@pytest.mark.rule("KF-7.14")
def test_everybody_takes_one_boat_even_an_empty_one() -> None:
    board = end_season(players=3)
    assert board.refused("0 pass") != ""
    board.do("0 board boat_sea_bastion", "1 board boat_keyflower")
    assert [event["boat"] for event in board.happened("boarded") if event["seat"] == 2] == ["boat_sea_breese"]
    assert board.hand(2) == {}
