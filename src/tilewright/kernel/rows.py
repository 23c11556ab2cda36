"""What is often done with packed rows of numbers, and is no part of them."""

from typing import Final

from tilewright.kernel.native import COMPILED, Row, append, extend, i64, vec

ROOMY: Final = COMPILED  # the interpreter's lists find their own room
ROOM: Final = 32


def open_row() -> Row:
    """An empty row with room for the answers to most questions, so that it seldom has to grow."""
    return vec[i64](capacity=ROOM) if ROOMY else vec[i64]()


def row_of(number: i64, count: i64) -> Row:
    """So many times that number."""
    return vec[i64]([number] * count)


def repeated(row: Row, times: i64) -> Row:
    """The whole row so many times, one after the other."""
    found = vec[i64]()
    for _ in range(times):
        found = extend(found, row)
    return found


def total(row: Row) -> i64:
    found: i64 = 0
    for number in row:
        found += number
    return found


def has_any(row: Row) -> bool:
    """Whether a number of it is not 0."""
    for number in row:
        if number:
            return True
    return False


def part_total(row: Row, at: i64, count: i64) -> i64:
    """The sum of so many numbers from `at` on."""
    found: i64 = 0
    for place in range(at, at + count):
        found += row[place]
    return found


def packed_part(row: Row, at: i64, count: i64, bits: i64) -> i64:
    """So many numbers from `at` on in one, so many bits each, the first in the lowest."""
    found: i64 = 0
    shift: i64 = 0
    for place in range(at, at + count):
        found |= row[place] << shift
        shift += bits
    return found


def put(row: Row, at: i64, numbers: Row) -> None:
    """These numbers in the place of those from `at` on."""
    for number in numbers:
        row[at] = number
        at += 1


def put_packed(
    out: Row, at: i64, places: Row, mark: i64, each: Row, each_shift: i64,
    one: Row, one_shift: i64, two: Row, two_shift: i64, three: Row, three_shift: i64, four: Row, four_shift: i64,
) -> None:  # fmt: skip
    """To the number `at` + place of `out`, for each of these places: the sum of the mark, of what `each` has for
    it (in the order of the places; it may be empty), and of what four rows have there, all shifted so far."""
    order: i64 = 0
    for place in places:
        number = mark + (one[place] << one_shift) + (two[place] << two_shift)
        number += (three[place] << three_shift) + (four[place] << four_shift)
        if len(each):
            number += each[order] << each_shift
            order += 1
        out[at + place] = number


def replaced(row: Row, at: i64, number: i64) -> Row:
    """A row of its own with that number in that place: the old one stays as it was, for states that share it."""
    found = row[:]
    found[at] = number
    return found


def lengthened(row: Row, number: i64) -> Row:
    """A row of its own with one more number at its end."""
    if not ROOMY:
        return append(row[:], number)
    return append(extend(vec[i64](capacity=len(row) + 1), row), number)


def joined(row: Row, more: Row) -> Row:
    """A row of its own with all numbers of one and then of the other."""
    if not ROOMY:
        return extend(row[:], more)
    return extend(extend(vec[i64](capacity=len(row) + len(more)), row), more)


def kinds_in(counts: Row) -> Row:
    """The kinds that are there, of counts by kind."""
    found = open_row()
    kind: i64 = 0
    for count in counts:
        if count:
            found = append(found, kind)
        kind += 1
    return found


def place_in(row: Row, number: i64) -> i64:
    """Where that number first stands, or -1."""
    at: i64 = 0
    for other in row:
        if other == number:
            return at
        at += 1
    return -1
