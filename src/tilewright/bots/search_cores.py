"""A search on several cores: its lines of play are dealt to trees, and these to processes that fork from this."""

import contextlib
import json
import os
import warnings
from typing import Final

from tilewright.bots.search import MOST_NODES, Budget, Helpers, TriedTurn, TurnSearch
from tilewright.kernel.rng import Rng

MOST_CORES: Final = 16
TREES: Final = 4  # where lines are counted: so many whatever the cores, so that the choice is the same
READ: Final = 1 << 16  # bytes at a time
AT_ONCE: Final = 1e-6  # seconds: a budget that is used up by the first guess


class TreeResult:
    """What came of one candidate in one tree so far."""

    def __init__(self, tries: int, total: float, points: list[float]) -> None:
        self.tries = tries
        self.total = total
        self.points = points

    def plain(self) -> list[object]:
        return [self.tries, self.total, self.points]


class Tree:
    """Some of the lines of a search: the same candidates, with what follows each in a tree of its own."""

    def __init__(self, search: TurnSearch, found: list[TriedTurn], nodes: int) -> None:
        self.search = TurnSearch(search.mind, search.doubt, search.question, search.settings, Budget(0.0, 1))
        self.search.forest.depth = search.forest.depth
        self.search.forest.to_end = search.forest.to_end
        self.search.forest.nodes_left = nodes
        self.tried = [TriedTurn(one.turn, one.prior, search.seat) for one in found]

    def play(self, places: list[int], seconds: float, lines: int, key: str) -> list[TreeResult]:
        """So many lines, or so long, for the candidates at these places; all that came of each since the start."""
        self.search.budget = Budget(seconds, lines)
        self.search.try_all([self.tried[place] for place in places], 1.0, Rng(bytes.fromhex(key)))
        found = [self.tried[place] for place in places]
        return [TreeResult(one.tries, one.total, list(one.points)) for one in found]


class Process:
    """A process with some of the trees; it ends when it is told to, or when nobody is left who could ask it."""

    def __init__(self, trees: list[Tree]) -> None:
        asked, self.ask = os.pipe()
        self.answer, answers = os.pipe()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # threads: the new process needs no lock of theirs
            self.id = os.fork()
        if self.id == 0:
            try:
                os.close(self.ask)  # whoever held its own ends would never hear that nobody is left to ask
                os.close(self.answer)
                serve(trees, asked, answers)
            finally:
                os._exit(0)
        os.close(asked)
        os.close(answers)

    def send(self, places: list[int], seconds: float, lines: int, keys: list[str]) -> None:
        write_all(self.ask, json.dumps([places, seconds, lines, keys]).encode() + b"\n")

    def hear(self) -> list[list[TreeResult]]:
        """By tree."""
        line = read_line(self.answer)
        if not line:
            raise ChildProcessError("a process of this search has ended")
        rows: list[list[list[object]]] = json.loads(line)
        return [[result_of(one) for one in row] for row in rows]

    def close(self) -> None:
        with contextlib.suppress(OSError):  # it may have ended already
            write_all(self.ask, b"\n")
        os.close(self.ask)
        os.close(self.answer)
        os.waitpid(self.id, 0)


def result_of(plain: list[object]) -> TreeResult:
    tries, total, points = plain
    assert isinstance(tries, int)
    assert isinstance(total, float)
    assert isinstance(points, list)
    return TreeResult(tries, total, points)


def serve(trees: list[Tree], asked: int, answers: int) -> None:
    """Play what is asked for, question after question, until an empty one."""
    while True:
        line = read_line(asked)
        if not line.strip():
            return
        places, seconds, lines, keys = json.loads(line)
        rows = [
            [one.plain() for one in tree.play(places, seconds, lines, key)]
            for tree, key in zip(trees, keys, strict=True)
        ]
        write_all(answers, json.dumps(rows).encode() + b"\n")


def read_line(file: int) -> bytes:
    """Up to the end of a line; what there is if nobody writes any more."""
    found = b""
    while not found.endswith(b"\n"):
        more = os.read(file, READ)
        if not more:
            break
        found += more
    return found


def write_all(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


class Cores(Helpers):
    """The trees of one search. This process has its share of them, so `cores` make one process less."""

    def __init__(self, cores: int) -> None:
        self.cores = cores
        self.begun = False
        self.found: list[TriedTurn] = []  # all candidates, by place
        self.trees: list[Tree] = []  # those of this process
        self.processes: list[Process] = []
        self.count = 0

    def begin(self, search: TurnSearch, found: list[TriedTurn]) -> None:
        self.begun = True
        self.found = list(found)
        self.count = TREES if search.budget.playouts else self.cores
        cores = min(self.cores, self.count) if hasattr(os, "fork") else 1
        trees = [Tree(search, found, MOST_NODES // self.count) for _ in range(self.count)]
        self.trees = trees[::cores]
        for core in range(1, cores):
            self.processes.append(Process(trees[core::cores]))

    def try_all(self, search: TurnSearch, alive: list[TriedTurn], until: float, dice: Rng) -> None:
        """Every tree has its own guesses, in each of which all that are alive are tried with the same rolls."""
        if not self.begun:
            self.begin(search, alive)
        budget = search.budget
        seconds, lines = (until - budget.used()) * budget.seconds, 0
        if budget.playouts:
            left = int(until * budget.playouts) - budget.played
            lines = max(1, left // (len(alive) * self.count)) * len(alive)
            seconds = float(left)
        if seconds <= 0.0:
            if alive[0].tries:
                return
            seconds = AT_ONCE  # candidates took all the time: each is tried once
        places = [place for place, one in enumerate(self.found) if one in alive]
        keys = [dice.fork().key.hex() for _ in range(self.count)]
        cores = len(self.processes) + 1
        for number, process in enumerate(self.processes):
            process.send(places, seconds, lines, keys[number + 1 :: cores])
        results = [
            [tree.play(places, seconds, lines, key) for tree, key in zip(self.trees, keys[::cores], strict=True)]
        ]
        results += [process.hear() for process in self.processes]
        budget.played += lines * self.count
        self._sum_up(places, [results[tree % cores][tree // cores] for tree in range(self.count)])

    def _sum_up(self, places: list[int], by_tree: list[list[TreeResult]]) -> None:
        """What came of each candidate in all trees together, in their order."""
        for number, place in enumerate(places):
            one = self.found[place]
            one.tries, one.total, one.points = 0, 0.0, []
            for row in by_tree:
                result = row[number]
                one.tries += result.tries
                one.total += result.total
                before = one.points or [0.0] * len(result.points)
                one.points = [before[seat] + result.points[seat] for seat in range(len(before))]

    def close(self) -> None:
        for process in self.processes:
            process.close()
        self.processes = []
