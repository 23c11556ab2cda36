"""Chance: the stream is pinned for ever, fair, and as good as its copies."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tilewright.kernel.native import i64, vec
from tilewright.kernel.rng import Rng

KEYS = st.binary(min_size=32, max_size=32)

# Known answers: a change here makes every record ever written unreadable.
FIRST_WORDS = {
    "": [3425569323, 2925404993, 4072949715, 4062376414, 1515671009, 2683096634],
    "tilewright": [4074420632, 406176884, 1523342014, 1210702191, 3997811306, 1946364257],
    "Кораблик 7": [2667296853, 1721132412, 3940153734, 382975120, 88778211, 2375636604],
}


@pytest.mark.parametrize("seed", list(FIRST_WORDS))
def test_the_stream_of_a_seed_is_pinned(seed: str) -> None:
    rng = Rng.from_seed(seed)
    assert [rng.word() for _ in range(6)] == FIRST_WORDS[seed]


def test_every_way_to_use_the_stream_is_pinned() -> None:
    rng = Rng.from_seed("pinned")
    assert [rng.below(n) for n in (2, 3, 6, 64, 1000, 3_000_000_000)] == [0, 2, 0, 24, 17, 1180846887]
    items = list(range(12))
    rng.shuffle(items)
    assert items == [6, 5, 4, 9, 11, 1, 7, 0, 8, 2, 3, 10]
    pile = vec[i64]([3, 0, 2, 5])
    assert [rng.draw(pile) for _ in range(11)] == [0, 3, 2, 3, 0, 3, 2, 0, 3, 3, -1]
    fork = rng.fork()
    assert fork.key.hex() == "633e3af9cff16324f1c8bc163eba0ad40f3659e9340adc40bb887f0eda6eb080"
    assert rng.count == 38
    assert [fork.word() for _ in range(3)] == [3397210902, 3160469844, 3972067536]


def test_blocks_join_without_a_seam() -> None:
    whole = Rng(bytes(32))
    words = [whole.word() for _ in range(64)]
    for start in (1, 15, 16, 17, 31, 33, 63):
        later = Rng(bytes(32), start)
        assert [later.word() for _ in range(64 - start)] == words[start:]
    assert len(set(words)) == 64


@given(KEYS, st.integers(0, 70), st.integers(0, 40))
def test_a_clone_goes_on_alike_and_on_its_own(key: bytes, before: int, after: int) -> None:
    rng = Rng(key)
    for _ in range(before):
        rng.word()
    copy = rng.clone()
    ahead = [copy.word() for _ in range(after)]
    assert rng.count == before
    assert [rng.word() for _ in range(after)] == ahead
    assert (copy.key, copy.count) == (rng.key, rng.count)


@given(KEYS)
def test_a_fork_is_another_stream_that_only_the_first_one_gives(key: bytes) -> None:
    rng, again = Rng(key), Rng(key)
    fork = rng.fork()
    assert fork.key == again.fork().key
    assert rng.count == 8
    assert fork.key != key
    assert [fork.word() for _ in range(4)] != [rng.word() for _ in range(4)]


@given(KEYS, st.integers(1, 1 << 32))
def test_below_stays_below(key: bytes, n: int) -> None:
    rng = Rng(key)
    assert all(0 <= rng.below(n) < n for _ in range(5))


@pytest.mark.parametrize("n", [2, 3, 5, 7, 10, 48])
def test_below_is_fair(n: int) -> None:
    rng = Rng.from_seed(f"fair {n}")
    rounds = 3000 * n
    counts = Counter(rng.below(n) for _ in range(rounds))
    chi_square = sum((counts[i] - 3000) ** 2 / 3000 for i in range(n))
    assert chi_square < n - 1 + 5 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("n", [3 << 30, 3 << 29])
def test_below_throws_away_the_words_that_would_favour_some(n: int) -> None:
    """A plain product would give some remainders up to twice as often. Both ways: a large and a machine number."""
    rng = Rng.from_seed("large")
    counts = Counter(rng.below(n) % 3 for _ in range(9000))
    assert max(counts.values()) - min(counts.values()) < 400
    assert rng.count > 11_000  # a quarter of the words were thrown away


def test_shuffle_reaches_every_order_equally() -> None:
    rng = Rng.from_seed("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((n - 500) ** 2 / 500 for n in counts.values()) < 23 + 5 * 46**0.5


@given(KEYS, st.lists(st.integers(0, 5), min_size=1, max_size=6))
def test_draw_empties_a_pile_to_the_last_piece(key: bytes, pile: list[int]) -> None:
    rng, left = Rng(key), vec[i64](pile)
    drawn = Counter(rng.draw(left) for _ in range(sum(pile)))
    assert [drawn[kind] for kind in range(len(pile))] == pile
    assert list(left) == [0] * len(pile)
    assert rng.draw(left) == -1
    assert list(left) == [0] * len(pile)


def test_draw_goes_by_how_many_there_are() -> None:
    rng = Rng.from_seed("pile")
    counts = Counter(rng.draw(vec[i64]([1, 0, 3])) for _ in range(8000))
    assert counts[1] == 0
    assert abs(counts[2] - 6000) < 200


def test_an_empty_draw_takes_nothing_from_the_stream() -> None:
    rng = Rng.from_seed("nothing")
    assert rng.draw(vec[i64]([0, 0])) == -1
    assert rng.count == 0
