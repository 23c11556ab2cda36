"""What one seat has, makes and waits for, and what each thing is worth to it now."""

from typing import Final

from tilewright.bots.keyflower.printed_worth import (
    FIRST_SKILL,
    FIRST_WORKER,
    ITEMS,
    NO_ITEMS,
    WORDS,
    PrintedWorth,
    prize_points,
)
from tilewright.games.keyflower.content.box import Cost
from tilewright.games.keyflower.content.terms import (
    ANY_RESOURCE,
    COLOUR_KINDS,
    GOLD,
    GREEN,
    RESOURCE_KINDS,
    SKILL_KINDS,
    WINTER,
)
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import unpack_goods
from tilewright.kernel.bits import all_bits, has_bit, with_bit, without_bit
from tilewright.kernel.native import FloatRow, Row, extend, i64, mypyc_attr, vec
from tilewright.kernel.rows import open_row

USUAL_HAND: Final = 8  # workers
LEAST_SCARCE: Final = 0.5
MOST_SCARCE: Final = 1.2
# To be copied.
NO_GOODS: Final = vec[i64]([0] * int(RESOURCE_KINDS))
NO_COLOURS: Final = vec[float]([0.0] * int(COLOUR_KINDS))
NO_WORDS: Final = vec[float]([0.0] * WORDS)


