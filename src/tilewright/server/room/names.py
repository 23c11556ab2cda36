"""Names of people: one visible line, and none that could be mistaken for another at the table."""

import contextlib
import re
import unicodedata
from functools import lru_cache
from typing import Final

from tilewright.bots.specs import BOTS
from tilewright.games.catalogue import MOST_PLAYERS
from tilewright.kernel.match import is_name
from tilewright.presentation.bot_names import choose_names, first_names, level_of
from tilewright.server.errors import ServerError
from tilewright.server.table import StoredTable
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES

LONGEST: Final = 24  # letters; marks above and below them are not counted
MARKS: Final = 2  # on one letter
UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # categories of controls, bidi marks, zero widths
# Letters and marks by their category that show nothing: fillers, joiners, selectors, the empty braille cell.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0" + "".join(chr(code) for code in range(0x180B, 0x1810))
    + "".join(chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)  # fmt: skip
DRESS: Final = "\ufe0e\ufe0f"  # says whether a sign before it is drawn as a picture: left out, not refused

# What looks like a Latin letter, as it is written; what is missing here looks like itself alone.
ALIKE: Final = str.maketrans(
    "АВСЕНІЈКМОРЅТУХҮԚԜӀ" "асеорѕухіјһԁԛԝѵкӏ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" "αονριγκϲ" "ՕՏօոսհ" "ıɑɡǀ|01I",
    "ABCEHlJKMOPSTYXYQWl" "aceopsyxijhdqwvkl" "ABEZHlKMNOPTYX" "aovpiykc" "OSonuh" "iagllOll",
)  # fmt: skip


def normalize_name(name: str) -> str:
    """The name in the form that is stored; ServerError if it is invisible, too long or not allowed."""
    plain = unicodedata.normalize("NFKC", name.translate(dict.fromkeys(map(ord, DRESS))))
    plain = " ".join(plain.split())
    hidden = any(unicodedata.category(letter) in UNSEEN or letter in BLANK for letter in plain)
    visible = any(unicodedata.category(letter)[0] in "LN" for letter in plain)
    if hidden or not visible or not is_name(plain) or not is_short(plain):
        raise ServerError(400, "server-bad-name", most=LONGEST)
    if fold_name(plain) in bot_names() or fold_name(plain.split(" ")[0]) == "bot" != fold_name(plain):
        raise ServerError(400, "server-name-bot", name=plain)
    if has_title(plain):
        raise ServerError(400, "server-name-staff", name=plain)
    return plain


def has_title(name: str) -> bool:
    """Whether the name could be taken for that of the server's staff."""
    words = (name, *re.split(r"[\W_]+", name))
    return not staff_titles().isdisjoint(fold_name(word.rstrip("0123456789")) for word in words)


@lru_cache(1)
def staff_titles() -> frozenset[str]:
    titles = [one for lang in LANGUAGES for one in Speech(lang).say("server-staff-titles").split(", ")]
    return frozenset(fold_name(one) for one in titles)


def is_short(name: str) -> bool:
    letters, marks = 0, 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        letters += not marks
        if marks > MARKS:
            return False
    return letters <= LONGEST


def latinize(name: str) -> str:
    """Replace every letter by the Latin one that it looks like."""
    parts = unicodedata.normalize("NFD", name).translate(ALIKE)
    return "".join(letter for letter in parts if unicodedata.category(letter)[0] not in "PZ")


def fold_name(name: str) -> str:
    """The same, ignoring case."""
    return latinize(unicodedata.normalize("NFKC", name).casefold()).casefold()


def look_alike(one: str, other: str) -> bool:
    """Whether one name can be mistaken for the other."""
    return latinize(one) == latinize(other) or fold_name(one) == fold_name(other)


@lru_cache(1)
def bot_names() -> frozenset[str]:
    """The names of bots and levels in every language."""
    levels = [(lang, level_of(Speech(lang), bot)) for lang in LANGUAGES for bot in BOTS]
    return frozenset(fold_name(f"{name} {level}") for lang, level in levels for name in first_names(lang))


def bot_numbers(table: StoredTable) -> dict[int, int]:
    """Which of their names the bots of a table bear, by seat."""
    bots = tuple(chair.seat for chair in table.chairs if chair.kind == "bot")
    return choose_numbers(table.id, bots, tuple(chair.name for chair in table.chairs if chair.kind == "person"))


@lru_cache(4096)
def choose_numbers(table: str, bots: tuple[int, ...], people: tuple[str, ...]) -> dict[int, int]:
    return choose_names(table, bots, people, look_alike)


def check_free(table: StoredTable, name: str, seat: int = -1) -> None:
    """ServerError if somebody on another seat has the same or a similar name."""
    for chair in table.chairs:
        if chair.seat != seat and chair.kind == "person":
            check_differs(name, chair.name)


def check_differs(name: str, other: str) -> None:
    if name.casefold() == other.casefold():
        raise ServerError(409, "server-name-taken", name=other)
    if look_alike(name, other):
        raise ServerError(409, "server-name-alike", name=name, other=other)


def free_name(table: StoredTable, name: str, seat: int) -> str:
    """The name, with a number added if somebody on another seat has the same or a similar one."""
    numbered = [f"{name[: LONGEST - 3].rstrip()} {number}" for number in range(2, MOST_PLAYERS + 1)]
    for shown in (name, *numbered):
        with contextlib.suppress(ServerError):
            check_free(table, shown, seat)
            return shown
    raise ServerError(409, "server-name-taken", name=name)
