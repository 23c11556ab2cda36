"""Encodes tables as arrays, and derives names, features and tokens from the declared fields."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.games.catalogue import registry
from tilewright.kernel.encoding import Encoding, Field
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]

MOST_OPTIONS: Final = 512  # room in arrays of options; docs/research.md names the largest lists seen


class NotEncoded(ValueError):
    """A game that does not say what of it becomes numbers."""


class Encoder:
    """The encoding of one game with its options, as NumPy sees it."""

    def __init__(self, spec: str | Rules) -> None:
        self.rules = registry().rules(spec) if isinstance(spec, str) else spec
        found = self.rules.encoding()
        if found is None:
            raise NotEncoded(f"{self.rules.game} does not say what of it becomes numbers (Rules.encoding)")
        self.encoding: Encoding = found
        self.size = int(found.size)
        self.version = f"{found.name}-{found.version}"
        self._row = vec[i64]([0] * self.size)
        self._dense_columns = dense_columns(found)

    def __deepcopy__(self, memo: object) -> "Encoder":
        """Nothing in it changes, and compiled rules cannot be copied."""
        return self

    def observe(self, state: State, seat: int) -> Ints:
        """What that seat (-1: a spectator) may know, as one row."""
        self.encoding.write(state, seat, self._row, 0)
        return np.array(self._row, dtype=np.int64)

    # What the numbers of a row are called.

    def names(self) -> list[str]:
        """A name for each number of a row."""
        return [f"{field.name}{place}" for field in self.encoding.fields for place in places(field)]

    def field(self, name: str) -> Field:
        return next(field for field in self.encoding.fields if field.name == name)

    def block(self, rows: Ints, name: str) -> Ints:
        """The numbers of one field in their shape, without copying."""
        field = self.field(name)
        return rows[..., field.at : field.at + field.size].reshape(*rows.shape[:-1], *field.shape())

    def parts(self, rows: Ints, name: str) -> dict[str, Ints]:
        """The numbers of one field taken apart: by part, counted from its zero."""
        return split(self.block(rows, name), self.field(name))

    def with_parts(self, rows: Ints, name: str, changed: dict[str, Ints]) -> Ints:
        """The rows with other numbers in some parts of one field."""
        field = self.field(name)
        parts = self.parts(rows, name) | changed
        packed, shift = np.zeros_like(self.block(rows, name)), 0
        for part in field.parts:
            packed |= parts[part.name] + part.zero << shift
            shift += part.bits
        found = rows.copy()
        found[..., field.at : field.at + field.size] = packed.reshape(*rows.shape[:-1], field.size)
        return found

    def describe(self, row: Ints) -> dict[str, Any]:
        """The way back, for looking at a row: whatever is neither zero nor the first of its values, by name."""
        found: dict[str, Any] = {}
        for field in self.encoding.fields:
            numbers = row[field.at : field.at + field.size]
            apart = split(numbers, field)
            for number, place in enumerate(places(field)):
                for part in field.parts:
                    value = int(apart[part.name][number])
                    if value:
                        said = part.values[value] if part.values else value
                        found[f"{field.name}{place}{'.' + part.name if part.name else ''}"] = said
        return found

    # Dense arrays for networks.

    def dense_names(self) -> list[str]:
        """A name for each number that `dense` gives."""
        found = []
        for field in self.encoding.fields:
            for part in field.parts:
                name = f"{field.name}.{part.name}" if part.name else field.name
                for place in places(field):
                    found += [f"{name}{place}={value}" for value in part.values] if part.values else [name + place]
        return found

    def dense(self, rows: Ints, scale: float = 8.0) -> Floats:
        """Rows as floating-point numbers: counts divided by `scale`, one number for each value of a choice."""
        flat, to = rows.reshape(-1, self.size), self._dense_columns
        found = np.zeros((len(flat), to.width), dtype=np.float32)
        found[:, to.counts.column] = to.counts.numbers(flat).astype(np.float32) / scale
        begins = np.arange(len(flat))[:, None] * to.width
        found.reshape(-1)[to.choices.numbers(flat) + to.choices.column + begins] = 1
        return found.reshape(*rows.shape[:-1], to.width)

    # Lists of tokens for transformers.

    def tokens(self, rows: Ints, most: int) -> tuple[Ints, Ints]:
        """The numbers that are not what they are in an empty row, as pairs of place and number, `most` of them for
        each row; behind the last stands place -1. A row with more is refused."""
        flat = rows.reshape(-1, self.size)
        unusual = flat != self.usual()
        counts = unusual.sum(axis=1)
        if counts.size and counts.max() > most:
            raise ValueError(f"a row with {counts.max()} tokens: there is room for {most}")
        at = np.full((len(flat), most), -1, dtype=np.int64)
        numbers = np.zeros((len(flat), most), dtype=np.int64)
        row, place = np.nonzero(unusual)
        rank = np.arange(len(row)) - np.repeat(np.cumsum(counts) - counts, counts)
        at[row, rank] = place
        numbers[row, rank] = flat[row, place]
        shape = (*rows.shape[:-1], most)
        return at.reshape(shape), numbers.reshape(shape)

    def from_tokens(self, at: Ints, numbers: Ints) -> Ints:
        """The rows of which those are the tokens."""
        flat_at, flat = at.reshape(-1, at.shape[-1]), numbers.reshape(-1, at.shape[-1])
        rows = np.tile(self.usual(), (len(flat), 1))
        row, rank = np.nonzero(flat_at >= 0)
        rows[row, flat_at[row, rank]] = flat[row, rank]
        return rows.reshape(*at.shape[:-1], self.size)

    def usual(self) -> Ints:
        """A row in which every part is zero."""
        row = np.zeros(self.size, dtype=np.int64)
        for field in self.encoding.fields:
            row[field.at : field.at + field.size] = packed_zero(field)
        return row

    # Options.

    def option_names(self) -> list[str]:
        """The columns of `option_features`."""
        return ["kind", *dict.fromkeys(field.name for field in self.encoding.option_fields)]

    def option_features(self, actions: Ints) -> Ints:
        """For each action its kind and its numbers by name; those that its kind does not have are -1, except that
        negative numbers (axes of a village) stand as they are."""
        names = self.option_names()
        found = np.full((*actions.shape, len(names)), -1, dtype=np.int64)
        kinds = actions & ((1 << self.encoding.kind_bits) - 1)
        found[..., 0] = kinds
        for field in self.encoding.option_fields:
            here = kinds == field.kind
            numbers = (actions >> field.shift & ((1 << field.bits) - 1)) - field.zero
            column = names.index(field.name)
            found[..., column] = np.where(here, numbers, found[..., column])
        return found


class PackedParts(NamedTuple):
    """Parts of numbers: where each stands in a packed row, and the first column of a dense row that it becomes."""

    place: Ints
    shift: Ints
    mask: Ints
    zero: Ints
    column: Ints

    def numbers(self, flat: Ints) -> Ints:
        found = np.take(flat, self.place, axis=1)
        found >>= self.shift
        found &= self.mask
        found -= self.zero
        return found


class DenseColumns(NamedTuple):
    """How dense rows are made, in the order of `Encoder.dense_names`: a count is one column, a choice one for each
    of its values."""

    counts: PackedParts
    choices: PackedParts
    width: int


def dense_columns(encoding: Encoding) -> DenseColumns:
    found: dict[bool, list[tuple[int, ...]]] = {False: [], True: []}
    width = 0
    for field in encoding.fields:
        shift = 0
        for part in field.parts:
            mask, columns = (1 << part.bits) - 1 if part.bits else -1, len(part.values) or 1
            for number in range(field.size):
                found[bool(part.values)].append((field.at + number, shift, mask, part.zero, width))
                width += columns
            shift += part.bits
    counts, choices = (
        PackedParts(*np.array(one, dtype=np.int64).reshape(-1, 5).T.copy()) for one in found.values()
    )
    return DenseColumns(counts, choices, width)


def split(numbers: Ints, field: Field) -> dict[str, Ints]:
    """By part: each number's own bits, counted from the part's zero."""
    found: dict[str, Ints] = {}
    shift = 0
    for part in field.parts:
        bits = numbers >> shift
        found[part.name] = (bits & ((1 << part.bits) - 1) if part.bits else bits) - part.zero
        shift += part.bits
    return found


def packed_zero(field: Field) -> int:
    """The number of which every part is zero."""
    found, shift = 0, 0
    for part in field.parts:
        found |= part.zero << shift
        shift += part.bits
    return found


def places(field: Field) -> list[str]:
    """The places of a field by name, as in [farm, gold]."""
    found = [""]
    for names in field.axes:
        found = [f"{place}, {name}" if place else name for place in found for name in names]
    return [f"[{place}]" if place else "" for place in found]
