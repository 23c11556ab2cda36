"""What the printed facts must keep so that a game can be played and every trade window ends."""

from typing import NoReturn

from tilewright.games.artificium.content.box import Box, Card, Resource
from tilewright.games.artificium.content.terms import ACTIONS, DECK
from tilewright.kernel.toml_entry import ContentError


def check_box(box: Box, source: str) -> None:
    """Refuses facts that do not fit together; `source` is the file to blame."""
    for resource in box.resources:
        check_prices(resource, source)
    for card in box.cards:
        check_loop(box, card, source)
    check_count(box, source)


def fail(source: str, entry: str, code: str, facts: dict[str, object]) -> NoReturn:
    raise ContentError(f"{source}: {entry}", code, facts)


def check_prices(resource: Resource, source: str) -> None:
    """Then every loop of trades loses coins, and no trade window goes on for ever (AR-4.8)."""
    if resource.buy <= resource.sell:
        fail(source, f"resource.{resource.key}", "prices", {"buy": resource.buy, "sell": resource.sell})


def check_loop(box: Box, card: Card, source: str) -> None:
    """To buy what a building takes and to sell what it gives must not make coins."""
    if not any(card.inputs):
        return
    paid = card.input_coins + sum([amount * box.buy[kind] for kind, amount in enumerate(card.inputs)])
    gained = sum([amount * box.sell[kind] for kind, amount in enumerate(card.outputs)])
    if gained > paid:
        fail(source, f"card.{card.key}", "makes-coins", {"paid": paid, "gained": gained})


def check_count(box: Box, source: str) -> None:
    """108 cards, 20 of them actions (AR-1.1)."""
    actions = sum([card.count for card in box.cards if card.is_action])
    total = sum([card.count for card in box.cards])
    if total != DECK or actions != ACTIONS:
        facts: dict[str, object] = {"cards": DECK, "actions": ACTIONS, "given": total, "given-actions": actions}
        fail(source, "card", "deck", facts)
