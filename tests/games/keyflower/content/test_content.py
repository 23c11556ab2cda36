"""The printed facts of the base box."""

import pytest

from tilewright.games.keyflower.content import terms
from tilewright.games.keyflower.content.box import Box, Tile
from tilewright.games.keyflower.content.loading import load_box

BOX = load_box()


def keys(box: Box, indices: list[int]) -> list[str]:
    return [box.tiles[index].key for index in indices]


def upgradable() -> list[Tile]:
    return [tile for tile in BOX.tiles if tile.cost is not None]


@pytest.mark.rule("KF-1.1", "KF-1.2", "KF-1.3")
def test_the_small_pieces_of_the_box() -> None:
    assert BOX.workers == (40, 40, 40, 20)
    assert BOX.skills == (16, 16, 16)
    assert BOX.resources == (48, 24, 24, 24)


@pytest.mark.rule("KF-1.5")
def test_the_box_has_64_tiles_in_a_fixed_order() -> None:
    assert len(BOX.tiles) == len(BOX.by_key) == 64
    assert [len(BOX.homes), len(BOX.boats), len(BOX.orders)] == [6, 6, 4]
    assert [len(season) for season in BOX.seasons] == [12, 12, 12, 12]
    season_order = [index for season in BOX.seasons for index in season]
    assert [*BOX.homes, *BOX.boats, *BOX.orders, *season_order] == list(range(64))
    assert all(BOX.tile(key) is BOX.tiles[index] for key, index in BOX.by_key.items())


@pytest.mark.rule("KF-1.9")
def test_boats_are_marked_for_numbers_of_players() -> None:
    names = ["Keyflower", "Sea Bastion", "Sea Breese", "Flipper", "Ianvincible", "White Wind"]
    assert [BOX.tiles[boat].name("en") for boat in BOX.boats] == names
    assert [BOX.tiles[boat].min_players for boat in BOX.boats] == [2, 2, 3, 4, 5, 6]


@pytest.mark.rule("KF-1.10")
def test_the_highest_turn_order_tile_in_use_has_the_symbol() -> None:
    for players, bearer in ((2, 1), (3, 2), (4, 3), (5, 4), (6, 4)):
        bearers = [BOX.tiles[order] for order in BOX.orders if BOX.tiles[order].bears_start(players)]
        assert [tile.number for tile in bearers] == [bearer]


@pytest.mark.rule("KF-1.13")
def test_summer_boats_are_summer_tiles_with_a_power_on_each_side() -> None:
    assert BOX.summer_boats == BOX.seasons[terms.SUMMER][-4:]
    faces = [face for index in BOX.summer_boats for face in BOX.tiles[index].faces]
    assert [terms.POWERS[face.power] for face in faces] == list(terms.POWERS)
    first = BOX.tile("summer_boat_1")
    assert [face.gives for face in first.faces] == [((terms.RANDOM_WORKER, 2),), ((terms.GREEN_WORKER, 1),)]
    assert (first.name("en", 0), first.name("hu", 1)) == ("Boat 1a", "1b hajó")


@pytest.mark.rule("KF-7.12", "KF-7.15")
def test_roads_and_waters_by_kind_of_tile() -> None:
    def counts(indices: list[int]) -> set[tuple[int, int]]:
        edges = [BOX.tiles[index].edges for index in indices]
        return {(edge.count(terms.ROAD), edge.count(terms.WATER)) for edge in edges}

    assert counts(BOX.homes) == {(5, 1)}
    for season, roads in enumerate((4, 3, 2, 1)):
        village = [index for index in BOX.seasons[season] if index not in BOX.summer_boats]
        assert counts(village) == {(roads, 0)}
    assert [BOX.tiles[order].edges.count(terms.ROAD) for order in BOX.orders] == [1, 2, 3, 4]
    for index in BOX.boats + BOX.summer_boats:
        assert sorted(BOX.tiles[index].edges[:3]) == [terms.FIELD, terms.FIELD, terms.WATER]
        assert BOX.tiles[index].edges[:3] == BOX.tiles[index].edges[3:]


@pytest.mark.rule("KF-6.5")
def test_what_can_be_upgraded_has_a_cost() -> None:
    village = [index for season in BOX.seasons[:3] for index in season if index not in BOX.summer_boats]
    assert [tile.index for tile in upgradable()] == BOX.homes + village
    costs = [tile.cost for tile in upgradable() if tile.cost is not None]
    assert [sum(cost.resources[kind] for cost in costs) for kind in range(5)] == [5, 16, 15, 15, 10]
    assert [sum(cost.skills[kind] for cost in costs) for kind in range(4)] == [3, 3, 3, 2]


@pytest.mark.rule("KF-5.1")
def test_what_cannot_be_used() -> None:
    idle = [
        "barn",
        "blacksmith",
        "stone_yard",
        "timber_yard",
        "forge",
        "goldsmith",
        "sawmill",
        "sculptor",
        "well",
    ]
    useless = [
        *BOX.boats,
        *BOX.orders,
        *BOX.summer_boats,
        *[BOX.by_key[key] for key in idle],
        *BOX.seasons[3],
    ]
    for side in (0, 1):
        found = [tile.index for tile in BOX.tiles if not tile.faces[side].usable]
        assert found == sorted(useless)


def test_who_gives_transport_and_upgrades() -> None:
    movers = [tile for tile in BOX.tiles if tile.faces[0].transport]
    assert keys(BOX, [tile.index for tile in movers[6:]]) == ["stable", "farrier", "wainwright"]
    assert all(face.upgrades for tile in movers for face in tile.faces)
    assert [sum(tile.faces[side].transport for tile in BOX.tiles) for side in (0, 1)] == [15, 27]


def test_printed_points() -> None:
    sums = [[sum(BOX.tiles[i].faces[s].points for i in season) for s in (0, 1)] for season in BOX.seasons]
    assert sums == [[0, 32], [0, 37], [12, 54], [0, 0]]
    stores = [tile.faces for tile in BOX.tiles if tile.faces[0].store_points]
    assert [(a.store_kind, a.store_points, b.store_points) for a, b in stores] == [
        *((terms.ANY_RESOURCE, 1, 2), (terms.IRON, 2, 3), (terms.STONE, 2, 3), (terms.WOOD, 2, 3))
    ]
    winter = [BOX.tiles[index].scoring for index in BOX.seasons[3]]
    assert [way.points for way in winter if way] == [3, 3, 2, 10, 12, 2, 5, 3, 10, 1, 1, 5]
    boats = [BOX.tiles[index].scoring for index in BOX.boats]
    assert [way.points for way in boats if way] == [1, 1, 0, 2, 5, 1]
    assert boats[2] is not None
    assert boats[2].scale == (0, 2, 4, 8, 16, 32)


def test_loads_of_all_boats_together() -> None:
    loads = [[BOX.tiles[boat].load[season] for boat in BOX.boats] for season in range(3)]
    assert [(sum(w for w, _ in load), sum(s for _, s in load)) for load in loads] == [
        (33, 9),
        (31, 9),
        (22, 9),
    ]


def test_every_side_has_a_name_in_four_languages_and_marks_are_kept() -> None:
    assert all(tuple(names) == terms.LANGUAGES for tile in BOX.tiles for names in tile.names)
    assert sum(len(tile.single_source) for tile in BOX.tiles) == 145
    assert BOX.tile("inn").name("uk") == "Трактир"
    assert BOX.tile("inn").name("fr") == "Inn"
