"""KF-8: printed points, storage tiles, winter tiles, gold and the purple worker, seen through whole tables."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.game_ends import points, winter_board
from tests.games.keyflower.season_ends import end_season, end_season_and_boats, place_all
from tilewright.kernel.match import Match


def home(goods: str) -> str:
    return f"home_1; goods {goods}"


@pytest.mark.rule("KF-8.1")
def test_the_game_ends_after_the_tiles_of_winter_have_been_placed() -> None:
    board = end_season_and_boats(season="winter")
    assert not board.rules.over(board.table)
    assert board.rules.over(place_all(board).table)
    assert board.asked == ""


@pytest.mark.rule("KF-8.1")
def test_the_game_does_not_end_after_autumn() -> None:
    board = end_season_and_boats(season="autumn")
    assert board.table.season == 3
    assert board.asked == "winter"


@pytest.mark.rule("KF-8.1")
def test_a_winter_without_any_bid_ends_the_game_as_well() -> None:
    board = place_all(end_season_and_boats("market apothecary\nmarket scholar", season="winter"))
    assert board.rules.over(board.table)
    assert board.happened("ended")[0]["scores"] == [1, 1]


@pytest.mark.rule("KF-8.1")
def test_a_skill_scores_on_one_tile_only() -> None:
    assert points("scribes", skills="1 saw 1 pick 1 anvil") == 10
    assert points("scholar", skills="1 saw 1 pick 1 anvil") == 3
    assert points("scribes", "scholar", skills="1 saw 1 pick 1 anvil") == 10


@pytest.mark.rule("KF-8.1")
def test_the_purple_worker_scores_on_one_tile_only() -> None:
    assert points("scribes", "craftsmans_guild", skills="1 saw 1 pick", workers="1 red 1 blue", start=0) == 10


@pytest.mark.rule("KF-8.2")
def test_the_printed_points_of_the_side_that_is_up_count() -> None:
    assert points("forge") == 3
    assert points("forge+") == 10
    assert points("keywood", "stable") == 0
    assert points("keywood+", "stable+") == 8


@pytest.mark.rule("KF-8.2")
def test_the_printed_points_of_homes_count() -> None:
    assert points("home_1") == 0
    assert points("home_1+") == 5


@pytest.mark.rule("KF-8.2")
def test_tiles_won_but_without_a_place_do_not_count() -> None:
    village = "village 0 home_1 0,0 0\nvillage 0 alehouse -1,1 1\nvillage 0 key_mine -1,2 1"
    board = place_all(end_season(village, season="winter", start=0).do("0 board boat_keyflower"))
    assert board.rules.scores(board.table)[0] == 0


@pytest.mark.rule("KF-8.3")
@pytest.mark.parametrize(
    ("tile", "goods", "basic", "upgraded"),
    [
        ("barn", "1 wood 1 stone 2 iron", 4, 8),
        ("blacksmith", "3 iron", 6, 9),
        ("stone_yard", "3 stone", 6, 9),
        ("timber_yard", "3 wood", 6, 9),
    ],
)
def test_a_storage_tile_scores_what_lies_on_it(tile: str, goods: str, basic: int, upgraded: int) -> None:
    assert points(f"{tile}; goods {goods}") == basic
    assert points(f"{tile}+; goods {goods}") == upgraded
    assert points(tile, home(goods)) == 0


@pytest.mark.rule("KF-8.3")
@pytest.mark.parametrize("tile", ["blacksmith", "stone_yard", "timber_yard"])
def test_gold_lying_there_stands_in(tile: str) -> None:
    assert points(f"{tile}; goods 2 gold") == 4
    assert points(tile, home("2 gold")) == 2


@pytest.mark.rule("KF-8.3")
def test_on_the_barn_gold_scores_as_any_other_resource() -> None:
    assert points("barn; goods 2 gold") == 2
    assert points("barn+; goods 2 gold") == 4


@pytest.mark.rule("KF-8.3", "KF-9.7")
def test_a_resource_of_another_kind_scores_nothing_there_but_under_3b() -> None:
    assert points("timber_yard; goods 2 stone 1 iron") == 0
    assert points("timber_yard; goods 2 stone 1 iron", "summer_boat_3b", "jeweller") == 6
    assert points("blacksmith+; goods 1 wood 1 iron") == 3


@pytest.mark.rule("KF-8.3", "KF-9.7")
def test_a_resource_lying_there_scores_nowhere_else() -> None:
    assert points("timber_yard; goods 1 wood", "mercers_guild", home("1 stone 1 iron")) == 2
    assert points("timber_yard+; goods 3 wood", "mercers_guild", home("1 stone 1 iron")) == 9
    assert points("timber_yard; goods 2 stone", "windmill", home("3 wood")) == 0
    assert points("timber_yard; goods 2 stone", "watermill") == 0
    assert points("barn; goods 2 gold", "jeweller") == 2
    assert points("barn; goods 5 iron", "boat_white_wind", "windmill") == 5


@pytest.mark.rule("KF-8.3", "KF-8.6")
def test_gold_lying_there_is_no_gold_left_over() -> None:
    assert points("timber_yard; goods 1 gold", home("1 gold")) == 2 + 1


@pytest.mark.rule("KF-8.4")
def test_resources_are_assigned_wherever_they_lie() -> None:
    apart = ("windmill; goods 1 wood", "keywood; goods 2 iron", home("1 stone"))
    assert points(*apart, "alehouse; goods 1 wood") == 5
    assert points(*apart, "barn; goods 1 wood") == 1


@pytest.mark.rule("KF-8.5")
def test_scoring_tiles_score_as_often_as_the_items_allow() -> None:
    assert points("apothecary", workers="14 red") == 6
    assert points("apothecary", workers="15 red") == 9
    assert points("scribes", skills="3 saw 3 pick 2 anvil") == 20


@pytest.mark.rule("KF-8.5")
def test_the_keythedral_scores_once() -> None:
    assert points("keythedral", home("6 wood"), workers="9 red 9 green", skills="9 saw") == 12


@pytest.mark.rule("KF-8.5")
def test_scholar_village_hall_and_watermill_score_one_kind_only() -> None:
    assert points("scholar", skills="2 saw 3 pick 1 anvil") == 9
    assert points("village_hall", workers="2 red 4 blue 3 green") == 4
    assert points("watermill", home("2 wood 3 iron 1 stone")) == 3


@pytest.mark.rule("KF-8.6")
def test_each_gold_not_used_elsewhere_scores_one() -> None:
    assert points(home("4 gold 3 wood")) == 4
    assert points("mercers_guild", home("1 wood 1 stone 3 gold")) == 5 + 2


@pytest.mark.rule("KF-8.7", "KF-9.18")
def test_the_purple_worker_counts_as_a_resource_a_skill_or_a_worker() -> None:
    assert points(start=0) == 1
    assert points("windmill", home("4 wood"), start=0) == 5
    assert points("key_guild", skills="4 saw", start=0) == 10
    assert points("apothecary", workers="4 red", start=0) == 3


@pytest.mark.rule("KF-8.7", "KF-9.18")
def test_the_purple_worker_counts_as_any_kind() -> None:
    assert points("mercers_guild", home("1 wood 1 iron"), start=0) == 5
    assert points("scribes", skills="1 anvil 1 pick", start=0) == 10
    assert points("craftsmans_guild", workers="1 red 1 yellow", start=0) == 3
    assert points("key_market", start=0) == 2
    assert points("jeweller", start=0) == 2


@pytest.mark.rule("KF-8.7", "KF-9.18")
@pytest.mark.parametrize("tile", ["barn+", "blacksmith", "stone_yard", "timber_yard"])
def test_the_purple_worker_may_stand_on_a_storage_tile_without_transport(tile: str) -> None:
    assert points(tile, start=0) == 2


@pytest.mark.rule("KF-8.7")
def test_only_the_start_player_has_the_purple_worker() -> None:
    board = winter_board(start=1)
    assert board.rules.scores(board.table) == [0, 1]


@pytest.mark.rule("KF-8.8", "KF-8.14")
def test_the_assignment_is_the_best_one_where_the_greedy_one_is_not() -> None:
    skills = "2 saw 2 pick 2 anvil"
    assert points("scribes", "key_guild", skills=skills) == 20
    assert points("scholar", "key_guild", skills="5 saw 1 pick") == 15
    assert points("scholar", "scribes", skills="4 saw 1 pick 1 anvil") == 10 + 9


@pytest.mark.rule("KF-8.12")
def test_the_most_points_win_and_a_tie_is_shared() -> None:
    assert winners("20 30 25") == [1]
    assert winners("30 20 30") == [0, 2]


@pytest.mark.rule("KF-9.10")
def test_with_the_boat_option_the_tied_player_who_chose_first_in_winter_wins() -> None:
    chosen = "\nseat 0; boat_turn 2\nseat 1; boat_turn 0\nseat 2; boat_turn 1"
    assert winners("30 20 30" + chosen, ",tiebreak=boat") == [2]
    assert winners("30 40 30" + chosen, ",tiebreak=boat") == [1]
    assert winners("30 20 30" + chosen) == [0, 2]


def winners(end: str, options: str = "") -> list[int]:
    scores, _, seats = end.partition("\n")
    board = Board(f"season winter\nask season; next placed\n{seats}", players=3, options=options)
    board.table.final = [int(score) for score in scores.split(" ")]
    return board.rules.winners(board.table)


@pytest.mark.rule("KF-9.10")
def test_a_tie_at_the_table_goes_by_the_choice_of_boats_in_winter() -> None:
    for options, expected in (("", [0, 1]), (",tiebreak=boat", [1])):
        board = place_all(end_season_and_boats(season="winter", start=1, options=options))
        assert board.rules.scores(board.table) == [1, 1]
        assert board.rules.winners(board.table) == expected


@pytest.mark.rule("KF-8.13")
def test_at_the_end_the_screens_are_lifted() -> None:
    board = end_season_and_boats("seat 0; workers 3 red; skills 1 saw", season="winter")
    hidden = [{"workers": {"red": 3}, "skills": {"saw": 1}}, {"workers": {}, "skills": {}}]
    assert hands(board) == [None, None]
    assert hands(place_all(board)) == hidden


@pytest.mark.rule("KF-8.13")
def test_nobody_takes_the_last_tile_back_once_the_screens_were_lifted() -> None:
    board = end_season_and_boats(season="winter")
    match = Match(board.rules, "screens", start=board.table)
    while not board.rules.over(match.state):
        seat = board.rules.waiting_seats(match.state)[0]
        match.act(seat, board.rules.text(board.rules.options(match.state, seat)[0]))
    assert match.lines[-1].revealed
    assert match.undo_line(seat) == -1


def hands(board: Board) -> list[object]:
    """What a spectator sees of the hands."""
    players = board.rules.view(board.table, -1)["players"]
    assert isinstance(players, list)
    return [player.get("hand") for player in players]
