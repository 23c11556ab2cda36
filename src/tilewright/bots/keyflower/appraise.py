"""What a tile on auction is worth to a seat: its uses, its upgrade, what it scores, the workers on it."""

from tilewright.bots.keyflower.ledger import FIRST_SKILL, Ledger, Prize
from tilewright.bots.keyflower.sense import Sense
from tilewright.bots.keyflower.standing import Standing
from tilewright.games.keyflower.content.box import Cost
from tilewright.games.keyflower.content.terms import ANY_RESOURCE, COLOUR_KINDS, ORDER, SUMMER_BOAT, WINTER
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import count_workers, total_goods
from tilewright.kernel.rows import place_in


def staff_worth(s: KeyflowerState, tile: int, back: list[float]) -> float:
    """The workers on a tile, which go to whoever wins it or owns it."""
    staff = s.staff[tile]
    total = 0.0
    if staff:
        for colour in range(COLOUR_KINDS):
            total += int(count_workers(staff, colour)) * back[colour]
    return total


def lot_worth(ledger: Ledger, sense: Sense, stand: Standing, tile: int) -> float:
    """What winning it brings, the workers that are paid for it aside."""
    s, season = stand.s, stand.season
    kind = ledger.kinds[tile]
    if kind == ORDER:
        return order_worth(ledger, sense, stand, tile)
    total = staff_worth(s, tile, stand.back)
    if season == WINTER:
        return total + prize_worth(ledger, sense, stand, tile) + stand.w.room
    if kind == SUMMER_BOAT:
        return total + boat_power(ledger, stand, tile)
    face = ledger.r.faces[tile * 2]
    total += face.points + ledger.later_uses(tile * 2, season) + stand.w.guests * (WINTER - season) + stand.w.room
    gain = ledger.turning[season * ledger.count + tile]
    cost = ledger.costs[tile]
    if cost is not None:
        total += chance_to_turn(stand, cost, stand.w.upgraded[season]) * max(0.0, gain - cost_worth(stand, cost))
    if face.store_kind >= 0:
        total += store_worth(stand, face.store_kind, face.store_points)
    return total


def cost_worth(stand: Standing, cost: Cost) -> float:
    """What the items of a cost would be worth otherwise."""
    spare = stand.spare
    resources, skills = cost.resources, cost.skills
    total = 0.0
    for kind in range(4):
        total += resources[kind] * spare[kind]
    if resources[4]:
        total += resources[4] * min(spare[1], spare[2], spare[3])
    for kind in range(3):
        total += skills[kind] * spare[FIRST_SKILL + kind]
    if skills[3]:
        total += skills[3] * min(spare[4], spare[5], spare[6])
    return total


def chance_to_turn(stand: Standing, cost: Cost, usual: float) -> float:
    """Better where what the upgrade takes is there or is made in the village."""
    at = stand.seat * 3
    seasons = WINTER - stand.season
    have, want = 0.0, 0
    resources, skills = cost.resources, cost.skills
    for kind in range(4):
        if resources[kind]:
            want += resources[kind]
            have += min(resources[kind], stand.goods[kind] + stand.make[kind] * seasons + stand.goods[0] * 0.5)
    if resources[4]:
        want += resources[4]
        have += min(resources[4], sum(stand.goods) + sum(stand.make) * seasons)
    for kind in range(3):
        if skills[kind]:
            want += skills[kind]
            have += min(skills[kind], int(stand.s.skills[at + kind]))
    if skills[3]:
        want += skills[3]
        have += min(skills[3], stand.skill_sum)
    return usual * (0.45 + 0.75 * have / want) if want else usual


def store_worth(stand: Standing, kind: int, points: int) -> float:
    """Resources that will lie on a storage tile; each would score a little elsewhere."""
    seasons = WINTER - stand.season
    if kind == ANY_RESOURCE:
        supply = sum(stand.goods[1:]) + sum(stand.make[1:]) * seasons
    else:
        supply = stand.goods[kind] + stand.make[kind] * seasons
    expected = min(0.6 * supply, 2.0 * stand.w.stored[stand.season])
    return expected * (points - 0.3)


def boat_power(ledger: Ledger, stand: Standing, tile: int) -> float:
    face = ledger.r.faces[tile * 2 + stand.s.side[tile]]
    total = stand.w.power[face.power]
    for boat in stand.s.fleet:
        if ledger.sails[boat] == "river":
            total += stand.w.river
    return total


def last_workers(stand: Standing) -> list[int]:
    """Workers by colour that the seat may still have at the end of winter."""
    s, seat = stand.s, stand.seat
    left = [int(int(s.hand[seat * 4 + colour]) * stand.w.last_spent) for colour in range(4)]
    for tile in s.villages[seat].tiles:
        staff = s.staff[tile]
        if staff:
            for colour in range(4):
                left[colour] += count_workers(staff, colour)
    return left


