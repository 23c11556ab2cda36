"""KF-9.2: bids that lie down under summer boat 4a, and when they stand up."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.turn_board import at, line, turn_board

COLOURS = ("blue", "red", "yellow", "green")
HAND = "9 blue 9 red 9 yellow 9 green"
LYING = "market inn; bids 0 3 blue lying, 1 2 red"
BOAT = "village 0 home_1 0,0 0", "village 0 summer_boat_4a 0,1 0"


def with_4a(hand: str, *lines: str, season: str = "autumn", players: int = 2) -> Board:
    """Seat 0 owns 4a and is to act."""
    return turn_board(hand, *BOAT, *lines, season=season, players=players)


@pytest.mark.rule("KF-9.2")
@pytest.mark.parametrize("standing", ["blue", "red", "yellow"])
@pytest.mark.parametrize("colour", COLOURS)
def test_4a_bids_in_any_single_colour_against_blue_red_and_yellow(standing: str, colour: str) -> None:
    board = with_4a(HAND, f"market inn; bids 1 2 {standing}").do("0 bid inn", f"0 send 3 {colour}")
    lying = "" if colour == standing else " lying"
    assert line(board, "market inn") == f"bids 0 3 {colour}{lying}, 1 2 {standing}; colour {standing}"


@pytest.mark.rule("KF-9.2")
def test_4a_does_not_bid_in_another_colour_against_green() -> None:
    board = with_4a(HAND, "market inn; bids 1 2 green").do("0 bid inn")
    assert board.offered(0) == [f"send {count} green" for count in range(3, 10)]
    assert board.refused("0 send 3 blue") == "KF-3.9"


@pytest.mark.rule("KF-9.2", "KF-4.7")
def test_4a_does_not_bid_in_another_colour_on_turn_order_tiles() -> None:
    assert with_4a("5 blue", "order turn_order_1; bids 1 2 red").refused("0 bid turn_order_1") == "KF-3.9"


@pytest.mark.rule("KF-9.2", "KF-9.1")
def test_nobody_but_the_owner_of_4a_bids_in_another_colour() -> None:
    board = with_4a(
        "none", "seat 1; workers 5 blue", "seat 2; workers none", "market inn; bids 2 2 red", players=3
    )
    assert board.do("0 pass").refused("1 bid inn") == "KF-3.9"


@pytest.mark.rule("KF-9.2")
@pytest.mark.parametrize(("season", "tile"), [("winter", "windmill"), ("autumn", "barn"), ("summer", "mason")])
def test_4a_holds_for_every_village_tile_of_the_market(season: str, tile: str) -> None:
    assert with_4a("3 blue", f"market {tile}; bids 1 2 red", season=season).refused(f"0 bid {tile}") == ""


@pytest.mark.rule("KF-9.2")
def test_the_condition_is_a_bid_of_another_player_and_not_a_use() -> None:
    assert with_4a("3 blue", "market inn; workers 1 red").refused("0 bid inn") == "KF-3.9"


@pytest.mark.rule("KF-9.2", "KF-4.2")
def test_a_lying_bid_must_exceed_all_others() -> None:
    assert with_4a("2 blue 1 yellow", "market inn; bids 1 2 red").refused("0 bid inn") == "KF-4.2"
    board = with_4a("9 blue", "market inn; bids 1 2 red").do("0 bid inn")
    assert board.refused("0 send 2 blue") == "KF-4.2"


@pytest.mark.rule("KF-9.2", "KF-3.7")
def test_the_workers_of_a_lying_bid_are_of_one_colour() -> None:
    lines = "market inn; bids 1 2 red", "market barn; bids 0 2 blue, 1 3 blue"
    board = with_4a("2 blue 2 yellow", *lines).do("0 bid inn", "0 join barn")
    assert board.refused("0 send 1 yellow") == "KF-3.9"
    assert board.refused("0 add 1 blue") == "KF-3.7"
    assert board.offered(0) == ["send 1 blue", "send 2 blue"]


@pytest.mark.rule("KF-9.2", "KF-4.3")
def test_workers_added_to_a_lying_bid_have_its_colour() -> None:
    board = with_4a(HAND, "market inn; bids 0 3 blue lying, 1 4 red").do("0 bid inn")
    assert board.refused("0 send 2 red") == board.refused("0 send 2 green") == "KF-3.9"
    assert line(board.do("0 send 2 blue"), "market inn") == "bids 0 5 blue lying, 1 4 red; colour red"


@pytest.mark.rule("KF-9.2", "KF-4.3")
def test_workers_added_to_a_standing_bid_of_the_owner_have_its_colour() -> None:
    board = with_4a(HAND, "market inn; bids 0 1 red, 1 4 red").do("0 bid inn")
    assert board.refused("0 send 5 blue") == "KF-3.9"
    assert board.offered(0)[0] == "send 4 red"


@pytest.mark.rule("KF-9.2", "KF-3.9")
def test_others_must_exceed_a_lying_bid_in_the_standing_colour() -> None:
    hands = "seat 1; workers 2 red 9 blue", "seat 2; workers 5 red 9 blue"
    board = with_4a("none", LYING, *hands, players=3).do("0 pass", "1 bid inn")
    assert board.offered(1) == ["send 2 red"]
    assert board.refused("1 send 1 red") == "KF-4.2"
    assert board.refused("1 send 4 blue") == "KF-3.9"
    assert board.do("1 send 2 red", "2 bid inn").offered(2) == ["send 5 red"]


@pytest.mark.rule("KF-9.2", "KF-3.9")
def test_lying_workers_do_not_set_the_colour_for_uses() -> None:
    lines = "market inn; bids 0 3 blue lying, 1 2 red", "seat 1; workers 1 red 1 blue"
    board = with_4a("1 blue 1 red", *lines)
    assert board.do("0 use inn").offered(0) == ["send 1 red"]
    assert board.refused("0 send 1 blue") == "KF-3.9"


@pytest.mark.rule("KF-9.2", "KF-3.4")
def test_a_winning_lying_bid_cannot_be_moved() -> None:
    board = with_4a("1 blue", "market inn; bids 0 3 blue lying, 1 2 red").do("0 use home_1")
    assert board.refused("0 join inn") == "KF-3.4"


@pytest.mark.rule("KF-9.2", "KF-3.5")
def test_a_losing_lying_bid_is_moved_whole_like_any_other() -> None:
    board = with_4a("none", "market inn; bids 0 3 blue lying, 1 4 red", "market barn")
    board.do("0 bid barn", "0 join inn", "0 send")
    assert line(board, "market barn") == "bids 0 3 blue; colour blue"
    assert line(board, "market inn") == "bids 1 4 red; colour red"


def leaving(*lines: str) -> Board:
    """The turn of seat 1, whose red bid of two on the inn is losing to a lying one."""
    return with_4a("none", *lines, "seat 1; workers 9 blue 9 red; skills none").do("0 pass")


@pytest.mark.rule("KF-9.2", "KF-3.10")
@pytest.mark.parametrize(
    "moves",
    [("1 bid barn", "1 join inn", "1 send"), ("1 use home_2", "1 join inn", "1 send"),
     ("1 bid turn_order_1", "1 join inn", "1 send 1 red"), ("1 use fair", "1 send 1 blue", "1 paybid inn")],
)  # fmt: skip
def test_a_lying_bid_stands_up_when_the_last_standing_bid_has_gone(moves: tuple[str, ...]) -> None:
    board = leaving(LYING, "market barn", "market fair").do(*moves)
    assert line(board, "market inn") == "bids 0 3 blue; colour blue"


@pytest.mark.rule("KF-9.2", "KF-3.10")
def test_a_bid_that_stood_up_sets_the_colour_for_bids_and_uses() -> None:
    board = leaving(LYING, "market barn").do("1 bid barn", "1 join inn", "1 send", "0 pass", "1 bid inn")
    assert board.refused("1 send 4 red") == "KF-3.9"
    assert board.refused("1 send 4 blue") == ""
    board = leaving(LYING, "market barn").do("1 bid barn", "1 join inn", "1 send", "0 pass", "1 use inn")
    assert board.refused("1 send 1 red") == "KF-3.9"
    assert board.refused("1 send 1 blue") == ""


@pytest.mark.rule("KF-9.2", "KF-9.16")
def test_a_lying_bid_stays_down_while_a_worker_is_on_the_tile() -> None:
    board = leaving(f"{LYING}; workers 1 red", "market barn").do("1 bid barn", "1 join inn", "1 send")
    assert line(board, "market inn") == "bids 0 3 blue lying; workers 1 red; used 1; colour red"
    assert board.do("0 pass", "1 bid inn").refused("1 send 4 blue") == "KF-3.9"


@pytest.mark.rule("KF-9.2", "KF-3.11")
def test_a_lying_bid_stays_down_when_the_standing_bid_uses_the_very_tile() -> None:
    board = leaving(LYING).do("1 use inn", "1 join inn", "1 send")
    assert line(board, "market inn") == "bids 0 3 blue lying; workers 2 red; used 2; colour red"


@pytest.mark.rule("KF-9.2")
def test_a_lying_bid_stays_down_while_any_standing_bid_is_left() -> None:
    lines = "market inn; bids 0 4 blue lying, 1 2 red, 2 3 red", "market barn", "market well"
    board = with_4a("none", *lines, players=3).do("0 pass", "1 bid barn", "1 join inn", "1 send")
    assert line(board, "market inn") == "bids 0 4 blue lying, 2 3 red; colour red"
    assert line(board.do("2 bid well", "2 join inn", "2 send"), "market inn") == "bids 0 4 blue; colour blue"


@pytest.mark.rule("KF-9.2")
def test_it_stays_down_whatever_seat_the_owner_of_4a_has() -> None:
    boat = "village 2 home_3 0,0 3", "village 2 summer_boat_4a 0,1 0"
    lines = *boat, "market inn; bids 0 2 red, 1 3 red, 2 4 blue lying", "market barn", "market well"
    board = turn_board("none", *lines, season="autumn", players=3).do("0 bid barn", "0 join inn", "0 send")
    assert line(board, "market inn") == "bids 1 3 red, 2 4 blue lying; colour red"
    assert line(board.do("1 bid well", "1 join inn", "1 send"), "market inn") == "bids 2 4 blue; colour blue"


@pytest.mark.rule("KF-9.2")
def test_every_lying_bid_that_is_alone_stands_up_when_two_are_left_at_once() -> None:
    lines = LYING, "market well; bids 0 4 green lying, 1 1 red", "market barn"
    board = leaving(*lines).do("1 bid barn", "1 join inn", "1 join well", "1 send")
    assert line(board, "market inn") == "bids 0 3 blue; colour blue"
    assert line(board, "market well") == "bids 0 4 green; colour green"


@pytest.mark.rule("KF-9.2", "KF-7.3")
def test_a_lying_bid_wins_the_tile_and_its_workers_go_to_the_bag() -> None:
    board = with_4a("none", LYING, "stocks; bag none").do("0 pass", "1 pass")
    assert board.bag() == {"blue": 3}
    assert board.hand(1) == {"red": 2}
    assert board.table.to_place[0] == [board.tile("inn")]


@pytest.mark.rule("KF-9.2")
def test_without_any_bid_the_owner_of_4a_sets_the_colour_as_usual() -> None:
    board = with_4a("3 blue", "market inn").do("0 bid inn", "0 send 2 blue")
    assert line(board, "market inn") == "bids 0 2 blue; colour blue"


@pytest.mark.rule("KF-9.2")
def test_4a_is_for_bids_only() -> None:
    assert with_4a("3 blue", "market inn; bids 1 2 red").refused("0 use inn") == "KF-3.9"
    assert with_4a("3 blue", at("north", "keywood; workers 1 red")).refused("0 use keywood") == "KF-3.9"
