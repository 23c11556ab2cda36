"""What the mind of Keyflower would do at a table that a test has laid out."""

from tests.games.keyflower.board import Board
from tilewright.bots.keyflower.mind import KeyflowerMind
from tilewright.bots.mind import Turn
from tilewright.kernel.rng import Rng

MINDS: dict[int, KeyflowerMind] = {}


def mind_of(board: Board) -> KeyflowerMind:
    key = id(board.rules)
    if key not in MINDS:
        MINDS[key] = KeyflowerMind(board.rules)
    return MINDS[key]


def turns_of(board: Board, seat: int = 0) -> list[Turn]:
    return mind_of(board).turns(board.table, seat, 12, Rng.from_seed("turns"))


def best(board: Board, seat: int = 0) -> list[str]:
    """The texts of the best turn's actions."""
    return [board.rules.text(action) for action in turns_of(board, seat)[0].actions]


def quick(board: Board, seat: int = 0) -> str:
    options = board.rules.options(board.table, seat)
    return board.rules.text(mind_of(board).quick(board.table, seat, options, Rng.from_seed("quick")))
