"""Set-up: what is in the box, what everybody starts with, what is hidden (AR-1)."""

import pytest

from tests.games.artificium.board import Board, book_of, cards_in_all

LEVELS = {
    "wood": 1, "wheat": 1, "coal": 2, "food": 2, "kvass": 2, "metal": 3, "crystal": 3, "sword": 4, "potion": 4,
}  # fmt: skip


@pytest.mark.rule("AR-1.1")
def test_the_deck_has_108_cards_88_of_them_buildings() -> None:
    box = book_of("artificium(players=2)").box
    assert sum(card.count for card in box.cards) == 108
    assert sum(card.count for card in box.cards if not card.is_action) == 88
    assert {resource.key: resource.level for resource in box.resources} == LEVELS


@pytest.mark.rule("AR-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_card_is_somewhere_once(players: int) -> None:
    board = Board.started(players)
    assert cards_in_all(board.table) == [card.count for card in board.rules.box.cards]


@pytest.mark.rule("AR-1.1", "AR-8.6")
def test_bank_boards_and_hands_have_no_limit() -> None:
    """The box has 100 stones; here 150 lie on one board, and one more is made and one more card taken."""
    hand = "6 castle 7 farm 8 sawmill 5 fair"
    board = Board(f"seat 0; hand {hand}; resources 150 wood\nseat 1; hand 1 farm")
    board.do("0 lay sawmill", "1 lay farm", "0 apply", "0 sell wood", "0 done")
    assert board.goods(0)["wood"] == 151
    assert sum(board.hand(0).values()) == 25


@pytest.mark.rule("AR-1.2")
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_starts_with_five_coins_and_nothing_else(players: int) -> None:
    s = Board.started(players).table
    assert list(s.coins) == [5] * players
    assert list(s.points) == [0] * players
    assert not any(s.goods)
    assert s.round == 1


@pytest.mark.rule("AR-1.2")
def test_the_first_player_is_random() -> None:
    firsts = {Board.started(4, seed=str(n)).table.first for n in range(60)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("AR-1.2")
def test_a_game_has_four_rounds() -> None:
    board = Board("round 4\nseat 0; hand 1 farm; out\nseat 1; hand 1 farm")
    board.do("1 lay farm", "1 withdraw")
    assert board.rules.over(board.table)
    board = Board("round 3\nseat 0; hand 1 farm; out\nseat 1; hand 1 farm")
    board.do("1 lay farm", "1 withdraw", "0 done", "1 done")
    assert board.table.round == 4
    assert board.asked == "market"


@pytest.mark.rule("AR-1.3")
def test_hands_and_laid_cards_are_hidden_and_all_else_is_open() -> None:
    hands = "seat 0; hand 2 castle 1 farm; coins 7; resources 3 coal; points 12\nseat 1; hand 1 sawmill\n"
    board = Board(f"{hands}discards 2 fair 1 theft").do("0 lay castle")
    view = board.rules.view(board.table, 1)
    players = view["players"]
    assert isinstance(players, list)
    assert players[0] == {
        "seat": 0, "points": 12, "coins": 7, "resources": {"coal": 3}, "applied": {}, "hand": 2,
        "in_round": True, "passed": False, "traded": False, "laid": True, "known": {},
    }  # fmt: skip
    assert (view["deck"], view["discards"]) == (108 - 7, {"fair": 2, "theft": 1})


@pytest.mark.rule("AR-1.3")
def test_a_withdrawn_card_has_been_seen() -> None:
    board = Board("seat 0; hand 2 castle\nseat 1; hand 1 sawmill")
    board.do("0 lay castle", "1 lay sawmill", "0 withdraw")
    players = board.rules.view(board.table, 1)["players"]
    assert isinstance(players, list)
    assert players[0]["known"] == {"castle": 1}
