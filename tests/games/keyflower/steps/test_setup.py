"""KF-1: what is in the box, what comes on the table for each number of players, and who may see it."""

import json
from collections import Counter

import pytest

from tests.games.keyflower.board import Board, book_of
from tilewright.games.keyflower.state.state import IN_BOX, KeyflowerState

COUNTS = [2, 3, 4, 5, 6]
FLEET = ("keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind")


def new(players: int, seed: str = "set-up") -> KeyflowerState:
    return book_of(f"keyflower(players={players})").new(seed)


def keys(table: KeyflowerState, tiles: list[int]) -> list[str]:
    return [table.keys[tile] for tile in tiles]


def on_boats(table: KeyflowerState) -> tuple[int, int]:
    """Workers and skills that lie on all boats together."""
    rows = [table.cargo[at : at + 7] for at in range(0, len(table.cargo), 7)]
    return sum(sum(row[:4]) for row in rows), sum(sum(row[4:]) for row in rows)


@pytest.mark.rule("KF-1.1")
@pytest.mark.parametrize("players", COUNTS)
def test_blue_red_and_yellow_start_in_the_bag_and_green_in_the_supply(players: int) -> None:
    table = new(players)
    drawn = [sum(table.hand[colour::4]) + sum(table.cargo[colour::7]) for colour in range(4)]
    assert [table.bag[colour] + drawn[colour] for colour in range(4)] == [40, 40, 40, 0]
    assert table.green == 20


@pytest.mark.rule("KF-1.2")
def test_skills_are_drawn_at_random_out_of_one_stock_of_sixteen_each() -> None:
    tables = [new(2, str(seed)) for seed in range(40)]
    for table in tables:
        assert [table.stock[kind] + sum(table.cargo[4 + kind :: 7]) for kind in range(3)] == [16, 16, 16]
    assert {list(table.cargo[4:7]).index(1) for table in tables} == {0, 1, 2}
    shown = book_of("keyflower(players=2)").view(tables[0], 0)
    assert shown["stock"] == sum(tables[0].stock) == 45


@pytest.mark.rule("KF-1.3")
def test_the_supply_begins_full_and_ends_when_it_is_empty() -> None:
    board = Board("season spring; turn 0\nmarket gold_mine+\nseat 0; workers 1 red\nstocks; supply 1 gold")
    assert list(new(2).supply) == [48, 24, 24, 24]
    board.do("0 use gold_mine", "0 send 1 red")
    home = board.table.keys[board.table.villages[0].tiles[0]]
    assert board.goods(home) == {"gold": 1}
    assert board.table.supply[0] == 0


@pytest.mark.rule("KF-1.4")
def test_gold_stands_in_for_another_resource_in_an_upgrade() -> None:
    board = Board("season spring; turn 0\nvillage 0 home_1 0,0 0; goods 1 gold 1 stone\nseat 0; workers 1 red")
    board.do("0 use home_1", "0 send 1 red", "0 upgrade home_1")
    assert board.table.side[board.tile("home_1")] == 1
    assert board.goods("home_1") == {}


@pytest.mark.rule("KF-1.4")
@pytest.mark.parametrize(("goods", "points"), [("3 gold", 5), ("1 gold 1 iron 1 wood", 5), ("2 iron 1 wood", 0)])
def test_gold_stands_in_for_another_resource_in_the_scoring(goods: str, points: int) -> None:
    board = Board(
        f"season winter; start 1\nvillage 0 home_1 0,0 0; goods {goods}\nvillage 0 mercers_guild 0,-1 0\n"
        "seat 0; workers none"
    )
    assert board.rules.scores(board.table)[0] == points


@pytest.mark.rule("KF-1.5")
@pytest.mark.parametrize("players", COUNTS)
def test_no_tile_of_the_box_is_in_two_places(players: int) -> None:
    table = new(players)
    placed = [tile for village in table.villages for tile in village.tiles]
    dealt = [tile for tiles in table.winter for tile in tiles]
    used = [*placed, *dealt, *table.fleet, *table.orders, *table.lots]
    assert len(used) == len(set(used))
    assert len(table.owner) == 64
    assert [tile for tile in range(64) if table.owner[tile] == IN_BOX] == sorted(set(range(64)) - set(used))


