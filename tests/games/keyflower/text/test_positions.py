"""Positions: what breaks a rule is refused with its number, what is left out is filled in (docs/positions.md)."""

import pytest

from tests.games.keyflower.board import Board, book_of
from tests.games.wording import sentences
from tilewright.kernel.position import PositionError

HOME = "village 0 home_1 0,0 0\n"
SEVEN = ("keywood", "miner", "stable", "gold_mine", "key_mine", "alehouse", "workshop")
BOATS = "boat boat_keyflower; moored\nboat boat_sea_bastion; moored\n"


def refusal(text: str, players: int = 2) -> PositionError:
    with pytest.raises(PositionError) as caught:
        book_of(f"keyflower(players={players})").load_position(text)
    assert all(sentences("keyflower", caught.value).values())
    return caught.value


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("KF-1.1", "seat 0; workers 41 red"),
        ("KF-1.1", "seat 0; workers 21 green"),
        ("KF-1.1", "seat 0; workers 30 red\nmarket keywood; bids 1 11 red"),
        ("KF-1.1", "seat 0; workers 30 red\nstocks; bag 11 red"),
        ("KF-1.1", "stocks; bag 15 green; green 6"),
        ("KF-1.2", "seat 0; skills 17 saw"),
        ("KF-1.2", "seat 0; skills 9 saw\nseat 1; skills 8 saw"),
        ("KF-1.2", "seat 0; skills 9 saw\nstocks; skills 8 saw"),
        ("KF-1.3", f"{HOME}village 1 home_2 0,0 0; goods 25 wood"),
        ("KF-1.3", "village 0 home_1 0,0 0; goods 20 gold\nstocks; supply 29 gold"),
    ],
)
def test_more_pieces_than_the_box_has_are_refused(rule: str, text: str) -> None:
    assert refusal(text).rule == rule


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("KF-1.5", "market keywood\nmarket keywood"),
        ("KF-1.5", "season autumn\nvillage 0 home_1 0,0 0\nvillage 0 keywood 0,-1 0\nvillage 1 home_1 0,0 0"),
        ("KF-1.5", "season summer\nmarket summer_boat_1a\nmarket summer_boat_1b"),
        ("KF-1.5", "seat 0; winter scholar\nseat 1; winter scholar"),
        ("KF-1.5", f"season winter\n{BOATS}{HOME}village 0 boat_keyflower 0,1 0"),
        ("KF-1.6", "order turn_order_2"),
        ("KF-1.6", "seat 0; winter scholar scribes windmill watermill"),
        ("KF-1.6", "\n".join(f"market {key}" for key in SEVEN)),
        ("KF-1.8", "village 0 keywood 0,0 0"),
        ("KF-1.8", "village 0 home_1 0,1 0"),
        ("KF-1.8", f"{HOME}village 0 home_2 0,-1 0"),
        ("KF-1.9", "boat boat_flipper"),
        ("KF-1.11", "seat 0; winter keywood"),
        ("KF-2.3", "season summer\nmarket keywood"),
        ("KF-2.3", f"season spring\n{HOME}village 0 carpenter 0,-1 2"),
        ("KF-2.4", "season winter\nboat boat_keyflower; workers 1 red"),
        ("KF-2.4", "season winter\nseat 0; winter scholar"),
        ("KF-2.4", "season autumn\nseat 0; winter scholar; picked windmill"),
        ("KF-6.5", "season summer\nmarket summer_boat_1+"),
        ("KF-6.5", "season winter\nmarket scholar+"),
        ("KF-7.8", f"season autumn\n{HOME}village 0 boat_keyflower 0,1 0"),
        ("KF-7.9", "season summer\nseat 0; to_place keywood"),
        ("KF-7.9", "seat 0; to_place keywood; placing miner"),
    ],
)  # fmt: skip
def test_tiles_that_cannot_be_there_are_refused(rule: str, text: str) -> None:
    assert refusal(text).rule == rule


