"""What one seat has, makes and waits for, and what each thing is worth to it now."""

from typing import Final

from tilewright.bots.keyflower.printed_worth import (
    FIRST_SKILL,
    FIRST_WORKER,
    ITEMS,
    WORDS,
    PrintedWorth,
    prize_points,
)
from tilewright.games.keyflower.content.box import Cost
from tilewright.games.keyflower.content.terms import ANY_RESOURCE, GREEN, WINTER
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import list_goods
from tilewright.kernel.native import i64

USUAL_HAND: Final = 8  # workers
LEAST_SCARCE: Final = 0.5
MOST_SCARCE: Final = 1.2


class SeatWorth:
    """`items`: worth of each kind of item; `words`: of each effect word; `back`: of a worker that returns."""

    def __init__(self, printed: PrintedWorth, s: KeyflowerState, seat: int) -> None:
        self.printed = printed
        self.w = printed.w
        self.s = s
        self.seat = seat
        self.season = int(s.season)
        self.goods = [0, 0, 0, 0]  # in the whole village
        self.loose = [0, 0, 0, 0]  # those that winter tiles and contracts may still score
        self.make = [0, 0, 0, 0]  # resources that its tiles make in one use each
        self.need = [0, 0, 0, 0]  # what its upgrades still take, gold and three more
        self.need_skill = [0, 0, 0]
        self.stored = [False, False, False, False]  # resources that a storage tile of the village takes
        self.urge: list[float] = [0.0] * FIRST_WORKER  # the best that one more of a kind helps an upgrade
        self.hold: list[float] = [0.0] * FIRST_WORKER  # the best that one of a kind that is there does
        self.skill_sum = 0
        self.items: list[float] = [0.0] * ITEMS
        self.spare: list[float] = [0.0] * ITEMS  # the same of what nothing waits for
        self.loss: list[float] = [0.0] * ITEMS  # what giving one of a kind up takes
        self.back: list[float] = [0.0] * 4
        self.words: list[float] = [0.0] * WORDS
        self._read_village()
        self._find_worths()

    def _read_village(self) -> None:
        s, printed = self.s, self.printed
        waiting: list[int] = []
        at = self.seat * 3
        self.skill_sum = s.skills[at] + s.skills[at + 1] + s.skills[at + 2]
        goods: i64 = 0  # packed like those on one tile: no kind has more than its supply
        loose: i64 = 0
        made: i64 = 0
        for tile in s.villages[self.seat].tiles:
            up = tile * 2 + s.side[tile]
            face = printed.r.faces[up]
            goods += s.goods[tile]
            if face.store_kind < 0 or not printed.r.rulings.storage_locks:
                loose += s.goods[tile]
            if face.store_kind >= 0:
                self._note_store(face.store_kind)
            made += printed.makes[up]
            if s.side[tile] == 0 and printed.costs[tile] is not None:
                waiting.append(tile)
        self.goods, self.loose, self.make = list_goods(goods), list_goods(loose), list_goods(made)
        for tile in waiting:
            cost = printed.costs[tile]
            if cost is not None:
                self._wait_for(cost, printed.upgrade_gains[self.season * printed.count + tile])

    def _note_store(self, store_kind: int) -> None:
        for kind in range(1, 4):
            if store_kind in (kind, ANY_RESOURCE):
                self.stored[kind] = True

    def _lacking(self, cost: Cost) -> int:
        """How many items of a cost are nowhere in the village, gold standing in where there is some."""
        resources, skills, goods = cost.resources, cost.skills, self.goods
        lacking, total = 0, goods[0]
        for kind in range(1, 4):
            total += goods[kind]
            if goods[kind] < resources[kind]:
                lacking += resources[kind] - goods[kind]
        lacking = max(0, lacking - max(0, goods[0] - resources[0])) + max(0, resources[0] - goods[0])
        lacking = max(lacking, cost.goods_count - total)
        at, unskilled = self.seat * 3, 0
        for kind in range(3):
            if self.s.skills[at + kind] < skills[kind]:
                unskilled += skills[kind] - self.s.skills[at + kind]
        return lacking + max(unskilled, cost.skill_count - self.skill_sum)

    def _wait_for(self, cost: Cost, gain: float) -> None:
        """One item that is lacking is worth more the fewer others are; the last one nearly brings the upgrade."""
        if gain <= 0.0:
            return
        lacking = self._lacking(cost)
        each = gain * self.w.waited / (cost.goods_count + cost.skill_count)
        if lacking == 1:
            each = gain * self.w.last_item
        elif lacking > 1:
            for _ in range(lacking - 1):
                each *= self.w.lacks_more[self.season]
        resources = cost.resources
        for kind in range(4):
            if resources[kind] or resources[4]:
                self.need[kind] += resources[kind] + resources[4]
                self._urge(kind, each, self.goods[kind] < resources[kind] + resources[4])
        skills = cost.skills
        for kind in range(3):
            if skills[kind] or skills[3]:
                self.need_skill[kind] += skills[kind] + skills[3]
                have = self.s.skills[self.seat * 3 + kind]
                self._urge(FIRST_SKILL + kind, each, have < skills[kind] + skills[3])

    def _urge(self, kind: int, each: float, lacking: bool) -> None:
        if each > self.hold[kind]:
            self.hold[kind] = each
        if lacking and each > self.urge[kind]:
            self.urge[kind] = each

    def _find_worths(self) -> None:
        season, items, spare = self.season, self.items, self.spare
        low, high = self.w.goods_low[season], self.w.goods_high[season]
        lift = self._lifts()
        spare[0] = self.w.gold[season]
        for kind in range(4):
            if kind:
                spare[kind] = low * self._demand(kind)
            spare[kind] += lift[kind]
            items[kind] = self.loss[kind] = spare[kind]
            if self.goods[kind] <= self.need[kind]:
                self.loss[kind] = urged(spare[kind], self.hold[kind], high)
                if self.goods[kind] < self.need[kind]:
                    items[kind] = urged(spare[kind], self.urge[kind], high)
        low, high = self.w.skill_low[season], self.w.skill_high[season]
        for kind in range(FIRST_SKILL, FIRST_WORKER):
            spare[kind] = low + lift[kind]
            items[kind] = self.loss[kind] = spare[kind]
            have = self.s.skills[self.seat * 3 + kind - FIRST_SKILL] - self.need_skill[kind - FIRST_SKILL]
            if have <= 0:
                self.loss[kind] = urged(spare[kind], self.hold[kind], high)
                if have < 0:
                    items[kind] = urged(spare[kind], self.urge[kind], high)
        if self.w.reserve[season] > 0.0:
            self._reserve()
        each = self.w.hand[season] * self._scarcity()
        for colour in range(4):
            factor = self.w.green_factor if colour == GREEN else 1.0
            more = lift[FIRST_WORKER + colour]
            items[FIRST_WORKER + colour] = each * factor + more
            spare[FIRST_WORKER + colour] = self.loss[FIRST_WORKER + colour] = items[FIRST_WORKER + colour]
            self.back[colour] = self.w.back[season] * factor + more
        words = self.words
        for kind in range(4):
            words[kind] = items[kind]
        words[4] = items[FIRST_WORKER + GREEN]
        words[5] = (items[7] + items[8] + items[9]) / 3.0
        words[6] = (items[4] + items[5] + items[6]) / 3.0

    def _demand(self, kind: int) -> float:
        """How much of its usual worth one more resource of a kind has that nothing may wait for any more."""
        glut = self.w.glut[self.season]
        over = self.goods[kind] - self.need[kind]
        if glut == 0.0 or over < 0 or self.stored[kind]:
            return 1.0
        return 1.0 / (1.0 + glut * (over + 1))

    def _reserve(self) -> None:
        """What giving up one resource or skill takes from the winter tiles of the plan: a full set breaks."""
        s, seat, season = self.s, self.seat, self.season
        share = self.w.reserve[season]
        held = [*self.loose, *s.skills[seat * 3 : seat * 3 + 3], *s.hand[seat * 4 : seat * 4 + 4]]
        for tile in self._planned():
            prize = self.printed.prizes[tile]
            if prize is None or prize.word not in ("sets", "one_kind"):
                continue
            whole = prize_points(prize, held)
            for kind in range(FIRST_WORKER):
                if held[kind] and prize.lift[kind] > 0.0:
                    held[kind] -= 1
                    lost = share * (whole - prize_points(prize, held))
                    held[kind] += 1
                    if lost > self.loss[kind]:
                        self.loss[kind] = lost

    def _planned(self) -> list[int]:
        """The winter tiles that the seat holds, and in winter those that it leads or has won."""
        s, seat = self.s, self.seat
        found: list[int] = list(s.winter[seat])
        if self.season == WINTER:
            for tile in s.lots:
                if s.lead[tile] == seat:
                    found.append(tile)
            found += s.to_place[seat]
            found += s.villages[seat].tiles
        return found

    def _scarcity(self) -> float:
        """The more workers a seat has, the less it misses one."""
        hand, at = self.s.hand, self.seat * 4
        count = int(hand[at] + hand[at + 1] + hand[at + 2] + hand[at + 3])
        scale = 1.0 + self.w.plenty[self.season] * (USUAL_HAND - count)
        return min(MOST_SCARCE, max(LEAST_SCARCE, scale))

    def _lifts(self) -> list[float]:
        """What the winter tiles that may be won give for one item more, the best of them for each kind."""
        s, season = self.s, self.season
        lift: list[float] = [0.0] * ITEMS
        for tile in s.winter[self.seat]:
            self._lift_by(lift, tile, self.w.foreseen[season])
        if season == WINTER:
            for tile in s.lots:
                self._lift_by(lift, tile, 1.0 if s.lead[tile] == self.seat else self.w.not_led)
            for tile in s.villages[self.seat].tiles:
                self._lift_by(lift, tile, 1.0)
            for tile in s.to_place[self.seat]:
                self._lift_by(lift, tile, 1.0)
        return lift

    def _lift_by(self, lift: list[float], tile: int, share: float) -> None:
        prize = self.printed.prizes[tile]
        if prize is not None:
            for kind in range(ITEMS):
                more = prize.lift[kind] * share
                if more > lift[kind]:
                    lift[kind] = more


def urged(spare: float, urge: float, high: float) -> float:
    """A worth with an upgrade that waits for it: little beyond a limit, little to what is worth more anyway."""
    if urge > high:
        urge = high + 0.25 * (urge - high)
    return urge + 0.2 * spare if urge > spare else spare + 0.2 * urge
