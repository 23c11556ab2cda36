"""The search of `hard`: candidate turns are played on in many guesses; the poorer half drops out each time."""

import math
import time
from collections.abc import Callable
from typing import Final

from tilewright.bots.bot import Question
from tilewright.bots.endgame import Endgame, is_near
from tilewright.bots.levels import TurnPool
from tilewright.bots.mind import Mind, Turn
from tilewright.bots.search_settings import SearchSettings
from tilewright.bots.tree import NO_SEAT, Forest, Node, asked_seat, play_turn
from tilewright.bots.win_chance import Uncertainty, win_chances
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

LISTING: Final = 0.25  # of the budget may go into finding candidates
MOST_NODES: Final = 20_000  # nodes of all trees of one search
LAST_TURNS: Final = 8  # of all seats, when a season or round is nearly over
ENDINGS: Final = 4  # guesses in which the end of a game is played out
LATE: Final = 0.15  # share of the game that is left in its last season or round


class Budget:
    """Seconds, or a number of lines of play so that the same dice give the same choice."""

    def __init__(self, seconds: float, playouts: int, clock: Callable[[], float] = time.perf_counter) -> None:
        self.seconds = seconds
        self.playouts = playouts
        self.played = 0
        self.closed = False
        self.clock = clock
        self.began = clock()

    def close(self) -> None:
        """Nothing more is to be found out."""
        self.closed = True

    def used(self) -> float:
        """The share that is gone."""
        if self.closed:
            return 1.0
        if self.playouts:
            return self.played / self.playouts
        return (self.clock() - self.began) / self.seconds


class TriedTurn:
    """A turn under trial: what it came to so far, summed up over the guesses."""

    def __init__(self, turn: Turn, prior: float, seat: int) -> None:
        self.turn = turn
        self.prior = prior  # the chance to win that the mind's opinion of it stands for
        self.node = Node(seat)  # what follows it
        self.tries = 0
        self.total = 0.0  # of what is compared
        self.points: list[float] = []  # by seat, of all tries together

    def learn(self, worth: float, points: list[float]) -> None:
        self.tries += 1
        self.total += worth
        for i in range(len(points)):
            if i == len(self.points):
                self.points.append(0.0)
            self.points[i] += points[i]

    def score(self, trust: float) -> float:
        return (self.total + trust * self.prior) / (self.tries + trust)


class Helpers:
    """Whoever plays the lines of a search in its place, in several trees."""

    def try_all(self, search: "TurnSearch", alive: list[TriedTurn], until: float, dice: Rng) -> None:
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError


