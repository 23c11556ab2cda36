"""Hands of skills that fit what all know of them (KF-9.21)."""

from itertools import product

from tilewright.games.keyflower.knowledge.possible_worlds import smallest_hands
from tilewright.kernel.bits import has_bit
from tilewright.kernel.native import i64, vec


def known_counts_of(hands: list[tuple[int, ...]]) -> list[int]:
    """What all know who know that the hand is one of these: of each set of kinds the least number."""
    return [
        min(sum(count for kind, count in enumerate(hand) if has_bit(kinds, kind)) for hand in hands)
        for kinds in range(8)
    ]


def test_the_smallest_hands_are_all_that_have_what_is_known_and_no_more() -> None:
    small = list(product(range(3), repeat=3))
    all_counts = {tuple(known_counts_of([one, other])) for one in small for other in small}
    assert len(all_counts) > 100
    for counts in all_counts:
        fitting = [
            list(hand)
            for hand in product(range(counts[7] + 1), repeat=3)
            if sum(hand) == counts[7]
            and all(had >= known for had, known in zip(known_counts_of([hand]), counts, strict=True))
        ]
        assert [list(hand) for hand in smallest_hands(vec[i64](counts))] == fitting
