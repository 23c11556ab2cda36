"""What of a table becomes numbers, for programs that learn: one row of whole numbers for each seat and moment.

A game declares fields once. A row holds them one after the other; a number may pack several small ones, which
the field names as its parts. What a seat must not know is in no row: rows are built as views are, from nothing.
"""

from typing import Final

from tilewright.kernel.native import Row, i64, mypyc_attr
from tilewright.kernel.state import State

WHOLE: Final = 0  # bits of a part that is all that is left of a number


class NumberPart:
    """One small number: a count, or one of several named values."""

    def __init__(self, name: str = "", bits: int = WHOLE, values: tuple[str, ...] = (), zero: int = 0) -> None:
        self.name = name  # empty where the number has no other part
        self.bits = bits
        self.values = values  # of a choice: what 0, 1, 2, ... stand for; a count has none
        self.zero = zero  # of a count: what the stored number is for 0


def count_parts(names: tuple[str, ...], bits: int) -> tuple[NumberPart, ...]:
    """Counts of these, so many bits each."""
    return tuple([NumberPart(name, bits) for name in names])


class Field:
    """A block of numbers of one meaning, by the names along its axes."""

    def __init__(
        self, name: str, axes: tuple[tuple[str, ...], ...] = (), parts: tuple[NumberPart, ...] = (NumberPart(),)
    ) -> None:
        self.name = name
        self.axes = axes
        self.parts = parts
        self.at = 0  # where it begins in a row
        self.size = 1
        for names in axes:
            self.size *= len(names)

    def shape(self) -> tuple[int, ...]:
        return tuple([len(names) for names in self.axes])


class OptionField:
    """A number of an option: for which kind of action, from which bit on, how many bits."""

    def __init__(self, kind: int, name: str, shift: int, bits: int, zero: int = 0) -> None:
        self.kind = kind
        self.name = name
        self.shift = shift
        self.bits = bits
        self.zero = zero  # the stored number that stands for 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How one game with its options is written into rows of numbers."""

    def __init__(self, name: str, version: int) -> None:
        self.name = name
        self.version = version  # grows with every change of what the numbers mean
        self.fields: list[Field] = []
        self.size: i64 = 0  # numbers in a row
        self.kinds: tuple[str, ...] = ()  # of actions, by number
        self.kind_bits = 5  # the lowest bits of an action
        self.option_fields: list[OptionField] = []
        # Of a game with maps of hexagons: what is printed along the sides of each tile, clockwise from the top.
        self.edge_kinds: tuple[str, ...] = ()
        self.edges: list[tuple[int, ...]] = []

    def add(self, field: Field) -> int:
        """Takes a field as the last one and says where it begins."""
        field.at = self.size
        self.fields.append(field)
        self.size += field.size
        return field.at

    def add_count(self, name: str, *axes: tuple[str, ...]) -> int:
        return self.add(Field(name, axes))

    def add_choice(self, name: str, values: tuple[str, ...], *axes: tuple[str, ...]) -> int:
        """Numbers that each stand for one of these values."""
        return self.add(Field(name, axes, (NumberPart("", WHOLE, values),)))

    def write(self, s: State, seat: i64, out: Row, at: i64) -> None:
        """The row of that seat into these numbers, from `at` on; every number of it is set."""
        raise NotImplementedError

    def changes(self, s: State) -> i64:
        """A number that grows whenever anything changed that `write_changed` leaves as it stands; -1: it leaves
        nothing."""
        return -1

    def write_changed(self, s: State, seat: i64, out: Row, at: i64) -> None:
        """As `write`, over a row of the same game and seat that was written at the same number of changes."""
        self.write(s, seat, out, at)


def seat_names(seats: int) -> tuple[str, ...]:
    """Seats as the one who looks counts them: itself first, then to the left."""
    return ("self", *[f"left {number}" for number in range(1, seats)])
