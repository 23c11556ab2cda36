"""The level `hard`: searches as long as its clock or its number of lines of play allows."""

from typing import Final

from tilewright.bots.bot import Bot, Question
from tilewright.bots.catalogue import mind_for, settings_for
from tilewright.bots.levels import playable
from tilewright.bots.mind import Mind
from tilewright.bots.search import Budget, TurnSearch
from tilewright.bots.tree import asked_seat, play_turn
from tilewright.bots.win_chance import USUAL
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import State

USUAL_TIME: Final = 1.0
WHOLE: Final = 0.92  # of its time goes into a turn; the rest is for all that is not searching
FIRST: Final = 0.75  # of that, before it is known whether the turn ends with the plan
LEAST: Final = 0.03  # of its time, however late in a turn it is


class HardBot(Bot):
    """`time` is seconds for a whole turn; with `playouts` there is no clock, and the choice can be repeated."""

    name = "hard"

    def __init__(self, time: float, playouts: int, wanted: dict[str, float], edition: str = "") -> None:
        self.seconds = 0.0 if playouts else time
        self.playouts = playouts
        self.wanted = wanted  # settings that are not the usual ones of the game
        self.edition = edition

    def choose(self, question: Question, dice: Rng) -> int:
        return self.plan(question, dice)[0]

    def plan(self, question: Question, dice: Rng) -> list[int]:
        rules, mind = question.rules, mind_for(question.rules, self.edition)
        budget = Budget(time_for(self.seconds, question.spent), self.playouts)
        search = TurnSearch(mind, USUAL, question, settings_for(rules, self.wanted, self.edition), budget)
        found = search.candidates(dice) if is_late(self.seconds, question.spent) else search.run(dice, FIRST)
        world = question.possible_world(dice.fork())
        actions = playable(mind, world, question, found[0].turn.actions)
        if question.spent == 0.0 and is_whole(mind, world, question.seat, actions):
            search.compare_best(found, dice)
            actions = playable(mind, world, question, found[0].turn.actions)
        return actions


def time_for(seconds: float, spent: float) -> float:
    """Seconds for one question of a turn: what comes to light in its middle gets half of the time that is left."""
    left = WHOLE * seconds - spent
    return max(left if spent == 0.0 else left / 2, LEAST * seconds)


def is_late(seconds: float, spent: float) -> bool:
    """Whether a turn has used its time up; a seat that is asked on alone may meet many questions in one."""
    return seconds > 0.0 and spent > (WHOLE - LEAST) * seconds


def is_whole(mind: Mind, world: State, seat: int, actions: list[int]) -> bool:
    """Whether somebody else is asked after these actions."""
    after = world.clone()
    play_turn(mind.rules, after, seat, actions)
    return asked_seat(mind.rules, after) != seat
