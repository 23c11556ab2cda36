"""Why an action is not among the options: the rule and the facts. Asked only after the options said no."""

from tilewright.games.keyflower.content.terms import BOAT, COLOURS, NO_PRICE, PRICES, RESOURCES, SKILLS
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.bids import bid_of, losing_bids, opponent_bid
from tilewright.games.keyflower.state.frames import (
    added_workers,
    asked_tile,
    group_tile,
    has_joined,
    is_using,
    transport_left,
    upgrades_left,
)
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.stocks import goods_on
from tilewright.games.keyflower.state.village import axes_of, distinct_turns, turned
from tilewright.games.keyflower.state.worker_pool import ALL_COLOURS, NO_LIMIT, WorkerPool
from tilewright.games.keyflower.steps.auction import CROWDED, bid_colours, bid_need, may_mix
from tilewright.kernel.bits import bit_of, has_bit
from tilewright.kernel.reason import Reason
from tilewright.kernel.state import Frame


def not_asked(asked: str) -> Reason:
    """The action answers another question than the one that waits."""
    return Reason("KF-3.1", "not-asked", {"asked": asked})


def colour_names(mask: int) -> list[str]:
    return [COLOURS[colour] for colour in range(4) if has_bit(mask, colour)]


# A turn.


def refuse_turn(r: Keyflower, s: KeyflowerState, seat: int, action: int) -> Reason:
    kind, tile = act.kind_of(action), act.tile_of(action)
    if kind == act.BID:
        return refuse_bid(r, s, seat, tile)
    if kind == act.USE:
        return refuse_use(r, s, seat, tile)
    return not_asked("turn")


def refuse_bid(r: Keyflower, s: KeyflowerState, seat: int, tile: int) -> Reason:
    key = s.keys[tile]
    if r.box.tiles[tile].kind == BOAT:
        return Reason("KF-4.6", "no-bid-on-boats", {"tile": key})
    if tile not in s.lots and tile not in s.orders:
        return Reason("KF-4.1", "not-on-auction", {"tile": key})
    pool = WorkerPool.of(s, seat)
    if not pool.bids and max(pool.hand) == 0:
        return Reason("KF-9.14", "no-workers")
    colours = bid_colours(r, s, tile, seat)
    need = bid_need(s, tile, seat)
    if most_workers(pool, colours, tile) == 0:
        return Reason("KF-3.9", "wrong-colour", {"tile": key, "colours": colour_names(colours)})
    facts: dict[str, object] = {"tile": key, "bid": opponent_bid(s, tile, seat), "need": need}
    return Reason("KF-4.2", "bid-too-low", {**facts, "have": most_workers(pool, colours, tile)})


def most_workers(pool: WorkerPool, colours: int, tile: int) -> int:
    """The largest group of one allowed colour, the seat's bid on the tile left alone."""
    sizes = [0]
    for colour in range(4):
        if has_bit(colours, colour):
            counts = [bid.count for bid in pool.bids if bid.colour == colour and bid.tile != tile]
            sizes.append(pool.hand[colour] + sum(counts))
    return max(sizes)


def refuse_use(r: Keyflower, s: KeyflowerState, seat: int, tile: int) -> Reason:
    key = s.keys[tile]
    if tile not in s.usable:
        return unusable(r, s, tile)
    need, room = s.used[tile] + 1, CROWDED - s.workers_on[tile]
    if need > room:
        return Reason("KF-5.2", "tile-full", {"tile": key, "need": need, "room": room})
    pool = WorkerPool.of(s, seat)
    if not pool.bids and max(pool.hand) == 0:
        return Reason("KF-9.14", "no-workers")
    mixed = may_mix(s, tile, seat)
    colours = ALL_COLOURS if s.colour[tile] < 0 or mixed else bit_of(s.colour[tile])
    if not pool.fills(1, NO_LIMIT, colours, mixed, -1, NO_PRICE):
        return Reason("KF-3.9", "wrong-colour", {"tile": key, "colours": colour_names(colours)})
    if not pool.fills(need, NO_LIMIT, colours, mixed, -1, NO_PRICE):
        return Reason("KF-5.2", "too-few-to-use", {"tile": key, "need": need, "room": room})
    if not pool.fills(need, room, colours, mixed, -1, NO_PRICE):  # losing bids go whole (KF-3.5)
        return Reason("KF-5.2", "too-many", {"tile": key, "room": room})
    return Reason("KF-5.13", "price-not-payable", {"tile": key, "price": PRICES[r.face(s, tile).price]})


def unusable(r: Keyflower, s: KeyflowerState, tile: int) -> Reason:
    key = s.keys[tile]
    if s.owner[tile] < 0 and tile not in s.lots and tile not in s.orders and tile not in s.fleet:
        return Reason("KF-5.1", "not-in-play", {"tile": key})
    return Reason("KF-5.1", "no-use", {"tile": key})


# The group of workers.


