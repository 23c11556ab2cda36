"""The levels without a search: `easy` answers at once, `normal` takes the turn that its mind likes best."""

from typing import Final

from tilewright.bots.bot import Bot, Question
from tilewright.bots.catalogue import mind_for
from tilewright.bots.mind import Mind, Turn
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import State

MOST_TURNS: Final = 12  # that a mind is asked for


class EasyBot(Bot):
    """Sensible at once, from one guess."""

    name = "easy"

    def __init__(self, edition: str = "") -> None:
        self.edition = edition  # whose weights it plays with; without one, the present ones

    def choose(self, question: Question, dice: Rng) -> int:
        world = question.possible_world(dice.fork())
        return mind_for(question.rules, self.edition).quick(world, question.seat, question.options, dice)


class NormalBot(Bot):
    """The turn that is best on average over a few guesses."""

    name = "normal"

    def __init__(self, worlds: int = 2, edition: str = "") -> None:
        self.worlds = worlds
        self.edition = edition

    def choose(self, question: Question, dice: Rng) -> int:
        return self.plan(question, dice)[0]

    def plan(self, question: Question, dice: Rng) -> list[int]:
        mind = mind_for(question.rules, self.edition)
        pool = TurnPool()
        first = question.possible_world(dice.fork())
        pool.add(self.turns(mind, first, question.seat, dice.fork()))
        for _ in range(self.worlds - 1):
            world = question.possible_world(dice.fork())
            pool.add(self.turns(mind, world, question.seat, dice.fork()))
        return playable(mind, first, question, pool.best_first()[0].actions)

    def turns(self, mind: Mind, world: State, seat: int, dice: Rng) -> list[Turn]:
        return mind.turns(world, seat, MOST_TURNS, dice)


class TurnPool:
    """Turns that were found in several guesses, with their worth on average."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self.rows: list[list[float]] = []  # worths by guess; of a turn that a guess did not bring up, its worst
        self.places: dict[tuple[int, ...], int] = {}

    def add(self, found: list[Turn]) -> None:
        """The turns of one more guess."""
        worst = min(turn.worth for turn in found)
        row = [worst] * len(self.turns)
        for turn in found:
            key = tuple(turn.actions)
            if key in self.places:
                place = self.places[key]
                if place < len(row):
                    row[place] = max(row[place], turn.worth)
                continue
            self.places[key] = len(self.turns)
            self.turns.append(turn)
            row.append(turn.worth)
        self.rows.append(row)

    def worth(self, place: int) -> float:
        total = 0.0
        for row in self.rows:
            total += row[place] if place < len(row) else min(row)
        return total / len(self.rows)

    def best_first(self) -> list[Turn]:
        """All of them, each with its average worth; what was found first goes first among equals."""
        order = sorted(range(len(self.turns)), key=lambda place: -self.worth(place))
        return [
            Turn(turn.actions, self.worth(place), turn.reason, turn.facts)
            for place, turn in ((place, self.turns[place]) for place in order)
        ]


def playable(mind: Mind, world: State, question: Question, actions: list[int]) -> list[int]:
    """The turn as far as it can be played in that guess; one that cannot be begun gives way to a quick answer."""
    rules, seat, after = mind.rules, question.seat, world.clone()
    kept: list[int] = []
    for action in actions:
        if not rules.is_asked(after, seat) or action not in rules.options(after, seat):
            break
        news = after.news()
        rules.apply(after, seat, action)
        kept.append(action)
        if after.news() != news:
            break  # what comes to light may change the plan
    return kept or [mind.quick(world, seat, question.options, Rng.from_seed("no turn"))]
