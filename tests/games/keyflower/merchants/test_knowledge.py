"""What a seat may know and guess of contracts, and MC-8.2: what lies open before the screen."""

import pytest

from tests.conformance.counts_merchants import count_trade
from tests.games.keyflower.board import Board
from tests.games.keyflower.merchants.merchants_board import held, keys, merchants_board, trade
from tilewright.games.keyflower.merchants.state.trade import Trade
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.rng import Rng

OPEN = ",open_workers=true"


def guesses(board: Board, seat: int, count: int = 30) -> list[KeyflowerState]:
    """Possible worlds for that seat, each with the same view and every piece in one place."""
    found = [board.rules.determinize(board.table, seat, Rng.from_seed(str(n))) for n in range(count)]
    view = board.rules.view(board.table, seat)
    assert all(board.rules.view(guess, seat) == view for guess in found)
    pieces = count_trade(board.rules, board.table)  # a position may leave contracts out
    assert all(count_trade(board.rules, guess) == pieces for guess in found)
    return found


def hands(board: Board, tables: list[KeyflowerState], seat: int) -> set[tuple[str, ...]]:
    copy = Board(options=",merchants=true")
    copy.rules = board.rules
    found = set()
    for table in tables:
        copy.table = table
        found.add(tuple(held(copy, seat)))
    return found


@pytest.mark.rule("MC-4.4")
def test_a_contract_taken_face_up_stays_known_in_every_guess() -> None:
    board = merchants_board("trade 0; contracts wood3 gold2; shown wood3")
    worlds = hands(board, guesses(board, 1), 0)
    assert all("wood3" in hand for hand in worlds)
    assert len(worlds) > 5  # the one taken unseen may be any


@pytest.mark.rule("MC-4.4")
def test_who_took_a_contract_unseen_knows_it() -> None:
    board = merchants_board("trade 0; contracts gold2")
    assert hands(board, guesses(board, 0), 0) == {("gold2",)}


@pytest.mark.rule("MC-4.4", "MC-1.6")
def test_nobody_knows_a_contract_on_a_boat() -> None:
    board = merchants_board("boat boat_sea_breese_ii", "hold boat_sea_breese_ii; contracts gold2", players=3)
    for seat in (-1, 0, 1, 2):
        sealed = {tuple(keys(board, guess_part(guess).boat_contracts[2])) for guess in guesses(board, seat)}
        assert len(sealed) > 5


def guess_part(table: KeyflowerState) -> Trade:
    part = table.parts[0]
    assert isinstance(part, Trade)
    return part


@pytest.mark.rule("MC-4.2", "MC-4.4")
def test_face_up_ones_and_discards_are_in_no_hidden_place_of_a_guess() -> None:
    board = merchants_board(
        "contracts; display wood3 iron3 gold2; discards blue4 red4", "trade 0; contracts stone3"
    )
    for hand in hands(board, guesses(board, 1), 0):
        assert not {"wood3", "iron3", "gold2", "blue4", "red4"} & set(hand)


@pytest.mark.rule("MC-4.3", "MC-4.4")
def test_after_a_shuffle_of_discards_all_know_what_the_new_stacks_hold() -> None:
    contracts = "contracts; display wood3 iron3 gold2; stacks red4 / / ; discards blue4 green2"
    board = merchants_board(
        contracts, "trade 1; contracts stone3 saw_wood", hand="1 red", tiles=["merchant"], season="autumn"
    )
    board.do("0 use merchant", "0 send 1 red", "0 contract wood3")
    assert hands(board, guesses(board, 0), 1) == {("saw_wood", "stone3")}
    stacks = {tuple(sorted(one for stack in guess_part(g).stacks for one in stack)) for g in guesses(board, 0)}
    assert [keys(board, stack) for stack in stacks] == [["blue4", "green2"]]


@pytest.mark.rule("MC-4.5", "MC-4.10")
def test_an_exchanged_contract_has_been_seen_by_all() -> None:
    board = merchants_board("trade 0; contracts gold2").do("0 exchange gold2 gold")
    assert all(keys(board, guess_part(guess).discards) == ["gold2"] for guess in guesses(board, 1))


@pytest.mark.rule("MC-4.5")
@pytest.mark.parametrize("bag", ["1 red", "5 blue 1 red 5 yellow", "5 blue 5 yellow", "none"])
def test_what_could_be_exchanged_now_could_be_in_every_guess(bag: str) -> None:
    lines = (
        "trade 0; contracts red4 start_player",
        f"stocks; bag {bag}; skills 1 saw",
        "seat 1; workers 6 red 2 blue",
    )
    board = merchants_board(*lines)
    offered = board.rules.options(board.table, 0)
    for guess in guesses(board, 0):
        assert board.rules.options(guess, 0) == offered


