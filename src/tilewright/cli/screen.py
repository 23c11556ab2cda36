"""Input and output of the terminal; colours only where the terminal has them."""

import contextlib
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from tilewright.words.speech import Speech

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - with it, what is typed can be edited, and typed lines come back

CLEAR = "\033[2J\033[3J\033[H"  # the lines that have scrolled away too


class EndOfInput(Exception):
    """Nothing more will be typed: Ctrl-D, or the end of a script."""


class Screen:
    """Prints texts and reads lines."""

    def __init__(self, speech: Speech, console: Console | None = None) -> None:
        self.speech = speech
        self.console = console if console is not None else Console(highlight=False)

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, key: str, style: str = "", **facts: object) -> None:
        self.line(self.speech.say(key, facts), style)

    def unbroken(self, key: str, **facts: object) -> None:
        """A line that people copy: never parted, however long it is."""
        self.console.print(Text(self.speech.say(key, facts)), soft_wrap=True)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style))

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def clear(self) -> None:
        """Nothing of what was there can be read any more; in a script there is nothing to clear."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.console.rule()

    def ask(self, key: str, **facts: object) -> str:
        """A line that somebody types."""
        self.say(key, "bold", **facts)
        try:
            typed = input("> ")
        except EOFError:
            self.line()
            raise EndOfInput from None
        if not sys.stdin.isatty():
            self.line(typed)  # so that the output of a script reads like what was seen
        return typed.strip()
