"""MC-2 and MC-3: what boats II bring, the boat in Sea Bastion II's place, and cabins."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.merchants.merchants_board import (
    face_up,
    finish_season,
    held,
    merchants_board,
    points,
    trade,
)
from tilewright.games.keyflower.state.state import IN_BOX, ON_TABLE

BOATS = "boat boat_keyflower_ii\nboat boat_sea_bastion_ii\n"


def season_end_board(*lines: str, season: str = "spring", players: int = 2, boats: str = BOATS) -> Board:
    """The last player passes, and seat 0 is asked for a boat."""
    head = f"season {season}; start 0; turn {players - 1}; passes {players - 1}"
    return merchants_board(head, boats, *lines, players=players).do(f"{players - 1} pass")


@pytest.mark.rule("MC-2.1")
def test_gold_and_cabins_go_on_the_home_of_the_taker() -> None:
    board = season_end_board(
        "hold boat_keyflower_ii; gold 1", "hold boat_sea_bastion_ii; cabins 1", "village 0 home_1+ 0,0 0"
    )
    board.do("0 board boat_keyflower_ii")  # the last boat is seat 1's, without a question
    assert board.goods("home_1") == {"gold": 1}
    assert trade(board).cabins == [0, 1]
    assert trade(board).boat_cabins[1] == trade(board).gold[0] == 1  # loaded again for summer


@pytest.mark.rule("MC-2.1", "MC-4.4")
def test_contracts_and_green_workers_go_behind_the_screen_unseen() -> None:
    boats = f"{BOATS}boat boat_sea_breese_ii\nboat boat_flipper_ii; workers 1 green"
    board = season_end_board("hold boat_sea_breese_ii; contracts wood3", players=4, boats=boats)
    board.do("0 board boat_sea_breese_ii", "1 board boat_flipper_ii")
    assert held(board, 0) == ["wood3"]
    assert board.hand(1) == {"green": 1}
    events = [event for event in board.events if event.kind == "unloaded-more"]
    assert "names" not in events[0].seen_by(1)
    assert events[0].seen_by(0)["names"] == ["wood3"]
    assert trade(board).shown == 0


@pytest.mark.rule("MC-2.2")
def test_who_takes_sea_bastion_ii_in_autumn_picks_a_boat_that_is_not_in_play() -> None:
    board = season_end_board(season="autumn").do("0 board boat_sea_bastion_ii")
    assert (board.asked, board.waiting) == ("moor", [0])
    six = ["keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind"]
    twelve = [f"boat_{name}{more}" for more in ("", "_ii") for name in six]
    in_play = ["boat_keyflower_ii", "boat_sea_bastion_ii"]
    assert board.offered(0) == [f"moor {boat}" for boat in twelve if boat not in in_play]
    assert board.refused("0 moor boat_keyflower_ii") == board.refused("0 moor keywood") == "MC-2.2"
    board.do("0 moor boat_white_wind")
    assert board.happened("moored")[0]["boat"] == "boat_white_wind"  # openly
    assert [board.rules.keys[tile] for tile in board.table.fleet] == ["boat_keyflower_ii", "boat_white_wind"]


@pytest.mark.rule("MC-2.2")
def test_the_picked_boat_stands_in_its_place_and_sea_bastion_ii_is_out() -> None:
    boats = f"{BOATS}boat boat_sea_breese\n"
    board = season_end_board(season="autumn", players=3, boats=boats).do(
        "0 board boat_sea_bastion_ii", "0 moor boat_flipper"
    )
    fleet = [board.rules.keys[tile] for tile in board.table.fleet]
    assert fleet == ["boat_keyflower_ii", "boat_flipper", "boat_sea_breese"]
    assert board.table.owner[board.tile("boat_flipper")] == ON_TABLE
    assert board.table.owner[board.tile("boat_sea_bastion_ii")] == IN_BOX


@pytest.mark.rule("MC-2.2")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_before_autumn_sea_bastion_ii_stays(season: str) -> None:
    board = season_end_board(season=season).do("0 board boat_sea_bastion_ii")
    assert board.asked == "turn"
    assert [board.rules.keys[tile] for tile in board.table.fleet] == ["boat_keyflower_ii", "boat_sea_bastion_ii"]


@pytest.mark.rule("MC-2.2")
def test_it_is_picked_even_by_the_last_who_has_no_choice_of_a_boat() -> None:
    board = season_end_board(season="autumn").do("0 board boat_keyflower_ii")
    assert (board.asked, board.waiting) == ("moor", [1])


@pytest.mark.rule("MC-2.2")
def test_in_winter_anybody_may_take_the_boat_that_was_picked() -> None:
    board = season_end_board(season="autumn").do("0 board boat_sea_bastion_ii", "0 moor boat_sea_bastion")
    while board.asked != "boat":
        options = board.offered(board.waiting[0])
        board.do(f"{board.waiting[0]} {'pass' if 'pass' in options else options[0]}")
    assert board.table.season == 3
    assert board.offered(board.waiting[0]) == ["board boat_keyflower_ii", "board boat_sea_bastion"]


@pytest.mark.rule("MC-2.2")
def test_a_position_after_the_pick_is_read_as_it_was_written() -> None:
    board = season_end_board(season="autumn").do("0 board boat_sea_bastion_ii", "0 moor boat_keyflower")
    again = board.rules.load_position(board.rules.position(board.table))
    assert again.fleet == board.table.fleet


@pytest.mark.rule("MC-2.5")
def test_an_empty_boat_brings_nothing_more() -> None:
    board = season_end_board(season="summer").do("0 board boat_keyflower_ii")
    assert board.goods("home_1") == {}
    assert board.happened("unloaded-more") == []


@pytest.mark.rule("MC-2.3", "MC-2.5")
@pytest.mark.parametrize(("supply", "gold"), [(48, 3), (2, 2), (0, 0)])
def test_the_gold_of_keyflower_ii_lies_on_the_home_as_soon_as_it_is_taken_in_winter(
    supply: int, gold: int
) -> None:
    board = season_end_board(f"stocks; supply {supply} gold", season="winter").do("0 board boat_keyflower_ii")
    lying = {"gold": gold} if gold else {}
    assert board.goods("home_1") == lying
    assert board.table.supply[0] == supply - gold
    events = [event for event in board.happened("brought-gold")]
    assert [event["count"] for event in events] == ([gold] if gold else [])
    for seat in (-1, 0, 1):
        assert home_in_view(board, seat) == lying
    again = board.rules.load_position(board.rules.position(board.table))
    assert again.goods == board.table.goods


def home_in_view(board: Board, seat: int) -> object:
    """What lies on the home of seat 0 as that seat sees it."""
    players = board.rules.view(board.table, seat)["players"]
    assert isinstance(players, list)
    return next(tile.get("goods", {}) for tile in players[0]["village"] if tile["tile"] == "home_1")


@pytest.mark.rule("MC-2.3")
def test_it_is_on_no_home_while_nobody_has_taken_the_boat_and_from_no_other_boat() -> None:
    board = season_end_board(season="winter")
    assert board.goods("home_1") == board.goods("home_2") == {}
    board.do("0 board boat_sea_bastion_ii")  # the last boat is seat 1's, without a question
    assert (board.goods("home_1"), board.goods("home_2")) == ({}, {"gold": 3})


@pytest.mark.rule("MC-2.3")
@pytest.mark.parametrize("lines", [(), ("stocks; supply 2 gold",), ("trade 0; contracts gold2 wood3",)])
@pytest.mark.parametrize("tiles", [[], ["jeweller"], ["barn+"], ["summer_boat_3b", "timber_yard+"]])
def test_in_both_versions_it_scores_the_same(lines: tuple[str, ...], tiles: list[str]) -> None:
    """By version 1 nobody sees it: only the scoring knows of it, once the boat is placed."""
    scores = []
    for version in (1, 2):
        head = "season winter; start 0; turn 1; passes 1"
        board = merchants_board(head, BOATS, *lines, tiles=tiles, version=version).do(
            "1 pass", "0 board boat_keyflower_ii"
        )
        assert board.goods("home_1").get("gold", 0) == (0 if version == 1 else 2 if "supply" in str(lines) else 3)
        while board.table.stack:
            board.do(f"{board.waiting[0]} {board.offered(board.waiting[0])[0]}")
        scores.append(board.rules.scores(board.table))
        for seat in range(2):
            assert board.rules.explain(board.table, seat)["total"] == scores[-1][seat]
    assert scores[0] == scores[1]


@pytest.mark.rule("MC-2.3")
def test_before_the_choice_the_helps_count_what_the_boat_would_bring() -> None:
    for version in (1, 2):
        board = merchants_board(
            "season winter; start 0; turn 1; passes 1", BOATS, tiles=["jeweller"], version=version
        )
        board.do("1 pass")
        found = board.rules.play_aids(board.table, 0)["gains"]
        assert isinstance(found, list)
        assert [one["settled"] for one in found if one["tile"] == "boat_keyflower_ii"] == [6]


@pytest.mark.rule("MC-3.1")
@pytest.mark.parametrize(("cabins", "symbols"), [(0, 1), (1, 2), (6, 7)])
def test_a_cabin_is_one_more_symbol_of_the_home(cabins: int, symbols: int) -> None:
    board = merchants_board(f"trade 0; cabins {cabins}", hand="1 red", tiles=["home_1; goods 1 wood 1 stone"])
    board.do("0 use home_1", "0 send 1 red")
    assert (board.table.stack[-1].a, board.table.stack[-1].b) == (1, symbols)


@pytest.mark.rule("MC-3.1")
def test_it_serves_whoever_uses_the_home_and_no_other_tile() -> None:
    board = merchants_board("trade 1; cabins 2", hand="1 red", tiles=["home_1; goods 1 wood 1 stone", "stable"])
    other = board.table.clone()
    board.do("0 use home_2", "0 send 1 red")
    assert board.table.stack[-1].b == 3
    board.table = other
    board.do("0 use stable", "0 send 1 red")
    assert board.table.stack[-1].b == board.rules.box.tile("stable").faces[0].upgrades


@pytest.mark.rule("MC-3.2")
def test_2b_of_the_user_doubles_printed_symbols_and_cabins_but_a_cabin_adds_no_transport() -> None:
    tiles = ["home_1; goods 1 wood 1 stone", "summer_boat_2b"]
    board = merchants_board(
        "trade 0; cabins 1", "seat 1; workers 2 red", hand="1 red", tiles=tiles, season="autumn"
    )
    board.do("0 use home_1", "0 send 1 red")
    assert (board.table.stack[-1].a, board.table.stack[-1].b) == (2, 4)
    board.do("0 done", "1 use home_1", "1 send 2 red")  # others get single numbers
    assert board.asked == "turn"  # seat 1 has nothing to move or upgrade


@pytest.mark.rule("MC-3.2", "MC-3.1")
def test_2b_doubles_the_cabins_on_the_home_of_another_player_for_its_owner() -> None:
    tiles = ["home_1; goods 1 wood 1 stone", "summer_boat_2b"]
    board = merchants_board("trade 0; cabins 3", "trade 1; cabins 2", hand="1 red", tiles=tiles, season="autumn")
    board.do("0 use home_2", "0 send 1 red")
    assert (board.table.stack[-1].a, board.table.stack[-1].b) == (2, 6)


@pytest.mark.rule("MC-3.2")
def test_cabins_score_nothing_and_do_not_hinder_an_extension() -> None:
    lines = ("trade 0; cabins 3", "extension home_1 red_for_wood")
    assert points(*lines, tiles=["home_1+"]) == points(lines[1], tiles=["home_1+"]) == 10


@pytest.mark.rule("MC-7.1", "MC-4.2")
def test_contracts_are_renewed_when_all_tiles_are_placed() -> None:
    lines = ("market keywood; bids 0 1 red", "contracts; display wood3 iron3 gold2; stacks red4 / blue4 / green2")
    board = season_end_board(*lines).do("0 board boat_keyflower_ii")
    assert (board.asked, face_up(board)) == ("place", ["wood3", "iron3", "gold2"])
    board.do(f"0 {board.offered(0)[0]}")
    assert board.table.season == 1
    assert face_up(board) == ["red4", "blue4", "green2"]


@pytest.mark.rule("MC-7.1")
def test_what_comes_before_the_renewal_is_as_in_the_base() -> None:
    lines = (
        "market keywood; bids 0 2 red, 1 1 red; workers 1 red",
        "market keystone_quarry",
        "stocks; bag 9 blue",
    )
    board = season_end_board(*lines, "hold boat_keyflower_ii; gold 1").do("0 board boat_keyflower_ii")
    board.do(f"0 {board.offered(0)[0]}")
    kinds = ["bid-returned", "unsold", "won", "start-player", "unloaded-more", "placed", "contracts-renewed"]
    found = [event.kind for event in board.events]
    assert [kind for kind in found if kind in kinds][:2] == ["bid-returned", "unsold"]
    order = [found.index(kind) for kind in ("bid-returned", "unsold", "won", "unloaded-more", "placed")]
    assert order == sorted(order)
    assert found.index("contracts-renewed") > found.index("placed")


@pytest.mark.rule("MC-4.2", "MC-7.1")
def test_contracts_are_renewed_in_spring_summer_and_autumn_but_not_in_winter() -> None:
    board = merchants_board(season="spring")
    for season in ("spring", "summer", "autumn"):
        before, discards = face_up(board), len(trade(board).discards)
        finish_season(board)
        assert not set(before) & set(face_up(board)), season
        assert len(trade(board).discards) == discards + 3
    before = face_up(board)
    finish_season(board)
    assert (board.waiting, face_up(board)) == ([], before)
