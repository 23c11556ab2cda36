"""The server log: one JSON object a line; never a seed, a token or an action."""

import asyncio
import secrets
import sys
from contextvars import ContextVar
from typing import Any, Final, TextIO

from tilewright.server import clock
from tilewright.server.crash_traces import trace_of
from tilewright.server.structs import encode

ROUTINE: Final = frozenset(
    {"started", "stopped", "plugin-broken"}
)  # of no use to a person at the terminal, who is told in words

_request: ContextVar[str] = ContextVar("request", default="")


class Log:
    """Where the lines go; tests read them."""

    stream: TextIO | None = None
    quiet = False


def new_request() -> str:
    """A short code for what begins here: a request, a message, work of the server's own. It stands in every line
    that is noted on the way, and in the answer if something goes wrong."""
    code = secrets.token_hex(4)
    _request.set(code)
    return code


def request() -> str:
    """The code of the current request; empty outside of one."""
    return _request.get()


def log(event: str, **facts: object) -> None:
    stream = Log.stream or sys.stderr
    if Log.quiet or (event in ROUTINE and stream.isatty()):
        return
    joined = {"request": code} if (code := request()) else {}
    line = encode({"at": clock.now(), "event": event, **joined, **facts}).decode()
    print(line, file=stream, flush=True)


def log_crash(event: str, error: BaseException, **facts: object) -> None:
    """Log an unexpected error with its trace."""
    log(event, **facts, error=type(error).__name__, trace=trace_of(error))


def log_unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error of a task that nobody awaited; the report of asyncio itself would quote objects."""
    error = context.get("exception")
    if error is not None:
        log_crash("loose-end", error)
    else:
        log("loose-end", error="", what=str(context.get("message", ""))[:80])
