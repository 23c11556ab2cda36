"""Sets of small numbers as bits, against plain sets."""

from hypothesis import given
from hypothesis import strategies as st

from tilewright.kernel.bits import (
    all_bits,
    bit_of,
    has_bit,
    join_bits,
    list_bits,
    with_bit,
    without_bit,
    without_bits,
)

NUMBERS = st.sets(st.integers(0, 40))


def packed(numbers: set[int]) -> int:
    return sum(2**number for number in numbers)


@given(NUMBERS, st.integers(0, 40))
def test_bits_are_a_set_of_numbers(numbers: set[int], one: int) -> None:
    bits = packed(numbers)
    assert list_bits(bits) == sorted(numbers)
    assert has_bit(bits, one) == (one in numbers)
    assert list_bits(with_bit(bits, one)) == sorted(numbers | {one})
    assert list_bits(without_bit(bits, one)) == sorted(numbers - {one})


@given(st.integers(0, 40))
def test_one_number_and_all_below_it(number: int) -> None:
    assert list_bits(bit_of(number)) == [number]
    assert list_bits(all_bits(number)) == list(range(number))


@given(NUMBERS, NUMBERS)
def test_two_sets_are_joined_and_taken_apart(one: set[int], other: set[int]) -> None:
    assert list_bits(join_bits(packed(one), packed(other))) == sorted(one | other)
    assert list_bits(without_bits(packed(one), packed(other))) == sorted(one - other)
