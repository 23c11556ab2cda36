"""Positions that cannot be are refused with the line and the rule; the deck may have an order."""

import pytest

from tests.games.artificium.board import Board, everything_but
from tests.games.wording import sentences
from tilewright.kernel.match import Match
from tilewright.kernel.position import PositionError

CARDS = "seat 0; hand 1 farm\nseat 1; hand 1 fair"

UNSEEN = (
    "unseen {}; {} sawmill 8 farm 8 charcoal_house 8 mill_bakery 8 kvass_yard 8 hunter_hut 8 ore_manufactory "
    "8 crystal_mine 6 laboratory 6 weapon_workshop 6 wizard_tower 6 castle 5 scouting 5 reconstruction 5 fair "
    "5 theft"
)


@pytest.mark.parametrize(
    ("line", "rule", "text"),
    [
        (2, "AR-4.1", "round 1; phase lay\nseat 0; hand none\nseat 1; hand 1 farm"),
        (1, "AR-4.1", "seat 0; coins 3\nseat 1; hand 1 farm"),
        (1, "AR-7.1", "round 4; over 99 1\nseat 0; points 3\nseat 1; points 4"),
        (1, "AR-7.1", "round 3; over 0 0\nseat 0; points 0\nseat 1; points 0"),
        (2, "AR-7.1", "round 4; over 0 0\nask lay; seats 0"),
        (1, "AR-7.1", "round 4; over 0 0; phase lay"),
        (2, "", f"{CARDS.splitlines()[0]}\nseat 0; hand 1 farm"),
        (2, "", "round 1\nround 1"),
        (2, "", "deck; next farm\ndeck; next farm"),
        (2, "", "discards 1 farm\ndiscards 1 farm"),
        (3, "", f"{CARDS}\nknow 0 1; 1 fair\nknow 0 1; 1 fair".replace("seat 0; hand 1 farm\n", "")),
        (1, "", "game keyflower(players=2)"),
        (1, "", "game artificium(players=3)"),
        (1, "AR-1.2", f"round 0\n{CARDS}"),
        (1, "AR-6.1", "round 4; phase closing\nseat 0; hand 1 farm\nseat 1; hand 1 fair"),
        (1, "AR-3.5", f"market 6 farm\n{CARDS}"),
        (2, "AR-3.1", "round 1; phase market\nmarket 7 farm\nseat 0; hand 1 farm\nseat 1; hand 1 fair"),
        (2, "AR-4.3", "round 1; phase market\nseat 0; hand 1 farm; out\nseat 1; hand 1 fair"),
        (1, "AR-3.4", f"{CARDS.replace('1 farm', '1 farm; passed')}"),
        (1, "AR-6.1", f"{CARDS.replace('1 farm', '1 farm; discarding 1 farm')}"),
        (2, "AR-6.1", "round 1; phase closing\nseat 0; applied 1 farm\nseat 1; hand 1 fair"),
        (2, "AR-4.1", "round 1; phase market\nseat 0; laid farm\nseat 1; hand 1 fair"),
        (1, "AR-4.3", "seat 0; laid farm; out\nseat 1; hand 1 fair"),
        (3, "AR-4.1", f"{CARDS}\nask lay; seats 0"),
        (2, "", "ask round; next start\nask lay; seats 0 1\nseat 0; hand 1 farm\nseat 1; hand 1 fair"),
        (1, "AR-4.2", "ask trade; seat 0; card farm\nseat 0; laid castle; hand 1 farm\nseat 1; hand 1 fair"),
        (2, "AR-4.2", "ask resolve; seat 0; looked 3\nseat 0; laid farm\nseat 1; hand 1 fair"),
        (1, "AR-4.4", "ask trade; seat 0; card farm\nseat 0; hand 1 farm\nseat 1; hand 1 fair"),
        (1, "AR-5.2", "ask knight; seat 0\nseat 0; hand 1 farm\nseat 1; hand 1 fair"),
        (1, "AR-5.2", "ask mage; seat 0; count 4\nseat 0; hand 4 farm; applied 1 wizard_tower\nseat 1; out"),
        (1, "AR-5.7", "ask scout; seat 0; card scouting\nseat 0; laid scouting\nseat 1; out"),
        (3, "AR-1.3", f"{CARDS}\nknow 0 0; 1 farm"),
        (3, "AR-1.1", f"{CARDS}\nunseen 0; 99 farm 8 sawmill"),
        (5, "AR-1.3", f"{CARDS}\ndiscards 1 sawmill\n{UNSEEN.format('all', 7)}\n{UNSEEN.format('0', 8)}"),
        (1, "AR-1.1", f"deck; next {'castle ' * 7}\n{CARDS}"),
        (1, "AR-1.1", f"deck; next farm\n{everything_but('1 fair', '1 farm')}\n{CARDS}"),
        (3, "AR-1.1", "seat 0; hand 5 farm\nseat 1; hand 1 fair\ndiscards 4 farm"),
    ],
)
def test_what_cannot_be_is_refused(line: int, rule: str, text: str) -> None:
    with pytest.raises(PositionError) as caught:
        Board(text)
    assert (caught.value.line, caught.value.rule) == (line, rule), caught.value
    assert all(sentences("artificium", caught.value).values())


@pytest.mark.rule("AR-6.2")
def test_the_first_cards_of_the_deck_can_be_set() -> None:
    text = "round 1; first 1; phase closing\nseat 0; hand 3 farm\nseat 1; hand 4 fair\n"
    text += "deck; next castle theft scouting"
    board = Board(text).do("0 done", "1 done")  # seat 0 becomes first player
    assert board.hand(0) == {"farm": 3, "castle": 1, "theft": 1}
    assert board.hand(1) == {"fair": 4, "scouting": 1}
    assert sum(board.table.deck) == 108 - 10 - 6
    again = Board(text)
    assert "; next castle theft scouting" in again.rules.position(again.table)
    assert again.rules.digest(again.rules.thaw(again.table.freeze())) == again.rules.digest(again.table)


def test_nobody_knows_the_order_of_the_deck_and_a_card_drawn_in_it_is_news() -> None:
    text = (
        "round 1; phase market\nmarket 6 farm\nseat 0; hand 5 fair\nseat 1; hand 5 theft\ndeck; next castle castle"
    )
    board = Board(text)
    plain = Board(text.partition("\ndeck")[0])
    for seat in (-1, 0, 1):
        assert board.rules.view(board.table, seat) == plain.rules.view(plain.table, seat)
    match = Match(board.rules, "order", start=board.table)
    match.act(0, "redraw")
    assert match.lines[-1].revealed
    assert match.undo_line(0) == -1


def test_a_seat_without_a_line_is_as_at_set_up() -> None:
    board = Board("seat 0; hand 1 farm", players=3)
    assert [sum(board.hand(seat).values()) for seat in range(3)] == [1, 5, 5]
    assert list(board.table.coins) == [0, 5, 5]
    assert board.waiting == [0, 1, 2]


def test_a_seat_without_a_line_has_nothing_where_the_deck_is_given() -> None:
    cards = everything_but("1 farm", "6 sawmill").removeprefix("discards ")
    board = Board(f"round 1; phase market\nmarket 6 sawmill\ndeck {cards}\nseat 0; hand 1 farm")
    assert [sum(board.hand(seat).values()) for seat in range(2)] == [1, 0]
    assert list(board.table.coins) == [0, 0]
    assert sum(board.table.deck) == 101
