"""The group of workers for a bid or a use: whole losing bids and workers from the screen (KF-3.3 to KF-3.11)."""

from tilewright.games.keyflower.content.terms import (
    ANY_WORKER_PRICE,
    COLOUR_KINDS,
    COLOURS,
    NO_PRICE,
    P4B,
    SKILL_PRICE,
    WORKER_PRICE,
)
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.bids import (
    LosingBid,
    add_to_bid,
    bid_count,
    has_losing_bid,
    is_lying,
    losing_bids,
    set_bid,
)
from tilewright.games.keyflower.state.frames import (
    add_workers,
    added_workers,
    ask_about_tile,
    group_tile,
    has_added_any,
    has_joined,
    has_joined_any,
    is_using,
    join_place,
    joined_places,
    set_acted,
)
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.stocks import named, staff_to, workers_out
from tilewright.games.keyflower.state.worker_pool import NO_LIMIT, WorkerPool, colours_to_use, pays_with
from tilewright.games.keyflower.steps.auction import CROWDED, bid_colours, bid_need, may_mix
from tilewright.games.keyflower.steps.boat_side import tile_facts
from tilewright.games.keyflower.steps.lying_bids import stand_up
from tilewright.games.keyflower.steps.reasons import refuse_group
from tilewright.games.keyflower.steps.tile_effect import begin_effect
from tilewright.kernel.bits import bit_of, has_bit
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, mypyc_attr
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Draft:
    """An unfinished group, worked out from its frame: what is in it, and what may still come."""

    def __init__(self, r: Keyflower, s: KeyflowerState, f: Frame, seat: i64) -> None:
        tile = group_tile(f)
        self.using = is_using(f)
        self.need: i64 = 0
        self.room: i64 = NO_LIMIT
        self.colours: i64 = 0  # allowed, a bit each
        self.mixed = False
        self.price: i64 = NO_PRICE
        if self.using:
            self.need = s.used[tile] + 1
            self.room = CROWDED - s.workers_on[tile]
            self.colours = colours_to_use(s.colour[tile])
            self.mixed = may_mix(s, tile, seat)
            self.price = r.prices[tile * 2 + s.side[tile]]
        else:
            self.need = bid_need(s, tile, seat)
            self.colours = bid_colours(r, s, tile, seat)
        self.added: Row = added_workers(f)
        self.size: i64 = self.added[0] + self.added[1] + self.added[2] + self.added[3]
        self.last: i64 = -1  # the place of the last bid that was joined
        self._take_joined(s, f, seat)

    def _take_joined(self, s: KeyflowerState, f: Frame, seat: i64) -> None:
        pool = WorkerPool.of(s, seat)
        for bid in pool.bids:
            if has_joined(f, bid.place):
                if self.last < 0 and not self.mixed:
                    self.colours = bit_of(bid.colour)
                self.last = bid.place
                self.size += bid.count
        self.pool = pool.less(self.added, joined_places(f))
        # The seat's bid on the tile is added to when bidding; it can only be moved there to use it (KF-3.11).
        self.joinable = [bid for bid in self.pool.bids if self.using or bid.tile != group_tile(f)]

    def may_join(self, bid: LosingBid) -> bool:
        if bid.place <= self.last or self.has_added():
            return False
        if not self.mixed and not has_bit(self.colours, bid.colour):
            return False
        rest = WorkerPool(self.pool.hand, [b for b in self.joinable if b.place != bid.place], self.pool.skills)
        size = self.size + bid.count
        room = self.room - size if self.using else NO_LIMIT
        colours = self.colours if self.mixed else bit_of(bid.colour)
        return rest.fills(self.need - size, room, colours, self.mixed, bid.place, self.price)

    def has_added(self) -> bool:
        """Whether any worker from the screen is in it."""
        return self.added[0] + self.added[1] + self.added[2] + self.added[3] > 0

    def fits(self, colour: i64, count: i64) -> bool:
        """Whether the group with that many more from the screen is of a legal size and its price payable."""
        if not self.need <= self.size + count <= self.room:
            return False
        if self.price == NO_PRICE:
            return True
        self.pool.hand[colour] -= count
        payable = self.pool.payable(self.price)
        self.pool.hand[colour] += count
        return payable

    def may_add(self, colour: i64, count: i64) -> bool:
        """Whether workers of later colours can still make it a legal mixed group with its price (4b)."""
        size = self.size + count
        least = self.need - size if self.need - size > 1 else 1
        later: i64 = 0
        for other in range(colour + 1, COLOUR_KINDS):
            later += self.pool.hand[other]
        if size + least > self.room or later < least:
            return False
        price = self.price
        if price == NO_PRICE or price >= SKILL_PRICE:
            return self.pool.payable(price)
        for bid in self.pool.bids:
            if pays_with(price, bid.colour):
                return True
        if price == ANY_WORKER_PRICE:
            return self.pool.workers() - count - least > 0
        payer = price - WORKER_PRICE
        if payer <= colour:
            return self.pool.hand[payer] - (count if payer == colour else 0) > 0
        return self.pool.hand[payer] > 0 and later - 1 >= least

    def first_colour(self) -> i64:
        """The first colour of which workers may still be added: mixed groups are made colour by colour (4b)."""
        first: i64 = 0
        if self.mixed:
            for colour in range(COLOUR_KINDS):
                if self.added[colour]:
                    first = colour + 1
        return first


