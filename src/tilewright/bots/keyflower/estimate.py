"""The final points that a seat may expect: what it has, what its village will bring, what it is about to win."""

from tilewright.bots.keyflower.appraise import chance_to_turn, cost_worth, lot_worth, prize_worth, sail_worth
from tilewright.bots.keyflower.bidding import Reach, hold_chance
from tilewright.bots.keyflower.ledger import FIRST_SKILL, FIRST_WORKER, Ledger
from tilewright.bots.keyflower.sense import Sense
from tilewright.bots.keyflower.standing import Standing
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.terms import BOAT, WINTER


def outlook(ledger: Ledger, sense: Sense, stand: Standing, reach: Reach) -> float:
    """All that follows is worth in points, before what seasons to come bring anybody."""
    return (
        village_worth(ledger, sense, stand)
        + holdings_worth(stand)
        + bids_worth(ledger, sense, stand, reach)
        + sense.holdings(stand)
    )


def village_worth(ledger: Ledger, sense: Sense, stand: Standing) -> float:
    s, season = stand.s, stand.season
    total = 0.0
    for tile in [*s.villages[stand.seat].tiles, *s.inbox[stand.seat]]:
        face_number = tile * 2 + s.side[tile]
        face = ledger.r.faces[face_number]
        total += face.points
        prize = ledger.prizes[tile]
        if prize is not None:
            total += sail_worth(ledger, sense, stand, tile) if ledger.kinds[tile] == BOAT else 0.0
            total += prize_worth(ledger, sense, stand, tile) if ledger.kinds[tile] != BOAT else 0.0
        elif face.power >= 0:
            total += stand.w.power[face.power] * (WINTER - season) / 2
        if season < WINTER:
            total += ledger.later_uses(face_number, season)
        cost = ledger.costs[tile]
        if cost is not None and s.side[tile] == 0:
            gain = ledger.turning[season * ledger.count + tile] - cost_worth(stand, cost)
            if gain > 0.0:
                total += gain * chance_to_turn(stand, cost, stand.w.own_upgraded[season])
        if face.store_kind >= 0:
            total += (s.goods[tile] >> 8 * face.store_kind & 255 if face.store_kind < 4 else 2) * face.store_points
        total += staff_back(s, tile, stand.back)
    return total


def staff_back(s: Table, tile: int, back: list[float]) -> float:
    staff = int(s.staff[tile])
    if not staff:
        return 0.0
    total = 0.0
    for colour in range(4):
        total += (staff >> (colour << 2) & 15) * back[colour]
    return total


def holdings_worth(stand: Standing) -> float:
    s, seat = stand.s, stand.seat
    total = 0.0
    for kind in range(4):
        total += stand.goods[kind] * stand.spare[kind]
    for kind in range(3):
        total += int(s.skills[seat * 3 + kind]) * stand.spare[FIRST_SKILL + kind]
    for colour in range(4):
        total += int(s.hand[seat * 4 + colour]) * stand.items[FIRST_WORKER + colour]
    return total


def bids_worth(ledger: Ledger, sense: Sense, stand: Standing, reach: Reach) -> float:
    s, seat = stand.s, stand.seat
    seats = reach.seats
    total = 0.0
    for row in (s.lots, s.orders):
        for tile in row:
            bid = int(s.bids[tile * seats + seat])
            if not bid:
                continue
            count, colour = bid >> 3, bid >> 1 & 3
            if s.lead[tile] != seat:
                total += count * stand.items[FIRST_WORKER + colour] * stand.w.losing
                continue
            worth = lot_worth(ledger, sense, stand, tile)
            each = stand.items[FIRST_WORKER + colour]
            chance = hold_chance(stand, reach, colour, count, worth, each)
            total += chance * worth + (1.0 - chance) * count * each * stand.w.losing
    return total
