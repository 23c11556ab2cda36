"""What becomes of a revealed card: applied, discarded or withdrawn; first actions, then buildings (AR-4)."""

from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.frames import ask_trade, places_seen, see_place
from tilewright.games.artificium.state.state import NO_CARD, as_artificium
from tilewright.games.artificium.steps.card_moves import take_openly
from tilewright.games.artificium.steps.payment import IMPOSSIBLE, fee_of, slack_of
from tilewright.games.artificium.steps.reasons import refuse_resolve
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


class ResolveStep(Step):
    """Goes round the table twice, once for each kind of card."""

    name = "resolve"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def enter(self, state: State, f: Frame, out: list[Event] | None) -> bool:
        s = as_artificium(state)
        seats = self.rules.seats
        for place in range(places_seen(f), 2 * seats):
            seat = (s.first + place) % seats
            card = s.laid[seat]
            if card != NO_CARD and self.rules.box.is_action[card] == (place < seats):
                f.pass_to(seat)
                return True
            see_place(f)
        s.stack.pop()
        return False

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_artificium(state)
        card = s.laid[seat]
        fee = fee_of(self.rules, s, seat, card)
        if fee == IMPOSSIBLE or slack_of(self.rules, s, seat, card, fee) < 0:
            return vec[i64]([act.DISCARD, act.WITHDRAW])
        return vec[i64]([act.APPLY, act.DISCARD, act.WITHDRAW])

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        card = s.laid[seat]
        see_place(f)
        if action == act.APPLY:
            fee = fee_of(self.rules, s, seat, card)
            slack = slack_of(self.rules, s, seat, card, fee)
            s.stack.append(ask_trade(self.rules.trade_step, seat, card, fee, slack))
            return
        s.laid[seat] = NO_CARD
        if action == act.DISCARD:
            s.discards[card] += 1
        else:
            take_openly(self.rules, s, seat, card)
            s.leave_round(seat)
        if out is not None:
            kind = "discarded" if action == act.DISCARD else "withdrew"
            out.append(Event(kind, seat, {"card": self.rules.box.card_keys[card]}))

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_resolve(self.rules, as_artificium(state), seat, action)
