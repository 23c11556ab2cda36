"""KF-6.1, KF-6.2, KF-6.6, KF-6.7: transport points and upgrade symbols, whose they are and how they are spent."""

import pytest

from tests.games.keyflower.turn_board import at, is_upgraded, line, spent, turn_board

# Tile, transport points, upgrade symbols.
TRANSPORTS = [
    *[(f"home_{number}", 1, 1) for number in range(1, 7)],
    *[(f"home_{number}+", 2, 1) for number in range(1, 7)],
    ("stable", 2, 1), ("stable+", 4, 2), ("farrier", 3, 1), ("farrier+", 5, 2),
    ("wainwright", 4, 2), ("wainwright+", 6, 2),
]  # fmt: skip
SOUTH = {"home_1": 0, "home_2": 5, "home_3": 3, "home_4": 4, "home_5": 2, "home_6": 1}  # turns with water there
HAND = "1 red; skills 1 anvil 1 pick 1 saw"
SIDES = at("east", "keywood"), at("west", "keystone_quarry")


@pytest.mark.rule("KF-6.1", "KF-5.5")
@pytest.mark.parametrize(("tile", "points", "symbols"), TRANSPORTS)
def test_points_and_symbols_of_a_use_in_the_own_village(tile: str, points: int, symbols: int) -> None:
    key = tile.rstrip("+")
    home = tile if key in SOUTH else "home_1"
    north = "key_mine" if key in SOUTH else tile
    first = f"village 0 {home} 0,0 {SOUTH[home.rstrip('+')]}; goods 3 gold"
    opponent = "village 1 home_2 0,0 0" if key != "home_2" else "village 1 home_3 0,0 0"
    board = turn_board(HAND, first, opponent, at("north", north), *SIDES, season="autumn")
    assert spent(board.do(f"0 use {key}", "0 send 1 red")) == (points, symbols)


@pytest.mark.rule("KF-6.1")
@pytest.mark.parametrize(("tile", "points", "symbols"), TRANSPORTS[1:6] + TRANSPORTS[7:])
def test_whoever_uses_it_in_another_village_acts_in_the_own(tile: str, points: int, symbols: int) -> None:
    home = f"village 1 {tile} 0,0 0" if tile.startswith("home") else "village 1 home_2 0,0 0"
    others = [] if tile.startswith("home") else [at("north", tile, seat=1)]
    first = "village 0 home_1 0,0 0; goods 3 gold"
    board = turn_board(HAND, first, home, *others, at("north", "key_mine"), *SIDES, season="autumn")
    assert spent(board.do(f"0 use {tile.rstrip('+')}", "0 send 1 red")) == (points, symbols)


@pytest.mark.rule("KF-6.1")
@pytest.mark.parametrize(
    ("season", "tile", "points", "symbols"),
    [("spring", "stable", 2, 1), ("summer", "farrier", 3, 1), ("autumn", "wainwright", 4, 2)],
)
def test_whoever_uses_it_in_the_market_acts_in_the_own_village(
    season: str, tile: str, points: int, symbols: int
) -> None:
    first = "village 0 home_1 0,0 0; goods 3 gold"
    board = turn_board(HAND, f"market {tile}", first, at("north", "key_mine"), *SIDES, season=season)
    assert spent(board.do(f"0 use {tile}", "0 send 1 red")) == (points, symbols)


@pytest.mark.rule("KF-6.1")
def test_nothing_is_moved_or_upgraded_in_the_village_of_the_tile() -> None:
    theirs = "village 1 home_2 0,0 0; goods 2 gold", at("north", "stable", seat=1)
    mine = "village 0 home_1 0,0 0; goods 2 gold", at("north", "keywood")
    board = turn_board("1 red", *mine, *theirs).do("0 use stable", "0 send 1 red")
    assert board.offered(0) == ["done", "upgrade home_1", "move gold home_1 keywood"]
    assert board.refused("0 move gold home_2 stable") == board.refused("0 upgrade home_2") == "KF-6.1"


