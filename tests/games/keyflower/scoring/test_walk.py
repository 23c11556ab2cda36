"""Sea Bastion's walk: hand-made villages, and brute force on random ones."""

from itertools import pairwise
from random import Random

import pytest

from tilewright.games.keyflower.scoring import best_walk, walk_size

Roads = list[tuple[int, int]]
SIDES = ((0, -1), (1, -1), (1, 0))


def ring(*tiles: int) -> Roads:
    return [*pairwise(tiles), (tiles[-1], tiles[0])]


def random_village(dice: Random, size: int, density: float) -> Roads:
    """Hexagons grown at random; each pair that touches is joined with that probability."""
    cells = [(0, 0)]
    while len(cells) < size:
        q, r = dice.choice(cells)
        dq, dr = dice.choice(SIDES)
        sign = dice.choice((1, -1))
        cell = (q + sign * dq, r + sign * dr)
        if cell not in cells:
            cells.append(cell)
    number = {cell: tile for tile, cell in enumerate(cells)}
    touching = [(cell, (cell[0] + dq, cell[1] + dr)) for cell in cells for dq, dr in SIDES]
    return [(number[a], number[b]) for a, b in touching if b in number and dice.random() < density]


def is_walk(roads: Roads) -> bool:
    """Connected, and an even number of roads at each tile."""
    ends = [tile for road in roads for tile in road]
    if any(ends.count(tile) % 2 for tile in ends):
        return False
    reached = set(ends[:1])
    for _ in roads:
        reached.update(tile for road in roads if reached & set(road) for tile in road)
    return reached == set(ends)


def brute_force(roads: Roads) -> int:
    """The tiles of the best walk among all sets of roads."""
    best = 0
    for chosen in range(1 << len(roads)):
        some = [road for at, road in enumerate(roads) if chosen >> at & 1]
        tiles = len({tile for road in some for tile in road})
        if tiles > best and is_walk(some):
            best = tiles
    return best


def cycle_space(roads: Roads) -> int:
    """The same for more roads: even sets of roads are the sums of the loops that single roads close in a tree."""
    above: dict[int, list[tuple[int, int]]] = {}  # from each tile the roads of the tree down to its root
    for start in {tile for road in roads for tile in road}:
        reached = [] if start in above else [start]
        above.setdefault(start, [])
        for tile in reached:
            for road in roads:
                other = sum(road) - tile
                if tile in road and other not in above:
                    above[other] = [*above[tile], road]
                    reached.append(other)
    tree = {road for path in above.values() for road in path}
    loops = [
        [road, *set(above[road[0]]).symmetric_difference(above[road[1]])] for road in roads if road not in tree
    ]
    best = 0
    for chosen in range(1 << len(loops)):
        some: set[tuple[int, int]] = set()
        for at, loop in enumerate(loops):
            if chosen >> at & 1:
                some ^= set(loop)
        tiles = len({tile for road in some for tile in road})
        if tiles > best and is_walk(list(some)):
            best = tiles
    return best


def check(roads: Roads) -> int:
    """The size of the best walk, after a check that it can be walked."""
    walk = best_walk(roads)
    used = [frozenset(step) for step in pairwise(walk.steps)]
    assert len(set(used)) == len(used)
    assert set(used) <= {frozenset(road) for road in roads}
    assert walk.steps[:1] == walk.steps[-1:]
    assert sorted(set(walk.steps)) == walk.tiles
    assert walk_size(roads) == len(walk.tiles)
    return len(walk.tiles)


@pytest.mark.rule("KF-8.10", "KF-9.20")
def test_a_village_without_a_loop_scores_nothing() -> None:
    assert check([]) == 0
    assert check([(1, 2)]) == 0
    assert check([(1, 2), (2, 3), (2, 4), (4, 5)]) == 0


@pytest.mark.rule("KF-8.10", "KF-9.20")
def test_a_loop_scores_its_tiles_and_dead_ends_do_not_count() -> None:
    assert check(ring(7, 8, 9)) == 3
    assert check([*ring(1, 2, 3, 4, 5, 6), (1, 10), (10, 11)]) == 6


@pytest.mark.rule("KF-8.10", "KF-9.3")
def test_a_tile_may_be_seen_twice_but_scores_once() -> None:
    assert check(ring(1, 2, 3) + ring(3, 4, 5)) == 5
    assert check(ring(1, 2, 3) + ring(3, 4, 5) + ring(5, 6, 7, 8)) == 8


@pytest.mark.rule("KF-9.3")
def test_a_road_is_walked_once_only() -> None:
    # Two triangles with a common side: the walk round both leaves the side out.
    assert check([*ring(1, 2, 3), (3, 4), (4, 2)]) == 4
    # Two hubs joined by three ways: any two of them close a walk, the third tile stays out.
    assert check([(1, 2), (2, 3), (1, 4), (4, 3), (1, 5), (5, 3)]) == 4


@pytest.mark.rule("KF-9.20")
def test_loops_joined_by_a_single_road_do_not_add_up() -> None:
    assert check([*ring(1, 2, 3), (3, 4), *ring(4, 5, 6, 7)]) == 4
    assert check(ring(1, 2, 3) + ring(4, 5, 6, 7, 8)) == 5


@pytest.mark.rule("KF-9.3", "KF-9.20")
@pytest.mark.parametrize("seed", range(5))
def test_no_set_of_roads_is_a_better_walk(seed: int) -> None:
    dice = Random(seed)
    for _ in range(40):
        roads = random_village(dice, dice.randint(3, 11), dice.choice((0.6, 0.8, 1.0)))
        dice.shuffle(roads)
        assert check(roads[:11]) == brute_force(roads[:11])


@pytest.mark.rule("KF-9.3", "KF-9.20")
@pytest.mark.parametrize("seed", range(5))
def test_no_sum_of_loops_is_a_better_walk_in_larger_villages(seed: int) -> None:
    dice = Random(seed)
    compared = 0
    while compared < 12:
        tiles = dice.randint(10, 20)
        roads = random_village(dice, tiles, dice.choice((0.5, 0.6, 0.7)))
        if 3 <= len(roads) - tiles < 8:
            assert check(roads) == cycle_space(roads)
            compared += 1


@pytest.mark.rule("KF-9.20")
def test_all_tiles_of_a_full_hexagon_are_walked() -> None:
    cells = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2]
    number = {cell: tile for tile, cell in enumerate(cells)}
    touching = [(cell, (cell[0] + dq, cell[1] + dr)) for cell in cells for dq, dr in SIDES]
    assert check([(number[a], number[b]) for a, b in touching if b in number]) == 19
