"""What a player could work out from their own hand and what lies open: prices, chains of cards, final values."""

from tilewright.games.artificium.content.box import Card
from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.knowledge.seat_view import named, row
from tilewright.games.artificium.scoring.explanation import explain
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.games.artificium.steps.payment import IMPOSSIBLE, fee_of, is_payable, slack_of


def work_out(r: Artificium, s: ArtificiumState, seat: int) -> dict[str, object]:
    if not s.stack:
        return {}
    return {
        "cards": [affordability(r, s, seat, card) for card in own_cards(s, seat)],
        "chains": chains(r, s, seat),
        "trades": trades(r, s, seat),
        "score": explain(r, s, seat),
        "standings": [{"seat": other, "points": explain(r, s, other)["total"]} for other in range(r.seats)],
        "unseen": named(r.box.card_keys, row(s.unseen, seat, CARD_KINDS)),
    }


def own_cards(s: ArtificiumState, seat: int) -> list[int]:
    """The kinds in hand, and the card that lies before the player in this step."""
    hand = row(s.hand, seat, CARD_KINDS)
    return [card for card in range(CARD_KINDS) if hand[card] or s.laid[seat] == card]


def affordability(r: Artificium, s: ArtificiumState, seat: int, card: int) -> dict[str, object]:
    """What a card still takes: `missing` resources, `cost` to buy them, `spare` that could be sold for it, and the
    coins `left` if all of that is done; below 0 it cannot be applied."""
    fee = fee_of(r, s, seat, card)
    found: dict[str, object] = {"card": r.box.card_keys[card], "laid": s.laid[seat] == card}
    if fee == IMPOSSIBLE:
        return {**found, "now": False, "possible": False}
    goods = row(s.goods, seat, RESOURCE_KINDS)
    inputs = r.box.cards[card].inputs
    missing = [max(0, inputs[kind] - goods[kind]) for kind in range(RESOURCE_KINDS)]
    spare = [max(0, goods[kind] - inputs[kind]) for kind in range(RESOURCE_KINDS)]
    left = slack_of(r, s, seat, card, fee)
    return {
        **found,
        "now": is_payable(r, s, seat, card, fee),
        "possible": left >= 0,
        "fee": fee,
        "missing": named(r.box.resource_keys, missing),
        "cost": sum([missing[kind] * r.box.buy[kind] for kind in range(RESOURCE_KINDS)]),
        "spare": named(r.box.resource_keys, spare),
        "left": left,
    }


def chains(r: Artificium, s: ArtificiumState, seat: int) -> list[dict[str, object]]:
    """Which cards of a hand give what others of it take."""
    cards = own_cards(s, seat)
    found: list[dict[str, object]] = []
    for giver in cards:
        for taker in cards:
            shared = fed(r.box.cards[giver], r.box.cards[taker])
            if giver != taker and any(shared):
                keys = r.box.card_keys
                resources = named(r.box.resource_keys, shared)
                found.append({"from": keys[giver], "to": keys[taker], "resources": resources})
    return found


def fed(giver: Card, taker: Card) -> list[int]:
    return [min(giver.outputs[kind], taker.inputs[kind]) for kind in range(RESOURCE_KINDS)]


def trades(r: Artificium, s: ArtificiumState, seat: int) -> list[dict[str, object]]:
    """The prices of the bank, how many of each the coins would buy, and what selling all of it brings."""
    coins, box = s.coins[seat], r.box
    goods = row(s.goods, seat, RESOURCE_KINDS)
    return [
        {
            "resource": box.resource_keys[kind],
            "have": goods[kind],
            "buy": box.buy[kind],
            "sell": box.sell[kind],
            "affordable": coins // box.buy[kind] if box.buy[kind] else 0,
            "worth": goods[kind] * box.sell[kind],
        }
        for kind in range(RESOURCE_KINDS)
    ]
