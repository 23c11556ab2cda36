"""Transport and upgrades in a seat's village: how far each resource can go, and what each upgrade still takes."""

from typing import Final

from tilewright.games.keyflower.content.box import Cost
from tilewright.games.keyflower.content.terms import P2A, P3A
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.stocks import goods_on
from tilewright.games.keyflower.steps.upgrade import affordable, pays, skill_payments
from tilewright.kernel.native import i64, vec

OUT_OF_REACH: Final = -1


def find_transport(r: Keyflower, s: KeyflowerState, seat: int) -> dict[str, object]:
    """`reach`: from every tile with resources, the moves of one resource to every tile that it can get to."""
    tiles = s.villages[seat].tiles
    steps = {tile: find_distances(s, seat, tile) for tile in tiles if s.goods[tile]}
    return {
        "reach": {s.keys[tile]: {s.keys[end]: n for end, n in far.items()} for tile, far in steps.items()},
        "upgrades": [describe_upgrade(r, s, seat, tile, steps) for tile in tiles if is_turnable(r, s, tile)],
    }


def is_turnable(r: Keyflower, s: KeyflowerState, tile: int) -> bool:
    return r.box.tiles[tile].cost is not None and s.side[tile] == 0


def find_distances(s: KeyflowerState, seat: int, start: int) -> dict[int, int]:
    """Moves from a tile to each other one: along roads, with 2a across all but water (KF-6.2, KF-9.1)."""
    ways = s.villages[seat].ways(s.has_power(seat, P2A))
    found = {start: 0}
    row = [start]
    while row:
        further: list[int] = []
        for tile in row:
            for end in ways[tile]:
                if end not in found:
                    found[end] = found[tile] + 1
                    further.append(end)
        row = further
    return found


def describe_upgrade(
    r: Keyflower, s: KeyflowerState, seat: int, tile: int, steps: dict[int, dict[int, int]]
) -> dict[str, object]:
    """An upgrade still to come: whether it can be paid now, the fewest moves that would bring its resources there
    (-1: they are not in the village), whether the skills are there, and the printed points that it adds."""
    cost = r.box.tiles[tile].cost
    assert cost is not None
    now, then = r.faces[tile * 2], r.faces[tile * 2 + 1]
    return {
        "tile": s.keys[tile],
        "can": affordable(s, seat, tile, cost),
        "moves": find_fewest_moves(s, seat, tile, cost, steps),
        "skills": bool(skill_payments(s, seat, cost)),
        "points": then.points - now.points,
    }


def find_fewest_moves(
    s: KeyflowerState, seat: int, tile: int, cost: Cost, steps: dict[int, dict[int, int]]
) -> int:
    """Over all ways to pay: for each kind the nearest ones, which do not hinder each other."""
    near = [list_nearest(s, tile, kind, steps) for kind in range(4)]
    total = cost.goods_count
    free = s.has_power(seat, P3A)
    best = OUT_OF_REACH
    for gold in range(min(len(near[0]), total) + 1):
        for iron in range(min(len(near[1]), total - gold) + 1):
            for stone in range(min(len(near[2]), total - gold - iron) + 1):
                paid = vec[i64]([gold, iron, stone, total - gold - iron - stone])
                if paid[3] <= len(near[3]) and (free or pays(paid, cost.goods)):
                    moves = sum([sum(near[kind][: paid[kind]]) for kind in range(4)])
                    if best == OUT_OF_REACH or moves < best:
                        best = moves
    return best


def list_nearest(s: KeyflowerState, tile: int, kind: int, steps: dict[int, dict[int, int]]) -> list[int]:
    """The moves that each resource of that kind in the village is away from the tile, the nearest first."""
    found: list[int] = []
    for start, far in steps.items():
        if tile in far:
            found += [far[tile]] * goods_on(s, start, kind)
    return sorted(found)
