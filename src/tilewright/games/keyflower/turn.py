"""A turn: choose a tile to bid on or to use, or pass (KF-3, KF-4, KF-5)."""

from tilewright.games.keyflower import action as act
from tilewright.games.keyflower.auction import BIDDING, CROWDED, USING, bid_colours, bid_need, may_mix
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.purse import ALL_COLOURS, NO_LIMIT, Purse
from tilewright.games.keyflower.reasons import refuse_turn
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.terms import NO_PRICE
from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


def may_bid(r: Keyflower, s: Table, tile: int, seat: int, purse: Purse) -> bool:
    if not purse.bids:
        return may_bid_from_screen(r, s, tile, seat, purse.hand)
    need = bid_need(s, tile, seat)
    colours = bid_colours(r, s, tile, seat)
    return without(purse, tile).fills(need, NO_LIMIT, colours, False, -1, NO_PRICE)


def may_bid_from_screen(r: Keyflower, s: Table, tile: int, seat: int, hand: list[int]) -> bool:
    """The common case, without losing bids: a colour is allowed and there are enough of it."""
    need = bid_need(s, tile, seat)
    colours = bid_colours(r, s, tile, seat)
    if colours == ALL_COLOURS:
        return max(hand) >= need
    for colour in range(4):
        if colours >> colour & 1 and hand[colour] >= need:
            return True
    return False


def without(purse: Purse, tile: int) -> Purse:
    """The purse less an own bid on that tile, which is added to, not moved."""
    return Purse(purse.hand, [bid for bid in purse.bids if bid.tile != tile], purse.skills)


def may_use(r: Keyflower, s: Table, tile: int, seat: int, purse: Purse) -> bool:
    need = s.used[tile] + 1
    room = CROWDED - s.crowd[tile]
    if need > room:
        return False
    colour = s.colour[tile]
    price = r.faces[tile * 2 + s.side[tile]].price
    mixed = may_mix(s, tile, seat)
    if price == NO_PRICE and not purse.bids and not mixed:
        hand = purse.hand
        return hand[colour] >= need if colour >= 0 else max(hand) >= need
    return purse.fills(need, room, ALL_COLOURS if colour < 0 else 1 << colour, mixed, -1, price)


class TurnStep(Step):
    """Frame: a = 1 when the player has acted, so that the turn goes on to the left (KF-3.12)."""

    name = "turn"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        assert isinstance(s, Table)
        if f.a == 1:
            f.a = 0
            s.passes = 0
            f.pass_to((f.seat + 1) % self.rules.seats)
        if s.passes == self.rules.seats:
            s.stack.pop()
            return False
        return True

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        assert isinstance(s, Table)
        rules = self.rules
        found = [act.PASS]
        purse = Purse.of(s, seat)
        if not purse.bids and max(purse.hand) == 0:
            return found
        for tile in s.lots:
            if may_bid(rules, s, tile, seat, purse):
                found.append(act.BID | tile << 5)
        for tile in s.orders:
            if may_bid(rules, s, tile, seat, purse):
                found.append(act.BID | tile << 5)
        for tile in s.usable:
            if may_use(rules, s, tile, seat, purse):
                found.append(act.USE | tile << 5)
        return found

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        assert isinstance(s, Table)
        kind = action & act.KIND
        if kind == act.PASS:
            s.passes += 1
            if out is not None:
                out.append(Event("passed", seat, {"row": s.passes}))
            f.pass_to((seat + 1) % self.rules.seats)
            return
        f.a = 1
        purpose = BIDDING if kind == act.BID else USING
        s.stack.append(Frame(self.rules.group_step, seat, act.first(action), purpose))

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        assert isinstance(s, Table)
        return refuse_turn(self.rules, s, seat, action)