def refuse_group(r: Keyflower, s: KeyflowerState, f: Frame, seat: int, action: int) -> Reason:
    kind = act.kind_of(action)
    if kind == act.JOIN:
        return refuse_join(r, s, f, seat, act.tile_of(action))
    if kind in (act.SEND, act.ADD):
        return refuse_send(r, s, f, seat, action)
    return not_asked("group")


def refuse_join(r: Keyflower, s: KeyflowerState, f: Frame, seat: int, tile: int) -> Reason:
    facts: dict[str, object] = {"tile": s.keys[tile]}
    if not bid_of(s, tile, seat):
        return Reason("KF-3.3", "no-bid-there", facts)
    losing = [one for one in losing_bids(s, seat) if one.tile == tile]
    if not losing:
        return Reason("KF-3.4", "bid-is-winning", facts)
    if has_joined(f, losing[0].place):
        return Reason("KF-3.5", "joined-already", facts)
    if not is_using(f) and tile == group_tile(f):
        return Reason("KF-4.3", "adds-to-own-bid", facts)
    if not may_mix(s, group_tile(f), seat) and not has_bit(allowed_colours(r, s, f, seat), losing[0].colour):
        return Reason("KF-3.7", "one-colour", {**facts, "colour": COLOURS[losing[0].colour]})
    if is_using(f) and losing[0].count > CROWDED - s.workers_on[group_tile(f)]:
        return Reason("KF-5.2", "too-many", {**facts, "room": CROWDED - s.workers_on[group_tile(f)]})
    return Reason("KF-3.5", "join-in-order", facts)


def allowed_colours(r: Keyflower, s: KeyflowerState, f: Frame, seat: int) -> int:
    """The colours that may still come into the group."""
    for bid in losing_bids(s, seat):
        if has_joined(f, bid.place):
            return bit_of(bid.colour)
    if not is_using(f):
        return bid_colours(r, s, group_tile(f), seat)
    return ALL_COLOURS if s.colour[group_tile(f)] < 0 else bit_of(s.colour[group_tile(f)])


def refuse_send(r: Keyflower, s: KeyflowerState, f: Frame, seat: int, action: int) -> Reason:
    colour, count = act.colour_of(action), act.count_of(action)
    tile = group_tile(f)
    facts: dict[str, object] = {"tile": s.keys[tile], "colour": COLOURS[colour], "count": count}
    mixed = is_using(f) and may_mix(s, tile, seat)
    if act.kind_of(action) == act.ADD and not mixed:
        return Reason("KF-3.7", "one-colour", facts)
    if s.hand[seat * 4 + colour] < count:
        return Reason("KF-3.3", "not-so-many", {**facts, "have": s.hand[seat * 4 + colour]})
    if count and not mixed and not has_bit(allowed_colours(r, s, f, seat), colour):
        colours = colour_names(allowed_colours(r, s, f, seat))
        return Reason("KF-3.9", "wrong-colour", {**facts, "colours": colours})
    size = group_size(s, f, seat) + count
    if not is_using(f):
        need = bid_need(s, tile, seat)
        return Reason(
            "KF-4.2", "bid-too-low", {**facts, "bid": opponent_bid(s, tile, seat), "need": need, "have": size}
        )
    need, room = s.used[tile] + 1, CROWDED - s.workers_on[tile]
    if size < need:
        return Reason("KF-5.2", "too-few-to-use", {**facts, "need": need, "room": room})
    if size > room:
        return Reason("KF-5.2", "too-many", {**facts, "room": room})
    price = r.face(s, tile).price
    if price != NO_PRICE:
        return Reason("KF-5.13", "price-not-payable", {**facts, "price": PRICES[price]})
    return Reason("KF-3.7", "mix-in-order", facts)


def group_size(s: KeyflowerState, f: Frame, seat: int) -> int:
    joined = sum([bid.count for bid in losing_bids(s, seat) if has_joined(f, bid.place)])
    return joined + sum(added_workers(f))


# Price and choice of an effect.


def refuse_price(r: Keyflower, s: KeyflowerState, f: Frame, seat: int, action: int) -> Reason:
    kind, what = act.kind_of(action), act.first(action)
    facts: dict[str, object] = {"price": PRICES[r.face(s, asked_tile(f)).price], "tile": s.keys[asked_tile(f)]}
    if kind == act.PAY_BID:
        return Reason("KF-5.4", "bid-no-price", {**facts, "bid": s.keys[what]})
    if kind == act.PAY_WORKER:
        return Reason("KF-5.4", "worker-no-price", {**facts, "colour": COLOURS[what]})
    if kind == act.PAY_SKILL:
        return Reason("KF-5.4", "skill-no-price", {**facts, "skill": SKILLS[what]})
    return not_asked("price")


def refuse_effect(r: Keyflower, s: KeyflowerState, f: Frame, action: int) -> Reason:
    if act.kind_of(action) != act.TAKE:
        return not_asked("effect")
    word = act.effect_of(action)
    facts: dict[str, object] = {"effect": r.effects[word].word, "tile": s.keys[asked_tile(f)]}
    if word in r.face(s, asked_tile(f)).one_of:
        return Reason("KF-5.14", "none-left", facts)
    return Reason("KF-5.14", "not-offered", facts)


