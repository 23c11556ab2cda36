"""Compact memory of a game: lines shared between tables, and the last few events."""

import marshal
from array import array
from typing import Final

from tilewright.kernel.event import Event
from tilewright.kernel.match import Line

SHARED: Final = 4_000  # texts that are shared for each seat and kind of line

_lines: dict[tuple[int, bool, bool], dict[str, Line]] = {}  # by seat and kind, by text


def shared(line: Line) -> Line:
    """The same few thousand lines stand at all tables; without its digest one can stand for all of them."""
    alike = _lines.setdefault((line.seat, line.revealed, line.joint), {})
    found = alike.get(line.text)
    if found is None:
        if len(alike) >= SHARED:
            alike.clear()  # those that are played often are soon back
        found = alike[line.text] = Line(line.seat, line.text, "", line.revealed, line.joint)
    return found


class RecentEntry:
    """A recent entry of the journal: how far each viewer came, who noticed, and what it was."""

    __slots__ = ("_events", "at", "back_to", "seen", "versions")

    def __init__(
        self, versions: list[int], seen: list[bool], at: int, events: list[Event], back_to: list[int]
    ) -> None:
        self.versions = array("I", versions)
        self.back_to = array("I", back_to)
        self.seen = bytes(seen)
        self.at = at
        self._events = marshal.dumps([(one.kind, one.seat, one.data, one.secret, one.audience) for one in events])

    def events(self) -> list[Event]:
        return [Event(*facts) for facts in marshal.loads(self._events)]
