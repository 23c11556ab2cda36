"""A position half read: the table so far, and which line said what."""

from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.steps.setup import empty_state
from tilewright.kernel.position import PositionLine
from tilewright.kernel.rng import Rng


class PartialPosition:
    """What the readers of single lines share."""

    def __init__(self, r: Artificium, seed: str) -> None:
        self.r = r
        self.s = empty_state(r, Rng.from_seed(seed))
        self.s.round = 1
        self.s.inside = r.everybody
        self.phase = "lay"
        self.over = False
        self.deck: list[int] | None = None
        self.where: dict[str, PositionLine] = {}  # the line to blame, by what it is about

    def once(self, line: PositionLine, what: str) -> None:
        """Refuses a second line about the same thing."""
        if what in self.where:
            raise line.error("", "stands-twice", {"given": what})
        self.where[what] = line

    def blame(self, *whats: str) -> PositionLine:
        """The line about the first of these that has one."""
        for what in (*whats, "round"):
            if what in self.where:
                return self.where[what]
        return PositionLine(0, "")
