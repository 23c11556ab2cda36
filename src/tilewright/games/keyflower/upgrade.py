"""Upgrades: which tiles can be turned, and every way to pay for one (KF-6.3 to KF-6.8)."""

from tilewright.games.keyflower.content import Cost
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.stocks import goods_on, return_resource, skill_out
from tilewright.games.keyflower.terms import ANY_SKILL, GOLD, P3A, RESOURCES, SKILLS
from tilewright.kernel.event import Event


def upgradable(r: Keyflower, s: Table, tile: int) -> bool:
    """Whether the tile has an upgrade that is still to come (KF-6.5)."""
    return r.box.tiles[tile].cost is not None and s.side[tile] == 0


def resource_payments(s: Table, seat: int, tile: int, cost: Cost) -> list[list[int]]:
    """Every way to pay the resources of a cost with what lies on the tile; gold stands in for the other
    three (KF-1.4), and under 3a any resource for any other."""
    need = cost.resources
    there = [goods_on(s, tile, kind) for kind in range(4)]
    total = sum(need)
    if sum(there) < total:
        return []
    free = s.power[seat] >> P3A & 1 == 1
    found: list[list[int]] = []
    for gold in range(min(there[GOLD], total) + 1):
        for iron in range(min(there[1], total - gold) + 1):
            for stone in range(min(there[2], total - gold - iron) + 1):
                paid = [gold, iron, stone, total - gold - iron - stone]
                if paid[3] <= there[3] and (free or pays(paid, need)):
                    found.append(paid)
    return found


def pays(paid: list[int], need: tuple[int, int, int, int, int]) -> bool:
    """Whether these resources, as many as the cost has, cover it: gold covers its own and whatever lacks."""
    spare = paid[GOLD] - need[GOLD]
    if spare < 0:
        return False
    lack = sum([need[kind] - paid[kind] for kind in range(1, 4) if paid[kind] < need[kind]])
    return lack <= spare


def skill_payments(s: Table, seat: int, cost: Cost) -> list[list[int]]:
    """Every way to pay the skills of a cost."""
    have = s.skills[seat * 3 : seat * 3 + 3]
    need = cost.skills
    least = [need[kind] for kind in range(3)]
    if any(have[kind] < least[kind] for kind in range(3)):
        return []
    ways = [least]
    for _ in range(need[ANY_SKILL]):
        longer: list[list[int]] = []
        for way in ways:
            for kind in range(3):
                more = way[:]
                more[kind] += 1
                if more[kind] <= have[kind] and more not in longer:
                    longer.append(more)
        ways = longer
    return ways


def affordable(s: Table, seat: int, tile: int, cost: Cost) -> bool:
    """Whether there is any way to pay, without listing them all."""
    if cost.goods_count and not goods_suffice(s, seat, tile, cost):
        return False
    if cost.skill_count == 0:
        return True
    at = seat * 3
    have = 0
    for kind in range(3):
        if s.skills[at + kind] < cost.skills[kind]:
            return False
        have += s.skills[at + kind]
    return have >= cost.skill_count


def goods_suffice(s: Table, seat: int, tile: int, cost: Cost) -> bool:
    """Whether what lies on the tile covers the resources: gold what lacks, under 3a anything anything."""
    goods = s.goods[tile]
    if goods == 0:
        return False
    gold, iron, stone, wood = goods & 255, goods >> 8 & 255, goods >> 16 & 255, goods >> 24
    if gold + iron + stone + wood < cost.goods_count:
        return False
    if s.power[seat] >> P3A & 1:
        return True
    need = cost.resources
    spare = gold - need[GOLD]
    if need[1] > iron:
        spare -= need[1] - iron
    if need[2] > stone:
        spare -= need[2] - stone
    if need[3] > wood:
        spare -= need[3] - wood
    return spare >= 0


def upgrade(
    r: Keyflower, s: Table, seat: int, tile: int, goods: list[int], skills: list[int], out: list[Event] | None
) -> None:
    """Pay and turn the tile; all else on it stays (KF-6.4)."""
    cost = r.box.tiles[tile].cost
    assert cost is not None
    for kind in range(4):
        return_resource(s, tile, kind, goods[kind])
    seen = True
    for kind in range(3):
        for _ in range(skills[kind]):
            seen = skill_out(s, seat, kind, cost.skills[ANY_SKILL] == 0, r.laid_open) and seen
            s.stock[kind] += 1
    s.side[tile] = 1
    if out is not None:
        facts: dict[str, object] = {"tile": s.keys[tile], "count": sum(skills)}
        facts["resources"] = {RESOURCES[kind]: n for kind, n in enumerate(goods) if n}
        kinds: dict[str, object] = {"skills": {SKILLS[kind]: n for kind, n in enumerate(skills) if n}}
        if seen:
            out.append(Event("upgraded", seat, {**facts, **kinds}))
        else:
            out.append(Event("upgraded", seat, facts, kinds, 1 << seat))
