"""KF-3.7 to KF-3.10: groups of one colour, and the colour of a tile for a season."""

import pytest

from tests.games.keyflower.board import Board, finish_boats

OWNER_4A = "village 0 home_1 0,0 0\nvillage 0 summer_boat_4a 0,1 0\n"
OWNER_4B = "village 0 home_1 0,0 0\nvillage 0 summer_boat_4b 0,1 0\n"
HANDS = "seat 0; workers 3 blue 3 red 3 yellow 3 green\nseat 1; workers 4 blue 4 red 4 yellow 4 green\n"


def spring(rest: str, hands: str = HANDS) -> Board:
    return Board(f"season spring; start 0\n{hands}{rest}")


@pytest.mark.rule("KF-3.7")
@pytest.mark.parametrize("word", ["bid", "use"])
def test_all_workers_of_a_group_are_of_one_colour(word: str) -> None:
    board = spring("market keywood").do(f"0 {word} keywood")
    assert board.refused("0 add 1 blue") == "KF-3.7"
    assert all(line.startswith("send ") and len(line.split()) == 3 for line in board.offered(0))


@pytest.mark.rule("KF-3.7")
def test_joined_losing_bids_are_of_one_colour_and_so_are_workers_from_the_screen() -> None:
    board = spring(
        "market keywood; bids 0 2 red, 1 3 red\nmarket miner; bids 0 1 blue, 1 2 blue\nmarket gold_mine"
    )
    board.do("0 bid gold_mine", "0 join keywood")
    assert board.refused("0 join miner") == "KF-3.7"
    assert board.refused("0 send 1 blue") == "KF-3.9"
    assert board.offered(0) == ["send", "send 1 red", "send 2 red", "send 3 red"]


@pytest.mark.rule("KF-3.7", "KF-3.9")
def test_only_under_4b_a_use_may_mix_colours() -> None:
    tile = f"{HANDS}market fair; workers 1 red\n"
    board = Board(f"season autumn; start 0\n{tile}{OWNER_4B}").do("0 use fair", "0 add 1 blue", "0 send 1 yellow")
    assert board.workers_on("fair") == {"blue": 1, "red": 1, "yellow": 1}
    plain = Board(f"season autumn; start 0\n{tile}").do("0 use fair")
    assert plain.refused("0 add 1 blue") == "KF-3.7"
    assert plain.refused("0 send 2 blue") == "KF-3.9"


@pytest.mark.rule("KF-3.8")
def test_green_workers_set_the_colour_of_a_tile_like_others() -> None:
    board = spring("market keywood").do("0 bid keywood", "0 send 1 green", "1 bid keywood")
    assert board.offered(1) == ["send 2 green", "send 3 green", "send 4 green"]


@pytest.mark.rule("KF-3.8")
def test_green_workers_are_no_substitute_for_another_colour() -> None:
    board = spring("market keywood; bids 1 1 red\nmarket miner; workers 1 blue", "seat 0; workers 5 green\n")
    assert board.refused("0 bid keywood") == "KF-3.9"
    assert board.refused("0 use miner") == "KF-3.9"


@pytest.mark.rule("KF-3.8")
def test_a_green_worker_pays_no_price_of_another_colour() -> None:
    board = spring("market peddler", "seat 0; workers 5 green\n")
    assert board.refused("0 use peddler") == "KF-5.13"
    losing = "market peddler\nmarket miner; bids 0 1 green, 1 2 green"
    assert spring(losing, "seat 0; workers 2 red 2 green\n").refused("0 use peddler") == "KF-5.13"
    board = spring(losing, "seat 0; workers 2 red 2 green 1 yellow\n").do("0 use peddler", "0 send 2 red")
    assert board.hand(0) == {"green": 3}  # the only way to pay was the yellow one


@pytest.mark.rule("KF-3.9")
@pytest.mark.parametrize("there", ["bids 1 1 red", "workers 1 red", "bids 1 1 red; workers 1 red"])
@pytest.mark.parametrize("word", ["bid", "use"])
def test_bids_around_and_workers_on_a_tile_give_it_a_colour_for_bids_and_uses(word: str, there: str) -> None:
    board = spring(f"market keywood; {there}").do(f"0 {word} keywood")
    assert {line.split()[2] for line in board.offered(0)} == {"red"}
    assert board.refused("0 send 2 blue") == "KF-3.9"
    assert board.refused("0 send 2 green") == "KF-3.9"