@pytest.mark.rule("KF-6.1")
def test_nothing_is_moved_to_or_upgraded_in_the_market() -> None:
    mine = "village 0 home_1 0,0 0; goods 2 gold", at("north", "keywood")
    board = turn_board("1 red; skills 1 anvil", "market stable", "market miner", *mine).do(
        "0 use stable", "0 send 1 red"
    )
    assert board.refused("0 move gold home_1 stable") == board.refused("0 upgrade miner") == "KF-6.1"


@pytest.mark.rule("KF-6.2")
def test_a_point_moves_one_resource_one_step_along_a_road() -> None:
    board = turn_board("1 red", "village 0 home_1 0,0 0; goods 2 wood", at("north", "keywood"))
    board.do("0 use home_1", "0 send 1 red", "0 move wood home_1 keywood")
    assert board.goods("home_1") == board.goods("keywood") == {"wood": 1}
    assert board.waiting == [1]


@pytest.mark.rule("KF-6.2")
def test_points_may_be_split_in_any_way_among_resources_and_steps() -> None:
    lines = "village 0 home_1 0,0 0; goods 1 wood 1 iron", at("north", "keywood"), at("east", "wainwright")
    board = turn_board("1 red", *lines, season="autumn").do("0 use wainwright", "0 send 1 red")
    board.do("0 move wood home_1 keywood", "0 move iron home_1 wainwright")
    board.do("0 move wood keywood home_1", "0 move wood home_1 wainwright")
    assert board.goods("wainwright") == {"iron": 1, "wood": 1}
    assert board.goods("keywood") == {}


@pytest.mark.rule("KF-6.2")
def test_there_is_no_transport_to_a_tile_that_does_not_touch() -> None:
    lines = at("north", "keywood; goods 1 wood"), at("east", "stable")
    board = turn_board("1 red", *lines).do("0 use stable", "0 send 1 red")
    assert board.refused("0 move wood keywood stable") == "KF-6.2"


@pytest.mark.rule("KF-6.2")
def test_there_is_no_transport_across_a_field_although_the_tiles_touch() -> None:
    lines = "village 0 keywood 0,-1 0; goods 1 wood", "village 0 apprentice_hall 1,-1 0"
    board = turn_board("1 red", *lines).do("0 use home_1", "0 send 1 red")
    assert board.offered(0) == ["done", "move wood keywood home_1"]
    assert board.refused("0 move wood keywood apprentice_hall") == "KF-6.2"


@pytest.mark.rule("KF-6.2")
def test_there_is_no_transport_across_water() -> None:
    lines = "village 0 home_1 0,0 0; goods 1 wood", "village 0 summer_boat_1a 0,1 0", at("north", "keywood")
    board = turn_board("1 red", *lines, season="autumn").do("0 use home_1", "0 send 1 red")
    assert board.refused("0 move wood home_1 summer_boat_1") == "KF-6.2"


@pytest.mark.rule("KF-6.2")
def test_only_what_lies_there_and_only_with_points_left_is_moved() -> None:
    keywood = at("north", "keywood")
    board = turn_board("1 red; skills 1 saw", "village 0 home_1 0,0 0; goods 2 wood", keywood)
    board.do("0 use home_1", "0 send 1 red")
    assert board.refused("0 move iron home_1 keywood") == "KF-6.2"
    assert board.do("0 move wood home_1 keywood").offered(0) == ["done", "upgrade keywood"]
    assert board.refused("0 move wood home_1 keywood") == "KF-6.2"


@pytest.mark.rule("KF-6.2")
def test_resources_may_be_brought_to_tiles_that_cannot_be_used() -> None:
    lines = "village 0 home_1 0,0 0; goods 1 wood", at("north", "timber_yard")
    board = turn_board("1 red", *lines, season="autumn")
    board.do("0 use home_1", "0 send 1 red", "0 move wood home_1 timber_yard")
    assert board.goods("timber_yard") == {"wood": 1}


@pytest.mark.rule("KF-6.6")
def test_transport_and_upgrades_of_one_use_may_be_interleaved() -> None:
    home = "village 0 home_1 0,0 0; goods 1 stone 1 iron"
    tiles = at("north", "gold_mine"), at("east", "wainwright"), at("west", "keystone_quarry")
    board = turn_board("1 red; skills 1 pick", home, *tiles, season="autumn").do(
        "0 use wainwright", "0 send 1 red"
    )
    board.do("0 move stone home_1 gold_mine", "0 upgrade keystone_quarry", "0 move iron home_1 gold_mine")
    board.do("0 upgrade gold_mine")
    assert is_upgraded(board, "keystone_quarry")
    assert is_upgraded(board, "gold_mine")