@pytest.mark.rule("KF-1.6")
@pytest.mark.parametrize(
    ("players", "orders", "market", "dealt"),
    [(2, 1, 6, 3), (3, 2, 7, 3), (4, 3, 8, 3), (5, 4, 9, 2), (6, 4, 10, 2)],
)
def test_the_number_of_players_says_how_many_tiles_are_used(
    players: int, orders: int, market: int, dealt: int
) -> None:
    table = new(players)
    homes = [village.tiles for village in table.villages]
    assert (len(homes), len(table.fleet), len(table.orders)) == (players, players, orders)
    assert len(table.lots) == market
    assert all(len(home) == 1 for home in homes)
    assert [len(tiles) for tiles in table.winter] == [dealt] * players


@pytest.mark.rule("KF-1.6")
@pytest.mark.parametrize("season", ["summer", "autumn"])
@pytest.mark.parametrize(("players", "market"), [(2, 6), (3, 7), (4, 8), (5, 9), (6, 10)])
def test_summer_and_autumn_have_as_many_tiles_as_spring(players: int, market: int, season: str) -> None:
    board = Board(f"season {'spring' if season == 'summer' else 'summer'}; start 0\nmarket none", players)
    board.do(*[f"{seat} pass" for seat in range(players)])
    while board.asked == "boat":
        board.do(f"{board.waiting[0]} {board.offered(board.waiting[0])[0]}")
    tiles = board.table.lots
    assert len(tiles) == market
    assert set(tiles) <= set(board.rules.box.seasons[board.table.season])
    assert board.table.season == ["spring", "summer", "autumn"].index(season)


@pytest.mark.rule("KF-1.6", "KF-2.4")
@pytest.mark.parametrize(("players", "least", "most"), [(2, 2, 6), (3, 3, 9), (4, 4, 12), (5, 5, 10), (6, 6, 12)])
def test_between_one_and_all_dealt_winter_tiles_come_into_play(players: int, least: int, most: int) -> None:
    for pick, total in ((0, least), (-1, most)):
        board = Board(
            f"season winter; start 0\nask season; next 1\nask winter; seats {' '.join('012345'[:players])}",
            players,
        )
        for seat in range(players):
            board.do(f"{seat} {board.offered(seat, 'choose')[pick]}")
        assert len(board.table.lots) == total
        assert board.asked == "turn"


@pytest.mark.rule("KF-1.7")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_begins_with_eight_blind_workers_behind_the_screen(players: int) -> None:
    table = new(players)
    assert [sum(table.hand[seat * 4 : seat * 4 + 4]) for seat in range(players)] == [8] * players
    assert sum(list(table.hand)[3::4]) == 0
    assert list(table.known_workers) == [0] * (4 * players)
    assert sum(table.bag) == 120 - 8 * players - on_boats(table)[0]


@pytest.mark.rule("KF-1.8")
def test_homes_are_random_and_the_lowest_number_is_the_first_start_player() -> None:
    met: set[tuple[int, str]] = set()
    for seed in range(120):
        table = new(3, str(seed))
        homes = keys(table, [village.tiles[0] for village in table.villages])
        assert homes[table.start] == min(homes)
        assert table.stack[-1].seat == table.start
        met |= set(enumerate(homes))
    assert len(met) == 3 * 6


@pytest.mark.rule("KF-1.9", "KF-2.6")
@pytest.mark.parametrize("players", COUNTS)
def test_the_boats_marked_for_the_number_of_players_are_used_in_their_order(players: int) -> None:
    table = new(players)
    assert keys(table, list(table.fleet)) == [f"boat_{name}" for name in FLEET[:players]]


@pytest.mark.rule("KF-1.9")
def test_example_with_four_players_the_boats_marked_five_and_six_are_not_used() -> None:
    table, box = new(4), book_of("keyflower(players=4)").box
    unused = [boat for boat in box.boats if boat not in table.fleet]
    assert [box.tiles[boat].min_players for boat in unused] == [5, 6]
    assert all(table.owner[boat] == IN_BOX for boat in unused)


