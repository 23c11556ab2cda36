"""A village as a map of hexagons: who touches whom, which roads join, where a tile would fit. Never changes:
placing a tile makes a new map, so that all copies of a state share one and what was worked out stays."""

from typing import Final

from tilewright.games.keyflower.action import fourth, placed_cell, spot
from tilewright.games.keyflower.scoring.walk import Walk, best_walk
from tilewright.games.keyflower.terms import ROAD, WATER

# Clockwise from the top side of a flat-topped hexagon, as steps along the axes q and r.
STEPS: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
REACH: Final = 100  # how far from the home a tile can lie: all 76 tiles in one row stay on the map
CENTRE: Final = 128
WIDE: Final = 256
HERE: Final = CENTRE * WIDE + CENTRE  # the home's cell
MOVES: Final[tuple[int, ...]] = tuple(q * WIDE + r for q, r in STEPS)


def cell_of(q: int, r: int) -> int:
    return (q + CENTRE) * WIDE + r + CENTRE


def axes_of(cell: int) -> tuple[int, int]:
    return cell // WIDE - CENTRE, cell % WIDE - CENTRE


def turned(edges: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """The edges of a tile after so many sixths of a turn clockwise."""
    return tuple([edges[(side - turn) % 6] for side in range(6)])


def distinct_turns(edges: tuple[int, ...]) -> list[int]:
    """The turns that make a difference: a tile that looks the same after a half turn has only three."""
    found: list[int] = []
    seen: list[tuple[int, ...]] = []
    for turn in range(6):
        look = turned(edges, turn)
        if look not in seen:
            seen.append(look)
            found.append(turn)
    return found


class Look:
    """The edges of a tile in one turn, two bits a side."""

    def __init__(self, edges: tuple[int, ...], turn: int) -> None:
        self.turn = turn
        self.code = code_of(turned(edges, turn))


def code_of(edges: tuple[int, ...]) -> int:
    code = 0
    for side in range(6):
        code |= edges[side] << 2 * side
    return code


LOOKS: Final[dict[tuple[int, ...], list[Look]]] = {}  # worked out once for each way that edges are printed


def looks_of(edges: tuple[int, ...]) -> list[Look]:
    """The different looks of a tile, one for each turn that makes a difference."""
    if edges not in LOOKS:
        LOOKS[edges] = [Look(edges, turn) for turn in distinct_turns(edges)]
    return LOOKS[edges]


class Village:
    """The placed tiles of one player; the first is the home."""

    def __init__(self) -> None:
        self.tiles: list[int] = []  # in the order of placing
        self.tile_at: dict[int, int] = {}
        self.cell: dict[int, int] = {}
        self.turn: dict[int, int] = {}
        self.edges: dict[int, tuple[int, ...]] = {}  # of each placed tile, as it lies
        # For every empty cell that touches the village: the sides that are bound, and what they must be, two
        # bits a side; the upper twelve bits are the mask.
        self.wants: dict[int, int] = {}
        self._links: dict[int, tuple[int, ...]] = {}
        self._paths: dict[int, tuple[int, ...]] = {}
        self._spots: dict[tuple[int, ...], list[int]] = {}
        self._free_spots: dict[tuple[int, ...], list[int]] = {}
        self._frontier: list[int] = []
        self._walk: Walk | None = None

    def with_tile(self, tile: int, edges: tuple[int, ...], cell: int, turn: int) -> "Village":
        twin = Village()
        look = turned(edges, turn)
        twin.tiles = [*self.tiles, tile]
        twin.tile_at = {**self.tile_at, cell: tile}
        twin.cell = {**self.cell, tile: cell}
        twin.turn = {**self.turn, tile: turn}
        twin.edges = {**self.edges, tile: look}
        wants = self.wants.copy()
        wants.pop(cell, 0)
        for side in range(6):
            near = cell + MOVES[side]
            if near not in twin.tile_at:
                facing = 2 * ((side + 3) % 6)
                wants[near] = wants.get(near, 0) | look[side] << facing | 3 << facing + 12
        twin.wants = wants
        return twin

    def neighbour(self, tile: int, side: int) -> int:
        """The tile on that side, or -1."""
        return self.tile_at.get(self.cell[tile] + MOVES[side], -1)

    def neighbours(self, tile: int) -> list[int]:
        found = [self.neighbour(tile, side) for side in range(6)]
        return [other for other in found if other >= 0]

    def links(self, tile: int) -> tuple[int, ...]:
        """The tiles joined to it by a road: both touching edges are road (KF-6.2)."""
        if tile not in self._links:
            self._links[tile] = tuple(
                [
                    self.neighbour(tile, side)
                    for side in range(6)
                    if self.edges[tile][side] == ROAD and self._touching(tile, side) == ROAD
                ]
            )
        return self._links[tile]

    def paths(self, tile: int) -> tuple[int, ...]:
        """The tiles that the owner of 2a may transport to: across any edge but water (KF-9.1)."""
        if tile not in self._paths:
            self._paths[tile] = tuple(
                [
                    self.neighbour(tile, side)
                    for side in range(6)
                    if self.edges[tile][side] != WATER and self._touching(tile, side) not in (WATER, -1)
                ]
            )
        return self._paths[tile]

    def _touching(self, tile: int, side: int) -> int:
        """The edge of the neighbour that touches this side, or -1."""
        other = self.neighbour(tile, side)
        return -1 if other < 0 else self.edges[other][(side + 3) % 6]

    def waterways(self, tile: int) -> list[int]:
        """The tiles joined to it by water: both touching edges are water."""
        return [
            self.neighbour(tile, side)
            for side in range(6)
            if self.edges[tile][side] == WATER and self._touching(tile, side) == WATER
        ]

    def roads(self) -> list[tuple[int, int]]:
        """Every road once, as a pair of tiles."""
        return [(tile, other) for tile in self.tiles for other in self.links(tile) if tile < other]

    def walk(self) -> Walk:
        """The best round trip over its roads, for Sea Bastion (KF-9.3)."""
        if self._walk is None:
            self._walk = best_walk(self.roads())
        return self._walk

    def frontier(self) -> list[int]:
        """The empty cells that touch the village, in a fixed order."""
        if not self._frontier:
            self._frontier = sorted(self.wants)
        return self._frontier

    def spots(self, edges: tuple[int, ...], free: bool) -> list[int]:
        """Every cell and turn, packed as in an action, where a tile with these edges may be placed (KF-7.10);
        `free` under 2a."""
        known = self._free_spots if free else self._spots
        if edges not in known:
            looks = looks_of(edges)
            found: list[int] = []
            for cell in self.frontier():
                want = self.wants[cell]
                mask = 0 if free else want >> 12
                want &= mask
                for look in looks:
                    if look.code & mask == want:
                        found.append(spot(cell, look.turn))
            known[edges] = found
        return known[edges]

    def fits(self, edges: tuple[int, ...], free: bool) -> list[tuple[int, int]]:
        """The same as pairs of cell and turn."""
        return [(placed_cell(packed), fourth(packed)) for packed in self.spots(edges, free)]

    def matches(self, cell: int, look: tuple[int, ...]) -> bool:
        """Whether every edge that would touch another tile is of the same kind as that tile's edge."""
        want = self.wants[cell]
        mask = want >> 12
        return code_of(look) & mask == want & mask

    def freeze(self) -> list[list[int]]:
        return [[tile, *axes_of(self.cell[tile]), self.turn[tile]] for tile in self.tiles]
