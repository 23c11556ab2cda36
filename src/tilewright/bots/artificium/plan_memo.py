"""What a planner found before: a dictionary from four numbers to a worth, in packed rows instead of objects."""

from typing import Final

from tilewright.kernel.native import FloatRow, Row, i64, vec
from tilewright.kernel.rows import row_of

WIDTH: Final[i64] = 5  # numbers of a place: the four of its key, and when it was filled
FIRST_PLACES: Final[i64] = 128  # a power of two, and so is every later number of places
MIXER: Final[i64] = 0x9E3779B1
SPREAD: Final[i64] = 0x7FFFFFFF  # times the mixer it is still a machine number


class PlanMemo:
    """Places are looked for from where the mixed key points to; at most half of them are full."""

    def __init__(self) -> None:
        self.places = FIRST_PLACES
        self.count: i64 = 0
        self.age: i64 = 1  # what was filled at another age is forgotten
        self.keys: Row = row_of(0, FIRST_PLACES * WIDTH)
        self.worths: FloatRow = vec[float]([0.0] * FIRST_PLACES)

    def clear(self) -> None:
        self.age += 1
        self.count = 0

    def place(self, a: i64, b: i64, c: i64, d: i64) -> i64:
        """Where the worth for that key lies, or else the free place for it."""
        mixed = a ^ b ^ c ^ d
        mixed = mixed ^ a >> 29 ^ b >> 23 ^ c >> 31 ^ d >> 17 ^ mixed >> 37
        place = (mixed & SPREAD) * MIXER >> 24 & self.places - 1
        keys, age = self.keys, self.age
        at = place * WIDTH
        while keys[at + 4] == age and not (
            keys[at] == a and keys[at + 1] == b and keys[at + 2] == c and keys[at + 3] == d
        ):
            place = place + 1 & self.places - 1
            at = place * WIDTH
        return place

    def is_known(self, place: i64) -> bool:
        return self.keys[place * WIDTH + 4] == self.age

    def note(self, a: i64, b: i64, c: i64, d: i64, worth: float) -> None:
        """Keep the worth for that key."""
        if self.count * 2 >= self.places:
            self.grow()
        place = self.place(a, b, c, d)
        at, keys = place * WIDTH, self.keys
        if keys[at + 4] != self.age:
            self.count += 1
            keys[at] = a
            keys[at + 1] = b
            keys[at + 2] = c
            keys[at + 3] = d
            keys[at + 4] = self.age
        self.worths[place] = worth

    def grow(self) -> None:
        """Twice as many places; what is kept moves to its new one."""
        keys, worths = self.keys, self.worths
        old = self.places
        self.places = old * 2
        self.count = 0
        self.keys = row_of(0, self.places * WIDTH)
        self.worths = vec[float]([0.0] * self.places)
        for place in range(old):
            at = place * WIDTH
            if keys[at + 4] == self.age:
                self.note(keys[at], keys[at + 1], keys[at + 2], keys[at + 3], worths[place])
