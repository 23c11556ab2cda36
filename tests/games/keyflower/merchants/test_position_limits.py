"""Positions with The Merchants that cannot be are refused with the line and the rule (MC-1, MC-4, MC-5)."""

import pytest

from tests.games.keyflower.board import Board, book_of
from tests.games.keyflower.merchants.merchants_board import face_up, keys, trade
from tests.games.wording import sentences
from tilewright.kernel.position import PositionError

HOMES = "village 0 home_1+ 0,0 0\nvillage 1 home_2 0,0 0\n"
RUN_OUT = """season winter; start 0; turn 0
market none
seat 0; workers 1 blue
seat 1; workers none
village 0 home_1 0,0 0
village 0 merchant 0,-1 0
contracts; display saw_wood gold2 green_worker4; stacks / / ; discards DISCARDS
""".replace("DISCARDS", "wood2_resource2 stone2_resource2 iron2_resource2")
OVER = "season winter; start 0; over 1 0\nseat 0; workers none\nseat 1; workers none\n" + HOMES.replace("+", "")
WITH_4B = f"season autumn; start 0; turn 0\n{HOMES}village 0 summer_boat_4b 0,1 0\n"


def refusal(text: str) -> PositionError:
    with pytest.raises(PositionError) as caught:
        book_of("keyflower(players=2,merchants=true)").load_position(text)
    assert all(sentences("keyflower", caught.value).values())
    return caught.value


@pytest.mark.parametrize(
    ("line", "rule", "text"),
    [
        (2, "MC-1.1", "trade 0; cabins 6\ntrade 1; cabins 6"),
        (2, "MC-1.1", "trade 0; cabins 5\nwares; cabins 2"),
        (2, "MC-1.1", "wares; cabins 2\ntrade 0; cabins 5"),
        (4, "MC-5.7", f"{HOMES}extension home_1 red_for_wood\nwares; extensions red_for_wood"),
        (4, "MC-5.7", f"{HOMES}wares; extensions red_for_wood\nextension home_1 red_for_wood"),
        (1, "MC-5.7", "wares; extensions red_for_wood red_for_wood"),
        (1, "MC-1.1", "contracts; shuffles 1; shuffled 0 1"),
        (1, "MC-4.10", "contracts; display wood3 - gold2; stacks red4 / / "),
        (2, "", "trade 0; cabins 1\ntrade 0; cabins 1"),
        (2, "", "hold boat_keyflower_ii; gold 1\nhold boat_keyflower_ii; gold 1\nboat boat_keyflower_ii"),
        (2, "", "contracts; discards wood3\ncontracts; discards gold2"),
        (2, "", "wares; cabins 1\nwares; cabins 1"),
        (1, "", "trade 0 1; cabins 1"),
        (3, "KF-2.4", "season winter\nboat boat_keyflower_ii\nhold boat_keyflower_ii; gold 1"),
        (2, "MC-1.6", "boat boat_keyflower_ii\nhold boat_keyflower_ii; gold 2"),
        (2, "MC-1.6", "boat boat_keyflower_ii\nhold boat_keyflower_ii; contracts wood3"),
        (1, "MC-4.10", f"contracts; display wood3 - gold2; stacks red4 / / \n{OVER}"),
        (1, "KF-3.9", "market keywood; colour red"),
        (5, "KF-3.9", f"{WITH_4B}market fair; workers 2 red; colour blue"),
        (5, "KF-3.9", f"{WITH_4B}village 0 stable 0,-1 0; workers 2 red; colour blue"),
        (2, "MC-4.1", "market assayer\nask contract; seat 0; tile assayer; count 1"),
        (
            3,
            "MC-4.1",
            "season autumn\nmarket wainwright; workers 1 red\nask contract; seat 0; tile wainwright; count 1",
        ),
        (3, "", f"{HOMES}ask cost; seat 0; tile home_1; extension 0"),
    ],
)
def test_what_cannot_be_is_refused(line: int, rule: str, text: str) -> None:
    error = refusal(text)
    assert (error.line, error.rule) == (line, rule)


def test_a_stack_holds_contracts_of_the_last_shuffle_only() -> None:
    numbers = " ".join(["0"] * 36)
    text = f"contracts; display saw_wood gold2 wood3; stacks red4 / / ; shuffles 1; shuffled {numbers}"
    assert refusal(text).rule == "MC-4.3"
    board = Board(text.partition("; shuffled")[0], options=",merchants=true")
    assert trade(board).shuffled.count(1) == 1


@pytest.mark.rule("MC-4.3", "MC-4.10")
def test_empty_stacks_are_made_anew_of_the_discards_and_no_place_stays_empty() -> None:
    board = Board(RUN_OUT, options=",merchants=true")
    assert face_up(board) == ["saw_wood", "gold2", "green_worker4"]
    assert sorted(len(stack) for stack in trade(board).stacks) == [1, 1, 1]
    assert trade(board).discards == []
    board.do("0 use merchant", "0 send 1 blue", "0 contract saw_wood")
    assert "-" not in face_up(board)


@pytest.mark.rule("MC-4.3")
def test_empty_places_are_filled_when_the_stacks_are_made_anew() -> None:
    text = RUN_OUT.replace("display saw_wood gold2 green_worker4", "display saw_wood - green_worker4")
    board = Board(text, options=",merchants=true")
    assert len(set(face_up(board))) == 3
    assert "-" not in face_up(board)
    left = [contract for stack in trade(board).stacks for contract in stack]
    shown = [key for key in keys(board, [*left, *trade(board).display]) if key.endswith("resource2")]
    assert sorted(shown) == ["iron2_resource2", "stone2_resource2", "wood2_resource2"]


@pytest.mark.rule("MC-1.5")
def test_three_contracts_lie_face_up_when_the_game_is_over_too() -> None:
    board = Board(OVER, options=",merchants=true")
    assert "-" not in face_up(board)
    assert sum(len(stack) for stack in trade(board).stacks) == 33


def test_4b_lays_workers_down_on_a_tile_that_has_the_colour_of_its_extension() -> None:
    text = f"{WITH_4B}village 0 stable+ 0,-1 0; workers 2 blue; colour red\nextension stable red_for_wood"
    board = Board(text, options=",merchants=true")
    written = board.rules.position(board.table)
    assert "workers 2 blue; used 2; colour red" in written
    assert board.rules.position(board.rules.load_position(written)) == written


def test_contracts_that_are_nowhere_are_not_said_to_be_hidden() -> None:
    board = Board(RUN_OUT, options=",merchants=true")
    view = board.rules.view(board.table, -1)["merchants"]
    assert isinstance(view, dict)
    assert sorted(view["unseen"][1]) == ["iron2_resource2", "stone2_resource2", "wood2_resource2"]
    assert view["unseen"][0] == []


@pytest.mark.parametrize(
    ("question", "below"),
    [
        ("contract; seat 0; tile merchant; count 1", "turn"),
        ("cost; seat 0; tile home_1; extension 0", "transport"),
        ("moor; seat 0; boat 0", "boat"),
    ],
)
def test_a_question_of_the_expansion_says_what_it_stands_upon(question: str, below: str) -> None:
    error = refusal(f"{HOMES}ask season\nask {question}")
    assert (error.key, error.facts["wanted"]) == ("stands-upon", below)
