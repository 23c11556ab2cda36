"""What a tile on auction is worth to a seat: its uses, its upgrade, what it scores, the workers on it."""

from tilewright.bots.keyflower.expansion_mind import ExpansionMind
from tilewright.bots.keyflower.printed_worth import FIRST_SKILL, PrintedWorth, prize_points
from tilewright.bots.keyflower.seat_worth import SeatWorth
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


def lot_worth(printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth, tile: int) -> float:
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
    face = printed.r.faces[tile * 2]
    total += (
        face.points + printed.later_uses(tile * 2, season) + worths.w.guests * (WINTER - season) + worths.w.room
    )
    gain = printed.upgrade_gains[season * printed.count + tile]
    cost = printed.costs[tile]
    if cost is not None:
        total += chance_to_upgrade(worths, cost, worths.w.upgraded[season]) * max(
            0.0, gain - cost_worth(worths, cost)
        )
    if face.store_kind >= 0:
        total += store_worth(worths, face.store_kind, face.store_points)
    return total


def cost_worth(worths: SeatWorth, cost: Cost) -> float:
    """What the items of a cost would be worth otherwise."""
    spare = worths.spare
    resources, skills = cost.resources, cost.skills
    total = 0.0
    for kind in range(4):
        if resources[kind]:
            total += resources[kind] * spare[kind]
    if resources[4]:
        total += resources[4] * min(spare[1], spare[2], spare[3])
    for kind in range(3):
        if skills[kind]:
            total += skills[kind] * spare[FIRST_SKILL + kind]
    if skills[3]:
        total += skills[3] * min(spare[4], spare[5], spare[6])
    return total


def chance_to_upgrade(worths: SeatWorth, cost: Cost, usual: float) -> float:
    """Better where what the upgrade takes is there or is made in the village."""
    at = worths.seat * 3
    seasons = WINTER - worths.season
    have, want = 0.0, 0
    resources, skills = cost.resources, cost.skills
    for kind in range(4):
        if resources[kind]:
            want += resources[kind]
            have += min(resources[kind], worths.goods[kind] + worths.make[kind] * seasons + worths.goods[0] * 0.5)
    if resources[4]:
        want += resources[4]
        have += min(resources[4], sum(worths.goods) + sum(worths.make) * seasons)
    for kind in range(3):
        if skills[kind]:
            want += skills[kind]
            have += min(skills[kind], int(worths.s.skills[at + kind]))
    if skills[3]:
        want += skills[3]
        have += min(skills[3], worths.skill_sum)
    return usual * (0.45 + 0.75 * have / want) if want else usual


def store_worth(worths: SeatWorth, kind: int, points: int) -> float:
    """Resources that will lie on a storage tile; each would score a little elsewhere."""
    seasons = WINTER - worths.season
    if kind == ANY_RESOURCE:
        supply = sum(worths.goods[1:]) + sum(worths.make[1:]) * seasons
    else:
        supply = worths.goods[kind] + worths.make[kind] * seasons
    expected = min(0.6 * supply, 2.0 * worths.w.stored[worths.season])
    return expected * (points - 0.3)


def boat_power(printed: PrintedWorth, worths: SeatWorth, tile: int) -> float:
    face = printed.r.faces[tile * 2 + worths.s.side[tile]]
    total = worths.w.power[face.power]
    for boat in worths.s.fleet:
        if printed.scoring_words[boat] == "river":
            total += worths.w.river
    return total


def last_workers(worths: SeatWorth) -> list[int]:
    """Workers by colour that the seat may still have at the end of winter."""
    s, seat = worths.s, worths.seat
    left = [int(int(s.hand[seat * 4 + colour]) * worths.w.last_spent) for colour in range(4)]
    for tile in s.villages[seat].tiles:
        staff = s.staff[tile]
        if staff:
            for colour in range(4):
                left[colour] += count_workers(staff, colour)
    return left


def prize_worth(printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth, tile: int) -> float:
    """What a winter tile would score with what the seat has now, roughly: gold stands in for nothing."""
    prize = printed.prizes[tile]
    if prize is None:
        return 0.0
    if prize.word == "fixed":
        return float(prize.points)
    if prize.word in ("sets", "one_kind"):
        held = worths.loose + list(worths.s.skills[worths.seat * 3 : worths.seat * 3 + 3]) + last_workers(worths)
        return prize_points(prize, held) * worths.w.shared
    return expansion.prize(worths, tile, prize)


def cargo_worth(expansion: ExpansionMind, worths: SeatWorth, boat: int) -> float:
    """What a boat carries, in spring, summer and autumn; it comes to hand for the next season."""
    cargo, at = worths.s.cargo, boat * 7
    total = 0.0
    for colour in range(4):
        if cargo[at + colour]:
            total += int(cargo[at + colour]) * worths.back[colour]
    for kind in range(3):
        if cargo[at + 4 + kind]:
            total += int(cargo[at + 4 + kind]) * worths.items[FIRST_SKILL + kind]
    return total + expansion.cargo(worths, boat)


def boat_score(printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth, tile: int) -> float:
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
        return float(sum(last_workers(worths)))
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


def boat_worth(printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth, boat: int) -> float:
    if worths.season == WINTER:
        return boat_score(printed, expansion, worths, worths.s.fleet[boat])
    return cargo_worth(expansion, worths, boat)


def order_worth(printed: PrintedWorth, expansion: ExpansionMind, worths: SeatWorth, tile: int) -> float:
    """The choice of boats before others; in winter also a tile that scores, and the purple worker."""
    s = worths.s
    best, total = 0.0, 0.0
    for boat in range(len(s.fleet)):
        worth = boat_worth(printed, expansion, worths, boat)
        total += worth
        best = max(best, worth)
    seats = len(s.villages)
    rank = int(place_in(s.orders, tile))
    spread = (best - total / seats) * (seats - rank) / seats
    worth = spread + worths.w.first_boat
    last = s.orders[len(s.orders) - 1] == tile
    if s.season == WINTER:
        touching = min(worths.w.adjacent, float(len(s.villages[worths.seat].tiles)))
        return worth + touching + (worths.w.purple if last else 0.0)
    return worth + (worths.w.start_player if last else 0.0)
