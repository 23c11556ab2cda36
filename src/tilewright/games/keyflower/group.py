"""The group of workers for a bid or a use: whole losing bids and workers from the screen (KF-3.3 to KF-3.11)."""

from tilewright.games.keyflower import action as act
from tilewright.games.keyflower.auction import BIDDING, CROWDED, USING, bid_colours, bid_need, may_mix
from tilewright.games.keyflower.effect import begin_effect
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.lying import stand_up
from tilewright.games.keyflower.purse import ALL_COLOURS, NO_LIMIT, LosingBid, Purse, has_losing_bid, losing_bids
from tilewright.games.keyflower.reasons import refuse_group
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.stocks import named, staff_to, workers_out
from tilewright.games.keyflower.terms import ANY_WORKER_PRICE, COLOURS, NO_PRICE, P4B, SKILL_PRICE, WORKER_PRICE
from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State

SIX_BITS = 63


class Draft:
    """A group in the making, worked out from its frame: what is in it, and what may still come."""

    def __init__(self, r: Keyflower, s: Table, f: Frame, seat: int) -> None:
        tile = f.a
        self.using = f.b == USING
        if self.using:
            colour = s.colour[tile]
            self.need = s.used[tile] + 1
            self.room = CROWDED - s.crowd[tile]
            self.colours = ALL_COLOURS if colour < 0 else 1 << colour
            self.mixed = may_mix(s, tile, seat)
            self.price = r.face(s, tile).price
        else:
            self.need = bid_need(s, tile, seat)
            self.room = NO_LIMIT
            self.colours = bid_colours(r, s, tile, seat)
            self.mixed = False
            self.price = NO_PRICE
        self.added: list[int] = unpack_added(f.d)
        self._take_joined(losing_bids(s, seat), f, seat, s)

    def _take_joined(self, bids: list[LosingBid], f: Frame, seat: int, s: Table) -> None:
        self.joined = [bid for bid in bids if f.c >> bid.place & 1]
        self.last = max([bid.place for bid in self.joined], default=-1)
        self.size = sum(self.added) + sum([bid.count for bid in self.joined])
        if self.joined and not self.mixed:
            self.colours = 1 << self.joined[0].colour
        hand = s.hand[seat * 4 : seat * 4 + 4]
        purse = Purse(hand, bids, s.skills[seat * 3 : seat * 3 + 3])
        self.purse = purse.less(self.added, f.c)
        # An own bid on the tile is added to when bidding; it can only be moved there to use it (KF-3.11).
        self.joinable = [bid for bid in self.purse.bids if self.using or bid.tile != f.a]

    def may_join(self, bid: LosingBid) -> bool:
        if bid.place <= self.last or any(self.added) or not (self.mixed or self.colours >> bid.colour & 1):
            return False
        rest = Purse(self.purse.hand, [b for b in self.joinable if b.place != bid.place], self.purse.skills)
        size = self.size + bid.count
        room = self.room - size if self.using else NO_LIMIT
        colours = self.colours if self.mixed else 1 << bid.colour
        return rest.fills(self.need - size, room, colours, self.mixed, bid.place, self.price)

    def fits(self, colour: int, count: int) -> bool:
        """Whether the group with that many more from the screen is of a legal size and its price payable."""
        if not self.need <= self.size + count <= self.room:
            return False
        if self.price == NO_PRICE:
            return True
        self.purse.hand[colour] -= count
        payable = self.purse.payable(self.price)
        self.purse.hand[colour] += count
        return payable

    def may_add(self, colour: int, count: int) -> bool:
        """Whether workers of later colours can still make it a legal mixed group with its price (4b)."""
        size = self.size + count
        least = max(1, self.need - size)
        later = sum(self.purse.hand[colour + 1 :])
        if size + least > self.room or later < least:
            return False
        price = self.price
        if price == NO_PRICE or price >= SKILL_PRICE:
            return self.purse.payable(price)
        if any(price in (ANY_WORKER_PRICE, bid.colour + 1) for bid in self.purse.bids):
            return True
        if price == ANY_WORKER_PRICE:
            return sum(self.purse.hand) - count - least > 0
        payer = price - WORKER_PRICE
        if payer <= colour:
            return self.purse.hand[payer] - (count if payer == colour else 0) > 0
        return self.purse.hand[payer] > 0 and later - 1 >= least


def unpack_added(packed: int) -> list[int]:
    return [packed & SIX_BITS, packed >> 6 & SIX_BITS, packed >> 12 & SIX_BITS, packed >> 18 & SIX_BITS]


