"""The card market: swap, redraw or pass, round the table until all have passed (AR-3)."""

from tilewright.games.artificium.content.terms import CARD_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.state import ArtificiumState, as_artificium
from tilewright.games.artificium.steps.card_moves import draw_hand, give_openly, take_openly
from tilewright.games.artificium.steps.reasons import refuse_market
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import kinds_in, open_row
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


class MarketStep(Step):
    """Frame: the seat whose turn it is."""

    name = "market"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def enter(self, state: State, f: Frame, out: list[Event] | None) -> bool:
        s = as_artificium(state)
        if s.passed == self.rules.everybody:
            s.stack.pop()
            return False
        while s.has_passed(f.seat):
            f.pass_to((f.seat + 1) % self.rules.seats)
        return True

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_artificium(state)
        found = append(open_row(), act.PASS)
        if s.has_traded(seat):
            if s.coins[seat] < self.rules.box.numbers.swap_coins:  # AR-3.6
                return found
        else:
            found = append(found, act.REDRAW)
        offered = kinds_in(s.market)
        hand, at = s.hand, seat * CARD_KINDS
        for card in range(CARD_KINDS):
            if hand[at + card]:
                found = act.append_swaps(found, card, offered)
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        rules = self.rules
        kind = act.kind_of(action)
        if kind == act.PASS:
            s.note_pass(seat)
            if out is not None:
                out.append(Event("passed", seat, {}))
        elif kind == act.REDRAW:
            redraw(rules, s, seat, out)
        else:
            swap_cards(rules, s, seat, act.card_of(action), act.taken_card(action), out)
        f.pass_to((seat + 1) % rules.seats)

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_market(self.rules, as_artificium(state), seat, action)


def swap_cards(
    r: Artificium, s: ArtificiumState, seat: i64, given: i64, taken: i64, out: list[Event] | None
) -> None:
    """The first is free, every later one costs coins (AR-3.2); the card given is in the market at once."""
    price = r.box.numbers.swap_coins if s.has_traded(seat) else 0
    s.note_trade(seat)
    s.coins[seat] -= price
    give_openly(r, s, seat, given)
    take_openly(r, s, seat, taken)
    s.market[given] += 1
    s.market[taken] -= 1
    if out is not None:
        keys = r.box.card_keys
        out.append(Event("swapped", seat, {"gave": keys[given], "took": keys[taken], "coins": price}))


def redraw(r: Artificium, s: ArtificiumState, seat: i64, out: list[Event] | None) -> None:
    """First the whole hand is discarded, then five cards are drawn (AR-3.3, AR-3.6, AR-8.6)."""
    s.note_trade(seat)
    gone: list[str] = []
    hand, at = s.hand, seat * CARD_KINDS
    for card in range(CARD_KINDS):
        while hand[at + card]:
            give_openly(r, s, seat, card)
            s.discards[card] += 1
            if out is not None:
                gone.append(r.box.card_keys[card])
    if out is not None:
        out.append(Event("redrew", seat, {"cards": gone}))
    draw_hand(r, s, seat, r.box.numbers.hand, out)
