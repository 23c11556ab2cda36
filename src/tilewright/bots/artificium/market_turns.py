"""Turns in the card market: a swap is worth the plan of the new hand, a redraw the mean of some hands."""

from tilewright.bots.artificium import limits
from tilewright.bots.artificium.planner import Planner
from tilewright.bots.mind import Turn
from tilewright.games.artificium.content.terms import CARD_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rng import Rng


def market_turns(r: Artificium, planner: Planner, s: ArtificiumState, seat: int, dice: Rng) -> list[Turn]:
    """Worth is counted from passing on. A swap that gains no more than it costs is no turn worth a thought: a
    search, which cannot tell small differences, would take it, and take it back the next time."""
    base = planner.best()
    found = [Turn([act.PASS], 0.0, "artificium-hint-market-keep", {})]
    traded = s.has_traded(seat)
    price = r.box.numbers.swap_coins if traded else 0
    if price > s.coins[seat]:
        return found
    if not traded:
        worth = redraw_worth(r, planner, s, dice) - base - planner.values.w.redraw
        found.append(Turn([act.REDRAW], worth, "artificium-hint-market-redraw", {}))
    holdings, keys = planner.holdings, r.box.card_keys
    holdings.coins -= price
    for given in range(CARD_KINDS):
        if not holdings.held(given):
            continue
        holdings.hold(given, -1)
        for taken in range(CARD_KINDS):
            if s.market[taken] and taken != given:
                planner.renew()
                holdings.hold(taken, 1)
                worth = planner.best() - base - planner.values.w.swap
                holdings.hold(taken, -1)
                if worth > 0.0:
                    facts: dict[str, object] = {"gave": keys[given], "took": keys[taken], "coins": price}
                    found.append(Turn([act.swap(given, taken)], worth, "artificium-hint-market-swap", facts))
        holdings.hold(given, 1)
    holdings.coins += price
    return found


def redraw_worth(r: Artificium, planner: Planner, s: ArtificiumState, dice: Rng) -> float:
    """The mean of the plans of some hands that may be drawn; the deck is one that the seat thinks possible."""
    holdings = planner.holdings
    own = holdings.hand
    pile = s.deck[:]
    if sum(pile) < r.box.numbers.hand:  # the discards and the hand become a new deck (AR-6.2)
        pile = vec[i64]([pile[card] + s.discards[card] + holdings.held(card) for card in range(CARD_KINDS)])
    total = 0.0
    for _ in range(limits.REDRAW_SAMPLES):
        left = pile[:]
        holdings.hand = 0
        for _ in range(r.box.numbers.hand):
            card = dice.draw(left)
            if card >= 0:
                holdings.hold(card, 1)
        planner.renew()
        total += planner.best()
    holdings.hand = own
    return total / limits.REDRAW_SAMPLES
