"""The trade window of applying a card: sales and purchases, and done (AR-4.4, AR-4.8)."""

from tilewright.games.artificium.content.terms import RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.state import as_artificium
from tilewright.games.artificium.steps.applying import apply_card
from tilewright.games.artificium.steps.payment import is_payable
from tilewright.games.artificium.steps.reasons import refuse_trade
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


class TradeStep(Step):
    """Frame: a the card, b its fee in coins, c the slack: coins that may still be lost by trading."""

    name = "trade"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        """A trade of what is spare loses nothing or its margin; the slack says whether that can be afforded."""
        s = as_artificium(state)
        box = self.rules.box
        inputs, margin, buy = box.cards[f.a].inputs, box.margin, box.buy
        coins, slack = s.coins[seat], f.c
        found = vec[i64]()
        if is_payable(self.rules, s, seat, f.a, f.b):
            found = append(found, act.DONE)
        at = seat * RESOURCE_KINDS
        for resource in range(RESOURCE_KINDS):
            have = s.goods[at + resource]
            need = inputs[resource]
            affordable = margin[resource] <= slack
            if have and (have > need or affordable):
                found = append(found, act.SELL | resource << 5)
            if coins >= buy[resource] and (have < need or affordable):
                found = append(found, act.BUY | resource << 5)
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        if action == act.DONE:
            s.stack.pop()
            apply_card(self.rules, s, seat, f.a, out)
            return
        box = self.rules.box
        resource = act.first(action)
        at = seat * RESOURCE_KINDS + resource
        spare = s.goods[at] - box.cards[f.a].inputs[resource]
        selling = action & act.KIND == act.SELL
        if selling:
            s.goods[at] -= 1
            s.coins[seat] += box.sell[resource]
        else:
            s.goods[at] += 1
            s.coins[seat] -= box.buy[resource]
        if spare <= 0 if selling else spare >= 0:
            f.c -= box.margin[resource]
        if out is not None:
            coins = box.sell[resource] if selling else box.buy[resource]
            kind = "sold" if selling else "bought"
            out.append(Event(kind, seat, {"resource": box.resource_keys[resource], "coins": coins}))

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_trade(self.rules, as_artificium(state), f, seat, action)
