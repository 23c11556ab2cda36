"""Why an action is not among the options: the rule and the facts. Asked only after the options said no."""

from tilewright.games.artificium.content.terms import CARD_KINDS, RECONSTRUCTION, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.frames import applied_card, fee_asked
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.games.artificium.steps.payment import IMPOSSIBLE, fee_of, slack_of
from tilewright.kernel.reason import Reason
from tilewright.kernel.state import Frame


def not_asked(rule: str, asked: str) -> Reason:
    """The action answers another question than the one that waits."""
    return Reason(rule, "not-asked", {"asked": asked})


def not_in_hand(r: Artificium, rule: str, card: int) -> Reason:
    return Reason(rule, "not-in-hand", {"card": r.box.card_keys[card]})


def refuse_market(r: Artificium, s: ArtificiumState, seat: int, action: int) -> Reason:
    kind = act.kind_of(action)
    if kind == act.REDRAW:
        return Reason("AR-3.3", "redraw-too-late")
    if kind in (act.SELL, act.BUY):
        return Reason("AR-3.4", "no-trade-in-market")
    if kind != act.SWAP:
        return not_asked("AR-3.1", "market")
    given, taken = act.card_of(action), act.taken_card(action)
    price, coins = r.box.numbers.swap_coins, s.coins[seat]
    if s.has_traded(seat) and coins < price:
        return Reason("AR-3.6", "too-few-coins", {"need": price, "have": coins})
    if not s.hand[seat * CARD_KINDS + given]:
        return not_in_hand(r, "AR-3.2", given)
    return Reason("AR-3.2", "not-in-market", {"card": r.box.card_keys[taken]})


def refuse_lay(r: Artificium, s: ArtificiumState, seat: int, action: int) -> Reason:
    if act.kind_of(action) == act.LAY:
        return not_in_hand(r, "AR-4.1", act.card_of(action))
    if act.kind_of(action) in (act.PASS, act.DONE, act.WITHDRAW):
        return Reason("AR-8.4", "must-lay")
    return not_asked("AR-4.1", "lay")


def refuse_resolve(r: Artificium, s: ArtificiumState, seat: int, action: int) -> Reason:
    kind, card = act.kind_of(action), s.laid[seat]
    facts: dict[str, object] = {"card": r.box.card_keys[card]}
    if kind in (act.SELL, act.BUY):
        return Reason("AR-8.4", "trade-is-applying", facts)
    if kind != act.APPLY:
        return not_asked("AR-4.3", "resolve")
    fee = fee_of(r, s, seat, card)
    if fee == IMPOSSIBLE:
        return Reason("AR-5.7", "no-target", facts)
    return Reason("AR-4.8", "not-payable", {**facts, "missing": -slack_of(r, s, seat, card, fee)})


def refuse_trade(r: Artificium, s: ArtificiumState, f: Frame, seat: int, action: int) -> Reason:
    kind, resource = act.kind_of(action), act.resource_of(action)
    facts: dict[str, object] = {"card": r.box.card_keys[applied_card(f)]}
    if kind in (act.DISCARD, act.WITHDRAW):
        return Reason("AR-8.4", "no-declining-now", facts)
    if kind == act.DONE:
        return Reason("AR-4.8", "not-yet-payable", {**facts, "coins": fee_asked(f)})
    if kind not in (act.SELL, act.BUY):
        return not_asked("AR-4.4", "trade")
    facts["resource"] = r.box.resource_keys[resource]
    if kind == act.SELL and not s.goods[seat * RESOURCE_KINDS + resource]:
        return Reason("AR-4.4", "no-such-resource", facts)
    if kind == act.BUY and s.coins[seat] < r.box.buy[resource]:
        return Reason("AR-4.4", "too-few-coins", {"need": r.box.buy[resource], "have": s.coins[seat]})
    return Reason("AR-4.8", "then-not-payable", facts)


def refuse_scout(seat: int, action: int) -> Reason:
    if act.kind_of(action) != act.SCOUT:
        return not_asked("AR-5.3", "scout")
    if act.victim_of(action) == seat:
        return Reason("AR-5.3", "not-yourself")
    return Reason("AR-5.9", "no-hand", {"victim": act.victim_of(action)})


def refuse_return(r: Artificium, action: int) -> Reason:
    if act.kind_of(action) != act.RETURN:
        return not_asked("AR-5.4", "return")
    card = r.box.cards[act.card_of(action)]
    if card.effect == RECONSTRUCTION:
        return Reason("AR-8.5", "no-return-of-returns", {"card": card.key})
    return Reason("AR-5.4", "not-applied", {"card": card.key})


def refuse_steal(r: Artificium, s: ArtificiumState, seat: int, action: int) -> Reason:
    if act.kind_of(action) != act.STEAL:
        return not_asked("AR-5.6", "steal")
    victim, resource = act.victim_of(action), r.box.resources[act.stolen_resource(action)]
    facts: dict[str, object] = {"victim": victim, "resource": resource.key}
    if victim == seat:
        return Reason("AR-5.6", "not-yourself")
    fee = r.box.numbers.theft_coins[resource.level]
    if not fee:
        return Reason("AR-5.6", "level-too-high", {**facts, "level": resource.level})
    if not s.goods[victim * RESOURCE_KINDS + act.stolen_resource(action)]:
        return Reason("AR-5.9", "victim-has-none", facts)
    return Reason("AR-5.6", "too-few-coins", {"need": fee, "have": s.coins[seat]})


def refuse_knight(action: int) -> Reason:
    if act.kind_of(action) != act.KNIGHT:
        return not_asked("AR-5.2", "knight")
    return Reason("AR-8.3", "opponents-only")


def refuse_mage(r: Artificium, action: int) -> Reason:
    if act.kind_of(action) == act.DROP:
        return not_in_hand(r, "AR-5.2", act.card_of(action))
    return not_asked("AR-5.2", "mage")


def refuse_closing(r: Artificium, action: int) -> Reason:
    kind = act.kind_of(action)
    if kind == act.BUY:
        return Reason("AR-6.1", "no-buying-now")
    if kind == act.DROP:
        return not_in_hand(r, "AR-6.1", act.card_of(action))
    if kind == act.SELL:
        return Reason("AR-6.1", "no-such-resource", {"resource": r.box.resource_keys[act.resource_of(action)]})
    return not_asked("AR-6.1", "closing")
