"""What a tile on auction is worth to a seat: its uses, its upgrade, what it scores, the workers on it."""

from tilewright.bots.keyflower.expansion_mind import ExpansionMind
from tilewright.bots.keyflower.printed_worth import FIRST_SKILL, FIRST_WORKER, PrintedWorth, prize_points
from tilewright.bots.keyflower.seat_worth import SeatWorth
from tilewright.games.keyflower.content.box import Cost
from tilewright.games.keyflower.content.terms import (
    ANY_RESOURCE,
    COLOUR_KINDS,
    GOLD,
    ORDER,
    RESOURCE_KINDS,
    SKILL_KINDS,
    SUMMER_BOAT,
    WINTER,
)
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import count_workers, total_goods
from tilewright.kernel.native import FloatRow, Row, append, i64, vec
from tilewright.kernel.rows import place_in, put, total


def staff_worth(s: KeyflowerState, tile: i64, back: FloatRow) -> float:
    """The workers on a tile, which go to whoever wins it or owns it."""
    staff = s.staff[tile]
    total = 0.0
    if staff:
        for colour in range(COLOUR_KINDS):
            total += int(count_workers(staff, colour)) * back[colour]
    return total


def lot_worth(printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth, tile: i64) -> float:
    """What winning it brings, the workers that are paid for it aside."""
    s, season = worths.s, worths.season
    kind = printed.kinds[tile]
    if kind == ORDER:
        return order_worth(printed, expansion, worths, tile)
    total = staff_worth(s, tile, worths.back)
    if season == WINTER:
        return total + prize_worth(printed, expansion, worths, tile) + worths.w.room
    if kind == SUMMER_BOAT:
        return total + boat_power(printed, worths, tile)
    face = tile * 2
    total += (
        int(printed.points[face])
        + printed.later_uses(face, season)
        + worths.w.guests * int(WINTER - season)
        + worths.w.room
    )
    cost = printed.costs[tile]
    if cost is not None:
        gain = printed.upgrade_gains[season * printed.count + tile] - cost_worth(worths, cost)
        if gain > 0.0:
            total += chance_to_upgrade(worths, cost, worths.w.upgraded[season]) * gain
    if printed.stores[face] >= 0:
        total += store_worth(worths, printed.stores[face], printed.store_points[face])
    return total


def cost_worth(worths: SeatWorth, cost: Cost) -> float:
    """What the items of a cost would be worth otherwise."""
    spare = worths.spare
    resources, skills = cost.goods, cost.kinds
    total = 0.0
    for kind in range(RESOURCE_KINDS):
        if resources[kind]:
            total += int(resources[kind]) * spare[kind]
    if resources[4]:
        total += int(resources[4]) * least_of(spare, 1, 4)
    for kind in range(SKILL_KINDS):
        if skills[kind]:
            total += int(skills[kind]) * spare[FIRST_SKILL + kind]
    if skills[3]:
        total += int(skills[3]) * least_of(spare, 4, 7)
    return total


def least_of(row: FloatRow, first: i64, last: i64) -> float:
    """The least of its numbers from `first` up to, without, `last`."""
    least = row[first]
    for at in range(first + 1, last):
        if row[at] < least:
            least = row[at]
    return least


def chance_to_upgrade(worths: SeatWorth, cost: Cost, usual: float) -> float:
    """Better where what the upgrade takes is there or is made in the village."""
    resources, skills, goods, make = cost.goods, cost.kinds, worths.goods, worths.make
    seasons = WINTER - worths.season
    want = cost.goods_count + cost.skill_count
    if not want:
        return usual
    have, gold = 0.0, int(goods[0]) * 0.5
    for kind in range(RESOURCE_KINDS):
        if resources[kind]:
            have += min(float(int(resources[kind])), int(goods[kind] + make[kind] * seasons) + gold)
    if resources[4]:
        have += int(lesser(resources[4], total(goods) + total(make) * seasons))
    at = worths.seat * SKILL_KINDS
    for kind in range(SKILL_KINDS):
        if skills[kind]:
            have += int(lesser(skills[kind], worths.s.skills[at + kind]))
    if skills[3]:
        have += int(lesser(skills[3], worths.skill_sum))
    return usual * (0.45 + 0.75 * have / want)


def lesser(one: i64, other: i64) -> i64:
    return one if one < other else other


def store_worth(worths: SeatWorth, kind: i64, points: i64) -> float:
    """Resources that will lie on a storage tile; each would score a little elsewhere."""
    goods, make = worths.goods, worths.make
    seasons = WINTER - worths.season
    if kind == ANY_RESOURCE:
        supply = total(goods) - goods[GOLD] + (total(make) - make[GOLD]) * seasons
    else:
        supply = goods[kind] + make[kind] * seasons
    expected = min(0.6 * int(supply), 2.0 * worths.w.stored[worths.season])
    return expected * (int(points) - 0.3)


