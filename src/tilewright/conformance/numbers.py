"""Laws for tables as numbers (`Rules.encoding`), where a game offers them."""

from functools import lru_cache

from tilewright.conformance.decision import Decision
from tilewright.conformance.secrets import LOOKERS, worlds
from tilewright.kernel.encoding import Encoding
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State


@lru_cache(8)
def encoding_of(rules: Rules) -> Encoding | None:
    return rules.encoding()


def write_row(encoding: Encoding, s: State, seat: int, before: int = 0) -> list[int]:
    """The row of a seat, written over numbers that stood there before."""
    row = vec[i64]([before] * (encoding.size + 2))
    encoding.write(s, seat, row, 1)
    found = list(row)
    assert found[0] == found[-1] == before, "a row is written beyond its place"
    return found[1:-1]


def numbers_show_nothing_hidden(m: Decision) -> None:
    """Worlds that differ in what is hidden only are the same numbers."""
    encoding = encoding_of(m.rules)
    if encoding is None:
        return
    for seat in m.some(m.everybody(), LOOKERS):
        seen = write_row(encoding, m.s, seat)
        for name, world in worlds(m, seat):
            found = write_row(encoding, world, seat)
            assert found == seen, f"numbers of seat {seat} tell: {name}, {differing(encoding, seen, found)}"


def numbers_are_what_they_say(m: Decision) -> None:
    """Every number of a row is set, and within what its field declares."""
    encoding = encoding_of(m.rules)
    if encoding is None:
        return
    for seat in m.some(m.everybody(), LOOKERS):
        row = write_row(encoding, m.s, seat)
        other = write_row(encoding, m.s, seat, 77)
        assert row == other, f"not set: {differing(encoding, row, other)}"
        for field in encoding.fields:
            for number in row[field.at : field.at + field.size]:
                for part in field.parts:
                    value = number & (1 << part.bits) - 1 if part.bits else number
                    assert value >= 0, f"{field.name} {part.name}: {value} is negative"
                    assert not part.values or value < len(part.values), f"{field.name} {part.name}: {value}"
                    number >>= part.bits


def differing(encoding: Encoding, one: list[int], other: list[int]) -> str:
    """The fields in which two rows differ."""
    return ", ".join(
        field.name
        for field in encoding.fields
        if one[field.at : field.at + field.size] != other[field.at : field.at + field.size]
    )
