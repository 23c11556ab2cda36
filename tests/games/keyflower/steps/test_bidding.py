"""KF-4: bids on village tiles and turn order tiles."""

import pytest

from tests.games.keyflower.board import Board

HANDS = "seat 0; workers 9 red 2 blue\nseat 1; workers 9 red\nseat 2; workers 9 red\n"


def auction(*lots: str, hands: str = HANDS, season: str = "spring", players: int = 3) -> Board:
    rest = "\n".join(lots)
    return Board(f"season {season}; start 0\n{hands}{rest}", players)


def bid(board: Board, key: str, seat: int) -> int:
    return board.bid_size(key, seat)


@pytest.mark.rule("KF-4.1")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_every_market_tile_and_every_turn_order_tile_may_be_bid_for(season: str) -> None:
    board = Board(f"season {season}; start 0", players=4)
    wanted = [*board.table.lots, *board.table.orders]
    assert board.offered(0, "bid") == [f"bid {board.table.keys[tile]}" for tile in wanted]


@pytest.mark.rule("KF-4.1")
def test_who_has_a_losing_bid_may_bid_for_all_of_them_too() -> None:
    lots = "market miner; bids 0 1 red, 1 2 red\nmarket keywood\n"
    board = Board(f"season spring; start 0\n{lots}seat 0; workers 3 red", players=3)
    assert board.offered(0, "bid") == ["bid miner", "bid keywood", "bid turn_order_1", "bid turn_order_2"]


@pytest.mark.rule("KF-4.1")
@pytest.mark.parametrize("key", ["home_1", "home_2", "keywood", "carpenter", "turn_order_3", "scholar"])
def test_nothing_else_may_be_bid_for(key: str) -> None:
    board = auction("market miner", "village 0 home_1 0,0 0", "village 1 home_2 0,0 0", "village 1 keywood 0,-1 0")
    assert board.refused(f"0 bid {key}") == "KF-4.1"


@pytest.mark.rule("KF-4.2")
@pytest.mark.parametrize(("bids", "least"), [("", 1), ("1 1 red", 2), ("1 3 red", 4), ("1 3 red, 2 5 red", 6)])
def test_a_bid_must_be_larger_than_every_other_bid_on_that_tile(bids: str, least: int) -> None:
    board = auction(f"market keywood; bids {bids}", "market miner; bids 1 4 red")
    board.do("0 bid keywood")
    assert board.offered(0, "send")[-(10 - least) :] == [f"send {count} red" for count in range(least, 10)]
    assert least == 1 or board.refused(f"0 send {least - 1} red") == "KF-4.2"


@pytest.mark.rule("KF-4.2")
def test_who_has_too_few_workers_cannot_bid() -> None:
    board = auction("market keywood; bids 1 9 red", hands="seat 0; workers 9 red 9 blue\n")
    assert board.refused("0 bid keywood") == "KF-4.2"


@pytest.mark.rule("KF-4.2")
def test_there_is_no_upper_limit_for_a_bid() -> None:
    board = auction("market keywood", hands="seat 0; workers 40 red\n")
    board.do("0 bid keywood", "0 send 40 red")
    assert bid(board, "keywood", 0) == 40


@pytest.mark.rule("KF-4.3")
@pytest.mark.parametrize("add", [1, 5])
def test_a_player_may_add_to_an_own_winning_bid(add: int) -> None:
    board = auction("market keywood; bids 0 3 red, 1 2 red").do("0 bid keywood", f"0 send {add} red")
    assert bid(board, "keywood", 0) == 3 + add
    assert board.hand(0)["red"] == 9 - add


@pytest.mark.rule("KF-4.3")
def test_a_player_may_add_to_an_own_losing_bid_if_it_becomes_the_largest() -> None:
    board = auction("market keywood; bids 0 3 red, 1 4 red, 2 5 red").do("0 bid keywood")
    assert board.refused("0 send 2 red") == "KF-4.2"
    assert board.offered(0)[0] == "send 3 red"
    board.do("0 send 3 red")
    assert [bid(board, "keywood", seat) for seat in range(3)] == [6, 4, 5]


@pytest.mark.rule("KF-4.3", "KF-3.5")
def test_another_losing_bid_may_be_added_to_an_own_bid() -> None:
    board = auction("market keywood; bids 0 3 red, 1 4 red", "market miner; bids 0 2 red, 1 3 red")
    board.do("0 bid keywood", "0 join miner", "0 send")
    assert bid(board, "keywood", 0) == 5
    assert bid(board, "miner", 0) == 0


