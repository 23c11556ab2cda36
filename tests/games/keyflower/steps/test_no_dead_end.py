"""Nothing may hang or dead-end: whole games with nobody acting, nothing left, or nobody wanting anything."""

from collections.abc import Callable
from random import Random

import pytest

from tests.games.keyflower.board import Board
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.rng import Rng

COUNTS = [2, 3, 4, 5, 6]
SEASONS = ["spring", "summer", "autumn", "winter"]
BOUND = 3000  # decisions of one game; lively random games have some hundreds
NOBODY = "\n".join(f"seat {seat}; workers none" for seat in range(6))
NOTHING = "stocks; bag none; green 0; skills none; supply none"
# With these two beside home 1 a boat fits nowhere: its water and fields would touch roads.
CLOSED = "village 0 home_1 0,0 0\nvillage 0 peddler -1,0 5\nvillage 0 workshop -1,1 1"
Choice = Callable[[list[str], Random], str]


def passive(options: list[str], dice: Random) -> str:
    """Passes whenever that is possible."""
    return options[0]


def lively(options: list[str], dice: Random) -> str:
    return dice.choice(options[1:] if len(options) > 1 and dice.random() < 0.8 else options)


def only(*words: str) -> Choice:
    """Acts with these words alone, and passes otherwise; other questions are answered by chance."""

    def choose(options: list[str], dice: Random) -> str:
        if options[0] != "pass":
            return dice.choice(options)
        wanted = [line for line in options if line.split()[0] in words]
        return dice.choice(wanted) if wanted else "pass"

    return choose


def nobody(players: int) -> str:
    return "\n".join(NOBODY.splitlines()[:players])


def play(board: Board, choose: Choice, until: int = 4) -> Board:
    """Everybody who is asked answers, to the end of the game or up to a season; every question has an answer."""
    dice = Random("answers")
    for _ in range(BOUND):
        if not board.table.stack or board.table.season >= until:
            return board
        seat = dice.choice(board.waiting)
        options = board.offered(seat)
        assert options
        board.do(f"{seat} {choose(options, dice)}")
        assert counted(board.table)
    raise AssertionError("the game does not end")


def counted(table: KeyflowerState) -> bool:
    """No pile is ever less than empty."""
    piles = (table.hand, table.skills, table.bag, table.stock, table.supply, table.cargo, [table.green])
    return all(min(pile, default=0) >= 0 for pile in piles)


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_in_which_everybody_passes_at_once_in_every_season_ends(players: int) -> None:
    board = play(Board("season spring; start 0", players), passive)
    assert [list(village.tiles[1:]) for village in board.table.villages] != [[]] * players  # the boats of winter
    assert len(board.happened("passed")) == 4 * players
    assert board.table.start == 4 % players


@pytest.mark.parametrize("season", range(4))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_one_season_in_which_everybody_passes_at_once_does_not_stop_the_game(players: int, season: int) -> None:
    board = play(Board("season spring", players), lively, season)
    play(board, passive, season + 1)
    assert play(board, lively).table.final


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_without_any_worker_from_the_start_ends(players: int) -> None:
    board = play(Board(f"season spring\n{nobody(players)}\n{NOTHING}\nboat boat_keyflower", players), lively)
    assert sum(board.table.hand) == 0
    assert len(board.table.final) == players


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_with_an_empty_bag_and_empty_stocks_ends(players: int, season: str) -> None:
    board = play(Board(f"season {season}\n{NOTHING}", players), lively)
    assert len(board.table.final) == players


@pytest.mark.parametrize("empty", ["bag none", "green 0", "skills none", "supply none"])
def test_a_game_in_which_one_stock_is_empty_ends(empty: str) -> None:
    assert play(Board(f"season spring\nstocks; {empty}", players=3), lively).table.final


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_in_which_nobody_ever_bids_ends(players: int) -> None:
    board = play(Board("season spring", players), only("use"))
    assert board.happened("won") == board.happened("order-won") == []
    assert len(board.happened("boarded")) == 4 * players


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_in_which_nobody_ever_uses_a_tile_ends(players: int) -> None:
    assert play(Board("season spring", players), only("bid")).table.final


@pytest.mark.parametrize("players", COUNTS)
def test_winter_tiles_that_nobody_bids_for_go_to_the_box_and_the_game_ends(players: int) -> None:
    board = play(Board("season spring", players), lively, 3)
    winter = [tile for tiles in board.table.winter for tile in tiles]
    play(board, passive)
    assert all(board.table.owner[tile] == -1 for tile in winter)
    assert len(board.happened("unsold")) >= players


@pytest.mark.parametrize("players", COUNTS)
def test_after_a_season_in_which_all_workers_were_lost_the_game_goes_on(players: int) -> None:
    bids = "\n".join(f"market {key}; bids {seat} 8 red" for seat, key in enumerate(("keywood", "miner")))
    text = f"season spring; start 0; passes {players}\n{nobody(players)}\n{bids}\n{NOTHING}\nboat boat_keyflower"
    board = play(Board(text, players), lively, 1)
    assert board.table.season == 1
    assert play(board, lively).table.final


@pytest.mark.parametrize("players", [2, 4])
def test_a_tile_that_fits_nowhere_does_not_stop_the_game(players: int) -> None:
    text = f"season summer; start 0; passes {players}\nmarket summer_boat_3b; bids 0 1 red\n{CLOSED}"
    board = play(Board(text, players), lively, 2)
    assert [event["tile"] for event in board.happened("fits-nowhere")] == ["summer_boat_3"]
    assert play(board, lively).table.final


@pytest.mark.rule("KF-9.8")
def test_a_summer_boat_that_went_to_the_box_has_no_power_any_more() -> None:
    board = Board(f"season summer; start 0; passes 2\nmarket summer_boat_1b; bids 0 1 red\n{CLOSED}")
    assert board.table.power[0] != 0
    play(board, lively, 2)
    assert board.table.power[0] == 0
    again = board.rules.load_position(board.rules.position(board.table))
    assert (again.power, again.side) == (board.table.power, board.table.side)


def test_a_winter_with_boats_and_turn_order_tiles_in_villages_already_ends() -> None:
    tiles = "village 0 boat_keyflower 0,1 0\nvillage 0 turn_order_1 0,-1 3"
    board = play(Board(f"season winter; start 0\nvillage 0 home_1 0,0 0\n{tiles}"), lively)
    assert board.table.final


@pytest.mark.parametrize("players", COUNTS)
def test_a_possible_world_is_never_a_dead_end(players: int) -> None:
    board, dice = Board("season spring", players), Random(players)
    for turn in range(200):
        if not board.table.stack:
            return
        world = Board("", players)
        world.table = board.rules.determinize(board.table, turn % players, Rng.from_seed(str(turn)))
        if turn % 40 == 0:
            assert play(world, lively).table.final
        seat = dice.choice(board.waiting)
        board.do(f"{seat} {lively(board.offered(seat), dice)}")