@pytest.mark.parametrize(
    "line",
    [
        "village 0 keywood 0,-1 1",  # its field against the road of the home
        "village 0 keywood 0,1 0",  # its road against the water of the home
        "village 0 keywood 0,-2 0",  # touches nothing
        "village 0 keywood 0,0 0",  # where the home lies
        "village 0 summer_boat_1a 0,1 1",  # its field against the water of the home
    ],
)
def test_edges_that_do_not_match_and_cells_that_do_not_touch_are_refused(line: str) -> None:
    assert refusal(f"season summer\n{HOME}{line}").rule == "KF-7.10"


@pytest.mark.rule("KF-9.1")
def test_tiles_placed_after_2a_need_not_match_edges_and_those_before_it_must() -> None:
    tile, boat = "village 0 keywood 0,-1 1\n", "village 0 summer_boat_2a 0,1 0\n"
    board = Board(f"season autumn\n{HOME}{boat}{tile}")
    assert board.table.villages[0].tiles[2] == board.tile("keywood")
    assert refusal(f"season autumn\n{HOME}{tile}{boat}").rule == "KF-7.10"
    assert refusal(f"season autumn\n{HOME}{boat.replace('0,1 0', '0,1 1')}").rule == "KF-7.10"
    waiting = "seat 0; to_place summer_boat_2a\n"
    assert refusal(f"season summer\n{waiting}{HOME}{tile}").rule == "KF-7.10"


@pytest.mark.parametrize(
    ("rule", "clauses"),
    [
        ("KF-4.2", "bids 0 2 red, 1 2 red"),
        ("KF-4.4", "bids 0 2 red, 0 3 red"),
        ("KF-3.1", "bids 0 0 red"),
        ("KF-3.9", "bids 0 2 red, 1 3 blue"),
        ("KF-3.9", "bids 0 2 red; workers 1 blue"),
        ("KF-3.9", "workers 1 blue 1 red"),
        ("KF-3.9", "colour red"),
        ("KF-3.9", "workers 1 blue; colour red"),
        ("KF-5.2", "workers 7 red"),
        ("KF-5.2", "workers 2 red; used 3"),
        ("KF-5.2", "workers 2 red; used 0"),
        ("KF-5.2", "workers 4 red; used 2"),
        ("KF-5.6", "goods 1 wood"),
        ("KF-9.2", "bids 0 2 red, 1 3 blue lying"),
    ],
)
def test_bids_and_uses_that_cannot_be_are_refused(rule: str, clauses: str) -> None:
    assert refusal(f"market keywood; {clauses}").rule == rule


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        ("KF-5.1", "season autumn\nmarket barn; workers 1 red"),
        ("KF-5.1", "season summer\nmarket summer_boat_2a; workers 1 red"),
        ("KF-5.1", "order turn_order_1; workers 1 red"),
        ("KF-5.1", "season winter\nmarket scholar; workers 1 red"),
        ("KF-4.1", "village 0 home_1 0,0 0; bids 0 1 red"),
    ],
)
def test_workers_and_bids_where_none_can_be_are_refused(rule: str, lines: str) -> None:
    assert refusal(lines).rule == rule


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        ("", "market inn; bids 1 2 red, 0 3 blue lying"),
        ("KF-9.2", "market inn; bids 1 2 red, 0 3 red lying"),
        ("KF-9.2", "market inn; bids 1 2 green, 0 3 blue lying"),
        ("KF-9.2", "market inn; bids 0 3 blue lying"),
        ("KF-9.2", "market inn; bids 0 2 red, 1 3 blue lying"),
        ("KF-9.2", "order turn_order_1; bids 1 2 red, 0 3 blue lying"),
    ],
)
def test_a_bid_lies_down_only_under_4a_beside_a_standing_bid(rule: str, lines: str) -> None:
    text = f"season autumn\n{HOME}village 0 summer_boat_4a 0,1 0\n{lines}"
    if rule:
        assert refusal(text).rule == rule
    else:
        assert Board(text).table.colour[book_of("keyflower(players=2)").box.by_key["inn"]] == 1


