"""The end of a round: discards and sales at the same time, reshuffling (AR-6)."""

import pytest

from tests.games.artificium.board import Board, everything_but

CLOSING = (
    "round 1; first 0; phase closing\n"
    "seat 0; hand 2 farm 1 castle; coins 1; resources 2 wood 1 sword\n"
    "seat 1; hand 1 fair; coins 3; resources 1 coal"
)


@pytest.mark.rule("AR-6.1")
def test_applied_cards_are_discarded() -> None:
    board = Board("seat 0; hand 1 farm; applied 2 castle\nseat 1; out; applied 1 fair")
    board.do("0 lay farm", "0 withdraw")
    assert board.asked == "closing"
    assert board.pile("discards") == {"castle": 2, "fair": 1}
    assert board.applied(0) == {}


@pytest.mark.rule("AR-6.1")
def test_everybody_may_discard_any_cards_and_sell_any_resources_but_not_buy() -> None:
    board = Board(CLOSING)
    assert board.waiting == [0, 1]
    assert board.offered(0) == ["done", "discard farm", "discard castle", "sell wood", "sell sword"]
    assert board.refused("0 buy wood") == "AR-6.1"
    assert board.refused("0 discard fair") == "AR-6.1"
    assert board.refused("0 sell coal") == "AR-6.1"
    board.do("0 discard farm", "0 sell wood", "0 discard farm", "0 sell wood", "0 sell sword")
    assert board.offered(0) == ["done", "discard castle"]
    assert board.refused("0 discard farm") == "AR-6.1"
    assert board.refused("0 sell wood") == "AR-6.1"
    board.do("0 done", "1 done")
    assert list(board.table.coins) == [1 + 2 + 6, 3]
    assert board.goods(0) == {}
    assert board.hand(0)["castle"] >= 1
    assert board.pile("discards") == {"farm": 2}


@pytest.mark.rule("AR-6.1")
def test_after_the_fourth_round_the_game_ends_at_once() -> None:
    board = Board("round 4\nseat 0; hand 2 farm; resources 1 sword\nseat 1; out").do("0 lay farm", "0 withdraw")
    assert board.rules.over(board.table)


@pytest.mark.rule("AR-6.2")
def test_a_draw_from_an_empty_deck_shuffles_the_discards_into_a_new_one() -> None:
    piles = everything_but("1 scouting", "1 fair")
    board = Board(f"{piles}\nseat 0; hand 1 scouting\nseat 1; hand 1 fair; out")
    assert board.pile("deck") == {}
    board.do("0 lay scouting", "0 apply", "0 done", "0 scout 1")
    assert "reshuffled" in board.kinds()
    assert sum(board.table.deck) == 105
    assert board.pile("discards") == {}
    assert sum(board.hand(1).values()) == 1


@pytest.mark.rule("AR-6.2")
def test_the_deck_is_used_up_before_it_is_made_anew() -> None:
    """Three fairs are left in the deck: they are drawn first, the rest comes from the discards, all farms."""
    held = everything_but("3 fair", "4 farm", "1 wizard_tower").removeprefix("discards ")
    seats = f"seat 0; hand 1 wizard_tower; coins 1; resources 1 kvass 1 potion\nseat 1; out; hand {held}"
    board = Board(f"discards 4 farm\n{seats}").do("0 lay wizard_tower", "0 apply", "0 done")
    assert board.hand(0) == {"fair": 3, "farm": 2}
    assert board.pile("deck") == {"farm": 2}


LAST_CARD = "discards 4 farm\nseat 0; hand 1 scouting\nseat 1; hand 1 theft; out; coins 1\nseat 2; out; hand {}"
SCOUTING = ("0 lay scouting", "0 apply", "0 done", "0 scout 1")


def with_one_card_left(version: int) -> Board:
    """The deck is one Fair, which the victim of a Scouting draws."""
    held = everything_but("1 scouting", "1 theft", "1 fair", "4 farm").removeprefix("discards ")
    return Board(LAST_CARD.format(held), players=3, version=version)


@pytest.mark.rule("AR-6.2")
def test_as_soon_as_the_last_card_is_drawn_the_discards_are_a_new_deck() -> None:
    board = with_one_card_left(2)
    assert board.pile("deck") == {"fair": 1}
    board.do(*SCOUTING)
    assert board.hand(1) == {"fair": 1}
    assert (board.pile("deck"), board.pile("discards")) == ({"farm": 4}, {})
    assert board.kinds()[-2:] == ["drew", "reshuffled"]


@pytest.mark.rule("AR-6.2")
def test_by_version_1_it_is_made_anew_when_a_card_is_to_be_drawn() -> None:
    board = with_one_card_left(1).do(*SCOUTING)
    assert (board.pile("deck"), board.pile("discards")) == ({}, {"farm": 4})
    assert "reshuffled" not in board.kinds()


