"""KF-5.2, KF-5.4, KF-5.13, KF-9.2 together: the groups that a use allows are all that there could be."""

import random
from itertools import combinations, product

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.turn_board import at, turn_board
from tilewright.games.keyflower.state.state import KeyflowerState

COLOURS = ("blue", "red", "yellow", "green")
PRICE = {"inn": "", "fair": "red", "peddler": "yellow", "store": "blue", "tavern": "any"}
Group = tuple[frozenset[str], tuple[int, ...]]  # the joined bids by tile, the workers from the screen by colour


def some_bid(dice: random.Random, colour: str) -> tuple[int, str]:
    """Small for green, of which the box has few."""
    return dice.randrange(1, 2 if colour == "green" else 5), colour


class Case:
    """A hand, losing bids on other tiles or on the tile itself, and the tile to be used, all by chance."""

    def __init__(self, seed: int) -> None:
        dice = random.Random(seed)
        self.mixed = seed % 2 == 1
        self.key = dice.choice(list(PRICE))
        self.hand = [dice.choice((0, 0, 1, 2, 3)) for _ in COLOURS]
        self.colour = dice.choice(COLOURS)
        self.workers_on, self.last = dice.choice(((0, 0), (1, 1), (2, 2), (3, 2)))
        places = dice.sample(("barn", "well", "forge", "turn_order_1"), dice.randrange(4))
        self.bids = {place: some_bid(dice, dice.choice(COLOURS)) for place in places}
        self.in_market = self.key in ("inn", "fair") and dice.random() < 0.7
        if self.in_market:
            self.bids[self.key] = some_bid(dice, self.colour)

    def board(self) -> Board:
        workers = f"; workers {self.workers_on} {self.colour}; used {self.last}" if self.workers_on else ""
        lines = [f"village 0 summer_boat_4{'b' if self.mixed else 'a'} 0,1 0"]
        if not self.in_market:
            lines.append(at("north", self.key + workers))
        for place, (count, colour) in self.bids.items():
            word = "order" if place == "turn_order_1" else "market"
            bids = f"bids 0 {count} {colour}, 1 {count + 1} {colour}"
            lines.append(f"{word} {place}; {bids}{workers if place == self.key else ''}")
        hand = " ".join(f"{count} {colour}" for count, colour in zip(self.hand, COLOURS, strict=True))
        return turn_board(hand, "village 0 home_1 0,0 0", *lines, season="autumn")

    def expected(self) -> set[Group]:
        """All subsets of bids with all numbers of workers, less those that break a rule."""
        found = set()
        for size in range(len(self.bids) + 1):
            for joined in combinations(self.bids, size):
                for added in product(*[range(count + 1) for count in self.hand]):
                    if self.is_legal(joined, added):
                        found.add((frozenset(joined), added))
        return found

    def is_legal(self, joined: tuple[str, ...], added: tuple[int, ...]) -> bool:
        size = sum(self.bids[place][0] for place in joined) + sum(added)
        colours = {self.bids[place][1] for place in joined}
        colours |= {colour for colour, count in zip(COLOURS, added, strict=True) if count}
        bare = self.workers_on == 0 and not self.in_market
        one = len(colours) == 1 and (bare or colours == {self.colour})
        free = self.mixed and not bare
        return self.last < size <= 6 - self.workers_on and (one or free) and self.can_pay(joined, added)

    def can_pay(self, joined: tuple[str, ...], added: tuple[int, ...]) -> bool:
        left = {colour for colour, have, gone in zip(COLOURS, self.hand, added, strict=True) if have > gone}
        left |= {colour for place, (_, colour) in self.bids.items() if place not in joined}
        price = PRICE[self.key]
        return price in left or price == "" or (price == "any" and bool(left))


def reached(board: Board, table: KeyflowerState, joined: frozenset[str], added: tuple[int, ...]) -> set[Group]:
    """All groups at the end of every line of play from here; a question without an answer would be a fault."""
    found: set[Group] = set()
    options = board.rules.options(table, 0)
    assert options
    for action in options:
        word, *rest = board.rules.text(action).split()
        copy = table.clone()
        board.rules.apply(copy, 0, action, None)
        if word == "join":
            found |= reached(board, copy, joined | {rest[0]}, added)
            continue
        more = {rest[1]: int(rest[0])} if rest else {}
        total = tuple(count + more.get(colour, 0) for colour, count in zip(COLOURS, added, strict=True))
        found |= reached(board, copy, joined, total) if word == "add" else {(joined, total)}
    return found


@pytest.mark.rule("KF-5.2", "KF-5.4", "KF-5.13", "KF-3.5", "KF-3.7", "KF-9.2")
@pytest.mark.parametrize("seed", range(400))
def test_exactly_the_legal_groups_can_be_made(seed: int) -> None:
    case = Case(seed)
    board, expected = case.board(), case.expected()
    assert (f"use {case.key}" in board.offered(0)) == bool(expected)
    if expected:
        board.do(f"0 use {case.key}")
        assert reached(board, board.table, frozenset(), (0, 0, 0, 0)) == expected
