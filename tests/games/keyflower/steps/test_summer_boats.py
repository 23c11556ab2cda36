"""KF-9.1: summer boats 1a and 1b at the end of a season, and when powers begin."""

import pytest

from tests.games.keyflower.game_ends import explained_line
from tests.games.keyflower.season_ends import end_season, end_season_and_boats, place_all

OWNER_OF_1A = "village 0 home_1 0,0 0\nvillage 0 summer_boat_1a 0,1 0"
OWNER_OF_1B = "village 0 home_1 0,0 0\nvillage 0 summer_boat_1b 0,1 0"


@pytest.mark.rule("KF-9.1")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_1a_draws_two_workers_at_the_end_of_a_season(season: str) -> None:
    board = end_season_and_boats(OWNER_OF_1A, "stocks; bag 5 red", season=season)
    assert board.hand(0) == {"red": 2}
    assert [event["count"] for event in board.happened("drew-workers")] == [2]
    assert [event["seat"] for event in board.happened("power")] == [0]


@pytest.mark.rule("KF-9.1", "KF-7.3")
def test_1a_draws_already_at_the_end_of_the_summer_in_which_it_was_won() -> None:
    board = end_season_and_boats("market summer_boat_1a; bids 1 1 red", "stocks; bag 5 yellow", season="summer")
    assert board.asked == "place"
    assert sum(board.hand(1).values()) == 2


@pytest.mark.rule("KF-9.1", "KF-7.7")
def test_1a_draws_after_all_winning_bids_are_in_the_bag() -> None:
    board = end_season_and_boats(
        "market summer_boat_1a; bids 0 1 red",
        "order turn_order_1; bids 1 1 blue",
        "stocks; bag none",
        season="summer",
    )
    assert board.hand(0) == {"red": 1, "blue": 1}
    assert board.bag() == {}


@pytest.mark.rule("KF-9.1")
def test_1a_draws_after_the_boats_have_been_chosen_and_before_tiles_are_placed() -> None:
    lines = ("market summer_boat_1a; bids 0 1 red", "stocks; bag 5 yellow")
    assert end_season(*lines, season="summer").hand(0) == {}
    board = end_season_and_boats(*lines, season="summer")
    assert board.asked == "place"
    assert sum(board.hand(0).values()) == 2


@pytest.mark.rule("KF-9.1", "KF-5.8")
def test_1a_draws_what_there_is() -> None:
    assert end_season_and_boats(OWNER_OF_1A, "stocks; bag none", season="autumn").hand(0) == {}
    assert end_season_and_boats(OWNER_OF_1A, "stocks; bag 1 blue", season="autumn").hand(0) == {"blue": 1}


@pytest.mark.rule("KF-9.1", "KF-9.21")
def test_only_the_owner_sees_what_1a_draws() -> None:
    board = end_season_and_boats(OWNER_OF_1A, "stocks; bag 5 red", season="autumn")
    [drawn] = [event for event in board.events if event.kind == "drew-workers"]
    assert drawn.seen_by(0)["workers"] == {"red": 2}
    assert "workers" not in drawn.seen_by(1)


@pytest.mark.rule("KF-9.1")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_1b_takes_a_green_worker_from_the_supply_instead(season: str) -> None:
    board = end_season_and_boats(OWNER_OF_1B, "stocks; bag 5 red; green 3", season=season)
    assert board.hand(0) == {"green": 1}
    assert board.table.green == 2
    assert board.happened("drew-workers") == []


@pytest.mark.rule("KF-9.1")
def test_1b_works_already_at_the_end_of_the_summer_in_which_it_was_won() -> None:
    board = end_season_and_boats("market summer_boat_1b; bids 1 1 red", season="summer")
    assert board.asked == "place"
    assert board.hand(1) == {"green": 1}


@pytest.mark.rule("KF-9.1")
def test_1b_takes_nothing_when_the_supply_is_out_even_if_the_bag_has_green() -> None:
    board = end_season_and_boats(OWNER_OF_1B, "stocks; bag 4 green; green 0", season="autumn")
    assert board.hand(0) == {}
    assert board.bag() == {"green": 4}


@pytest.mark.rule("KF-9.1")
def test_nobody_else_gets_workers_from_it() -> None:
    board = end_season_and_boats(OWNER_OF_1A, "stocks; bag 5 red", season="autumn")
    assert board.hand(1) == {}


@pytest.mark.rule("KF-9.1", "KF-8.1")
def test_workers_of_1a_at_the_end_of_winter_count_in_the_scoring() -> None:
    village = OWNER_OF_1A + "\nvillage 0 village_hall 0,-1 3"
    board = place_all(end_season_and_boats(village, "stocks; bag 2 red", season="winter", start=0))
    assert board.hand(0) == {"red": 2}
    assert explained_line(board, "village_hall")["points"] == 2


@pytest.mark.rule("KF-9.1")
def test_no_worker_is_ever_placed_on_a_summer_boat() -> None:
    board = end_season_and_boats(OWNER_OF_1A, "stocks; bag 5 red", season="summer", start=1)
    assert board.refused("0 use summer_boat_1") == "KF-5.1"
