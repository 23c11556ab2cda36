"""Where a new tile should lie: roads that join, short ways home, roads that lead on, water and neighbours."""

from tilewright.bots.keyflower.printed_worth import PrintedWorth
from tilewright.games.keyflower.content.terms import BOAT, ORDER, P2A, ROAD, SIDES, SUMMER_BOAT, WATER, WINTER
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.village import Village, edge_of, rotated
from tilewright.kernel.native import i64

NO_ROAD = 6  # as far as a tile that no road reaches counts


def ways_home(village: Village) -> dict[int, int]:
    """How many roads each tile is away from the home."""
    home = village.tiles[0]
    far = {home: 0}
    order = [home]
    for here in order:
        for end in village.links(here):
            if end not in far:
                far[end] = far[here] + 1
                order.append(end)
    return far


class Site:
    """One village to be built on; `worth` says how good a spot is for a tile."""

    def __init__(self, printed: PrintedWorth, s: KeyflowerState, seat: int) -> None:
        self.printed = printed
        self.w = printed.w
        self.village = s.villages[seat]
        self.far = ways_home(self.village)
        self.winter = s.season == WINTER
        self.round = False
        self.river = False
        for boat in s.fleet:
            word = printed.scoring_words[boat]
            self.round = self.round or word == "circuit"
            self.river = self.river or word == "river"
        for tile in [*self.village.tiles, *s.to_place[seat]]:
            word = printed.scoring_words[tile]
            self.round = self.round or word == "circuit"
            self.river = self.river or word == "river"

    def worth(self, tile: i64, cell: i64, turn: i64) -> float:
        village = self.village
        code = rotated(self.printed.codes[tile], turn)
        joined, touching, leads_on, nearest = 0, 0, 0, NO_ROAD
        water = 0.0
        orders = 0
        around = village.places_around(cell)
        for side in range(SIDES):
            edge = edge_of(code, side)
            place = around[side]
            if place < 0:
                if edge == ROAD:
                    leads_on += 1
                continue
            near = village.tiles[place]
            touching += 1
            if self.printed.kinds[near] == ORDER:
                orders += 1
            facing = village.edge_at(place, (side + 3) % SIDES)
            if edge == ROAD and facing == ROAD:
                joined += 1
                far = self.far.get(near, NO_ROAD) + 1
                if far < nearest:
                    nearest = far
            elif edge == WATER and facing == WATER and self.printed.kinds[near] in (BOAT, SUMMER_BOAT, 0):
                water += self.w.harbour
        total = self.w.touch * touching + orders
        if self.printed.kinds[tile] == ORDER:
            total += touching * 1.0
        if self.river and self.printed.kinds[tile] in (BOAT, SUMMER_BOAT):
            total += water
        if self.winter:
            return total + (self.w.circuit * joined if self.round else 0.0)
        total += self.w.joined * min(joined, 2) + self.w.open_road * leads_on - self.w.far * nearest
        if joined > 1:
            total += self.w.circuit * (joined - 1) * (2.0 if self.round else 1.0)
        return total


def best_spot(printed: PrintedWorth, s: KeyflowerState, seat: int, options: list[int]) -> int:
    """The best of these ways to place a tile."""
    site = Site(printed, s, seat)
    best, most = options[0], -1e9
    for option in options:
        worth = site.worth(act.tile_of(option), act.placed_cell(option), act.turn_of(option))
        if worth > most:
            best, most = option, worth
    return best


def lay_first(printed: PrintedWorth, s: KeyflowerState, options: list[int]) -> int:
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
