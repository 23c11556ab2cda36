"""The end of a round: all discard cards and sell resources at the same time, and nobody sees it before (AR-6)."""

from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.state import ArtificiumState, as_artificium
from tilewright.games.artificium.steps.card_moves import give_openly
from tilewright.games.artificium.steps.reasons import refuse_closing
from tilewright.kernel.bits import without_bit
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import JointStep
from tilewright.kernel.state import Frame, State


class ClosingStep(JointStep):
    """Every seat chooses piece by piece and ends with done; the frame goes when all are done."""

    name = "closing"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_artificium(state)
        found = append(open_row(), act.DONE)
        at = seat * CARD_KINDS
        for card in range(CARD_KINDS):
            if s.hand[at + card] > s.dropping[at + card]:
                found = append(found, act.drop(card))
        at = seat * RESOURCE_KINDS
        for resource in range(RESOURCE_KINDS):
            if s.goods[at + resource] > s.selling[at + resource]:
                found = append(found, act.sell(resource))
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        kind = act.kind_of(action)
        if kind == act.DROP:
            s.dropping[seat * CARD_KINDS + act.card_of(action)] += 1
        elif kind == act.SELL:
            s.selling[seat * RESOURCE_KINDS + act.resource_of(action)] += 1
        else:
            f.waiting = without_bit(f.waiting, seat)
            if out is not None:
                out.append(Event("chose", seat, {}))

    def refuse(self, s: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_closing(self.rules, action)


def close_round(r: Artificium, s: ArtificiumState, out: list[Event] | None) -> None:
    """What all have chosen is done, and open from now on (AR-6.3)."""
    s.reveals += 1
    for seat in range(r.seats):
        cards = discard_chosen(r, s, seat)
        resources, coins = sell_chosen(r, s, seat)
        if out is not None and (cards or resources):
            out.append(Event("closed", seat, {"cards": cards, "resources": resources, "coins": coins}))


def discard_chosen(r: Artificium, s: ArtificiumState, seat: i64) -> list[str]:
    gone = []
    for card in range(CARD_KINDS):
        at = seat * CARD_KINDS + card
        while s.dropping[at]:
            s.dropping[at] -= 1
            give_openly(r, s, seat, card)
            s.discards[card] += 1
            gone.append(r.box.card_keys[card])
    return gone


def sell_chosen(r: Artificium, s: ArtificiumState, seat: i64) -> tuple[list[str], int]:
    """What was sold, and for how many coins."""
    sold, coins = [], 0
    for resource in range(RESOURCE_KINDS):
        at = seat * RESOURCE_KINDS + resource
        count = s.selling[at]
        if count:
            s.goods[at] -= count
            s.selling[at] = 0
            coins += count * r.box.sell[resource]
            sold += [r.box.resource_keys[resource]] * count
    s.coins[seat] += coins
    return sold, coins