@pytest.mark.rule("KF-3.9")
def test_a_tile_without_workers_takes_any_colour() -> None:
    board = spring("market keywood").do("0 use keywood")
    assert {line.split()[2] for line in board.offered(0)} == {"blue", "red", "yellow", "green"}


@pytest.mark.rule("KF-3.9")
def test_tiles_of_villages_have_a_colour_too() -> None:
    board = spring("village 1 home_2 0,0 0; workers 1 yellow").do("0 use home_2")
    assert {line.split()[2] for line in board.offered(0)} == {"yellow"}


@pytest.mark.rule("KF-3.9")
def test_a_bid_lying_down_under_4a_does_not_set_the_colour() -> None:
    board = Board(f"season autumn; start 0\n{HANDS}{OWNER_4A}market fair; bids 1 1 red\n")
    board.do("0 bid fair", "0 send 2 blue")
    assert board.refused("1 bid fair") == ""
    board.do("1 bid fair")
    assert {line.split()[2] for line in board.offered(1)} == {"red"}
    assert board.offered(1)[0] == "send 2 red"


@pytest.mark.rule("KF-3.9")
def test_workers_lying_down_under_4b_do_not_set_the_colour() -> None:
    board = Board(f"season autumn; start 0\n{HANDS}{OWNER_4B}market fair; bids 1 1 red\n")
    board.do("0 use fair", "0 send 1 blue", "1 use fair")
    assert {line.split()[2] for line in board.offered(1)} == {"red"}
    assert board.workers_on("fair") == {"blue": 1}


@pytest.mark.rule("KF-3.10")
def test_a_tile_keeps_its_colour_when_the_losing_bids_have_gone() -> None:
    board = spring(
        "market keywood; bids 0 2 red, 1 3 red\nmarket miner", "seat 0; workers 9 blue\nseat 1; workers none\n"
    )
    board.do("0 use miner", "0 join keywood", "0 send", "1 pass")
    assert board.refused("0 bid keywood") == "KF-3.9"
    assert board.refused("0 use keywood") == "KF-3.9"


@pytest.mark.rule("KF-3.10")
def test_a_tile_keeps_its_colour_by_its_used_workers_alone() -> None:
    board = spring("market keywood; workers 1 red", "seat 0; workers 9 blue\n")
    assert board.refused("0 bid keywood") == "KF-3.9"
    assert board.refused("0 use keywood") == "KF-3.9"


@pytest.mark.rule("KF-3.10", "KF-9.2")
def test_only_when_a_lying_bid_stands_up_a_tile_changes_its_colour() -> None:
    board = Board(
        f"season autumn; start 1\n{OWNER_4A}market fair; bids 1 1 red, 0 2 blue lying\nmarket inn\n"
        "seat 1; workers 3 red 3 blue"
    )
    board.do("1 bid inn", "1 join fair", "1 send", "0 pass", "1 bid fair")
    assert {line.split()[2] for line in board.offered(1)} == {"blue"}


@pytest.mark.rule("KF-3.10")
def test_with_the_end_of_the_season_colours_and_counts_of_uses_are_cleared() -> None:
    board = Board(
        "season spring; start 0; passes 2\nvillage 0 home_1 0,0 0; workers 2 red\n"
        "market keywood; bids 0 1 blue; workers 1 blue\norder turn_order_1; bids 0 1 yellow\n"
        "seat 0; workers 1 yellow 1 green"
    )
    finish_boats(board).do("0 place keywood 0,-1 0")
    for key in ("home_1", "keywood", "turn_order_1"):
        assert board.table.colour[board.tile(key)] == -1
        assert board.table.used[board.tile(key)] == 0
    board.do("0 use home_1")
    assert board.offered(0, "send 1 ") == [f"send 1 {colour}" for colour in ("blue", "red", "yellow", "green")]
