"""Codes that people read and type: unambiguous letters in groups, the last of which is a check letter."""

import secrets
from typing import Final

from tilewright.server.errors import ServerError

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32, without 0 and O, 1 and I
RECOVERY: Final = (27, 4)  # letters before the last one, which are 135 bits; letters in a group
LINK: Final = (9, 5)  # 45 bits are enough for what is good once within ten minutes
FIELD: Final = 0b100101  # x^5 + x^2 + 1: numbers of five bits with this are a field


def check_letter(code: str) -> str:
    """Another one follows from any code with one letter wrong or two letters in each other's place, as long as the
    code has no more than 31 letters: each place has a weight of its own in a field of 32 numbers."""
    total = 0
    for letter in code:
        total = double(total ^ LETTERS.index(letter))
    return LETTERS[total]


def double(number: int) -> int:
    return number << 1 if number < 16 else (number << 1) ^ FIELD


def new_code(kind: tuple[int, int]) -> str:
    """A random one, in groups."""
    letters, group = kind
    code = "".join(secrets.choice(LETTERS) for _ in range(letters))
    whole = code + check_letter(code)
    return "-".join(whole[start : start + group] for start in range(0, len(whole), group))


def read_code(typed: str, kind: tuple[int, int]) -> str:
    """The code as `new_code` wrote it, however it was typed; ServerError if there is a slip in it."""
    letters, group = kind
    whole = "".join(letter for letter in typed.upper() if letter.isalnum())
    good = len(whole) == letters + 1 and all(letter in LETTERS for letter in whole)
    if not good or check_letter(whole[:-1]) != whole[-1]:
        raise ServerError(400, "server-code-slip")
    return "-".join(whole[start : start + group] for start in range(0, len(whole), group))
