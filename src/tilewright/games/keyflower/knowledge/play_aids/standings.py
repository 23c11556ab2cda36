"""Points as if the game ended now or as the auctions stand: of the seat exactly, of others within bounds."""

from typing import Final

from tilewright.games.keyflower.content.terms import BOAT, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.knowledge.play_aids.hidden_hands import Hidden, list_possible_hands
from tilewright.games.keyflower.scoring.final_score import VillageTally, best_points
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.village import Village, cell_of
from tilewright.games.keyflower.steps.season_end import close_auctions
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rows import put

FAR: Final = 40  # a row of the map that no village reaches: a tile there touches nothing


def list_standings(r: Keyflower, s: KeyflowerState, viewer: int) -> list[dict[str, object]]:
    """`now`: as if the game ended now. `settled`: the auctions were closed as they stand, nothing placed."""
    after = settle_auctions(r, s)
    found: list[dict[str, object]] = []
    for seat in range(r.seats):
        now, then = find_bounds(r, s, seat, viewer), find_bounds(r, after, seat, viewer)
        found.append({"seat": seat, "now": now, "settled": then})
    return found


def settle_auctions(r: Keyflower, s: KeyflowerState) -> KeyflowerState:
    """A copy in which losing bids are back, tiles won lie beside the villages, and workers have come home."""
    copy = s.clone()
    close_auctions(r, copy, None)
    for seat in range(r.seats):
        for tile in copy.to_place[seat]:
            add_beside(r, copy, seat, tile)
    return copy


def add_beside(r: Keyflower, s: KeyflowerState, seat: int, tile: int) -> None:
    """The tile scores what does not depend on its place."""
    village = s.villages[seat]
    if tile not in village.tiles:
        cell = cell_of(FAR, 2 * len(village.tiles) - FAR)
        s.villages[seat] = village.with_tile(tile, r.box.tiles[tile].edges, cell, 0)
        r.begin_power(s, seat, tile, True)


def find_bounds(r: Keyflower, s: KeyflowerState, seat: int, viewer: int) -> dict[str, object]:
    """The least and the most that a seat can score with any hand that the viewer must think possible."""
    if seat == viewer:
        points = best_points(r, s, seat)
        return {"low": points, "high": points}
    copy = s.clone()
    more = sum([expansion.hide(copy, seat) for expansion in r.expansions])
    hands = list_possible_hands(Hidden(r, s, seat, viewer), VillageTally(r, copy, seat).holdings)
    points_of = []
    for workers, skills in hands:
        put(copy.hand, seat * 4, vec[i64](workers))
        put(copy.skills, seat * 3, vec[i64](skills))
        points_of.append(best_points(r, copy, seat))
    return {"low": min(points_of), "high": max(points_of) + more}


def list_gains(r: Keyflower, s: KeyflowerState, seat: int) -> list[dict[str, object]]:
    """For winter tiles in the market or dealt to the seat, and in winter for the boats: how much better off the
    seat is with it than without, all its items assigned anew; the workers of a bid and the place do not count."""
    wanted = [tile for tile in s.lots if r.box.tiles[tile].season == WINTER] + s.winter[seat][:]
    if s.season == WINTER:
        wanted += [tile for number, tile in enumerate(s.fleet) if s.is_moored(number)]
    if not wanted:
        return []
    after = settle_auctions(r, s)
    alone = best_points(r, s, seat)
    found: list[dict[str, object]] = []
    for tile in wanted:
        gained = best_points(r, with_tile(r, s, seat, tile), seat)
        then = best_points(r, without_tile(r, after, seat, tile), seat)
        settled = best_points(r, with_tile(r, after, seat, tile), seat)
        found.append(
            {
                "tile": s.keys[tile],
                "boat": r.box.tiles[tile].kind == BOAT,
                "alone": gained - alone,
                "alone_of": [alone, gained],
                "settled": settled - then,
                "settled_of": [then, settled],
            }
        )
    return found


def with_tile(r: Keyflower, s: KeyflowerState, seat: int, tile: int) -> KeyflowerState:
    """A copy in which the seat has that tile too, and what a boat brings when it is taken."""
    copy = s.clone()
    add_beside(r, copy, seat, tile)
    if r.box.tiles[tile].kind == BOAT:
        for expansion in r.expansions:
            expansion.boat_taken(copy, tile, seat, None)
    return copy


def without_tile(r: Keyflower, s: KeyflowerState, seat: int, tile: int) -> KeyflowerState:
    """The same table, the other tiles that were won put beside the village again."""
    village = s.villages[seat]
    if tile not in village.tiles:
        return s
    copy = s.clone()
    fresh = Village()
    for other in village.tiles:
        if other != tile:
            edges = r.box.tiles[other].edges
            fresh = fresh.with_tile(other, edges, village.cell[other], village.turn[other])
    copy.villages[seat] = fresh
    return copy
