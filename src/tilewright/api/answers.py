"""The values that a table returns: options, points, advice and errors, with readable reprs."""

from typing import NamedTuple


class IllegalMove(ValueError):
    """A move that is not allowed now. `rule` is the number of the rule that forbids it, or empty."""

    def __init__(self, words: str, rule: str = "") -> None:
        super().__init__(words)
        self.rule = rule


class GameError(ValueError):
    """There is no such game, option, record or position, or it cannot be read; the message says why."""


class Option(NamedTuple):
    """One legal move: `text` is what `Table.play` takes, `words` says what it does."""

    text: str
    words: str

    def __repr__(self) -> str:
        return f"<{self.text}: {self.words}>"


class Score(NamedTuple):
    """The points of a seat and where they come from."""

    total: int
    lines: list[str]
    facts: dict[str, object]

    def __str__(self) -> str:
        points = "1 point" if self.total == 1 else f"{self.total} points"
        return "\n".join([points, *(f"  {line}" for line in self.lines)])

    def __repr__(self) -> str:
        return str(self)


class Advice(NamedTuple):
    """A turn that a bot would play: its texts, why, the final points to expect and the chance to win."""

    texts: list[str]
    words: str
    points: float
    chance: float

    def __repr__(self) -> str:
        return f"<{'; '.join(self.texts)}: {self.words} ({self.points:.0f} points, {self.chance:.0%} to win)>"
