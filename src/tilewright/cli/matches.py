"""Games of bots against bots, in one process or in several; the same results whoever plays them."""

import signal
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from typing import NamedTuple

from tilewright.bots.bot import Players
from tilewright.bots.specs import build_bot
from tilewright.games.catalogue import registry
from tilewright.kernel.rules import Rules

BEGINNING = 60  # seconds in which all processes are there


class Contest(NamedTuple):
    """What is played: a game, the bots in their order, and the seed of the whole."""

    spec: str
    bots: tuple[str, ...]
    seed: str


class Outcome(NamedTuple):
    """One game as it ended: `lineup` says which bot sat where."""

    lineup: list[int]
    scores: list[int]
    winners: list[int]
    decisions: int
    sizes: Counter[int]  # how often there were so many options
    seconds: float


def lineup(contest: Contest, seats: int, number: int) -> list[int]:
    """Bots fill the seats in turn and move on by one from game to game, so that each plays on every seat."""
    return [(seat + number) % seats % len(contest.bots) for seat in range(seats)]


def play_one(rules: Rules, contest: Contest, number: int) -> Outcome:
    began = time.perf_counter()
    seats = lineup(contest, rules.seats, number)
    players = Players([build_bot(contest.bots[index]) for index in seats], rules)
    seed = f"{contest.seed}/{number}"
    state = rules.new(seed)
    sizes: Counter[int] = Counter()
    decisions = 0
    while not rules.over(state):
        seat = rules.waiting_seats(state)[0]
        options = rules.options(state, seat)
        sizes[len(options)] += 1
        rules.apply(state, seat, players.answer(state, seat, options, seed, decisions))
        decisions += 1
    spent = time.perf_counter() - began
    return Outcome(seats, rules.scores(state), rules.winners(state), decisions, sizes, spent)


class Worker:
    """A process that plays games of one contest; it has its own rules."""

    rules: Rules
    contest: Contest

    @staticmethod
    def begin(contest: Contest, begun: Barrier) -> None:
        Worker.contest = contest
        Worker.rules = registry().rules(contest.spec)
        begun.wait(BEGINNING)

    @staticmethod
    def play(number: int) -> Outcome:
        return play_one(Worker.rules, Worker.contest, number)


def play_all(rules: Rules, contest: Contest, games: int, jobs: int) -> Iterator[Outcome]:
    """All games in their order, as they are finished."""
    if jobs == 1:
        for number in range(games):
            yield play_one(rules, contest, number)
        return
    # The processes are deaf to Ctrl-C from their first moment, because they inherit the mask; the one in front
    # says when to stop, and hears a Ctrl-C that came meanwhile when all have begun and can be ended quietly.
    context = get_context("spawn")
    begun = context.Barrier(jobs + 1)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    with context.Pool(jobs, Worker.begin, (contest, begun)) as pool:
        begun.wait(BEGINNING)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        yield from pool.imap(Worker.play, range(games), chunksize=max(1, min(16, games // (4 * jobs))))
