"""What can be used and bid on now: with how many workers of which own colours, and what a use would give."""

from tilewright.games.keyflower.content.terms import (
    COLOURS,
    GREEN_WORKER,
    NO_PRICE,
    P2B,
    PRICES,
    RANDOM_SKILL,
    RANDOM_WORKER,
)
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.frames import ask_transport
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.worker_pool import ALL_COLOURS, NO_LIMIT, WorkerPool
from tilewright.games.keyflower.steps.auction import CROWDED, bid_colours, bid_need, may_mix
from tilewright.games.keyflower.steps.turn import may_bid, may_use, without
from tilewright.kernel.bits import bit_of, has_bit
from tilewright.kernel.frozen import as_int


def list_uses(r: Keyflower, s: KeyflowerState, seat: int) -> list[dict[str, object]]:
    """Every tile that is in use this season, also those for which the workers or the price lack."""
    return [describe_use(r, s, seat, tile, WorkerPool.of(s, seat)) for tile in s.usable]


def describe_use(r: Keyflower, s: KeyflowerState, seat: int, tile: int, pool: WorkerPool) -> dict[str, object]:
    """`colours`: those in which the seat has a group that is large enough; `mixed`: any together will do (4b)."""
    need, room, colour = s.used[tile] + 1, CROWDED - s.workers_on[tile], s.colour[tile]
    price = r.face(s, tile).price
    allowed = ALL_COLOURS if colour < 0 else bit_of(colour)
    mixed = may_mix(s, tile, seat)
    fitting = [
        name
        for number, name in enumerate(COLOURS)
        if has_bit(allowed, number) and pool.fills(need, room, bit_of(number), False, -1, price)
    ]
    return {
        "tile": s.keys[tile],
        "owner": s.owner[tile] if s.owner[tile] >= 0 else -1,
        "can": may_use(r, s, tile, seat, pool),
        "need": need,
        "room": room,
        "colour": COLOURS[colour] if colour >= 0 else "",
        "colours": fitting,
        "mixed": mixed,
        **describe_effect(r, s, seat, tile),
    }


def describe_effect(r: Keyflower, s: KeyflowerState, seat: int, tile: int) -> dict[str, object]:
    """What a use by that seat would give now, as far as the supply reaches."""
    face = r.face(s, tile)
    found: dict[str, object] = {}
    if face.price != NO_PRICE:
        found["price"] = PRICES[face.price]
        found["payable"] = WorkerPool.of(s, seat).payable(face.price)
    if face.gives:
        found["gives"] = {r.effects[word].word: count_left(s, word, count) for word, count in face.gives}
    if face.one_of:
        found["one_of"] = [r.effects[word].word for word in face.one_of if r.effects[word].there(s)]
    if face.transport or face.upgrades:
        times = 2 if s.has_power(seat, P2B) else 1
        symbols = face.upgrades + sum([expansion.upgrade_symbols(s, tile) for expansion in r.expansions])
        found["transport"], found["upgrades"] = face.transport * times, symbols * times
    idle = find_idle(r, s, seat, tile, found)
    if idle:
        found["idle"] = idle
    return found


def find_idle(r: Keyflower, s: KeyflowerState, seat: int, tile: int, effect: dict[str, object]) -> str:
    """Why a use would bring nothing: "transport", nothing can be moved, upgraded or extended; "supply", nothing of
    what it gives is left. Empty if it brings something."""
    if "transport" in effect:
        points, symbols = as_int(effect["transport"]), as_int(effect["upgrades"])
        f = ask_transport(r.transport_step, seat, points, symbols, tile)
        options = r.steps[r.transport_step].options(s, f, seat)
        return "" if len(options) > 1 or r.has_asides(s, f, seat) else "transport"
    face = r.face(s, tile)
    if not face.gives and not face.one_of:
        return ""
    gives = any([count_left(s, word, count) > 0 for word, count in face.gives])
    return "" if gives or effect.get("one_of") else "supply"


def count_left(s: KeyflowerState, word: int, count: int) -> int:
    """So much of an effect, or what is left of it (KF-5.8)."""
    if word < len(s.supply):
        return min(count, s.supply[word])
    if word == GREEN_WORKER:
        return min(count, s.green)
    if word == RANDOM_WORKER:
        return min(count, sum(s.bag))
    if word == RANDOM_SKILL:
        return min(count, sum(s.stock))
    return count


def list_bids(r: Keyflower, s: KeyflowerState, seat: int) -> list[dict[str, object]]:
    """Every tile on auction: how many workers more would lead, and in which own colours they are there."""
    found: list[dict[str, object]] = []
    for tile in (*s.lots, *s.orders):
        pool = WorkerPool.of(s, seat)
        need, allowed = bid_need(s, tile, seat), bid_colours(r, s, tile, seat)
        loose = without(pool, tile)
        fitting = [
            name
            for number, name in enumerate(COLOURS)
            if has_bit(allowed, number) and loose.fills(need, NO_LIMIT, bit_of(number), False, -1, NO_PRICE)
        ]
        found.append(
            {
                "tile": s.keys[tile],
                "can": may_bid(r, s, tile, seat, pool),
                "need": need,
                "leads": s.lead[tile] == seat,
                "colours": fitting,
            }
        )
    return found
