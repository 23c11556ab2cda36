"""First names for bots, chosen by table and seat, never one that somebody at the table has."""

import re
import zlib
from collections.abc import Callable, Collection, Iterable
from functools import cache

from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES


@cache
def first_names(lang: str) -> list[str]:
    """In the same order in every language, so that a number says which."""
    return Speech(lang if lang in LANGUAGES else "en").say("shell-first-names").split(", ")


def choose_names(
    table: str, bots: Iterable[int], people: Collection[str], alike: Callable[[str, str], bool]
) -> dict[int, int]:
    """The number of a name for the seat of each bot: the same whenever the same table is asked about."""
    count, taken = len(first_names("en")), set[int]()
    for number in range(count):
        forms = {first_names(lang)[number] for lang in LANGUAGES}
        if any(alike(form, person) for form in forms for person in people):
            taken.add(number)
    found: dict[int, int] = {}
    for seat in bots:
        begun = zlib.crc32(f"{table} {seat}".encode())
        free = [one for step in range(count) if (one := (begun + step) % count) not in taken]
        found[seat] = free[0] if free else begun % count
        taken.add(found[seat])
    return found


def level_of(speech: Speech, bot: str) -> str:
    """How well a bot plays, in words: of `hard:time=2` as of `hard`."""
    key = re.split(r"[:(]", bot, maxsplit=1)[0]
    level = f"shell-bot-{key}"
    return speech.say(level) if speech.has(level) else key.capitalize()
