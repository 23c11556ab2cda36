"""Transport and upgrades of one use planned as a whole: what to carry where, and which tiles to turn (KF-6)."""

from typing import Final

from tilewright.bots.keyflower.expansion_mind import ExpansionMind, Extra
from tilewright.bots.keyflower.printed_worth import FAR_AWAY, FIRST_SKILL, FIRST_WORKER, PrintedWorth
from tilewright.bots.keyflower.seat_worth import SeatWorth
from tilewright.bots.keyflower.tile_worth import least_of
from tilewright.games.keyflower.content.box import Cost
from tilewright.games.keyflower.content.terms import (
    ANY_RESOURCE,
    P2A,
    P3A,
    RESOURCE_KINDS,
    SIDES,
    SKILL_KINDS,
    WINTER,
)
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.tile_pieces import count_goods, list_goods, pack_goods, unpack_goods
from tilewright.kernel.bits import with_bit
from tilewright.kernel.native import Row, append, i64, mypyc_attr, vec
from tilewright.kernel.rows import open_row, replaced

GOLD_LAST: Final = vec[i64]([1, 2, 3, 0])  # the kinds of resources as they are spent


@mypyc_attr(acyclic=True, free_list_len=1)
class Delivery:
    """What must be carried to one tile: kinds, from where, how far, and the way there."""

    def __init__(self, tile: i64) -> None:
        self.tile: i64 = tile
        self.kinds: Row = vec[i64]()
        self.starts: Row = vec[i64]()
        self.length: i64 = 0  # transport points that it takes
        self.price = 0.0  # what the items that are spent would be worth otherwise


