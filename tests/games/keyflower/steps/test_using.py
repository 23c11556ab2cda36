"""KF-5: which tiles can be used, by how many workers, and what a use leaves as it was."""

import pytest

from tests.games.keyflower.turn_board import at, is_upgraded, line, turn_board

NO_EFFECT = [
    "barn", "blacksmith", "stone_yard", "timber_yard", "forge", "goldsmith", "sawmill", "sculptor", "well",
]  # fmt: skip


@pytest.mark.rule("KF-5.1")
def test_a_tile_of_the_own_village_can_be_used() -> None:
    assert turn_board("1 red", at("north", "keywood")).offered(0, "use") == [
        "use home_1",
        "use keywood",
        "use home_2",
    ]


@pytest.mark.rule("KF-5.1")
def test_a_tile_of_another_village_can_be_used() -> None:
    board = turn_board("1 red", "village 1 home_2 0,0 0", at("north", "keywood", 1))
    assert board.offered(0, "use") == ["use home_1", "use home_2", "use keywood"]


@pytest.mark.rule("KF-5.1")
@pytest.mark.parametrize(("season", "tile"), [("spring", "keywood"), ("summer", "farrier"), ("autumn", "inn")])
def test_market_tiles_can_be_used_before_winter(season: str, tile: str) -> None:
    assert f"use {tile}" in turn_board("1 red", f"market {tile}", season=season).offered(0, "use")


@pytest.mark.rule("KF-5.1")
def test_in_winter_villages_can_be_used_and_the_market_cannot() -> None:
    board = turn_board("1 red", "market apothecary", at("north", "keywood"), season="winter")
    assert board.offered(0, "use") == ["use home_1", "use keywood", "use home_2"]
    assert board.refused("0 use apothecary") == "KF-5.1"


@pytest.mark.rule("KF-5.1")
@pytest.mark.parametrize("tile", NO_EFFECT)
@pytest.mark.parametrize("side", ["", "+"])
def test_tiles_without_effect_cannot_be_used_on_either_side(tile: str, side: str) -> None:
    assert turn_board("1 red", at("north", tile + side), season="autumn").refused(f"0 use {tile}") == "KF-5.1"


@pytest.mark.rule("KF-5.1")
@pytest.mark.parametrize("tile", NO_EFFECT)
def test_tiles_without_effect_cannot_be_used_in_the_market(tile: str) -> None:
    assert turn_board("1 red", f"market {tile}", season="autumn").refused(f"0 use {tile}") == "KF-5.1"


@pytest.mark.rule("KF-5.1", "KF-9.1")
@pytest.mark.parametrize("side", ["1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"])
def test_no_worker_is_ever_placed_on_a_summer_boat(side: str) -> None:
    tile = f"summer_boat_{side}"
    market = turn_board("1 red", f"market {tile}", season="summer")
    village = turn_board("1 red", "village 0 home_1 0,0 0", f"village 0 {tile} 0,1 0", season="autumn")
    assert market.refused(f"0 use {tile[:-1]}") == village.refused(f"0 use {tile[:-1]}") == "KF-5.1"


@pytest.mark.rule("KF-5.1")
@pytest.mark.parametrize("tile", ["boat_keyflower", "turn_order_1", "keywood"])
def test_boats_turn_order_tiles_and_tiles_in_the_box_cannot_be_used(tile: str) -> None:
    assert turn_board("1 red").refused(f"0 use {tile}") == "KF-5.1"


@pytest.mark.rule("KF-5.2")
def test_the_first_use_takes_one_to_six_workers() -> None:
    board = turn_board("8 red", "market keywood").do("0 use keywood")
    assert board.offered(0) == [f"send {count} red" for count in range(1, 7)]
    assert board.refused("0 send 7 red") == "KF-5.2"


@pytest.mark.rule("KF-5.2")
@pytest.mark.parametrize(("workers", "last", "least", "most"), [(1, 1, 2, 5), (2, 2, 3, 4), (3, 2, 3, 3)])
def test_a_later_use_takes_one_more_than_the_use_before(workers: int, last: int, least: int, most: int) -> None:
    board = turn_board("8 red", f"market keywood; workers {workers} red; used {last}").do("0 use keywood")
    assert board.offered(0) == [f"send {count} red" for count in range(least, most + 1)]
    assert board.refused(f"0 send {least - 1} red") == board.refused(f"0 send {most + 1} red") == "KF-5.2"


