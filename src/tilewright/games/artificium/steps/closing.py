"""The end of a round: all discard cards and sell resources at the same time, and nobody sees it before (AR-6)."""

from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.state import ArtificiumState, as_artificium
from tilewright.games.artificium.steps.card_moves import give_openly
from tilewright.games.artificium.steps.reasons import refuse_closing
from tilewright.kernel.bits import without_bit
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import has_any, open_row
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
        hand, dropping, at = s.hand, s.dropping, seat * CARD_KINDS
        for card in range(CARD_KINDS):
            if hand[at + card] > dropping[at + card]:
                found = append(found, act.drop(card))
        goods, selling, at = s.goods, s.selling, seat * RESOURCE_KINDS
        for resource in range(RESOURCE_KINDS):
            if goods[at + resource] > selling[at + resource]:
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
        resources = s.selling[seat * RESOURCE_KINDS : seat * RESOURCE_KINDS + RESOURCE_KINDS]
        coins = sell_chosen(r, s, seat)
        if out is not None and (len(cards) or has_any(resources)):
            gone = [r.box.card_keys[card] for card in cards]
            sold = [r.box.resource_keys[kind] for kind in range(RESOURCE_KINDS) for _ in range(resources[kind])]
            out.append(Event("closed", seat, {"cards": gone, "resources": sold, "coins": coins}))


def discard_chosen(r: Artificium, s: ArtificiumState, seat: i64) -> Row:
    """The cards that the seat discards."""
    gone = vec[i64]()
    dropping, at = s.dropping, seat * CARD_KINDS
    for card in range(CARD_KINDS):
        while dropping[at + card]:
            dropping[at + card] -= 1
            give_openly(r, s, seat, card)
            s.discards[card] += 1
            gone = append(gone, card)
    return gone


def sell_chosen(r: Artificium, s: ArtificiumState, seat: i64) -> i64:
    """The coins that the seat gets for what it sells."""
    coins: i64 = 0
    selling, at = s.selling, seat * RESOURCE_KINDS
    for resource in range(RESOURCE_KINDS):
        count = selling[at + resource]
        if count:
            s.goods[at + resource] -= count
            selling[at + resource] = 0
            coins += count * r.box.sell[resource]
    s.coins[seat] += coins
    return coins
