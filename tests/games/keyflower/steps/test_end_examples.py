"""The examples and notes of the printed rulebooks on the end of a season, on placing and on the final scoring."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.game_ends import explained_items, explained_line, points, winter_board
from tests.games.keyflower.season_ends import end_season, end_season_and_boats, place_all, take_boats

# Each test quotes, in our own words, a place of the Russian (RU), Ukrainian (UK) or Hungarian (HU) book.


def home(goods: str) -> str:
    return f"home_1; goods {goods}"


@pytest.mark.rule("KF-8.1")
def test_example_a_worker_does_not_score_on_apothecary_and_craftsmans_guild_at_once() -> None:
    """RU, UK, HU: final scoring."""
    workers = "2 red 2 blue 1 yellow"
    assert points("apothecary", workers=workers) == 3
    assert points("craftsmans_guild", workers=workers) == 3
    assert points("apothecary", "craftsmans_guild", workers=workers) == 3
    assert points("apothecary", "craftsmans_guild", workers="4 red 3 blue 1 yellow") == 6


@pytest.mark.rule("KF-8.1")
def test_example_a_resource_does_not_score_on_watermill_and_windmill_at_once() -> None:
    """RU, UK, HU: final scoring."""
    assert points("watermill", "windmill", home("5 wood")) == 5
    assert points("watermill", "windmill", home("7 wood")) == 7


@pytest.mark.rule("KF-8.6", "KF-8.9")
def test_example_gold_on_the_jeweller_scores_two_and_not_one_more() -> None:
    """RU, UK, HU: final scoring."""
    assert points("jeweller", home("1 gold")) == 2


@pytest.mark.rule("KF-8.3")
def test_example_gold_brought_to_a_storage_tile_does_not_score_its_own_point_too() -> None:
    """RU, UK, HU: final scoring."""
    assert points("blacksmith; goods 1 gold") == 2
    assert points("barn; goods 1 gold") == 1


@pytest.mark.rule("KF-8.3")
def test_example_gold_stands_in_on_a_storage_tile_only_if_it_was_brought_there() -> None:
    """RU, UK, HU: final scoring."""
    assert points("blacksmith", home("1 gold")) == 1


@pytest.mark.rule("KF-8.5")
def test_example_all_scoring_tiles_but_the_keythedral_may_score_several_times() -> None:
    """RU, UK, HU: final scoring."""
    assert points("mercers_guild", home("2 wood 2 stone 2 iron")) == 10
    assert points("key_guild", skills="4 saw 4 pick 2 anvil") == 20
    assert points("keythedral", home("2 wood 2 stone 2 iron")) == 12


@pytest.mark.rule("KF-8.7")
def test_example_the_purple_worker_may_be_put_on_a_storage_tile() -> None:
    """RU, UK, HU: final scoring."""
    board = winter_board("timber_yard+", start=0)
    assert explained_items(board, "timber_yard") == [{"item": "purple", "count": 1, "as": "wood"}]
    assert explained_line(board, "timber_yard")["points"] == 3


@pytest.mark.rule("KF-8.10")
@pytest.mark.parametrize(
    ("tile", "workers", "expected"),
    [
        ("craftsmans_guild", "1 red 1 blue 1 yellow", 3),
        ("key_market", "2 green", 4),
        ("village_hall", "3 red", 3),
    ],
)
def test_example_a_worker_that_scored_elsewhere_scores_nothing_for_white_wind(
    tile: str, workers: str, expected: int
) -> None:
    """RU, UK: White Wind."""
    assert points("boat_white_wind", tile, workers=workers) == expected


@pytest.mark.rule("KF-8.10", "KF-7.4")
def test_example_white_wind_counts_workers_used_in_winter_and_those_not_used() -> None:
    """RU: White Wind."""
    lines = ("seat 0; workers 2 red", "village 0 home_1 0,0 0; workers 3 blue")
    board = end_season(*lines, season="winter", players=6).do("0 board boat_white_wind")
    assert explained_line(place_all(take_boats(board)), "boat_white_wind")["points"] == 5


@pytest.mark.rule("KF-7.4", "KF-8.9")
@pytest.mark.parametrize(
    ("tile", "turn", "workers", "expected"),
    [("key_market", 4, "3 green", 6), ("village_hall", 3, "3 red", 3), ("apothecary", 5, "5 red", 3)],
)
def test_example_workers_placed_in_the_village_in_winter_count(
    tile: str, turn: int, workers: str, expected: int
) -> None:
    """RU: Craftsman's guild, Key market, Village hall; UK and HU: workers in a player's village."""
    village = f"village 0 home_1 0,0 0; workers {workers}; used 3\nvillage 0 {tile} 0,-1 {turn}"
    assert explained_line(place_all(end_season_and_boats(village, season="winter")), tile)["points"] == expected


@pytest.mark.rule("KF-8.9")
def test_example_green_workers_replace_no_other_colour_in_the_craftsmans_guild() -> None:
    """RU, UK: Craftsman's guild."""
    assert points("craftsmans_guild", workers="2 red 2 blue 9 green") == 0


