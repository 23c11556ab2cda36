"""KF-3: a turn: one group in one location, where its workers come from, whose turn is next."""

import pytest

from tests.games.keyflower.board import Board, finish_boats

# Seat 0 has a losing bid of two red on keywood and one of one red on miner; seat 1 wins both.
LOST = "market keywood; bids 0 2 red, 1 3 red\nmarket miner; bids 0 1 red, 1 2 red\n"


def lost(rest: str, hand: str = "none", players: int = 2) -> Board:
    return Board(f"season spring; start 0\nseat 0; workers {hand}\n{LOST}{rest}", players)


@pytest.mark.rule("KF-3.1")
@pytest.mark.parametrize("turn", [("bid keywood", "send 1 red"), ("use keywood", "send 1 red"), ("pass",)])
def test_a_turn_is_one_bid_or_one_use_or_a_pass_and_then_the_next_player_s(turn: tuple[str, ...]) -> None:
    board = Board("season spring; start 0\nmarket keywood\nseat 0; workers 3 red", players=3)
    board.do(*[f"0 {line}" for line in turn])
    assert board.asked == "turn"
    assert board.waiting == [1]
    assert board.refused("0 pass") == "not-your-turn"


@pytest.mark.rule("KF-3.1")
@pytest.mark.parametrize("word", ["bid", "use"])
def test_a_group_has_one_worker_or_more(word: str) -> None:
    board = Board("season spring; start 0\nmarket keywood\nseat 0; workers 2 red 1 blue")
    board.do(f"0 {word} keywood")
    assert board.offered(0) == ["send 1 blue", "send 1 red", "send 2 red"]
    assert board.refused("0 send") in ("KF-4.2", "KF-5.2")
    assert board.refused("0 send 3 red") == "KF-3.3"


@pytest.mark.rule("KF-3.1")
def test_a_group_goes_to_one_location_only() -> None:
    board = Board("season spring; start 0\nmarket keywood\nmarket miner\nseat 0; workers 2 red")
    board.do("0 bid keywood")
    assert board.refused("0 bid miner") == "KF-3.1"
    assert board.refused("0 use miner") == "KF-3.1"
    board.do("0 send 1 red")
    assert board.hand(0) == {"red": 1}
    assert board.table.bids[board.tile("miner") * 2] == 0


@pytest.mark.rule("KF-3.2")
def test_a_player_who_passed_may_act_again_while_the_row_is_broken() -> None:
    board = Board("season spring; turn 0\nseat 0; workers 2 red\nseat 1; workers 2 red\nmarket keywood")
    board.do("0 pass", "1 bid keywood", "1 send 1 red", "0 bid keywood", "0 send 2 red", "1 pass", "0 pass")
    assert board.table.season == 0
    assert board.asked == "boat"


