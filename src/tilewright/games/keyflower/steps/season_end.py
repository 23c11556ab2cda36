"""The end of a season up to the choice of boats, and the new start player (KF-7.1 to KF-7.8)."""

from tilewright.games.keyflower.content.terms import COLOUR_KINDS, COLOURS, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.bids import bid_colour, bid_count, bid_of, set_bid
from tilewright.games.keyflower.state.state import IN_BOX, IN_HAND, KeyflowerState
from tilewright.games.keyflower.state.stocks import clear_staff, named, workers_in
from tilewright.games.keyflower.state.tile_pieces import count_workers, unpack_workers
from tilewright.games.keyflower.steps.boat_side import tile_facts
from tilewright.kernel.event import Event
from tilewright.kernel.native import append, i64, vec
from tilewright.kernel.rows import replaced, total


def close_auctions(r: Keyflower, s: KeyflowerState, out: list[Event] | None) -> None:
    """KF-7.1 to KF-7.4 at once, for whoever looks ahead."""
    return_losing_bids(r, s, out)
    discard_unsold_tiles(r, s, out)
    hand_over_tiles(r, s, out)
    collect_workers(r, s, out)


def return_losing_bids(r: Keyflower, s: KeyflowerState, out: list[Event] | None) -> None:
    """KF-7.1, on village and turn order tiles."""
    for tile in s.lots:
        return_losing(r, s, tile, out)
    for tile in s.orders:
        return_losing(r, s, tile, out)


def discard_unsold_tiles(r: Keyflower, s: KeyflowerState, out: list[Event] | None) -> None:
    """KF-7.2; the others stay in the market until they are handed over."""
    for tile in s.lots:
        if s.lead[tile] < 0:
            discard_unsold(r, s, tile, out)
    s.lots = vec[i64]([tile for tile in s.lots if s.lead[tile] >= 0])


def hand_over_tiles(r: Keyflower, s: KeyflowerState, out: list[Event] | None) -> None:
    """KF-7.3, clockwise from the start player."""
    for offset in range(r.seats):
        seat = (s.start + offset) % r.seats
        for tile in s.lots:
            if s.lead[tile] == seat:
                hand_over(r, s, tile, seat, out)
    s.lots = vec[i64]()


def collect_workers(r: Keyflower, s: KeyflowerState, out: list[Event] | None) -> None:
    """KF-7.4, in every village."""
    for seat in range(r.seats):
        collect_staff(s, seat, out)


def return_losing(r: Keyflower, s: KeyflowerState, tile: i64, out: list[Event] | None) -> None:
    best = s.lead[tile]
    if best < 0:
        return
    for seat in range(r.seats):
        bid = bid_of(s, tile, seat)
        if bid and seat != best:
            workers_in(s, seat, bid_colour(bid), bid_count(bid))
            set_bid(s, tile, seat, 0)
            if out is not None:
                out.append(Event("bid-returned", seat, {**tile_facts(r, s, tile), "workers": named_bid(bid)}))


def discard_unsold(r: Keyflower, s: KeyflowerState, tile: i64, out: list[Event] | None) -> None:
    workers = unpack_workers(clear_staff(s, tile))
    for colour in range(COLOUR_KINDS):
        s.bag[colour] += workers[colour]
    if out is not None:
        out.append(Event("unsold", -1, {**tile_facts(r, s, tile), "workers": named(COLOURS, workers)}))
    s.owner[tile] = IN_BOX
    s.side = replaced(s.side, tile, 0)
    s.colour[tile] = -1


def hand_over(r: Keyflower, s: KeyflowerState, tile: i64, seat: i64, out: list[Event] | None) -> None:
    """A tile won: its workers behind the screen, the bid into the bag, the power of summer boat 1 at once."""
    workers = unpack_workers(clear_staff(s, tile))
    for colour in range(COLOUR_KINDS):
        workers_in(s, seat, colour, workers[colour])
    bid = spend_bid(r, s, tile, seat)
    s.owner[tile] = IN_HAND
    s.to_place[seat] = [*s.to_place[seat], tile]
    r.begin_power(s, seat, tile, False)
    if out is not None:
        facts = {**tile_facts(r, s, tile), "workers": named(COLOURS, workers), "bid": named_bid(bid)}
        out.append(Event("won", seat, facts))


