"""KF-2: how a season starts: boats are loaded, tiles laid out, winter tiles chosen."""

import functools
import json
import operator

import pytest

from tests.games.keyflower.board import Board, book_of, finish_boats
from tilewright.games.keyflower.state.state import IN_BOX

SEASONS = ("spring", "summer", "autumn")
FLEET = ("keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind")


def begin(season: str, players: int, stocks: str = "", seed: str = "season") -> Board:
    """A season that has just begun, with nobody holding anything and these stocks."""
    boats = "\n".join(f"boat boat_{name}; workers none" for name in FLEET[:players])
    seats = "\n".join(f"seat {seat}; workers none" for seat in range(players))
    return Board(
        f"season {season}; start 0\nask season; next 0\n{boats}\n{seats}\nstocks; {stocks}", players, seed
    )


def winter(players: int, seed: str = "winter") -> Board:
    """All have passed in autumn and taken a boat: the winter tiles are asked for."""
    return finish_boats(Board(f"season autumn; start 0; passes {players}\nmarket none", players, seed))


def loads(board: Board) -> list[tuple[int, int]]:
    cargo = board.table.cargo
    return [(sum(cargo[at : at + 4]), sum(cargo[at + 4 : at + 7])) for at in range(0, len(cargo), 7)]


PRINTED = {
    "spring": [(7, 1), (6, 2), (6, 1), (5, 2), (5, 1), (4, 2)],
    "summer": [(7, 1), (6, 2), (4, 1), (5, 2), (5, 1), (4, 2)],
    "autumn": [(3, 2), (6, 2), (4, 1), (2, 2), (3, 1), (4, 1)],
}


@pytest.mark.rule("KF-2.1")
@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_boats_are_loaded_as_printed_from_bag_and_stock(players: int, season: str) -> None:
    board = begin(season, players)
    assert loads(board) == PRINTED[season][:players]
    workers, skills = [sum(column) for column in zip(*loads(board), strict=True)]
    assert sum(board.table.bag) == 120 - workers
    assert sum(board.table.stock) == 48 - skills


@pytest.mark.rule("KF-2.1")
def test_the_cargo_of_boats_lies_open_for_all() -> None:
    board = Board("season spring\nboat boat_keyflower; workers 4 blue 3 red; skills 1 saw\nboat boat_sea_bastion")
    boats = board.rules.view(board.table, -1)["boats"]
    assert isinstance(boats, list)
    assert (boats[0]["workers"], boats[0]["skills"]) == ({"blue": 4, "red": 3}, {"saw": 1})
    assert (boats[1]["workers"], boats[1]["skills"]) == ({}, {})


@pytest.mark.rule("KF-2.1")
def test_spent_green_workers_in_the_bag_may_come_on_a_boat() -> None:
    board = begin("summer", 2, "bag 13 green")
    assert sum(board.table.cargo[3::7]) == 13
    assert sum(board.table.bag) == 0


@pytest.mark.rule("KF-2.2", "KF-2.6")
@pytest.mark.parametrize(
    ("bag", "filled"),
    [
        (0, [0, 0, 0]),
        (1, [1, 0, 0]),
        (2, [1, 1, 0]),
        (5, [2, 2, 1]),
        (12, [4, 4, 4]),
        (13, [5, 4, 4]),
        (16, [6, 6, 4]),
    ],
)
def test_a_low_bag_is_dealt_one_by_one_round_the_boats_skipping_full_ones(bag: int, filled: list[int]) -> None:
    board = begin("summer", 3, f"bag {bag} red")
    assert [workers for workers, _ in loads(board)] == filled
    assert sum(board.table.bag) == 0


@pytest.mark.rule("KF-2.6")
@pytest.mark.parametrize(("stock", "filled"), [(0, [0, 0, 0]), (2, [1, 1, 0]), (3, [1, 1, 1]), (4, [1, 2, 1])])
def test_a_low_stock_of_skills_is_dealt_like_workers(stock: int, filled: list[int]) -> None:
    board = begin("summer", 3, f"skills {stock} saw")
    assert [skills for _, skills in loads(board)] == filled
    assert sum(board.table.stock) == 0


@pytest.mark.rule("KF-2.3")
@pytest.mark.parametrize("season", SEASONS)
def test_the_tiles_of_the_season_are_drawn_at_random_with_the_season_side_up(season: str) -> None:
    box = book_of("keyflower(players=2)").box
    met: set[int] = set()
    for seed in range(40):
        table = begin(season, 2, seed=str(seed)).table
        assert len(set(table.lots)) == 6
        assert all(table.side[tile] == 0 for tile in table.lots if tile not in box.summer_boats)
        met |= set(table.lots)
    assert met == set(box.seasons[SEASONS.index(season)])


