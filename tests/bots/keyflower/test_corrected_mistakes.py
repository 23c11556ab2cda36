"""What the first edition does and a strong player would not: the best weights know better in the same position."""

import pytest

from tests.bots.keyflower.positions import best, quick
from tests.games.keyflower.board import Board
from tests.games.keyflower.turn_board import at, turn_board
from tilewright.bots.weight_sets import BEST, FIRST_EDITION

NO_ORDER = "order turn_order_1; bids 1 9 blue"


def both(board: Board) -> tuple[str, str]:
    """How the planned turn of the first edition begins, and that of the best weights."""
    return best(board, edition=FIRST_EDITION)[0], best(board, edition=BEST)[0]


def both_quick(board: Board) -> tuple[str, str]:
    return quick(board, edition=FIRST_EDITION), quick(board, edition=BEST)


def test_passing_while_a_tile_lies_free_in_spring() -> None:
    lines = "market woodcutter", "market quarryman; bids 1 1 red", "seat 1; workers 3 red 3 blue"
    assert both(turn_board("2 red 2 blue", *lines)) == ("pass", "bid woodcutter")


def wide_board(players: int, options: str, hand: str, *market: str) -> Board:
    """Spring with more than two: all others have three red and three blue workers, nobody has more than a home."""
    lines = ["season spring; start 0; turn 0", f"seat 0; workers {hand}", "boat boat_keyflower"]
    lines += [f"seat {seat}; workers 3 red 3 blue" for seat in range(1, players)]
    lines += [f"village {seat} home_{seat + 1} 0,0 0" for seat in range(players)]
    return Board("\n".join([*lines, *(f"market {lot}" for lot in market)]), players, "dice", options)


@pytest.mark.parametrize(
    ("players", "options", "hand", "market"),
    [
        (4, "", "2 red 2 blue", ("woodcutter", "quarryman; bids 1 1 red")),
        (4, ",merchants=true", "2 red 2 blue", ("woodcutter", "quarryman; bids 1 1 red")),
        (3, ",merchants=true", "3 red 3 blue", ("miner", "gold_mine; bids 1 1 red", "keystone_quarry")),
    ],
)
def test_passing_while_a_tile_lies_free_with_several_opponents(
    players: int, options: str, hand: str, market: tuple[str, ...]
) -> None:
    assert both(wide_board(players, options, hand, *market)) == ("pass", f"bid {market[0]}")


def test_using_a_tile_of_the_market_while_another_one_lies_free_with_five_players() -> None:
    board = wide_board(5, "", "3 red 3 blue", "woodcutter", "quarryman; bids 1 1 red")
    assert both(board) == ("use quarryman", "bid woodcutter")


def test_waiting_by_a_use_that_does_nothing() -> None:
    lines = "market miner", "market gold_mine; bids 1 1 red", "seat 1; workers 4 red 4 blue"
    assert both(turn_board("3 red 3 blue", *lines)) == ("use home_1", "bid miner")


def test_leaving_all_tiles_of_a_season_to_an_opponent_who_pays_one_worker_each() -> None:
    """The first edition bids for the turn order alone."""
    market = [f"market {tile}; bids 1 1 red" for tile in ("sculptor", "goldsmith", "well")]
    board = turn_board("2 red 2 blue", *market, "seat 1; workers 4 red 3 blue", season="autumn")
    assert both(board) == ("bid turn_order_1", "bid sculptor")


def test_leaving_a_winter_tile_to_the_only_one_for_whom_it_scores() -> None:
    opponent = "seat 1; workers 2 red 1 blue; skills 2 anvil 2 pick 2 saw"
    board = turn_board("2 red", "market scribes", "market jeweller", opponent, NO_ORDER, season="winter")
    assert both(board) == ("pass", "bid scribes")


def test_making_one_thing_more_instead_of_an_upgrade_that_works_for_four_seasons() -> None:
    village = "village 0 home_1+ 0,0 0; goods 1 wood 1 stone", at("north", "workshop; goods 1 wood 1 stone")
    board = turn_board("2 red", *village, "market peddler", "seat 1; workers 3 red 1 blue", NO_ORDER)
    assert both(board) == ("use workshop", "use home_1")
    assert "upgrade workshop" in best(board, edition=BEST)


def test_making_more_of_what_nothing_waits_for() -> None:
    """Nine stones lie there already; wood would at least make a set of different resources."""
    tiles = "village 0 home_1+ 0,0 0; goods 9 stone", at("north", "quarryman+"), at("east", "woodcutter+")
    board = turn_board("1 red", *tiles, NO_ORDER, season="autumn")
    assert both_quick(board) == ("use quarryman", "use woodcutter")


def test_paying_with_a_skill_of_the_set_that_a_tile_one_leads_scores() -> None:
    lines = "market scribes; bids 0 1 red", at("north", "brewer"), "order turn_order_1; bids 1 9 red"
    board = turn_board("2 blue; skills 1 anvil 1 pick 2 saw", *lines, season="winter")
    board.do("0 use brewer", "0 send 1 blue")
    assert both_quick(board) == ("return anvil", "return saw")


def test_paying_with_a_skill_of_the_set_that_a_winter_tile_in_hand_will_score() -> None:
    hand = "4 red; skills 1 anvil 1 pick 2 saw; winter scribes windmill watermill"
    board = turn_board(hand, at("north", "brewer"), season="autumn")
    assert best(board, edition=FIRST_EDITION)[-1] == "return anvil"
    assert best(board, edition=BEST)[-1] == "return saw"


def test_leaving_a_worker_idle_while_the_village_of_another_makes_points() -> None:
    board = turn_board("3 red", at("north", "gold_mine", seat=1), NO_ORDER, season="winter")
    assert both_quick(board) == ("pass", "use gold_mine")
