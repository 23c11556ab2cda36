"""Rules version 1: games that began by it are played by it to their end, with the rulings it had."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.game_ends import explained_items, explained_line, points, winter_board
from tests.games.keyflower.season_ends import end_season, end_season_and_boats
from tilewright.games.keyflower.content.terms import P3A
from tilewright.kernel.position import PositionError

HOME = "village 0 home_1 0,0 0"
NO_FIELD = f"{HOME}\nvillage 0 alehouse -1,1 1\nvillage 0 key_mine -1,2 1"


@pytest.mark.rule("KF-9.1")
def test_a_summer_boat_gave_its_power_as_soon_as_it_was_taken() -> None:
    board = end_season("market summer_boat_3a; bids 1 1 red", season="summer", version=1)
    assert board.rules.version == 1
    assert list(board.table.power) == [0, 1 << P3A]


@pytest.mark.rule("KF-9.1")
def test_2a_itself_and_tiles_taken_with_it_were_placed_without_matching_edges() -> None:
    lots = "market summer_boat_2a; bids 0 1 red", "market carpenter; bids 0 1 red"
    board = end_season_and_boats(*lots, season="summer", version=1).do("0 lay summer_boat_2")
    for spot in ("0,-1", "0,1"):
        assert len(board.offered(0, f"place summer_boat_2 {spot} ")) == 3
    board.do("0 place summer_boat_2 0,-1 0", "0 place carpenter 0,1 0")
    assert end_season_and_boats(NO_FIELD, lots[0], season="summer", version=1).happened("fits-nowhere") == []


@pytest.mark.rule("KF-9.1")
def test_a_position_may_name_2a_after_tiles_that_do_not_match() -> None:
    text = f"season autumn\n{HOME}\nvillage 0 keywood 0,-1 1\nvillage 0 summer_boat_2a 0,1 0"
    assert len(Board(text, version=1).table.villages[0].tiles) == 3
    with pytest.raises(PositionError, match=r"KF-7\.10"):
        Board(text)


@pytest.mark.rule("KF-8.3", "KF-9.7")
def test_a_resource_on_a_storage_tile_could_score_elsewhere() -> None:
    set_of_three = ("timber_yard; goods 1 wood", "mercers_guild", "home_1; goods 1 stone 1 iron")
    assert points(*set_of_three, version=1) == 5
    assert points("timber_yard; goods 2 stone", "watermill", version=1) == 2
    assert points("barn; goods 2 gold", "jeweller", version=1) == 4
    board = winter_board(*set_of_three, version=1)
    assert {"item": "wood", "count": 1, "on": "timber_yard"} in explained_items(board, "mercers_guild")


@pytest.mark.rule("KF-8.10", "KF-9.11")
def test_flipper_turned_a_tile_before_storage_tiles_were_counted() -> None:
    assert points("boat_flipper", "timber_yard; goods 8 wood", version=1) == 2 + 24
    assert points("boat_flipper", "timber_yard; goods 3 wood", version=1) == 2 + 6 + 5
    assert points("boat_flipper", "timber_yard; goods 5 wood", start=0, version=1) == 2 + 6 * 3
    assert points("boat_flipper", "timber_yard; goods 8 stone", version=1) == 2 + 5
    assert points("boat_flipper", "timber_yard; goods 9 gold", "jeweller", version=1) == 2 + 27
    assert points("boat_flipper", "barn; goods 9 gold", "jeweller", version=1) == 2 + 18 + 5
    board = winter_board("boat_flipper", "barn; goods 9 iron", players=4, version=1)
    assert explained_line(board, "boat_flipper")["tiles"] == ["barn"]
