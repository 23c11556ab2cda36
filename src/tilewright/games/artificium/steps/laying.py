"""Laying a card face down, by all at the same time (AR-4.1)."""

from tilewright.games.artificium.content.terms import CARD_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.state import as_artificium
from tilewright.games.artificium.steps.reasons import refuse_lay
from tilewright.kernel.bits import bit_of, without_bit
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import JointStep
from tilewright.kernel.state import Frame, State


class LayStep(JointStep):
    """Every seat in the round answers for itself; the frame goes when all have."""

    name = "lay"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        hand, at, found = as_artificium(state).hand, seat * CARD_KINDS, open_row()
        for card in range(CARD_KINDS):
            if hand[at + card]:
                found = append(found, act.lay(card))
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        card = act.card_of(action)
        f.waiting = without_bit(f.waiting, seat)
        s.hand[seat * CARD_KINDS + card] -= 1
        s.laid[seat] = card
        if out is not None:
            out.append(Event("laid", seat, {}, {"card": self.rules.box.card_keys[card]}, bit_of(seat)))

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_lay(self.rules, as_artificium(state), seat, action)