def named_bid(bid: i64) -> dict[str, int]:
    return {COLOURS[bid_colour(bid)]: bid_count(bid)}


def spend_bid(r: Keyflower, s: KeyflowerState, tile: i64, seat: i64) -> i64:
    """The workers of a winning bid go into the bag (KF-7.3, KF-7.7); which bid it was."""
    bid = bid_of(s, tile, seat)
    s.bag[bid_colour(bid)] += bid_count(bid)
    set_bid(s, tile, seat, 0)
    s.top[tile], s.lead[tile] = 0, -1
    s.colour[tile] = -1
    return bid


def collect_staff(s: KeyflowerState, seat: i64, out: list[Event] | None) -> None:
    """All workers on the tiles of the seat's village, whoever placed them (KF-7.4)."""
    found = vec[i64]([0, 0, 0, 0])
    for tile in s.villages[seat].tiles:
        s.colour[tile] = -1
        if s.workers_on[tile]:
            staff = clear_staff(s, tile)
            for colour in range(COLOUR_KINDS):
                found[colour] += count_workers(staff, colour)
    for colour in range(COLOUR_KINDS):
        workers_in(s, seat, colour, found[colour])
    if out is not None and total(found):
        out.append(Event("collected", seat, {"workers": named(COLOURS, found)}))


def queue_for_boats(r: Keyflower, s: KeyflowerState, out: list[Event] | None) -> i64:
    """Who chooses a boat when (KF-7.5, KF-7.6); settles turn order tiles. 1 if nobody won the start player."""
    queue = vec[i64]()
    first: i64 = -1
    for tile in s.orders:
        first = s.lead[tile]  # the highest-numbered tile bears the symbol (KF-1.10)
        if first >= 0 and first not in queue:
            queue = append(queue, first)
        settle_order_tile(r, s, tile, first, out)
    if s.season == WINTER:
        s.orders = vec[i64]()
    if first >= 0:
        s.start = first
        if out is not None:
            out.append(Event("start-player", first, {"won": True}))
    for offset in range(r.seats):
        seat = (s.start + offset) % r.seats
        if seat not in queue:
            queue = append(queue, seat)
    s.queue = queue
    s.moor_fleet()
    s.boarded = vec[i64]([-1] * r.seats)
    return 1 if first < 0 else 0


def settle_order_tile(r: Keyflower, s: KeyflowerState, tile: i64, seat: i64, out: list[Event] | None) -> None:
    """The bid goes into the bag; in winter the tile joins the village, or the box (KF-7.7, 7.8, 7.13)."""
    if seat >= 0:
        bid = spend_bid(r, s, tile, seat)
        if out is not None:
            out.append(Event("order-won", seat, {"tile": s.keys[tile], "bid": named_bid(bid)}))
    if s.season == WINTER:
        s.owner[tile] = IN_HAND if seat >= 0 else IN_BOX
        if seat >= 0:
            s.to_place[seat] = [*s.to_place[seat], tile]


def settle_start(r: Keyflower, s: KeyflowerState, unclaimed: i64, out: list[Event] | None) -> None:
    """If nobody won it, the left neighbour becomes start player after the choice of boats (KF-7.6)."""
    if unclaimed:
        s.start = (s.start + 1) % r.seats
        if out is not None:
            out.append(Event("start-player", s.start, {"won": False}))


def reach_home(r: Keyflower, s: KeyflowerState) -> None:
    """Boats that nobody took leave the table at the end of winter."""
    if s.season == WINTER:
        s.fleet = vec[i64]()
        s.cargo = vec[i64]()
