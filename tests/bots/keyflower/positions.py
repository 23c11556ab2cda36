"""What the mind of Keyflower would do at a table that a test has laid out."""

from tests.games.keyflower.board import Board
from tilewright.bots.keyflower.mind import KeyflowerMind, weights_for
from tilewright.bots.mind import Turn
from tilewright.kernel.rng import Rng

MINDS: dict[tuple[int, str], KeyflowerMind] = {}


def mind_of(board: Board, edition: str = "") -> KeyflowerMind:
    key = id(board.rules), edition
    if key not in MINDS:
        MINDS[key] = KeyflowerMind(board.rules, weights_for(board.rules, edition))
    return MINDS[key]


def turns_of(board: Board, seat: int = 0, edition: str = "") -> list[Turn]:
    return mind_of(board, edition).turns(board.table, seat, 12, Rng.from_seed("turns"))


def best(board: Board, seat: int = 0, edition: str = "") -> list[str]:
    """The texts of the best turn's actions."""
    return [board.rules.text(action) for action in turns_of(board, seat, edition)[0].actions]


def quick(board: Board, seat: int = 0, edition: str = "") -> str:
    options = board.rules.options(board.table, seat)
    return board.rules.text(mind_of(board, edition).quick(board.table, seat, options, Rng.from_seed("quick")))
