"""The effect of a used tile: its price, what it gives, and a choice among gifts (KF-5.4 to KF-5.14)."""

from tilewright.games.keyflower import action as act
from tilewright.games.keyflower.content import Face
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.lying import stand_up
from tilewright.games.keyflower.purse import losing_bids
from tilewright.games.keyflower.reasons import refuse_gift, refuse_price
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.stocks import named, skill_out, workers_out
from tilewright.games.keyflower.terms import (
    ANY_SKILL_PRICE,
    ANY_WORKER_PRICE,
    COLOURS,
    NO_PRICE,
    P2B,
    SKILL_PRICE,
    SKILLS,
)
from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


def begin_effect(r: Keyflower, s: Table, tile: int, seat: int, out: list[Event] | None) -> None:
    """The side that is up now counts for this use (KF-6.7)."""
    face = r.face(s, tile)
    if face.transport or face.upgrades:
        times = 2 if s.power[seat] >> P2B & 1 else 1
        symbols = face.upgrades + sum([module.upgrade_symbols(s, tile) for module in r.modules])
        s.stack.append(Frame(r.haul_step, seat, face.transport * times, symbols * times, tile))
    elif face.price != NO_PRICE:
        s.stack.append(Frame(r.price_step, seat, tile))
    else:
        give(r, s, tile, seat, face, out)


def give(r: Keyflower, s: Table, tile: int, seat: int, face: Face, out: list[Event] | None) -> None:
    for word, count in face.gives:
        r.gifts[word].give(s, seat, tile, count, out)
    if face.one_of:
        s.stack.append(Frame(r.gift_step, seat, tile))


class PriceStep(Step):
    """Pay the price of an effect, from the screen or with one whole losing bid. Frame: a tile."""

    name = "price"

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
        if price >= SKILL_PRICE:
            return [
                act.PAY_SKILL | kind << 5
                for kind in range(3)
                if s.skills[seat * 3 + kind] and price in (ANY_SKILL_PRICE, SKILL_PRICE + kind)
            ]
        found = [
            act.PAY_WORKER | colour << 5
            for colour in range(4)
            if s.hand[seat * 4 + colour] and price in (ANY_WORKER_PRICE, colour + 1)
        ]
        for bid in losing_bids(s, seat):
            if price in (ANY_WORKER_PRICE, bid.colour + 1):
                found.append(act.PAY_BID | bid.tile << 5)
        return found

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        """What is paid goes back only after the gain has been drawn (KF-5.10)."""
        assert isinstance(s, Table)
        s.stack.pop()
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

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        assert isinstance(s, Table)
        return refuse_price(self.rules, s, f, seat, action)


def skill_paid(seat: int, kind: int, seen: bool) -> Event:
    """A skill of a printed kind is seen, any other goes back face down (KF-9.21)."""
    skill: dict[str, object] = {"skill": SKILLS[kind]}
    if seen:
        return Event("paid-skill", seat, skill)
    return Event("paid-skill", seat, {}, skill, 1 << seat)


class GiftStep(Step):
    """Choose one of several gifts, among those that are there (KF-5.14). Frame: a tile."""

    name = "gift"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        choices = self.options(s, f, f.seat)
        if len(choices) > 1:
            return True
        if choices:
            self.take(s, f, f.seat, choices[0], out)
        else:
            s.stack.pop()
        return False

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        assert isinstance(s, Table)
        words = self.rules.face(s, f.a).one_of
        return [act.TAKE | word << 5 for word in words if self.rules.gifts[word].there(s)]

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        assert isinstance(s, Table)
        s.stack.pop()
        self.rules.gifts[act.first(action)].give(s, seat, f.a, 1, out)

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        assert isinstance(s, Table)
        return refuse_gift(self.rules, s, f, action)
