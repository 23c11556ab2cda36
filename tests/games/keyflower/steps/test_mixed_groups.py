"""KF-9.2: uses with workers of several colours under summer boat 4b, with joined bids and prices."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.turn_board import at, line, turn_board

BOAT = "village 0 home_1 0,0 0", "village 0 summer_boat_4b 0,1 0"


def with_4b(hand: str, *lines: str, season: str = "autumn") -> Board:
    """Seat 0 owns 4b and is to act."""
    return turn_board(hand, *BOAT, *lines, season=season)


@pytest.mark.rule("KF-9.2", "KF-3.7")
def test_4b_uses_a_tile_with_bids_around_it_in_mixed_colours() -> None:
    board = with_4b("2 blue 2 yellow 1 green", "market inn; bids 1 2 red")
    board.do("0 use inn", "0 add 1 blue", "0 add 2 yellow", "0 send 1 green")
    assert line(board, "market inn") == "bids 1 2 red; workers 1 blue 2 yellow 1 green; used 4; colour red"


@pytest.mark.rule("KF-9.2")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
@pytest.mark.parametrize("standing", ["red", "green"])
def test_4b_uses_a_used_tile_in_any_single_colour_against_green_too(colour: str, standing: str) -> None:
    board = with_4b(f"2 {colour}", at("north", f"keywood; workers 1 {standing}"))
    board.do("0 use keywood", f"0 send 2 {colour}")
    assert board.goods("keywood") == {"wood": 1}
    assert line(board, "village 0 keywood").endswith(f"used 2; colour {standing}")


@pytest.mark.rule("KF-9.2")
def test_4b_holds_in_other_villages_too() -> None:
    lines = "village 1 home_2 0,0 0", at("north", "keywood; workers 1 red", seat=1)
    board = with_4b("1 blue 1 green", *lines).do("0 use keywood", "0 add 1 blue", "0 send 1 green")
    assert board.workers_on("keywood") == {"blue": 1, "red": 1, "green": 1}


@pytest.mark.rule("KF-9.2")
def test_4b_may_mix_the_standing_colour_with_others() -> None:
    board = with_4b("1 blue 1 red", "market inn; workers 1 red").do("0 use inn", "0 add 1 blue", "0 send 1 red")
    assert board.workers_on("inn") == {"blue": 1, "red": 2}


@pytest.mark.rule("KF-9.2", "KF-3.7")
@pytest.mark.parametrize("tile", ["market inn", at("north", "keywood")])
def test_on_a_tile_with_no_workers_the_normal_rule_holds(tile: str) -> None:
    key = "inn" if "inn" in tile else "keywood"
    board = with_4b("2 blue 1 red", tile).do(f"0 use {key}")
    assert board.offered(0) == ["send 1 blue", "send 2 blue", "send 1 red"]
    assert board.refused("0 add 1 blue") == "KF-3.7"


@pytest.mark.rule("KF-9.2", "KF-5.2")
def test_lying_workers_count_to_the_limit_of_six() -> None:
    board = with_4b("3 blue 3 yellow", "market inn; workers 2 red").do("0 use inn", "0 add 3 blue")
    assert board.offered(0) == ["send 1 yellow"]
    assert board.refused("0 send 2 yellow") == "KF-5.2"
    assert board.do("0 send 1 yellow").refused("1 use inn") == "KF-5.2"


@pytest.mark.rule("KF-9.2", "KF-5.2")
def test_lying_workers_count_for_the_minimum_of_the_next_use() -> None:
    lines = "market inn; workers 1 red", "seat 1; workers 4 red"
    board = with_4b("1 blue 1 yellow", *lines).do("0 use inn", "0 add 1 blue", "0 send 1 yellow", "1 use inn")
    assert board.offered(1) == ["send 3 red"]
    assert board.refused("1 send 2 red") == "KF-5.2"


@pytest.mark.rule("KF-9.2", "KF-5.2")
def test_a_mixed_group_needs_one_more_than_the_use_before() -> None:
    board = with_4b("1 blue 1 yellow 1 green", "market inn; workers 2 red").do("0 use inn")
    assert board.offered(0) == ["add 1 blue"]
    assert board.refused("0 send 1 blue") == "KF-5.2"
    assert board.do("0 add 1 blue").offered(0) == ["add 1 yellow"]


@pytest.mark.rule("KF-9.2", "KF-3.9")
def test_others_go_on_in_the_standing_colour() -> None:
    lines = "market inn; bids 1 1 red", "seat 1; workers 3 red 3 blue"
    board = with_4b("1 blue", *lines).do("0 use inn", "0 send 1 blue", "1 use inn")
    assert board.refused("1 send 2 blue") == "KF-3.9"
    assert board.refused("1 send 2 red") == ""
    board = with_4b("1 blue", *lines).do("0 use inn", "0 send 1 blue", "1 bid inn")
    assert board.refused("1 send 1 blue") == "KF-3.9"
    assert board.refused("1 send 1 red") == ""


@pytest.mark.rule("KF-9.2", "KF-3.9")
def test_nobody_but_the_owner_of_4b_mixes_colours() -> None:
    lines = "market inn; bids 0 1 red", "seat 1; workers 2 red 3 blue"
    board = with_4b("none", *lines).do("0 pass", "1 use inn")
    assert board.refused("1 send 1 blue") == "KF-3.9"
    assert board.refused("1 add 1 red") == "KF-3.7"
    assert board.offered(1) == ["send 1 red", "send 2 red"]


@pytest.mark.rule("KF-9.2")
def test_4b_is_for_uses_only() -> None:
    assert with_4b("5 blue", "market inn; bids 1 2 red").refused("0 bid inn") == "KF-3.9"
    board = with_4b("5 blue 5 red", "market inn; bids 1 2 red").do("0 bid inn")
    assert board.refused("0 send 5 blue") == "KF-3.9"
    assert board.refused("0 add 1 red") == "KF-3.7"


@pytest.mark.rule("KF-9.2", "KF-3.7", "KF-3.5")
def test_losing_bids_of_several_colours_may_be_joined_in_one_mixed_use() -> None:
    bids = "market barn; bids 0 1 blue, 1 2 blue", "market well; bids 0 2 yellow, 1 3 yellow"
    board = with_4b("1 green", "market inn; bids 1 2 red", *bids)
    board.do("0 use inn", "0 join barn", "0 join well", "0 send 1 green")
    assert board.workers_on("inn") == {"blue": 1, "yellow": 2, "green": 1}
    assert line(board, "market barn") == "bids 1 2 blue; colour blue"


@pytest.mark.rule("KF-9.2", "KF-3.5", "KF-5.2")
def test_losing_bids_too_large_for_the_room_cannot_be_joined() -> None:
    bids = "market barn; bids 0 5 blue, 1 6 blue", "market well; bids 0 2 yellow, 1 3 yellow"
    board = with_4b("none", "market inn; workers 1 red", *bids).do("0 use inn")
    assert board.offered(0) == ["join barn", "join well"]
    assert board.do("0 join barn").offered(0) == ["send"]


@pytest.mark.rule("KF-9.2", "KF-3.7")
def test_losing_bids_of_several_colours_are_not_joined_for_a_bid() -> None:
    bids = "market barn; bids 0 1 blue, 1 2 blue", "market well; bids 0 2 yellow, 1 3 yellow"
    board = with_4b("none", "market inn", *bids).do("0 bid inn", "0 join barn")
    assert board.refused("0 join well") == "KF-3.7"


@pytest.mark.rule("KF-9.2", "KF-5.13")
def test_the_price_of_a_mixed_use_must_be_left_over() -> None:
    used = at("north", "store; workers 1 red")
    assert with_4b("1 blue 1 yellow", used).refused("0 use store") == "KF-5.13"
    board = with_4b("2 blue 1 yellow", used).do("0 use store")
    assert board.offered(0) == ["add 1 blue"]
    assert board.refused("0 send 2 blue") == "KF-5.13"
    board.do("0 add 1 blue", "0 send 1 yellow")
    assert board.hand(0) == {"green": 1}
    assert board.workers_on("store") == {"blue": 1, "red": 1, "yellow": 1}


@pytest.mark.rule("KF-9.2", "KF-5.4")
def test_a_losing_bid_pays_for_a_mixed_use() -> None:
    bid = "market barn; bids 0 3 blue, 1 4 blue"
    board = with_4b("1 yellow 1 green", at("north", "store; workers 1 red"), bid, "stocks; bag none")
    board.do("0 use store", "0 add 1 yellow", "0 send 1 green")
    assert board.bag() == {"blue": 3}
    assert board.hand(0) == {"green": 1}


@pytest.mark.rule("KF-9.2", "KF-5.13")
def test_a_mixed_use_of_the_tavern_leaves_any_worker_for_the_price() -> None:
    board = with_4b("1 blue 1 red 1 yellow", at("north", "tavern; workers 1 green")).do("0 use tavern")
    assert board.offered(0) == ["add 1 blue", "add 1 red"]
    assert board.do("0 add 1 blue").offered(0) == ["send 1 red", "send 1 yellow"]


@pytest.mark.rule("KF-9.2", "KF-7.4")
def test_mixed_workers_go_behind_the_screen_of_the_owner_of_the_tile() -> None:
    lines = "village 1 home_2 0,0 0", at("north", "keywood; workers 1 red", seat=1)
    board = with_4b("1 blue 1 green", *lines).do("0 use keywood", "0 add 1 blue", "0 send 1 green")
    assert board.do("1 pass", "0 pass").hand(1) == {"blue": 1, "red": 1, "green": 1}
