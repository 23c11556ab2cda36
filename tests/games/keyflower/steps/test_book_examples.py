"""The worked examples of the printed rulebooks about using tiles, transport, upgrades and summer boats."""

import pytest

from tests.games.keyflower.turn_board import at, is_upgraded, line, turn_board


@pytest.mark.rule("KF-5.2", "KF-5.3")
def test_example_two_instead_of_one_then_three_make_five_and_no_third_use() -> None:
    board = turn_board("9 red", "seat 1; workers 9 red", "market keywood").do("0 use keywood", "0 send 2 red")
    assert board.do("1 use keywood").offered(1)[0] == "send 3 red"
    board.do("1 send 3 red")
    assert board.workers_on("keywood") == {"red": 5}
    assert board.refused("0 use keywood") == "KF-5.2"


@pytest.mark.rule("KF-5.2", "KF-5.3")
@pytest.mark.parametrize("first", [3, 4, 5, 6])
def test_example_three_or_more_at_first_and_nobody_uses_it_again(first: int) -> None:
    board = turn_board("6 red", "seat 1; workers 9 red", "market keywood").do(
        "0 use keywood", f"0 send {first} red"
    )
    assert board.refused("1 use keywood") == "KF-5.2"


@pytest.mark.rule("KF-5.2")
def test_example_one_then_two_then_three_workers_of_the_same_colour() -> None:
    board = turn_board("4 red 9 blue", "seat 1; workers 2 red", at("north", "keywood"))
    board.do("0 use keywood", "0 send 1 red", "1 use keywood", "1 send 2 red", "0 use keywood")
    assert board.refused("0 send 3 blue") == "KF-3.9"
    assert board.offered(0) == ["send 3 red"]


@pytest.mark.rule("KF-5.2", "KF-3.5")
def test_example_more_workers_than_needed_come_from_a_losing_bid_that_cannot_be_split() -> None:
    board = turn_board("none", "market keywood", "market miner; bids 0 4 red, 1 5 red").do("0 use keywood")
    assert board.offered(0) == ["join miner"]
    assert board.do("0 join miner", "0 send").workers_on("keywood") == {"red": 4}


@pytest.mark.rule("KF-3.9", "KF-5.1")
def test_example_a_use_of_a_market_tile_is_in_the_colour_of_its_bids() -> None:
    board = turn_board("1 blue 1 red", "market keywood; bids 1 1 red").do("0 use keywood")
    assert board.offered(0) == ["send 1 red"]
    assert board.refused("0 send 1 blue") == "KF-3.9"


@pytest.mark.rule("KF-3.6", "KF-5.4")
def test_example_an_outbid_bid_goes_into_the_bag_as_part_of_an_exchange() -> None:
    lines = "market peddler", "market miner; bids 0 2 yellow, 1 3 yellow", "stocks; bag none"
    board = turn_board("1 blue", *lines).do("0 use peddler", "0 send 1 blue")
    assert board.bag() == {"yellow": 2}
    assert board.hand(0) == {"green": 1}


@pytest.mark.rule("KF-6.2")
def test_example_with_transport_two_two_resources_go_to_adjacent_tiles() -> None:
    lines = "village 0 home_1 0,0 0; goods 1 wood 1 iron", at("north", "keywood"), at("east", "stable")
    board = turn_board("1 red", *lines).do("0 use stable", "0 send 1 red")
    board.do("0 move wood home_1 keywood", "0 move iron home_1 stable")
    assert board.goods("keywood") == {"wood": 1}
    assert board.goods("stable") == {"iron": 1}
    assert board.waiting == [1]


@pytest.mark.rule("KF-6.2")
def test_example_with_transport_two_one_resource_goes_two_tiles_far() -> None:
    lines = at("north", "keywood; goods 1 wood"), at("east", "stable")
    board = turn_board("1 red", *lines).do("0 use stable", "0 send 1 red")
    board.do("0 move wood keywood home_1", "0 move wood home_1 stable")
    assert board.goods("stable") == {"wood": 1}
    assert board.waiting == [1]


