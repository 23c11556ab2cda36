"""A turn: choose a tile to bid on or to use, or pass (KF-3, KF-4, KF-5)."""

from tilewright.games.keyflower.content.terms import (
    ANY_WORKER_PRICE,
    COLOUR_KINDS,
    NO_PRICE,
    P4A,
    P4B,
    SKILL_PRICE,
    WORKER_PRICE,
)
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.bids import bid_colour, bid_of, has_losing_bid
from tilewright.games.keyflower.state.frames import BIDDING, USING, ask_group, has_acted, set_acted
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.worker_pool import WorkerPool, colours_to_use, has_skill
from tilewright.games.keyflower.steps.auction import CROWDED, bid_colours, bid_need, may_mix
from tilewright.games.keyflower.steps.reasons import refuse_turn
from tilewright.kernel.bits import has_bit
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


def may_bid(r: Keyflower, s: KeyflowerState, tile: i64, seat: i64, pool: WorkerPool) -> bool:
    """Whether some allowed colour makes the largest bid; the seat's bid on the tile is added to, not moved."""
    need = bid_need(s, tile, seat)
    colours = bid_colours(r, s, tile, seat)
    for colour in range(COLOUR_KINDS):
        if has_bit(colours, colour) and pool.has_of_colour(colour, tile, need):
            return True
    return False


def without(pool: WorkerPool, tile: i64) -> WorkerPool:
    """The pool less the seat's bid on that tile, which is added to, not moved."""
    return WorkerPool(pool.hand, [bid for bid in pool.bids if bid.tile != tile], pool.skills)


def may_use(r: Keyflower, s: KeyflowerState, tile: i64, seat: i64, pool: WorkerPool) -> bool:
    need = s.used[tile] + 1
    room = CROWDED - s.workers_on[tile]
    if need > room:
        return False
    colours = colours_to_use(s.colour[tile])
    price = r.prices[tile * 2 + s.side[tile]]
    return pool.fills(need, room, colours, may_mix(s, tile, seat), -1, price)


def append_screen_bids(found: Row, s: KeyflowerState, seat: i64, most: i64) -> Row:
    """The options with the tiles on which a bid from the screen alone is possible, for a seat that has no losing
    bid and at most `most` workers of one colour."""
    at = seat * 4
    hand, lead, top, colours, lots, orders = s.hand, s.lead, s.top, s.colour, s.lots, s.orders
    count: i64 = len(lots)
    places: i64 = count + len(orders)
    for place in range(places):
        tile = lots[place] if place < count else orders[place - count]
        if lead[tile] == seat:
            if hand[at + bid_colour(bid_of(s, tile, seat))] > 0:
                found = append(found, act.bid(tile))
        else:
            colour = colours[tile]
            if (most if colour < 0 else hand[at + colour]) > top[tile]:
                found = append(found, act.bid(tile))
    return found


def screen_pays(s: KeyflowerState, seat: i64, price: i64, need: i64, colour: i64) -> bool:
    """Whether a use with `need` workers of that colour (-1: of some colour that has so many) leaves what the
    price takes, all from the screen (KF-5.13)."""
    if price >= SKILL_PRICE:
        return has_skill(s.skills, seat * 3, price)
    at = seat * 4
    hand = s.hand
    if price == ANY_WORKER_PRICE:
        return hand[at] + hand[at + 1] + hand[at + 2] + hand[at + 3] > need
    payer = price - WORKER_PRICE
    if colour == payer:
        return hand[at + payer] > need
    if hand[at + payer] == 0:
        return False
    if colour >= 0 or hand[at + payer] > need:
        return True
    for other in range(COLOUR_KINDS):
        if other != payer and hand[at + other] >= need:
            return True
    return False


class TurnStep(Step):
    """The frame knows whether the player has acted, so that the turn goes on to the left (KF-3.12)."""

    name = "turn"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def enter(self, state: State, f: Frame, out: list[Event] | None) -> bool:
        s = as_keyflower(state)
        if has_acted(f):
            set_acted(f, False)
            s.passes = 0
            f.pass_to((f.seat + 1) % self.rules.seats)
        if s.passes == self.rules.seats:
            s.stack.pop()
            return False
        return True

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        if s.has_any_power(seat, P4A, P4B) or has_losing_bid(s, seat):
            return self._any_options(s, seat)
        return self._screen_options(s, seat)

    def _any_options(self, s: KeyflowerState, seat: i64) -> Row:
        """The general case: losing bids may be joined, colours may be mixed or lie down."""
        rules = self.rules
        found = append(open_row(), act.PASS)
        pool = WorkerPool.of(s, seat)
        for tile in s.lots:
            if may_bid(rules, s, tile, seat, pool):
                found = append(found, act.bid(tile))
        for tile in s.orders:
            if may_bid(rules, s, tile, seat, pool):
                found = append(found, act.bid(tile))
        for tile in s.usable:
            if may_use(rules, s, tile, seat, pool):
                found = append(found, act.use(tile))
        return found

    def _screen_options(self, s: KeyflowerState, seat: i64) -> Row:
        """The common case, the same without losing bids, 4a and 4b: only workers from the screen, of one
        colour. Written out, because bots spend most of their time here."""
        found = append(open_row(), act.PASS)
        at = seat * 4
        hand = s.hand
        most = hand[at]
        for colour in range(COLOUR_KINDS):
            if hand[at + colour] > most:
                most = hand[at + colour]
        if most == 0:
            return found
        found = append_screen_bids(found, s, seat, most)
        used, workers_on, colours, side, prices = s.used, s.workers_on, s.colour, s.side, self.rules.prices
        for tile in s.usable:
            need = used[tile] + 1
            if need + workers_on[tile] <= CROWDED:
                own = colours[tile]
                if (most if own < 0 else hand[at + own]) >= need:
                    price = prices[tile * 2 + side[tile]]
                    if price == NO_PRICE or screen_pays(s, seat, price, need, own):
                        found = append(found, act.use(tile))
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        kind = act.kind_of(action)
        if kind == act.PASS:
            s.passes += 1
            if out is not None:
                out.append(Event("passed", seat, {"row": s.passes}))
            f.pass_to((seat + 1) % self.rules.seats)
            return
        set_acted(f, True)
        purpose = BIDDING if kind == act.BID else USING
        s.stack.append(ask_group(self.rules.group_step, seat, act.tile_of(action), purpose))

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_turn(self.rules, as_keyflower(state), seat, action)
