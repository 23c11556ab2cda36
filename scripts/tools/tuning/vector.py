"""A weight set as a vector: the logarithm of what each number was multiplied by."""

import copy
import math
from collections.abc import Iterator
from typing import NamedTuple

from scripts.tools.tuning.games import GameTuning

Sections = dict[str, dict[str, object]]
FURTHEST = 1.4  # no number is multiplied by more than e to that
DIGITS = 4


class Place(NamedTuple):
    """Where a number is: section, key, and where in its row or grid."""

    section: str
    key: str
    at: tuple[int, ...]


def numbers(value: object, at: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], float]]:
    if isinstance(value, list):
        for index, one in enumerate(value):
            yield from numbers(one, (*at, index))
    elif isinstance(value, int | float):
        yield at, float(value)


class Vector:
    """The numbers of a set that are tuned; those that are 0 stay 0, signs stay as they are."""

    def __init__(self, sections: Sections, game: GameTuning) -> None:
        self.sections = sections
        self.game = game
        self.places: list[Place] = []
        self.start: list[float] = []
        for section, values in sections.items():
            for key, value in values.items():
                if game.tunes(section, key):
                    for at, number in numbers(value):
                        if number:
                            self.places.append(Place(section, key, at))
                            self.start.append(number)

    def __len__(self) -> int:
        return len(self.places)

    def sections_at(self, x: list[float]) -> Sections:
        """The whole set with these numbers changed."""
        found = copy.deepcopy(self.sections)
        for place, start, change in zip(self.places, self.start, x, strict=True):
            number = start * math.exp(change)
            most = self.game.most.get(place.key)
            if most is not None:
                number = min(number, most)
            _put(found[place.section], place, float(f"{number:.{DIGITS}g}"))
        return found


def between(
    present: Sections, other: Sections, share: float, game: GameTuning, keys: set[str] | None = None
) -> Sections:
    """So much of the way from one set to another, by logarithms; what only the other has comes along in part. With
    `keys` only those weights are taken along."""
    found = copy.deepcopy(present)
    for section, values in other.items():
        for key, value in values.items():
            if game.tunes(section, key) and (keys is None or key in keys):
                found[section][key] = _part(present[section].get(key), value, share)
    return found


def _part(present: object, other: object, share: float) -> object:
    if isinstance(other, list):
        rows = present if isinstance(present, list) else [0.0] * len(other)
        return [_part(one, two, share) for one, two in zip(rows, other, strict=True)]
    assert isinstance(present, int | float)
    assert isinstance(other, int | float)
    if present * other > 0.0:
        number = present * (other / present) ** share
    else:
        number = present + (other - present) * share
    return float(f"{number:.{DIGITS}g}")


def bounded(change: float) -> float:
    return max(-FURTHEST, min(FURTHEST, change))


def _put(values: dict[str, object], place: Place, number: float) -> None:
    if not place.at:
        values[place.key] = number
        return
    row = values[place.key]
    for index in place.at[:-1]:
        assert isinstance(row, list)
        row = row[index]
    assert isinstance(row, list)
    row[place.at[-1]] = number
