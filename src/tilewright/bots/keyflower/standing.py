"""What one seat has, makes and waits for, and what each thing is worth to it now."""

from tilewright.bots.keyflower import weights as w
from tilewright.bots.keyflower.ledger import FIRST_SKILL, FIRST_WORKER, ITEMS, WORDS, Ledger
from tilewright.games.keyflower.content import Cost
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.terms import GREEN, WINTER


class Standing:
    """`items`: worth of each kind of item; `words`: of each gift word; `back`: of a worker that returns."""

    def __init__(self, ledger: Ledger, s: Table, seat: int) -> None:
        self.ledger = ledger
        self.s = s
        self.seat = seat
        self.season = s.season
        self.goods = [0, 0, 0, 0]  # in the whole village
        self.make = [0, 0, 0, 0]  # resources that its tiles make in one use each
        self.need = [0, 0, 0, 0]  # what its upgrades still take, gold and three more
        self.need_skill = [0, 0, 0]
        self.urge: list[float] = [0.0] * FIRST_WORKER  # the best that one more of a kind helps an upgrade
        self.skill_sum = 0
        self.items: list[float] = [0.0] * ITEMS
        self.spare: list[float] = [0.0] * ITEMS  # the same of what nothing waits for
        self.back: list[float] = [0.0] * 4
        self.words: list[float] = [0.0] * WORDS
        self._read_village()
        self._find_worths()

    def _read_village(self) -> None:
        s, ledger = self.s, self.ledger
        at = self.seat * 3
        self.skill_sum = s.skills[at] + s.skills[at + 1] + s.skills[at + 2]
        for tile in s.villages[self.seat].tiles:
            goods = s.goods[tile]
            if goods:
                for kind in range(4):
                    self.goods[kind] += goods >> (kind << 3) & 255
            for word, count in ledger.r.faces[tile * 2 + s.side[tile]].gives:
                if word < 4:
                    self.make[word] += count
            if s.side[tile] == 0:
                cost = ledger.costs[tile]
                if cost is not None:
                    self._wait_for(cost, ledger.turning[self.season * ledger.count + tile])

    def _wait_for(self, cost: Cost, gain: float) -> None:
        if gain <= 0.0:
            return
        each = gain * w.WAITED / (cost.goods_count + cost.skill_count)
        resources = cost.resources
        for kind in range(4):
            if resources[kind] or resources[4]:
                self.need[kind] += resources[kind] + resources[4]
                if each > self.urge[kind]:
                    self.urge[kind] = each
        skills = cost.skills
        for kind in range(3):
            if skills[kind] or skills[3]:
                self.need_skill[kind] += skills[kind] + skills[3]
                if each > self.urge[FIRST_SKILL + kind]:
                    self.urge[FIRST_SKILL + kind] = each

    def _find_worths(self) -> None:
        season, items, spare = self.season, self.items, self.spare
        low, high = w.GOODS_LOW[season], w.GOODS_HIGH[season]
        lift = self._lifts()
        spare[0] = w.GOLD[season]
        for kind in range(4):
            if kind:
                spare[kind] = low
            spare[kind] += lift[kind]
            items[kind] = spare[kind]
            if self.goods[kind] < self.need[kind]:
                items[kind] = max(spare[kind], min(high, self.urge[kind]))
        low, high = w.SKILL_LOW[season], w.SKILL_HIGH[season]
        for kind in range(FIRST_SKILL, FIRST_WORKER):
            spare[kind] = low + lift[kind]
            items[kind] = spare[kind]
            if self.s.skills[self.seat * 3 + kind - FIRST_SKILL] < self.need_skill[kind - FIRST_SKILL]:
                items[kind] = max(spare[kind], min(high, self.urge[kind]))
        for colour in range(4):
            factor = w.GREEN_FACTOR if colour == GREEN else 1.0
            more = lift[FIRST_WORKER + colour]
            items[FIRST_WORKER + colour] = w.HAND[season] * factor + more
            spare[FIRST_WORKER + colour] = items[FIRST_WORKER + colour]
            self.back[colour] = w.BACK[season] * factor + more
        words = self.words
        for kind in range(4):
            words[kind] = items[kind]
        words[4] = items[FIRST_WORKER + GREEN]
        words[5] = (items[7] + items[8] + items[9]) / 3.0
        words[6] = (items[4] + items[5] + items[6]) / 3.0

    def _lifts(self) -> list[float]:
        """What the winter tiles that may be won give for one item more, the best of them for each kind."""
        s, season = self.s, self.season
        lift: list[float] = [0.0] * ITEMS
        for tile in s.winter[self.seat]:
            self._lift_by(lift, tile, w.FORESEEN[season])
        if season == WINTER:
            for tile in s.lots:
                self._lift_by(lift, tile, 1.0 if s.lead[tile] == self.seat else w.NOT_LED)
            for tile in s.villages[self.seat].tiles:
                self._lift_by(lift, tile, 1.0)
            for tile in s.inbox[self.seat]:
                self._lift_by(lift, tile, 1.0)
        return lift

    def _lift_by(self, lift: list[float], tile: int, share: float) -> None:
        prize = self.ledger.prizes[tile]
        if prize is not None:
            for kind in range(ITEMS):
                more = prize.lift[kind] * share
                if more > lift[kind]:
                    lift[kind] = more
