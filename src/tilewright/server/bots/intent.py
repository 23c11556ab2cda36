"""What a bot at a table means to do with the rest of its turn, as long as nothing comes between."""

from tilewright.bots.bot import Intent
from tilewright.server.room.play import Play


class SeatIntent(Intent):
    """Made at a line of the game; holds while the lines since are its own or answers to joint questions."""

    def __init__(self, play: Play, bot: str) -> None:
        super().__init__()
        self.bot = bot
        self.line = len(play.match.lines)
        self.digest = play.digest(self.line)

    def holds(self, play: Play, seat: int, bot: str) -> bool:
        lines = play.match.lines
        if bot != self.bot or len(lines) < self.line:
            return False
        if play.digest(self.line) != self.digest:
            return False  # a step was taken back
        return all(line.seat == seat or (line.joint and not line.revealed) for line in lines[self.line :])