@pytest.mark.rule("KF-2.3")
def test_the_side_of_a_summer_boat_is_random() -> None:
    board = begin("summer", 6)
    met: set[tuple[int, int]] = set()
    for seed in range(60):
        table = begin("summer", 6, seed=str(seed)).table
        met |= {(tile, table.side[tile]) for tile in table.lots if tile in board.rules.box.summer_boats}
    assert met == {(tile, side) for tile in board.rules.box.summer_boats for side in (0, 1)}


@pytest.mark.rule("KF-2.3")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_side_of_a_summer_boat_stays_for_the_whole_game(side: str) -> None:
    board = Board(
        f"season autumn; turn 0\nvillage 0 home_1 0,0 0; goods 9 gold\nvillage 0 summer_boat_3{side} 0,1 0\n"
        "seat 0; workers 1 red; skills 3 saw 3 anvil 3 pick"
    )
    board.do("0 use home_1", "0 send 1 red")
    assert board.refused("0 upgrade summer_boat_3") == "KF-6.5"


@pytest.mark.rule("KF-2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_in_winter_nothing_is_loaded_and_all_are_asked_at_the_same_time(players: int) -> None:
    board = winter(players)
    assert board.asked == "winter"
    assert board.waiting == list(range(players))
    assert loads(board) == [(0, 0)] * players
    assert list(board.table.lots) == []
    board.do(f"{players - 1} {board.offered(players - 1)[0]}")
    assert board.waiting == list(range(players - 1))


@pytest.mark.rule("KF-2.4")
def test_a_player_chooses_one_or_more_of_the_own_winter_tiles() -> None:
    board = winter(3)
    own, other = [[board.table.keys[tile] for tile in board.table.winter[seat]] for seat in (0, 1)]
    assert len(board.offered(0)) == 7
    assert f"choose {' '.join(own)}" in board.offered(0)
    assert board.refused(f"0 choose {other[0]}") == "KF-2.4"
    assert board.refused("0 choose") == "malformed"
    assert board.refused("0 pass") == "KF-3.1"


@pytest.mark.rule("KF-2.4", "KF-9.22")
@pytest.mark.parametrize("players", [2, 3])
def test_numbers_and_tiles_are_revealed_together_when_all_have_chosen(players: int) -> None:
    board = winter(players)
    board.events.clear()
    for seat in range(1, players):
        board.do(f"{seat} {board.offered(seat)[-1]}")
        assert board.happened("winter-counts") == []
        assert board.happened("market") == []
    board.do(f"0 {board.offered(0)[0]}")
    kinds = [event.kind for event in board.events]
    assert kinds.index("winter-counts") < kinds.index("market")
    assert board.happened("winter-counts")[0]["counts"] == [1, *[3] * (players - 1)]
    assert board.waiting == [board.table.start]


@pytest.mark.rule("KF-2.4")
def test_the_chosen_tiles_are_shuffled_so_that_their_order_says_nothing() -> None:
    first: set[int] = set()
    for seed in range(40):
        board = winter(3, str(seed))
        dealt = [tiles[:] for tiles in board.table.winter]
        for seat in range(3):
            board.do(f"{seat} {board.offered(seat)[-1]}")
        assert sorted(board.table.lots) == sorted(functools.reduce(operator.iadd, dealt, []))
        first.add(next(seat for seat in range(3) if board.table.lots[0] in dealt[seat]))
    assert first == {0, 1, 2}


@pytest.mark.rule("KF-2.4")
@pytest.mark.parametrize("players", [2, 6])
def test_winter_tiles_not_chosen_go_to_the_box_unseen(players: int) -> None:
    board = winter(players)
    unchosen = [tile for tiles in board.table.winter for tile in tiles[1:]]
    for seat in range(players):
        board.do(f"{seat} choose {board.table.keys[board.table.winter[seat][0]]}")
    seen = [event.seen_by(-1) for event in board.events]
    shown = json.dumps([seen, *[board.rules.view(board.table, seat) for seat in range(-1, players)]])
    assert all(board.table.owner[tile] == IN_BOX for tile in unchosen)
    assert not any(f'"{board.table.keys[tile]}"' in shown for tile in unchosen)


@pytest.mark.rule("KF-2.5")
@pytest.mark.parametrize("season", [*SEASONS, "winter"])
def test_the_start_player_begins_and_turns_go_clockwise(season: str) -> None:
    board = Board(f"season {season}; start 2", players=4)
    for seat in (2, 3, 0, 1):
        assert board.waiting == [seat]
        assert board.asked == "turn"
        board.do(f"{seat} pass")
    assert board.asked == "boat"
