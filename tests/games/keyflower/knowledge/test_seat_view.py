"""KF-9.9, KF-9.21, KF-9.22: what everybody may know, and what stays behind the screens."""

import json
from random import Random

import pytest

from tests.games.keyflower.board import Board, book_of, finish_boats
from tilewright.kernel.event import Event
from tilewright.kernel.rng import Rng


def shown(board: Board, viewer: int, seat: int, field: str) -> object:
    players = board.rules.view(board.table, viewer)["players"]
    assert isinstance(players, list)
    return players[seat][field]


def own(board: Board, seat: int) -> dict[str, object]:
    found = board.rules.view(board.table, seat)["own"]
    assert isinstance(found, dict)
    return found


def guesses(board: Board, viewer: int, seat: int, skills: bool = False) -> set[tuple[int, ...]]:
    """The hands, by kind, that the viewer may think the seat has."""
    worlds = [board.rules.determinize(board.table, viewer, Rng.from_seed(str(n))) for n in range(60)]
    if skills:
        return {tuple(world.skills[seat * 3 : seat * 3 + 3]) for world in worlds}
    return {tuple(world.hand[seat * 4 : seat * 4 + 4]) for world in worlds}


@pytest.mark.rule("KF-9.9", "KF-9.21")
def test_only_the_owner_sees_the_kinds_behind_a_screen_and_all_see_how_many_there_are() -> None:
    one = Board("season spring\nseat 1; workers 3 red 1 green; skills 2 saw")
    two = Board("season spring\nseat 1; workers 1 red 3 blue; skills 1 pick 1 anvil")
    assert own(one, 1)["workers"] == {"red": 3, "green": 1}
    assert own(one, 1)["skills"] == {"saw": 2}
    for board in (one, two):
        for viewer in (-1, 0):
            assert (shown(board, viewer, 1, "workers"), shown(board, viewer, 1, "skills")) == (4, 2)
            assert shown(board, viewer, 1, "workers_known") == {}
            assert shown(board, viewer, 1, "skills_known") == [0] * 8


@pytest.mark.rule("KF-9.9")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_view_is_the_same_whatever_the_others_hide(players: int) -> None:
    book = book_of(f"keyflower(players={players})")
    table, chance = book.new("hidden"), Random("hidden")
    for turn in range(120):
        if not table.stack:
            break
        for seat in (-1, turn % players):
            world = book.determinize(table, seat, Rng.from_seed(str(turn)))
            assert json.dumps(book.view(world, seat)) == json.dumps(book.view(table, seat))
        seat = chance.choice(book.waiting_seats(table))
        book.apply(table, seat, chance.choice(book.options(table, seat)))


@pytest.mark.rule("KF-9.9")
def test_skills_and_workers_taken_from_an_open_boat_stay_known_to_all() -> None:
    board = Board(
        "season spring; start 0; passes 2\nmarket none\nseat 0; workers 1 yellow; skills 1 saw\n"
        "boat boat_keyflower; workers 4 blue; skills 1 pick\nboat boat_sea_bastion"
    )
    board.do("0 board boat_keyflower")
    assert shown(board, 1, 0, "workers_known") == {"blue": 4}
    assert shown(board, 1, 0, "workers") == 5
    assert all(hand[0] >= 4 for hand in guesses(board, 1, 0))
    assert guesses(board, 1, 0, skills=True) == {(1, 1, 0), (0, 2, 0), (0, 1, 1)}


@pytest.mark.rule("KF-9.9")
def test_workers_that_all_saw_go_behind_a_screen_stay_known() -> None:
    board = Board(
        "season spring; start 0; passes 2\nseat 1; workers none\nvillage 1 home_2 0,0 0; workers 2 red\n"
        "market keywood; bids 1 1 blue, 0 2 blue\nmarket miner; bids 1 1 yellow; workers 1 yellow"
    )
    assert shown(board, 0, 1, "workers_known") == {"blue": 1, "red": 2, "yellow": 1}
    assert guesses(board, 0, 1) == {(1, 2, 1, 0)}


