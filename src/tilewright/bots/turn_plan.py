"""What a bot means to do with the rest of its turn: made once, followed while nothing comes between."""

from tilewright.kernel.match import Line
from tilewright.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnPlan:
    """Made at a line of the game; knows how long its bot has thought about this turn."""

    def __init__(self, line: int = 0) -> None:
        self.line = line  # lines of the game before it was made
        self.rest: list[int] = []  # actions still to be done
        self.spent = 0.0  # seconds

    def holds(self, lines: list[Line], seat: int) -> bool:
        """While the lines since are that seat's own, or answers to joint questions that revealed nothing."""
        if len(lines) < self.line:
            return False
        for line in lines[self.line :]:
            if line.seat != seat and (line.revealed or not line.joint):
                return False
        return True

    def follow(self, options: list[int]) -> int | None:
        """The next action of the plan; None if there is none or it is no option now: then the plan is void."""
        if self.rest and self.rest[0] in options:
            return self.rest.pop(0)
        self.rest = []
        return options[0] if len(options) == 1 else None

    def think(self, actions: list[int], seconds: float) -> int:
        """A plan that took so long to make: its first action is to be done now."""
        self.rest = actions[1:]
        self.spent += seconds
        return actions[0]