@pytest.mark.rule("KF-1.10")
@pytest.mark.parametrize(("players", "highest"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_highest_turn_order_tile_in_use_makes_the_start_player(players: int, highest: int) -> None:
    board = Board(
        f"season spring; start 0; passes {players}\norder turn_order_{highest}; bids {players - 1} 1 red", players
    )
    box = board.rules.box
    orders = list(board.table.orders)
    assert keys(board.table, orders) == [f"turn_order_{number}" for number in range(1, highest + 1)]
    assert [box.tiles[tile].number for tile in board.table.orders if box.tiles[tile].bears_start(players)] == [
        highest
    ]
    assert board.table.start == players - 1


@pytest.mark.rule("KF-1.10")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_lower_turn_order_tile_makes_no_start_player(players: int) -> None:
    board = Board(f"season spring; start 0; passes {players}\norder turn_order_1; bids 1 1 red", players)
    assert board.asked == "boat"
    assert board.waiting == [1]
    assert board.table.start == 0


@pytest.mark.rule("KF-1.11")
@pytest.mark.parametrize("players", COUNTS)
def test_only_the_owner_sees_the_dealt_winter_tiles_and_nobody_the_rest(players: int) -> None:
    book, table = book_of(f"keyflower(players={players})"), new(players)
    names = set(keys(table, book.box.seasons[3]))
    for seat in range(-1, players):
        shown = {name for name in names if f'"{name}"' in json.dumps(book.view(table, seat))}
        assert shown == (set(keys(table, table.winter[seat])) if seat >= 0 else set())


@pytest.mark.rule("KF-1.11")
def test_winter_tiles_are_dealt_at_random_and_each_to_one_player() -> None:
    met: Counter[int] = Counter()
    for seed in range(60):
        table = new(6, str(seed))
        dealt = [tile for tiles in table.winter for tile in tiles]
        assert len(set(dealt)) == 12
        met.update(table.winter[0])
    assert len(met) == 12


@pytest.mark.rule("KF-1.12")
def test_the_purple_worker_is_no_worker_to_place_or_to_pay() -> None:
    board = Board("season summer; start 0\nmarket tavern\nseat 0; workers none\nseat 1; workers 1 red")
    assert board.offered(0) == ["pass"]
    assert board.refused("0 bid tavern") == "KF-9.14"
    assert board.refused("0 send 1 purple") == "malformed"
    board.do("0 pass")
    assert board.refused("1 use tavern") == "KF-5.13"


@pytest.mark.rule("KF-1.13")
def test_a_summer_boat_is_bid_for_taken_and_placed_like_other_village_tiles() -> None:
    board = Board("season summer; start 0\nmarket summer_boat_3b\nvillage 0 home_1 0,0 0\nseat 0; workers 2 blue")
    board.do("0 bid summer_boat_3", "0 send 2 blue", "1 pass", "0 pass")
    while board.asked == "boat":
        board.do(f"{board.waiting[0]} {board.offered(board.waiting[0])[0]}")
    board.do("0 place summer_boat_3 0,1 0")
    assert board.table.owner[board.tile("summer_boat_3")] == 0
    assert board.table.side[board.tile("summer_boat_3")] == 1


@pytest.mark.rule("KF-1.13")
def test_boat_means_one_of_the_six_and_no_summer_boat_carries_workers() -> None:
    box = book_of("keyflower(players=6)").box
    assert not set(box.boats) & set(box.summer_boats)
    assert all(not box.tiles[tile].load for tile in box.summer_boats)
    table = new(6)
    assert sorted(table.fleet) == sorted(box.boats)


@pytest.mark.rule("KF-1.14")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_may_know_both_sides_of_the_boats_from_the_start(players: int) -> None:
    book, table = book_of(f"keyflower(players={players})"), new(players)
    boats = book.view(table, -1)["boats"]
    assert isinstance(boats, list)
    assert len(boats) == players
    for boat in boats:
        printed = book.box.tile(boat["tile"])
        assert len(printed.load) == 3
        assert printed.scoring is not None
