"""A game being played: the state, the lines that led to it, and the way back while nothing was revealed."""

import sys
import unicodedata

from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason, Refused
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

CHECKPOINT = 32  # lines between two kept states
LONGEST_NAME = 200  # letters of a seed or of a player's name
NOBODY: frozenset[int] = frozenset()


def is_name(text: str) -> bool:
    """Whether a seed or a player's name can stand in a line of its own: no line breaks, nothing to hide."""
    if not 0 < len(text) <= LONGEST_NAME or text != text.strip():
        return False
    return all(unicodedata.category(letter) not in ("Cc", "Cs", "Zl", "Zp") for letter in text)


class Line:
    """One action as it was done; `revealed`: something became known; `joint`: several seats were asked."""

    __slots__ = ("digest", "joint", "revealed", "seat", "text")

    def __init__(self, seat: int, text: str, digest: str, revealed: bool, joint: bool) -> None:
        self.seat = seat
        self.text = text
        self.digest = digest
        self.revealed = revealed
        self.joint = joint


class Attempt:
    """An action worked out on a copy: the line, the state after it, what happened; nothing is changed yet."""

    def __init__(self, line: Line, state: State, events: list[Event]) -> None:
        self.line = line
        self.state = state
        self.events = events


class Match:
    """The one way to play: humans, bots, replays and tests all come through `act`."""

    def __init__(
        self,
        rules: Rules,
        seed: str,
        names: list[str] | None = None,
        start: State | None = None,
        every: int = CHECKPOINT,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.names = names if names is not None else [f"seat {seat}" for seat in range(rules.seats)]
        if len(self.names) != rules.seats or not all(is_name(text) for text in (seed, *self.names)):
            raise ValueError("a seed and a name for each seat are needed, each one short line")
        self.from_seed = start is None
        self.committed = False  # whether the commitment to the seed was shown before the game
        self.state: State = rules.new(seed) if start is None else start
        self.every = every  # a larger number takes less memory and more time to go back; 0: from the seed
        self.lines: list[Line] = []
        self._kept: list[State] = [] if every == 0 and start is None else [self.state.clone()]

    def start_digest(self) -> str:
        return self.rules.digest(self.at(0))

    def act(self, seat: int, text: str) -> list[Event]:
        """Do one action, or raise Refused and change nothing."""
        attempt = self.attempt(seat, text)
        self.adopt(attempt)
        return attempt.events

    def attempt(self, seat: int, text: str, start: State | None = None) -> Attempt:
        """What that action would do, or Refused; who writes it down first can `adopt` it afterwards. `start`: from
        that state on instead, which an attempt before this one led to."""
        before = self.state if start is None else start
        why = self.rules.why_not(before, seat, text)
        if why is not None:
            raise Refused(why)
        events: list[Event] = []
        after = before.clone()
        action = self.rules.parse(text)
        self.rules.apply(after, seat, action, events)
        revealed = after.news() != before.news()
        joint = before.stack[-1].seat < 0
        written = sys.intern(self.rules.text(action))  # the same few texts stand in thousands of lines
        line = Line(seat, written, self.rules.digest(after), revealed, joint)
        return Attempt(line, after, events)

    def adopt(self, attempt: Attempt) -> None:
        """Let the attempt be what happened; it was made from this very state."""
        self.lines.append(attempt.line)
        self.state = attempt.state
        self._keep()

    def _keep(self) -> None:
        while self.every and len(self._kept) <= len(self.lines) // self.every:
            self._kept.append(self.at(len(self._kept) * self.every))

    def _forget(self, count: int) -> None:
        """States of lines that are no more."""
        if self.every:
            del self._kept[count // self.every + 1 :]

    def at(self, count: int) -> State:
        """The state after the first `count` lines."""
        if not 0 <= count <= len(self.lines):
            raise ValueError(f"there are {len(self.lines)} lines, not {count}")
        near = min(count // self.every, len(self._kept) - 1) if self.every else 0
        state = self._kept[near].clone() if self._kept else self.rules.new(self.seed)
        for line in self.lines[near * self.every : count]:
            self.rules.apply(state, line.seat, self.rules.parse(line.text))
        return state

    def undo_line(self, seat: int) -> int:
        """The line that seat could take back now, or -1."""
        at = self.own_line(seat)
        return at if at >= 0 and self._without(at) is not None else -1

    def own_line(self, seat: int) -> int:
        """That seat's last line, if since then others only answered joint questions and nothing was revealed."""
        at, why = self.look_back(seat)
        return -1 if why else at

    def answered_line(self, seat: int, bots: frozenset[int]) -> int:
        """That seat's last line, if since then only these bots acted and nothing was revealed; -1 else."""
        at, why = self.look_back(seat, bots)
        others = [line for line in self.lines[at + 1 :] if line.seat not in bots]
        return -1 if why or others else at

    def look_back(self, seat: int, bots: frozenset[int] = NOBODY) -> tuple[int, str]:
        """That seat's last line, or the one that is in the way to it and why; what these bots did is not."""
        if all(line.seat != seat for line in self.lines):
            return -1, "no-move-yet"
        for i in range(len(self.lines) - 1, -1, -1):
            line = self.lines[i]
            if line.revealed:
                return i, "undo-revealed"
            if line.seat == seat:
                return i, ""
            if not line.joint and line.seat not in bots:
                return i, "nothing-to-undo"
        return -1, "no-move-yet"

    def _without(self, at: int) -> tuple[State, list[Line]] | None:
        """The game as if that line had not been; None if a later line answers what it brought about."""
        state = self.at(at)
        kept = self.lines[:at]
        for line in self.lines[at + 1 :]:
            if self.rules.why_not(state, line.seat, line.text) is not None:
                return None
            self.rules.apply(state, line.seat, self.rules.parse(line.text))
            kept.append(Line(line.seat, line.text, self.rules.digest(state), line.revealed, line.joint))
        return state, kept

    def no_undo(self, seat: int, bots: frozenset[int] = NOBODY) -> Reason:
        """Why that seat can take nothing back."""
        return Reason("", self.look_back(seat, bots)[1] or "undo-entangled", {"seat": seat})

    def undo(self, seat: int) -> None:
        """Take back that seat's last line; what others did meanwhile in the same joint question stays."""
        at = self.own_line(seat)
        before = self._without(at) if at >= 0 else None
        if before is None:
            raise Refused(self.no_undo(seat))
        self.state, self.lines = before
        self._forget(at)
        self._keep()

    def undo_answered(self, seat: int, bots: frozenset[int]) -> None:
        """Take back that seat's last line and all that these bots answered since: nothing of it revealed anything,
        and whoever else plays has done nothing meanwhile."""
        at = self.answered_line(seat, bots)
        if at < 0:
            raise Refused(self.no_undo(seat, bots))
        self.rewind(at)

    def rewind(self, count: int) -> None:
        """Back to the first `count` lines, whatever was revealed since: only when all agree."""
        self.state = self.at(count)
        del self.lines[count:]
        self._forget(count)
