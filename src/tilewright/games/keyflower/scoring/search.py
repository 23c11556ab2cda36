"""Which sets of one domain to make: branch and bound over the claims that need several items or have a limit."""

from tilewright.games.keyflower.scoring.item_lots import IMPOSSIBLE, Lots
from tilewright.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
class ClaimBundle:
    """A claim on items of one domain as the search sees it."""

    def __init__(self, claim: int, points: int, limit: int, need: int) -> None:
        self.claim = claim
        self.points = points
        self.limit = limit
        self.need = need


@mypyc_attr(acyclic=True)
class Search:
    """The best counts of the bundles for given lots.

    Slots compete for items, so the more of them are filled, the more the next one costs: the gain of a bundle
    never grows when others are added. Hence a bundle without gain now is out for good below here, and the gains
    of each bundle alone add up to an upper bound.
    """

    def __init__(self, lots: Lots, bundles: list[ClaimBundle]) -> None:
        self.lots = lots
        self.bundles = bundles
        self.best = 0
        self.best_counts: list[int] = []
        self._counts = [0] * len(bundles)

    def run(self, need: int, floor: int) -> bool:
        """Looks for more than the floor when this need is reserved."""
        self.best = floor
        cost = self.lots.cost(need)
        if cost < IMPOSSIBLE:
            self._explore(need, self.lots.worth - cost, list(range(len(self.bundles))))
        return self.best > floor

    def _explore(self, need: int, value: int, options: list[int]) -> None:
        if value > self.best:
            self._keep(value)
        most = value
        gains: list[tuple[int, int, int]] = []
        for index in options:
            gain, times = self._alone(index, need)
            if times > 0:
                gains.append((gain, index, times))
                most += gain
        if most <= self.best:
            return
        if len(gains) > 1:
            gains.sort(reverse=True)
        rest = [index for _, index, _ in gains]
        for gain, index, times in gains:
            if len(rest) == 1:
                self._counts[index] += times
                self._keep(most)
                self._counts[index] -= times
                return
            self._add(index, need, value, rest if times > 1 else rest[1:])
            most -= gain
            if most <= self.best:
                return
            rest = rest[1:]

    def _add(self, index: int, need: int, value: int, options: list[int]) -> None:
        bundle = self.bundles[index]
        more = need + bundle.need
        self._counts[index] += 1
        self._explore(more, value + bundle.points + self.lots.cost(need) - self.lots.cost(more), options)
        self._counts[index] -= 1

    def _alone(self, index: int, need: int) -> tuple[int, int]:
        """The most that this bundle can add here by itself, and how many times it is then made."""
        bundle = self.bundles[index]
        room = bundle.limit - self._counts[index]  # never reached if unlimited
        gain = 0
        times = 0
        cost = self.lots.cost(need)
        while times != room:
            need += bundle.need
            next_cost = self.lots.cost(need)
            if cost + bundle.points <= next_cost:
                break
            gain += bundle.points + cost - next_cost
            cost = next_cost
            times += 1
        return gain, times

    def _keep(self, value: int) -> None:
        self.best = value
        self.best_counts = self._counts[:]
