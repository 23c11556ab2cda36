"""Rows that plain Python hands to the core leave nothing behind."""

import gc
import sys

import pytest

from tilewright.bots.keyflower.mind import KeyflowerMind
from tilewright.games.catalogue import registry
from tilewright.games.keyflower.state.state import as_keyflower
from tilewright.kernel.native import COMPILED, i64, vec
from tilewright.kernel.rows import lengthened, put, repeated, replaced, row_of, total

TIMES = 2000
SLACK = TIMES // 10  # blocks that come and go for other reasons


def grown(*, by: object) -> int:
    """How many blocks of memory are in use more after calling it many times."""
    assert callable(by)
    for _ in range(100):
        by()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        by()
    gc.collect()
    return sys.getallocatedblocks() - before


@pytest.mark.skipif(not COMPILED, reason="rows are lists in plain Python")
def test_a_row_given_to_a_function_is_freed() -> None:
    assert grown(by=lambda: total(vec[i64]([1, 2, 3]))) < SLACK


@pytest.mark.parametrize("length", [1, 8, 9, 40, 512, 513])
def test_a_row_made_of_kept_memory_is_as_new(length: int) -> None:
    """Memory of a row that nobody holds any more is used again: nothing of the old row may show, and no row that
    somebody still holds may change."""
    held = vec[i64](range(length))
    for _ in range(3):
        for _ in range(50):  # made and dropped inside the core, more than are kept of long ones
            assert total(replaced(row_of(7, length), 0, 8)) == 7 * length + 1
        assert list(row_of(0, length)) == [0] * length
        assert list(lengthened(held, -1)) == [*range(length), -1]
        assert list(replaced(held, length - 1, 99)) == [*range(length - 1), 99]
        assert list(repeated(held, 2)) == [*range(length)] * 2
        put(held, 0, vec[i64](range(length)))
        assert list(held) == list(range(length))


def test_a_row_of_fractions_made_of_kept_memory_is_as_new() -> None:
    rules = registry().rules("keyflower(players=4)")
    s, mind = as_keyflower(rules.new("memory")), KeyflowerMind(rules)
    held = [mind.fast.worths_of(s, seat) for seat in range(4)]
    items = [list(worths.items) for worths in held]
    for _ in range(100):  # made and dropped inside the core, more than are kept
        for seat in range(4):
            again = mind.fast.worths_of(s, seat)
            assert list(again.items) == items[seat]
            again.items[0] = again.urge[0] = again.hold[0] = again.back[0] = 99.0
    assert [list(worths.items) for worths in held] == items


def test_the_memory_that_rows_keep_is_bounded() -> None:
    s = registry().rules("keyflower(players=4)").new("memory")
    before = sys.getallocatedblocks()
    copies = [s.clone() for _ in range(4000)]
    taken = sys.getallocatedblocks() - before
    del copies
    gc.collect()
    assert sys.getallocatedblocks() - before < taken // 5


@pytest.mark.parametrize("game", ["keyflower(players=2,merchants=true)", "artificium(players=2)"])
def test_a_thawed_state_is_freed(game: str) -> None:
    rules = registry().rules(game)
    frozen = rules.new("memory").freeze()
    assert grown(by=lambda: rules.thaw(frozen)) < SLACK
