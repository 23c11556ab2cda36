"""Hexagons by school geometry, and villages grown at random: what the map of the engine is compared with."""

import math

from hypothesis import strategies as st

from tilewright.games.catalogue import registry
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.state.village import HERE, Village, axes_of, cell_of
from tilewright.kernel.rng import Rng

Point = tuple[int, int]

RULES = registry().rules("keyflower(players=2)")
assert isinstance(RULES, Book)
BOX = RULES.box
EDGES = st.tuples(*[st.integers(0, 2)] * 6)


def centre(q: int, r: int) -> tuple[float, float]:
    """The middle of a flat-topped hexagon of side 1; y grows downwards."""
    return 1.5 * q, math.sqrt(3) * (r + q / 2)


def beyond(q: int, r: int, side: int) -> Point:
    """The hexagon across a side, sides counted clockwise from the top."""
    x, y = centre(q, r)
    angle = math.radians(60 * side)
    x, y = x + math.sqrt(3) * math.sin(angle), y - math.sqrt(3) * math.cos(angle)
    column = round(x / 1.5)
    return column, round(y / math.sqrt(3) - column / 2)


def rotated(edges: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """Turned clockwise: what was on top is on the next side, and so on."""
    turned = list(edges)
    for _ in range(turn):
        turned = [turned[-1], *turned[:-1]]
    return tuple(turned)


def board(village: Village) -> dict[Point, tuple[int, ...]]:
    """The edges by place."""
    return {axes_of(cell): village.edges[tile] for cell, tile in village.tile_at.items()}


def clashes(placed: dict[Point, tuple[int, ...]], at: Point, look: tuple[int, ...]) -> bool:
    """Whether an edge would touch one of another kind."""
    for side in range(6):
        there = placed.get(beyond(*at, side))
        if there is not None and there[(side + 3) % 6] != look[side]:
            return True
    return False


def legal(
    placed: dict[Point, tuple[int, ...]], edges: tuple[int, ...], free: bool
) -> set[tuple[Point, tuple[int, ...]]]:
    """Every empty place that touches the village with every look that matches there, by trying them all."""
    around = {beyond(*at, side) for at in placed for side in range(6)} - set(placed)
    looks = {rotated(edges, turn) for turn in range(6)}
    return {(at, look) for at in around for look in looks if free or not clashes(placed, at, look)}


def grown(seed: int, size: int, free: bool = False) -> Village:
    """A village of a home and other tiles of the box, each put somewhere legal."""
    dice = Rng.from_seed(f"village {seed}")
    home = BOX.homes[dice.below(len(BOX.homes))]
    village = Village().with_tile(home, BOX.tiles[home].edges, HERE, dice.below(6))
    others = [tile.index for tile in BOX.tiles if tile.index not in BOX.homes]
    dice.shuffle(others)
    for tile in others[:size]:
        edges = BOX.tiles[tile].edges
        spots = sorted(legal(board(village), edges, free))
        if spots:
            (q, r), look = spots[dice.below(len(spots))]
            turn = next(turn for turn in range(6) if rotated(edges, turn) == look)
            village = village.with_tile(tile, edges, cell_of(q, r), turn)
    return village


VILLAGES = st.builds(grown, st.integers(0, 10**6), st.integers(0, 22))
WILD_VILLAGES = st.builds(grown, st.integers(0, 10**6), st.integers(0, 22), st.just(True))
EVERY_VILLAGE = st.one_of(VILLAGES, WILD_VILLAGES)
