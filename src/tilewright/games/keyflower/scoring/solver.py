"""The best assignment of all items: claims on several domains, and the place of the purple worker (KF-8.8)."""

from typing import Final

from tilewright.games.keyflower.scoring.domain import Domain, DomainBest
from tilewright.games.keyflower.scoring.holdings import START, Claim, Holdings, domain_of, locked_points
from tilewright.games.keyflower.scoring.item_lots import IMPOSSIBLE, need_of
from tilewright.games.keyflower.scoring.item_worth import Worth, is_single
from tilewright.kernel.native import mypyc_attr

NOWHERE: Final = -1


@mypyc_attr(acyclic=True)
class Solution:
    """The outcome in each domain, how often each cross claim scores, and where the purple worker counts."""

    def __init__(self, value: int, outcomes: list[DomainBest], purple: int) -> None:
        self.value = value
        self.outcomes = outcomes
        self.purple = purple
        self.counts: list[int] = []


@mypyc_attr(acyclic=True)
class Cross:
    """A claim on items of several domains, with its need of each."""

    def __init__(self, claim: int, points: int, limit: int, slots: list[int]) -> None:
        self.claim = claim
        self.points = points
        self.limit = limit
        self.needs = [0] * (START + 1)
        for slot in slots:
            self.needs[domain_of(slot)] += need_of(slot)


@mypyc_attr(acyclic=True)
class Solver:
    """Branch and bound over the claims on several domains; each domain answers for what is left to it."""

    def __init__(self, holdings: Holdings, worth: Worth) -> None:
        self.purple = holdings.purple
        self.locked = locked_points(holdings)
        self.domains = [Domain(worth, number) for number in range(START + 1)]
        self.crosses: list[Cross] = []
        for index in range(len(holdings.claims)):
            claim = holdings.claims[index]
            if not is_single(claim):
                self._sort(index, claim)
        self._counts = [0] * len(self.crosses)
        self.best = Solution(-1, [], NOWHERE)

    def _sort(self, index: int, claim: Claim) -> None:
        home = domain_of(claim.slots[0])
        for slot in claim.slots:
            if domain_of(slot) != home:
                self.crosses.append(Cross(index, claim.points, claim.limit, claim.slots))
                return
        self.domains[home].add_claim(index, claim.points, claim.limit, claim.slots)

    def run(self) -> Solution:
        self._explore([0] * (START + 1), self.locked, list(range(len(self.crosses))))
        return self.best

    def _explore(self, needs: list[int], points: int, options: list[int]) -> None:
        solution = self._settle(needs)
        solution.value += points
        if solution.value > self.best.value:
            solution.counts = self._counts[:]
            self.best = solution
        most = solution.value
        rest: list[int] = []
        rooms: list[int] = []
        for index in options:
            room = self._room(index, needs)
            if room > 0:
                rest.append(index)
                rooms.append(room)
                most += room * self.crosses[index].points
        for at in range(len(rest)):
            if most <= self.best.value:
                return
            cross = self.crosses[rest[at]]
            self._counts[rest[at]] += 1
            below = rest[at:] if rooms[at] > 1 else rest[at + 1 :]
            self._explore(_sum(needs, cross.needs), points + cross.points, below)
            self._counts[rest[at]] -= 1
            most -= rooms[at] * cross.points

    def _room(self, index: int, needs: list[int]) -> int:
        """How often a cross claim could still be made, if all else gave way to it."""
        cross = self.crosses[index]
        most = cross.limit - self._counts[index]  # never reached if unlimited
        room = 0
        while room != most:
            needs = _sum(needs, cross.needs)
            for domain in self.domains:
                if not domain.can_fill(needs[domain.number], self.purple):
                    return room
            room += 1
        return room

    def _settle(self, needs: list[int]) -> Solution:
        """The best of all domains for what is reserved, with the purple worker where it adds most."""
        solution = Solution(0, [], NOWHERE)
        for domain in self.domains:
            outcome = domain.best(needs[domain.number], False)
            if outcome.value < 0:
                if not self.purple or solution.purple != NOWHERE:
                    return Solution(-IMPOSSIBLE, [], NOWHERE)
                outcome = domain.best(needs[domain.number], True)
                solution.purple = domain.number
            solution.outcomes.append(outcome)
            solution.value += outcome.value
        if self.purple and solution.purple == NOWHERE:
            self._place_purple(solution, needs)
        return solution

    def _place_purple(self, solution: Solution, needs: list[int]) -> None:
        best = solution.outcomes[0]
        lift = 0
        for domain in sorted(self.domains, key=_most_of, reverse=True):
            if domain.most <= lift:
                break
            outcome = domain.best(needs[domain.number], True)
            if outcome.value - solution.outcomes[domain.number].value > lift:
                lift = outcome.value - solution.outcomes[domain.number].value
                best = outcome
                solution.purple = domain.number
        if solution.purple != NOWHERE:
            solution.outcomes[solution.purple] = best
            solution.value += lift


def _most_of(domain: Domain) -> int:
    return domain.most


def _sum(needs: list[int], more: list[int]) -> list[int]:
    return [needs[number] + more[number] for number in range(len(needs))]


def best_total(holdings: Holdings) -> int:
    """The most points that these holdings can score (KF-8.8). Without a claim on several domains every domain
    is worth what it is worth by itself."""
    worth = Worth(holdings)
    if not worth.sets:
        return locked_points(holdings) + worth.total()
    solver = Solver(holdings, worth)
    if solver.crosses:
        return solver.run().value
    total = solver.locked
    lift = 0
    for domain in solver.domains:
        value = domain.value(False)
        total += value
        if solver.purple and domain.most > lift:
            lift = max(lift, domain.value(True) - value)
    return total + lift
