"""A village as a map of hexagons: who touches whom, which roads join, where a tile would fit. Never changes:
placing a tile makes a new map, so that all copies of a state share one and what was worked out stays."""

from typing import Final

from tilewright.games.keyflower.content.terms import RESOURCE_KINDS, ROAD, SIDES, WATER
from tilewright.games.keyflower.scoring.closed_walk import Walk, best_walk, walk_size
from tilewright.games.keyflower.state.actions import lead_place, move, placed_cell, spot, turn_of
from tilewright.kernel.native import Row, append, i64, mypyc_attr, vec
from tilewright.kernel.rows import joined, lengthened, open_row, row_of

# Clockwise from the top side of a flat-topped hexagon, as steps along the axes q and r.
STEPS: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
REACH: Final = 100  # how far from the home a tile can lie: all 76 tiles in one row stay on the map
CENTRE: Final = 128
WIDE: Final = 256
HERE: Final = CENTRE * WIDE + CENTRE  # the home's cell
MOVES: Final = vec[i64]([q * WIDE + r for q, r in STEPS])
FACING: Final = vec[i64]([3, 4, 5, 0, 1, 2])  # by side: the side of the neighbour there that touches it
UPWARDS: Final = vec[i64]([5, 4, 0, 3, 1, 2])  # the sides, that of the lowest cell first

# How two tiles that touch are joined: the number of the other one, and above it what the edges allow.
TILE: Final = (1 << 10) - 1
BY_ROAD: Final = 1 << 10  # both edges are road (KF-6.2)
BY_LAND: Final = 1 << 11  # neither is water: the way of the owner of 2a (KF-9.1)
BY_WATER: Final = 1 << 12  # both are water
CODE: Final = (1 << 12) - 1  # the edges of a tile as it lies, two bits a side
RIM_BITS: Final = 24  # below the number of an empty cell: which sides are bound, and what they must be


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


def code_of(edges: tuple[int, ...]) -> i64:
    code: i64 = 0
    for side in range(SIDES):
        code |= edges[side] << 2 * side
    return code


def rotated(code: i64, turn: i64) -> i64:
    """The code of the edges after so many sixths of a turn clockwise."""
    return (code << 2 * turn | code >> 12 - 2 * turn) & CODE


def edge_of(code: i64, side: i64) -> i64:
    """What the edges of a code have on that side."""
    return code >> 2 * side & 3


LOOKS: Final[dict[tuple[int, ...], Row]] = {}  # worked out once for each way that edges are printed


def looks_of(edges: tuple[int, ...]) -> Row:
    """The different looks of a tile, one for each turn that makes a difference: the turn above the code."""
    if edges not in LOOKS:
        LOOKS[edges] = vec[i64]([turn << 12 | rotated(code_of(edges), turn) for turn in distinct_turns(edges)])
    return LOOKS[edges]


def joint(tile: i64, edge: i64, facing: i64) -> i64:
    """How that tile is joined to one that touches it, by the kinds of the two edges."""
    found = tile
    if edge == ROAD and facing == ROAD:
        found |= BY_ROAD
    if edge != WATER and facing != WATER:
        found |= BY_LAND
    if edge == WATER and facing == WATER:
        found |= BY_WATER
    return found


