"""The numbered rules are there in every language: the same numbers, references and rows of tables."""

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src/tilewright/games"
BOOKS = sorted(GAMES.rglob("rules.md"))
REFERENCE = re.compile(r"[A-Z]{2}-\d+(?:\.\d+)?")


def rules_of(book: Path) -> dict[str, str]:
    """The text of each section head and each numbered rule."""
    found: dict[str, str] = {}
    section = number = ""
    for line in book.read_text(encoding="utf-8").splitlines():
        head, item = re.match(r"## ([A-Z]+-\d+) (.+)", line), re.match(r"(\d+)\. (.*)", line)
        if head:
            section = number = head[1]
            found[number] = head[2]
        elif section and item:
            number = f"{section}.{item[1]}"
            found[number] = item[2]
        elif section:
            found[number] += "\n" + line
    return found


@pytest.mark.parametrize("lang", ["ru", "uk", "hu"])
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_a_translation_has_every_rule_with_its_references_and_numbers(book: Path, lang: str) -> None:
    english, other = rules_of(book), rules_of(book.with_name(f"rules.{lang}.md"))
    assert list(other) == list(english)
    for number, text in english.items():
        assert sorted(REFERENCE.findall(other[number])) == sorted(REFERENCE.findall(text)), number
        assert other[number].count("\n   |") == text.count("\n   |"), number
        assert set(re.findall(r"`.+?`", other[number])) == set(re.findall(r"`.+?`", text)), number


def test_there_are_books_to_compare() -> None:
    assert len(BOOKS) >= 3