@pytest.mark.parametrize(
    ("rule", "clauses"),
    [
        ("", "1 0 1 0 1 0 1"),
        ("KF-9.21", "0 0 0 2 2 2 2"),
        ("KF-9.21", "1 1 1 0 1 1 1"),
        ("KF-9.21", "0 1 1 1 1 1 1"),
    ],
)
def test_what_is_known_of_skills_must_be_there_and_agree(rule: str, clauses: str) -> None:
    text = f"seat 0; skills 1 anvil 1 pick; known {clauses}"
    assert (refusal(text).rule if rule else Board(text).table.known_skills[1]) == (rule or 1)


def test_more_workers_seen_than_there_are_are_refused() -> None:
    assert refusal("seat 0; workers 1 red; seen 2 red").rule == "KF-9.21"


ACTING = f"{HOME}ask season; next 2\nask turn; seat 0; acted 1\n"
USED = ACTING.replace("0,0 0", "0,0 0; workers 1 red")
GROUP = "seat 0; workers 3 blue 1 yellow\nask group; seat 0; using 1; "  # with `added 1`: one blue worker


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("KF-7.1", "ask season; next 3\norder turn_order_1; bids 0 1 red"),
        ("KF-7.3", "ask season; next 0\nmarket keywood"),
        ("KF-7.4", "ask season; next 4\nvillage 0 home_1 0,0 0; workers 1 red"),
        ("KF-7.9", "ask season; next 4\nask place; seats 0\nseat 1; to_place keywood"),
        ("KF-7.14", f"season spring; queue 0 0\nask season; next 3\nask boat; seat 0\n{BOATS}"),
        ("KF-7.14", "season spring; queue 0 1\nask season; next 3\nask boat; seat 0\nboat boat_keyflower; moored"),
        ("KF-2.4", "season winter\nask season; next 1\nask winter; seats 0"),
        ("KF-3.1", f"{ACTING}{GROUP}added 1; tile peddler\nask price; seat 1; tile peddler\nmarket peddler"),
        ("KF-3.1", f"{ACTING}{GROUP}added 1; tile keywood\nask price; seat 0; tile keywood\nmarket keywood"),
        ("KF-3.3", f"{ACTING}{GROUP}added 9; tile peddler\nask price; seat 0; tile peddler\nmarket peddler"),
        (
            "KF-5.4",
            f"{ACTING}{GROUP}added 1; tile miner\nask price; seat 0; tile peddler\nmarket peddler\nmarket miner",
        ),
        ("", f"{ACTING}ask price; seat 0; tile peddler\nmarket peddler"),
        ("KF-4.1", f"{ACTING}ask group; seat 0; tile home_1"),
        ("KF-6.3", f"{USED}ask transport; seat 0; tile home_1\nask spend; seat 0; tile home_1"),
        ("KF-6.5", f"{USED}ask transport; seat 0; tile home_1; upgrades 1\nask spend; seat 0; tile scholar"),
        ("", "ask season; next 3\nask turn; seat 0"),
        ("", "ask season; next 2\nask turn"),
        ("", "ask season; next 9"),
    ],
)
def test_questions_that_nobody_could_answer_are_refused(rule: str, text: str) -> None:
    assert refusal(text).rule == rule


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (2, "season spring\nmarkt keywood"),
        (1, "season monsoon"),
        (2, "season spring\nseason summer"),
        (2, "seat 0\nseat 0"),
        (1, "market keywod"),
        (1, "market keywood; bid 1 2 red"),
        (1, "market keywood; bids 2 1 red"),
        (1, "market keywood; bids 0 1 pink"),
        (1, "market keywood; workers one red"),
        (1, "market keywood; workers 1 red; workers 1 red"),
        (1, "village 0 home_1 0;0 0"),
        (1, "village 0 home_1 0,0 6"),
        (1, "seat 7; workers 1 red"),
        (1, "season winter; over 1"),
        (1, "game keyflower(players=3)"),
        (3, "# a remark\n\n;"),
    ],
)
def test_what_is_no_position_is_refused_with_the_line(number: int, text: str) -> None:
    error = refusal(text)
    assert (error.line, error.rule) == (number, "")
    assert str(error).startswith(f"line {number}: ")
