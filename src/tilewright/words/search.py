"""Searches rules as people type: forgives accents, ё and apostrophes, and knows other forms and synonyms.
The page does the same (web/src/lib/rules/rule_search.ts); tests/words/search_cases.json tests both."""

import re
import unicodedata
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

WORD: Final = re.compile(r"\w+")
NUMBER: Final = re.compile(r"\d")
SIDE: Final = re.compile(r"(\d)([аб])\b")
APOSTROPHES: Final = re.compile("['’ʼ‘`´]")
SHORT_WORD: Final = 3  # letters that a word has at least when another form of it is looked for
STEM: Final = 4  # letters that two forms of a word share at least
ENDING: Final = 3  # letters in which they may differ

Groups = Sequence[Sequence[str]]


def folded(text: str) -> str:
    """Letters alone: small, without accents, dots and apostrophes; hyphens part words."""
    plain = unicodedata.normalize("NFD", APOSTROPHES.sub("", text.casefold()))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def latin_sides(text: str) -> str:
    """The sides of boats as the rules write them: 3a and 3b, also where a name has them in Cyrillic."""
    return SIDE.sub(lambda found: found[1] + "ab"["аб".index(found[2])], text)


def is_match(wanted: str, word: str) -> bool:
    """Whether a word begins as it was typed, or both are forms of one word."""
    if word.startswith(wanted):
        return True
    if wanted.startswith(word):
        return len(word) >= SHORT_WORD and len(wanted) - len(word) <= ENDING
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(wanted, word, strict=False)))
    return shared >= STEM and max(len(wanted), len(word)) - shared <= ENDING


def fits(query: str, text: str, groups: Groups = ()) -> bool:
    """Whether the text has every number of the query as typed, and every word in some form or as a synonym."""
    parts, plain = latin_sides(query.casefold()).split(), latin_sides(text.casefold())
    if not all(part in plain for part in parts if NUMBER.search(part)):
        return False
    there = set(WORD.findall(folded(text)))
    stems = [[folded(stem) for stem in group] for group in groups]
    for wanted in WORD.findall(folded(" ".join(part for part in parts if not NUMBER.search(part)))):
        same = [stem for group in stems if any(has_stem(wanted, stem) for stem in group) for stem in group]
        if not any(is_match(wanted, word) or word.startswith(tuple(same)) for word in there):
            return False
    return True


def has_stem(wanted: str, stem: str) -> bool:
    """Whether a typed word is a form of a term, or a term's word cut short."""
    return wanted.startswith(stem) or (len(wanted) >= STEM and is_match(wanted, stem))
