"""Deals the items out to the rules as a plan says, and writes the sheet."""

from typing import Final

from tilewright.games.keyflower.scoring.holdings import (
    ANY,
    FREE,
    PURPLE,
    RESOURCE,
    START,
    Holdings,
    domain_of,
    fills,
    kind_of,
)
from tilewright.games.keyflower.scoring.item_lots import WILD, Lot, need_of
from tilewright.games.keyflower.scoring.item_worth import Worth, is_single
from tilewright.games.keyflower.scoring.score_sheet import (
    CHOICE,
    CLAIM,
    STORE,
    UNCHOSEN,
    Items,
    ScoreLine,
    ScoreSheet,
)
from tilewright.games.keyflower.scoring.solver import NOWHERE, Solution, Solver

# The turns in which slots are filled.
OWN: Final = 0
STAND_IN: Final = 1
REST: Final = 2


class ItemAssigner:
    """Fills the lines of a sheet, one domain after the other."""

    def __init__(self, holdings: Holdings, solution: Solution, times: list[int]) -> None:
        self.holdings = holdings
        self.solution = solution
        self.times = times  # how often each claim is made as a set
        self.claims = [ScoreLine(CLAIM, i, claim.tile, UNCHOSEN) for i, claim in enumerate(holdings.claims)]
        self.choices = [ScoreLine(CHOICE, i, choice.tile, 0) for i, choice in enumerate(holdings.choices)]
        self.stores = [ScoreLine(STORE, i, store.tile, UNCHOSEN) for i, store in enumerate(holdings.stores)]
        self.unused: list[Items] = []

    def sheet(self) -> ScoreSheet:
        for index in range(len(self.times)):
            self.claims[index].score(self.times[index], self.holdings.claims[index].points)
        for domain in range(START + 1):
            self._deal(domain)
        for index in range(len(self.stores) if self.holdings.locked else 0):
            self._score_locked(index)
        if self.holdings.purple and self.solution.purple == NOWHERE:
            self.unused.append(Items(START, PURPLE, 1, FREE, PURPLE))
        lines = [line for line in self.stores + self.choices + self.claims if line.times > 0]
        return ScoreSheet(self.solution.value, lines, self.unused)

    def _score_locked(self, index: int) -> None:
        """What lies on a storage tile and cannot score elsewhere: of its kind it scores, else it is unused."""
        store = self.holdings.stores[index]
        for kind in range(len(store.goods)):
            if store.goods[kind] > 0:
                matches = fills(self.holdings, RESOURCE, kind, store.kind)
                lot = Lot(store.points if matches else 0, kind, store.goods[kind], kind, index)
                self._score_rest(RESOURCE, lot, lot.count)

    def _deal(self, domain: int) -> None:
        lots = self.solution.outcomes[domain].lots
        self._choose(domain, lots.picks)
        need = 0
        for index in range(len(self.times)):
            for slot in self.holdings.claims[index].slots:
                if domain_of(slot) == domain:
                    need += self.times[index] * need_of(slot)
        taken: list[int] = []
        lots.draw(need, taken)
        taken += [0] * (len(lots.lots) - len(taken))
        for at in range(len(taken)):
            self._score_rest(domain, lots.lots[at], lots.lots[at].count - taken[at])
        self._fill_slots(domain, lots.lots, taken)

    def _choose(self, domain: int, picks: list[int]) -> None:
        tile = 0
        for index in range(len(self.choices)):
            if self.holdings.choices[index].domain == domain:
                self.choices[index].chosen = picks[tile]
                tile += 1

    def _score_rest(self, domain: int, lot: Lot, count: int) -> None:
        """Items outside the sets go where they score their worth."""
        if count > 0:
            if lot.worth > 0:
                self._score_singles(domain, lot, count)
            else:
                self.unused.append(self._items(domain, lot, count, lot.kind))

    def _score_singles(self, domain: int, lot: Lot, count: int) -> None:
        for index, store in enumerate(self.holdings.stores):
            at_home = domain == RESOURCE and (lot.where == index or lot.kind == PURPLE)
            if at_home and store.points == lot.worth and self._counts(domain, lot, store.kind):
                return self._score(self.stores[index], store.points, domain, lot, count, store.kind)
        for index, choice in enumerate(self.holdings.choices):
            chosen = self.choices[index].chosen
            if choice.domain == domain and choice.points == lot.worth and self._counts(domain, lot, chosen):
                return self._score(self.choices[index], choice.points, domain, lot, count, chosen)
        for index, claim in enumerate(self.holdings.claims):
            if is_single(claim) and domain_of(claim.slots[0]) == domain and claim.points == lot.worth:
                wanted = kind_of(claim.slots[0])
                if self._counts(domain, lot, wanted):
                    return self._score(self.claims[index], claim.points, domain, lot, count, wanted)
        raise AssertionError("an item has a worth that no rule gives")

    def _score(self, line: ScoreLine, points: int, domain: int, lot: Lot, count: int, wanted: int) -> None:
        line.score(count, points)
        line.add(self._items(domain, lot, count, wanted))

    def _counts(self, domain: int, lot: Lot, wanted: int) -> bool:
        return lot.kind == PURPLE or fills(self.holdings, domain, lot.kind, wanted)

    def _items(self, domain: int, lot: Lot, count: int, wanted: int) -> Items:
        where = FREE if lot.where == FREE else self.holdings.stores[lot.where].tile
        counts_as = wanted
        if wanted == ANY:
            counts_as = lot.kind
            if lot.kind == PURPLE and domain != START:
                counts_as = 0  # any kind will do; it must be one (KF-9.18)
        return Items(domain, lot.kind, count, where, counts_as)

    def _fill_slots(self, domain: int, lots: list[Lot], left: list[int]) -> None:
        """Own kinds first, then what stands in, then slots for any: so every item drawn finds a slot."""
        claims: list[int] = []
        wanted: list[int] = []
        for index in range(len(self.times)):
            for slot in self.holdings.claims[index].slots:
                if domain_of(slot) == domain:
                    claims += [index] * self.times[index]
                    wanted += [kind_of(slot)] * self.times[index]
        for turn in (OWN, STAND_IN, REST):
            for at in range(len(wanted)):
                if claims[at] >= 0 and self._fill_slot(domain, claims[at], wanted[at], turn, lots, left):
                    claims[at] = -1

    def _fill_slot(
        self, domain: int, claim: int, wanted: int, turn: int, lots: list[Lot], left: list[int]
    ) -> bool:
        for at in range(len(lots)):
            if left[at] > 0 and _suits(lots[at], wanted, turn):
                left[at] -= 1
                self.claims[claim].add(self._items(domain, lots[at], 1, wanted))
                return True
        return False


def _suits(lot: Lot, wanted: int, turn: int) -> bool:
    if turn == OWN:
        return lot.kind == wanted
    if turn == STAND_IN:
        return wanted != ANY and lot.fit == WILD
    return wanted == ANY


def best(holdings: Holdings) -> ScoreSheet:
    """The best assignment, item by item; best_total gives the same total sooner."""
    solver = Solver(holdings, Worth(holdings))
    solution = solver.run()
    times = [0] * len(holdings.claims)
    for index, cross in enumerate(solver.crosses):
        times[cross.claim] = solution.counts[index]
    for domain in solver.domains:
        for index, bundle in enumerate(domain.bundles):
            times[bundle.claim] = solution.outcomes[domain.number].counts[index]
    return ItemAssigner(holdings, solution, times).sheet()
