"""What each seat knows for certain about hands and deck, and the possible worlds dealt from it (AR-1.3)."""

from pathlib import Path
from random import Random

import pytest

from tests.games.artificium.board import Board, everything_but
from tests.games.artificium.random_play import book, rich_box, tables
from tilewright.games.artificium.book import Book
from tilewright.games.artificium.content.terms import CARD_KINDS
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.kernel.rng import Rng

GAMES = [(seed, 2 + seed % 5, seed % 3 == 2) for seed in range(18)]


def known(board: Board, viewer: int, holder: int) -> dict[str, int]:
    players = board.rules.view(board.table, viewer)["players"]
    assert isinstance(players, list)
    found = players[holder]["known"]
    assert isinstance(found, dict)
    return found


def guesses(board: Board, seat: int, count: int = 40) -> list[ArtificiumState]:
    return [board.rules.determinize(board.table, seat, Rng.from_seed(str(n))) for n in range(count)]


def hands(board: Board, seat: int, holder: int) -> list[dict[str, int]]:
    """The hands of that holder in some possible worlds of that seat."""
    found = []
    for guess in guesses(board, seat):
        other = Board(players=board.rules.seats)
        other.table = guess
        found.append(other.hand(holder))
    return found


@pytest.mark.rule("AR-1.3")
def test_a_card_taken_from_the_market_is_known_to_be_in_that_hand() -> None:
    position = "round 1; phase market\nmarket 1 castle 5 farm\nseat 0; hand 2 sawmill 3 fair; coins 9\n"
    board = Board(position + "seat 1; hand 5 theft").do("0 swap fair castle")
    assert known(board, 1, 0) == {"castle": 1}
    assert known(board, -1, 0) == {"castle": 1}
    assert all(hand["castle"] >= 1 for hand in hands(board, 1, 0))
    board.do("1 pass", "0 swap castle farm")
    assert known(board, 1, 0) == {"farm": 1}


@pytest.mark.rule("AR-1.3")
def test_a_known_card_is_known_until_it_is_seen_to_leave() -> None:
    position = "seat 0; hand 2 castle 1 fair\nseat 1; hand 3 farm\n"
    board = Board(position + "know 1 0; 1 castle\nknow all 0; 1 castle")
    board.do("0 lay castle")
    assert known(board, 1, 0) == {"castle": 1}  # whether it was that one is not known
    board.do("1 lay farm")
    assert known(board, 1, 0) == {}  # the other castle was never seen
    board.do("0 withdraw")
    assert known(board, 1, 0) == {"castle": 1}


@pytest.mark.rule("AR-1.3", "AR-5.4")
def test_a_card_taken_back_by_reconstruction_is_known() -> None:
    board = Board("seat 0; hand 1 reconstruction; applied 1 farm\nseat 1; hand 1 fair; out")
    board.do("0 lay reconstruction", "0 apply", "0 done", "0 return farm")
    assert known(board, 1, 0) == {"farm": 1}


@pytest.mark.rule("AR-1.3", "AR-3.3")
def test_after_a_redraw_nothing_is_known_of_that_hand() -> None:
    position = "round 1; phase market\nmarket 6 farm\nseat 0; hand 5 fair\nseat 1; hand 5 theft\n"
    board = Board(position + "know 1 0; 3 fair\nknow all 0; 2 fair").do("0 redraw")
    assert known(board, 1, 0) == {}
    assert known(board, -1, 0) == {}


