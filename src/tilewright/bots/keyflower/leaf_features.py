"""What the leaf looks at: what a seat has as a season begins, as a row of numbers for fitting and forecasting."""

from typing import Final

from tilewright.bots.keyflower.printed_worth import FIRST_SKILL, FIRST_WORKER, PrintedWorth, prize_points
from tilewright.bots.keyflower.seat_worth import SeatWorth
from tilewright.games.keyflower.state.state import KeyflowerState

# In this order. `prize`: what held winter tiles would score with what the seat has now.
MORE: Final = (
    "hand squared", "most of a colour", "iron", "stone", "wood", "most of a skill", "sets of skills",
    "best prize", "sum of prizes", "transport", "upgrade symbols", "tiles to upgrade",
    "resources beyond all demand",
)  # fmt: skip


def more_features(printed: PrintedWorth, s: KeyflowerState, worths: SeatWorth) -> list[float]:
    """Beside the holdings of the first edition."""
    seat = worths.seat
    held = worths.held()
    counts = [int(count) for count in held]
    goods, skills, hand = counts[:FIRST_SKILL], counts[FIRST_SKILL:FIRST_WORKER], counts[FIRST_WORKER:]
    workers, transport, symbols, waiting = sum(hand), 0, 0, 0
    for tile in s.villages[seat].tiles:
        face = printed.r.faces[tile * 2 + s.side[tile]]
        transport += face.transport
        symbols += face.upgrades
        if s.side[tile] == 0 and printed.costs[tile] is not None:
            waiting += 1
    best, total = 0.0, 0.0
    for tile in s.winter[seat]:
        prize = printed.prizes[tile]
        if prize is not None:
            points = prize_points(prize, held) if prize.counts_items else float(prize.points)
            total += points
            best = max(best, points)
    beyond = 0
    for kind in range(1, 4):
        if not worths.is_stored(kind):
            beyond += max(0, int(worths.goods[kind] - worths.need[kind]))
    return [
        workers * workers / 10.0, float(max(hand)), float(goods[1]), float(goods[2]), float(goods[3]),
        float(max(skills)), float(min(skills)), best, total, float(transport), float(symbols), float(waiting),
        float(beyond),
    ]  # fmt: skip
