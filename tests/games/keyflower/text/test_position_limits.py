"""Positions that cannot be are refused with the line and the rule: stocks, boats, seasons, questions, the end."""

import pytest

from tests.games.keyflower.board import Board, book_of
from tests.games.wording import sentences
from tilewright.kernel.position import PositionError

HOMES = "village 0 home_1 0,0 0\nvillage 1 home_2 0,0 0\n"
CHOOSING = (
    "season spring; start 0; queue 1\nask boat; seat 1\nboat boat_keyflower\nboat boat_sea_bastion; moored\n"
)
WINTER_CHOOSING = CHOOSING.replace("spring", "winter")
BOATS = "village 0 boat_keyflower 0,1 0\nvillage 0 boat_sea_bastion 0,2 0"
PLACING = "season winter; start 0\nask season; next placed\n"


def refusal(text: str, options: str = "players=2") -> PositionError:
    with pytest.raises(PositionError) as caught:
        book_of(f"keyflower({options})").load_position(text)
    assert all(sentences("keyflower", caught.value).values())
    return caught.value


@pytest.mark.parametrize(
    ("line", "rule", "text"),
    [
        (5, "KF-7.8", f"{WINTER_CHOOSING}seat 0; boarded 1; to_place boat_keyflower; boat_turn 0"),
        (5, "KF-7.8", f"{WINTER_CHOOSING}seat 0; boarded 0; boat_turn 0"),
        (5, "KF-7.14", f"{CHOOSING}seat 0; boarded 0\nseat 1; boarded 0"),
        (5, "KF-7.14", f"{CHOOSING}seat 0; boarded 1"),
        (1, "KF-7.14", CHOOSING),
        (2, "KF-7.5", CHOOSING.replace("seat 1", "seat 0") + "seat 0; boarded 0"),
        (1, "KF-7.5", "season spring; queue 0"),
        (1, "KF-7.5", "boat boat_keyflower; moored"),
        (1, "KF-7.5", "seat 0; boarded 0"),
        (3, "KF-7.5", f"{CHOOSING.replace('keyflower', 'keyflower; workers 1 red')}seat 0; boarded 0"),
        (2, "KF-7.5", "ask season; next placed\nboat boat_keyflower; workers 1 red"),
        (1, "KF-2.1", "boat boat_keyflower; workers 8 red"),
        (1, "KF-2.1", "boat boat_keyflower; skills 2 saw"),
        (5, "KF-7.14", f"season winter\n{HOMES}{BOATS}"),
        (3, "KF-7.8", f"{PLACING}seat 0; boat_turn 0\nseat 1; boat_turn 0"),
        (3, "KF-7.8", f"{PLACING}seat 0; boat_turn 1"),
        (1, "KF-7.8", f"{PLACING}seat 0; boat_turn 0"),
        (2, "KF-7.8", "season autumn\nseat 0; boat_turn 0"),
        (3, "KF-7.8", f"{PLACING}boat boat_keyflower"),
        (3, "KF-7.13", f"{PLACING}order turn_order_1"),
    ],
)  # fmt: skip
def test_boats_that_cannot_be_so_are_refused(line: int, rule: str, text: str) -> None:
    error = refusal(text)
    assert (error.line, error.rule) == (line, rule)


@pytest.mark.parametrize(
    ("line", "rule", "text"),
    [
        (1, "KF-8.8", "season winter; over 99 1"),
        (1, "KF-8.1", "season autumn; over 0 0"),
        (2, "KF-8.1", "season winter; start 0; over 1 0\nask turn; seat 0"),
        (1, "KF-8.1", "season winter; start 0; turn 0; over 1 0"),
        (2, "KF-7.9", "season winter; start 0; over 1 0\nseat 0; workers none; to_place scholar"),
        (2, "KF-7.3", "season winter; start 0; over 1 0\nmarket scholar"),
    ],
)
def test_an_end_that_cannot_be_is_refused(line: int, rule: str, text: str) -> None:
    error = refusal(text)
    assert (error.line, error.rule) == (line, rule)


def test_an_end_with_the_points_of_the_explanation_is_read() -> None:
    board = Board("season winter; start 0; over 1 0\nseat 0; workers none\nseat 1; workers none")
    assert board.rules.scores(board.table) == [1, 0]
    assert not board.table.stack


