"""Scripted openings: they bid for their tiles in spring and summer, never too much, then a bot plays on."""

import pytest

from scripts.tools.bots.openings import OPENINGS, Opening, ScriptedBot, play
from tests.games.keyflower.board import Board
from tests.games.keyflower.turn_board import turn_board
from tilewright.bots.bot import Bot, question_for
from tilewright.bots.specs import build_bot
from tilewright.games.keyflower.content.terms import SPRING, SUMMER
from tilewright.kernel.rng import Rng

WORKERS = Opening(("alehouse", "brewer"), 3)


def scripted(board: Board, opening: Opening = WORKERS) -> list[str]:
    """The turn that the script plays; empty if it leaves it to the other."""
    bot = ScriptedBot(opening, Bot())
    found = bot.bid(board.rules, board.table, 0, board.rules.options(board.table, 0))
    return [board.rules.text(action) for action in found]


def test_it_bids_for_the_first_tile_that_is_there_with_what_it_has_most_of() -> None:
    board = turn_board("1 red 3 blue", "market miner", "market alehouse", "seat 1; workers 3 red")
    assert scripted(board) == ["bid alehouse", "send 1 blue"]
    assert scripted(board, Opening(("miner", "alehouse"), 3)) == ["bid miner", "send 1 blue"]


@pytest.mark.parametrize(("led", "turn"), [(2, ["bid alehouse", "send 3 red"]), (3, [])])
def test_it_never_pays_more_than_a_tile_is_worth(led: int, turn: list[str]) -> None:
    assert scripted(turn_board("5 red", f"market alehouse; bids 1 {led} red", "seat 1; workers 3 red")) == turn


def test_it_leaves_what_it_leads_and_later_seasons_to_the_other() -> None:
    assert scripted(turn_board("5 red", "market alehouse; bids 0 1 red", "seat 1; workers 3 red")) == []
    autumn = turn_board("5 red", "market well", season="autumn")
    assert scripted(autumn, Opening(("well",), 3)) == []
    follower = build_bot("easy")
    bot = ScriptedBot(WORKERS, follower)
    options = autumn.rules.options(autumn.table, 0)
    question = question_for(autumn.rules, autumn.table, 0, options)
    assert bot.plan(question, Rng.from_seed("dice")) == follower.plan(question, Rng.from_seed("dice"))
    assert bot.bids == 0


def test_every_opening_names_tiles_of_spring_and_summer() -> None:
    board = turn_board("5 red", "market miner")
    for opening in OPENINGS.values():
        for key in opening.tiles:
            assert board.rules.box.tiles[board.rules.box.by_key[key]].season in (SPRING, SUMMER)


def test_games_with_an_opening_are_played_from_both_seats() -> None:
    found = play(OPENINGS["workers"], "easy", 4, "test", 60.0)
    assert found.games == 4
    assert 0.0 <= found.wins <= 4.0
    assert found.points > 10.0
    assert found.bids > 0.5
