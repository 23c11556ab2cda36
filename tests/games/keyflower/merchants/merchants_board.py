"""A table with The Merchants: seat 0 has these tiles, wherever they fit, and what a test does not name is bare."""

from collections.abc import Sequence

from tests.games.keyflower.board import Board
from tests.games.keyflower.game_ends import village_lines
from tilewright.games.keyflower.merchants.expansion import MerchantsExpansion
from tilewright.games.keyflower.merchants.state.trade import NOTHING, Trade

BARE = (("boat", "boat boat_keyflower"), ("market", "market none"))


def merchants_board(
    *lines: str,
    hand: str = "none",
    tiles: Sequence[str] = (),
    season: str = "spring",
    players: int = 2,
    options: str = "",
    seed: str = "position",
    version: int | None = None,
) -> Board:
    """`merchants_board("trade 0; contracts wood3", hand="2 red", tiles=["keywood+"])`."""
    options = f",merchants=true{options}"
    given = "\n".join(lines).splitlines()
    if tiles:
        given += village_lines(tiles, players, options)
    if not any(one.startswith("season") for one in given):
        given.append(f"season {season}; start 0; turn 0")
    over = any("; over" in one or "next placed" in one for one in given)  # then no boat is left
    given += [line for word, line in BARE[over:] if not any(one.startswith(word) for one in given)]
    for seat in range(players):
        if not any(one.startswith(f"seat {seat}") for one in given):
            given.append(f"seat {seat}; workers {'none' if seat else hand}")
        if not any(one.startswith(f"village {seat} home") for one in given):
            given.append(f"village {seat} home_{seat + 1} 0,0 0")
    return Board("\n".join(given), players, seed, options, version)


def points(
    *lines: str,
    hand: str = "none",
    tiles: Sequence[str] = (),
    start: int = 1,
    options: str = "",
    version: int | None = None,
) -> int:
    """What seat 0 would score in winter; the purple worker is seat 1's unless said."""
    head = f"season winter; start {start}; turn 0"
    board = merchants_board(head, *lines, hand=hand, tiles=tiles, players=6, options=options, version=version)
    return board.rules.scores(board.table)[0]


def trade(board: Board) -> Trade:
    part = board.table.parts[0]
    assert isinstance(part, Trade)
    return part


def keys(board: Board, contracts: Sequence[int]) -> list[str]:
    expansion = board.rules.expansions[0]
    assert isinstance(expansion, MerchantsExpansion)
    return [expansion.merchants.wares.contract_keys[one] if one != NOTHING else "-" for one in contracts]


def held(board: Board, seat: int) -> list[str]:
    return keys(board, trade(board).hands[seat])


def face_up(board: Board) -> list[str]:
    return keys(board, trade(board).display)


def finish_season(board: Board) -> Board:
    """Everybody passes, takes the first boat and places tiles as the first option says."""
    season = board.table.season
    while board.table.season == season and board.table.stack:
        seat = board.waiting[0]
        options = board.offered(seat)
        board.do(f"{seat} {'pass' if 'pass' in options else options[0]}")
    return board
