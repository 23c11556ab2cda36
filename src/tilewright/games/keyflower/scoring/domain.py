"""One domain solved for itself: its best value for every reserved need, with and without the purple worker."""

from tilewright.games.keyflower.scoring.item_lots import IMPOSSIBLE, Lots, need_of, solved_key
from tilewright.games.keyflower.scoring.item_worth import Worth
from tilewright.games.keyflower.scoring.search import ClaimBundle, Search
from tilewright.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
class DomainBest:
    """The best found for a domain: its lots under the chosen kinds, and how often each bundle is made."""

    def __init__(self, value: int, lots: Lots, counts: list[int]) -> None:
        self.value = value
        self.lots = lots
        self.counts = counts


def _worth_of(lots: Lots) -> int:
    return lots.worth


@mypyc_attr(acyclic=True)
class Domain:
    """The claims on items of one domain only; claims on several domains reserve a need from outside."""

    def __init__(self, worth: Worth, number: int) -> None:
        self.number = number
        self.worth = worth
        self.bundles: list[ClaimBundle] = []
        self.most = worth.tops[number]  # bounds what one more item adds: without it at most one claim is lost
        self._variants: dict[bool, list[Lots]] | None = None  # without and with the purple worker
        self._known: dict[int, DomainBest] | None = None  # by `solved_key`

    def add_claim(self, index: int, points: int, limit: int, slots: list[int]) -> None:
        need = 0
        for slot in slots:
            need += need_of(slot)
        self.bundles.append(ClaimBundle(index, points, limit, need))
        self.most = max(self.most, points)

    def best(self, need: int, purple: bool) -> DomainBest:
        if self._known is None:
            self._known = {}
        key = solved_key(need, purple)
        known = self._known.get(key)
        if known is None:
            known = self._solve(need, purple)
            self._known[key] = known
        return known

    def value(self, purple: bool) -> int:
        """The value of that best when nothing is reserved; where no set can be made it is known at once."""
        if self._has_items_for_a_set(purple):
            return self.best(0, purple).value
        return self.worth.alone(self.number, purple)

    def _has_items_for_a_set(self, purple: bool) -> bool:
        """False only if no set at all can be made."""
        for bundle in self.bundles:
            if self.worth.may_fill(self.number, bundle.need, purple):
                return True
        return False

    def can_fill(self, need: int, purple: bool) -> bool:
        return self._lots(purple)[0].cost(need) < IMPOSSIBLE

    def _lots(self, purple: bool) -> list[Lots]:
        """The lots under each choice of kinds, the most promising first."""
        if self._variants is None:
            self._variants = {}
        variants = self._variants.get(purple)
        if variants is None:
            variants = [self.worth.lots(self.number, picks, purple) for picks in self.worth.picks(self.number)]
            if len(variants) > 1:
                variants.sort(key=_worth_of, reverse=True)
            self._variants[purple] = variants
        return variants

    def _solve(self, need: int, purple: bool) -> DomainBest:
        outcome = DomainBest(-IMPOSSIBLE, self._lots(purple)[0], [])
        for lots in self._lots(purple):
            search = Search(lots, self.bundles)
            if search.run(need, outcome.value):
                outcome = DomainBest(search.best, lots, search.best_counts)
        return outcome
