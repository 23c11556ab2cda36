"""Positions: writing and reading again changes nothing, at every decision; left out parts are filled in."""

from random import Random

import pytest

from tests.games.keyflower.board import Board, book_of
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.position import PositionError


def without_chance(table: KeyflowerState) -> dict[str, object]:
    return {name: value for name, value in table.freeze().items() if name not in ("rng", "reveals")}


def step(book: Book, table: KeyflowerState, dice: Random) -> None:
    """A random answer; passing is rarer, so that seasons are lively."""
    seat = dice.choice(book.waiting_seats(table))
    options = book.options(table, seat)
    book.apply(table, seat, dice.choice(options[1:] if len(options) > 1 and dice.random() < 0.5 else options))


@pytest.mark.parametrize("game", range(2))
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_position_read_again_is_the_same_at_every_decision(players: int, game: int) -> None:
    book, dice = book_of(f"keyflower(players={players})"), Random(f"{players} {game}")
    table = book.new(f"round {game}")
    while True:
        text = book.position(table)
        again = book.load_position(text)
        assert book.position(again) == text
        assert without_chance(again) == without_chance(table)
        if not table.stack:
            return
        step(book, table, dice)


@pytest.mark.parametrize("players", [2, 6])
def test_two_loads_with_the_same_seed_go_on_in_the_same_way(players: int) -> None:
    book = book_of(f"keyflower(players={players})")
    text = book.position(book.new("twice"))
    ends = []
    for seed in ("one", "one", "two"):
        table, dice = book.load_position(text, seed), Random("same")
        while table.stack:
            step(book, table, dice)
        ends.append(book.digest(table))
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_an_empty_position_is_a_game_that_has_just_been_set_up(players: int) -> None:
    table, new = Board("", players).table, book_of(f"keyflower(players={players})").new("set-up")
    for name in ("fleet", "orders", "green", "supply", "season", "passes"):
        assert getattr(table, name) == getattr(new, name)
    assert [len(tiles) for tiles in table.winter] == [len(tiles) for tiles in new.winter]
    for name in ("hand", "cargo", "bag", "stock"):
        assert sum(getattr(table, name)) == sum(getattr(new, name))
    assert len(table.lots) == len(new.lots)


def test_a_given_bag_and_stock_are_what_is_left_when_the_rest_is_filled_in() -> None:
    board = Board("stocks; bag 2 blue 5 yellow; skills 1 saw; supply 3 gold; green 2")
    assert board.bag() == {"blue": 2, "yellow": 5}
    assert (list(board.table.stock), list(board.table.supply), board.table.green) == ([0, 0, 1], [3, 0, 0, 0], 2)
    assert sum(board.table.hand) == 16
    assert sum(board.table.cargo) == 16


def test_green_workers_in_the_bag_are_not_in_the_supply() -> None:
    assert Board("stocks; bag 3 green").table.green == 17


def test_tiles_that_wait_to_be_placed_are_asked_for_at_once() -> None:
    board = Board("season spring; start 0\nvillage 0 home_1 0,0 0\nseat 0; to_place keywood miner")
    assert board.asked == "place"
    assert board.waiting == [0]
    assert board.offered(0) == ["lay keywood", "lay miner"]


def mutated(text: str, dice: Random) -> str:
    """A position with a line lost, doubled, or with two words of it changed for each other."""
    lines = text.splitlines()
    at, way = dice.randrange(len(lines)), dice.randrange(3)
    words = lines[at].split(" ")
    first, second = dice.randrange(len(words)), dice.randrange(len(words))
    words[first], words[second] = words[second], words[first]
    new = ([], [lines[at], lines[at]], [" ".join(words)])[way]
    return "\n".join([*lines[:at], *new, *lines[at + 1 :]])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(players: int) -> None:
    book, dice = book_of(f"keyflower(players={players})"), Random(players)
    table = book.new("damage")
    while table.stack:
        step(book, table, dice)
        if dice.random() < 0.05:
            try:
                damaged = book.load_position(mutated(book.position(table), dice))
            except PositionError:
                continue
            while damaged.stack:
                step(book, damaged, dice)