class GroupStep(Step):
    """The frame knows the tile, the purpose, the joined bids, and the workers added so far (4b)."""

    name = "group"
    private = True

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        if s.has_power(seat, P4B) or has_losing_bid(s, seat) or self._has_price(s, f):
            return self._any_options(s, f, seat)
        return self._screen_options(s, f, seat)

    def _has_price(self, s: KeyflowerState, f: Frame) -> bool:
        if not is_using(f):
            return False
        tile = group_tile(f)
        return self.rules.prices[tile * 2 + s.side[tile]] != NO_PRICE

    def _screen_options(self, s: KeyflowerState, f: Frame, seat: i64) -> Row:
        """The common case: only workers from the screen, of one colour, and no price."""
        tile = group_tile(f)
        room: i64 = NO_LIMIT
        if is_using(f):
            need, room = s.used[tile] + 1, CROWDED - s.workers_on[tile]
            colours = colours_to_use(s.colour[tile])
        else:
            need = bid_need(s, tile, seat)
            colours = bid_colours(self.rules, s, tile, seat)
        found = open_row()
        for colour in range(COLOUR_KINDS):
            if has_bit(colours, colour):
                have = s.hand[seat * 4 + colour]
                found = act.append_sends(found, colour, need, have if have < room else room)
        return found

    def _any_options(self, s: KeyflowerState, f: Frame, seat: i64) -> Row:
        draft = Draft(self.rules, s, f, seat)
        found = open_row()
        for bid in draft.joinable:
            if draft.may_join(bid):
                found = append(found, act.join(bid.tile))
        if draft.last >= 0 and not has_added_any(f) and draft.fits(0, 0):
            found = append(found, act.SEND)
        for colour in range(draft.first_colour(), COLOUR_KINDS):
            if draft.mixed or has_bit(draft.colours, colour):
                found = self._from_screen(draft, colour, found)
        return found

    def _from_screen(self, draft: Draft, colour: i64, found: Row) -> Row:
        room, most = draft.room - draft.size, draft.pool.hand[colour]
        for count in range(1, (most if most < room else room) + 1):
            if draft.fits(colour, count):
                found = append(found, act.send(colour, count))
            if draft.mixed and draft.may_add(colour, count):
                found = append(found, act.add(colour, count))
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        kind = act.kind_of(action)
        if kind == act.JOIN:
            for bid in losing_bids(s, seat):
                if bid.tile == act.tile_of(action):
                    join_place(f, bid.place)
        elif kind == act.ADD:
            add_workers(f, act.colour_of(action), act.count_of(action))
        else:
            add_workers(f, act.colour_of(action), act.count_of(action))
            if self._has_price(s, f):
                s.stack.append(ask_about_tile(self.rules.price_step, seat, group_tile(f)))
            else:
                place_group(self.rules, s, f, seat, out)

    def withdraw(self, s: State, f: Frame) -> None:
        s.stack.pop()
        set_acted(s.stack[-1], False)  # the turn is still to be taken

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_group(self.rules, as_keyflower(state), f, seat, action)


def place_group(r: Keyflower, s: KeyflowerState, f: Frame, seat: i64, out: list[Event] | None) -> None:
    """Take the workers from where they are and put them down: a bid, or a use with its effect."""
    s.stack.pop()
    group = added_workers(f)
    for colour in range(COLOUR_KINDS):
        if group[colour]:
            workers_out(s, seat, colour, group[colour])
    if has_joined_any(f):
        for bid in losing_bids(s, seat):
            if has_joined(f, bid.place):
                group[bid.colour] += bid.count
                set_bid(s, bid.tile, seat, 0)
    if is_using(f):
        lay_use(r, s, group_tile(f), seat, group, out)
    else:
        lay_bid(r, s, group_tile(f), seat, group, out)
    if has_joined_any(f):
        for tile in s.lots:
            stand_up(s, tile, r.seats)


def lay_bid(r: Keyflower, s: KeyflowerState, tile: i64, seat: i64, group: Row, out: list[Event] | None) -> None:
    colour: i64 = 0
    while group[colour] == 0:
        colour += 1
    bid = add_to_bid(s, tile, seat, colour, group[colour])
    if out is not None:
        facts = {**tile_facts(r, s, tile), "workers": named(COLOURS, group), "total": bid_count(bid)}
        out.append(Event("bid", seat, {**facts, "lying": is_lying(bid)}))


def lay_use(r: Keyflower, s: KeyflowerState, tile: i64, seat: i64, group: Row, out: list[Event] | None) -> None:
    for colour in range(COLOUR_KINDS):
        if group[colour]:
            staff_to(s, tile, colour, group[colour])
            if s.colour[tile] < 0:
                s.colour[tile] = colour
    s.used[tile] = group[0] + group[1] + group[2] + group[3]
    s.table_changes += 1
    if out is not None:
        out.append(Event("use", seat, {"tile": s.keys[tile], "workers": named(COLOURS, group)}))
    begin_effect(r, s, tile, seat, out)
