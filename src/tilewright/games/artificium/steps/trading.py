"""The trade window of applying a card: sales and purchases, and done (AR-4.4, AR-4.8)."""

from tilewright.games.artificium.content.terms import RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.frames import applied_card, fee_asked, lose_slack, slack_left
from tilewright.games.artificium.state.state import as_artificium
from tilewright.games.artificium.steps.applying import apply_card
from tilewright.games.artificium.steps.payment import is_payable
from tilewright.games.artificium.steps.reasons import refuse_trade
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


class TradeStep(Step):
    """Sales and purchases for a card that is being applied, as long as it can still be paid."""

    name = "trade"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        """A trade of what is spare loses nothing or its margin; the slack says whether that can be afforded."""
        s = as_artificium(state)
        box = self.rules.box
        card = applied_card(f)
        inputs, margin, buy, goods = box.cards[card].needed, box.margin, box.buy, s.goods
        coins, slack = s.coins[seat], slack_left(f)
        found = open_row()
        if is_payable(self.rules, s, seat, card, fee_asked(f)):
            found = append(found, act.DONE)
        at = seat * RESOURCE_KINDS
        for resource in range(RESOURCE_KINDS):
            have = goods[at + resource]
            need = inputs[resource]
            affordable = margin[resource] <= slack
            if have and (have > need or affordable):
                found = append(found, act.sell(resource))
            if coins >= buy[resource] and (have < need or affordable):
                found = append(found, act.buy(resource))
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        if action == act.DONE:
            s.stack.pop()
            apply_card(self.rules, s, seat, applied_card(f), out)
            return
        box = self.rules.box
        resource = act.resource_of(action)
        at = seat * RESOURCE_KINDS + resource
        spare = s.goods[at] - box.cards[applied_card(f)].inputs[resource]
        selling = act.kind_of(action) == act.SELL
        if selling:
            s.goods[at] -= 1
            s.coins[seat] += box.sell[resource]
        else:
            s.goods[at] += 1
            s.coins[seat] -= box.buy[resource]
        if spare <= 0 if selling else spare >= 0:
            lose_slack(f, box.margin[resource])
        if out is not None:
            coins = box.sell[resource] if selling else box.buy[resource]
            kind = "sold" if selling else "bought"
            out.append(Event(kind, seat, {"resource": box.resource_keys[resource], "coins": coins}))

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_trade(self.rules, as_artificium(state), f, seat, action)
