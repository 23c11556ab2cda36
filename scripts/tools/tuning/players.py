"""Games between weight sets: minds are made once for each set, and play as the bots do, from guesses."""

import math
from typing import ClassVar

from scripts.tools.tuning.games import as_set
from scripts.tools.tuning.vector import Sections
from tilewright.bots.bot import Bot, Question
from tilewright.bots.catalogue import bots_of, settings_for
from tilewright.bots.levels import MOST_TURNS, playable
from tilewright.bots.mind import Mind
from tilewright.bots.players import Players
from tilewright.bots.search import Budget, TurnSearch
from tilewright.bots.win_chance import USUAL
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules

QUICK, PONDER = "quick", "ponder"  # levels; `normal` and `hard:LINES` as they are played


class MindBot(Bot):
    """Plays with a mind of its own, at a level."""

    name: ClassVar[str] = "mind"

    def __init__(self, mind: Mind, level: str) -> None:
        self.mind = mind
        self.level = level

    def choose(self, question: Question, dice: Rng) -> int:
        return self.plan(question, dice)[0]

    def plan(self, question: Question, dice: Rng) -> list[int]:
        mind, seat = self.mind, question.seat
        world = question.possible_world(dice.fork())
        if self.level == QUICK:
            return [mind.quick(world, seat, question.options, dice)]
        if self.level == PONDER:
            turns = mind.ponder(world, seat, MOST_TURNS, dice.fork())
        elif self.level == "normal":
            turns = mind.turns(world, seat, MOST_TURNS, dice.fork())
        else:
            lines = int(self.level.partition(":")[2])
            search = TurnSearch(mind, USUAL, question, settings_for(mind.rules, {}), Budget(0.0, lines))
            turns = [one.turn for one in search.run(dice)]
        return playable(mind, world, question, turns[0].actions)


def mind_of(rules: Rules, sections: Sections, name: str = "tried") -> Mind:
    make = bots_of(rules).weighted
    assert make is not None, f"{rules.game} has no weight sets"
    return make(rules, as_set(name, sections))


def play(rules: Rules, minds: list[Mind], level: str, seed: str) -> list[int]:
    """The points of each seat in one game."""
    state, line = rules.new(seed), 0
    players = Players([MindBot(mind, level) for mind in minds], rules)
    while not rules.over(state):
        seat = rules.waiting_seats(state)[0]
        options = rules.options(state, seat)
        rules.apply(state, seat, players.answer(state, seat, options, seed, line))
        line += 1
    return rules.scores(state)


def shares(points: list[int], spread: float) -> list[float]:
    """How much of a win each seat has: all of it with a lead of many points, half of it with none."""
    best = max(points)
    found = [math.exp((one - best) / spread) for one in points]
    return [one / sum(found) for one in found]
