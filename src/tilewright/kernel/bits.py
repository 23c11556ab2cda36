"""Sets of small numbers in one number, a bit for each: the seats that are asked, the colours that are allowed."""

from tilewright.kernel.native import i64


def bit_of(number: i64) -> i64:
    """The set of that number alone."""
    return 1 << number


def has_bit(bits: i64, number: i64) -> bool:
    return bits >> number & 1 == 1


def with_bit(bits: i64, number: i64) -> i64:
    return bits | 1 << number


def without_bit(bits: i64, number: i64) -> i64:
    return bits & ~(1 << number)


def join_bits(bits: i64, others: i64) -> i64:
    """The numbers of either set."""
    return bits | others


def without_bits(bits: i64, others: i64) -> i64:
    """The numbers of the first set that are not in the other."""
    return bits & ~others


def all_bits(count: i64) -> i64:
    """The set of all numbers below that one."""
    return (1 << count) - 1


def list_bits(bits: i64) -> list[int]:
    """The numbers of the set, in ascending order."""
    number: i64 = 0
    if bits and bits & bits - 1 == 0:  # the usual case: one seat is asked
        while bits > 1:
            bits >>= 1
            number += 1
        return [number]
    found: list[int] = []
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found