@pytest.mark.rule("KF-5.2", "KF-9.13")
def test_one_player_may_use_a_tile_with_one_then_two_then_three() -> None:
    board = turn_board("6 red", at("north", "keywood"))
    board.do("0 use keywood", "0 send 1 red", "1 pass", "0 use keywood", "0 send 2 red", "1 pass")
    board.do("0 use keywood", "0 send 3 red")
    assert board.workers_on("keywood") == {"red": 6}
    assert board.goods("keywood") == {"wood": 3}


@pytest.mark.rule("KF-5.2")
def test_a_player_with_too_few_workers_cannot_use_it() -> None:
    assert turn_board("2 red", "market keywood; workers 2 red").refused("0 use keywood") == "KF-5.2"


@pytest.mark.rule("KF-5.2")
@pytest.mark.parametrize("workers", [6, 5, 4])
def test_nobody_uses_a_tile_on_which_too_little_room_is_left(workers: int) -> None:
    board = turn_board("6 red", f"market keywood; workers {workers} red; used 3")
    assert board.refused("0 use keywood") == "KF-5.2"


@pytest.mark.rule("KF-5.2", "KF-3.5")
def test_a_losing_bid_too_large_for_the_tile_cannot_use_it() -> None:
    board = turn_board("1 red", "market keywood; bids 0 7 red, 1 8 red", "market miner; bids 0 2 red, 1 3 red")
    board.do("0 use home_1")
    assert board.offered(0) == ["join miner", "send 1 red"]
    assert board.refused("0 join keywood") == "KF-5.2"


@pytest.mark.rule("KF-5.2", "KF-3.5")
@pytest.mark.parametrize(("bid", "workers", "room"), [(7, "", 6), (5, "; workers 2 red", 4)])
def test_a_losing_bid_that_is_too_large_is_refused_for_its_size_not_its_colour(
    bid: int, workers: str, room: int
) -> None:
    board = turn_board("none", f"market keywood; bids 0 {bid} red, 1 9 red", f"market miner{workers}")
    why = board.rules.why_not(board.table, 0, "use miner")
    assert why is not None
    assert (why.rule, why.key, why.facts) == ("KF-5.2", "too-many", {"tile": "miner", "room": room})


@pytest.mark.rule("KF-5.2", "KF-3.5")
def test_two_losing_bids_that_are_too_large_together_cannot_be_joined() -> None:
    board = turn_board("none", "market keywood; bids 0 4 red, 1 8 red", "market miner; bids 0 3 red, 1 4 red",
                  "order turn_order_1; bids 0 2 red, 1 3 red")  # fmt: skip
    board.do("0 use home_1", "0 join keywood")
    assert board.offered(0) == ["join turn_order_1", "send"]
    assert board.do("0 join turn_order_1").offered(0) == ["send"]


@pytest.mark.rule("KF-5.2", "KF-3.3")
def test_workers_of_losing_bids_and_of_the_screen_count_together() -> None:
    board = turn_board("2 red", "market keywood; bids 0 2 red, 1 3 red", "village 0 home_1 0,0 0; workers 2 red")
    board.do("0 use home_1", "0 join keywood")
    assert board.refused("0 send") == "KF-5.2"
    assert board.offered(0) == ["send 1 red", "send 2 red"]
    assert board.do("0 send 1 red").workers_on("home_1") == {"red": 5}


@pytest.mark.rule("KF-5.2", "KF-3.11")
def test_a_losing_bid_may_use_the_very_tile_it_was_bid_for() -> None:
    board = turn_board("none", "market keywood; bids 0 2 red, 1 3 red").do(
        "0 use keywood", "0 join keywood", "0 send"
    )
    assert line(board, "market keywood") == "bids 1 3 red; workers 2 red; used 2; colour red"
    assert board.goods("home_1") == {"wood": 1}


