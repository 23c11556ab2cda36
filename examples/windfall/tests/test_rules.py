"""The rules of Windfall, one by one."""

import pytest

from tilewright.kernel.native import i64, vec
from tilewright.kernel.rng import Rng
from windfall.actions import HIGHEST
from windfall.book import GAME, Book
from windfall.bots import WindfallMind
from windfall.knowledge import numbers
from windfall.state import WindfallState
from windfall.steps import PRIZES, winner_of


def table(hands: list[list[int]], middle: int, rounds: int = 8) -> tuple[Book, WindfallState]:
    """A round in which these hands are held, before anybody swaps, with a prize of that worth in the middle."""
    book = Book(len(hands), rounds, True)
    s = book.new("table")
    s.hands = [[hand.count(card + 1) for card in range(HIGHEST)] for hand in hands]
    s.middle, s.start = [PRIZES.index(middle)], 0
    s.stack[-1].pass_to(0)
    return book, s


def play(book: Book, s: WindfallState, *texts: str) -> None:
    """Each line by the first seat that is asked."""
    for text in texts:
        seat = book.waiting_seats(s)[0]
        assert book.why_not(s, seat, text) is None, text
        book.apply(s, seat, book.parse(text))


def test_set_up() -> None:
    """WF-1.1, WF-1.2: cards and prizes."""
    for players in range(2, 8):
        s = Book(players, 8, True).new("a")
        assert [sum(hand) for hand in s.hands] == [8] * players
        assert sum(s.deck) == 96 - 8 * players
        assert sum(s.prizes) + len(s.middle) == 12
    without = Book(3, 4, False).new("a")
    assert [sum(hand) for hand in without.hands] == [4, 4, 4]
    assert sum(without.prizes[prize] for prize, worth in enumerate(PRIZES) if worth < 0) == 0


def test_a_swap_draws_a_card_and_shows_the_old_one() -> None:
    """WF-2.2."""
    book, s = table([[2, 9], [5, 6]], 4)
    play(book, s, "swap 2")
    assert numbers(s.discards) == [2]
    assert sum(s.hands[0]) == 2
    assert book.waiting_seats(s) == [1]
    why = book.why_not(s, 1, "swap 9")
    assert why is not None
    assert (why.rule, why.key) == ("WF-2.2", "not-in-hand")


def test_without_a_deck_nobody_swaps() -> None:
    """WF-2.3."""
    book, s = table([[2, 9], [5, 6]], 4)
    s.deck = vec[i64]([0] * HIGHEST)
    play(book, s, "keep")
    assert book.question_name(s) == "lay"
    assert book.waiting_seats(s) == [0, 1]


@pytest.mark.parametrize(
    ("laid", "worth", "winner"),
    [
        ([3, 9, 5], 7, 1),
        ([9, 9, 5], 7, 2),
        ([9, 9], 7, -1),
        ([3, 9, 5], -3, 0),
        ([3, 3, 5, 9], -3, 2),
        ([3, 9], 0, 1),
    ],
)
def test_who_takes_the_prizes(laid: list[int], worth: int, winner: int) -> None:
    """WF-2.5 and WF-2.6."""
    assert winner_of(laid, worth) == winner


def test_prizes_that_nobody_won_stay() -> None:
    """WF-2.7, WF-2.8."""
    book, s = table([[7, 1], [7, 2]], 4)
    play(book, s, "keep", "keep", "lay 7", "lay 7")
    assert len(s.middle) == 2  # the one that stayed, and the next one
    assert s.won == [[], []]
    assert s.start == 1
    assert numbers(s.discards) == [7, 7]


def test_laid_cards_are_secret_until_all_have_laid() -> None:
    """WF-2.4."""
    book, s = table([[7, 1], [8, 2]], 4)
    play(book, s, "keep", "keep", "lay 7")
    assert book.view(s, 0)["own"] == {"hand": [1], "laid": 7}
    assert "7" not in str(book.view(s, 1)["players"])
    play(book, s, "lay 8")
    assert s.won[1] == [PRIZES.index(4)]


def test_the_end() -> None:
    """WF-3.1 to WF-3.3."""
    book, s = table([[7], [7]], 4, rounds=4)
    s.round = 3
    s.won = [[PRIZES.index(9), PRIZES.index(-3)], [PRIZES.index(6)]]
    play(book, s, "keep", "keep", "lay 7", "lay 7")
    assert book.over(s)
    assert book.scores(s) == [6, 6]
    assert book.winners(s) == [0, 1]
    assert [line["what"] for line in book.explain(s, 0)["lines"]] == ["baskets", "wasps"]  # type: ignore[attr-defined]


def test_options() -> None:
    assert [option.name for option in GAME.options] == ["players", "rounds", "wasps"]


def test_the_mind_beats_chance() -> None:
    book, points = Book(4, 8, True), [0, 0]
    mind = WindfallMind(book)
    for game in range(60):
        s, dice = book.new(f"game {game}"), Rng.from_seed(f"dice {game}")
        while s.stack:
            seat = book.waiting_seats(s)[0]
            options = book.options(s, seat)
            clever = (seat + game) % 2 == 0
            world = book.determinize(s, seat, dice)
            action = mind.quick(world, seat, options, dice) if clever else options[dice.below(len(options))]
            book.apply(s, seat, action)
        for seat, found in enumerate(book.scores(s)):
            points[(seat + game) % 2] += found
    assert points[0] > 1.3 * points[1]
