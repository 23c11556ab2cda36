"""Weight sets: the numbers that a mind believes in, kept in data files, each with how it came to be."""

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final

from tilewright.kernel.native import FloatRow, vec

FOLDER: Final = "weight_sets"  # beside the mind of a game
FIRST_EDITION: Final = "first-edition"
EDITIONS: Final = (FIRST_EDITION,)  # whose files never change, so that every claim can be played again
BEST: Final = "best"  # the strongest set for a table: its own, else the usual one
USUAL: Final = "usual"  # the set for tables that have none of their own
STYLE_FOLDER: Final = "styles"  # beside the mind of a game: what a style multiplies the best set by
STYLE: Final = "style-"  # begins the edition of a style


class WeightError(ValueError):
    """A weight set that lacks a number, has one too many, or one of the wrong shape."""


class WeightTable:
    """One section of a weight set; a mind takes each number once, and what is left over in the end is an error."""

    def __init__(self, name: str, values: dict[str, object]) -> None:
        self.name = name
        self.left = dict(values)

    def _take(self, key: str) -> object:
        if key not in self.left:
            raise WeightError(f"{self.name}: there is no {key}")
        return self.left.pop(key)

    def _number(self, key: str, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise WeightError(f"{self.name}: {key} is no number")
        return float(value)

    def number(self, key: str) -> float:
        return self._number(key, self._take(key))

    def row(self, key: str, size: int) -> FloatRow:
        return self._row(key, self._take(key), size)

    def _row(self, key: str, value: object, size: int) -> FloatRow:
        if not isinstance(value, list) or len(value) != size:
            raise WeightError(f"{self.name}: {key} is no list of {size}")
        return vec[float]([self._number(key, one) for one in value])

    def rows(self, key: str, count: int, size: int) -> list[FloatRow]:
        value = self._take(key)
        if not isinstance(value, list) or len(value) != count:
            raise WeightError(f"{self.name}: {key} has not {count} rows")
        return [self._row(key, one, size) for one in value]

    def named(self, key: str, count: int) -> list[dict[str, float]]:
        """So many rows of numbers by names; a name that is missing in one stands for 0."""
        value = self._take(key)
        if not isinstance(value, list) or len(value) != count:
            raise WeightError(f"{self.name}: {key} has not {count} rows")
        return [{name: self._number(key, one) for name, one in row.items()} for row in value]

    def later(self, key: str, size: int) -> FloatRow:
        """A row that sets of the first edition do not have: there it is 0 throughout, and changes nothing."""
        return self.row(key, size) if key in self.left else vec[float]([0.0] * size)

    def done(self) -> None:
        if self.left:
            raise WeightError(f"{self.name}: nobody takes {', '.join(self.left)}")


class WeightSet:
    """A file as it was read: sections of weights, how to search with them, and where they come from."""

    def __init__(self, name: str, sections: dict[str, dict[str, object]]) -> None:
        self.name = name
        self.sections = sections

    def table(self, section: str) -> WeightTable:
        if section not in self.sections:
            raise WeightError(f"{self.name}: there is no section {section}")
        return WeightTable(f"{self.name}, {section}", self.sections[section])

    def search(self) -> dict[str, float]:
        """How a search with these weights differs from the usual one."""
        table = self.table("search")
        return {key: table.number(key) for key in list(table.left)}


def style_edition(style: str) -> str:
    """The edition with which a style plays."""
    return STYLE + style


@lru_cache(64)
def find_set(package: str, edition: str, table: str) -> WeightSet:
    """The frozen set of that edition; without one, that of the first. The best set is the one of such a table,
    else the usual one. Read once, however many minds are made of it."""
    if edition.startswith(STYLE):
        return styled_set(package, edition.removeprefix(STYLE), find_set(package, BEST, table))
    folder = files(package) / FOLDER
    for name in (table, USUAL, FIRST_EDITION) if edition == BEST else (edition or FIRST_EDITION,):
        file = folder / f"{name}.json"
        if file.is_file():
            return WeightSet(name, json.loads(file.read_text(encoding="utf-8")))
    raise WeightError(f"there is no weight set {edition}")


def styled_set(package: str, style: str, best: WeightSet) -> WeightSet:
    """That set with some of its weights multiplied; a game that has no such style plays on without one."""
    file = files(package) / STYLE_FOLDER / f"{style}.json"
    if not file.is_file():
        return best
    times: dict[str, dict[str, float]] = json.loads(file.read_text(encoding="utf-8"))["times"]
    sections = dict(best.sections)
    for name, factors in times.items():
        section = dict(sections[name])
        for key, factor in factors.items():
            section[key] = multiplied(section[key], factor)
        sections[name] = section
    return WeightSet(f"{best.name}, {style}", sections)


def multiplied(value: object, factor: float) -> object:
    """A number, a row or a grid, each number of it times that."""
    if isinstance(value, list):
        return [multiplied(one, factor) for one in value]
    return value * factor if isinstance(value, int | float) else value


def written(sections: dict[str, dict[str, object]]) -> str:
    """The text of a file: a line for each number, row or grid."""
    parts = []
    for name, values in sections.items():
        rows = ",\n".join(f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in values.items())
        parts.append(f"  {json.dumps(name)}: {{\n{rows}\n  }}")
    return "{\n" + ",\n".join(parts) + "\n}\n"
