"""What the server notes for whoever runs it: one JSON object a line; never a seed, a token or an action."""

import sys
from typing import TextIO

import msgspec

from tilewright.server import clock


class Log:
    """Where the lines go; tests read them."""

    stream: TextIO | None = None
    quiet = False


def log(event: str, **facts: object) -> None:
    if Log.quiet:
        return
    line = msgspec.json.encode({"at": clock.now(), "event": event, **facts}).decode()
    print(line, file=Log.stream or sys.stderr, flush=True)
