"""Playing a game on at random, in one loop inside the core: where searches and measurements spend their time."""

from typing import Final

from tilewright.kernel.native import i64, mypyc_attr
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

MASK: Final = 0xFFFFFFFF
PRIME: Final = 0xFFFFFFFB
NO_LIMIT: Final = 1 << 40


@mypyc_attr(acyclic=True)
class Dice:
    """Light dice for playouts, the same numbers on every platform. They can be guessed: games draw from `Rng`."""

    def __init__(self, seed: int) -> None:
        mixed = seed % PRIME * 0x9E3779B1 + 0x7F4A7C15 & MASK
        self.word: i64 = mixed if mixed else 1  # of 32 bits, never 0

    def below(self, n: i64) -> i64:
        """A number of 0 .. n-1; n is small."""
        x: i64 = self.word
        x ^= x << 13 & MASK
        x ^= x >> 17
        x ^= x << 5 & MASK
        self.word = x
        return x * n >> 32


def playout(rules: Rules, s: State, dice: Dice, most: int = NO_LIMIT) -> int:
    """Plays that state on until the game is over, or for so many decisions; says how many there were."""
    count: i64 = 0
    limit: i64 = most
    while s.stack and count < limit:
        seat = any_seat(s.stack[-1].waiting, dice)
        choices = rules.choices(s, seat)
        rules.apply(s, seat, choices[dice.below(len(choices))])
        count += 1
    return count


def any_seat(waiting: i64, dice: Dice) -> i64:
    """One of the seats that must answer, a bit each."""
    seats: i64 = 0
    left = waiting
    while left:
        left &= left - 1
        seats += 1
    skip: i64 = 0
    if seats > 1:
        skip = dice.below(seats)
    seat: i64 = 0
    while True:
        if waiting >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1
