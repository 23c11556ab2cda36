"""Placing, roads and water on random villages, against geometry and plain search."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.keyflower.properties.hexes import (
    BOX,
    EDGES,
    EVERY_VILLAGE,
    RULES,
    VILLAGES,
    beyond,
    board,
    clashes,
    legal,
    rotated,
)
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.terms import BOAT, ROAD, SUMMER_BOAT, WATER
from tilewright.games.keyflower.scoring.closed_walk import best_walk
from tilewright.games.keyflower.scoring.final_score import VillageTally
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.village import HERE, MOVES, Village, axes_of, cell_of, distinct_turns, turned
from tilewright.kernel.rng import Rng

TILES = st.sampled_from([tile.edges for tile in BOX.tiles])


def touching(village: Village, one: int) -> dict[int, tuple[int, int]]:
    """The neighbours of a tile with both edges that touch, by geometry."""
    places = {axes_of(cell): tile for cell, tile in village.tile_at.items()}
    at = axes_of(village.cell[one])
    found = {}
    for side in range(6):
        other = places.get(beyond(*at, side))
        if other is not None:
            found[other] = (village.edges[one][side], village.edges[other][(side + 3) % 6])
    return found


@pytest.mark.rule("KF-7.10")
def test_steps_on_the_map_are_steps_to_the_next_hexagon() -> None:
    for side, move in enumerate(MOVES):
        assert axes_of(HERE + move) == beyond(0, 0, side)
        assert HERE + move + MOVES[(side + 3) % 6] == HERE


@given(st.integers(-31, 31), st.integers(-31, 31))
def test_cells_are_places(q: int, r: int) -> None:
    assert axes_of(cell_of(q, r)) == (q, r)


@pytest.mark.rule("KF-7.11")
@given(EDGES, st.integers(0, 5))
def test_turning_is_clockwise(edges: tuple[int, ...], turn: int) -> None:
    assert turned(edges, turn) == rotated(edges, turn)


@given(EDGES)
def test_every_look_has_one_turn(edges: tuple[int, ...]) -> None:
    looks = [rotated(edges, turn) for turn in distinct_turns(edges)]
    assert len(looks) == len(set(looks))
    assert set(looks) == {rotated(edges, turn) for turn in range(6)}


@pytest.mark.rule("KF-7.10", "KF-7.15", "KF-9.1")
@given(EVERY_VILLAGE, st.one_of(TILES, EDGES), st.booleans())
def test_every_legal_place_is_found_and_no_other(village: Village, edges: tuple[int, ...], free: bool) -> None:
    fits = village.fits(edges, free)
    found = {(axes_of(cell), rotated(edges, turn)) for cell, turn in fits}
    assert len(found) == len(fits)
    assert found == legal(board(village), edges, free)
    assert fits == sorted(fits)


@given(VILLAGES, TILES)
def test_a_placed_tile_matches_all_it_touches(village: Village, edges: tuple[int, ...]) -> None:
    for cell, turn in village.fits(edges, False):
        later = village.with_tile(99, edges, cell, turn)
        assert not clashes(board(village), axes_of(cell), later.edges[99])
        assert later.tile_at[cell] == 99
        assert village.tile_at.get(cell) is None  # the old map is as it was


@given(EVERY_VILLAGE)
def test_what_was_asked_before_does_not_matter(village: Village) -> None:
    """A map grown step by step, with questions in between, knows the same as one built at once."""
    fresh = Village()
    for tile in village.tiles:
        fresh.fits(BOX.tiles[tile].edges, False)
        fresh = fresh.with_tile(tile, BOX.tiles[tile].edges, village.cell[tile], village.turn[tile])
    assert fresh.freeze() == village.freeze()
    for other in BOX.tiles[::7]:
        assert fresh.fits(other.edges, False) == village.fits(other.edges, False)
    assert [fresh.links(tile) for tile in fresh.tiles] == [village.links(tile) for tile in village.tiles]


@pytest.mark.rule("KF-6.2", "KF-9.1")
@given(EVERY_VILLAGE)
def test_roads_join_road_edges_both_ways(village: Village) -> None:
    for tile in village.tiles:
        near = touching(village, tile)
        assert set(village.neighbours(tile)) == set(near)
        assert set(village.links(tile)) == {other for other, edges in near.items() if edges == (ROAD, ROAD)}
        assert set(village.paths(tile)) == {other for other, edges in near.items() if WATER not in edges}
        assert set(village.waterways(tile)) == {o for o, edges in near.items() if edges == (WATER, WATER)}
        for ways in (village.links, village.paths, village.waterways):
            assert all(tile in ways(other) for other in ways(tile))
    pairs = {(a, b) for a in village.tiles for b in village.links(a) if a < b}
    assert set(village.roads()) == pairs
    assert len(village.roads()) == len(pairs)


def chain(village: Village) -> set[int]:
    """Boats in the water chain of the home, by going from water edge to water edge until nothing is new."""
    reached: set[int] = set()
    front = {village.tiles[0]}
    while front:
        step = {
            other for tile in front for other, edges in touching(village, tile).items() if edges == (WATER, WATER)
        }
        front = {tile for tile in step if BOX.tiles[tile].kind in (BOAT, SUMMER_BOAT)} - reached
        reached |= front
    return reached


def boat_village(seed: int, size: int) -> Village:
    """A home and mostly boats, each at a place where water meets water if there is one."""
    dice = Rng.from_seed(f"boats {seed}")
    home = BOX.homes[dice.below(6)]
    village = Village().with_tile(home, BOX.tiles[home].edges, HERE, 0)
    pile = [tile.index for tile in BOX.tiles if tile.kind in (BOAT, SUMMER_BOAT)] + BOX.seasons[3][:4]
    dice.shuffle(pile)
    for tile in pile[:size]:
        edges = BOX.tiles[tile].edges
        spots = village.fits(edges, False)
        later = [village.with_tile(tile, edges, cell, turn) for cell, turn in spots]
        wet = [one for one in later if one.waterways(tile)]
        later = wet if wet and dice.below(4) else later
        if later:
            village = later[dice.below(len(later))]
    return village


@pytest.mark.rule("KF-8.10", "KF-9.20")
@settings(max_examples=200)
@given(st.builds(boat_village, st.integers(0, 10**6), st.integers(0, 12)))
def test_the_water_chain_goes_from_boat_to_boat(village: Village) -> None:
    assert isinstance(RULES, Book)
    s = RULES.new("water")
    s.villages[0] = village
    assert isinstance(s, KeyflowerState)
    river = VillageTally(RULES, s, 0).river()
    assert len(river) == len(set(river))
    assert set(river) == chain(village)


def test_a_village_of_all_tiles_in_one_row_stays_on_the_map() -> None:
    for toward in range(6):
        village, cell = Village(), HERE
        for number in range(76):
            village = village.with_tile(number, (1, 1, 1, 1, 1, 1), cell, 0)
            cell += MOVES[toward]
        for cell, turn in village.fits((1, 1, 1, 1, 1, 1), False):
            action = act.place(BOX.homes[0], cell, turn)
            assert RULES.parse(RULES.text(action)) == action


@pytest.mark.rule("KF-9.20")
@given(EVERY_VILLAGE)
def test_a_round_trip_is_looked_for_exactly_where_roads_lead_round(village: Village) -> None:
    walk = best_walk(village.roads())
    assert village.has_loop() == bool(walk.tiles)
    assert village.walk().tiles == walk.tiles
