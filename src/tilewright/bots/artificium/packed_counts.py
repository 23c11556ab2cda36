"""Counts by kind in one machine number, so that a copy is cheap: of cards 4 bits each, of resources 7."""

from typing import Final

from tilewright.kernel.native import i64

CARD_BITS: Final[i64] = 4
CARD_MASK: Final[i64] = 15
GOOD_BITS: Final[i64] = 7
GOOD_MASK: Final[i64] = 127


def pack_goods(counts: list[int]) -> int:
    """Counts by resource in one number."""
    found = 0
    for kind, count in enumerate(counts):
        found |= count << GOOD_BITS * kind
    return found
