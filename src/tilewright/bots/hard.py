"""The level `hard`: searches as long as its clock or its number of lines of play allows."""

from typing import Final

from tilewright.bots.bot import Bot, Question
from tilewright.bots.catalogue import doubt_for, mind_for, settings_for
from tilewright.bots.levels import playable
from tilewright.bots.search import Budget, Search
from tilewright.kernel.rng import Rng

USUAL_TIME: Final = 1.0
WHOLE: Final = 0.92  # of its time goes into the first search of a turn
AFTER: Final = 0.04  # of its time, when something came to light in the middle of the turn


class HardBot(Bot):
    """`time` is seconds for a whole turn; with `playouts` there is no clock, and the choice can be repeated."""

    name = "hard"

    def __init__(self, time: float, playouts: int, wanted: dict[str, float]) -> None:
        self.seconds = 0.0 if playouts else time
        self.playouts = playouts
        self.wanted = wanted  # settings that are not the usual ones of the game

    def choose(self, question: Question, dice: Rng) -> int:
        return self.plan(question, dice)[0]

    def plan(self, question: Question, dice: Rng) -> list[int]:
        mind = mind_for(question.rules)
        left = max(AFTER * self.seconds, WHOLE * self.seconds - question.spent)
        budget = Budget(left, self.playouts)
        settings = settings_for(question.rules, self.wanted)
        found = Search(mind, doubt_for(question.rules), question, settings, budget).run(dice)
        return playable(mind, question.guess(dice.fork()), question, found[0].turn.actions)
