"""The search of `hard`: candidate turns are played on in many guesses; the poorer half drops out each time."""

import math
import time
from typing import Final

from tilewright.bots.bot import Question
from tilewright.bots.chances import Doubt, win_chances
from tilewright.bots.levels import TurnPool
from tilewright.bots.mind import Mind, Turn
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

LISTING: Final = 0.25  # of the budget may go into finding candidates
LONGEST: Final = 400  # decisions of one line of play


class Settings:
    """How a search is done; what is not said has been measured to play best."""

    def __init__(
        self, worlds: int = 4, most: int = 12, horizon: int = 6, trust: float = 4.0, points: float = 0.01
    ) -> None:
        self.worlds = worlds  # guesses in which turns are looked for
        self.most = most  # candidates
        self.horizon = horizon  # turns of all seats that are played on, in rounds of the table
        self.trust = trust  # lines of play that the mind's own opinion is as good as
        self.points = points  # what a point of lead counts beside the chance to win


class Budget:
    """Seconds, or a number of lines of play so that the same dice give the same choice."""

    def __init__(self, seconds: float, playouts: int) -> None:
        self.seconds = seconds
        self.playouts = playouts
        self.played = 0
        self.began = time.perf_counter()

    def used(self) -> float:
        """The share that is gone."""
        if self.playouts:
            return self.played / self.playouts
        return (time.perf_counter() - self.began) / self.seconds


class Candidate:
    """A turn under trial: what it came to so far, summed up over the guesses."""

    def __init__(self, turn: Turn, prior: float) -> None:
        self.turn = turn
        self.prior = prior  # the chance to win that the mind's opinion of it stands for
        self.tries = 0
        self.total = 0.0  # of what is compared
        self.chance = 0.0  # to win
        self.points = 0.0  # of the own seat

    def score(self, trust: float) -> float:
        return (self.total + trust * self.prior) / (self.tries + trust)


class Search:
    """One question thought through. Holds no worlds but the one at hand, so its memory does not grow."""

    def __init__(self, mind: Mind, doubt: Doubt, question: Question, settings: Settings, budget: Budget) -> None:
        self.mind = mind
        self.rules: Rules = mind.rules
        self.doubt = doubt
        self.question = question
        self.seat = question.seat
        self.settings = settings
        self.budget = budget

    def run(self, dice: Rng) -> list[Candidate]:
        """All candidates, the best first."""
        dropped: list[Candidate] = []
        alive = self.candidates(dice)
        rounds = max(1, math.ceil(math.log2(len(alive))))
        start = self.budget.used()
        for number in range(rounds):
            if len(alive) == 1:
                break
            self.try_all(alive, start + (1.0 - start) * (number + 1) / rounds, dice)
            alive.sort(key=self.rank)
            keep = (len(alive) + 1) // 2
            dropped = alive[keep:] + dropped
            alive = alive[:keep]
        return alive + dropped

    def rank(self, candidate: Candidate) -> float:
        return -candidate.score(self.settings.trust)

    def candidates(self, dice: Rng) -> list[Candidate]:
        """Turns that the mind finds in a few guesses, with what it thinks of them."""
        pool = TurnPool()
        most, spread = self.settings.most, 0.0
        base = 0.5
        for number in range(self.settings.worlds):
            if number and self.budget.used() > LISTING:
                break
            world = self.question.guess(dice.fork())
            pool.add(self.mind.turns(world, self.seat, most, dice.fork()))
            if not number:
                spread = self.doubt.points(self.mind.left(world))
                base = win_chances(self.mind, self.doubt, world, self.mind.value(world))[self.seat]
        turns = pool.best_first()[:most]
        best = turns[0].worth
        slope = base * (1.0 - base) / spread + self.settings.points  # of the chance to win, by points
        return [Candidate(turn, base + (turn.worth - best) * slope) for turn in turns]

    def try_all(self, alive: list[Candidate], until: float, dice: Rng) -> None:
        """Guess after guess, the same guess and the same luck for each, until so much of the budget is used."""
        while True:
            world = self.question.guess(dice.fork())
            luck = dice.fork()
            outcomes: list[list[float]] = []
            for candidate in alive:
                if self.budget.used() >= 1.0 and alive[0].tries:
                    return  # a guess that not all were tried in says nothing
                outcomes.append(self.play(world.clone(), candidate.turn.actions, luck.clone()))
                self.budget.played += 1
            for candidate, (chance, points, lead) in zip(alive, outcomes, strict=True):
                candidate.tries += 1
                candidate.chance += chance
                candidate.points += points
                candidate.total += chance + lead * self.settings.points
            if self.budget.used() >= until:
                return

    def play(self, world: State, actions: list[int], luck: Rng) -> list[float]:
        """One line of play: the turn, then all seats play on. The chance to win, the own points, the lead."""
        rules, seat = self.rules, self.seat
        for action in actions:
            if not rules.waiting(world) >> seat & 1 or action not in rules.options(world, seat):
                break
            rules.apply(world, seat, action)
        play_on(self.mind, world, luck, self.settings.horizon * rules.seats)
        if rules.over(world):
            values = [float(points) for points in rules.scores(world)]
        else:
            values = self.mind.value(world)
        chance = win_chances(self.mind, self.doubt, world, values)[seat]
        others = max(values[other] for other in range(rules.seats) if other != seat)
        return [chance, values[seat], values[seat] - others]


def play_on(mind: Mind, world: State, luck: Rng, turns: int) -> None:
    """Every seat answers quickly and for itself, until so many turns have begun or the game is over."""
    rules = mind.rules
    last, begun = -1, 0
    for _ in range(LONGEST):
        waiting = rules.waiting(world)
        if waiting == 0:
            return
        seat = 0
        while not waiting >> seat & 1:
            seat += 1
        if seat != last:
            last = seat
            begun += 1
            if begun > turns + 1:
                return
        options = rules.options(world, seat)
        action = options[0] if len(options) == 1 else mind.quick(world, seat, options, luck)
        rules.apply(world, seat, action)