# Transport and upgrade.


def refuse_transport(r: Keyflower, s: KeyflowerState, f: Frame, seat: int, action: int) -> Reason:
    kind = act.kind_of(action)
    if kind == act.MOVE:
        return refuse_move(s, f, seat, act.resource_of(action), act.start_of(action), act.end_of(action))
    if kind == act.UPGRADE:
        return refuse_upgrade(r, s, f, seat, act.tile_of(action))
    return not_asked("transport")


def refuse_move(s: KeyflowerState, f: Frame, seat: int, kind: int, start: int, end: int) -> Reason:
    facts: dict[str, object] = {"resource": RESOURCES[kind], "from": s.keys[start], "to": s.keys[end]}
    if s.owner[start] != seat or s.owner[end] != seat:
        return Reason("KF-6.1", "not-own-village", facts)
    if transport_left(f) == 0:
        return Reason("KF-6.2", "no-transport-left", facts)
    if goods_on(s, start, kind) == 0:
        return Reason("KF-6.2", "no-such-resource-there", facts)
    if end not in s.villages[seat].neighbours(start):
        return Reason("KF-6.2", "not-adjacent", facts)
    return Reason("KF-6.2", "no-road", facts)


def refuse_upgrade(r: Keyflower, s: KeyflowerState, f: Frame, seat: int, tile: int) -> Reason:
    facts: dict[str, object] = {"tile": s.keys[tile]}
    if s.owner[tile] != seat:
        return Reason("KF-6.1", "not-own-tile", facts)
    if r.box.tiles[tile].cost is None:
        return Reason("KF-6.5", "no-upgrade", facts)
    if s.side[tile] == 1:
        return Reason("KF-6.5", "upgraded-already", facts)
    if upgrades_left(f) == 0:
        return Reason("KF-6.3", "no-upgrade-left", facts)
    return Reason("KF-6.4", "cost-not-there", facts)


def refuse_spend(r: Keyflower, s: KeyflowerState, f: Frame, seat: int, action: int) -> Reason:
    if act.kind_of(action) != act.SPEND:
        return not_asked("spend")
    return Reason("KF-6.4", "not-the-cost", {"tile": s.keys[asked_tile(f)]})


# Boats, winter tiles, placing.


def refuse_boat(r: Keyflower, s: KeyflowerState, seat: int, action: int) -> Reason:
    if act.kind_of(action) != act.BOARD:
        return not_asked("boat")
    facts: dict[str, object] = {"boat": s.keys[act.tile_of(action)]}
    if act.tile_of(action) not in s.fleet:
        return Reason("KF-1.9", "boat-not-in-play", facts)
    return Reason("KF-7.5", "boat-taken", facts)


def refuse_winter(r: Keyflower, s: KeyflowerState, seat: int, action: int) -> Reason:
    if act.kind_of(action) != act.CHOOSE:
        return not_asked("winter")
    foreign = [s.keys[tile] for tile in act.chosen(action) if tile not in s.winter[seat]]
    return Reason("KF-2.4", "not-your-winter-tile", {"tile": foreign[0]})


def refuse_place(r: Keyflower, s: KeyflowerState, seat: int, action: int) -> Reason:
    kind, tile = act.kind_of(action), act.tile_of(action)
    if kind not in (act.LAY, act.PLACE):
        return not_asked("place")
    facts: dict[str, object] = {"tile": s.keys[tile]}
    if tile not in s.to_place[seat]:
        return Reason("KF-7.9", "not-to-be-placed", facts)
    if kind == act.LAY:
        rule = "laid-already" if s.placing[seat] >= 0 else "fits-nowhere-now"
        return Reason("KF-9.8", rule, facts)
    if tile != s.placing[seat]:
        return Reason("KF-7.10", "choose-the-tile-first", facts)
    return refuse_cell(r, s, seat, tile, act.placed_cell(action), act.turn_of(action))


def refuse_cell(r: Keyflower, s: KeyflowerState, seat: int, tile: int, cell: int, turn: int) -> Reason:
    q, row = axes_of(cell)
    facts: dict[str, object] = {"tile": s.keys[tile], "q": q, "r": row}
    village = s.villages[seat]
    if cell in village.tile_at:
        return Reason("KF-7.10", "cell-taken", {**facts, "other": s.keys[village.tile_at[cell]]})
    if cell not in village.frontier():
        return Reason("KF-7.10", "touches-nothing", facts)
    edges = r.box.tiles[tile].edges
    if not village.matches(cell, turned(edges, turn)):
        return Reason("KF-7.10", "edges-differ", {**facts, "turn": turn})
    same = [one for one in distinct_turns(edges) if turned(edges, one) == turned(edges, turn)]
    return Reason("KF-7.11", "looks-the-same", {**facts, "turn": turn, "same": same[0]})