@pytest.mark.rule("AR-6.2")
def test_what_is_discarded_later_is_not_in_the_new_deck() -> None:
    """The Mage draws the last five cards; the three that are then discarded lie beside the new deck."""
    held = everything_but("5 fair", "4 farm", "1 wizard_tower").removeprefix("discards ")
    seats = f"seat 0; hand 1 wizard_tower; coins 1; resources 1 kvass 1 potion\nseat 1; out; hand {held}"
    board = Board(f"discards 4 farm\n{seats}").do("0 lay wizard_tower", "0 apply", "0 done")
    assert board.pile("deck") == {"farm": 4}
    board.do(*["0 discard fair"] * 3)
    assert (board.pile("deck"), board.pile("discards")) == ({"farm": 4}, {"fair": 3})


@pytest.mark.rule("AR-6.2")
def test_without_discards_it_is_made_at_the_next_draw_and_not_before() -> None:
    """Nobody has discarded anything when the victim of a Scouting draws the last card."""
    held = everything_but("1 scouting", "1 theft", "1 fair", "1 farm").removeprefix("discards ")
    lines = f"seat 0; hand 1 scouting 1 farm\nseat 1; hand 1 theft; out\nseat 2; out; hand {held}"
    board = Board(lines, players=3).do(*SCOUTING)
    assert sum(board.table.deck) == sum(board.table.discards) == 0
    board.do("0 lay farm", "0 discard")
    assert (board.pile("deck"), board.pile("discards")) == ({}, {"farm": 1})  # nobody draws
    assert "reshuffled" not in board.kinds()
    board.do("0 lay theft", "0 withdraw")
    assert board.asked == "closing"
    board.do("0 done", "1 done", *[f"2 discard {card}" for card in held.split()[1:2]], "2 done")
    assert "reshuffled" in board.kinds()  # hands are refilled


@pytest.mark.rule("AR-6.2", "AR-3.1")
def test_the_market_takes_the_last_card_and_the_deck_is_made_anew() -> None:
    held = everything_but("5 fair", "1 theft", "5 farm", "3 sawmill").removeprefix("discards ")
    lines = f"round 1; phase closing\ndiscards 3 sawmill\nseat 0; hand 5 farm\nseat 1; hand {held}"
    board = Board(lines).do("0 done", "1 done")
    assert board.pile("market") == {"fair": 5, "theft": 1}
    assert (board.pile("deck"), board.pile("discards")) == ({"sawmill": 3}, {})
    assert board.kinds()[-2:] == ["market", "reshuffled"]


@pytest.mark.rule("AR-4.3", "AR-6.2")
def test_a_card_discarded_in_this_step_can_be_drawn_in_it() -> None:
    """Deck and discards are empty but for the card that seat 0 has just given up; the building comes after."""
    held = everything_but("1 theft", "1 wizard_tower").removeprefix("discards ")
    seats = "seat 0; hand 1 theft\nseat 1; hand 1 wizard_tower; coins 1; resources 1 kvass 1 potion"
    board = Board(f"{seats}\nseat 2; out; hand {held}", players=3)
    board.do("0 lay theft", "1 lay wizard_tower", "0 discard", "1 apply", "1 done")
    assert board.hand(1) == {"theft": 1}
    assert board.offered(1) == ["discard theft"]


@pytest.mark.rule("AR-6.2")
def test_if_both_are_empty_nothing_is_drawn() -> None:
    held = everything_but("1 scouting").removeprefix("discards ")
    board = Board(f"seat 0; hand 1 scouting\nseat 1; hand {held}; out")
    board.do("0 lay scouting", "0 apply", "0 done", "0 scout 1")
    assert sum(board.hand(0).values()) == 1
    assert sum(board.hand(1).values()) == 106
    assert "drew" not in board.kinds()


@pytest.mark.rule("AR-6.3")
def test_nobody_sees_what_is_discarded_or_sold_before_having_chosen() -> None:
    board = Board(CLOSING)
    before = board.rules.view(board.table, 1)
    board.do("0 discard farm", "0 sell sword")
    assert board.rules.view(board.table, 1) == before
    assert board.events == []
    board.do("0 done")
    after = board.rules.view(board.table, 1)
    assert after["players"] == before["players"]
    assert after["discards"] == before["discards"]
    own = board.rules.view(board.table, 0)["own"]
    assert isinstance(own, dict)
    assert own["discarding"] == {"farm": 1}
    assert own["selling"] == {"sword": 1}


@pytest.mark.rule("AR-6.3")
def test_it_is_open_afterwards() -> None:
    board = Board(CLOSING).do("0 discard farm", "0 sell sword", "0 done", "1 done")
    expected = {"kind": "closed", "seat": 0, "cards": ["farm"], "resources": ["sword"], "coins": 6}
    assert board.event("closed", 1) == expected
    assert board.rules.view(board.table, 1)["discards"] == {"farm": 1}