def prize_worth(ledger: Ledger, sense: Sense, stand: Standing, tile: int) -> float:
    """What a winter tile would score with what the seat has now, roughly: gold stands in for nothing."""
    prize = ledger.prizes[tile]
    if prize is None:
        return 0.0
    if prize.word == "fixed":
        return float(prize.points)
    if prize.word in ("sets", "one_kind"):
        held = stand.loose + list(stand.s.skills[stand.seat * 3 : stand.seat * 3 + 3]) + last_workers(stand)
        return prize_points(prize, held) * stand.w.shared
    return sense.prize(stand, tile, prize)


def prize_points(prize: Prize, held: list[int]) -> float:
    """By whole sets, and half of what a set that is not full yet would add."""
    if prize.word == "one_kind":
        return float(prize.points * max(held[prize.first : prize.last]))
    if len(prize.needs) == 1:
        need = prize.needs[0]
        count = sum(held[need.first : need.last])
        if need.first == 0 and need.last == 1:
            return float((prize.points - 1) * count)
        return prize.points * (count // need.count + 0.5 * (count % need.count) / need.count)
    sets = 1000
    parts = 0
    for need in prize.needs:
        sets = min(sets, sum(held[need.first : need.last]) // need.count)
    if prize.needs[0].last <= FIRST_SKILL:  # gold stands in
        for need in prize.needs:
            parts += sum(held[need.first : need.last])
        sets = min(sets + held[0], (parts + held[0]) // len(prize.needs))
    for need in prize.needs:
        if sum(held[need.first : need.last]) > sets * need.count:
            parts += 1
    return prize.points * (sets + (0.15 if parts else 0.0))


def cargo_worth(sense: Sense, stand: Standing, boat: int) -> float:
    """What a boat carries, in spring, summer and autumn; it comes to hand for the next season."""
    cargo, at = stand.s.cargo, boat * 7
    total = 0.0
    for colour in range(4):
        total += int(cargo[at + colour]) * stand.back[colour]
    for kind in range(3):
        total += int(cargo[at + 4 + kind]) * stand.items[FIRST_SKILL + kind]
    return total + sense.cargo(stand, boat)


def sail_worth(ledger: Ledger, sense: Sense, stand: Standing, tile: int) -> float:
    """What a boat scores in winter."""
    word, s, seat = ledger.sails[tile], stand.s, stand.seat
    scoring = ledger.r.box.tiles[tile].scoring
    assert scoring is not None
    village = s.villages[seat]
    if word == "transport":
        times = 0
        for other in village.tiles:
            times += ledger.r.faces[other * 2 + s.side[other]].transport
        doubled = scoring.doubled_by >= 0 and s.has_power(seat, scoring.doubled_by)
        return float(scoring.points * times * (2 if doubled else 1))
    if word == "circuit":
        return float(scoring.points * len(village.walk().tiles))
    if word == "river":
        chain = 1
        for other in village.tiles:
            if ledger.kinds[other] == SUMMER_BOAT:
                chain += 1
        return scoring.scale[min(chain, len(scoring.scale) - 1)] * 0.9
    if word == "flip":
        return scoring.points + best_turn(ledger, stand)
    if word == "leftover_workers":
        return float(sum(last_workers(stand)))
    if word == "fixed":
        return float(scoring.points)
    prize = ledger.prizes[tile]
    return sense.prize(stand, tile, prize) if prize is not None else 0.0


def best_turn(ledger: Ledger, stand: Standing) -> float:
    """The most that one free upgrade adds."""
    s = stand.s
    best = 0
    for tile in s.villages[stand.seat].tiles:
        if s.side[tile] == 0 and ledger.costs[tile] is not None:
            basic, better = ledger.r.faces[tile * 2], ledger.r.faces[tile * 2 + 1]
            gain = better.points - basic.points
            if better.store_kind >= 0 and not ledger.r.rulings.storage_before_flip:
                gain += int(total_goods(s.goods[tile])) * (better.store_points - basic.store_points)
            best = max(best, gain)
    return float(best)


def boat_worth(ledger: Ledger, sense: Sense, stand: Standing, boat: int) -> float:
    if stand.season == WINTER:
        return sail_worth(ledger, sense, stand, stand.s.fleet[boat])
    return cargo_worth(sense, stand, boat)


def order_worth(ledger: Ledger, sense: Sense, stand: Standing, tile: int) -> float:
    """The choice of boats before others; in winter also a tile that scores, and the purple worker."""
    s = stand.s
    best, total = 0.0, 0.0
    for boat in range(len(s.fleet)):
        worth = boat_worth(ledger, sense, stand, boat)
        total += worth
        best = max(best, worth)
    seats = len(s.villages)
    rank = int(place_in(s.orders, tile))
    spread = (best - total / seats) * (seats - rank) / seats
    worth = spread + stand.w.first_boat
    last = s.orders[len(s.orders) - 1] == tile
    if s.season == WINTER:
        touching = min(stand.w.adjacent, float(len(s.villages[stand.seat].tiles)))
        return worth + touching + (stand.w.purple if last else 0.0)
    return worth + (stand.w.start_player if last else 0.0)