@mypyc_attr(acyclic=True, free_list_len=1)
class TransportPlan:
    """The plan for so many transport points and upgrade symbols. Actions in `actions`, gains in `gain`."""

    def __init__(
        self, printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth, points: i64, symbols: i64
    ) -> None:
        s, seat = worths.s, worths.seat
        self.printed = printed
        self.w = printed.w
        self.expansion = expansion
        self.worths = worths
        self.points: i64 = points
        self.symbols: i64 = symbols
        self.village = s.villages[seat]
        self.tiles: Row = self.village.tiles
        self.free_roads = s.has_power(seat, P2A)
        self.free_goods = s.has_power(seat, P3A)
        self.goods: Row = s.goods[:]
        self.side: Row = s.side  # replaced, never changed
        self.skills: Row = s.skills[seat * 3 : seat * 3 + 3]
        self.actions: list[int] = []
        self.widened: Row = vec[i64]()  # tiles with an extra of an expansion
        self.extras: i64 = 0  # numbers of these extras, a bit each
        self.gain = 0.0
        self.toward: Row = vec[i64]()  # the next tile on the way to where a search began, once there was one
        self.depth: Row = vec[i64]()  # how far that is
        self.order: Row = vec[i64]()

    def plan(self) -> "TransportPlan":
        while self.symbols > 0 and self._upgrade_one():
            pass
        if self.points > 0:
            self._fill_stores()
        if self.points > 0:
            self._step_nearer()
        return self

    # Upgrades.

    def _upgrade_one(self) -> bool:
        """The upgrade that gains most, if any can be paid within the points left."""
        best: Delivery | None = None
        most = 0.0
        printed = self.printed
        base = self.worths.season * printed.count
        for tile in self.tiles:
            if self.side[tile] or not printed.can_upgrade[tile]:
                continue
            worth = printed.upgrade_gains[base + tile] + self._stored_gain(tile)
            cost = printed.costs[tile]
            if worth <= most or cost is None or not self._has_skills(cost):
                continue
            delivery = self.delivery(tile, cost, self.points)
            if delivery is not None:
                net = worth - delivery.price - self.w.step_cost * int(delivery.length)
                if net > most:
                    best, most = delivery, net
        extra = self._best_extra(most)
        if extra is not None:
            return True
        if best is None:
            return False
        self._carry(best, FAR_AWAY)
        self._upgrade(best.tile)
        self.gain += most
        return True

    def _best_extra(self, most: float) -> Extra | None:
        """What an expansion does with the symbol instead, if that gains more; it is planned at once."""
        best: Extra | None = None
        where: i64 = -1
        if self.printed.r.expansions:
            for tile in self.tiles:
                if self.side[tile] and self.printed.can_upgrade[tile] and tile not in self.widened:
                    extra = self.expansion.extension(
                        self.worths, tile, self.goods[tile], list(self.skills), self.extras
                    )
                    if extra is not None and extra.gain > most:
                        best, most, where = extra, extra.gain, tile
        if best is not None:
            self.actions.append(best.action)
            self.widened = append(self.widened, where)
            self.extras = with_bit(self.extras, best.number)
            self.symbols = self.symbols - 1 if not best.on_tile else 0  # what is paid there is not followed up
            self.gain += best.gain
        return best

    def _stored_gain(self, tile: i64) -> float:
        """What lies on a storage tile already scores more when it is upgraded."""
        printed, up = self.printed, tile * 2 + 1
        store = printed.stores[up]
        if store < 0:
            return 0.0
        lies: i64 = 0
        goods = self.goods[tile]
        for kind in range(RESOURCE_KINDS):
            if kind == 0 or store in (kind, ANY_RESOURCE):
                lies += count_goods(goods, kind)
        season = self.worths.season
        extra = int(lies) - (self.w.stored[season] if season == WINTER else 0.0)
        return int(printed.store_points[up] - printed.store_points[up - 1]) * extra

    def _has_skills(self, cost: Cost) -> bool:
        if cost.skill_count == 0:
            return True
        total: i64 = 0
        for kind in range(SKILL_KINDS):
            if self.skills[kind] < cost.kinds[kind]:
                return False
            total += self.skills[kind]
        return total >= cost.skill_count

    def _upgrade(self, tile: i64) -> None:
        """Pay in the plan what the game will take, and turn the tile."""
        cost = self.printed.costs[tile]
        assert cost is not None
        self.actions.append(act.upgrade(tile))
        paid = self.payment(tile, cost)
        for kind in range(4):
            self.goods[tile] -= pack_goods(kind, paid[kind])
        for kind in range(3):
            self.skills[kind] -= paid[4 + kind]
        self.side = replaced(self.side, tile, 1)
        self.symbols -= 1

    def payment(self, tile: int, cost: Cost) -> list[int]:
        """Resources by kind, then skills: what can be spared most, gold only where nothing else will do."""
        goods = self.goods[tile]
        lies = list_goods(goods)
        paid = [0, 0, 0, 0, 0, 0, 0]
        left = cost.resources[4]
        for kind in range(4):
            take = min(cost.resources[kind], lies[kind])
            paid[kind] += take
            lies[kind] -= take
            if kind == 0:
                left += 0 if take == cost.resources[0] else (cost.resources[0] - take)
            elif take < cost.resources[kind]:
                lack = cost.resources[kind] - take
                gold = 0 if self.free_goods else min(lack, lies[0])
                paid[0] += gold
                lies[0] -= gold
                left += lack - gold
        for _ in range(left):
            best = self._cheapest(lies, 0, 4)
            if best >= 0:
                paid[best] += 1
                lies[best] -= 1
        skills = list(self.skills)
        for kind in range(3):
            paid[4 + kind] = cost.skills[kind]
            skills[kind] -= cost.skills[kind]
        for _ in range(cost.skills[3]):
            best = self._cheapest(skills, FIRST_SKILL, 3)
            if best >= 0:
                paid[4 + best] += 1
                skills[best] -= 1
        return paid

    def _cheapest(self, lies: list[int], first: int, count: int) -> int:
        best = -1
        for kind in range(count):
            if lies[kind] and (best < 0 or self.worths.loss[first + kind] < self.worths.loss[first + best]):
                best = kind
        return best

    # Transport.

    def _search(self, tile: i64, reach: i64) -> None:
        """Every own tile within reach, nearest first, with the way from it to that tile."""
        if len(self.depth) == 0:
            self.depth, self.toward = self.printed.far[:], self.printed.nowhere[:]
        depth, toward = self.depth, self.toward
        for other in self.order:
            depth[other] = FAR_AWAY
        order = append(open_row(), tile)
        depth[tile] = 0
        ends = self.village.ends(self.free_roads)
        at: i64 = 0
        while at < len(order):
            here = order[at]
            at += 1
            far = depth[here]
            if far >= reach:
                break
            first = self.village.place_of(here) * SIDES
            for place in range(first, first + SIDES):
                end = ends[place]
                if end < 0:
                    break
                if depth[end] == FAR_AWAY:
                    depth[end] = far + 1
                    toward[end] = here
                    order = append(order, end)
        self.order = order

    def delivery(self, tile: i64, cost: Cost, reach: i64) -> Delivery | None:
        """The nearest resources that pay for the upgrade; None if they cost more transport than that."""
        delivery = Delivery(tile)
        delivery.price = self._skill_price(cost)
        if cost.goods_count == 0:
            return delivery
        lack = self._lacking(tile, cost, delivery)
        if lack[5] == 0:
            return delivery
        if reach <= 0:
            return None
        self._search(tile, reach)
        left = self.goods[:]
        for kind in range(RESOURCE_KINDS):
            for _ in range(lack[kind]):
                if not self._fetch(delivery, left, kind, reach):
                    return None
        for _ in range(lack[4]):
            if not self._fetch(delivery, left, ANY_RESOURCE, reach):
                return None
        return delivery if delivery.length <= reach else None

    def _skill_price(self, cost: Cost) -> float:
        if not cost.skill_count:
            return 0.0
        spare, skills = self.worths.spare, cost.kinds
        total = 0.0
        for kind in range(SKILL_KINDS):
            total += int(skills[kind]) * spare[FIRST_SKILL + kind]
        if skills[3]:
            total += int(skills[3]) * least_of(spare, FIRST_SKILL, FIRST_WORKER)
        return total

    def _lacking(self, tile: i64, cost: Cost, delivery: Delivery) -> Row:
        """By kind, of any kind, and in all, what does not lie on the tile yet; prices what is there."""
        spare = self.worths.spare
        lies = unpack_goods(self.goods[tile])
        lack = vec[i64]([0, 0, 0, 0, cost.goods[4], 0])
        for kind in range(RESOURCE_KINDS):
            want = cost.goods[kind]
            take = want if want < lies[kind] else lies[kind]
            lies[kind] -= take
            delivery.price += int(take) * spare[kind]
            lack[kind] = want - take
        if self.free_goods:
            lack[4] += lack[0] + lack[1] + lack[2] + lack[3]
            lack[0] = lack[1] = lack[2] = lack[3] = 0
        for kind in range(1, RESOURCE_KINDS):
            take = lack[kind] if lack[kind] < lies[0] else lies[0]
            lies[0] -= take
            delivery.price += int(take) * spare[0]
            lack[kind] -= take
        for kind in GOLD_LAST:
            take = lack[4] if lack[4] < lies[kind] else lies[kind]
            delivery.price += int(take) * spare[kind]
            lack[4] -= take
        lack[5] = lack[0] + lack[1] + lack[2] + lack[3] + lack[4]
        return lack

    def _fetch(self, delivery: Delivery, left: Row, kind: i64, reach: i64) -> bool:
        """One resource of that kind from the nearest tile, or gold from not much farther, of what is `left`."""
        best_kind: i64 = -1
        best_start: i64 = -1
        best_cost = 1e9
        for start in self.order:
            far = self.depth[start]
            if far == 0:
                continue
            if delivery.length + far > reach:
                break
            goods = left[start]
            if not goods:
                continue
            for one in range(RESOURCE_KINDS):
                fits = one == kind or kind == ANY_RESOURCE or (one == 0 and kind > 0)
                if fits and count_goods(goods, one):
                    cost = int(far) * 0.25 + self.worths.spare[one] + self._kept_for(start, one)
                    if cost < best_cost:
                        best_kind, best_start, best_cost = one, start, cost
        if best_kind < 0:
            return False
        delivery.kinds = append(delivery.kinds, best_kind)
        delivery.starts = append(delivery.starts, best_start)
        delivery.length += self.depth[best_start]
        delivery.price += self.worths.spare[best_kind] + self._kept_for(best_start, best_kind)
        left[best_start] -= pack_goods(best_kind, 1)
        return True

    def _kept_for(self, tile: i64, kind: i64) -> float:
        """What a resource scores where it lies."""
        up = tile * 2 + self.side[tile]
        store = self.printed.stores[up]
        if store < 0 or (kind and store not in (kind, ANY_RESOURCE)):
            return 0.0
        return float(int(self.printed.store_points[up]))

    def _carry(self, delivery: Delivery, most: i64) -> i64:
        """Moves the goods of a delivery along the last search for its tile, at most so many steps."""
        if len(delivery.kinds) == 0:
            return 0
        self._search(delivery.tile, FAR_AWAY)
        steps: i64 = 0
        for i in range(len(delivery.kinds)):
            kind = delivery.kinds[i]
            here = delivery.starts[i]
            while here != delivery.tile and steps < most and self.points > 0:
                end = self.toward[here]
                self.actions.append(act.move(kind, here, end))
                self.goods[here] -= pack_goods(kind, 1)
                self.goods[end] += pack_goods(kind, 1)
                here = end
                steps += 1
                self.points -= 1
        return steps

    # What is left over.

    def _fill_stores(self) -> None:
        """Resources onto storage tiles, the nearest first."""
        stores, points = self.printed.stores, self.printed.store_points
        for tile in self.tiles:
            up = tile * 2 + self.side[tile]
            if stores[up] >= 0:
                better = points[tile * 2 + 1] - 1
                self._search(tile, self.points)
                for start in self.order[1:]:
                    self._store_from(start, tile, stores[up], points[up] if points[up] > better else better)

    def _store_from(self, start: i64, tile: i64, kind: i64, points: i64) -> None:
        far = self.depth[start]
        here = self.printed.stores[start * 2 + self.side[start]]
        for one in range(1, RESOURCE_KINDS):
            if kind not in (one, ANY_RESOURCE) or here in (one, ANY_RESOURCE):
                continue
            gain = int(points) - self.worths.items[one]
            while gain > 0.2 and far <= self.points and count_goods(self.goods[start], one):
                at = start
                while at != tile:
                    end = self.toward[at]
                    self.actions.append(act.move(one, at, end))
                    at = end
                self.goods[start] -= pack_goods(one, 1)
                self.goods[tile] += pack_goods(one, 1)
                self.points -= far
                self.gain += gain

    def _step_nearer(self) -> None:
        """What points are left bring the goods of the best upgrade that is still too far some steps nearer."""
        best: Delivery | None = None
        most = 0.0
        printed = self.printed
        base = self.worths.season * printed.count
        for tile in self.tiles:
            if self.side[tile] or not printed.can_upgrade[tile]:
                continue
            worth, cost = printed.upgrade_gains[base + tile], printed.costs[tile]
            if worth <= most or cost is None or not self._has_skills(cost):
                continue
            delivery = self.delivery(tile, cost, FAR_AWAY)
            if delivery is not None and delivery.length and worth - delivery.price > most:
                best, most = delivery, worth - delivery.price
        if best is not None:
            steps = self._carry(best, self.points)
            self.gain += int(steps) * self.w.step_nearer * (0.5 if self.worths.season == WINTER else 1.0)
