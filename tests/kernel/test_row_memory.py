"""Rows that plain Python hands to the core leave nothing behind."""

import gc
import sys

import pytest

from tilewright.games.catalogue import registry
from tilewright.kernel.native import COMPILED, i64, vec
from tilewright.kernel.rows import total

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


@pytest.mark.parametrize("game", ["keyflower(players=2,merchants=true)", "artificium(players=2)"])
def test_a_thawed_state_is_freed(game: str) -> None:
    rules = registry().rules(game)
    frozen = rules.new("memory").freeze()
    assert grown(by=lambda: rules.thaw(frozen)) < SLACK