@pytest.mark.rule("KF-6.6")
def test_an_upgrade_may_come_before_all_moves() -> None:
    lines = "village 0 home_1 0,0 0; goods 1 wood", at("north", "keywood")
    board = turn_board("1 red; skills 1 saw", *lines).do("0 use home_1", "0 send 1 red", "0 upgrade keywood")
    assert is_upgraded(board.do("0 move wood home_1 keywood"), "keywood")
    assert board.goods("keywood") == {"wood": 1}


@pytest.mark.rule("KF-6.6")
def test_any_part_may_be_left_unused() -> None:
    lines = "village 0 home_1 0,0 0; goods 5 gold", at("north", "stable")
    board = turn_board("1 red", *lines).do("0 use stable", "0 send 1 red")
    assert "done" in board.offered(0)
    assert "done" in board.do("0 move gold home_1 stable").offered(0)
    assert board.do("0 done").waiting == [1]
    assert not is_upgraded(board, "home_1")


@pytest.mark.rule("KF-6.6")
def test_a_use_just_to_place_workers_is_legal() -> None:
    board = turn_board("3 red", "seat 1; workers 6 red", at("north", "stable")).do("0 use stable", "0 send 3 red")
    assert line(board, "village 0 stable") == "0,-1 0; workers 3 red; used 3; colour red"
    assert board.waiting == [1]
    assert board.refused("1 use stable") == "KF-5.2"


@pytest.mark.rule("KF-6.7")
def test_the_tile_in_use_may_be_upgraded_and_gives_nothing_more_to_this_use() -> None:
    stable = at("north", "stable; goods 1 wood 1 iron")
    board = turn_board("1 red; skills 1 saw 1 pick", "village 0 home_1 0,0 0; goods 1 gold", stable, *SIDES)
    board.do("0 use stable", "0 send 1 red", "0 upgrade stable")
    assert board.refused("0 upgrade keywood") == "KF-6.3"
    assert spent(board) == (2, 0)
    assert line(board, "village 0 stable").startswith("+ 0,-1 0")
    assert board.workers_on("stable") == {"red": 1}


@pytest.mark.rule("KF-6.7")
def test_the_home_in_use_may_be_upgraded_with_its_workers_on_it() -> None:
    lines = "village 0 home_1 0,0 0; goods 1 wood 1 stone 1 gold", at("north", "keywood")
    board = turn_board("2 red", *lines).do(
        "0 use home_1", "0 send 2 red", "0 upgrade home_1", "0 spend 1 stone 1 wood"
    )
    assert is_upgraded(board, "home_1")
    assert board.workers_on("home_1") == {"red": 2}
    assert spent(board) == (1, 0)


@pytest.mark.rule("KF-6.7")
def test_the_next_use_has_the_numbers_of_the_new_side() -> None:
    stable = at("north", "stable; goods 1 wood 1 iron")
    lines = "village 0 home_1 0,0 0; goods 1 gold", stable, *SIDES
    board = turn_board("3 red; skills 1 saw 1 pick", *lines).do(
        "0 use stable", "0 send 1 red", "0 upgrade stable", "0 done"
    )
    assert spent(board.do("1 pass", "0 use stable", "0 send 2 red")) == (4, 2)


@pytest.mark.rule("KF-6.6")
def test_a_transport_that_ended_by_itself_says_so_to_later_tries() -> None:
    board = turn_board("1 red", "village 0 home_1 0,0 0; goods 1 wood", at("north", "keywood"))
    board.do("0 use home_1", "0 send 1 red", "0 move wood home_1 keywood")
    assert board.waiting == [1]
    for text in ("done", "move wood keywood home_1", "upgrade keywood"):
        why = board.rules.why_not(board.table, 0, text)
        assert why is not None
        assert (why.rule, why.key, why.facts) == ("KF-6.6", "transport-over", {"seat": 0, "waiting": [1]})
    assert board.refused("0 pass") == "not-your-turn"