@pytest.mark.rule("KF-3.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_season_goes_on_until_all_have_passed_in_a_row_the_last_actor_too(players: int) -> None:
    last = players - 1
    board = Board(f"season spring; start 0\nmarket miner\nseat {last}; workers 1 red", players)
    board.do(*[f"{seat} pass" for seat in range(last)], f"{last} use miner", f"{last} send 1 red")
    board.do(*[f"{seat} pass" for seat in range(last)])
    assert board.asked == "turn"
    assert board.waiting == [last]
    board.do(f"{last} pass")
    assert board.asked == "boat"


@pytest.mark.rule("KF-3.2")
def test_three_passes_that_are_not_in_a_row_do_not_end_the_season() -> None:
    board = Board("season spring; start 0\nmarket keywood\nseat 2; workers 3 red", players=3)
    board.do(
        "0 pass", "1 pass", "2 use keywood", "2 send 1 red", "0 pass", "1 pass", "2 use keywood", "2 send 2 red"
    )
    assert board.asked == "turn"
    assert board.waiting == [0]
    assert board.table.passes == 0


@pytest.mark.rule("KF-3.3", "KF-3.5")
@pytest.mark.parametrize(
    ("lines", "total", "hand"),
    [
        (["send 4 red"], 4, 0),
        (["join keywood", "send"], 2, 4),
        (["join keywood", "send 1 red"], 3, 3),
        (["join keywood", "join miner", "send"], 3, 4),
        (["join keywood", "join miner", "send 4 red"], 7, 0),
    ],
)
def test_workers_come_from_the_screen_from_losing_bids_or_from_both(
    lines: list[str], total: int, hand: int
) -> None:
    board = lost("market gold_mine", "4 red")
    board.do("0 bid gold_mine", *[f"0 {line}" for line in lines])
    assert board.bid_size("gold_mine", 0) == total
    assert board.hand(0).get("red", 0) == hand


@pytest.mark.rule("KF-3.4")
def test_workers_of_a_winning_bid_cannot_be_moved() -> None:
    board = Board(
        "season spring; start 0\nmarket keywood; bids 0 3 red, 1 2 red\nmarket miner\nseat 0; workers 1 red"
    )
    board.do("0 use miner")
    assert board.refused("0 join keywood") == "KF-3.4"
    assert board.offered(0) == ["send 1 red"]


@pytest.mark.rule("KF-3.4")
def test_who_has_a_losing_bid_moves_that_one_and_no_winning_one() -> None:
    board = Board(
        "season spring; start 0\nmarket keywood; bids 0 3 red, 1 2 red\nmarket miner; bids 0 1 red, 1 2 red\n"
        "market gold_mine\norder turn_order_1; bids 0 1 red\nseat 0; workers 1 red"
    )
    board.do("0 use gold_mine")
    assert board.offered(0) == ["join miner", "send 1 red"]
    for winning in ("keywood", "turn_order_1"):
        assert board.refused(f"0 join {winning}") == "KF-3.4"


@pytest.mark.rule("KF-3.4")
def test_with_all_workers_in_winning_bids_one_can_only_pass() -> None:
    board = Board("season spring; start 0\nmarket keywood; bids 0 3 red\nmarket miner\nseat 0; workers none")
    assert board.offered(0) == ["pass"]


@pytest.mark.rule("KF-3.4")
def test_used_workers_cannot_be_moved() -> None:
    board = Board(
        "season spring; start 0\nmarket keywood\nmarket miner\nseat 0; workers 1 red\nseat 1; workers none"
    )
    board.do("0 use keywood", "0 send 1 red", "1 pass")
    assert board.workers_on("keywood") == {"red": 1}
    assert board.offered(0) == ["pass"]


@pytest.mark.rule("KF-3.5")
def test_a_losing_bid_is_taken_whole_or_not_at_all() -> None:
    board = lost("market gold_mine")
    board.do("0 bid gold_mine", "0 join keywood")
    assert board.offered(0) == ["join miner", "send"]
    assert board.refused("0 send 1 red") == "KF-3.3"
    assert board.refused("0 join keywood") == "KF-3.5"
    board.do("0 send")
    assert board.table.bids[board.tile("keywood") * 2] == 0


@pytest.mark.rule("KF-3.5")
def test_a_losing_bid_too_large_for_a_tile_cannot_be_put_on_it_in_part() -> None:
    board = Board(
        "season spring; start 0\nmarket keywood; bids 0 5 red, 1 6 red\nmarket miner; workers 2 red\n"
        "seat 0; workers none"
    )
    assert "use miner" not in board.offered(0)
    assert board.refused("0 use miner") == "KF-5.2"


@pytest.mark.rule("KF-3.5", "KF-5.2")
def test_example_more_workers_than_needed_come_from_a_losing_bid_that_cannot_be_split() -> None:
    board = Board(
        "season spring; start 0\nmarket keywood; bids 0 4 red, 1 5 red\nmarket miner\nseat 0; workers none"
    )
    board.do("0 use miner", "0 join keywood", "0 send")
    assert board.workers_on("miner") == {"red": 4}


@pytest.mark.rule("KF-3.6")
def test_example_an_outbid_player_moves_the_workers_to_a_bid_on_another_tile() -> None:
    board = lost("market gold_mine; bids 1 1 red").do("0 bid gold_mine", "0 join keywood", "0 send")
    assert board.bid_size("gold_mine", 0) == 2
    assert board.table.bids[board.tile("keywood") * 2] == 0


@pytest.mark.rule("KF-3.6")
def test_example_an_outbid_player_moves_the_workers_to_a_tile_to_use_it() -> None:
    board = lost("market gold_mine").do("0 use gold_mine", "0 join keywood", "0 send")
    assert board.workers_on("gold_mine") == {"red": 2}


@pytest.mark.rule("KF-3.6", "KF-3.11")
def test_example_an_outbid_player_puts_the_workers_into_the_bag_as_the_price_of_a_tile() -> None:
    board = Board(
        "season spring; start 0\nmarket keywood; bids 0 2 yellow, 1 3 yellow\nmarket peddler\n"
        "seat 0; workers 1 red\nseat 1; workers none"
    )
    yellow = board.bag()["yellow"]
    board.do("0 use peddler", "0 send 1 red")
    assert board.bag()["yellow"] == yellow + 2
    assert board.hand(0) == {"green": 1}
    assert board.table.bids[board.tile("keywood") * 2] == 0


@pytest.mark.rule("KF-3.6", "KF-7.1")
def test_outbid_workers_come_back_behind_the_screen_only_at_the_end_of_the_season() -> None:
    board = lost("seat 1; workers none")
    assert {line.split()[0] for line in board.offered(0)} == {"pass", "bid", "use"}
    board.do("0 pass")
    assert board.hand(0) == {}
    board.do("1 pass")
    assert board.hand(0) == {"red": 3}


@pytest.mark.rule("KF-3.11")
def test_a_losing_bid_is_not_both_group_and_price() -> None:
    board = Board(
        "season spring; start 0\nmarket keywood; bids 0 4 yellow, 1 5 yellow\nmarket peddler\nseat 0; workers none"
    )
    assert board.refused("0 use peddler") == "KF-5.13"


@pytest.mark.rule("KF-3.11")
def test_a_losing_bid_may_be_moved_onto_the_very_tile_it_was_bid_for() -> None:
    board = lost("seat 1; workers none").do("0 use keywood", "0 join keywood", "0 send")
    assert board.workers_on("keywood") == {"red": 2}
    assert board.table.bids[board.tile("keywood") * 2] == 0
    board.do("1 pass", "0 pass")
    assert board.hand(1) == {"red": 2}
    assert board.hand(0) == {"red": 1}


@pytest.mark.rule("KF-3.12")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_left_neighbour_is_the_next_in_turn_and_becomes_start_player(players: int) -> None:
    board = Board(f"season spring; start {players - 1}\nmarket none", players)
    board.do(f"{players - 1} pass")
    assert board.waiting == [0]
    board.do(*[f"{seat} pass" for seat in range(players - 1)])
    assert finish_boats(board).table.start == 0
    assert board.table.season == 1


@pytest.mark.rule("KF-9.14")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn", "winter"])
def test_a_player_with_no_workers_anywhere_can_only_pass(season: str) -> None:
    board = Board(f"season {season}; start 0\nseat 0; workers none; skills 3 saw 3 anvil 3 pick", players=3)
    assert board.offered(0) == ["pass"]
    assert board.refused("0 bid turn_order_1") == "KF-9.14"
    home = board.table.keys[board.table.villages[0].tiles[0]]
    assert board.refused(f"0 use {home}") == "KF-9.14"


@pytest.mark.rule("KF-9.14")
def test_a_player_with_only_a_losing_bid_has_workers_to_place() -> None:
    assert "use miner" in lost("").offered(0)
