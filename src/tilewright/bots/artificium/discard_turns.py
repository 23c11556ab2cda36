"""Turns that throw things away: the Mage's three cards, and discards and sales at the end of a round."""

from tilewright.bots.artificium.planner import NEVER, Planner
from tilewright.bots.mind import Turn
from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.frames import drops_left
from tilewright.games.artificium.state.state import ArtificiumState


def mage_turns(r: Artificium, planner: Planner, s: ArtificiumState, seat: int) -> list[Turn]:
    """Card after card that the plan misses least; the other turns begin with another card."""
    holdings, count = planner.holdings, drops_left(s.stack[-1])
    start, found = holdings.hand, list[Turn]()
    base = holdings.standing()
    worst: list[int] = []
    while len(worst) < count and holdings.hand:
        worst.append(drop_worst(planner))
    for card in range(CARD_KINDS):
        holdings.hand = start
        if holdings.held(card):
            gone = [card, *without(worst, card)][: len(worst)]
            for one in gone:
                holdings.hold(one, -1)
            planner.renew()
            facts: dict[str, object] = {"cards": [r.box.card_keys[one] for one in gone]}
            drops = [act.drop(one) for one in gone]
            found.append(Turn(drops, planner.best() - base, "artificium-hint-mage-drop", facts))
    holdings.hand = start
    return found


def without(cards: list[int], card: int) -> list[int]:
    """These cards but for one of that kind."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def drop_worst(planner: Planner) -> int:
    """Takes the card out of the hand without which the plan is best, and says which."""
    holdings, worst, most = planner.holdings, -1, NEVER
    for card in range(CARD_KINDS):
        if holdings.held(card):
            holdings.hold(card, -1)
            planner.renew()
            worth = planner.best()
            holdings.hold(card, 1)
            if worth > most:
                worst, most = card, worth
    holdings.hold(worst, -1)
    return worst


def closing_turns(r: Artificium, planner: Planner, s: ArtificiumState, seat: int) -> list[Turn]:
    """Throw away what a blind card beats and sell what coins beat; or only one of both; or nothing."""
    holdings = planner.holdings
    for card in range(CARD_KINDS):
        holdings.hold(card, -s.dropping[seat * CARD_KINDS + card])
    for good in range(RESOURCE_KINDS):
        sold = s.selling[seat * RESOURCE_KINDS + good]
        holdings.store(good, -sold)
        holdings.coins += sold * planner.values.sell[good]
    drops, loss = dropped(planner)
    sales, gain = sold_goods(planner)
    cards: dict[str, object] = {"cards": [r.box.card_keys[act.card_of(drop)] for drop in drops]}
    goods: dict[str, object] = {"resources": [r.box.resource_keys[act.resource_of(sale)] for sale in sales]}
    found = [Turn([act.DONE], 0.0, "artificium-hint-closing-keep", {})]
    if drops:
        found.append(Turn([*drops, act.DONE], loss, "artificium-hint-closing-drop", cards))
    if sales:
        found.append(Turn([*sales, act.DONE], gain, "artificium-hint-closing-sell", goods))
    if drops and sales:
        both = {**cards, **goods}
        found.append(Turn([*drops, *sales, act.DONE], loss + gain, "artificium-hint-closing-both", both))
    return found


def dropped(planner: Planner) -> tuple[list[int], float]:
    """The cards that a blind card beats, as actions, and what that is worth."""
    holdings, found, worth = planner.holdings, [], 0.0
    wealth = holdings.wealth()
    for card in range(CARD_KINDS):
        kept = holdings.kept_card(card, wealth)
        if kept < 0.0:
            found += [act.drop(card)] * holdings.held(card)
            worth -= kept * int(holdings.held(card))
    return found, worth


def sold_goods(planner: Planner) -> tuple[list[int], float]:
    """The resources that are worth less than their coins, as actions, and the gain."""
    holdings, found = planner.holdings, []
    start = holdings.standing()
    for good in range(RESOURCE_KINDS):
        while holdings.stock(good):
            before = holdings.standing()
            holdings.store(good, -1)
            holdings.coins += planner.values.sell[good]
            if holdings.standing() <= before + 1e-9:
                holdings.store(good, 1)
                holdings.coins -= planner.values.sell[good]
                break
            found.append(act.sell(good))
    return found, holdings.standing() - start
