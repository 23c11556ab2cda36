"""Steps through a game line by line and reports the events of each line."""

from tilewright.kernel.event import Event
from tilewright.kernel.state import State
from tilewright.server.room.play import Play


class LineReplay:
    """Remembers a position in the game; the game may continue or be undone meanwhile."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.count = -1
        self.digest = b""
        self.state: State

    def is_valid(self) -> bool:
        """Whether the lines up to here are still part of the game."""
        lines = self.play.match.lines
        return 0 <= self.count <= len(lines) and self.play.digest(self.count) == self.digest

    def to(self, count: int) -> State:
        """Move to the position after `count` lines, from the start if it lies before this one."""
        if not self.is_valid() or count < self.count:
            self.count, self.state = count, self.play.match.at(count)
        while self.count < count:
            self._step([])
        self.digest = self.play.digest(count)
        return self.state

    def step(self) -> list[Event]:
        """Apply the next line and return its events."""
        events: list[Event] = []
        self._step(events)
        self.digest = self.play.digest(self.count)
        return events

    def _step(self, events: list[Event]) -> None:
        rules, line = self.play.rules, self.play.match.lines[self.count]
        rules.apply(self.state, line.seat, rules.parse(line.text), events)
        self.count += 1
