"""KF-8.10, KF-8.11, KF-9.3, KF-9.6, KF-9.11 and KF-9.20: what boats and turn order tiles score."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.game_ends import explained_line, points, winter_board

HOME = "home_1 0,0 0"
TRIANGLE = ("alehouse 0,-1 3", "apprentice_hall 1,-1 1")  # with the home: three tiles, each joined to both others
BASTION = "boat_sea_bastion 0,1 0"


def map_of(*tiles: str) -> Board:
    """Winter with these tiles exactly so in the village of seat 0: `map_of("keywood 0,-1 0")`."""
    village = [f"village 0 {tile}" for tile in ((HOME, *tiles) if "home" not in tiles[0] else tiles)]
    return Board("\n".join(["season winter; start 1\nmarket none\nseat 0; workers none", *village]), players=6)


def score(*tiles: str) -> int:
    board = map_of(*tiles)
    return board.rules.scores(board.table)[0]


@pytest.mark.rule("KF-8.10")
def test_keyflower_scores_the_transport_capacity_of_all_own_tiles() -> None:
    assert points("boat_keyflower") == 1
    assert points("boat_keyflower", "stable", "farrier", "wainwright") == 1 + 2 + 3 + 4
    assert points("boat_keyflower", "stable+") == 1 + 4 + 5
    assert points("boat_keyflower", "home_1+") == 2 + 5


@pytest.mark.rule("KF-8.10", "KF-9.5", "KF-9.1")
def test_2b_doubles_the_points_of_keyflower_and_2a_does_not() -> None:
    assert points("boat_keyflower", "stable", "summer_boat_2b") == 6
    assert points("boat_keyflower", "stable", "summer_boat_2a") == 3
    assert points("stable", "summer_boat_2b") == 0


@pytest.mark.rule("KF-8.10", "KF-9.20")
def test_sea_bastion_scores_each_tile_of_a_road_loop() -> None:
    assert score(BASTION, *TRIANGLE) == 3
    assert score(BASTION, TRIANGLE[0]) == 0
    assert score(*TRIANGLE) == 0


@pytest.mark.rule("KF-9.3", "KF-9.20")
def test_the_walk_of_sea_bastion_may_pass_a_tile_twice_which_scores_once() -> None:
    eight = (*TRIANGLE, "gold_mine -1,0 0", "key_mine -1,1 0")
    assert score(*eight, "boat_sea_bastion -2,1 0") == 5


@pytest.mark.rule("KF-9.3", "KF-9.20")
def test_the_walk_of_sea_bastion_repeats_no_road() -> None:
    bridge = ("gold_mine 0,-2 1", "key_mine 0,-3 0", "keystone_quarry 1,-3 4")
    board = map_of(BASTION, *TRIANGLE, *bridge)
    village = board.table.villages[0]
    assert board.tile("gold_mine") in village.links(board.tile("alehouse"))
    assert len(village.links(board.tile("gold_mine"))) == 3
    assert board.rules.scores(board.table)[0] == 3


@pytest.mark.rule("KF-9.20")
def test_in_the_walk_every_tile_has_an_even_number_of_its_roads() -> None:
    assert score(BASTION, "alehouse 0,-1 3", "key_mine 1,-1 2", "apprentice_hall 1,0 2") == 4


@pytest.mark.rule("KF-9.3", "KF-8.14")
def test_the_walk_of_sea_bastion_is_shown_tile_by_tile() -> None:
    walk = explained_line(map_of(BASTION, *TRIANGLE), "boat_sea_bastion")["tiles"]
    assert isinstance(walk, list)
    assert walk[0] == walk[-1]
    assert sorted(walk[1:]) == ["alehouse", "apprentice_hall", "home_1"]


@pytest.mark.rule("KF-9.1", "KF-9.20")
def test_2a_makes_no_roads_for_sea_bastion() -> None:
    boats = ("summer_boat_2a 0,1 0", "boat_sea_bastion 0,2 0")
    assert score(*boats, *TRIANGLE) == 3
    assert score(*boats, "alehouse 0,-1 3", "apprentice_hall 1,-1 0") == 0


@pytest.mark.rule("KF-8.10", "KF-9.20")
@pytest.mark.parametrize(("boats", "expected"), [(1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_sea_breese_scores_in_all_by_the_number_of_boats_in_the_chain(boats: int, expected: int) -> None:
    summer = [f"summer_boat_{number}{'aabb'[number - 1]} 0,{number + 1} 0" for number in range(1, boats)]
    assert score("boat_sea_breese 0,1 0", *summer) == expected


@pytest.mark.rule("KF-9.20")
def test_boats_that_are_not_joined_to_the_home_by_water_do_not_count() -> None:
    apart = ("keywood 0,-1 0", "boat_sea_breese -1,-1 0")
    assert score(*apart) == 0
    assert score(*apart, "summer_boat_1a -1,-2 0") == 0
    assert score(*apart, "summer_boat_1a 0,1 0") == 2


@pytest.mark.rule("KF-9.20")
def test_boats_that_touch_by_their_fields_are_no_chain() -> None:
    assert score("boat_sea_breese 0,1 0", "summer_boat_1a 1,1 0") == 2


@pytest.mark.rule("KF-9.1", "KF-9.20")
def test_2a_makes_no_water_for_sea_breese() -> None:
    away = ("keywood 0,-1 0", "summer_boat_2a -1,-1 0")
    assert score(*away, "summer_boat_1a 0,1 0", "boat_sea_breese 0,2 0") == 4
    assert score(*away, "summer_boat_1a 0,1 1", "boat_sea_breese 0,2 0") == 0
    assert score("summer_boat_2a 0,1 0", "boat_sea_breese 0,2 1") == 2


@pytest.mark.rule("KF-8.10")
def test_boats_other_than_sea_breese_score_nothing_for_the_chain() -> None:
    assert score("boat_sea_bastion 0,1 0", "summer_boat_1a 0,2 0") == 0


@pytest.mark.rule("KF-8.10", "KF-9.11")
def test_flipper_scores_two_and_turns_the_tile_that_gains_most() -> None:
    assert points("boat_flipper") == 2 + 5
    assert points("boat_flipper", "forge") == 2 + 10
    assert explained_line(winter_board("boat_flipper", "forge", players=4), "boat_flipper")["tiles"] == ["forge"]


@pytest.mark.rule("KF-9.11")
def test_flipper_turns_one_tile_only_and_none_that_is_upgraded() -> None:
    assert points("boat_flipper", "forge", "sawmill") == 2 + 10 + 3
    assert points("boat_flipper", "home_1+", "forge+") == 2 + 5 + 10
    assert points("boat_flipper", "home_1+", "summer_boat_1a", "keythedral") == 2 + 5 + 12


@pytest.mark.rule("KF-8.10", "KF-9.11")
def test_storage_tiles_are_counted_before_flipper_turns_a_tile() -> None:
    assert points("boat_flipper", "timber_yard; goods 8 wood") == 2 + 16 + 5
    assert points("boat_flipper", "home_1+", "timber_yard; goods 8 wood") == 2 + 16 + 5
    assert explained_line(winter_board("boat_flipper", "barn; goods 9 iron", players=4), "boat_flipper")[
        "tiles"
    ] == ["home_1"]
    assert (
        explained_line(winter_board("boat_flipper", "home_1+", "barn; goods 9 iron", players=4), "boat_flipper")[
            "tiles"
        ]
        == []
    )


@pytest.mark.rule("KF-8.10", "KF-9.11")
def test_the_purple_worker_on_a_storage_tile_is_counted_before_the_flip_too() -> None:
    assert points("boat_flipper", "timber_yard; goods 5 wood", start=0) == 2 + 6 * 2 + 5
    assert points("boat_flipper", "timber_yard+; goods 5 wood", start=0) == 2 + 6 * 3 + 5


@pytest.mark.rule("KF-9.11")
def test_costs_do_not_matter_to_flipper() -> None:
    board = winter_board("boat_flipper", "goldsmith", players=4)
    assert board.goods("goldsmith") == {}
    assert board.rules.scores(board.table)[0] == 2 + 7


@pytest.mark.rule("KF-8.10")
def test_ianvincible_scores_five() -> None:
    assert points("boat_ianvincible") == 5


@pytest.mark.rule("KF-8.10")
def test_white_wind_scores_every_worker_not_used_elsewhere() -> None:
    assert points("boat_white_wind", workers="2 red 1 green 1 blue 1 yellow") == 5
    assert points("boat_white_wind", "key_market", workers="3 green 2 red") == 6 + 2
    assert points("boat_white_wind", "apothecary", workers="7 red") == 7
    assert points("boat_white_wind", workers="3 red", start=0) == 4


@pytest.mark.rule("KF-8.11", "KF-9.6")
def test_a_turn_order_tile_scores_each_adjacent_own_tile_and_not_itself() -> None:
    assert score("turn_order_1 0,-1 3") == 1
    assert score("apothecary 0,-1 5", "scholar 1,0 5", "turn_order_2 1,-1 1") == 3


@pytest.mark.rule("KF-8.11")
def test_a_tile_adjacent_to_several_turn_order_tiles_counts_for_each() -> None:
    assert score("turn_order_1 0,-1 3", "turn_order_2 1,-1 1") == 2 + 2


@pytest.mark.rule("KF-8.11")
def test_tiles_joined_by_field_are_adjacent_too_and_those_further_off_are_not() -> None:
    assert score("keywood 0,-1 0", "turn_order_1 -1,-1 0") == 1
    assert score("alehouse 0,-1 3", "keywood 0,-2 0", "turn_order_1 -1,0 2") == 2