@mypyc_attr(acyclic=True)
class Village:
    """The placed tiles of one player; the first is the home."""

    def __init__(self) -> None:
        self.tiles: Row = vec[i64]()  # in the order of placing
        self._cells: Row = vec[i64]()  # by place in that order
        self._looks: Row = vec[i64]()  # by place: the turn above the code
        self.cells_and_turns: Row = vec[i64]()  # by place: the cell above three bits for the turn
        self._joints: Row = vec[i64]()  # place * 6 + side: how the tile on that side is joined, or -1
        # The empty cells that touch the village, ascending; below each which sides are bound and, below that mask,
        # what they must be, two bits a side.
        self._rim: Row = vec[i64]()
        self._chart: Chart | None = None
        self._walk: Walk | None = None
        self._walk_size: i64 = -1  # how many tiles it has, once somebody asked
        self._ways: list[dict[int, list[int]]] | None = None  # on roads, and on any land
        self._road_ends: Row = vec[i64]()  # as `ends` says, once somebody asked
        self._land_ends: Row = vec[i64]()
        # By tile * 2 + side: how a tile is shown that lies there with nothing on it, once somebody asked.
        self.bare_tiles: dict[int, dict[str, object]] | None = None

    def with_tile(self, tile: i64, edges: tuple[int, ...], cell: i64, turn: i64) -> "Village":
        code = rotated(code_of(edges), turn)
        copy = Village()
        copy.tiles = lengthened(self.tiles, tile)
        copy._cells = lengthened(self._cells, cell)
        copy._looks = lengthened(self._looks, turn << 12 | code)
        copy.cells_and_turns = lengthened(self.cells_and_turns, cell << 3 | turn)
        joints = joined(self._joints, NO_JOINTS)
        mine: i64 = len(self.tiles) * SIDES
        around = self.places_around(cell)
        for side in range(SIDES):
            place = around[side]
            if place >= 0:
                facing = FACING[side]
                edge = edge_of(code, side)
                theirs = edge_of(self._looks[place], facing)
                joints[mine + side] = joint(self.tiles[place], edge, theirs)
                joints[place * SIDES + facing] = joint(tile, edge, theirs)
        copy._joints = joints
        copy._rim = self._rim_with(cell, code, around)
        return copy

    def _rim_with(self, cell: i64, code: i64, around: Row) -> Row:
        """The rim when a tile with these edges lies on that cell: it leaves the rim, and the empty cells around
        it, taken from the lowest on, are bound by it."""
        old = self._rim
        count: i64 = len(old)
        at: i64 = 0
        found = open_row()
        for side in UPWARDS:
            if around[side] < 0:
                facing = FACING[side]
                near = cell + MOVES[side]
                bound = near << RIM_BITS | edge_of(code, side) << 2 * facing | 3 << 2 * facing + 12
                while at < count and old[at] >> RIM_BITS < near:
                    if old[at] >> RIM_BITS != cell:
                        found = append(found, old[at])
                    at += 1
                if at < count and old[at] >> RIM_BITS == near:
                    bound |= old[at]
                    at += 1
                found = append(found, bound)
        while at < count:
            if old[at] >> RIM_BITS != cell:
                found = append(found, old[at])
            at += 1
        return found

    def places_around(self, cell: i64) -> Row:
        """By side of that cell: the place of the tile that lies there, or -1."""
        found = NO_JOINTS[:]
        place: i64 = 0
        for one in self._cells:
            step = one - cell
            if -WIDE <= step <= WIDE:
                for side in range(SIDES):
                    if MOVES[side] == step:
                        found[side] = place
            place += 1
        return found

    def place_of(self, tile: i64) -> i64:
        """The place of a tile in the order of placing."""
        place: i64 = 0
        while self.tiles[place] != tile:
            place += 1
        return place

    def edge_at(self, place: i64, side: i64) -> i64:
        """What the tile at that place has on that side, as it lies."""
        return edge_of(self._looks[place], side)

    # How tiles are joined.

    def _joined(self, tile: i64, way: i64) -> list[int]:
        first = self.place_of(tile) * 6
        found = self._joints[first : first + 6]
        return [one & TILE for one in found if one >= 0 and one & way == way]

    def neighbours(self, tile: i64) -> list[int]:
        return self._joined(tile, 0)

    def links(self, tile: i64) -> list[int]:
        """The tiles joined to it by a road: both touching edges are road (KF-6.2)."""
        return self._joined(tile, BY_ROAD)

    def paths(self, tile: i64) -> list[int]:
        """The tiles that the owner of 2a may transport to: across any edge but water (KF-9.1)."""
        return self._joined(tile, BY_LAND)

    def waterways(self, tile: i64) -> list[int]:
        """The tiles joined to it by water: both touching edges are water."""
        return self._joined(tile, BY_WATER)

    def ways(self, free_roads: bool) -> dict[int, list[int]]:
        """By tile where goods can go from it in one step; worked out once, so nobody may change it."""
        if self._ways is None:
            self._ways = [
                {tile: self.links(tile) for tile in self.tiles},
                {tile: self.paths(tile) for tile in self.tiles},
            ]
        return self._ways[1 if free_roads else 0]

    def ends(self, free_roads: bool) -> Row:
        """The same as a row, place * 6: these tiles, and behind them -1."""
        if len(self._road_ends) == 0:
            self._road_ends, self._land_ends = self._ends_by(BY_ROAD), self._ends_by(BY_LAND)
        return self._land_ends if free_roads else self._road_ends

    def _ends_by(self, way: i64) -> Row:
        found = row_of(-1, len(self._joints))
        for place in range(len(self.tiles)):
            at: i64 = place * SIDES
            for side in range(SIDES):
                end = self._joints[place * SIDES + side]
                if end >= 0 and end & way:
                    found[at] = end & TILE
                    at += 1
        return found

    def roads(self) -> list[tuple[int, int]]:
        """Every road once, as a pair of tiles."""
        return [(tile, other) for tile in self.tiles for other in self.links(tile) if tile < other]

    def has_loop(self) -> bool:
        """Whether roads lead round in a circle: one whose ends were joined before closes it."""
        nets = self.tiles[:]  # by place: a tile that stands for all that roads join to the one there
        for place in range(len(nets)):
            for side in range(SIDES):
                end = self._joints[place * SIDES + side]
                if end >= 0 and end & BY_ROAD:
                    other = self.place_of(end & TILE)
                    if other < place:
                        if nets[other] == nets[place]:
                            return True
                        rename(nets, nets[other], nets[place])
        return False

    def walk(self) -> Walk:
        """The best round trip over its roads, for Sea Bastion (KF-9.3)."""
        if self._walk is None:
            self._walk = best_walk(self.roads()) if self.has_loop() else Walk([], [])
        return self._walk

    def walk_size(self) -> i64:
        """How many tiles that round trip visits."""
        if self._walk_size < 0:
            self._walk_size = walk_size(self.roads()) if self.has_loop() else 0
        return self._walk_size

    def has_way(self, place: i64, by_land: bool) -> bool:
        """Whether anything can be moved from the tile at that place, as `append_moves` lists it."""
        way: i64 = BY_LAND if by_land else BY_ROAD
        for side in range(SIDES):
            end = self._joints[place * 6 + side]
            if end >= 0 and end & way:
                return True
        return False

    def append_moves(self, found: Row, place: i64, by_land: bool, goods: i64) -> Row:
        """The options with every move of one of these goods from the tile at that place, as actions: along roads,
        or with 2a across all but water (KF-6.2, KF-9.1)."""
        way: i64 = BY_LAND if by_land else BY_ROAD
        start = self.tiles[place]
        for kind in range(RESOURCE_KINDS):
            if goods >> (kind << 3) & 255:
                for side in range(SIDES):
                    end = self._joints[place * 6 + side]
                    if end >= 0 and end & way:
                        found = append(found, move(kind, start, end & TILE))
        return found

    # Where a tile would fit.

    def frontier(self) -> list[int]:
        """The empty cells that touch the village, in a fixed order."""
        return [one >> RIM_BITS for one in self._rim]

    def has_spot(self, looks: Row, free: bool) -> bool:
        """Whether a tile with these looks may be placed anywhere (KF-7.10); `free` under 2a."""
        if free:
            return len(self._rim) > 0
        for one in self._rim:
            mask = one >> 12 & CODE
            want = one & CODE
            for look in looks:
                if look & mask == want:
                    return True
        return False

    def spots_of(self, looks: Row, free: bool, tile: i64) -> Row:
        """Every cell and turn where that tile may be placed, as actions."""
        found = open_row()
        lead = lead_place(tile)
        for one in self._rim:
            mask: i64 = 0  # a machine number: a conditional expression would make an object of it
            if not free:
                mask = one >> 12 & CODE
            want = one & mask
            here = lead | spot(one >> RIM_BITS, 0)
            for look in looks:
                if look & mask == want:
                    found = append(found, here | look >> 12 << 35)
        return found

    def spots(self, edges: tuple[int, ...], free: bool) -> list[int]:
        """The same for a tile with these edges."""
        return list(self.spots_of(looks_of(edges), free, 0))

    def fits(self, edges: tuple[int, ...], free: bool) -> list[tuple[int, int]]:
        """The same as pairs of cell and turn."""
        return [(placed_cell(packed), turn_of(packed)) for packed in self.spots(edges, free)]

    def matches(self, cell: i64, look: tuple[int, ...]) -> bool:
        """Whether every edge that would touch another tile is of the same kind as that tile's edge."""
        for one in self._rim:
            if one >> RIM_BITS == cell:
                return code_of(look) & (one >> 12 & CODE) == one & CODE
        return True

    # Tables for those who ask tile by tile.

    def chart(self) -> "Chart":
        if self._chart is None:
            self._chart = Chart(self.tiles, self._cells, self._looks)
        return self._chart

    @property
    def tile_at(self) -> dict[int, int]:
        return self.chart().tile_at

    @property
    def cell(self) -> dict[int, int]:
        return self.chart().cell

    @property
    def turn(self) -> dict[int, int]:
        return self.chart().turn

    @property
    def edges(self) -> dict[int, tuple[int, ...]]:
        return self.chart().edges

    def freeze(self) -> list[list[int]]:
        found: list[list[int]] = []
        for place in range(len(self.tiles)):
            q, r, turn = self.lie(place)
            found.append([self.tiles[place], q, r, turn])
        return found

    def lie(self, place: i64) -> tuple[i64, i64, i64]:
        """Where and how the tile at that place lies: q, r and the turn."""
        cell = self._cells[place]
        return cell // WIDE - CENTRE, cell % WIDE - CENTRE, self._looks[place] >> 12


@mypyc_attr(acyclic=True)
class Chart:
    """A village by tile and by cell, worked out when somebody asks."""

    def __init__(self, tiles: Row, cells: Row, looks: Row) -> None:
        self.tile_at: dict[int, int] = {}
        self.cell: dict[int, int] = {}
        self.turn: dict[int, int] = {}
        self.edges: dict[int, tuple[int, ...]] = {}  # of each placed tile, as it lies
        for place in range(len(tiles)):
            tile: int = tiles[place]
            look: int = looks[place]
            self.tile_at[cells[place]] = tile
            self.cell[tile] = cells[place]
            self.turn[tile] = look >> 12
            self.edges[tile] = tuple([look >> 2 * side & 3 for side in range(6)])


NO_JOINTS: Final = vec[i64]([-1] * 6)


def rename(nets: Row, old: i64, new: i64) -> None:
    """The places of one net belong to another from now on."""
    for place in range(len(nets)):
        if nets[place] == old:
            nets[place] = new