@pytest.mark.rule("KF-5.3")
@pytest.mark.parametrize(("first", "need"), [(1, 2), (2, 3), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_what_the_first_use_leaves_for_the_second(first: int, need: int) -> None:
    board = turn_board("6 red", "seat 1; workers 8 red", at("north", "keywood"))
    board.do("0 use keywood", f"0 send {first} red")
    if need == 0:
        assert board.refused("1 use keywood") == "KF-5.2"
    else:
        assert board.do("1 use keywood").offered(1)[0] == f"send {need} red"


@pytest.mark.rule("KF-5.3")
def test_after_two_and_three_the_tile_is_full() -> None:
    board = turn_board("8 red", "seat 1; workers 3 red", at("north", "keywood"))
    board.do("0 use keywood", "0 send 2 red", "1 use keywood", "1 send 3 red")
    assert board.refused("0 use keywood") == "KF-5.2"


@pytest.mark.rule("KF-5.5")
def test_the_effect_happens_before_the_next_player_acts() -> None:
    board = turn_board("1 red", at("north", "woodcutter")).do("0 use woodcutter", "0 send 1 red")
    assert board.goods("woodcutter") == {"wood": 2}
    assert board.waiting == [1]
    assert board.asked == "turn"


@pytest.mark.rule("KF-5.11")
def test_everybody_knows_how_much_is_left_in_bag_and_stocks() -> None:
    board = turn_board("none", "stocks; bag 2 blue 3 red; green 7; skills 1 saw 2 pick; supply 5 gold 6 wood")
    for seat in (-1, 0, 1):
        view = board.rules.view(board.table, seat)
        assert [view["bag"], view["green"], view["stock"]] == [5, 7, 3]
        assert view["supply"] == {"gold": 5, "wood": 6}


@pytest.mark.rule("KF-5.12")
def test_the_owner_gets_nothing_when_others_use_a_tile_but_keeps_the_workers() -> None:
    board = turn_board("2 red", "village 1 home_2 0,0 0", at("north", "keywood", 1))
    board.do("0 use keywood", "0 send 2 red")
    assert board.goods("home_2") == board.goods("keywood") == board.hand(1) == {}
    board.do("1 pass", "0 pass")
    assert board.hand(1) == {"red": 2}
    assert board.hand(0) == {}


@pytest.mark.rule("KF-5.13")
@pytest.mark.parametrize("tile", ["keywood", "woodcutter", "workshop", "alehouse", "apprentice_hall", "stable"])
def test_a_use_that_yields_nothing_still_blocks_the_tile(tile: str) -> None:
    empty = "stocks; bag none; green 0; skills none; supply none"
    board = turn_board("6 red", "seat 1; workers 2 red", f"market {tile}", empty).do(
        f"0 use {tile}", "0 send 6 red"
    )
    assert board.refused(f"1 use {tile}") == "KF-5.2"
    assert board.waiting == [1]
    assert board.hand(0) == board.skills(0) == board.goods("home_1") == {}


@pytest.mark.rule("KF-5.15")
def test_an_upgrade_keeps_workers_colour_and_count_of_uses() -> None:
    keywood = at("north", "keywood; workers 3 blue; used 2")
    board = turn_board("1 red; skills 1 saw", "seat 1; workers 3 blue 3 red", keywood)
    board.do("0 use home_1", "0 send 1 red", "0 upgrade keywood")
    assert is_upgraded(board, "keywood")
    assert board.workers_on("keywood") == {"blue": 3}
    assert board.do("1 use keywood").offered(1) == ["send 3 blue"]
    assert board.refused("1 send 3 red") == "KF-3.9"


@pytest.mark.rule("KF-5.15")
def test_a_full_tile_stays_full_after_an_upgrade() -> None:
    board = turn_board(
        "1 red; skills 1 saw", "seat 1; workers 6 red", at("north", "keywood; workers 6 red; used 6")
    )
    board.do("0 use home_1", "0 send 1 red", "0 upgrade keywood")
    assert is_upgraded(board, "keywood")
    assert board.refused("1 use keywood") == "KF-5.2"
