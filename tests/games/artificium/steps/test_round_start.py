"""The start of a round: who is first, and refilled hands (AR-2)."""

import pytest

from tests.games.artificium.board import Board, everything_but
from tilewright.games.artificium.steps.rounds import next_first
from tilewright.kernel.native import i64, vec


def first_after(points: list[int], old: int) -> int:
    board = Board(players=len(points))
    board.table.points = vec[i64](points)
    board.table.first = old
    return next_first(board.rules, board.table)


@pytest.mark.rule("AR-2.1")
@pytest.mark.parametrize(
    ("points", "old", "first"),
    [
        ([5, 3, 9], 0, 1),
        ([5, 3, 9], 1, 1),  # the old first player stays if nobody has as few
        ([3, 9, 3], 0, 2),  # tied with another: the old first player is last in the row
        ([3, 3, 9], 2, 0),
        ([3, 3, 9], 0, 1),
        ([0, 0, 0, 0], 2, 3),
        ([0, 0, 0, 0], 3, 0),
        ([4, 1, 4, 1], 2, 3),
        ([4, 1, 4, 1], 3, 1),
    ],
)
def test_the_fewest_points_go_first(points: list[int], old: int, first: int) -> None:
    assert first_after(points, old) == first


@pytest.mark.rule("AR-8.2")
def test_a_tie_hands_the_token_over_even_if_the_old_first_player_has_as_few() -> None:
    assert first_after([2, 2], 0) == 1
    assert first_after([2, 2], 1) == 0


@pytest.mark.rule("AR-2.1")
def test_the_first_player_changes_between_rounds_only() -> None:
    position = "round 1; first 0; phase closing\nseat 0; points 7\nseat 1; points 9\nseat 2; points 4"
    board = Board(position, players=3)
    board.do("0 done", "1 done", "2 done")
    assert board.table.first == 2
    assert board.waiting == [2]


@pytest.mark.rule("AR-2.2")
def test_hands_are_refilled_to_five_and_larger_ones_kept() -> None:
    board = Board(
        "round 1; phase closing\nseat 0; hand 2 farm\nseat 1; hand 4 farm 3 castle\nseat 2; hand 5 fair", players=3
    )
    board.do("0 done", "1 done", "2 done")
    assert [sum(board.hand(seat).values()) for seat in range(3)] == [5, 7, 5]
    assert board.hand(0)["farm"] >= 2
    assert board.hand(1) == {"farm": 4, "castle": 3}


@pytest.mark.rule("AR-2.2")
def test_refilling_goes_clockwise_from_the_first_player() -> None:
    """Seven cards are left for two players who need five each: the first player gets five of them."""
    held = everything_but("4 farm", "3 castle").removeprefix("discards ")
    seats = f"seat 0; points 3\nseat 1; points 9; hand {held}\nseat 2; points 1"
    board = Board(f"round 1; phase closing\n{seats}", players=3)
    board.do("0 done", "1 done", "2 done")
    assert board.table.first == 2
    assert [event.seat for event in board.events if event.kind == "drew"] == [2, 0]
    assert sum(board.hand(2).values()) == 5
    assert sum(board.hand(0).values()) == 2
    assert board.pile("market") == {}
