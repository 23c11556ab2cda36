"""Actions as whole numbers: what is done, and up to two small numbers."""

from typing import Final

from tilewright.kernel.native import i64

PASS: Final = 0
SWAP: Final = 1  # a hand card, a market card
REDRAW: Final = 2
LAY: Final = 3  # a card
APPLY: Final = 4
DISCARD: Final = 5  # the revealed card
WITHDRAW: Final = 6
SELL: Final = 7  # a resource
BUY: Final = 8  # a resource
DONE: Final = 9
SCOUT: Final = 10  # a seat
RETURN: Final = 11  # an applied card
STEAL: Final = 12  # a seat, a resource
KNIGHT: Final = 13  # a seat
DROP: Final = 14  # a hand card that is discarded

KIND: Final = 31
FIELD: Final = 1023


def pack(kind: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return kind | a << 5 | b << 15


def first(action: i64) -> i64:
    return action >> 5 & FIELD


def second(action: i64) -> i64:
    return action >> 15