@pytest.mark.parametrize(
    ("line", "rule", "text"),
    [
        (1, "KF-1.11", "seat 0; winter none"),
        (2, "KF-2.4", "season autumn\nseat 0; winter scholar scribes windmill; picked scholar"),
        (2, "KF-2.4", "season winter\nask season; next reveal\nseat 0; winter scholar"),
        (1, "KF-2.4", "ask season; next reveal"),
        (1, "KF-2.5", "season spring; turn 1\nask turn; seat 0"),
        (3, "KF-6.1", f"{HOMES}ask transport; seat 0; tile home_1; transport 1"),
        (
            3,
            "KF-6.2",
            f"{HOMES.replace('0,0 0', '0,0 0; workers 1 red')}ask transport; seat 0; tile home_1; transport 9",
        ),
        (
            3,
            "KF-6.3",
            f"{HOMES.replace('0,0 0', '0,0 0; workers 1 red')}ask transport; seat 0; tile home_1; upgrades 2",
        ),
        (1, "KF-5.14", "ask effect; seat 0; tile workshop\nmarket workshop"),
        (1, "KF-4.1", "ask group; seat 0; tile keywood; using 5\nmarket keywood"),
        (1, "KF-3.3", "ask group; seat 0; tile keywood; joined 1\nmarket keywood"),
        (1, "KF-3.7", "ask group; seat 0; tile keywood; using 1; added 1\nmarket keywood\nseat 0; workers 4 blue"),
        (1, "", "ask turn; seat 0; acted 7"),
        (1, "", "ask season; next unsold"),
    ],
)
def test_questions_and_winter_tiles_that_cannot_be_are_refused(line: int, rule: str, text: str) -> None:
    error = refusal(text)
    assert (error.line, error.rule) == (line, rule)


def test_more_tiles_of_a_season_than_are_laid_out_are_refused() -> None:
    keys = ("keywood", "miner", "stable", "gold_mine", "key_mine", "alehouse")
    text = "\n".join(f"market {key}" for key in keys)
    error = refusal(f"{text}\nseat 0; to_place workshop\nask season; next boats")
    assert error.rule in ("KF-1.6", "KF-7.3")
    assert refusal(f"season summer\n{HOMES}" + "\n".join(
        f"village {seat} {key} {cell}" for seat, key, cell in (
            (0, "keywood", "0,-1 0"), (0, "miner", "1,0 2"), (0, "stable", "-1,1 4"), (1, "key_mine", "0,-1 0"),
        )
    ) + "\nmarket none\nseat 0; to_place gold_mine alehouse workshop").rule in ("KF-7.9", "KF-7.10")  # fmt: skip


@pytest.mark.parametrize(
    ("line", "rule", "words", "text"),
    [
        (2, "KF-1.1", "given=41, piece=red, most=40", "seat 0; workers 30 red\nmarket keywood; bids 1 11 red"),
        (2, "KF-1.2", "given=17, piece=saw, most=16", "seat 0; skills 9 saw\nseat 1; skills 8 saw"),
        (
            2,
            "KF-1.3",
            "given=25, piece=wood, most=24",
            "village 0 home_1 0,0 0\nvillage 1 home_2 0,0 0; goods 25 wood",
        ),
        (2, "KF-1.1", "piece=red, there=10, given=11", "seat 0; workers 30 red\nstocks; bag 11 red"),
    ],
)
def test_too_many_pieces_are_refused_with_the_kind_and_the_line(
    line: int, rule: str, words: str, text: str
) -> None:
    error = refusal(text)
    assert (error.line, error.rule) == (line, rule)
    assert words in str(error)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (2, "game keyflower(players=2)\ngame keyflower(players=2)"),
        (1, "game artificium(players=2)"),
        (2, "stocks; green 1\nstocks; green 1"),
        (2, "market none\nmarket keywood"),
        (2, "market none\nmarket none"),
        (1, "stocks red; green 1"),
        (1, "boat boat_keyflower; moored yes"),
    ],
)
def test_lines_that_say_a_thing_twice_or_more_than_they_can_are_refused(line: int, text: str) -> None:
    error = refusal(text)
    assert (error.line, error.rule) == (line, "")


def test_questions_below_the_one_that_waits_can_be_left_out() -> None:
    short = Board("market keywood\nseat 0; workers 3 blue\nask group; seat 0; tile keywood; using 0")
    long = Board(
        "market keywood\nseat 0; workers 3 blue\nask season; next end\nask turn; seat 0; acted 1\n"
        "ask group; seat 0; tile keywood; using 0"
    )
    assert short.rules.position(short.table) == long.rules.position(long.table)
    assert short.asked == "group"
    assert "ask season; seats none; next end; unclaimed 0" in short.rules.position(short.table)
    assert Board("ask season; next 2\nask turn; seat 1").waiting == Board("ask turn; seat 1").waiting == [1]


def test_positions_of_older_versions_are_read() -> None:
    home = HOMES.replace("0,0 0", "0,0 0; workers 1 red")
    for old, new in [
        ("ask season; next dusk\nask turn; seat 1", "ask season; next end\nask turn; seat 1"),
        (
            f"{home}ask haul; seat 0; tile home_1; transport 1",
            f"{home}ask transport; seat 0; tile home_1; transport 1",
        ),
    ]:
        before, now = Board(old), Board(new)
        assert before.rules.position(before.table) == now.rules.position(now.table)
