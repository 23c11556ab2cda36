"""The turn plan of a bot at a table, valid for one bot and one game."""

from tilewright.bots.turn_plan import TurnPlan
from tilewright.server.room.play import Play


class SeatPlan(TurnPlan):
    """A plan of that bot in that game; another bot or a step taken back ends it."""

    def __init__(self, play: Play, bot: str) -> None:
        super().__init__(len(play.match.lines))
        self.bot = bot
        self.digest = play.digest(self.line)
        self.answered = -1  # lines of the game when it was last followed: met again, the question is thought over

    def is_current(self, play: Play, seat: int, bot: str) -> bool:
        lines = play.match.lines
        if bot != self.bot or len(lines) < self.line or play.digest(self.line) != self.digest:
            return False
        if len(lines) <= self.answered:
            return False
        return self.holds(lines, seat)
