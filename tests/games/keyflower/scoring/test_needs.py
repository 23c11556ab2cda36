"""Needs of the scoring as one number each: fields that add up, also where machine numbers hold them."""

from collections.abc import Callable

import pytest

from tilewright.games.keyflower.scoring.holdings import ANY, resource_slot, skill_slot, worker_slot
from tilewright.games.keyflower.scoring.item_lots import need_of

BITS = 10
SUM = 5 * BITS


@pytest.mark.parametrize("slot_of", [worker_slot, skill_slot, resource_slot])
@pytest.mark.parametrize("kind", [0, 1, 2, ANY])
def test_a_need_has_one_item_of_its_kind_and_one_in_all(slot_of: Callable[[int], int], kind: int) -> None:
    need = int(need_of(slot_of(kind)))
    assert need >> SUM == 1
    fields = [need >> BITS * field & (1 << BITS) - 1 for field in range(5)]
    assert fields == [1 if field == kind else 0 for field in range(5)]


def test_needs_add_up() -> None:
    need = int(need_of(resource_slot(ANY))) * 3 + int(need_of(resource_slot(2))) * 2
    assert (need >> SUM, need >> 4 * BITS & 1023, need >> 2 * BITS & 1023) == (5, 3, 2)