class GroupStep(Step):
    """Frame: a tile, b bidding or using, c places of the joined bids, d workers added so far (4b)."""

    name = "group"
    private = True

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        assert isinstance(s, Table)
        if s.power[seat] >> P4B & 1 or has_losing_bid(s, seat) or self._has_price(s, f):
            return self._any_options(s, f, seat)
        return self._screen_options(s, f, seat)

    def _has_price(self, s: Table, f: Frame) -> bool:
        return f.b == USING and self.rules.prices[f.a * 2 + s.side[f.a]] != NO_PRICE

    def _screen_options(self, s: Table, f: Frame, seat: int) -> list[int]:
        """The common case: only workers from the screen, of one colour, and no price."""
        tile = f.a
        if f.b == USING:
            need, room = s.used[tile] + 1, CROWDED - s.crowd[tile]
            colours = ALL_COLOURS if s.colour[tile] < 0 else 1 << s.colour[tile]
        else:
            need, room = bid_need(s, tile, seat), NO_LIMIT
            colours = bid_colours(self.rules, s, tile, seat)
        found: list[int] = []
        for colour in range(4):
            if colours >> colour & 1:
                have = s.hand[seat * 4 + colour]
                for count in range(need, (have if have < room else room) + 1):
                    found.append(act.SEND | colour << 5 | count << 15)
        return found

    def _any_options(self, s: Table, f: Frame, seat: int) -> list[int]:
        draft = Draft(self.rules, s, f, seat)
        found: list[int] = []
        for bid in draft.joinable:
            if draft.may_join(bid):
                found.append(act.JOIN | bid.tile << 5)
        if draft.joined and not f.d and draft.fits(0, 0):
            found.append(act.SEND)
        first = 0
        if draft.mixed:
            first = max([colour + 1 for colour in range(4) if draft.added[colour]], default=0)
        for colour in range(first, 4):
            if draft.mixed or draft.colours >> colour & 1:
                self._from_screen(draft, colour, found)
        return found

    def _from_screen(self, draft: Draft, colour: int, found: list[int]) -> None:
        for count in range(1, min(draft.purse.hand[colour], draft.room - draft.size) + 1):
            if draft.fits(colour, count):
                found.append(act.pack(act.SEND, colour, count))
            if draft.mixed and draft.may_add(colour, count):
                found.append(act.pack(act.ADD, colour, count))

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        assert isinstance(s, Table)
        kind = action & act.KIND
        if kind == act.JOIN:
            place = [bid.place for bid in losing_bids(s, seat) if bid.tile == act.first(action)]
            f.c |= 1 << place[0]
        elif kind == act.ADD:
            f.d += act.second(action) << 6 * act.first(action)
        else:
            f.d += act.second(action) << 6 * act.first(action)
            if self._has_price(s, f):
                s.stack.append(Frame(self.rules.price_step, seat, f.a))
            else:
                place_group(self.rules, s, f, seat, out)

    def withdraw(self, s: State, f: Frame) -> None:
        s.stack.pop()
        s.stack[-1].a = 0  # the turn is still to be taken

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        assert isinstance(s, Table)
        return refuse_group(self.rules, s, f, seat, action)


def place_group(r: Keyflower, s: Table, f: Frame, seat: int, out: list[Event] | None) -> None:
    """Take the workers from where they are and put them down: a bid, or a use with its effect."""
    s.stack.pop()
    group = unpack_added(f.d)
    for colour in range(4):
        if group[colour]:
            workers_out(s, seat, colour, group[colour])
    if f.c:
        for bid in losing_bids(s, seat):
            if f.c >> bid.place & 1:
                group[bid.colour] += bid.count
                s.bids[bid.tile * r.seats + seat] = 0
    if f.b == BIDDING:
        lay_bid(r, s, f.a, seat, group, out)
    else:
        lay_use(r, s, f.a, seat, group, out)
    if f.c:
        for tile in s.lots:
            stand_up(s, tile, r.seats)


def lay_bid(r: Keyflower, s: Table, tile: int, seat: int, group: list[int], out: list[Event] | None) -> None:
    at = tile * r.seats + seat
    colour = next(kind for kind in range(4) if group[kind])
    if s.colour[tile] < 0:
        s.colour[tile] = colour
    if s.bids[at]:
        s.bids[at] += group[colour] << 3
    else:
        s.bids[at] = group[colour] << 3 | colour << 1 | (s.colour[tile] != colour)
    s.top[tile], s.lead[tile] = s.bids[at] >> 3, seat
    if out is not None:
        facts = {"tile": s.keys[tile], "workers": named(COLOURS, group), "total": s.bids[at] >> 3}
        out.append(Event("bid", seat, {**facts, "lying": s.bids[at] & 1 == 1}))


def lay_use(r: Keyflower, s: Table, tile: int, seat: int, group: list[int], out: list[Event] | None) -> None:
    for colour in range(4):
        if group[colour]:
            staff_to(s, tile, colour, group[colour])
            if s.colour[tile] < 0:
                s.colour[tile] = colour
    s.used[tile] = sum(group)
    if out is not None:
        out.append(Event("use", seat, {"tile": s.keys[tile], "workers": named(COLOURS, group)}))
    begin_effect(r, s, tile, seat, out)