@pytest.mark.rule("MC-4.5")
def test_stocks_that_fit_also_keep_to_what_all_know_of_skills() -> None:
    lines = ("trade 0; contracts start_player", "stocks; skills 2 saw",
             "seat 1; workers none; skills 2 anvil 1 pick 1 saw; known 1 0 1 1 2 1 2")  # fmt: skip
    board = merchants_board(*lines)
    for guess in guesses(board, 0):
        assert list(guess.stock) == [0, 0, 2]
        assert guess.skills[3] >= 1


@pytest.mark.rule("MC-8.2")
def test_workers_from_boats_lost_bids_and_the_village_are_open_those_drawn_are_not() -> None:
    lines = (
        "boat boat_keyflower; workers 2 blue",
        "market well; bids 0 1 red, 1 2 red",
        "stocks; bag 9 blue 9 red",
    )
    head = "season spring; start 0; turn 1; passes 1"
    head = head.replace("spring", "autumn")
    board = merchants_board(
        head, *lines, "seat 0; workers 1 yellow", tiles=["keywood; workers 1 yellow"], options=OPEN
    )
    board.do("1 pass", "0 board boat_keyflower")
    assert list(board.table.hand[:4]) == [2, 1, 2, 0]
    assert list(board.table.known_workers[:4]) == [2, 1, 1, 0]


@pytest.mark.rule("MC-8.2")
def test_green_from_the_supply_and_workers_from_contracts_are_open() -> None:
    board = merchants_board("trade 0; contracts red4 start_player", options=OPEN)
    board.do("0 exchange red4 red", "0 exchange start_player green")
    assert list(board.table.known_workers[:4]) == [0, 1, 0, 1]
    drawn = merchants_board("stocks; bag 1 green", hand="1 red", tiles=["alehouse"], options=OPEN)
    drawn.do("0 use alehouse", "0 send 1 red")
    assert (drawn.hand(0), drawn.table.known_workers[3]) == ({"green": 1}, 0)


@pytest.mark.rule("MC-8.2", "MC-8.3")
def test_starting_workers_stay_hidden_and_a_handicap_is_open() -> None:
    book = merchants_board(options=f"{OPEN},handicap=[0]").rules
    s = book.new("a")
    assert (list(s.known_workers[:4]), sum(s.hand[:4])) == ([0, 0, 0, 1], 9)


@pytest.mark.rule("MC-8.2")
def test_open_workers_are_placed_and_paid_first() -> None:
    board = merchants_board("seat 0; workers 3 red; seen 2 red", "market keywood", options=OPEN)
    board.do("0 use keywood", "0 send 1 red")
    assert board.table.known_workers[1] == 1
    whole = merchants_board("seat 0; workers 3 red; seen 2 red", "market keywood", options=OPEN)
    whole.do("0 use keywood", "0 send 3 red")
    assert whole.table.known_workers[1] == 0


KNOWN = "known 0 0 0 1 1 1 1"  # all know of one saw


@pytest.mark.rule("MC-8.2")
@pytest.mark.parametrize(
    ("paid", "seen", "left"), [("saw", True, [0] * 7), ("pick", False, [0, 0, 0, 1, 1, 1, 1])]
)
def test_open_skills_are_seen_when_they_are_paid_and_hidden_ones_are_not(
    paid: str, seen: bool, left: list[int]
) -> None:
    """Without the variant nobody would know which of the two it was."""
    lines = f"seat 0; workers 1 red; skills 1 saw 1 pick; {KNOWN}"
    board = merchants_board(lines, tiles=["brewer"], season="summer", options=OPEN)
    board.do("0 use brewer", "0 send 1 red", f"0 return {paid}")
    [event] = [event for event in board.events if event.kind == "paid-skill"]
    assert ("skill" in event.seen_by(1)) == seen
    assert list(board.table.known_skills[1:8]) == left
    plain = merchants_board(lines, tiles=["brewer"], season="summer").do(
        "0 use brewer", "0 send 1 red", f"0 return {paid}"
    )
    assert list(plain.table.known_skills[1:8]) == [0] * 7


@pytest.mark.rule("MC-8.2")
def test_skills_from_boats_are_open_and_stay_so_in_every_guess() -> None:
    head = "season spring; start 0; turn 1; passes 1"
    board = merchants_board(head, "boat boat_sea_bastion; skills 2 saw", options=OPEN)
    board.do("1 pass", "0 board boat_sea_bastion")
    assert all(guess.skills[2] == 2 for guess in guesses(board, 1))
    view = board.rules.view(board.table, 1)["merchants"]
    assert isinstance(view, dict)
    assert view["laid_open"] is True


@pytest.mark.rule("MC-8.4")
def test_a_guess_of_the_variant_deals_all_winter_tiles_of_the_expansion() -> None:
    board = merchants_board(options=",variant=merchants", players=3)
    board.table = board.rules.new("winter")
    own = {board.tile(key) for key in ("artisan", "builder", "muleteer")}
    for guess in guesses(board, 1):
        assert own <= {tile for tiles in guess.winter for tile in tiles}
        assert trade(board).hands == [[], [], []]