@pytest.mark.rule("KF-5.6", "KF-6.4")
def test_example_what_is_made_outside_must_be_brought_from_the_home_to_the_tile() -> None:
    board = turn_board("2 red", "market workshop", at("north", "apprentice_hall; goods 1 stone"))
    board.do("0 use workshop", "0 send 1 red", "0 take wood", "1 pass", "0 use home_1", "0 send 1 red")
    assert board.refused("0 upgrade apprentice_hall") == "KF-6.4"
    board.do("0 move wood home_1 apprentice_hall", "0 upgrade apprentice_hall")
    assert is_upgraded(board, "apprentice_hall")


@pytest.mark.rule("KF-6.1", "KF-5.2")
def test_example_a_transport_tile_used_before_takes_two_or_three_workers() -> None:
    lines = "village 0 home_1 0,0 0; goods 1 wood", at("north", "stable; workers 1 red")
    board = turn_board("5 red", *lines).do("0 use stable", "0 send 2 red", "0 done", "1 pass", "0 use stable")
    assert board.offered(0) == ["send 3 red"]


@pytest.mark.rule("KF-6.4")
def test_example_resources_and_workers_not_needed_stay_on_the_turned_tile() -> None:
    tile = at("north", "gold_mine; goods 1 gold 1 iron 1 stone 1 wood; workers 1 blue")
    board = turn_board("1 red", tile).do(
        "0 use home_1", "0 send 1 red", "0 upgrade gold_mine", "0 spend 1 iron 1 stone"
    )
    assert (
        line(board, "village 0 gold_mine") == "+ 0,-1 0; goods 1 gold 1 wood; workers 1 blue; used 1; colour blue"
    )


@pytest.mark.rule("KF-5.10")
def test_example_with_too_few_in_the_bag_the_worker_set_aside_is_not_taken_back() -> None:
    lines = at("north", "tavern+"), "stocks; bag 2 red"
    board = turn_board("1 blue 1 yellow", *lines, season="summer").do("0 use tavern", "0 send 1 blue")
    assert board.hand(0) == {"red": 2}
    assert board.bag() == {"yellow": 1}


@pytest.mark.rule("KF-5.7", "KF-5.8")
def test_example_with_the_supply_out_green_workers_are_not_sought_in_the_bag() -> None:
    lines = "market peddler", "stocks; bag 4 green; green 0"
    board = turn_board("1 blue 1 yellow", *lines).do("0 use peddler", "0 send 1 blue")
    assert board.hand(0) == {}
    assert board.bag() == {"green": 4, "yellow": 1}


@pytest.mark.rule("KF-9.2")
def test_example_lying_workers_stand_up_when_all_others_have_left_and_nobody_used_the_tile() -> None:
    lines = "village 0 home_1 0,0 0", "village 0 summer_boat_4a 0,1 0", "market barn", "market inn; bids 1 2 red"
    board = turn_board("3 green", *lines, season="autumn").do("0 bid inn", "0 send 3 green")
    assert line(board, "market inn") == "bids 0 3 green lying, 1 2 red; colour red"
    board.do("1 bid barn", "1 join inn", "1 send")
    assert line(board, "market inn") == "bids 0 3 green; colour green"


@pytest.mark.rule("KF-9.2")
def test_example_with_no_bid_and_no_use_the_owner_of_4b_places_one_colour_standing() -> None:
    lines = "village 0 home_1 0,0 0", "village 0 summer_boat_4b 0,1 0", "market inn"
    board = turn_board("1 blue 1 red", *lines, season="autumn").do("0 use inn")
    assert board.offered(0) == ["send 1 blue", "send 1 red"]
    assert line(board.do("0 send 1 blue"), "market inn") == "workers 1 blue; used 1; colour blue"
