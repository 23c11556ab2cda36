"""The Hungarian article: `a(z)` in a message becomes `a` or `az`, by the sound of the next word.
The page does the same (web/src/lib/words/articles.ts)."""

import re
from typing import Final

OPEN: Final = re.compile(r"\b([aA])\(z\)(\s+[„“\"(]?)([^\W_])([\d.]*)")
VOWELS: Final = frozenset("aáeéiíoóöőuúüű")


def with_articles(text: str) -> str:
    return OPEN.sub(
        lambda found: f"{found[1]}{'z' if _needs_z(found[3], found[4]) else ''}{''.join(found.groups()[1:])}",
        text,
    )


def _needs_z(first: str, digits: str) -> bool:
    """Numbers as they are spoken: egy, öt, ötven, ezer begin with a vowel; tíz and száz do not."""
    if not first.isdigit():
        return first.casefold() in VOWELS
    length = len(digits.rstrip(".")) + 1
    return first == "5" or (first == "1" and length % 3 == 1)
