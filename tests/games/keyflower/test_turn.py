"""KF-3: groups of workers, losing bids, colours, passing."""

import pytest

from tests.games.keyflower.board import Board


@pytest.mark.rule("KF-3.2")
def test_a_player_who_passed_may_act_again_while_the_row_is_broken() -> None:
    board = Board("season spring; turn 0\nseat 0; workers 2 red\nseat 1; workers 2 red\nmarket keywood")
    board.do("0 pass", "1 bid keywood", "1 send 1 red", "0 bid keywood", "0 send 2 red", "1 pass", "0 pass")
    assert board.table.season == 0 and board.asked == "boat"
