"""Functions over a part of a row; the compiled core has the first three once more in C (rows.h)."""

from random import Random

import pytest

from tilewright.kernel.native import i64, vec
from tilewright.kernel.rows import packed_part, part_total, put, put_packed

LONGEST = 20


def test_a_part_is_put_added_up_and_packed_wherever_it_stands() -> None:
    dice = Random("rows")
    for count in range(LONGEST):
        numbers = [dice.randrange(8) for _ in range(LONGEST)]
        for at in range(LONGEST - count + 1):
            row = vec[i64](numbers)
            assert part_total(row, at, count) == sum(numbers[at : at + count])
            packed = sum(number << 3 * place for place, number in enumerate(numbers[at : at + count]))
            assert packed_part(row, at, count, 3) == packed
            put(row, at, vec[i64]([9] * count))
            assert list(row) == [*numbers[:at], *[9] * count, *numbers[at + count :]]


@pytest.mark.parametrize(("at", "count"), [(0, 5), (4, 1), (1, 4), (3, 100)])
def test_a_part_that_goes_beyond_the_row_is_refused(at: int, count: int) -> None:
    row = vec[i64]([1, 2, 3, 4])
    with pytest.raises(IndexError):
        part_total(row, at, count)
    with pytest.raises(IndexError):
        packed_part(row, at, count, 3)
    with pytest.raises(IndexError):
        put(row, at, vec[i64]([7] * count))
    assert len(row) == 4


def test_four_rows_are_packed_into_the_places_that_are_named() -> None:
    out, rows = vec[i64]([-1] * 9), [vec[i64]([5 * number + place for place in range(4)]) for number in range(4)]
    one, two, three, four = rows
    places, each = vec[i64]([3, 0]), vec[i64]([1, 2])
    put_packed(out, 5, places, 7, each, 40, one, 4, two, 10, three, 20, four, 30)
    sums = [7 + (place << 4) + (5 + place << 10) + (10 + place << 20) + (15 + place << 30) for place in (0, 3)]
    assert list(out) == [-1] * 5 + [sums[0] + (2 << 40), -1, -1, sums[1] + (1 << 40)]
    put_packed(out, 5, places, 7, vec[i64](), 40, one, 4, two, 10, three, 20, four, 30)
    assert list(out) == [-1] * 5 + [sums[0], -1, -1, sums[1]]


@pytest.mark.parametrize(
    ("at", "places", "each", "short"), [(6, [3], [], 4), (0, [4], [], 4), (0, [1], [], 1), (0, [0, 1], [1], 4)]
)
def test_packing_beyond_a_row_is_refused(at: int, places: list[int], each: list[int], short: int) -> None:
    out, row = vec[i64]([0] * 9), vec[i64]([1] * 4)
    with pytest.raises(IndexError):
        put_packed(
            out, at, vec[i64](places), 0, vec[i64](each), 4, row, 0, row, 1, row, 2, vec[i64]([1] * short), 3
        )
    assert len(out) == 9


def test_negative_and_large_numbers_stay_what_they_are() -> None:
    assert part_total(vec[i64]([-5, 3]), 0, 2) == -2
    assert packed_part(vec[i64]([-5]), 0, 1, 8) == -5
    assert packed_part(vec[i64]([1, 1 << 40]), 0, 2, 20) == 1 | 1 << 60
    row = vec[i64]([0, 0])
    put(row, 0, vec[i64]([-(1 << 63), (1 << 63) - 1]))
    assert list(row) == [-(1 << 63), (1 << 63) - 1]
