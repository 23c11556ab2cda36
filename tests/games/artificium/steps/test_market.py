"""The card market: free and paid swaps, the redraw, passing (AR-3)."""

import pytest

from tests.games.artificium.board import Board, everything_but

MARKET = "round 2; first 1; phase market\nmarket 2 farm 1 castle 3 fair\n"


def board(coins: tuple[int, int] = (5, 5)) -> Board:
    hands = "seat 0; hand 3 sawmill 2 crystal_mine; coins {0}\nseat 1; hand 4 kvass_yard 1 theft; coins {1}"
    return Board(MARKET + hands.format(*coins))


@pytest.mark.rule("AR-3.1")
def test_six_cards_are_turned_up_and_the_first_player_is_asked() -> None:
    for players in range(2, 7):
        started = Board.started(players)
        assert started.asked == "market"
        assert sum(started.table.market) == 6
        assert started.waiting == [started.table.first]


@pytest.mark.rule("AR-3.1")
def test_turns_go_clockwise_past_those_who_have_passed() -> None:
    three = Board(
        "round 1; first 1; phase market\nmarket 5 fair 1 farm\n"
        "seat 0; hand 5 sawmill; coins 9\nseat 1; hand 5 castle; coins 9\nseat 2; hand 5 theft; coins 9",
        players=3,
    )
    three.do("1 swap castle fair")
    assert three.waiting == [2]
    three.do("2 pass")
    assert three.waiting == [0]
    three.do("0 swap sawmill fair")
    assert three.waiting == [1]
    three.do("1 swap castle fair")
    assert three.waiting == [0]  # seat 2 has passed


@pytest.mark.rule("AR-3.2")
def test_the_first_swap_is_free_and_every_later_one_costs_two_coins() -> None:
    b = board()
    b.do("1 swap theft castle")
    assert list(b.table.coins) == [5, 5]
    b.do("0 pass", "1 swap kvass_yard farm")
    assert list(b.table.coins) == [5, 3]
    b.do("1 swap kvass_yard farm")
    assert list(b.table.coins) == [5, 1]


@pytest.mark.rule("AR-3.2")
def test_the_card_given_is_in_the_market_at_once() -> None:
    b = board().do("1 swap theft castle")
    assert b.pile("market") == {"farm": 2, "fair": 3, "theft": 1}
    assert b.hand(1) == {"kvass_yard": 4, "castle": 1}
    b.do("0 swap sawmill theft")
    assert b.hand(0) == {"sawmill": 2, "crystal_mine": 2, "theft": 1}


@pytest.mark.rule("AR-3.2")
def test_every_hand_card_can_be_swapped_for_every_market_card() -> None:
    b = board()
    wanted = [f"swap {own} {new}" for own in ("kvass_yard", "theft") for new in ("farm", "castle", "fair")]
    assert sorted(b.offered(1, "swap")) == sorted(wanted)
    assert b.refused("1 swap sawmill farm") == "AR-3.2"
    assert b.refused("1 swap theft sawmill") == "AR-3.2"


@pytest.mark.rule("AR-3.3")
def test_a_redraw_stands_in_place_of_the_first_free_swap_only() -> None:
    b = board().do("1 redraw")
    assert sum(b.hand(1).values()) == 5
    assert b.pile("discards") == {"kvass_yard": 4, "theft": 1}
    assert list(b.table.coins) == [5, 5]
    b.do("0 swap sawmill castle")
    assert b.refused("1 redraw") == "AR-3.3"
    b.do(f"1 swap {next(iter(b.hand(1)))} farm")
    assert list(b.table.coins) == [5, 3]
    assert b.refused("0 redraw") == "AR-3.3"


@pytest.mark.rule("AR-3.4")
def test_a_pass_is_final() -> None:
    b = board().do("1 pass", "0 swap sawmill farm")
    assert b.waiting == [0]
    assert b.refused("1 swap theft farm") == "not-your-turn"


@pytest.mark.rule("AR-3.4")
def test_resources_are_neither_bought_nor_sold_here() -> None:
    b = Board(MARKET + "seat 1; hand 1 farm; coins 20; resources 5 wood")
    assert b.refused("1 sell wood") == "AR-3.4"
    assert b.refused("1 buy wheat") == "AR-3.4"


@pytest.mark.rule("AR-3.5")
def test_the_market_is_discarded_when_all_have_passed() -> None:
    b = board().do("1 pass", "0 pass")
    assert b.pile("market") == {}
    assert b.pile("discards") == {"farm": 2, "castle": 1, "fair": 3}
    assert b.asked == "lay"


@pytest.mark.rule("AR-3.6")
@pytest.mark.parametrize(("coins", "choice"), [(0, False), (1, False), (2, True)])
def test_later_swaps_need_two_coins(coins: int, choice: bool) -> None:
    b = board((5, coins))
    assert b.offered(1, "swap")  # the first is free, with no coin at all
    b.do("1 swap theft castle", "0 pass")
    assert (b.offered(1) != ["pass"]) == choice
    assert b.refused("1 swap kvass_yard farm") == ("" if choice else "AR-3.6")


@pytest.mark.rule("AR-3.6")
def test_a_redraw_counts_as_the_first_swap() -> None:
    b = board((5, 1)).do("1 redraw", "0 pass")
    assert b.offered(1) == ["pass"]


@pytest.mark.rule("AR-3.6")
def test_a_redraw_discards_first_so_that_the_own_cards_can_come_back() -> None:
    """Deck and discards are empty: the five cards drawn are the five that were discarded."""
    rest = everything_but("5 theft", "6 castle", "5 sawmill")[9:]
    hands = f"seat 0; hand 5 theft\nseat 1; hand 5 sawmill\nseat 2; hand {rest}"
    b = Board(f"round 1; phase market\nmarket 6 castle\n{hands}", players=3)
    b.do("0 redraw")
    assert b.hand(0) == {"theft": 5}
    assert b.pile("discards") == {}


@pytest.mark.rule("AR-8.6")
def test_a_redraw_of_more_than_five_cards_draws_five() -> None:
    b = Board("round 2; phase market\nmarket 5 fair 1 castle\nseat 0; hand 8 farm\nseat 1; hand 5 sawmill")
    b.do("0 redraw")
    assert sum(b.hand(0).values()) == 5
    assert b.pile("discards") == {"farm": 8}


@pytest.mark.rule("AR-3.3", "AR-8.6")
@pytest.mark.parametrize("hand", ["none", "2 farm"])
def test_a_redraw_of_fewer_than_five_cards_draws_five(hand: str) -> None:
    b = Board(f"round 2; phase market\nmarket 5 fair 1 castle\nseat 0; hand {hand}\nseat 1; hand 5 sawmill")
    b.do("0 redraw")
    assert sum(b.hand(0).values()) == 5
    assert b.pile("discards") == ({} if hand == "none" else {"farm": 2})