@pytest.mark.rule("KF-8.9", "KF-9.19")
def test_example_gold_in_a_set_of_the_mercers_guild_scores_no_point_of_its_own() -> None:
    """RU, UK: Mercer's guild."""
    assert points("mercers_guild", home("1 wood 1 stone 1 gold")) == 5


@pytest.mark.rule("KF-8.9")
def test_example_choosing_gold_for_the_watermill_makes_no_sense() -> None:
    """RU, UK: Watermill."""
    assert points("watermill", home("3 gold")) == points(home("3 gold")) == 3


@pytest.mark.rule("KF-8.11")
def test_example_tiles_adjacent_to_several_turn_order_tiles_count_each_time() -> None:
    """UK: turn order tiles."""
    village = "village 0 home_1 0,0 0\nvillage 0 turn_order_1 0,-1 3\nvillage 0 turn_order_2 1,-1 1"
    board = Board("season winter; start 1\nmarket none\nseat 0; workers none\n" + village, players=3)
    assert explained_line(board, "turn_order_1")["tiles"] == ["turn_order_2", "home_1"]
    assert explained_line(board, "turn_order_2")["tiles"] == ["home_1", "turn_order_1"]
    assert board.rules.scores(board.table)[0] == 4


@pytest.mark.rule("KF-9.1", "KF-7.8")
def test_example_the_workers_of_1a_are_the_only_new_ones_at_the_end_of_winter() -> None:
    """RU, UK: boat 1a."""
    village = "village 0 home_1 0,0 0\nvillage 0 summer_boat_1a 0,1 0"
    board = end_season_and_boats(village, "stocks; bag 9 red", season="winter")
    assert (board.hand(0), board.hand(1)) == ({"red": 2}, {})


@pytest.mark.rule("KF-7.5")
def test_example_a_winner_of_two_turn_order_tiles_takes_no_second_boat() -> None:
    """RU, UK, HU: end of the season, in winter."""
    orders = "order turn_order_1; bids 1 1 red\norder turn_order_2; bids 1 1 red"
    board = end_season_and_boats(orders, season="winter", players=3)
    assert [event["seat"] for event in board.happened("boarded")] == [1, 2, 0]


@pytest.mark.rule("KF-7.10", "KF-7.15")
def test_example_a_tile_with_a_road_towards_the_cell_by_the_water_keeps_a_boat_from_joining() -> None:
    """RU, UK, HU: placing, the picture and its note on Sea Breese."""
    village = "village 0 home_1 0,0 0\nvillage 0 alehouse -1,1 4"
    board = end_season_and_boats(village, season="winter")
    assert [text for text in board.offered(0) if " 0,1 " in text] == []
    assert board.offered(0, "place boat_keyflower") != []
