"""Hints: the best few turns of a question as `master` sees them, why, and what may be expected of each."""

from typing import Final

from tilewright.bots.bot import Question
from tilewright.bots.catalogue import doubt_for, mind_for, settings_for
from tilewright.bots.levels import playable
from tilewright.bots.mind import Note
from tilewright.bots.search import Budget, TriedTurn, TurnSearch
from tilewright.bots.weight_sets import BEST
from tilewright.bots.win_chance import USUAL, advised_chance
from tilewright.kernel.rng import Rng

MOST: Final = 3
SHORT: Final = 60  # lines of play when no time is given


class HintedTurn:
    """One turn: the texts of its actions, the key and facts of why, the final points and the chance to win."""

    def __init__(
        self, actions: list[str], reason: str, facts: dict[str, object], points: float, chance: float
    ) -> None:
        self.actions = actions
        self.reason = reason
        self.facts = facts
        self.points = points
        self.chance = chance


def hint(question: Question, dice: Rng, seconds: float, most: int = MOST) -> list[HintedTurn]:
    """The best few turns, the best first; in 0 seconds a fixed number of lines is played, the same every time."""
    mind = mind_for(question.rules, BEST)
    budget = Budget(seconds, 0 if seconds > 0 else SHORT)
    search = TurnSearch(mind, USUAL, question, settings_for(question.rules, {}, BEST), budget)
    found = judged(search, dice)
    world = question.possible_world(dice.fork())
    return [
        advice(search, playable(mind, world, question, one.turn.actions), one, mind.left(world))
        for one in found[:most]
        if one.tries
    ]


def judged(search: TurnSearch, dice: Rng) -> list[TriedTurn]:
    """The turns, the best first; an only one is tried too, for what may be expected of it."""
    found = search.run(dice)
    if not found[0].tries:
        search.try_all(found[:1], 1.0, dice)
    return found


def notes_beyond(question: Question, dice: Rng) -> list[Note]:
    """What to keep in mind for later turns."""
    return mind_for(question.rules, BEST).notes(question.possible_world(dice), question.seat)


def plan_beyond(question: Question, dice: Rng) -> dict[str, object]:
    """The plan beyond this turn, in the game's own shape."""
    return mind_for(question.rules, BEST).plan(question.possible_world(dice), question.seat)


def advice(search: TurnSearch, actions: list[int], found: TriedTurn, left: float) -> HintedTurn:
    texts = [search.rules.text(action) for action in actions]
    points = search.expected(found)
    chance = advised_chance(doubt_for(search.rules), points, search.seat, left)
    return HintedTurn(texts, found.turn.reason, found.turn.facts, points[search.seat], chance)