def boat_power(printed: PrintedWorth, worths: SeatWorth, tile: i64) -> float:
    face = printed.r.faces[tile * 2 + worths.s.side[tile]]
    total = worths.w.power[face.power]
    for boat in worths.s.fleet:
        if printed.rivers[boat]:
            total += worths.w.river
    return total


def last_workers(worths: SeatWorth) -> Row:
    """Workers by colour that the seat may still have at the end of winter."""
    s, at = worths.s, worths.seat * COLOUR_KINDS
    left = s.hand[at : at + COLOUR_KINDS]
    for colour in range(COLOUR_KINDS):
        left[colour] = int(int(left[colour]) * worths.w.last_spent)
    for tile in s.villages[worths.seat].tiles:
        staff = s.staff[tile]
        if staff:
            for colour in range(COLOUR_KINDS):
                left[colour] += count_workers(staff, colour)
    return left


def prize_worth(printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth, tile: i64) -> float:
    """What a winter tile would score with what the seat has now, roughly: gold stands in for nothing."""
    prize = printed.prizes[tile]
    if prize is None:
        return 0.0
    if prize.fixed:
        return float(prize.points)
    if prize.counts_items:
        held = worths.held()
        put(held, FIRST_WORKER, last_workers(worths))
        return prize_points(prize, held) * worths.w.shared
    return expansion.prize(worths, tile, prize)


def cargo_worth(expansion: ExpansionMind, worths: SeatWorth, boat: i64) -> float:
    """What a boat carries, in spring, summer and autumn; it comes to hand for the next season."""
    cargo, at, back, items = worths.s.cargo, boat * 7, worths.back, worths.items
    total = 0.0
    for colour in range(COLOUR_KINDS):
        if cargo[at + colour]:
            total += int(cargo[at + colour]) * back[colour]
    at += COLOUR_KINDS
    for kind in range(SKILL_KINDS):
        if cargo[at + kind]:
            total += int(cargo[at + kind]) * items[FIRST_SKILL + kind]
    return total + expansion.cargo(worths, boat)


def boat_score(printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth, tile: i64) -> float:
    """What a boat scores in winter."""
    word, s, seat = printed.scoring_words[tile], worths.s, worths.seat
    scoring = printed.r.box.tiles[tile].scoring
    assert scoring is not None
    village = s.villages[seat]
    if word == "transport":
        times = 0
        for other in village.tiles:
            times += printed.r.faces[other * 2 + s.side[other]].transport
        doubled = scoring.doubled_by >= 0 and s.has_power(seat, scoring.doubled_by)
        return float(scoring.points * times * (2 if doubled else 1))
    if word == "circuit":
        return float(scoring.points * int(village.walk_size()))
    if word == "river":
        chain = 1
        for other in village.tiles:
            if printed.kinds[other] == SUMMER_BOAT:
                chain += 1
        return scoring.scale[min(chain, len(scoring.scale) - 1)] * 0.9
    if word == "flip":
        return scoring.points + best_turn(printed, worths)
    if word == "leftover_workers":
        return float(int(total(last_workers(worths))))
    if word == "fixed":
        return float(scoring.points)
    prize = printed.prizes[tile]
    return expansion.prize(worths, tile, prize) if prize is not None else 0.0


def best_turn(printed: PrintedWorth, worths: SeatWorth) -> float:
    """The most that one free upgrade adds."""
    s = worths.s
    best = 0
    for tile in s.villages[worths.seat].tiles:
        if s.side[tile] == 0 and printed.costs[tile] is not None:
            basic, better = printed.r.faces[tile * 2], printed.r.faces[tile * 2 + 1]
            gain = better.points - basic.points
            if better.store_kind >= 0 and not printed.r.rulings.storage_before_flip:
                gain += int(total_goods(s.goods[tile])) * (better.store_points - basic.store_points)
            best = max(best, gain)
    return float(best)


def boat_worths(printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth) -> FloatRow:
    """What each boat of the fleet is worth; worked out once for a seat."""
    if len(worths.boats) == 0:
        boat: i64 = 0
        found = vec[float]()
        for tile in worths.s.fleet:
            if worths.season == WINTER:
                found = append(found, boat_score(printed, expansion, worths, tile))
            else:
                found = append(found, cargo_worth(expansion, worths, boat))
            boat += 1
        worths.boats = found
    return worths.boats


def order_worth(printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth, tile: i64) -> float:
    """The choice of boats before others; in winter also a tile that scores, and the purple worker."""
    s = worths.s
    best, total = 0.0, 0.0
    for worth in boat_worths(printed, expansion, worths):
        total += worth
        if worth > best:
            best = worth
    seats = len(s.villages)
    rank = int(place_in(s.orders, tile))
    spread = (best - total / seats) * (seats - rank) / seats
    worth = spread + worths.w.first_boat
    last = s.orders[len(s.orders) - 1] == tile
    if s.season == WINTER:
        touching = min(worths.w.adjacent, float(len(s.villages[worths.seat].tiles)))
        return worth + touching + (worths.w.purple if last else 0.0)
    return worth + (worths.w.start_player if last else 0.0)
