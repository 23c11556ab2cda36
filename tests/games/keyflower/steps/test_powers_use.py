"""KF-9.1 and KF-9.5: the summer boats 2a, 2b and 3a while resources are moved and tiles upgraded."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.turn_board import at, is_upgraded, spent, turn_board

# Tile, transport points and upgrade symbols as printed, and the turn of the mine that lies north of it.
TRANSPORTS = [
    ("stable", 2, 1, 0), ("stable+", 4, 2, 0), ("farrier", 3, 1, 4), ("farrier+", 5, 2, 4),
    ("wainwright", 4, 2, 4), ("wainwright+", 6, 2, 4),
]  # fmt: skip
MARKET = [("summer", "farrier", 3, 1), ("autumn", "wainwright", 4, 2)]
HAND = "1 red; skills 1 anvil 1 pick 1 saw"
HOME = "village 0 home_1 0,0 0; goods 3 gold"
SIDES = at("east", "keywood"), at("west", "keystone_quarry")


def boat(side: str, seat: int = 0) -> str:
    return f"village {seat} summer_boat_{side} 0,1 0"


@pytest.mark.rule("KF-9.1", "KF-9.5")
@pytest.mark.parametrize(("tile", "points", "symbols", "turn"), TRANSPORTS)
def test_2b_doubles_points_and_symbols_in_the_own_village(tile: str, points: int, symbols: int, turn: int) -> None:
    lines = HOME, boat("2b"), at("north", tile), f"village 0 key_mine 0,-2 {turn}", *SIDES
    board = turn_board(HAND, *lines, season="autumn").do(f"0 use {tile.rstrip('+')}", "0 send 1 red")
    assert spent(board) == (2 * points, 2 * symbols)


@pytest.mark.rule("KF-9.1", "KF-9.5")
@pytest.mark.parametrize(("home", "points"), [("home_1", 1), ("home_1+", 2)])
def test_2b_doubles_the_numbers_of_the_home(home: str, points: int) -> None:
    lines = f"village 0 {home} 0,0 0; goods 1 gold", boat("2b"), at("north", "key_mine"), *SIDES
    board = turn_board(HAND, *lines, season="autumn").do("0 use home_1", "0 send 1 red")
    assert spent(board) == (2 * points, 2)


@pytest.mark.rule("KF-9.1", "KF-9.5")
@pytest.mark.parametrize(("season", "tile", "points", "symbols"), MARKET)
def test_2b_doubles_the_numbers_of_market_tiles(season: str, tile: str, points: int, symbols: int) -> None:
    lines = f"market {tile}", HOME, boat("2b"), at("north", "key_mine"), *SIDES
    board = turn_board(HAND, *lines, season=season).do(f"0 use {tile}", "0 send 1 red")
    assert spent(board) == (2 * points, 2 * symbols)


@pytest.mark.rule("KF-9.1", "KF-9.5")
@pytest.mark.parametrize(("tile", "points", "symbols", "turn"), TRANSPORTS)
def test_2b_doubles_the_numbers_of_tiles_in_other_villages(
    tile: str, points: int, symbols: int, turn: int
) -> None:
    lines = HOME, boat("2b"), at("north", "key_mine"), *SIDES, "village 1 home_2 0,0 0", at("north", tile, seat=1)
    board = turn_board(HAND, *lines, season="autumn").do(f"0 use {tile.rstrip('+')}", "0 send 1 red")
    assert spent(board) == (2 * points, 2 * symbols)


@pytest.mark.rule("KF-9.1")
@pytest.mark.parametrize(("tile", "points", "symbols", "turn"), TRANSPORTS)
def test_others_who_use_a_tile_of_the_owner_of_2b_get_single_numbers(
    tile: str, points: int, symbols: int, turn: int
) -> None:
    theirs = "village 1 home_2 0,0 5", boat("2b", 1), at("north", tile, seat=1)
    lines = HOME, at("north", "key_mine"), *SIDES, *theirs
    board = turn_board(HAND, *lines, season="autumn").do(f"0 use {tile.rstrip('+')}", "0 send 1 red")
    assert spent(board) == (points, symbols)


@pytest.mark.rule("KF-9.1", "KF-6.7")
def test_2b_gives_nothing_more_when_the_tile_in_use_is_upgraded() -> None:
    stable = at("north", "stable; goods 2 gold")
    lines = "village 0 home_1 0,0 0; goods 1 gold", boat("2b"), stable, *SIDES
    board = turn_board(HAND, *lines, season="autumn").do("0 use stable", "0 send 1 red", "0 upgrade stable")
    assert spent(board) == (4, 1)


@pytest.mark.rule("KF-9.1")
def test_2b_doubles_nothing_but_points_and_symbols() -> None:
    lines = "village 0 home_1 0,0 0", boat("2b"), at("north", "woodcutter")
    board = turn_board("1 red", *lines, season="autumn").do("0 use woodcutter", "0 send 1 red")
    assert board.goods("woodcutter") == {"wood": 2}


@pytest.mark.rule("KF-9.5", "KF-9.1")
@pytest.mark.parametrize(("side", "points"), [("2a", 4), ("2b", 7)])
def test_2b_and_not_2a_doubles_the_points_of_the_keyflower_boat(side: str, points: int) -> None:
    boats = "boat boat_sea_bastion", boat(side), "village 0 boat_keyflower 0,2 0"
    lines = "village 0 home_1 0,0 0", *boats, at("north", "stable")
    board = turn_board("none", *lines, season="winter")  # and a point for the purple worker as gold
    assert board.rules.scores(board.table)[0] == points


@pytest.mark.rule("KF-9.1")
def test_2a_transports_across_fields() -> None:
    fields = "village 0 keywood 0,-1 0; goods 1 wood", "village 0 apprentice_hall 1,-1 0"
    lines = "village 0 home_1 0,0 0", boat("2a"), *fields
    board = turn_board("1 red", *lines, season="autumn").do("0 use home_1", "0 send 1 red")
    assert board.do("0 move wood keywood apprentice_hall").goods("apprentice_hall") == {"wood": 1}


@pytest.mark.rule("KF-9.1")
@pytest.mark.parametrize("turn", [1, 4])
def test_2a_transports_where_a_road_meets_a_field(turn: int) -> None:
    lines = "village 0 home_1 0,0 0; goods 1 wood", boat("2a"), f"village 0 keywood 0,-1 {turn}"
    board = turn_board("1 red", *lines, season="autumn").do("0 use home_1", "0 send 1 red")
    assert board.do("0 move wood home_1 keywood").goods("keywood") == {"wood": 1}


@pytest.mark.rule("KF-9.1")
def test_2a_still_transports_along_roads_one_step_a_point() -> None:
    lines = "village 0 home_1 0,0 0; goods 2 wood", boat("2a"), at("north", "keywood")
    board = turn_board("1 red", *lines, season="autumn")
    board.do("0 use home_1", "0 send 1 red", "0 move wood home_1 keywood")
    assert board.goods("keywood") == board.goods("home_1") == {"wood": 1}
    assert board.waiting == [1]


@pytest.mark.rule("KF-9.1")
@pytest.mark.parametrize(
    ("place", "allowed"),
    [("0,1 0", False), ("0,1 1", False), ("0,-1 0", False), ("0,-1 1", True), ("0,-1 2", True)],
)
def test_2a_never_transports_across_a_water_edge_of_either_tile(place: str, allowed: bool) -> None:
    away = at("east", "keywood"), "village 0 summer_boat_2a 2,-1 0"
    lines = "village 0 home_1 0,0 0; goods 1 wood", *away, f"village 0 summer_boat_1a {place}"
    board = turn_board("1 red", *lines, season="autumn").do("0 use home_1", "0 send 1 red")
    assert board.refused("0 move wood home_1 summer_boat_1") == ("" if allowed else "KF-6.2")


@pytest.mark.rule("KF-9.1")
def test_nobody_but_the_owner_transports_by_2a() -> None:
    mine = "village 0 home_1 0,0 0", "village 0 keywood 0,-1 0; goods 1 wood", "village 0 apprentice_hall 1,-1 0"
    lines = *mine, "village 1 home_2 0,0 5", boat("2a", 1)
    board = turn_board("1 red", *lines, season="autumn").do("0 use home_2", "0 send 1 red")
    assert board.refused("0 move wood keywood apprentice_hall") == "KF-6.2"


# Tile and how many resources it costs; 3a takes any of them.
COSTS = [
    ("alehouse", 3), ("apprentice_hall", 2), ("gold_mine", 2), ("peddler", 1), ("stable", 2), ("workshop", 2),
    ("brewer", 2), ("carpenter", 3), ("farrier", 2), ("hiring_fair", 2), ("mason", 3), ("smelter", 3),
    ("store", 1), ("tavern", 3), ("fair", 1), ("forge", 3), ("goldsmith", 2), ("sawmill", 3), ("sculptor", 3),
    ("wainwright", 2), ("well", 3),
]  # fmt: skip


def upgrading(tile: str, goods: str, skills: str = "none", power: str = "3a") -> Board:
    lines = "village 0 home_1 0,0 0; goods 1 wood", boat(power), at("north", f"{tile}; goods {goods}")
    board = turn_board(f"1 red; skills {skills}", *lines, season="autumn")
    return board.do("0 use home_1", "0 send 1 red")


@pytest.mark.rule("KF-9.1", "KF-6.8")
@pytest.mark.parametrize(("tile", "count"), COSTS)
@pytest.mark.parametrize("kind", ["gold", "iron", "stone", "wood"])
def test_under_3a_any_resource_pays_every_cost(tile: str, count: int, kind: str) -> None:
    board = upgrading(tile, f"{count} {kind}").do(f"0 upgrade {tile}")
    assert is_upgraded(board, tile)
    assert board.goods(tile) == {}


@pytest.mark.rule("KF-9.1")
@pytest.mark.parametrize(("tile", "count"), COSTS)
def test_under_3a_a_cost_takes_as_many_resources_as_printed(tile: str, count: int) -> None:
    less = f"{count - 1} iron" if count > 1 else "none"
    assert upgrading(tile, less).refused(f"0 upgrade {tile}") == "KF-6.4"


@pytest.mark.rule("KF-9.1")
def test_under_3a_the_player_chooses_what_to_pay() -> None:
    board = upgrading("goldsmith", "1 gold 1 iron 1 stone").do("0 upgrade goldsmith")
    assert sorted(board.offered(0)) == ["spend 1 gold 1 iron", "spend 1 gold 1 stone", "spend 1 iron 1 stone"]


@pytest.mark.rule("KF-9.1")
@pytest.mark.parametrize("tile", ["keywood", "key_mine", "barn"])
def test_under_3a_resources_do_not_stand_in_for_skills(tile: str) -> None:
    assert upgrading(tile, "5 gold 5 wood").refused(f"0 upgrade {tile}") == "KF-6.4"


@pytest.mark.rule("KF-9.1")
def test_under_3a_the_home_is_upgraded_with_any_two_resources() -> None:
    lines = "village 0 home_1 0,0 0; goods 2 iron", boat("3a")
    board = turn_board("1 red", *lines, season="autumn").do("0 use home_1", "0 send 1 red", "0 upgrade home_1")
    assert is_upgraded(board, "home_1")


@pytest.mark.rule("KF-9.1")
def test_3b_does_not_help_with_upgrades_nor_does_3a_of_another_player() -> None:
    assert upgrading("stable", "2 stone", power="3b").refused("0 upgrade stable") == "KF-6.4"
    theirs = "village 1 home_2 0,0 5", boat("3a", 1)
    lines = "village 0 home_1 0,0 0; goods 1 wood", at("north", "stable; goods 2 stone"), *theirs
    board = turn_board("1 red", *lines, season="autumn").do("0 use home_2", "0 send 1 red")
    assert board.refused("0 upgrade stable") == "KF-6.4"
