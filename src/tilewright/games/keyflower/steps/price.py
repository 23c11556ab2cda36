"""The price of an effect, chosen with the group and paid as it is placed (KF-5.4, KF-5.10, KF-5.13)."""

from tilewright.games.keyflower.content.terms import (
    ANY_SKILL_PRICE,
    COLOUR_KINDS,
    COLOURS,
    SKILL_KINDS,
    SKILL_PRICE,
    SKILLS,
)
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.bids import bid_colour, bid_count, bid_of, set_bid
from tilewright.games.keyflower.state.frames import added_workers, asked_tile, joined_places
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.stocks import named, skill_out, workers_out
from tilewright.games.keyflower.state.worker_pool import WorkerPool, pays_with
from tilewright.games.keyflower.steps.lying_bids import stand_up
from tilewright.games.keyflower.steps.reasons import refuse_price
from tilewright.games.keyflower.steps.tile_effect import give
from tilewright.games.keyflower.steps.worker_group import place_group
from tilewright.kernel.bits import bit_of
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import ChoiceStep
from tilewright.kernel.state import Frame, State


class PriceStep(ChoiceStep):
    """Pay from the screen or with one whole losing bid. Stands on the frame of the group, which is placed only
    when the price is chosen: whether there was a choice is nobody else's business."""

    name = "price"
    private = True

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        tile = asked_tile(f)
        price = self.rules.prices[tile * 2 + s.side[tile]]
        found = open_row()
        if price >= SKILL_PRICE:
            for kind in range(SKILL_KINDS):
                if s.skills[seat * 3 + kind] and (price == ANY_SKILL_PRICE or price == SKILL_PRICE + kind):
                    found = append(found, act.pay_skill(kind))
            return found
        group = s.stack[-2]
        pool = WorkerPool.of(s, seat).less(added_workers(group), joined_places(group))
        for colour in range(COLOUR_KINDS):
            if pool.hand[colour] and pays_with(price, colour):
                found = append(found, act.pay_worker(colour))
        for bid in pool.bids:
            if pays_with(price, bid.colour):
                found = append(found, act.pay_bid(bid.tile))
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        """What is paid goes back only after the gain has been drawn (KF-5.10)."""
        s = as_keyflower(state)
        s.stack.pop()
        place_group(self.rules, s, s.stack[-1], seat, out)
        tile = asked_tile(f)
        face = self.rules.face(s, tile)
        kind, what = act.kind_of(action), act.first(action)
        if kind == act.PAY_SKILL:
            seen = face.price != ANY_SKILL_PRICE
            seen = skill_out(s, seat, what, seen, self.rules.laid_open)
            if out is not None:
                out.append(skill_paid(seat, what, seen))
            give(self.rules, s, tile, seat, face, out)
            s.stock[what] += 1
            return
        paid = self._pay_workers(s, seat, kind, what)
        if out is not None:
            out.append(Event("paid-workers", seat, {"workers": named(COLOURS, paid)}))
        give(self.rules, s, tile, seat, face, out)
        for colour in range(COLOUR_KINDS):
            s.bag[colour] += paid[colour]

    def _pay_workers(self, s: KeyflowerState, seat: i64, kind: i64, what: i64) -> Row:
        paid = vec[i64]([0, 0, 0, 0])
        if kind == act.PAY_WORKER:
            workers_out(s, seat, what, 1)
            paid[what] = 1
            return paid
        bid = bid_of(s, what, seat)
        paid[bid_colour(bid)] = bid_count(bid)
        set_bid(s, what, seat, 0)
        stand_up(s, what, self.rules.seats)
        return paid

    def withdraw(self, s: State, f: Frame) -> None:
        s.stack.pop()  # the group below is an unfinished choice too

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_price(self.rules, as_keyflower(state), f, seat, action)


def skill_paid(seat: i64, kind: i64, seen: bool) -> Event:
    """A skill of a printed kind is seen, any other goes back face down (KF-9.21)."""
    skill: dict[str, object] = {"skill": SKILLS[kind]}
    if seen:
        return Event("paid-skill", seat, skill)
    return Event("paid-skill", seat, {}, skill, bit_of(seat))
