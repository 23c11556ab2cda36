"""Where a new tile should lie: roads that join, short ways home, roads that lead on, water and neighbours."""

from typing import Final

from tilewright.bots.keyflower.printed_worth import PrintedWorth
from tilewright.games.keyflower.content.terms import (
    BOAT,
    HOME,
    ORDER,
    P2A,
    ROAD,
    SIDES,
    SUMMER_BOAT,
    WATER,
    WINTER,
)
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.village import Village, edge_of, rotated
from tilewright.kernel.native import Row, append, i64, mypyc_attr, vec
from tilewright.kernel.rows import open_row, row_of

NO_ROAD: Final[i64] = 6  # as far as a tile that no road reaches counts


def ways_home(village: Village) -> Row:
    """By place in the village: how many roads its tile is away from the home; NO_ROAD where none leads."""
    tiles, ends = village.tiles, village.ends(False)
    far = row_of(NO_ROAD, len(tiles))
    far[0] = 0
    order = append(open_row(), 0)
    at: i64 = 0
    while at < len(order):
        here = order[at]
        at += 1
        steps = far[here] + 1
        if steps == NO_ROAD:
            break
        for number in range(here * SIDES, here * SIDES + SIDES):
            end = ends[number]
            if end < 0:
                break
            place = village.place_of(end)
            if far[place] == NO_ROAD:
                far[place] = steps
                order = append(order, place)
    return far


@mypyc_attr(acyclic=True, free_list_len=1)
class Site:
    """One village to be built on; `worth` says how good a spot is for a tile."""

    def __init__(self, printed: PrintedWorth, s: KeyflowerState, seat: i64) -> None:
        self.printed = printed
        self.w = printed.w
        self.village = s.villages[seat]
        self.far: Row = ways_home(self.village)
        self.winter = s.season == WINTER
        self.round = False
        self.river = False
        for boat in s.fleet:
            self._note_boat(boat)
        for tile in self.village.tiles:
            self._note_boat(tile)
        for won in s.to_place[seat]:
            self._note_boat(won)
        # The cell that was looked at last: by side the place of the tile there, and how many there are.
        self.cell: i64 = -1
        self.around: Row = vec[i64]()
        self.edges: Row = vec[i64]()  # and what that tile has towards the cell
        self.touching = 0
        self.orders = 0  # turn order tiles among them

    def _note_boat(self, tile: i64) -> None:
        """What Sea Bastion and Sea Breese make of a village, wherever they lie."""
        if self.printed.circuits[tile]:
            self.round = True
        elif self.printed.rivers[tile]:
            self.river = True

    def _look_around(self, cell: i64) -> None:
        if cell == self.cell:
            return
        self.cell = cell
        village = self.village
        around = village.places_around(cell)
        edges = around[:]
        self.touching, self.orders = 0, 0
        for side in range(SIDES):
            place = around[side]
            if place >= 0:
                self.touching += 1
                edges[side] = village.edge_at(place, (side + 3) % SIDES)
                if self.printed.kinds[village.tiles[place]] == ORDER:
                    self.orders += 1
        self.around, self.edges = around, edges

    def _is_harbour(self, place: i64) -> bool:
        """Whether boats may join the tile at that place."""
        return self.printed.kinds[self.village.tiles[place]] in (BOAT, SUMMER_BOAT, HOME)

    def worth(self, tile: i64, cell: i64, turn: i64) -> float:
        kinds = self.printed.kinds
        self._look_around(cell)
        code = rotated(self.printed.codes[tile], turn)
        joined, leads_on = 0, 0
        nearest = NO_ROAD
        water = 0.0
        around, edges = self.around, self.edges
        for side in range(SIDES):
            edge = edge_of(code, side)
            place = around[side]
            if place < 0:
                if edge == ROAD:
                    leads_on += 1
            elif edge == ROAD:
                if edges[side] == ROAD:
                    joined += 1
                    if self.far[place] + 1 < nearest:
                        nearest = self.far[place] + 1
            elif edge == WATER and edges[side] == WATER and self.river and self._is_harbour(place):
                water += self.w.harbour
        total = self.w.touch * self.touching + self.orders
        if kinds[tile] == ORDER:
            total += self.touching * 1.0
        if self.river and kinds[tile] in (BOAT, SUMMER_BOAT):
            total += water
        if self.winter:
            return total + (self.w.circuit * joined if self.round else 0.0)
        total += self.w.joined * min(joined, 2) + self.w.open_road * leads_on - self.w.far * int(nearest)
        if joined > 1:
            total += self.w.circuit * (joined - 1) * (2.0 if self.round else 1.0)
        return total


def best_spot(printed: PrintedWorth, s: KeyflowerState, seat: i64, options: Row) -> i64:
    """The best of these ways to place a tile."""
    site = Site(printed, s, seat)
    best, most = options[0], -1e9
    for option in options:
        worth = site.worth(act.tile_of(option), act.placed_cell(option), act.turn_of(option))
        if worth > most:
            best, most = option, worth
    return best


def lay_first(printed: PrintedWorth, s: KeyflowerState, options: Row) -> i64:
    """Tiles with many roads first, so that the others find more to join; then boats, turn order tiles last. But
    where powers begin when a boat is placed, 2a comes before all: what follows need not match."""
    best, most = options[0], -1
    for option in options:
        tile = act.tile_of(option)
        if printed.r.rulings.power_when_placed and printed.r.faces[tile * 2 + s.side[tile]].power == P2A:
            return option
        roads = 0
        for edge in printed.r.box.tiles[tile].edges:
            if edge == ROAD:
                roads += 1
        if printed.kinds[tile] == ORDER:
            roads = 0
        if roads > most:
            best, most = option, roads
    return best
