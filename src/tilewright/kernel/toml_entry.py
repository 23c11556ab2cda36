"""Typed access to one table of a TOML file, with complaints that name the file and the entry."""

import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NoReturn

from tilewright.kernel.faults import os_fault, toml_fault
from tilewright.kernel.registry import SpecError
from tilewright.kernel.regular_files import FileError, read_regular

MOST: Final = 1000  # of anything that is printed or lies in a box
LARGEST: Final = 1_000_000  # bytes of a file of facts


def unknown(word: str, known: Iterable[str]) -> dict[str, object]:
    """The facts of an error about an unknown word: near ones (or none), and all that are allowed."""
    words = list(known)
    near = get_close_matches(word, words, n=3, cutoff=0.6)
    return {"given": word, "near": "/".join(near) if near else None, "names": words}


def describe(value: object) -> str:
    """What stands in the file, as TOML writes it; tables and lists in short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, dict):
        return "{...}"
    if isinstance(value, list):
        return "[...]"
    return str(value)


class ContentError(SpecError):
    """A printed fact that cannot be: the file and entry, a key for the words, facts with what is allowed."""

    def __init__(self, where: str, code: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(f"content-{code}", {**(facts or {}), "where": where})


def read_toml(file: Traversable) -> dict[str, object]:
    """The tables of a file, whatever may be wrong with it."""
    try:
        raw = read_regular(file, LARGEST) if isinstance(file, Path) else file.read_bytes()
        return tomllib.loads(raw.decode("utf-8-sig"))
    except FileError as error:
        code = error.kind if error.kind in ("missing", "folder", "special", "large") else "unreadable"
        raise ContentError(str(file), code, error.facts) from None
    except OSError as error:
        raise ContentError(str(file), "unreadable", os_fault(error)) from None
    except UnicodeDecodeError:
        raise ContentError(str(file), "no-text") from None
    except (ValueError, RecursionError) as error:
        raise ContentError(str(file), "no-toml", toml_fault(error)) from None


class TomlEntry:
    """A table of a file: its fields are asked for by name and type."""

    def __init__(self, source: str, path: str, table: object) -> None:
        self.source: str = source
        self.path: str = path
        if not isinstance(table, dict):
            self.fail("table", facts={"given": describe(table)})
        self.table: dict[str, object] = table

    def fail(self, code: str, field: str = "", facts: dict[str, object] | None = None) -> NoReturn:
        """Complains about this entry or one field of it."""
        where = ".".join(part for part in (self.path, field) if part)
        raise ContentError(": ".join(part for part in (self.source, where) if part), code, facts)

    def only(self, allowed: Iterable[str]) -> None:
        """Refuses every field but these."""
        fields = list(allowed)
        for field in self.table:
            if field not in fields:
                self.fail("field", facts=unknown(field, fields))

    def get(self, field: str) -> object:
        """The value of a field that must be there."""
        if field not in self.table:
            self.fail("no-field", facts={"field": field})
        return self.table[field]

    def below(self, field: str) -> "TomlEntry":
        """The table in a field that must be there."""
        return TomlEntry(self.source, f"{self.path}.{field}", self.get(field))

    def text(self, field: str) -> str:
        """One line of text that is not empty."""
        value = self.get(field)
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            self.fail("text", field, {"given": describe(value)})
        return value

    def word(self, field: str, known: tuple[str, ...]) -> int:
        """The place of a word among those that are known."""
        return self.place(self.text(field), known, field)

    def place(self, word: str, known: tuple[str, ...], field: str) -> int:
        """The place of a word, already read, among those that are known."""
        if word not in known:
            self.fail("word", field, unknown(word, known))
        return known.index(word)

    def number(self, field: str, default: int | None = None, least: int = 0, most: int = MOST) -> int:
        """A whole number between two bounds."""
        if default is not None and field not in self.table:
            return default
        return self.whole(self.get(field), field, least, most)

    def whole(self, value: object, field: str, least: int = 0, most: int = MOST) -> int:
        """A value, already read, that must be a whole number between two bounds."""
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.fail("number", field, {"low": least, "high": most, "given": describe(value)})
        return value

    def flag(self, field: str) -> bool:
        """A true or a false."""
        value = self.get(field)
        if not isinstance(value, bool):
            self.fail("flag", field, {"given": describe(value)})
        return value

    def items(self, field: str) -> list[object]:
        """A list that must be there."""
        value = self.get(field)
        if not isinstance(value, list):
            self.fail("list", field, {"given": describe(value)})
        return value

    def words(self, field: str) -> tuple[str, ...]:
        """A list of texts; none if the field is not there."""
        if field not in self.table:
            return ()
        found: list[str] = []
        for item in self.items(field):
            if not isinstance(item, str):
                self.fail("texts", field, {"given": describe(item)})
            found.append(item)
        return tuple(found)

    def counts(self, known: Iterable[str], least: int = 0) -> list[tuple[str, int]]:
        """All fields of this table as words and amounts, in the order of the file."""
        self.only(known)
        return [(word, self.number(word, least=least)) for word in self.table]
