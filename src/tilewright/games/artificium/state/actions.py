"""Actions as whole numbers: what is done, and up to two small numbers; with makers and readers for each."""

from typing import Final

from tilewright.kernel.native import Row, append, i64

PASS: Final = 0
SWAP: Final = 1  # a hand card for a market card
REDRAW: Final = 2
LAY: Final = 3
APPLY: Final = 4
DISCARD: Final = 5  # the revealed card
WITHDRAW: Final = 6
SELL: Final = 7
BUY: Final = 8
DONE: Final = 9
SCOUT: Final = 10
RETURN: Final = 11  # take an applied card back
STEAL: Final = 12
KNIGHT: Final = 13
DROP: Final = 14  # discard a hand card

KIND: Final = 31
FIELD: Final = 1023


def pack(kind: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return kind | a << 5 | b << 15


def kind_of(action: i64) -> i64:
    return action & KIND


# The numbers of an action one after the other, for those who write any of them.


def first(action: i64) -> i64:
    return action >> 5 & FIELD


def second(action: i64) -> i64:
    return action >> 15


# Cards.


def swap(given: i64, taken: i64) -> i64:
    return SWAP | given << 5 | taken << 15


def append_swaps(found: Row, given: i64, offered: Row) -> Row:
    """The options with a swap of that card for each of those offered."""
    for taken in offered:
        found = append(found, SWAP | given << 5 | taken << 15)
    return found


def lay(card: i64) -> i64:
    return LAY | card << 5


def take_back(card: i64) -> i64:
    return RETURN | card << 5


def drop(card: i64) -> i64:
    return DROP | card << 5


def card_of(action: i64) -> i64:
    """The card of the player's own hand or board that is swapped, laid, taken back or dropped."""
    return action >> 5 & FIELD


def taken_card(action: i64) -> i64:
    """The market card of a swap."""
    return action >> 15


# Trades.


def sell(resource: i64) -> i64:
    return SELL | resource << 5


def buy(resource: i64) -> i64:
    return BUY | resource << 5


def resource_of(action: i64) -> i64:
    """What is sold or bought."""
    return action >> 5 & FIELD


# Effects on another seat.


def scout(victim: i64) -> i64:
    return SCOUT | victim << 5


def knight(victim: i64) -> i64:
    return KNIGHT | victim << 5


def steal(victim: i64, resource: i64) -> i64:
    return STEAL | victim << 5 | resource << 15


def victim_of(action: i64) -> i64:
    """Whose hand is scouted, who is set back or stolen from."""
    return action >> 5 & FIELD


def stolen_resource(action: i64) -> i64:
    return action >> 15