@pytest.mark.rule("KF-4.3")
def test_the_own_losing_bid_on_the_tile_is_added_to_and_not_counted_twice() -> None:
    board = auction("market keywood; bids 0 3 red, 1 7 red", hands="seat 0; workers 3 red\n")
    assert board.refused("0 bid keywood") == "KF-4.2"
    board = auction("market keywood; bids 0 3 red, 1 5 red", hands="seat 0; workers 3 red\n").do("0 bid keywood")
    assert board.refused("0 join keywood") == "KF-4.3"
    assert board.offered(0) == ["send 3 red"]


@pytest.mark.rule("KF-4.3", "KF-3.9")
def test_what_is_added_has_the_colour_of_the_bid() -> None:
    board = auction("market keywood; bids 0 1 red").do("0 bid keywood")
    assert board.refused("0 send 1 blue") == "KF-3.9"


@pytest.mark.rule("KF-4.4")
def test_a_player_has_one_bid_on_a_tile_and_the_largest_of_all_wins_it() -> None:
    board = auction("market keywood; bids 0 1 red, 1 2 red")
    board.do("0 bid keywood", "0 send 2 red", "1 pass", "2 pass", "0 pass")
    assert [event["seat"] for event in board.happened("won")] == [0]
    assert board.happened("bid-returned") == [
        {"kind": "bid-returned", "seat": 1, "tile": "keywood", "workers": {"red": 2}}
    ]


@pytest.mark.rule("KF-4.4")
def test_all_bids_but_the_largest_are_losing_and_may_be_moved() -> None:
    board = auction("market keywood; bids 0 1 red, 1 3 red, 2 2 red", "market miner")
    for seat, movable in ((0, True), (1, False), (2, True)):
        board.do(f"{seat} bid miner" if seat == 0 else f"{seat} use miner")
        assert (board.refused(f"{seat} join keywood") == "") == movable
        board.do(f"{seat} send {seat + 1} red")


@pytest.mark.rule("KF-4.5")
def test_who_wins_several_turn_order_tiles_takes_one_boat() -> None:
    orders = [f"order turn_order_{number}; bids 2 {number} red" for number in (1, 2, 3)]
    board = Board("season spring; start 0; passes 4\nmarket none\n" + "\n".join(orders), players=4)
    assert board.waiting == [2]
    board.do("2 board boat_flipper")
    assert list(board.table.queue) == [3, 0, 1]
    assert board.table.start == 2
    assert len(board.happened("boarded")) == 1
    assert board.refused("3 board boat_flipper") == "KF-7.5"


@pytest.mark.rule("KF-4.6")
@pytest.mark.parametrize("key", ["boat_keyflower", "boat_sea_bastion", "boat_white_wind"])
@pytest.mark.parametrize("season", ["spring", "winter"])
def test_boats_cannot_be_bid_for(key: str, season: str) -> None:
    assert auction(season=season).refused(f"0 bid {key}") == "KF-4.6"


@pytest.mark.rule("KF-4.7")
def test_turn_order_tiles_follow_the_rules_of_colour_and_of_bids() -> None:
    board = auction(
        "order turn_order_1; bids 1 2 red", "order turn_order_2; bids 0 1 blue, 2 2 blue", "market none"
    )
    board.do("0 bid turn_order_1")
    assert board.refused("0 send 2 blue") == "KF-3.9"
    assert board.refused("0 send 2 red") == "KF-4.2"
    assert board.refused("0 join turn_order_2") == "KF-3.7"
    board.do("0 send 3 red", "1 bid turn_order_1", "1 send 2 red")
    assert bid(board, "turn_order_1", 1) == 4


@pytest.mark.rule("KF-4.7")
def test_a_losing_bid_on_a_turn_order_tile_may_be_moved() -> None:
    board = auction("order turn_order_1; bids 0 2 blue, 1 3 blue", "market miner", hands="seat 0; workers none\n")
    board.do("0 use miner", "0 join turn_order_1", "0 send")
    assert board.workers_on("miner") == {"blue": 2}
    assert bid(board, "turn_order_1", 0) == 0


@pytest.mark.rule("KF-4.7")
def test_no_worker_is_placed_on_a_turn_order_tile_to_use_it() -> None:
    board = auction("order turn_order_1; bids 0 1 red")
    assert board.refused("0 use turn_order_1") == "KF-5.1"
    assert not any("turn_order" in x for x in board.offered(0, "use"))
