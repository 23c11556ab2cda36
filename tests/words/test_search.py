"""The search of the rules: the cases of the page too, and the rules of our games in four languages."""

import json
from pathlib import Path
from typing import Any

import pytest

from tilewright.games.catalogue import registry
from tilewright.words.glossary import synonyms
from tilewright.words.rulebook import Rulebook
from tilewright.words.search import fits

CASES = json.loads((Path(__file__).parent / "search_cases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['lang']} {case['query']}")
def test_words_are_found_as_people_type_them(case: dict[str, Any]) -> None:
    assert fits(case["query"], case["text"], case["groups"]) is case["found"]


@pytest.mark.parametrize(
    ("lang", "query", "number"),
    [
        ("en", "losing bids whole", "KF-3.5"),
        ("en", "auction", "KF-4.1"),
        ("ru", "аукцион", "KF-4.1"),
        ("ru", "ставку целиком", "KF-3.11"),
        ("ru", "зеленый рабочий", "KF-3.8"),
        ("uk", "з'єднати", "KF-3.5"),
        ("uk", "корабель", "KF-4.6"),
        ("hu", "munkasok egyszinuek", "KF-3.7"),
        ("hu", "piac", "KF-4.1"),
    ],
)
def test_the_rules_are_found_by_the_words_of_the_screen(lang: str, query: str, number: str) -> None:
    game = registry().game("keyflower")
    found = Rulebook(game.rules_file, lang, synonyms(game.key, lang)).find(query)
    assert number in [rule.number for rule in found]
    assert len(found) < 150


def test_numbers_are_found_as_before() -> None:
    book = Rulebook(registry().game("keyflower").rules_file)
    assert [rule.number for rule in book.find("5.2")] == ["KF-5.2"]
    assert {rule.section for rule in book.find("KF-5")} == {"KF-5"}
    assert book.find("zeppelin") == []