@pytest.mark.rule("KF-9.9")
def test_workers_drawn_blind_are_not_known() -> None:
    board = Board(
        "season spring; start 0\nseat 0; workers 1 red\nseat 1; workers none\nmarket alehouse+\n"
        "boat boat_keyflower\nstocks; bag 2 blue 5 yellow"
    )
    board.do("0 use alehouse", "0 send 1 red")
    assert shown(board, 1, 0, "workers") == 2
    assert shown(board, 1, 0, "workers_known") == {}
    (drew,) = [event for event in board.events if event.kind == "drew-workers"]
    assert "workers" not in drew.seen_by(1)
    assert "workers" not in drew.seen_by(-1)
    assert drew.seen_by(0)["workers"] == board.hand(0)


@pytest.mark.rule("KF-9.9")
def test_known_workers_that_leave_are_no_longer_said_to_be_there() -> None:
    board = Board("season spring; start 0\nseat 0; workers 3 red 1 blue; seen 2 red\nmarket keywood")
    board.do("0 bid keywood", "0 send 1 red")
    assert shown(board, 1, 0, "workers_known") == {"red": 1}
    assert all(hand[1] >= 1 and sum(hand) == 3 for hand in guesses(board, 1, 0))


@pytest.mark.rule("KF-9.9")
def test_a_choice_in_the_making_is_not_shown_to_others() -> None:
    board = Board(
        "season spring; start 0\nseat 0; workers 3 red\nmarket keywood; bids 0 1 red, 1 2 red\nmarket miner"
    )
    before = [board.rules.view(board.table, viewer) for viewer in (-1, 1)]
    board.do("0 use miner", "0 join keywood")
    assert [board.rules.view(board.table, viewer) for viewer in (-1, 1)] == before
    assert board.rules.view(board.table, 0) != before[1]


def paid(season: str, market: str, skills: str) -> tuple[Board, Event]:
    board = Board(f"season {season}; start 0\nseat 0; workers 1 red; {skills}\nmarket {market}")
    board.do(f"0 use {market}", "0 send 1 red")
    if board.asked == "price":
        board.do("0 return saw")
    (event,) = [event for event in board.events if event.kind == "paid-skill"]
    return board, event


@pytest.mark.rule("KF-9.21")
def test_any_skill_paid_goes_back_face_down_and_only_the_payer_knows_its_kind() -> None:
    board, event = paid("summer", "brewer", "skills 1 saw 1 pick; known 0 1 1 1 1 2 2")
    assert event.seen_by(0)["skill"] == "saw"
    assert "skill" not in event.seen_by(1)
    assert "skill" not in event.seen_by(-1)
    assert own(board, 0)["skills"] == {"pick": 1}
    assert guesses(board, 1, 0, skills=True) == {(0, 1, 0), (0, 0, 1)}


@pytest.mark.rule("KF-9.21")
def test_a_skill_of_a_printed_kind_is_seen_when_it_is_paid() -> None:
    board, event = paid("summer", "carpenter", "skills 1 saw 1 pick; known 0 1 1 1 1 2 2")
    assert event.seen_by(-1)["skill"] == "saw"
    assert guesses(board, 1, 0, skills=True) == {(0, 1, 0)}


@pytest.mark.rule("KF-9.21")
def test_any_skill_of_an_upgrade_goes_back_face_down_too() -> None:
    board = Board(
        "season autumn; start 0\nseat 0; workers 1 red; skills 1 saw 1 pick; known 0 1 1 1 1 2 2\n"
        "village 0 home_1 0,0 0\nvillage 0 barn 0,-1 0"
    )
    board.do("0 use home_1", "0 send 1 red", "0 upgrade barn", "0 spend 1 saw")
    (event,) = [event for event in board.events if event.kind == "upgraded"]
    assert "skills" in event.seen_by(0)
    assert "skills" not in event.seen_by(1)
    assert "skills" not in event.seen_by(-1)
    assert guesses(board, 1, 0, skills=True) == {(0, 1, 0), (0, 0, 1)}


