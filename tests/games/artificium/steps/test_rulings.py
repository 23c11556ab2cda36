"""AR-8.7 and AR-8.8: what Fair counts, and what is said where the book is silent."""

import pytest

from tests.games.artificium.board import Board


@pytest.mark.rule("AR-8.7")
def test_a_card_taken_back_counts_for_the_fair_only_when_it_was_played_again() -> None:
    taken_back = ("0 lay reconstruction", "0 apply", "0 done", "0 return farm")
    fair = ("0 lay fair", "0 apply", "0 done")
    board = Board("seat 0; hand 1 reconstruction 1 fair; applied 1 farm\nseat 1; out").do(*taken_back, *fair)
    assert board.table.coins[0] == 2  # the Reconstruction alone lies there
    again = Board("seat 0; hand 1 reconstruction 1 fair; applied 1 farm\nseat 1; out")
    again.do(*taken_back, "0 lay farm", "0 apply", "0 done", *fair)
    assert again.table.coins[0] == 4


@pytest.mark.rule("AR-8.8")
def test_a_marker_stops_at_0_and_moving_back_gives_nothing() -> None:
    knight = "hand 1 castle; coins 1; resources 1 kvass 1 sword"
    for points, left in ((3, 0), (12, 8)):
        board = Board(f"seat 0; {knight}\nseat 1; out; points {points}")
        board.do("0 lay castle", "0 apply", "0 done", "0 knight 1")
        assert (board.table.points[1], board.goods(1)) == (left, {})


@pytest.mark.rule("AR-8.8")
def test_a_player_without_cards_is_out_of_the_round() -> None:
    board = Board("seat 0; hand 1 farm\nseat 1; hand 2 fair").do(
        "0 lay farm", "1 lay fair", "1 discard", "0 discard"
    )
    assert (board.asked, board.waiting) == ("lay", [1])
    assert board.table.inside == 0b10


@pytest.mark.rule("AR-8.8")
def test_if_all_discard_in_one_step_the_round_goes_on() -> None:
    board = Board("seat 0; hand 2 farm\nseat 1; hand 2 fair").do(
        "0 lay farm", "1 lay fair", "1 discard", "0 discard"
    )
    assert (board.asked, board.waiting) == ("lay", [0, 1])
    for seat in (-1, 0, 1):
        assert board.rules.view(board.table, seat)["discards"] == {"farm": 1, "fair": 1}  # discards are open


@pytest.mark.rule("AR-8.8")
def test_the_points_of_final_coins_pass_no_resource_cells() -> None:
    position = "round 4\nseat 0; hand 1 farm; coins 400; points 1\nseat 1; out"
    board = Board(position).do("0 lay farm", "0 withdraw")
    assert board.rules.scores(board.table) == [101, 0]
    assert board.goods(0) == {}
    assert "scored" not in board.kinds()


@pytest.mark.rule("AR-8.8", "AR-8.2")
def test_nearest_to_the_old_first_player_is_not_that_player() -> None:
    board = Board("round 1; first 1; phase closing", players=3).do("0 done", "1 done", "2 done")
    assert board.table.first == 2  # all have no points: the left neighbour
