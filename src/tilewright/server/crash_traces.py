"""Tracebacks for the log: file and line of every frame, and of the message only what holds no secret.

A message may quote anything: a hand, a seed, the parameters of a statement. So only messages that the interpreter
itself makes of types and names in the code are kept, and the keys of our own refusals. Locals are never looked at.
"""

import re
import traceback
from collections.abc import Iterator
from pathlib import PurePath
from types import TracebackType
from typing import Final

FIRST: Final = 4  # frames that are kept of a long way: the outermost ...
LAST: Final = 20  # ... and the innermost
CHAIN: Final = 3  # exceptions that led to each other
LONGEST: Final = 200  # letters of one entry
PLAIN: Final = (
    AttributeError, ImportError, IndexError, MemoryError, ModuleNotFoundError, NameError, RecursionError,
    TypeError, UnboundLocalError, ZeroDivisionError,
)  # fmt: skip
KEY: Final = re.compile(r"[a-z]+(-[a-z]+){0,6}")
LETTERS: Final = re.compile(r"[\w+/=-]*\d[\w+/=-]*")  # words with digits in them: tokens, seeds, digests, numbers
FRAME: Final = re.compile(r'\s*File "([^"\n]{1,500})", line (\d{1,7}),? in (\S{1,100})')
CLASS: Final = re.compile(
    r"((?:[A-Za-z_]\w{0,60}\.){0,6}[A-Z]\w{0,60}(?:Error|Exception|Exit|Interrupt|Warning))(?::|$)"
)
FATAL: Final = re.compile(r"Fatal Python error: ([A-Za-z ]{1,60})")


def trace_of(error: BaseException) -> list[str]:
    """The exception and the way to it, then what caused it; each entry is one short line."""
    found: list[str] = []
    for number, one in enumerate(chain(error)):
        if number:
            found.append("because of")
        found.append(described(one))
        found += frames(one.__traceback__)
    return found


def chain(error: BaseException | None) -> Iterator[BaseException]:
    for _ in range(CHAIN):
        if error is None:
            return
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def frames(start: TracebackType | None) -> list[str]:
    stack = traceback.extract_tb(start)  # without locals
    shown = [f"{place(one.filename)}:{one.lineno} {one.name}: {one.line or ''}"[:LONGEST] for one in stack]
    if len(shown) <= FIRST + LAST:
        return shown
    return [*shown[:FIRST], f"... {len(shown) - FIRST - LAST} more ...", *shown[-LAST:]]


def place(file: str) -> str:
    """A path without the part that only tells where things are installed."""
    parts = PurePath(file).parts
    for root in ("tilewright", "site-packages"):
        if root in parts:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(root) :])
    return "/".join(parts[-2:])


def described(error: BaseException) -> str:
    name = type(error).__name__
    code = getattr(getattr(error, "orig", error), "sqlite_errorname", "")
    if code:
        return f"{name}: {code}"
    key = getattr(error, "key", "")
    if isinstance(key, str) and KEY.fullmatch(key):
        return f"{name}: {key}"
    if isinstance(error, OSError) and error.strerror:
        return f"{name}: {error.strerror}"
    if type(error) in PLAIN and not was_raised(error):
        return f"{name}: {LETTERS.sub('…', str(error))}"[:LONGEST]
    return name


def was_raised(error: BaseException) -> bool:
    """Whether a statement made the message, not the interpreter; where the code cannot be read, assume so."""
    stack = traceback.extract_tb(error.__traceback__, limit=-1)
    line = (stack[-1].line or "") if stack else ""
    return not line or line.startswith("raise")


def trace_in(lines: list[str]) -> list[str]:
    """The same out of what a process printed: places and names of exceptions, nothing else of it."""
    found: list[str] = []
    for line in lines:
        frame, fatal, named = FRAME.match(line), FATAL.match(line), CLASS.match(line)
        if frame:
            found.append(f"{place(frame[1])}:{frame[2]} {frame[3]}"[:LONGEST])
        elif fatal:
            found.append(f"fatal: {fatal[1].strip()}")
        elif named:
            found.append(named[1])
    return found[-LAST:]
