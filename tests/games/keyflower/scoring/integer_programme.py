"""The final scoring as an integer programme, written from the rules alone, to compare the solver with."""

import highspy
import numpy as np

from tilewright.games.keyflower.content.terms import GOLD
from tilewright.games.keyflower.scoring.holdings import (
    ANY,
    FREE,
    PURPLE,
    RESOURCE,
    SKILL,
    START,
    START_PLAYER,
    WORKER,
    Holdings,
    domain_of,
    kind_of,
)

KINDS = {WORKER: 4, SKILL: 3, RESOURCE: 4}


class IntegerProgramme:
    """Whole numbers of items of each class to each use; every item scores at most once (KF-8.1)."""

    def __init__(self, holdings: Holdings) -> None:
        self.holdings = holdings
        self.points: list[float] = []
        self.most: list[float] = []
        self.rows: list[tuple[float, float, dict[int, float]]] = []
        self.classes: list[tuple[int, int, int]] = []
        self.counts: list[int] = []
        self.uses: list[dict[int, float]] = []
        self._list_items()
        for index in range(len(holdings.claims)):
            self._add_claim(index)
        for index in range(len(holdings.choices)):
            self._add_choice(index)
        for index in range(len(holdings.stores)):
            self._add_store(index)
        for count, uses in zip(self.counts, self.uses, strict=True):
            self.rows.append((0, count, uses))

    def _list_items(self) -> None:
        h = self.holdings
        piles = [(WORKER, FREE, h.workers), (SKILL, FREE, h.skills), (RESOURCE, FREE, h.goods)]
        piles += [(RESOURCE, index, store.goods) for index, store in enumerate(h.stores)]
        for domain, where, pile in piles:
            for kind, count in enumerate(pile):
                self._list_class(domain, kind, where, count)
        if h.purple:
            self._list_class(START, PURPLE, FREE, 1)

    def _list_class(self, domain: int, kind: int, where: int, count: int) -> None:
        self.classes.append((domain, kind, where))
        self.counts.append(count)
        self.uses.append({})

    def _variable(self, points: float, most: float) -> int:
        self.points.append(points)
        self.most.append(most)
        return len(self.points) - 1

    def _give(self, item: int, points: float) -> int:
        """A new variable: how many items of a class go to one use."""
        variable = self._variable(points, self.counts[item])
        self.uses[item][variable] = 1
        return variable

    def _counts_as(self, item: int, domain: int, kind: int) -> bool:
        own, what, _ = self.classes[item]
        if what == PURPLE:  # KF-8.7
            return True
        if own != domain:
            return False
        if kind in (ANY, what):
            return True
        return own == RESOURCE and (what == GOLD or self.holdings.all_gold)  # KF-1.4, KF-9.1

    def _is_shut_in(self, item: int) -> bool:
        """Resources on a storage tile count nowhere else (KF-8.3); before rules version 2 they did."""
        return self.classes[item][2] != FREE and self.holdings.locked

    def _add_claim(self, index: int) -> None:
        claim = self.holdings.claims[index]
        times = self._variable(claim.points, 500 if claim.limit < 0 else claim.limit)
        for slot in set(claim.slots):
            row = {times: -float(claim.slots.count(slot))}
            for item, (_, kind, _) in enumerate(self.classes):
                fits = (
                    kind == PURPLE
                    if slot == START_PLAYER
                    else self._counts_as(item, domain_of(slot), kind_of(slot))
                )
                if fits and not self._is_shut_in(item):
                    row[self._give(item, 0)] = 1
            self.rows.append((0, 0, row))

    def _add_choice(self, index: int) -> None:
        choice = self.holdings.choices[index]
        one: dict[int, float] = {}
        for kind in range(KINDS[choice.domain]):
            chosen = self._variable(0, 1)
            one[chosen] = 1
            for item, count in enumerate(self.counts):
                if self._counts_as(item, choice.domain, kind) and not self._is_shut_in(item):
                    given = self._give(item, choice.points)
                    self.rows.append((-highspy.kHighsInf, 0, {given: 1, chosen: -count}))
        self.rows.append((0, 1, one))

    def _add_store(self, index: int) -> None:
        store = self.holdings.stores[index]
        for item, (_, kind, where) in enumerate(self.classes):
            if (where == index or kind == PURPLE) and self._counts_as(item, RESOURCE, store.kind):
                self._give(item, store.points)

    def solve(self) -> int:
        """The optimum, proved by the solver of integer programmes."""
        lp = highspy.HighsLp()
        size = len(self.points)
        lp.num_col_ = size
        lp.num_row_ = len(self.rows)
        lp.col_cost_ = np.array(self.points, dtype=float)
        lp.col_lower_ = np.zeros(size)
        lp.col_upper_ = np.array(self.most, dtype=float)
        lp.row_lower_ = np.array([row[0] for row in self.rows], dtype=float)
        lp.row_upper_ = np.array([row[1] for row in self.rows], dtype=float)
        lp.sense_ = highspy.ObjSense.kMaximize
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.cumsum([0] + [len(row[2]) for row in self.rows])
        lp.a_matrix_.index_ = np.array([column for row in self.rows for column in row[2]])
        lp.a_matrix_.value_ = np.array([value for row in self.rows for value in row[2].values()], dtype=float)
        lp.integrality_ = [highspy.HighsVarType.kInteger] * size
        solver = highspy.Highs()  # type: ignore[no-untyped-call]
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("mip_rel_gap", 0.0)
        solver.setOptionValue("mip_abs_gap", 0.5)
        solver.passModel(lp)
        solver.run()
        assert solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
        return round(solver.getInfo().objective_function_value)