@mypyc_attr(acyclic=True, free_list_len=1)
class SeatWorth:
    """`items`: worth of each kind of item; `words`: of each effect word; `back`: of a worker that returns."""

    def __init__(self, printed: PrintedWorth, s: KeyflowerState, seat: i64) -> None:
        self.printed = printed
        self.w = printed.w
        self.s = s
        self.seat: i64 = seat
        self.season: i64 = s.season
        self.goods: Row = NO_GOODS  # in the whole village
        self.loose: Row = NO_GOODS  # those that winter tiles and contracts may still score
        self.make: Row = NO_GOODS  # resources that its tiles make in one use each
        self.need: Row = NO_GOODS[:]  # what its upgrades still take, gold and three more
        self.need_skill: Row = NO_GOODS[:]
        self.stored: i64 = 0  # resources that a storage tile of the village takes, a bit each
        self.urge: FloatRow = NO_ITEMS[:]  # the best that one more of a kind helps an upgrade
        self.hold: FloatRow = NO_ITEMS[:]  # the best that one of a kind that is there does
        self.skill_sum: i64 = 0
        self.items: FloatRow = NO_ITEMS[:]
        self.spare: FloatRow = NO_ITEMS[:]  # the same of what nothing waits for
        self.loss: FloatRow = NO_ITEMS[:]  # what giving one of a kind up takes
        self.back: FloatRow = NO_COLOURS[:]
        self.words: FloatRow = NO_WORDS[:]
        self.boats: FloatRow = vec[float]()  # what each boat of the fleet is worth, once somebody asked
        self._read_village()
        self._find_worths()

    def _read_village(self) -> None:
        s, printed = self.s, self.printed
        at = self.seat * SKILL_KINDS
        self.skill_sum = s.skills[at] + s.skills[at + 1] + s.skills[at + 2]
        locks = printed.r.rulings.storage_locks
        goods: i64 = 0  # packed like those on one tile: no kind has more than its supply
        loose: i64 = 0
        made: i64 = 0
        tiles = s.villages[self.seat].tiles
        for tile in tiles:
            up = tile * 2 + s.side[tile]
            store = printed.stores[up]
            lies = s.goods[tile]
            goods += lies
            if store < 0:
                loose += lies
            else:
                if not locks:
                    loose += lies
                self._note_store(store)
            made += printed.makes[up]
        self.goods, self.loose, self.make = unpack_goods(goods), unpack_goods(loose), unpack_goods(made)
        gains = self.season * printed.count
        for tile in tiles:
            if printed.can_upgrade[tile] and s.side[tile] == 0:
                gain = printed.upgrade_gains[gains + tile]
                if gain > 0.0:
                    cost = printed.costs[tile]
                    if cost is not None:
                        self._wait_for(cost, gain)

    def _note_store(self, store_kind: i64) -> None:
        if store_kind == ANY_RESOURCE:
            self.stored = without_bit(all_bits(RESOURCE_KINDS), GOLD)
        elif store_kind != GOLD:
            self.stored = with_bit(self.stored, store_kind)

    def is_stored(self, kind: i64) -> bool:
        """Whether a storage tile of the village takes that resource."""
        return has_bit(self.stored, kind)

    def _lacking(self, cost: Cost) -> i64:
        """How many items of a cost are nowhere in the village, gold standing in where there is some."""
        resources, skills, goods = cost.goods, cost.kinds, self.goods
        lacking: i64 = 0
        total = goods[0]
        for kind in range(1, RESOURCE_KINDS):
            total += goods[kind]
            if goods[kind] < resources[kind]:
                lacking += resources[kind] - goods[kind]
        gold = goods[0] - resources[0]
        if gold > lacking:
            gold = lacking
        lacking -= gold
        if lacking < cost.goods_count - total:
            lacking = cost.goods_count - total
        have, at = self.s.skills, self.seat * SKILL_KINDS
        unskilled: i64 = 0
        for kind in range(SKILL_KINDS):
            if have[at + kind] < skills[kind]:
                unskilled += skills[kind] - have[at + kind]
        if unskilled < cost.skill_count - self.skill_sum:
            unskilled = cost.skill_count - self.skill_sum
        return lacking + unskilled

    def _wait_for(self, cost: Cost, gain: float) -> None:
        """One item that is lacking is worth more the fewer others are; the last one nearly brings the upgrade."""
        lacking = self._lacking(cost)
        each = gain * self.w.waited / (cost.goods_count + cost.skill_count)
        if lacking == 1:
            each = gain * self.w.last_item
        elif lacking > 1:
            more = self.w.lacks_more[self.season]
            while lacking > 1:
                each *= more
                lacking -= 1
        resources = cost.goods
        any_kind = resources[RESOURCE_KINDS]
        for kind in range(RESOURCE_KINDS):
            want = resources[kind] + any_kind
            if want:
                self.need[kind] += want
                self._urge(kind, each, self.goods[kind] < want)
        skills, have, at = cost.kinds, self.s.skills, self.seat * SKILL_KINDS
        any_kind = skills[SKILL_KINDS]
        for kind in range(SKILL_KINDS):
            want = skills[kind] + any_kind
            if want:
                self.need_skill[kind] += want
                self._urge(FIRST_SKILL + kind, each, have[at + kind] < want)

    def _urge(self, kind: i64, each: float, lacking: bool) -> None:
        if each > self.hold[kind]:
            self.hold[kind] = each
        if lacking and each > self.urge[kind]:
            self.urge[kind] = each

    def _find_worths(self) -> None:
        season, w = self.season, self.w
        lift = self._lifts()
        self._find_goods(lift, w.goods_low[season], w.goods_high[season])
        self._find_skills(lift, w.skill_low[season], w.skill_high[season])
        if w.reserve[season] > 0.0:
            self._reserve()
        items, spare, loss, words = self.items, self.spare, self.loss, self.words
        each, back = w.hand[season] * self._scarcity(), w.back[season]
        for colour in range(COLOUR_KINDS):
            factor = w.green_factor if colour == GREEN else 1.0
            more = lift[FIRST_WORKER + colour]
            worth = each * factor + more
            items[FIRST_WORKER + colour] = worth
            spare[FIRST_WORKER + colour] = worth
            loss[FIRST_WORKER + colour] = worth
            self.back[colour] = back * factor + more
        for kind in range(RESOURCE_KINDS):
            words[kind] = items[kind]
        words[4] = items[FIRST_WORKER + GREEN]
        words[5] = (items[7] + items[8] + items[9]) / 3.0
        words[6] = (items[4] + items[5] + items[6]) / 3.0

    def _find_goods(self, lift: FloatRow, low: float, high: float) -> None:
        goods, need = self.goods, self.need
        for kind in range(RESOURCE_KINDS):
            worth = low * self._demand(kind) if kind else self.w.gold[self.season]
            worth += lift[kind]
            self._set_item(kind, worth, goods[kind] - need[kind], high)

    def _find_skills(self, lift: FloatRow, low: float, high: float) -> None:
        skills, need, at = self.s.skills, self.need_skill, self.seat * SKILL_KINDS
        for kind in range(SKILL_KINDS):
            worth = low + lift[FIRST_SKILL + kind]
            self._set_item(FIRST_SKILL + kind, worth, skills[at + kind] - need[kind], high)

    def _set_item(self, kind: i64, spare: float, over: i64, high: float) -> None:
        """What it is worth by what nothing waits for, and by how many more there are than upgrades take."""
        self.spare[kind] = spare
        self.loss[kind] = urged(spare, self.hold[kind], high) if over <= 0 else spare
        self.items[kind] = urged(spare, self.urge[kind], high) if over < 0 else spare

    def _demand(self, kind: i64) -> float:
        """How much of its usual worth one more resource of a kind has that nothing may wait for any more."""
        glut = self.w.glut[self.season]
        over = self.goods[kind] - self.need[kind]
        if glut == 0.0 or over < 0 or self.is_stored(kind):
            return 1.0
        return 1.0 / (1.0 + glut * (int(over) + 1))

    def held(self) -> Row:
        """By kind of item what winter tiles and contracts may score: loose resources, skills, workers in hand."""
        s, seat = self.s, self.seat
        found = extend(open_row(), self.loose)
        found = extend(found, s.skills[seat * 3 : seat * 3 + 3])
        return extend(found, s.hand[seat * 4 : seat * 4 + 4])

    def _reserve(self) -> None:
        """What giving up one resource or skill takes from the winter tiles of the plan: a full set breaks."""
        share = self.w.reserve[self.season]
        held = self.held()
        for tile in self._planned():
            prize = self.printed.prizes[tile]
            if prize is None or not prize.counts_items:
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

    def _lifts(self) -> FloatRow:
        """What the winter tiles that may be won give for one item more, the best of them for each kind."""
        s, seat = self.s, self.seat
        lift = NO_ITEMS[:]
        for dealt in s.winter[seat]:
            self._lift_by(lift, dealt, self.w.foreseen[self.season])
        if self.season == WINTER:
            for tile in s.lots:
                self._lift_by(lift, tile, 1.0 if s.lead[tile] == seat else self.w.not_led)
            for tile in s.villages[seat].tiles:
                self._lift_by(lift, tile, 1.0)
            for won in s.to_place[seat]:
                self._lift_by(lift, won, 1.0)
        return lift

    def _lift_by(self, lift: FloatRow, tile: i64, share: float) -> None:
        prize = self.printed.prizes[tile]
        if prize is not None:
            given = prize.lift
            for kind in range(ITEMS):
                more = given[kind] * share
                if more > lift[kind]:
                    lift[kind] = more


def urged(spare: float, urge: float, high: float) -> float:
    """A worth with an upgrade that waits for it: little beyond a limit, little to what is worth more anyway."""
    if urge > high:
        urge = high + 0.25 * (urge - high)
    return urge + 0.2 * spare if urge > spare else spare + 0.2 * urge
