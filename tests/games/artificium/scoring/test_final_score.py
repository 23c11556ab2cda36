"""The end of the game: the final sale, shared wins, the loop of the track (AR-7)."""

import pytest

from tests.games.artificium.board import Board


def ended(*seats: str) -> Board:
    lines = [f"seat {seat}; {what}" for seat, what in enumerate(seats)]
    lines[0] += "; hand 1 farm"
    lines[1:] = [line + "; out" for line in lines[1:]]
    board = Board("\n".join(["round 4", *lines]), players=len(seats))
    return board.do("0 lay farm", "0 discard")


@pytest.mark.rule("AR-7.1")
@pytest.mark.parametrize(
    ("seat", "score"),
    [
        ("coins 3; points 5", 5),
        ("coins 4; points 5", 6),
        ("coins 7; points 5", 6),
        ("coins 2; points 5; resources 1 wood 1 wheat", 6),
        ("coins 0; points 0; resources 1 sword 1 metal", 2),  # 9 coins
        ("coins 4; points 9", 10),  # cell 10 gives no wood now
        ("coins 16; points 9", 13),
    ],
)
def test_all_is_sold_and_every_four_coins_are_a_point(seat: str, score: int) -> None:
    board = ended("points 1", seat)
    assert board.rules.scores(board.table) == [1, score]


@pytest.mark.rule("AR-7.2")
def test_the_most_points_win_and_all_who_tie_win() -> None:
    board = ended("points 8", "points 9", "points 3")
    assert board.rules.winners(board.table) == [1]
    board = ended("points 9", "points 3; coins 24", "points 8; coins 3")
    assert board.rules.scores(board.table) == [9, 9, 8]
    assert board.rules.winners(board.table) == [0, 1]
    assert board.event("ended")["winners"] == [0, 1]


@pytest.mark.rule("AR-7.3")
@pytest.mark.parametrize(("before", "after", "gained"), [(99, 100, {}), (109, 110, {"wood": 1}), (198, 199, {})])
def test_the_track_loops_and_the_score_goes_on(before: int, after: int, gained: dict[str, int]) -> None:
    board = Board(f"seat 0; hand 1 sawmill; points {before}\nseat 1; out")
    board.do("0 lay sawmill", "0 apply", "0 done")
    assert board.table.points[0] == after
    assert board.goods(0) == {"wood": 2 + gained.get("wood", 0)}


@pytest.mark.rule("AR-7.3")
def test_cell_0_gives_nothing_in_any_round_of_the_track() -> None:
    board = Board("seat 0; hand 1 castle; coins 1; resources 1 kvass 1 sword; points 95\nseat 1; out")
    board.do("0 lay castle", "0 apply", "0 done")
    assert board.table.points[0] == 103
    assert board.goods(0) == {}


@pytest.mark.rule("AR-7.1")
def test_the_score_is_explained_line_by_line() -> None:
    board = ended("points 7; coins 3; resources 2 coal", "points 2")
    explained = board.rules.explain(board.table, 0)
    assert explained["total"] == 8
    assert explained["lines"] == [
        {"what": "track", "points": 7, "times": 1},
        {
            "what": "coins",
            "points": 1,
            "times": 1,
            "items": [{"item": "coin", "count": 3, "coins": 3}, {"item": "coal", "count": 2, "coins": 4}],
        },
    ]
    assert explained["unused"] == [{"item": "coin", "count": 3}]
