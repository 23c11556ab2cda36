"""Counts by kind in one machine number, so that a copy is cheap: of cards 4 bits each, of resources 7.

Packed counts are added and taken away like numbers, as long as no kind falls below nothing."""

from typing import Final

from tilewright.kernel.native import i64

CARD_BITS: Final[i64] = 4
CARD_MASK: Final[i64] = 15
GOOD_BITS: Final[i64] = 7
GOOD_MASK: Final[i64] = 127
POINT_BITS: Final[i64] = 20
POINT_MASK: Final[i64] = (1 << 20) - 1


def pack_goods(counts: list[int]) -> int:
    """Counts by resource in one number."""
    found = 0
    for kind, count in enumerate(counts):
        found |= count << GOOD_BITS * kind
    return found


def some_goods(good: i64, count: i64) -> i64:
    """So many of one resource; negative to take them away."""
    return count << GOOD_BITS * good


def count_good(goods: i64, good: i64) -> i64:
    return goods >> GOOD_BITS * good & GOOD_MASK


def first_good(goods: i64) -> i64:
    """How many of the first resource."""
    return goods & GOOD_MASK


def next_goods(goods: i64) -> i64:
    """Without the first resource: the second is the first then."""
    return goods >> GOOD_BITS


def some_cards(card: i64, count: i64) -> i64:
    """So many of one card; negative to take them away."""
    return count << CARD_BITS * card


def count_card(cards: i64, card: i64) -> i64:
    return cards >> CARD_BITS * card & CARD_MASK


def first_card(cards: i64) -> i64:
    """How many of the first kind."""
    return cards & CARD_MASK


def next_cards(cards: i64) -> i64:
    """Without the first kind: the second is the first then."""
    return cards >> CARD_BITS


def pack_wealth(coins: i64, points: i64) -> i64:
    return coins << POINT_BITS | points


def packed_coins(wealth: i64) -> i64:
    return wealth >> POINT_BITS


def packed_points(wealth: i64) -> i64:
    return wealth & POINT_MASK
