"""Villages as input for networks: planes of hexagons, and graphs of neighbouring tiles.

What lies where is read from the rows, what is printed along the sides of a tile from the declaration.
"""

from typing import Final, NamedTuple

import numpy as np

from tilewright.research.encoder import Encoder, Floats, Ints
from tilewright.research.symmetry import MAP

STEPS: Final = np.array([(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)])  # to the neighbours, as (q, r)
OPPOSITE: Final = 3  # sides further on
VILLAGE: Final = "village of "
GOODS: Final = "tile goods"


class Touching(NamedTuple):
    """Pairs of tiles that touch, one item each: in which row, which tile, on which of its sides (clockwise from
    the top) which other tile, and what joins them: a number of `encoding.edge_kinds`, 0 where nothing does."""

    row: Ints
    tile: Ints
    side: Ints
    other: Ints
    kind: Ints


class PlacedTiles(NamedTuple):
    """All tiles in villages, one item each: row, tile, seat (counted from the one who looks), place and turn."""

    row: Ints
    tile: Ints
    seat: Ints
    q: Ints
    r: Ints
    turn: Ints


def placed_tiles(encoder: Encoder, rows: Ints) -> PlacedTiles:
    parts = encoder.parts(rows, MAP)
    names = next(part.values for part in encoder.field(MAP).parts if part.name == "place")
    villages = [number for number, name in enumerate(names) if name.startswith(VILLAGE)]
    row, tile = np.nonzero(np.isin(parts["place"], villages))
    seat, q, r, turn = (parts[name][row, tile] for name in ("place", "q", "r", "turn"))
    return PlacedTiles(row, tile, seat - villages[0], q, r, turn)


def edges_of(encoder: Encoder, placed: PlacedTiles) -> Ints:
    """For each tile what lies along its six sides, as it is turned."""
    printed = np.array(encoder.encoding.edges, dtype=np.int64)
    sides = (np.arange(6) - placed.turn[:, None]) % 6
    return np.take_along_axis(printed[placed.tile], sides, axis=1)


def touching(encoder: Encoder, rows: Ints) -> Touching:
    """Nodes and edges of every village in these rows; each pair is told from both of its tiles."""
    placed = placed_tiles(encoder, rows)
    edges = edges_of(encoder, placed)
    reach = 1 + int(max(np.abs(placed.q).max(initial=0), np.abs(placed.r).max(initial=0)))
    wide, seats = 2 * reach + 1, int(encoder.rules.seats)
    found = np.full((len(rows), seats, wide, wide), -1, dtype=np.int64)
    found[placed.row, placed.seat, placed.q + reach, placed.r + reach] = np.arange(len(placed.row))
    q, r = (placed[axis][:, None] + STEPS[:, axis - 3] + reach for axis in (3, 4))
    beside = found[placed.row[:, None], placed.seat[:, None], q, r]
    item, side = np.nonzero(beside >= 0)
    other = beside[item, side]
    own, theirs = edges[item, side], edges[other, (side + OPPOSITE) % 6]
    return Touching(placed.row[item], placed.tile[item], side, placed.tile[other], np.where(own == theirs, own, 0))


def plane_names(encoder: Encoder) -> list[str]:
    """The planes of `planes`, in their order."""
    counts = [part.name for part in encoder.field(MAP).parts if not part.values and part.name not in ("q", "r")]
    goods = [part.name for part in encoder.field(GOODS).parts]
    sides = [f"{kind} at side {side}" for kind in encoder.encoding.edge_kinds[1:] for side in range(6)]
    return ["tile", "upgraded", *counts, *goods, *sides]


def planes(encoder: Encoder, rows: Ints, radius: int = 8) -> Floats:
    """For each row and seat the village with its home in the middle: (rows, seats, planes, q, r)."""
    placed = placed_tiles(encoder, rows)
    far = int(max(np.abs(placed.q).max(initial=0), np.abs(placed.r).max(initial=0)))
    if far > radius:
        raise ValueError(f"a tile lies {far} steps from its home: there is room for {radius}")
    parts = encoder.parts(rows, MAP) | encoder.parts(rows, GOODS)
    edges, kinds = edges_of(encoder, placed), range(1, len(encoder.encoding.edge_kinds))
    names = plane_names(encoder)
    counts = [name for name in names if name in parts]
    layers = [np.ones(len(placed.row)), parts["side"][placed.row, placed.tile]]
    layers += [parts[name][placed.row, placed.tile] for name in counts]
    layers += [edges[:, side] == kind for kind in kinds for side in range(6)]
    wide = 2 * radius + 1
    found = np.zeros((len(rows), int(encoder.rules.seats), len(names), wide, wide), dtype=np.float32)
    found[placed.row, placed.seat, :, placed.q + radius, placed.r + radius] = np.stack(layers, axis=1)
    return found
