"""Positions as text: what can be left out, and which rule a wrong one breaks."""

import pytest

from tests.games.artificium.board import Board
from tilewright.kernel.position import PositionError
from tilewright.words.speech import Sentence, Speech, refused_position


def test_a_short_position_is_enough() -> None:
    board = Board("seat 0; hand 1 farm  # the rest is the deck\n\nseat 1; hand 1 fair")
    assert board.asked == "lay"
    assert sum(board.table.deck) == 106
    assert board.table.round == 1


def test_a_position_in_mid_trade() -> None:
    text = "ask round; next step\nask resolve; seat 0; looked 3\nask trade; seat 0; card laboratory\n"
    board = Board(f"{text}seat 0; laid laboratory; coins 12; resources 1 coal; hand 1 fair\nseat 1; out")
    assert board.asked == "trade"
    board.do("0 buy crystal", "0 done")
    assert board.goods(0) == {"potion": 1}
    assert board.waiting == [0]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seat 0; hand 9 farm", "line 1: AR-1.1: farm: 9 are on the table, and the box has 8"),
        ("deck 8 farm", "line 1: AR-1.1: of sawmill the deck has 8, not 0"),
        ("seat 0; hand 1 farm\nknow 1 0; 2 farm", "line 2: AR-1.3: seat 0 does not have that many farm"),
        ("unseen 0; 1 farm", "AR-1.3: there are more sawmill in the deck than thought possible"),
        ("seat 0; discarding 1 farm", "line 1: AR-6.1: more is to be discarded or sold than there is"),
        ("seat 0; selling 1 wood", "line 1: AR-6.1: more is to be discarded or sold than there is"),
        ("ask trade; seat 0; card castle\nseat 0; laid castle", "AR-4.8: seat 0 cannot pay"),
        ("seat 7; hand 1 farm", "line 1: “7” is not a number from 0 to 1"),
        ("seat 0; hand farm", "line 1: “farm” is not a list of numbers and kinds"),
        ("seat 0; hand 1 frm", "line 1: “frm” is not one of sawmill, farm"),
        ("seat 0; hand 1 farm; hand 1 farm", "line 1: “hand” is there twice"),
        ("seat 0; hat 1 farm", "line 1: “hat” is not known here; possible: hand, coins"),
        ("tile 0", "line 1: no line begins with “tile”; possible: game, round"),
        ("round 5", "line 1: “5” is not a number from 0 to 4"),
        ("round 1; phase start", "line 1: “start” is not one of market, lay"),
        ("round 1; over 3", "line 1: “over” takes the points of each seat, 2 numbers"),
        ("ask sleep", "line 1: “sleep” is not one of round, market"),
        ("#" + "x" * 100_001, "a position has at most 100,000 letters"),
    ],
)
def test_a_wrong_position_says_in_which_line_and_why(text: str, complaint: str) -> None:
    with pytest.raises(PositionError) as error:
        Board(text)
    said = Sentence(error.value.key, error.value.facts)
    speech = Speech("en", strict=True)
    assert complaint in refused_position(speech, "artificium", error.value.line, error.value.rule, said)
