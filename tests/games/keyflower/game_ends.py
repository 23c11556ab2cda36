"""Villages at the end of a game: laid out by name for one player, or at random and rich for all."""

import random
from collections.abc import Sequence

from tests.games.keyflower.board import Board, book_of
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.terms import SUMMER_BOAT
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import pack_goods
from tilewright.games.keyflower.state.village import HERE, Village, axes_of
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rows import put

HOME = "home_1"
RICH = 32  # tiles at the most in a random village


def village_lines(tiles: Sequence[str], players: int, options: str) -> list[str]:
    """The village of seat 0, each tile where it fits; a home may be among them, with a plus if it is upgraded."""
    box = book_of(f"keyflower(players={players}{options})").box
    home = next((tile for tile in tiles if tile.startswith("home")), HOME)
    key, _, clauses = home.partition(";")
    village = Village().with_tile(-1, box.tile(key.removesuffix("+")).edges, HERE, 0)
    lines = [f"village 0 {key} 0,0 0; {clauses}"]
    for number, tile in enumerate(other for other in tiles if other != home):
        token, _, clauses = tile.partition(";")
        bare = token.removesuffix("+")
        edges = box.tile(bare if bare in box.by_key else bare[:-1]).edges
        cell, turn = village.fits(edges, False)[0]
        q, r = axes_of(cell)
        lines.append(f"village 0 {token} {q},{r} {turn}; {clauses}")
        village = village.with_tile(number, edges, cell, turn)
    return lines


def winter_board(
    *tiles: str,
    workers: str = "none",
    skills: str = "none",
    start: int = 1,
    players: int = 2,
    options: str = "",
    version: int | None = None,
) -> Board:
    """Winter with these tiles in the village of seat 0, where they fit: `winter_board("barn; goods 2 gold")`."""
    lines = [f"season winter; start {start}", "market none", f"seat 0; workers {workers}; skills {skills}"]
    lines += village_lines(tiles, players, options)
    return Board("\n".join(lines), players=players, options=options, version=version)


def points(
    *tiles: str,
    workers: str = "none",
    skills: str = "none",
    start: int = 1,
    options: str = "",
    version: int | None = None,
) -> int:
    """What seat 0 would score with these tiles, workers and skills; the purple worker is seat 1's unless said."""
    board = winter_board(
        *tiles, workers=workers, skills=skills, start=start, players=6, options=options, version=version
    )
    return board.rules.scores(board.table)[0]


def lines_of(board: Board, seat: int = 0) -> list[dict[str, object]]:
    """The lines that explain a seat's points."""
    lines = board.rules.explain(board.table, seat)["lines"]
    assert isinstance(lines, list)
    return lines


def explained_line(board: Board, tile: str, seat: int = 0) -> dict[str, object]:
    """The one line about a tile, printed points aside; an empty name stands for the gold left over."""
    [line] = [line for line in lines_of(board, seat) if line["tile"] == tile and line["what"] != "printed"]
    return line


def explained_items(board: Board, tile: str, seat: int = 0) -> list[dict[str, object]]:
    """The items that score on a tile."""
    items = explained_line(board, tile, seat)["items"]
    assert isinstance(items, list)
    return items


def rich_end(seed: int, players: int = 2) -> tuple[Book, KeyflowerState]:
    """A table whose players own many tiles of all kinds, resources, skills and workers, at random."""
    dice = random.Random(seed)
    book = book_of(f"keyflower(players={players})")
    s = book.load_position(f"season winter; start {dice.randrange(players)}\nmarket none", str(seed))
    pile = [tile for tile in book.box.tiles if tile.index not in book.box.homes]
    dice.shuffle(pile)
    for seat in range(players):
        for tile in pile[seat::players][: dice.randint(3, RICH)]:
            places = s.villages[seat].fits(tile.edges, False)
            if places:
                s.villages[seat] = s.villages[seat].with_tile(tile.index, tile.edges, *dice.choice(places))
                s.side[tile.index] = dice.randrange(2) if tile.cost or tile.kind == SUMMER_BOAT else 0
                if tile.kind == SUMMER_BOAT:
                    s.gain_power(seat, book.face(s, tile.index).power)
        for tile_index in s.villages[seat].tiles:
            for kind in range(4):
                s.goods[tile_index] += pack_goods(kind, dice.randint(1, 3) if dice.random() < 0.15 else 0)
        put(s.hand, seat * 4, vec[i64]([dice.randint(0, 9) for _ in range(4)]))
        put(s.skills, seat * 3, vec[i64]([dice.randint(0, 5) for _ in range(3)]))
    return book, s
