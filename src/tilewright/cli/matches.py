"""Plays bots against bots, in one process or several, with the same results either way."""

import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from typing import NamedTuple

from tilewright.bots.players import Players
from tilewright.bots.specs import build_bot
from tilewright.cli.timings import Timings
from tilewright.games.catalogue import registry
from tilewright.kernel.rules import Rules

BEGINNING = 60  # seconds in which all processes are there


class Contest(NamedTuple):
    """What is played: a game, the bots in their order, the seed of the whole, and whether deals come back."""

    spec: str
    bots: tuple[str, ...]
    seed: str
    paired: bool = False  # each deal is played by the same bots on every seat
    ponder: bool = False  # bots that search may think as long as others do, while those do


class GameOutcome(NamedTuple):
    """One game as it ended: `lineup` says which bot sat where."""

    number: int
    lineup: list[int]
    scores: list[int]
    winners: list[int]
    decisions: int
    sizes: Counter[int]  # how often there were so many options
    seconds: float
    timings: list[Timings]  # by seat


def seat_bots(contest: Contest, seats: int, number: int) -> list[int]:
    """Bots fill the seats in turn and move on by one from game to game, so that each plays on every seat; of
    more bots than seats, all sets of so many are seated one after the other."""
    groups = groups_of(contest, seats)
    group = groups[number // seats % len(groups)]
    return [group[(seat + number) % seats % len(group)] for seat in range(seats)]


def groups_of(contest: Contest, seats: int) -> list[tuple[int, ...]]:
    return list(combinations(range(len(contest.bots)), min(seats, len(contest.bots))))


def seed_of_game(contest: Contest, seats: int, number: int) -> str:
    """The seed of that game."""
    if contest.paired:
        number //= seats * len(groups_of(contest, seats))
    return f"{contest.seed}/{number}"


def play_one(rules: Rules, contest: Contest, number: int) -> GameOutcome:
    began = time.perf_counter()
    seats = seat_bots(contest, rules.seats, number)
    bots = [build_bot(contest.bots[index], True) for index in seats]
    players = Players(bots, rules)
    timings = [Timings(bot.seconds) for bot in bots]
    seed = seed_of_game(contest, rules.seats, number)
    state = rules.new(seed)
    sizes: Counter[int] = Counter()
    decisions = 0
    try:
        while not rules.over(state):
            seat = rules.waiting_seats(state)[0]
            options = rules.options(state, seat)
            sizes[len(options)] += 1
            before = time.perf_counter()
            if players.last != seat:
                timings[seat].begin()
            action = players.answer(state, seat, options, seed, decisions)
            if players.seated[seat].thought:
                spent = time.perf_counter() - before
                timings[seat].add(spent)
                if contest.ponder:
                    players.ponder(state, seat, spent, seed, decisions)
            rules.apply(state, seat, action)
            decisions += 1
    finally:
        for bot in bots:
            bot.close()
    for timing, player in zip(timings, players.seated, strict=True):
        timing.pondered = player.pondered
    spent = time.perf_counter() - began
    return GameOutcome(number, seats, rules.scores(state), rules.winners(state), decisions, sizes, spent, timings)


class ContestProcess:
    """A process that plays games of one contest; it has its own rules."""

    rules: Rules
    contest: Contest

    @staticmethod
    def begin(contest: Contest, begun: Barrier) -> None:
        ContestProcess.contest = contest
        ContestProcess.rules = registry().rules(contest.spec)
        begun.wait(BEGINNING)

    @staticmethod
    def play(number: int) -> GameOutcome:
        return play_one(ContestProcess.rules, ContestProcess.contest, number)


def play_all(
    rules: Rules, contest: Contest, numbers: Sequence[int], jobs: int, in_order: bool = True
) -> Iterator[GameOutcome]:
    """All these games as they are finished, in their order unless that does not matter."""
    if jobs == 1:
        for number in numbers:
            yield play_one(rules, contest, number)
        return
    # The processes are deaf to Ctrl-C from their first moment, because they inherit the mask; the one in front
    # says when to stop, and hears a Ctrl-C that came meanwhile when all have begun and can be ended quietly.
    context = get_context("spawn")
    begun = context.Barrier(jobs + 1)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    with context.Pool(jobs, ContestProcess.begin, (contest, begun)) as pool:
        begun.wait(BEGINNING)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        if in_order:
            yield from pool.imap(
                ContestProcess.play, numbers, chunksize=max(1, min(16, len(numbers) // (4 * jobs)))
            )
        else:
            yield from pool.imap_unordered(ContestProcess.play, numbers)
