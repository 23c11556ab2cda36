"""The Merchants: positions with something that must or must not be done, named after the blunder."""

from tests.bots.keyflower.positions import best, quick, turns_of
from tests.games.keyflower.merchants.merchants_board import merchants_board

NO_ORDER = "order turn_order_1; bids 1 9 blue"


def test_leaving_a_worker_idle_that_doubles_a_tile() -> None:
    board = merchants_board(NO_ORDER, hand="2 red", tiles=["home_1+"], season="winter")
    turn = best(board)
    assert turn[0] == "use home_1"
    assert [text for text in turn if text.startswith("extend home_1")]


def test_doubling_a_tile_without_points() -> None:
    board = merchants_board(NO_ORDER, hand="3 red", tiles=["home_1", "peddler+"], season="winter")
    for turn in turns_of(board):
        texts = [board.rules.text(action) for action in turn.actions]
        assert not [text for text in texts if text.startswith("extend peddler")]


def test_doubling_the_smaller_of_two_tiles() -> None:
    board = merchants_board(NO_ORDER, hand="2 red", tiles=["home_1+", "keywood+"], season="winter")
    assert [text for text in best(board) if text.startswith("extend home_1")]


def test_exchanging_a_contract_that_is_fulfilled() -> None:
    board = merchants_board(NO_ORDER, "trade 0; contracts blue4", hand="4 blue", tiles=["home_1"], season="winter")
    assert not best(board)[0].startswith("exchange")
    assert not quick(board).startswith("exchange")


def test_using_up_what_a_contract_needs() -> None:
    """The wood and the saw score 7 together; the upgrade would take the saw for 3."""
    lines = NO_ORDER, "trade 0; contracts saw_wood"
    hand, tiles = "1 red; skills 1 saw", ["home_1; goods 1 wood", "keywood"]
    board = merchants_board(*lines, hand=hand, tiles=tiles, season="winter")
    assert "upgrade keywood" not in best(board)


def test_the_contract_that_fits_least() -> None:
    lines = "contracts; display red4 stone3 green2", "market merchant"
    board = merchants_board(*lines, hand="2 red", tiles=["home_1; goods 3 stone"], season="autumn")
    board.do("0 use merchant", "0 send 1 red")
    assert best(board)[0] == "contract stone3"
    assert quick(board) == "contract stone3"


def test_mooring_a_boat_that_scores_nothing() -> None:
    lines = (
        "boat boat_sea_bastion_ii; workers 3 red",
        "order turn_order_1; bids 0 1 red",
    )
    board = merchants_board(*lines, tiles=["home_1", "stable+", "wainwright+"], season="autumn")
    while board.asked not in ("moor", "turn") or board.table.passes < 2:
        seat = board.waiting[0]
        if board.asked == "moor":
            break
        known = [text for text in board.offered(seat) if text in ("pass", "board boat_sea_bastion_ii")]
        board.do(f"{seat} {known[0]}")
    assert quick(board) in ("moor boat_keyflower", "moor boat_ianvincible_ii")
