"""What the server notes for whoever runs it: one JSON object a line; never a seed, a token or an action."""

import sys
from typing import Final, TextIO

import msgspec

from tilewright.server import clock

ROUTINE: Final = frozenset({"started", "stopped"})  # of no use to a person at the terminal, who is told in words


class Log:
    """Where the lines go; tests read them."""

    stream: TextIO | None = None
    quiet = False


def log(event: str, **facts: object) -> None:
    stream = Log.stream or sys.stderr
    if Log.quiet or (event in ROUTINE and stream.isatty()):
        return
    line = msgspec.json.encode({"at": clock.now(), "event": event, **facts}).decode()
    print(line, file=stream, flush=True)
