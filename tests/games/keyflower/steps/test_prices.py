"""KF-5.4, KF-5.9, KF-5.10, KF-5.13: what a use costs beside its workers, and where the price goes."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.turn_board import at, line, stock, turn_board

# Season, tile, the hand that can use it with one green worker and pay, and a hand that cannot pay.
PRICED = [
    ("spring", "peddler", "1 green 1 yellow", "3 green 3 blue 3 red; skills 1 anvil 1 pick 1 saw"),
    ("summer", "store", "1 green 1 blue", "3 green 3 red 3 yellow; skills 1 anvil 1 pick 1 saw"),
    ("autumn", "fair", "1 green 1 red", "3 green 3 blue 3 yellow; skills 1 anvil 1 pick 1 saw"),
    ("summer", "tavern", "2 green", "1 green; skills 1 anvil 1 pick 1 saw"),
    ("summer", "brewer", "1 green; skills 1 pick", "9 green"),
    ("summer", "hiring_fair", "1 green; skills 1 saw", "9 green"),
    ("summer", "carpenter", "1 green; skills 1 saw", "9 green; skills 3 anvil 3 pick"),
    ("summer", "mason", "1 green; skills 1 pick", "9 green; skills 3 anvil 3 saw"),
    ("summer", "smelter", "1 green; skills 1 anvil", "9 green; skills 3 pick 3 saw"),
]
WORKERS = PRICED[:4]
SKILLS = PRICED[4:]


@pytest.mark.rule("KF-5.4", "KF-5.13")
@pytest.mark.parametrize(("season", "tile", "enough", "short"), PRICED)
@pytest.mark.parametrize("side", ["", "+"])
def test_whoever_cannot_pay_the_price_cannot_use_the_tile(
    season: str, tile: str, enough: str, short: str, side: str
) -> None:
    assert turn_board(enough, at("north", tile + side), season=season).refused(f"0 use {tile}") == ""
    assert turn_board(short, at("north", tile + side), season=season).refused(f"0 use {tile}") == "KF-5.13"


@pytest.mark.rule("KF-5.4", "KF-5.9")
@pytest.mark.parametrize(("season", "tile", "enough", "short"), WORKERS)
def test_a_worker_price_leaves_the_screen_and_goes_into_the_bag(
    season: str, tile: str, enough: str, short: str
) -> None:
    board = turn_board(enough, f"market {tile}", "stocks; bag none; green 0", season=season)
    board.do(f"0 use {tile}", "0 send 1 green")
    paid = {"peddler": "yellow", "store": "blue", "fair": "red", "tavern": "green"}[tile]
    assert board.hand(0) == {}
    assert board.bag() == {paid: 1}


@pytest.mark.rule("KF-5.4", "KF-5.9")
@pytest.mark.parametrize(("season", "tile", "enough", "short"), SKILLS)
def test_a_skill_price_leaves_the_screen_and_goes_back_to_the_stock(
    season: str, tile: str, enough: str, short: str
) -> None:
    board = turn_board(enough, f"market {tile}", "stocks; bag none; skills none", season=season)
    board.do(f"0 use {tile}", "0 send 1 green")
    assert board.skills(0) == {}
    assert stock(board) == {enough.split()[-1]: 1}


@pytest.mark.rule("KF-5.4")
def test_the_price_is_a_further_worker_beside_those_placed() -> None:
    board = turn_board("2 yellow", "market peddler").do("0 use peddler")
    assert board.offered(0) == ["send 1 yellow"]
    assert board.refused("0 send 2 yellow") == "KF-5.13"
    assert board.do("0 send 1 yellow").workers_on("peddler") == {"yellow": 1}
    assert board.hand(0) == {"green": 1}


@pytest.mark.rule("KF-5.13", "KF-5.4")
def test_the_price_must_be_payable_after_the_group_has_been_taken() -> None:
    board = turn_board("3 red 1 yellow", "market peddler").do("0 use peddler")
    assert board.offered(0) == ["send 1 red", "send 2 red", "send 3 red"]
    assert board.refused("0 send 1 yellow") == "KF-5.13"


@pytest.mark.rule("KF-5.13", "KF-5.4")
def test_a_tile_in_the_colour_of_its_price_needs_one_worker_more() -> None:
    peddler = "market peddler; workers 1 yellow"
    assert turn_board("2 yellow 5 red", peddler).refused("0 use peddler") == "KF-5.13"
    assert turn_board("3 yellow", peddler).do("0 use peddler").offered(0) == ["send 2 yellow"]


@pytest.mark.rule("KF-5.4")
def test_the_player_chooses_between_a_worker_of_the_screen_and_a_losing_bid() -> None:
    lines = "market peddler", "market miner; bids 0 2 yellow, 1 3 yellow"
    board = turn_board("1 red 1 yellow", *lines).do("0 use peddler", "0 send 1 red")
    assert board.asked == "price"
    assert board.offered(0) == ["pay yellow", "paybid miner"]
    board.do("0 pay yellow")
    assert board.hand(0) == {"green": 1}
    assert line(board, "market miner") == "bids 0 2 yellow, 1 3 yellow; colour yellow"


@pytest.mark.rule("KF-5.4", "KF-9.12", "KF-3.6")
def test_a_losing_bid_paid_as_price_goes_whole_into_the_bag() -> None:
    lines = "market peddler", "market miner; bids 0 4 yellow, 1 5 yellow", "stocks; bag none"
    board = turn_board("1 red", *lines).do("0 use peddler", "0 send 1 red")
    assert board.bag() == {"yellow": 4}
    assert board.hand(0) == {"green": 1}
    assert line(board, "market miner") == "bids 1 5 yellow; colour yellow"


@pytest.mark.rule("KF-5.4", "KF-9.12")
def test_an_overpaying_bid_buys_no_more_than_one_price() -> None:
    board = turn_board("1 red", "market store", "order turn_order_1; bids 0 3 blue, 1 4 blue", season="summer")
    board.do("0 use store", "0 send 1 red")
    assert board.hand(0) == {"green": 1}
    assert board.table.green == 19


@pytest.mark.rule("KF-5.4")
def test_a_losing_bid_of_another_colour_does_not_fit_the_price() -> None:
    board = turn_board("1 red", "market peddler", "market miner; bids 0 2 blue, 1 3 blue")
    assert board.refused("0 use peddler") == "KF-5.13"


@pytest.mark.rule("KF-5.4", "KF-3.4")
def test_a_winning_bid_cannot_be_paid() -> None:
    board = turn_board("1 red", "market peddler", "market miner; bids 0 3 yellow, 1 2 yellow")
    assert board.refused("0 use peddler") == "KF-5.13"


@pytest.mark.rule("KF-5.4")
def test_only_one_of_several_sources_is_paid() -> None:
    lines = "market fair", "market inn; bids 0 1 red, 1 2 red", "order turn_order_1; bids 0 2 red, 1 3 red"
    board = turn_board("1 blue 2 red", *lines, "stocks; bag none", season="autumn").do(
        "0 use fair", "0 send 1 blue"
    )
    assert board.offered(0) == ["pay red", "paybid inn", "paybid turn_order_1"]
    board.do("0 paybid turn_order_1")
    assert board.hand(0) == {"red": 2, "green": 1}
    assert board.bag() == {"red": 2}
    assert board.waiting == [1]
    assert line(board, "market inn") == "bids 0 1 red, 1 2 red; colour red"


@pytest.mark.rule("KF-5.13", "KF-3.11")
def test_a_losing_bid_in_the_group_cannot_be_the_price_too() -> None:
    board = turn_board("none", "market peddler", "market miner; bids 0 2 yellow, 1 3 yellow")
    assert board.refused("0 use peddler") == "KF-5.13"


@pytest.mark.rule("KF-5.13", "KF-3.11")
def test_of_two_losing_bids_one_may_use_the_tile_and_the_other_pay() -> None:
    lines = (
        "market peddler",
        "market miner; bids 0 2 yellow, 1 3 yellow",
        "market keywood; bids 0 1 yellow, 1 2 yellow",
    )
    board = turn_board("none", *lines, "stocks; bag none").do("0 use peddler")
    assert board.offered(0) == ["join miner", "join keywood"]
    assert board.do("0 join keywood").offered(0) == ["send"]
    board.do("0 send")
    assert board.bag() == {"yellow": 2}
    assert board.workers_on("peddler") == {"yellow": 1}


@pytest.mark.rule("KF-5.4", "KF-3.11")
def test_a_losing_bid_on_the_tile_in_use_may_pay_for_it() -> None:
    board = turn_board("1 yellow", "market peddler; bids 0 2 yellow, 1 3 yellow", "stocks; bag none")
    board.do("0 use peddler", "0 send 1 yellow")
    assert line(board, "market peddler") == "bids 1 3 yellow; workers 1 yellow; used 1; colour yellow"
    assert board.bag() == {"yellow": 2}
    assert board.hand(0) == {"green": 1}


@pytest.mark.rule("KF-5.4", "KF-3.11")
def test_a_losing_bid_moved_onto_its_tile_leaves_the_price_to_the_screen() -> None:
    board = turn_board("1 yellow", "market peddler; bids 0 2 yellow, 1 3 yellow").do("0 use peddler")
    assert board.offered(0) == ["join peddler", "send 1 yellow"]
    board.do("0 join peddler")
    assert board.offered(0) == ["send"]
    assert board.refused("0 send 1 yellow") == "KF-5.13"
    assert board.do("0 send").hand(0) == {"green": 1}


@pytest.mark.rule("KF-5.4")
def test_the_tavern_takes_any_worker_green_too_or_any_losing_bid() -> None:
    lines = "market tavern", "market mason; bids 0 2 blue, 1 3 blue"
    board = turn_board("2 red 1 yellow 1 green", *lines, season="summer").do("0 use tavern", "0 send 1 red")
    assert board.offered(0) == ["pay red", "pay yellow", "pay green", "paybid mason"]


@pytest.mark.rule("KF-5.4")
@pytest.mark.parametrize("tile", ["brewer", "hiring_fair"])
def test_any_skill_may_be_paid_where_the_price_is_any_skill(tile: str) -> None:
    board = turn_board("1 red; skills 1 anvil 2 pick 1 saw", f"market {tile}", season="summer")
    board.do(f"0 use {tile}", "0 send 1 red")
    assert board.asked == "price"
    assert board.offered(0) == ["return anvil", "return pick", "return saw"]


@pytest.mark.rule("KF-5.4")
def test_a_price_of_one_kind_takes_that_kind_only() -> None:
    board = turn_board("1 red; skills 1 anvil 2 pick 2 saw", "market carpenter", season="summer")
    board.do("0 use carpenter", "0 send 1 red")
    assert board.skills(0) == {"anvil": 1, "pick": 2, "saw": 1}


def tavern(bag: str, side: str = "") -> Board:
    return turn_board("1 blue 1 yellow", at("north", "tavern" + side), f"stocks; bag {bag}", season="summer")


@pytest.mark.rule("KF-5.10")
def test_the_worker_paid_to_the_tavern_is_not_among_those_drawn() -> None:
    board = tavern("1 red").do("0 use tavern", "0 send 1 blue")
    assert board.hand(0) == {"red": 1}
    assert board.bag() == {"yellow": 1}


@pytest.mark.rule("KF-5.10", "KF-5.8")
def test_with_an_empty_bag_the_tavern_takes_the_price_and_gives_nothing() -> None:
    board = tavern("none", "+").do("0 use tavern", "0 send 1 blue")
    assert board.hand(0) == {}
    assert board.bag() == {"yellow": 1}


@pytest.mark.rule("KF-5.10")
def test_a_whole_bid_paid_to_the_tavern_is_set_aside_too() -> None:
    lines = "market tavern", "market mason; bids 0 3 yellow, 1 4 yellow", "stocks; bag 1 red"
    board = turn_board("1 blue", *lines, season="summer").do("0 use tavern", "0 send 1 blue")
    assert board.hand(0) == {"red": 1}
    assert board.bag() == {"yellow": 3}


@pytest.mark.rule("KF-5.10", "KF-5.9")
def test_the_skill_paid_to_the_hiring_fair_is_mixed_in_after_the_draw() -> None:
    board = turn_board("1 blue; skills 1 saw", "market hiring_fair", "stocks; skills 1 pick", season="summer")
    board.do("0 use hiring_fair", "0 send 1 blue")
    assert board.skills(0) == {"pick": 1}
    assert stock(board) == {"saw": 1}


@pytest.mark.rule("KF-5.9")
def test_a_green_worker_spent_goes_to_the_bag_and_not_to_the_supply() -> None:
    board = turn_board("2 green", "market tavern", "stocks; bag none; green 5", season="summer")
    board.do("0 use tavern", "0 send 1 green")
    assert board.bag() == {"green": 1}
    assert board.table.green == 5


@pytest.mark.rule("KF-9.9")
def test_nobody_else_sees_whether_there_was_a_choice_of_price() -> None:
    lines = "season summer; turn 0; start 0\nmarket tavern\nvillage 0 home_1 0,0 0\nvillage 1 home_2 0,0 0\n"
    board = Board(lines + "seat 0; workers 2 red 1 blue")
    before = board.rules.view(board.table, 1)
    board.do("0 use tavern", "0 send 1 red")
    assert board.asked == "price"
    assert board.rules.view(board.table, 1) == before
    assert board.events == []
    board.do("0 pay blue")
    assert [event.kind for event in board.events] == ["use", "paid-workers", "drew-workers"]
