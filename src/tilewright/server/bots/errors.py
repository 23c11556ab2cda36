"""Reads what worker processes print to stderr, and logs a bounded part of it without secrets."""

import time
from asyncio import StreamReader
from typing import Final

from tilewright.server.crash_traces import trace_in
from tilewright.server.logs import log

CHUNK: Final = 4096  # bytes read at once
KEPT: Final = 200  # lines of one report
LONGEST: Final = 1000  # bytes of a line
QUIET: Final = 10.0  # seconds between two reports of one worker; what comes between is only counted


class Errors:
    """The reports of one worker, which may be many processes one after the other."""

    def __init__(self) -> None:
        self.noted = float("-inf")
        self.skipped = 0

    async def read(self, stream: StreamReader) -> None:
        """Read until the process closes the stream. A report ends with an empty line or with the process."""
        lines: list[str] = []
        rest = b""
        while chunk := await stream.read(CHUNK):
            *whole, rest = (rest + chunk).split(b"\n")
            rest = rest[:LONGEST]
            for line in whole:
                lines.append(line[:LONGEST].decode("utf-8", "replace"))
                if not line.strip():
                    self.note(lines)
                    lines = []
            lines = lines[-KEPT:]
        self.note([*lines, rest.decode("utf-8", "replace")])

    def note(self, lines: list[str]) -> None:
        trace = trace_in(lines)
        if not trace:
            return
        if time.monotonic() - self.noted < QUIET:
            self.skipped += 1
            return
        self.noted = time.monotonic()
        log("bot-crashed", trace=trace, skipped=self.skipped)
        self.skipped = 0
