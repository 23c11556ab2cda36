"""Errors of commands: one line for the user, and an exit code."""

from typing import Final

LONGEST: Final = 400  # letters of such a line
BAD_INPUT: Final = 2
FAILED: Final = 1


class CommandError(Exception):
    """Ends the command; the facts fill the text of that key."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def one_line(text: str) -> str:
    """Any text as one line that a terminal can show: no line breaks, nothing that moves the cursor."""
    flat = " ".join(text.split())
    shown = "".join(letter if letter.isprintable() else "?" for letter in flat)
    shown = shown.encode("utf-8", "replace").decode()
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"
