"""KF-6.3, KF-6.4, KF-6.5, KF-6.8: what every upgrade costs, what stands in for what, what stays on the tile."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.turn_board import at, is_upgraded, line, stock, supply, turn_board

# Tile, the resources that it costs, the skills that it costs; for "any" one choice of it.
COSTS = [
    ("home_1", "1 stone 1 wood", ""), ("home_2", "1 iron 1 stone", ""), ("home_3", "1 iron 1 wood", ""),
    ("home_4", "1 stone 1 wood", ""), ("home_5", "1 iron 1 stone", ""), ("home_6", "1 iron 1 wood", ""),
    ("alehouse", "1 iron 1 stone 1 wood", ""), ("apprentice_hall", "1 stone 1 wood", ""),
    ("gold_mine", "1 iron 1 stone", ""), ("key_mine", "", "1 anvil"), ("keystone_quarry", "", "1 pick"),
    ("keywood", "", "1 saw"), ("miner", "", "1 anvil"), ("peddler", "1 gold", ""), ("quarryman", "", "1 pick"),
    ("stable", "1 iron 1 wood", ""), ("woodcutter", "", "1 saw"), ("workshop", "2 stone", ""),
    ("brewer", "1 iron 1 stone", ""), ("carpenter", "3 wood", ""), ("farrier", "2 iron", ""),
    ("hiring_fair", "1 iron 1 wood", ""), ("mason", "3 stone", ""), ("smelter", "3 iron", ""),
    ("store", "1 gold", ""), ("tavern", "1 iron 1 stone 1 wood", ""),
    ("barn", "", "1 pick"), ("blacksmith", "", "1 anvil"), ("stone_yard", "", "1 pick"),
    ("timber_yard", "", "1 saw"), ("fair", "1 gold", ""), ("forge", "3 iron", ""), ("goldsmith", "2 gold", ""),
    ("inn", "1 wood", "1 saw"), ("sawmill", "3 wood", ""), ("sculptor", "3 stone", ""),
    ("wainwright", "2 wood", ""), ("well", "3 stone", ""),
]  # fmt: skip
RESOURCES = [(tile, goods, skills) for tile, goods, skills in COSTS if goods]
FULL = {"gold": 48, "iron": 24, "stone": 24, "wood": 24}
ANY = {"workshop": 2, "farrier": 2, "wainwright": 2, "well": 3, "inn": 1}


def total(goods: str) -> int:
    return sum(int(word) for word in goods.split()[::2])


def transport(tile: str, goods: str, skills: str, *lines: str) -> Board:
    """Seat 0 has used its home, and the goods lie on the tile in question; one resource could be moved."""
    hand = f"1 red; skills {skills or 'none'}"
    home, first = "home_1", "village 0 home_1 0,0 0; goods 1 gold"
    rest = [at("north", f"{tile}; goods {goods or 'none'}")]
    if tile.startswith("home"):
        home = tile.rstrip("+")
        turn = {"home_1": 0, "home_2": 5, "home_3": 3, "home_4": 4, "home_5": 2, "home_6": 1}[home]
        first = f"village 0 {tile} 0,0 {turn}; goods {goods or 'none'}"
        rest = [at("north", "keywood; goods 1 gold")]
    opponent = "village 1 home_2 0,0 0" if home != "home_2" else "village 1 home_3 0,0 0"
    board = turn_board(hand, first, opponent, *rest, *lines, season="autumn")
    return board.do(f"0 use {home}", "0 send 1 red")


@pytest.mark.rule("KF-6.3", "KF-6.4")
@pytest.mark.parametrize(("tile", "goods", "skills"), COSTS)
def test_an_upgrade_costs_exactly_what_is_printed(tile: str, goods: str, skills: str) -> None:
    board = transport(tile, goods, skills).do(f"0 upgrade {tile}")
    assert is_upgraded(board, tile)
    assert board.goods(tile) == board.skills(0) == {}
    assert supply(board) == FULL | {"gold": 47}
    assert stock(board) == {"anvil": 16, "pick": 16, "saw": 16}


@pytest.mark.rule("KF-6.4")
@pytest.mark.parametrize(("tile", "goods", "skills"), COSTS)
def test_whatever_lacks_of_the_cost_forbids_the_upgrade(tile: str, goods: str, skills: str) -> None:
    pieces = goods.split()
    for place in range(0, len(pieces), 2):
        less = [*pieces[:place], str(int(pieces[place]) - 1), *pieces[place + 1 :]]
        assert transport(tile, " ".join(less), skills).refused(f"0 upgrade {tile}") == "KF-6.4"
    if skills:
        assert transport(tile, goods, "").refused(f"0 upgrade {tile}") == "KF-6.4"


@pytest.mark.rule("KF-6.4", "KF-1.4")
@pytest.mark.parametrize(("tile", "goods", "skills"), RESOURCES)
def test_gold_stands_in_for_every_resource_of_a_cost(tile: str, goods: str, skills: str) -> None:
    board = transport(tile, f"{total(goods)} gold", skills).do(f"0 upgrade {tile}")
    assert is_upgraded(board, tile)
    assert board.goods(tile) == {}
    assert supply(board) == FULL | {"gold": 47}


@pytest.mark.rule("KF-6.8", "KF-6.4")
@pytest.mark.parametrize(("tile", "goods", "skills"), RESOURCES)
@pytest.mark.parametrize("kind", ["iron", "stone", "wood"])
def test_other_resources_stand_in_for_nothing_but_any(tile: str, goods: str, skills: str, kind: str) -> None:
    board = transport(tile, f"9 {kind}", skills)
    fits = tile in ANY or goods == f"3 {kind}"
    assert board.refused(f"0 upgrade {tile}") == ("" if fits else "KF-6.4")
    assert not fits or board.do(f"0 upgrade {tile}").goods(tile) == {kind: 9 - total(goods)}


@pytest.mark.rule("KF-6.8")
@pytest.mark.parametrize("tile", ["peddler", "store", "fair", "goldsmith"])
def test_a_cost_of_gold_takes_gold_only(tile: str) -> None:
    board = transport(tile, "5 iron 5 stone 5 wood", "")
    assert board.refused(f"0 upgrade {tile}") == "KF-6.4"


@pytest.mark.rule("KF-6.8")
def test_one_gold_and_other_resources_do_not_pay_two_gold() -> None:
    assert transport("goldsmith", "1 gold 5 iron 5 wood", "").refused("0 upgrade goldsmith") == "KF-6.4"


@pytest.mark.rule("KF-6.8")
def test_where_other_resources_lie_beside_it_gold_alone_pays_a_cost_of_gold() -> None:
    board = transport("goldsmith", "3 gold 2 iron 1 wood", "").do("0 upgrade goldsmith")
    assert board.goods("goldsmith") == {"gold": 1, "iron": 2, "wood": 1}


@pytest.mark.rule("KF-6.8")
@pytest.mark.parametrize("tile", ["workshop", "farrier", "wainwright"])
def test_any_two_resources_may_differ(tile: str) -> None:
    board = transport(tile, "1 iron 1 wood", "").do(f"0 upgrade {tile}")
    assert is_upgraded(board, tile)
    assert board.goods(tile) == {}


@pytest.mark.rule("KF-6.8")
def test_the_player_chooses_what_pays_for_any() -> None:
    board = transport("well", "2 iron 1 stone 1 gold", "").do("0 upgrade well")
    ways = ["spend 1 gold 1 iron 1 stone", "spend 1 gold 2 iron", "spend 2 iron 1 stone"]
    assert board.asked == "spend"
    assert sorted(board.offered(0)) == ways
    assert board.refused("0 spend 3 iron") == board.refused("0 spend 2 iron") == "KF-6.4"
    assert board.do("0 spend 1 gold 2 iron").goods("well") == {"stone": 1}


@pytest.mark.rule("KF-6.8")
def test_the_player_chooses_which_skill_pays_for_any() -> None:
    board = transport("barn", "", "1 anvil 1 saw").do("0 upgrade barn")
    assert board.offered(0) == ["spend 1 anvil", "spend 1 saw"]
    assert board.do("0 spend 1 saw").skills(0) == {"anvil": 1}


@pytest.mark.rule("KF-6.8")
def test_the_inn_takes_any_resource_and_any_skill() -> None:
    board = transport("inn", "1 gold 1 stone", "1 anvil 2 pick").do("0 upgrade inn")
    assert sorted(board.offered(0)) == [
        "spend 1 gold 1 anvil", "spend 1 gold 1 pick", "spend 1 stone 1 anvil", "spend 1 stone 1 pick",
    ]  # fmt: skip
    board.do("0 spend 1 stone 1 pick")
    assert board.goods("inn") == {"gold": 1}
    assert board.skills(0) == {"anvil": 1, "pick": 1}


@pytest.mark.rule("KF-1.4", "KF-6.4")
def test_the_player_chooses_whether_gold_stands_in() -> None:
    board = transport("apprentice_hall", "1 gold 1 stone 1 wood", "").do("0 upgrade apprentice_hall")
    assert sorted(board.offered(0)) == ["spend 1 gold 1 stone", "spend 1 gold 1 wood", "spend 1 stone 1 wood"]
    assert board.do("0 spend 1 gold 1 wood").goods("apprentice_hall") == {"stone": 1}


@pytest.mark.rule("KF-6.4")
def test_resources_on_another_tile_do_not_pay() -> None:
    board = transport("stable", "1 wood", "", at("east", "keywood; goods 5 iron 5 gold"))
    assert board.refused("0 upgrade stable") == "KF-6.4"


@pytest.mark.rule("KF-6.4")
def test_everything_else_on_the_tile_stays_workers_too() -> None:
    tile = at("north", "stable; goods 1 iron 2 wood 1 stone; workers 3 blue; used 2")
    board = turn_board("1 red", tile).do("0 use home_1", "0 send 1 red", "0 upgrade stable")
    stays = "goods 1 stone 1 wood; workers 3 blue; used 2; colour blue"
    assert line(board, "village 0 stable") == f"+ 0,-1 0; {stays}"


@pytest.mark.rule("KF-6.3", "KF-7.11")
@pytest.mark.parametrize("turn", [0, 2, 3, 5])
def test_the_upgraded_tile_keeps_its_place_and_orientation(turn: int) -> None:
    board = turn_board("1 red; skills 1 saw", "village 0 home_1 0,0 0", f"village 0 keywood 0,-1 {turn}")
    assert (
        line(board.do("0 use home_1", "0 send 1 red", "0 upgrade keywood"), "village 0 keywood")
        == f"+ 0,-1 {turn}"
    )


@pytest.mark.rule("KF-6.3")
def test_one_symbol_upgrades_one_tile() -> None:
    board = transport("keywood", "", "1 saw 1 pick", at("east", "keystone_quarry")).do("0 upgrade keywood")
    assert board.refused("0 upgrade keystone_quarry") == "KF-6.3"


@pytest.mark.rule("KF-6.3", "KF-5.5")
def test_an_upgraded_tile_has_its_new_effect_at_once() -> None:
    lines = at("north", "keywood"), "seat 1; workers 1 blue"
    board = turn_board("1 red; skills 1 saw", *lines).do("0 use home_1", "0 send 1 red", "0 upgrade keywood")
    assert board.do("1 use keywood", "1 send 1 blue").goods("home_2") == {"wood": 3}


@pytest.mark.rule("KF-6.5")
@pytest.mark.parametrize(("tile", "goods", "skills"), COSTS)
def test_a_tile_is_upgraded_once_only(tile: str, goods: str, skills: str) -> None:
    board = transport(f"{tile}+", "9 gold 9 wood", "3 anvil 3 pick 3 saw")
    assert board.refused(f"0 upgrade {tile}") == "KF-6.5"


@pytest.mark.rule("KF-6.5", "KF-9.1")
@pytest.mark.parametrize("side", ["1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"])
def test_summer_boats_cannot_be_upgraded(side: str) -> None:
    boat = f"village 0 summer_boat_{side} 0,1 0; goods 9 gold"
    board = turn_board("1 red; skills 3 saw", "village 0 home_1 0,0 0; goods 2 gold", boat, season="autumn")
    board.do("0 use home_1", "0 send 1 red")
    assert board.refused(f"0 upgrade summer_boat_{side[0]}") == "KF-6.5"


@pytest.mark.rule("KF-6.5")
@pytest.mark.parametrize("tile", ["windmill 0,-1 0", "turn_order_1 0,-1 3", "boat_sea_bastion 0,1 0"])
def test_winter_turn_order_and_boat_tiles_cannot_be_upgraded(tile: str) -> None:
    lines = "village 0 home_1 0,0 0; goods 2 gold", f"village 0 {tile}; goods 5 gold 5 wood"
    board = turn_board("1 red; skills 3 saw", *lines, season="winter").do("0 use home_1", "0 send 1 red")
    assert board.refused(f"0 upgrade {tile.split()[0]}") == "KF-6.5"
