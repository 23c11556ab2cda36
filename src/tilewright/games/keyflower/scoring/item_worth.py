"""What every item scores outside the sets, for each kind that the choice tiles may choose."""

from tilewright.games.keyflower.content.terms import GOLD
from tilewright.games.keyflower.scoring.holdings import (
    FREE,
    PURPLE,
    RESOURCE,
    SKILL,
    START,
    WORKER,
    Claim,
    Holdings,
    domain_of,
    fills,
    kind_of,
)
from tilewright.games.keyflower.scoring.item_lots import WILD, Lot, Lots, slots_in, slots_of_kind
from tilewright.kernel.native import mypyc_attr


def is_single(claim: Claim) -> bool:
    """Whether the claim scores every item by itself, so that it is only a worth of items."""
    return len(claim.slots) == 1 and claim.limit < 0 and domain_of(claim.slots[0]) != START


@mypyc_attr(acyclic=True)
class Worth:
    """The worth of single items of one player."""

    def __init__(self, holdings: Holdings) -> None:
        self.holdings = holdings
        self.singles: list[list[int]] = [[0, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], []]
        self.sets = False  # whether there is any claim that is not only a worth of items
        self.tops: list[int] = [0, 0, 0, 0]  # the most that the purple worker can score by itself, by domain
        for claim in holdings.claims:
            if is_single(claim):
                domain = domain_of(claim.slots[0])
                self._lift(self.singles[domain], domain, kind_of(claim.slots[0]), claim.points)
                self.tops[domain] = max(self.tops[domain], claim.points)
            else:
                self.sets = True
        for choice in holdings.choices:
            self.tops[choice.domain] = max(self.tops[choice.domain], choice.points)
        for store in holdings.stores:
            self.tops[RESOURCE] = max(self.tops[RESOURCE], store.points)

    def _lift(self, worths: list[int], domain: int, wanted: int, points: int) -> None:
        for kind in range(len(worths)):
            if worths[kind] < points and fills(self.holdings, domain, kind, wanted):
                worths[kind] = points

    def picks(self, domain: int) -> list[list[int]]:
        """Every choice of kinds worth trying for the choice tiles of a domain, one kind for each tile."""
        found: list[list[int]] = [[]]
        for choice in self.holdings.choices:
            if choice.domain == domain:
                kinds = self._kinds(domain, choice.points)
                found = [[*picks, kind] for picks in found for kind in kinds]
        return found

    def _kinds(self, domain: int, points: int) -> list[int]:
        """Kinds that lift something; gold never lifts more than another kind, for which it stands in."""
        kinds: list[int] = []
        if domain != RESOURCE or not self.holdings.all_gold:
            owned = self._owned(domain)
            for kind in range(len(owned)):
                lifts = owned[kind] > 0 and self.singles[domain][kind] < points
                if lifts and (domain != RESOURCE or kind != GOLD):
                    kinds.append(kind)
        return kinds or [0]

    def _loose(self, domain: int) -> list[int]:
        """What lies on no storage tile."""
        if domain == WORKER:
            return self.holdings.workers
        return self.holdings.skills if domain == SKILL else self.holdings.goods

    def _lifted(self, domain: int, picks: list[int]) -> list[int]:
        """What items are worth by kind when the choice tiles have chosen these kinds."""
        if not picks:
            return self.singles[domain]
        worths = self.singles[domain][:]
        tile = 0
        for choice in self.holdings.choices:
            if choice.domain == domain:
                self._lift(worths, domain, picks[tile], choice.points)
                tile += 1
        return worths

    def _owned(self, domain: int) -> list[int]:
        if domain != RESOURCE:
            return self._loose(domain)
        owned = self.holdings.goods[:]
        for store in [] if self.holdings.locked else self.holdings.stores:
            for kind in range(len(owned)):
                owned[kind] += store.goods[kind]
        return owned

    def may_fill(self, domain: int, need: int, purple: bool) -> bool:
        """False only if the items of a domain, with or without the purple worker, cannot fill this need: too few
        are there, or more are missing of some kinds than stand in for every kind."""
        count = standing_in = 1 if purple else 0
        missing = 0
        owned = self._owned(domain) if domain != START else []
        for kind in range(len(owned)):
            count += owned[kind]
            if self._stands_in(domain, kind):
                standing_in += owned[kind]
                missing += slots_of_kind(need, kind)
            else:
                missing += max(0, slots_of_kind(need, kind) - owned[kind])
        return missing <= standing_in and slots_in(need) <= count

    def _stands_in(self, domain: int, kind: int) -> bool:
        """Whether items of this kind fill the slots of every kind of their domain."""
        return domain == RESOURCE and (kind == GOLD or self.holdings.all_gold)

    def lots(self, domain: int, picks: list[int], purple: bool) -> Lots:
        """The lots of a domain under a choice of kinds, with or without the purple worker."""
        worths = self._lifted(domain, picks)
        lots: list[Lot] = []
        if domain != START:
            self._add_lots(lots, domain, self._loose(domain), worths, FREE)
        if domain == RESOURCE:
            for i in range(0 if self.holdings.locked else len(self.holdings.stores)):
                self._add_stored(lots, i, worths)
        if purple:
            lots.append(Lot(self.tops[domain], WILD, 1, PURPLE, FREE))
        return Lots(picks, lots)

    def alone(self, domain: int, purple: bool) -> int:
        """The most that all items of a domain score where none is given up for a set."""
        most = 0
        if self.holdings.choices:
            for picks in self.picks(domain):
                most = max(most, self._sum(domain, self._lifted(domain, picks)))
        else:
            most = self._sum(domain, self.singles[domain])
        return most + self.tops[domain] if purple else most

    def total(self) -> int:
        """The most that all items score where there are no sets: each domain by itself, and the purple worker
        where it scores most."""
        found = max(self.tops) if self.holdings.purple else 0
        for domain in range(START + 1):
            found += self.alone(domain, False)
        return found

    def _sum(self, domain: int, worths: list[int]) -> int:
        found = 0
        if domain != START:
            owned = self._loose(domain)
            for kind in range(len(owned)):
                found += owned[kind] * worths[kind]
        if domain == RESOURCE and not self.holdings.locked:
            for store in self.holdings.stores:
                lying = worths[:]
                self._lift(lying, RESOURCE, store.kind, store.points)
                for kind in range(len(lying)):
                    found += store.goods[kind] * lying[kind]
        return found

    def _add_stored(self, lots: list[Lot], index: int, worths: list[int]) -> None:
        store = self.holdings.stores[index]
        lying = worths[:]
        self._lift(lying, RESOURCE, store.kind, store.points)
        self._add_lots(lots, RESOURCE, store.goods, lying, index)

    def _add_lots(self, lots: list[Lot], domain: int, owned: list[int], worths: list[int], where: int) -> None:
        for kind in range(len(owned)):
            if owned[kind] > 0:
                fit = WILD if self._stands_in(domain, kind) else kind
                lots.append(Lot(worths[kind], fit, owned[kind], kind, where))