@pytest.mark.rule("AR-1.3", "AR-6.2")
def test_when_the_last_card_is_drawn_all_know_the_new_deck_and_so_who_has_the_rest() -> None:
    """Seat 1 draws the last card; the discards, four farms, are the deck, so nothing else can be in it."""
    held = everything_but("1 scouting", "1 theft", "1 fair", "4 farm").removeprefix("discards ")
    seats = f"seat 0; hand 1 scouting\nseat 1; hand 1 theft; out\nseat 2; out; hand {held}"
    board = Board(f"discards 4 farm\n{seats}", players=3)
    board.do("0 lay scouting", "0 apply", "0 done", "0 scout 1")
    for seat in (-1, 0, 1, 2):
        assert board.rules.view(board.table, seat)["unseen"] == {"farm": 4}
        assert all(list(guess.deck) == list(board.table.deck) for guess in guesses(board, seat))
    assert set(map(str, hands(board, 2, 1))) == {"{'fair': 1}", "{'theft': 1}"}  # one of the two is scouted
    assert set(map(str, hands(board, 0, 1))) != {"{'fair': 1}"}  # seat 0 does not know the 100 cards of seat 2


SCOUTING = "seat 0; hand 1 scouting\nseat 1; hand {0}; out\nseat 2; hand 1 fair; out\nknow {1} 1; {2}"


@pytest.mark.rule("AR-1.3", "AR-5.3")
def test_the_two_of_a_scouting_know_the_card_and_the_third_does_not() -> None:
    board = Board(SCOUTING.format("1 farm", 2, "none"), players=3)
    board.do("0 lay scouting", "0 apply", "0 done", "0 scout 1")
    assert known(board, 1, 0) == {"farm": 1}
    assert known(board, 2, 0) == {}
    assert known(board, -1, 0) == {}
    assert all(hand == {"farm": 1} for hand in hands(board, 1, 0))
    assert len({str(hand) for hand in hands(board, 2, 0)}) > 3


@pytest.mark.rule("AR-1.3", "AR-5.3")
def test_a_third_is_no_longer_certain_of_a_hand_from_which_a_card_was_taken_unseen() -> None:
    board = Board(SCOUTING.format("2 farm 1 castle", 2, "2 farm 1 castle"), players=3)
    board.do("0 lay scouting", "0 apply", "0 done", "0 scout 1")
    assert known(board, 2, 1) == {"farm": 1}  # one farm is there, whatever was taken
    assert known(board, 2, 0) == {}


@pytest.mark.rule("AR-1.3", "AR-5.3")
def test_a_third_who_knew_a_hand_of_one_kind_knows_what_was_taken() -> None:
    board = Board(SCOUTING.format("2 farm", 2, "2 farm"), players=3)
    board.do("0 lay scouting", "0 apply", "0 done", "0 scout 1")
    assert known(board, 2, 1) == {"farm": 1}
    assert known(board, 2, 0) == {"farm": 1}
    assert known(board, 1, 0) == {"farm": 1}
    assert known(board, -1, 0) == {}


@pytest.mark.rule("AR-1.3", "AR-6.2")
def test_when_the_deck_is_made_anew_everybody_knows_what_is_in_it() -> None:
    """Two players, an empty deck: what is neither seen nor in your own hand is in the other's hand."""
    piles = everything_but("1 scouting", "2 farm", "3 castle")
    board = Board(f"{piles}\nseat 0; hand 1 scouting 2 farm\nseat 1; hand 3 castle; out")
    assert all(hand == {"castle": 3} for hand in hands(board, 0, 1))
    board.do("0 lay scouting", "0 apply", "0 done", "0 scout 1")
    drawn = set()
    for hand in hands(board, 0, 1):  # two castles and one card of the new deck
        assert hand["castle"] >= 2
        drawn |= {key for key in hand if key != "castle"}
    assert len(drawn) > 3
    for guess in guesses(board, 0):
        assert guess.deck[board.rules.box.card("castle")] <= 3


@pytest.mark.rule("AR-1.3")
def test_a_hidden_laid_card_is_guessed_too() -> None:
    board = Board("seat 0; hand 1 castle 1 fair\nseat 1; hand 2 farm").do("0 lay castle")
    laid = {guess.laid[0] for guess in guesses(board, 1)}
    assert NO_CARD not in laid
    assert len(laid) > 3
    assert {guess.laid[0] for guess in guesses(board, 0)} == {board.rules.box.card("castle")}