class TurnSearch:
    """One question thought through. Keeps no worlds and a bounded number of nodes."""

    def __init__(
        self, mind: Mind, doubt: Uncertainty, question: Question, settings: SearchSettings, budget: Budget
    ) -> None:
        self.mind = mind
        self.rules: Rules = mind.rules
        self.doubt = doubt
        self.question = question
        self.seat = question.seat
        self.settings = settings
        self.budget = budget
        self.forest = Forest(mind, question.seat, settings, MOST_NODES)
        self.helpers: Helpers | None = None  # without them its lines are played here, in one tree

    def run(self, dice: Rng, share: float = 1.0) -> list[TriedTurn]:
        """All candidates, the best first, when that share of the budget is used."""
        if self.settings.exact:
            exact = self.endings(dice)
            if exact:
                self.budget.close()
                return exact
        return self.sift(self.candidates(dice), share, dice)

    def sift(self, alive: list[TriedTurn], share: float, dice: Rng) -> list[TriedTurn]:
        """These turns, the best first, when that share of the budget is used: round by round the poorer half is
        tried no more."""
        dropped: list[TriedTurn] = []
        rounds = max(1, math.ceil(math.log2(len(alive))))
        start = self.budget.used()
        for number in range(rounds):
            if len(alive) == 1:
                break
            self.try_all(alive, start + (share - start) * (number + 1) / rounds, dice)
            alive.sort(key=self.rank)
            keep = (len(alive) + 1) // 2
            dropped = alive[keep:] + dropped
            alive = alive[:keep]
        return alive + dropped

    def compare_best(self, found: list[TriedTurn], dice: Rng) -> None:
        """Spend what is left of the budget on the two best; the better one goes first."""
        if len(found) > 1 and self.budget.used() < 1.0:
            best = found[:2]
            self.try_all(best, 1.0, dice)
            best.sort(key=self.rank)
            found[:2] = best

    def rank(self, candidate: TriedTurn) -> float:
        return -candidate.score(self.settings.trust)

    def candidates(self, dice: Rng) -> list[TriedTurn]:
        """Turns that the mind finds in a few guesses, with the chances that what it thinks of them stands for."""
        pool = TurnPool()
        most, seat = self.settings.most, self.seat
        values: list[float] = []
        for number in range(self.settings.worlds):
            if number and self.budget.used() > LISTING:
                break
            world = self.question.possible_world(dice.fork())
            pool.add(self.mind.ponder(world, seat, most, dice.fork()))
            if not number:
                # However a line of play ends, what is in doubt is all that comes after now.
                left = self.mind.left(world)
                self.doubt = Uncertainty(self.doubt.points(left), 0.0)
                self.forest.to_end = left < self.settings.finish
                if self.settings.deeper and (left < LATE or self.stage_ends(world.clone(), dice.fork())):
                    self.forest.depth = self.settings.depth + self.settings.deeper
                values = self.mind.value(world)
        turns = pool.best_first()[:most]
        usual = values[seat]
        found: list[TriedTurn] = []
        for turn in turns:
            values[seat] = usual + turn.worth - turns[0].worth
            worths = worth_by_seat(values, win_chances(self.doubt, values), self.settings.points)
            found.append(TriedTurn(turn, worths[seat], seat))
        return found

    def stage_ends(self, world: State, rolls: Rng) -> bool:
        """Whether this season or round would be over after a few turns of all, if they play on quickly."""
        rules, mind = self.rules, self.mind
        stage, turns, last = mind.stage(world), 0, NO_SEAT
        while turns <= LAST_TURNS:
            seat = asked_seat(rules, world)
            if seat == NO_SEAT or mind.stage(world) != stage:
                return True
            if seat != last:
                turns, last = turns + 1, seat
            choices = rules.choices(world, seat)
            alone = len(choices) == 1
            rules.apply(world, seat, choices[0] if alone else mind.quick_choice(world, seat, choices, rolls))
        return False

    def endings(self, dice: Rng) -> list[TriedTurn]:
        """Every answer with how the game ends after it, the best first; nothing unless few decisions are left."""
        world = self.question.possible_world(dice.fork())
        if self.mind.left(world) >= LATE or not is_near(self.mind, world.clone(), dice.fork()):
            return []
        found = [TriedTurn(Turn([action], 0.0, "", {}), 0.0, self.seat) for action in self.question.options]
        for _ in range(ENDINGS):
            exact = Endgame(self.rules, self.settings.exact)
            for one in found:
                ending = exact.after(world, self.seat, one.turn.actions[0])
                if ending is None:
                    return []
                one.learn(ending.worths[self.seat], ending.points)
            if self.budget.used() >= 1.0:
                break
            world = self.question.possible_world(dice.fork())
        found.sort(key=mean_worth)
        return found

    def try_all(self, alive: list[TriedTurn], until: float, dice: Rng) -> None:
        """Guess after guess, the same guess and the same rolls for each, until so much of the budget is used."""
        if self.helpers is not None:
            self.helpers.try_all(self, alive, until, dice)
            return
        while True:
            world = self.question.possible_world(dice.fork())
            rolls = dice.fork()
            worths: list[float] = []
            points: list[list[float]] = []
            for candidate in alive:
                if self.budget.used() >= 1.0 and alive[0].tries:
                    return  # a guess that not all were tried in says nothing
                values = self.play(world.clone(), candidate, rolls.clone())
                by_seat = worth_by_seat(values, win_chances(self.doubt, values), self.settings.points)
                self.forest.learn(by_seat)
                worths.append(by_seat[self.seat])
                points.append(values)
                self.budget.played += 1
            for i in range(len(alive)):
                alive[i].learn(worths[i], points[i])
            if self.budget.used() >= until:
                return

    def play(self, world: State, candidate: TriedTurn, rolls: Rng) -> list[float]:
        """One line of play: the turn, then all seats. The points that each seat may expect then."""
        rules, seat = self.rules, self.seat
        stage = self.mind.stage(world)
        play_turn(rules, world, seat, candidate.turn.actions)
        forest = self.forest
        forest.path, forest.steps, forest.seen = [], [], []
        if forest.to_end or self.mind.stage(world) == stage:
            forest.play(candidate.node, world, rolls)
        if rules.over(world):
            values = [float(points) for points in rules.scores(world)]
        else:
            values = self.mind.value(world)
        if forest.seen:
            values = mixed(values, forest.seen, self.settings.sight)
        return values

    def expected(self, candidate: TriedTurn) -> list[float]:
        """The final points of each seat after that turn; empty if it was never tried."""
        return [total / candidate.tries for total in candidate.points]


def mean_worth(tried: TriedTurn) -> float:
    return -tried.total / tried.tries


def worth_by_seat(values: list[float], chances: list[float], point: float) -> list[float]:
    """What each seat plays for: its chance to win, and a little for every point before the best other."""
    found: list[float] = []
    for seat in range(len(values)):
        best = -1e9
        for other in range(len(values)):
            if other != seat and values[other] > best:
                best = values[other]
        found.append(chances[seat] + point * (values[seat] - best))
    return found


def mixed(played: list[float], seen: list[float], sight: float) -> list[float]:
    """Points at the end of a line, and those expected before quick answers went on: together they err less."""
    return [played[seat] + sight * (seen[seat] - played[seat]) for seat in range(len(played))]
