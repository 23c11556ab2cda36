"""What a bot means to do with the rest of its turn, as long as nothing comes between."""

from tilewright.kernel.match import Match


class Intent:
    """Made at a line of the game; holds while the lines since are its own or answers to joint questions."""

    def __init__(self, match: Match, bot: str) -> None:
        self.bot = bot
        self.line = len(match.lines)
        self.digest = match.lines[-1].digest if match.lines else ""
        self.texts: list[str] = []  # still to be done
        self.spent = 0.0  # seconds that were thought since

    def holds(self, match: Match, seat: int, bot: str) -> bool:
        lines = match.lines
        if bot != self.bot or len(lines) < self.line:
            return False
        if self.line and lines[self.line - 1].digest != self.digest:
            return False  # a step was taken back
        return all(line.seat == seat or (line.joint and not line.revealed) for line in lines[self.line :])
