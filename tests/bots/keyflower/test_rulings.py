"""The mind of Keyflower knows the rulings of the version that is played."""

import pytest

from tests.bots.keyflower.positions import mind_of, quick
from tests.games.keyflower.board import Board
from tests.games.keyflower.game_ends import winter_board
from tests.games.keyflower.season_ends import end_season_and_boats
from tilewright.bots.keyflower.merchants import MerchantsMind
from tilewright.bots.keyflower.tile_worth import best_turn, prize_worth


def windmill(version: int | None, *tiles: str) -> float:
    """What a Windmill in the market would score as the mind sees it."""
    board = winter_board(*tiles, players=6, version=version)
    return worth_of(board, "windmill")


def worth_of(board: Board, tile: str) -> float:
    fast = mind_of(board).fast
    worths = fast.worths_of(board.table, 0)
    return prize_worth(fast.printed, fast.expansion, worths, board.tile(tile))


@pytest.mark.rule("KF-8.3", "KF-9.7")
def test_resources_on_a_storage_tile_do_not_count_for_a_winter_tile() -> None:
    assert windmill(None, "home_1; goods 5 wood", "barn") > 3
    assert windmill(None, "home_1", "barn; goods 5 wood") == 0
    assert windmill(1, "home_1", "barn; goods 5 wood") > 3


@pytest.mark.rule("KF-8.3", "MC-4.7")
def test_resources_on_a_storage_tile_do_not_count_for_a_contract() -> None:
    board = winter_board("barn; goods 3 wood", "home_1; goods 1 iron", options=",merchants=true")
    fast = mind_of(board).fast
    assert isinstance(fast.expansion, MerchantsMind)
    assert list(fast.worths_of(board.table, 0).held()[:4]) == [0, 1, 0, 0]


@pytest.mark.rule("KF-9.11")
def test_flipper_is_not_expected_to_turn_a_storage_tile_for_what_lies_there() -> None:
    gains = []
    for version in (1, 2):
        board = winter_board("home_1+", "barn; goods 9 wood", players=6, version=version)
        fast = mind_of(board).fast
        gains.append(best_turn(fast.printed, fast.worths_of(board.table, 0)))
    assert gains == [9.0, 0.0]


@pytest.mark.rule("KF-9.1")
def test_2a_is_placed_before_the_tiles_that_need_not_match_then() -> None:
    lots = "market summer_boat_2{}; bids 0 1 red", "market carpenter; bids 0 1 red"
    assert quick(end_season_and_boats(lots[0].format("a"), lots[1], season="summer")) == "lay summer_boat_2"
    assert quick(end_season_and_boats(lots[0].format("b"), lots[1], season="summer")) == "lay carpenter"
