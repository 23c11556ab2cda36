"""The terms of the games in each language: as the books have them, their stems, and wrong words."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class TermWords(NamedTuple):
    """One term in one language."""

    book: str
    stems: tuple[str, ...]  # how the forms of the term begin
    never: tuple[str, ...]  # how wrong words for it begin
    also: tuple[str, ...]  # words that people look for instead


class Term(NamedTuple):
    """One term in every language, and the files that use it."""

    key: str
    files: tuple[str, ...]
    words: dict[str, TermWords]


@cache
def terms() -> tuple[Term, ...]:
    source = tomllib.loads((files(__package__) / "glossary.toml").read_text(encoding="utf-8"))
    return tuple(Term(row["key"], tuple(row["files"]), dict(_languages(row))) for row in source["term"])


def _languages(row: dict[str, dict[str, str | list[str]]]) -> Iterator[tuple[str, TermWords]]:
    for lang, given in row.items():
        if isinstance(given, dict):
            stems, never, also = (tuple(given.get(name, ())) for name in ("stems", "never", "also"))
            yield lang, TermWords(str(given["book"]), stems, never, also)


@cache
def synonyms(game: str, lang: str) -> tuple[tuple[str, ...], ...]:
    """For the search of the rules of a game: words and stems that mean the same there, a group for each term."""
    found = []
    for term in terms():
        if game in term.files and lang in term.words:
            spoken = term.words[lang]
            found.append((*spoken.stems, *spoken.also) if spoken.stems else (spoken.book, *spoken.also))
    return tuple(group for group in found if len(group) > 1)
