"""Upgrades: which tiles can be turned, and every way to pay for one (KF-6.3 to KF-6.8)."""

from tilewright.games.keyflower.content.box import Cost
from tilewright.games.keyflower.content.terms import (
    ANY_SKILL,
    GOLD,
    P3A,
    RESOURCE_KINDS,
    RESOURCES,
    SKILL_KINDS,
    SKILLS,
)
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.stocks import return_resource, skill_out
from tilewright.games.keyflower.state.tile_pieces import goods_cover, unpack_goods
from tilewright.kernel.bits import bit_of
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.rows import open_row, replaced


def upgradable(r: Keyflower, s: KeyflowerState, tile: i64) -> bool:
    """Whether the tile has an upgrade that is still to come (KF-6.5)."""
    return r.box.tiles[tile].cost is not None and s.side[tile] == 0


def resource_payments(s: KeyflowerState, seat: i64, tile: i64, cost: Cost) -> list[Row]:
    """Every way to pay the resources of a cost with what lies on the tile; gold stands in for the other
    three (KF-1.4), and under 3a any resource for any other."""
    there = unpack_goods(s.goods[tile])
    total = cost.goods_count
    if there[0] + there[1] + there[2] + there[3] < total:
        return []
    free = s.has_power(seat, P3A)
    found: list[Row] = []
    for gold in range(lesser(there[GOLD], total) + 1):
        for iron in range(lesser(there[1], total - gold) + 1):
            for stone in range(lesser(there[2], total - gold - iron) + 1):
                paid = vec[i64]([gold, iron, stone, total - gold - iron - stone])
                if paid[3] <= there[3] and (free or pays(paid, cost.goods)):
                    found.append(paid)
    return found


def lesser(one: i64, other: i64) -> i64:
    return one if one < other else other


def pays(paid: Row, need: Row) -> bool:
    """Whether these resources, as many as the cost has, cover it: gold covers its own and whatever lacks."""
    spare = paid[GOLD] - need[GOLD]
    if spare < 0:
        return False
    for kind in range(1, RESOURCE_KINDS):
        if paid[kind] < need[kind]:
            spare -= need[kind] - paid[kind]
    return spare >= 0


def skill_payments(s: KeyflowerState, seat: i64, cost: Cost) -> list[Row]:
    """Every way to pay the skills of a cost."""
    have = s.skills[seat * 3 : seat * 3 + 3]
    least = cost.kinds[:3]
    for kind in range(SKILL_KINDS):
        if have[kind] < least[kind]:
            return []
    ways = [least]
    for _ in range(cost.kinds[ANY_SKILL]):
        longer: list[Row] = []
        for way in ways:
            for kind in range(SKILL_KINDS):
                more = way[:]
                more[kind] += 1
                if more[kind] <= have[kind] and not listed(more, longer):
                    longer.append(more)
        ways = longer
    return ways


def listed(way: Row, ways: list[Row]) -> bool:
    """Whether that way to pay skills is among these."""
    for other in ways:
        if other[0] == way[0] and other[1] == way[1] and other[2] == way[2]:
            return True
    return False


def payments(s: KeyflowerState, seat: i64, tile: i64, cost: Cost) -> Row:
    """Every way to pay a cost, as actions."""
    found = open_row()
    for goods in resource_payments(s, seat, tile, cost):
        for skills in skill_payments(s, seat, cost):
            found = append(found, act.spend(goods, skills))
    return found


def affordable(s: KeyflowerState, seat: i64, tile: i64, cost: Cost) -> bool:
    """Whether there is any way to pay, without listing them all."""
    if cost.goods_count and not goods_suffice(s, seat, tile, cost):
        return False
    if cost.skill_count == 0:
        return True
    at = seat * 3
    have: i64 = 0
    for kind in range(SKILL_KINDS):
        if s.skills[at + kind] < cost.kinds[kind]:
            return False
        have += s.skills[at + kind]
    return have >= cost.skill_count


def goods_suffice(s: KeyflowerState, seat: i64, tile: i64, cost: Cost) -> bool:
    """Whether what lies on the tile covers the resources: gold what lacks, under 3a anything anything."""
    goods = s.goods[tile]
    return goods != 0 and goods_cover(goods, cost.goods, cost.goods_count, s.has_power(seat, P3A))


def upgrade(
    r: Keyflower, s: KeyflowerState, seat: i64, tile: i64, goods: Row, skills: Row, out: list[Event] | None
) -> None:
    """Pay and turn the tile; all else on it stays (KF-6.4)."""
    cost = r.box.tiles[tile].cost
    assert cost is not None
    for kind in range(RESOURCE_KINDS):
        return_resource(s, tile, kind, goods[kind])
    seen = True
    for kind in range(SKILL_KINDS):
        for _ in range(skills[kind]):
            seen = skill_out(s, seat, kind, cost.kinds[ANY_SKILL] == 0, r.laid_open) and seen
            s.stock[kind] += 1
    s.side = replaced(s.side, tile, 1)
    s.table_changes += 1
    if out is not None:
        facts: dict[str, object] = {"tile": s.keys[tile], "count": sum(skills)}
        facts["resources"] = {RESOURCES[kind]: n for kind, n in enumerate(goods) if n}
        kinds: dict[str, object] = {"skills": {SKILLS[kind]: n for kind, n in enumerate(skills) if n}}
        if seen:
            out.append(Event("upgraded", seat, {**facts, **kinds}))
        else:
            out.append(Event("upgraded", seat, facts, kinds, bit_of(seat)))