@pytest.mark.rule("AR-1.3")
def test_what_others_have_seen_of_each_other_is_not_in_a_guess() -> None:
    position = "seat 0; hand 2 castle\nseat 1; hand 2 farm\nseat 2; hand 2 fair\n"
    worlds = [Board(position, players=3), Board(position + "know 0 1; 1 farm\nknow 1 0; 2 castle", players=3)]
    same_guesses(worlds, 2)


@pytest.mark.rule("AR-6.3")
def test_what_others_have_chosen_at_the_end_of_a_round_is_not_in_a_guess() -> None:
    position = "round 1; phase closing\nseat 0; hand 2 castle; resources 2 wood\nseat 1; hand 2 farm"
    worlds = [Board(position), Board(position).do("0 discard castle", "0 sell wood")]
    same_guesses(worlds, 1)


def same_guesses(worlds: list[Board], seat: int) -> None:
    """Worlds that this seat cannot tell apart give the same guess from the same dice."""
    rules = worlds[0].rules
    one, two = [board.table for board in worlds]
    assert rules.digest(one) != rules.digest(two)
    assert rules.view(one, seat) == rules.view(two, seat)
    guesses = [rules.determinize(s, seat, Rng.from_seed("same")) for s in (one, two)]
    assert rules.digest(guesses[0]) == rules.digest(guesses[1])


@pytest.mark.parametrize(("seed", "players", "rich"), GAMES)
def test_the_guess_looks_the_same_and_equal_views_give_equal_guesses(
    tmp_path: Path, seed: int, players: int, rich: bool
) -> None:
    rules = book(players, rich_box(tmp_path) if rich else None)
    dice = Random(seed)
    for s in tables(rules, seed):
        if dice.random() > 0.1:
            continue
        seat = dice.randrange(-1, players)
        guess = rules.determinize(s, seat, Rng.from_seed("one"))
        assert rules.view(guess, seat) == rules.view(s, seat)
        again = rules.determinize(rules.determinize(s, seat, Rng.from_seed("two")), seat, Rng.from_seed("one"))
        assert rules.digest(again) == rules.digest(guess)
        for other in rules.waiting_seats(guess):
            assert rules.options(guess, other)


@pytest.mark.rule("AR-1.3")
@pytest.mark.parametrize(("seed", "players", "rich"), GAMES)
def test_what_is_held_to_be_certain_is_true(tmp_path: Path, seed: int, players: int, rich: bool) -> None:
    rules = book(players, rich_box(tmp_path) if rich else None)
    for s in tables(rules, seed):
        for observer in range(players + 1):
            for card in range(CARD_KINDS):
                assert s.deck[card] <= s.unseen[observer * CARD_KINDS + card]
            for holder in range(players):
                assert_certain(rules, s, observer, holder)


def assert_certain(rules: Book, s: ArtificiumState, observer: int, holder: int) -> None:
    seats = rules.seats
    for card in range(CARD_KINDS):
        held = s.hand[holder * CARD_KINDS + card] + (s.face_down == 1 and s.laid[holder] == card)
        common = s.known[(seats * seats + holder) * CARD_KINDS + card]
        assert common <= s.known[(observer * seats + holder) * CARD_KINDS + card] <= held


@pytest.mark.rule("AR-1.3")
@pytest.mark.parametrize("seed", range(6))
def test_no_view_changes_when_only_hidden_things_change(tmp_path: Path, seed: int) -> None:
    """All other hands and the deck are dealt anew: a view that showed any of it would differ."""
    players = 3
    rules = book(players, rich_box(tmp_path))
    for at, s in enumerate(tables(rules, seed)):
        if at % 9:
            continue
        for seat in range(-1, players):
            views = [rules.view(rules.determinize(s, seat, Rng.from_seed(str(n))), seat) for n in range(3)]
            assert views == [rules.view(s, seat)] * 3