@pytest.mark.rule("KF-9.21")
def test_workers_paid_are_seen() -> None:
    board = Board("season spring; start 0\nmarket peddler\nseat 0; workers 1 red 1 yellow")
    board.do("0 use peddler", "0 send 1 red")
    assert board.happened("paid-workers")[0]["workers"] == {"yellow": 1}


@pytest.mark.rule("KF-9.21")
def test_workers_that_all_know_of_are_known_until_they_leave_the_screen() -> None:
    board = Board(
        "season spring; start 0\nmarket keywood\nmarket peddler\n"
        "seat 0; workers 3 red 2 yellow; seen 2 red 2 yellow"
    )
    assert shown(board, 1, 0, "workers_known") == {"red": 2, "yellow": 2}
    board.do("0 bid keywood", "0 send 1 red", "1 pass")
    assert shown(board, 1, 0, "workers_known") == {"red": 1, "yellow": 2}
    board.do("0 use peddler", "0 send 2 red")  # one yellow worker is the price
    assert shown(board, 1, 0, "workers_known") == {"yellow": 1, "green": 1}


def winter(players: int) -> Board:
    return finish_boats(Board(f"season autumn; start 0; passes {players}\nmarket none", players))


@pytest.mark.rule("KF-9.22")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_winter_choice_is_known_to_the_chooser_only_until_all_have_chosen(players: int) -> None:
    board = winter(players)
    before = [board.rules.view(board.table, viewer)["players"] for viewer in (-1, 1)]
    board.do(f"0 {board.offered(0)[1]}")
    assert [board.rules.view(board.table, viewer)["players"] for viewer in (-1, 1)] == before
    assert own(board, 0)["picked"] == [board.table.keys[board.table.winter[0][1]]]
    (event,) = [event for event in board.events if event.kind == "chose-winter"]
    assert "tiles" in event.seen_by(0)
    assert list(event.seen_by(1)) == list(event.seen_by(-1)) == ["kind", "seat"]


@pytest.mark.rule("KF-9.22")
def test_with_two_players_the_chosen_tiles_are_not_shuffled() -> None:
    board = winter(2)
    dealt = [*board.table.winter[0], *board.table.winter[1]]
    board.do(f"1 {board.offered(1)[-1]}", f"0 {board.offered(0)[-1]}")
    assert list(board.table.lots) == dealt
    assert board.happened("winter-counts")[0]["counts"] == [3, 3]


@pytest.mark.rule("KF-9.22")
def test_with_more_players_who_chose_a_tile_stays_secret_to_the_end_of_the_game() -> None:
    board, chance = winter(3), Random("secret")
    board.do(*[f"{seat} {board.offered(seat)[-1]}" for seat in range(3)])
    assert board.table.winter == [[], [], []]
    assert list(board.table.picked) == [0, 0, 0]
    while board.waiting:
        seat = chance.choice(board.waiting)
        board.do(f"{seat} {chance.choice(board.offered(seat))}")
    chose = [event for event in board.events if event.kind == "chose-winter"]
    assert [event.audience for event in chose] == [1, 2, 4]
    assert all(list(event.seen_by((event.seat + 1) % 3)) == ["kind", "seat"] for event in chose)


def spoil(shown: object) -> None:
    """Empty every list and dictionary of it, the inner ones first."""
    if isinstance(shown, dict | list):
        for part in list(shown.values() if isinstance(shown, dict) else shown):
            spoil(part)
        shown.clear()


@pytest.mark.parametrize("merchants", ["false", "true"])
def test_whoever_changes_a_view_changes_no_other(merchants: str) -> None:
    """Views copy what is the same in all of them, such as how a tile lies."""
    rules, dice = book_of(f"keyflower(players=4,merchants={merchants})"), Random(3)
    state = rules.new("spoilt")
    while not rules.over(state):
        seat = dice.choice(rules.waiting_seats(state))
        before = json.dumps(rules.view(state, seat))
        spoil(rules.view(state, seat))
        assert json.dumps(rules.view(state, seat)) == before
        rules.apply(state, seat, dice.choice(rules.options(state, seat)))
