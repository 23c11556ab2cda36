"""The price of an effect, chosen with the group and paid as it is placed (KF-5.4, KF-5.10, KF-5.13)."""

from tilewright.games.keyflower import action as act
from tilewright.games.keyflower.effect import give
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.group import place_group, unpack_added
from tilewright.games.keyflower.lying import stand_up
from tilewright.games.keyflower.purse import Purse
from tilewright.games.keyflower.reasons import refuse_price
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.stocks import named, skill_out, workers_out
from tilewright.games.keyflower.terms import ANY_SKILL_PRICE, ANY_WORKER_PRICE, COLOURS, SKILL_PRICE, SKILLS
from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


class PriceStep(Step):
    """Pay from the screen or with one whole losing bid. Stands on the frame of the group, which is placed only
    when the price is chosen: whether there was a choice is nobody else's business. Frame: a tile."""

    name = "price"
    private = True

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        choices = self.options(s, f, f.seat)
        if len(choices) > 1:
            return True
        self.take(s, f, f.seat, choices[0], out)
        return False

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        assert isinstance(s, Table)
        price = self.rules.face(s, f.a).price
        group = s.stack[-2]
        purse = Purse.of(s, seat).less(unpack_added(group.d), group.c)
        if price >= SKILL_PRICE:
            return [
                act.PAY_SKILL | kind << 5
                for kind in range(3)
                if purse.skills[kind] and price in (ANY_SKILL_PRICE, SKILL_PRICE + kind)
            ]
        found = [
            act.PAY_WORKER | colour << 5
            for colour in range(4)
            if purse.hand[colour] and price in (ANY_WORKER_PRICE, colour + 1)
        ]
        for bid in purse.bids:
            if price in (ANY_WORKER_PRICE, bid.colour + 1):
                found.append(act.PAY_BID | bid.tile << 5)
        return found

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        """What is paid goes back only after the gain has been drawn (KF-5.10)."""
        assert isinstance(s, Table)
        s.stack.pop()
        place_group(self.rules, s, s.stack[-1], seat, out)
        face = self.rules.face(s, f.a)
        kind, what = action & act.KIND, act.first(action)
        if kind == act.PAY_SKILL:
            seen = face.price != ANY_SKILL_PRICE
            seen = skill_out(s, seat, what, seen, self.rules.laid_open)
            if out is not None:
                out.append(skill_paid(seat, what, seen))
            give(self.rules, s, f.a, seat, face, out)
            s.stock[what] += 1
            return
        paid = self._pay_workers(s, seat, kind, what)
        if out is not None:
            out.append(Event("paid-workers", seat, {"workers": named(COLOURS, paid)}))
        give(self.rules, s, f.a, seat, face, out)
        for colour in range(4):
            s.bag[colour] += paid[colour]

    def _pay_workers(self, s: Table, seat: int, kind: int, what: int) -> list[int]:
        paid = [0, 0, 0, 0]
        if kind == act.PAY_WORKER:
            workers_out(s, seat, what, 1)
            paid[what] = 1
            return paid
        at = what * self.rules.seats + seat
        paid[s.bids[at] >> 1 & 3] = s.bids[at] >> 3
        s.bids[at] = 0
        stand_up(s, what, self.rules.seats)
        return paid

    def withdraw(self, s: State, f: Frame) -> None:
        s.stack.pop()  # the group below is a choice in the making too

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        assert isinstance(s, Table)
        return refuse_price(self.rules, s, f, seat, action)


def skill_paid(seat: int, kind: int, seen: bool) -> Event:
    """A skill of a printed kind is seen, any other goes back face down (KF-9.21)."""
    skill: dict[str, object] = {"skill": SKILLS[kind]}
    if seen:
        return Event("paid-skill", seat, skill)
    return Event("paid-skill", seat, {}, skill, 1 << seat)
