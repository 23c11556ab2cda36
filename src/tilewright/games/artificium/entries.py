"""Typed access to one table of a TOML file, with complaints that name the file and the entry."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, NoReturn

from tilewright.games.artificium.content import ContentError
from tilewright.games.artificium.terms import LANGUAGES

MOST: Final = 1000  # of anything that is printed


class Entry:
    """A table of a file: its fields are asked for by name and type."""

    def __init__(self, source: str, path: str, table: object) -> None:
        self.source = source
        self.path = path
        if not isinstance(table, dict):
            self.fail("a table is needed here")
        self.table: dict[str, object] = table

    def fail(self, message: str, field: str = "") -> NoReturn:
        where = ".".join([part for part in (self.path, field) if part])
        raise ContentError(": ".join([part for part in (self.source, where, message) if part]))

    def only(self, allowed: Iterable[str], what: str = "field") -> None:
        """Refuses every field but these."""
        known = list(allowed)
        for field in self.table:
            if field not in known:
                near = get_close_matches(field, known, n=1)
                hint = f"did you mean {near[0]}?" if near else "allowed: " + ", ".join(known)
                self.fail(f"unknown {what} {field}; {hint}")

    def get(self, field: str) -> object:
        if field not in self.table:
            self.fail(f"the field {field} is missing")
        return self.table[field]

    def below(self, field: str) -> "Entry":
        """The table in a field; an empty one if it is left out."""
        path = f"{self.path}.{field}" if self.path else field
        return Entry(self.source, path, self.table.get(field, {}))

    def text(self, field: str) -> str:
        value = self.get(field)
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            self.fail("a line of text is needed here", field)
        return value

    def word(self, field: str, known: tuple[str, ...]) -> int:
        """The place of a word among those that are known."""
        word = self.text(field)
        if word not in known:
            near = get_close_matches(word, known, n=1)
            hint = f"did you mean {near[0]}?" if near else "allowed: " + ", ".join(known)
            self.fail(f'unknown word "{word}"; {hint}', field)
        return known.index(word)

    def number(self, field: str, least: int = 0, most: int = MOST) -> int:
        value = self.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.fail(f"a whole number from {least} to {most} is needed here", field)
        return value

    def amounts(self, field: str, known: tuple[str, ...]) -> list[int]:
        """Numbers by kind, such as `{ coal = 1, metal = 1 }`."""
        below = self.below(field)
        below.only(known, "resource")
        return [below.number(word, least=1) if word in below.table else 0 for word in known]

    def names(self) -> dict[str, str]:
        below = self.below("names")
        below.only(LANGUAGES, "language")
        return {language: below.text(language) for language in LANGUAGES}

    def marks(self) -> list[str]:
        """The fields that are said not to be the printed ones."""
        value = self.table.get("reconstructed", [])
        if not isinstance(value, list):
            self.fail("a list of fields is needed here", "reconstructed")
        found = []
        for mark in value:
            if not isinstance(mark, str) or mark not in self.table:
                self.fail(f"{mark!r} is no field of this entry", "reconstructed")
            found.append(mark)
        return found


def merged(old: Entry, new: Entry) -> Entry:
    """An entry with the fields of a new one over the old ones; what is corrected counts as printed."""
    table = dict(old.table)
    marks = old.marks() if "reconstructed" in table else []
    for field, value in new.table.items():
        before = table.get(field)
        if field in ("names", "theft_coins") and isinstance(before, dict) and isinstance(value, dict):
            table[field] = {**before, **value}
        else:
            table[field] = value
    if "reconstructed" not in new.table and marks:
        table["reconstructed"] = [mark for mark in marks if mark not in new.table]
    return Entry(new.source, new.path, table)
