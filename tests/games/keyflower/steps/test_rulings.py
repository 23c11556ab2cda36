"""KF-9: rulings that show when a season or the game ends, where the printed books disagree or slip."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.game_ends import explained_line, points, winter_board
from tests.games.keyflower.season_ends import end_season, end_season_and_boats, place_all

SCRIBES = "village 0 home_1 0,0 0\nvillage 0 scribes 0,-1 4"
SKILLED = "seat 0; workers none; skills 1 saw 1 pick"


@pytest.mark.rule("KF-9.15")
def test_who_wins_the_symbol_in_winter_scores_the_purple_worker() -> None:
    board = place_all(
        end_season_and_boats("order turn_order_1; bids 0 1 red", SCRIBES, SKILLED, season="winter", start=1)
    )
    assert board.rules.explain(board.table, 0)["purple"] == "anvil"
    assert board.rules.explain(board.table, 1)["purple"] == ""


@pytest.mark.rule("KF-9.15")
def test_the_purple_worker_passed_on_because_nobody_bid_scores_for_who_got_it() -> None:
    board = place_all(end_season_and_boats(SCRIBES, SKILLED, season="winter", start=1))
    assert board.table.start == 0
    assert board.rules.explain(board.table, 0)["purple"] == "anvil"


@pytest.mark.rule("KF-9.15")
def test_who_held_the_purple_worker_in_winter_and_passed_it_on_does_not_score_it() -> None:
    board = place_all(end_season_and_boats(SCRIBES, SKILLED, season="winter", start=0))
    assert board.table.start == 1
    assert board.rules.explain(board.table, 0)["purple"] == ""


@pytest.mark.rule("KF-9.6")
def test_a_turn_order_tile_does_not_count_itself() -> None:
    board = end_season_and_boats("order turn_order_1; bids 0 1 red", season="winter", start=0)
    board.do("0 lay turn_order_1", "0 place turn_order_1 0,-1 3", "0 place boat_keyflower 0,1 0")
    assert explained_line(board, "turn_order_1") == {
        "what": "adjacent", "tile": "turn_order_1", "points": 1, "times": 1, "tiles": ["home_1"],
    }  # fmt: skip


@pytest.mark.rule("KF-9.7")
def test_what_lies_on_a_storage_tile_is_locked_there() -> None:
    assert points("barn; goods 2 gold", "jeweller") == 2
    assert points("barn+; goods 5 wood", "windmill") == 10
    assert points("barn; goods 5 wood 1 stone 1 iron", "mercers_guild") == 7
    assert points("stone_yard; goods 4 wood", "watermill") == 0


@pytest.mark.rule("KF-9.8")
def test_a_boat_without_a_place_scores_nothing_but_counts_as_chosen() -> None:
    village = "village 0 home_1 0,0 0\nvillage 0 alehouse -1,1 1\nvillage 0 key_mine -1,2 1"
    board = place_all(end_season_and_boats(village, season="winter", start=0))
    assert list(board.table.boat_turn) == [0, 1]
    assert board.rules.scores(board.table) == [0, 1]


@pytest.mark.rule("KF-9.10")
def test_the_base_game_shares_a_win_whatever_boats_were_chosen() -> None:
    board = Board("season winter\nask season; next placed\nseat 0; boat_turn 0\nseat 1; boat_turn 1")
    board.table.final = [7, 7]
    assert board.rules.winners(board.table) == [0, 1]


@pytest.mark.rule("KF-9.10")
def test_in_winter_the_order_of_choosing_boats_is_kept_for_ties() -> None:
    orders = "order turn_order_1; bids 2 1 red\norder turn_order_2; bids 1 1 red"
    assert list(end_season_and_boats(orders, season="winter", players=3).table.boat_turn) == [2, 1, 0]
    assert list(end_season_and_boats(orders, season="autumn", players=3).table.boat_turn) == [-1, -1, -1]


@pytest.mark.rule("KF-9.16", "KF-4.3")
def test_a_player_may_add_to_a_losing_bid_and_not_only_to_a_winning_one() -> None:
    board = Board("season spring; turn 0\nmarket keywood; bids 0 1 red, 1 2 red\nseat 0; workers 2 red")
    board.do("0 bid keywood", "0 send 2 red")
    assert board.bid_size("keywood", 0) == 3


@pytest.mark.rule("KF-9.20")
def test_two_tiles_are_no_round_trip() -> None:
    board = winter_board("boat_sea_bastion", "keywood")
    assert board.rules.scores(board.table)[0] == 0


@pytest.mark.rule("KF-7.14", "KF-8.1")
def test_with_six_players_and_no_bids_at_all_winter_still_gives_everybody_a_boat() -> None:
    board = place_all(end_season_and_boats(season="winter", players=6, start=4))
    assert [event["seat"] for event in board.happened("boarded")] == [4, 5, 0, 1, 2, 3]
    assert board.rules.over(board.table)
    assert all(len(village.tiles) == 2 for village in board.table.villages)


@pytest.mark.rule("KF-7.5")
def test_when_all_turn_order_tiles_are_won_by_one_player_the_rest_go_clockwise_from_there() -> None:
    orders = "\n".join(f"order turn_order_{number}; bids 3 1 red" for number in (1, 2, 3, 4))
    board = end_season(orders, players=5, start=1)
    assert list(board.table.queue) == [3, 4, 0, 1, 2]
    assert board.table.start == 3
