"""The plan of a round as JSON-able data, for whoever draws it: rulebook names instead of numbers."""

from tilewright.bots.artificium.planner import PlannedCard, RoundPlan
from tilewright.games.artificium.content.terms import RECONSTRUCTION, THEFT
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.knowledge.seat_view import named


def plan_facts(r: Artificium, plan: RoundPlan) -> dict[str, object]:
    """`order`: the cards to apply, one after the other; `left`: those that stay, with what they would take now."""
    return {
        "order": [planned_card_facts(r, card) for card in plan.order],
        "left": [planned_card_facts(r, card) for card in plan.left],
        "coins": plan.coins,
        "points": plan.points,
        "worth": round(plan.worth, 2),
    }


def planned_card_facts(r: Artificium, card: PlannedCard) -> dict[str, object]:
    keys = r.box.resource_keys
    found: dict[str, object] = {
        "card": r.box.card_keys[card.card],
        "needs": named(keys, card.needs),
        "missing": named(keys, card.missing),
        "cost": card.cost,
        "gain": round(card.gain, 2),
        "sold": [keys[good] for good in card.sold],
        "feeds": card.feeds,
    }
    effect = r.box.cards[card.card].effect
    if card.pick >= 0 and effect == THEFT:
        found["steals"] = keys[card.pick]
    if card.pick >= 0 and effect == RECONSTRUCTION:
        found["returns"] = r.box.card_keys[card.pick]
    return found
