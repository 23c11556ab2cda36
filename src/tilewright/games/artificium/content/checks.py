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


def fail(source: str, entry: str, message: str) -> NoReturn:
    raise ContentError(f"{source}: {entry}: {message}")


def check_prices(resource: Resource, source: str) -> None:
    """Then every loop of trades loses coins, and no trade window goes on for ever (AR-4.8)."""
    if resource.buy <= resource.sell:
        prices = f"bought for {resource.buy} and sold for {resource.sell}"
        fail(source, f"resource.{resource.key}", f"{prices}: the price to buy must be the higher one")


def check_loop(box: Box, card: Card, source: str) -> None:
    """To buy what a building takes and to sell what it gives must not make coins."""
    if not any(card.inputs):
        return
    paid = card.input_coins + sum([amount * box.buy[kind] for kind, amount in enumerate(card.inputs)])
    gained = sum([amount * box.sell[kind] for kind, amount in enumerate(card.outputs)])
    if gained > paid:
        prices = f"its inputs can be bought for {paid} and its outputs sold for {gained}"
        fail(source, f"card.{card.key}", f"{prices}: to buy, produce and sell must not make coins")


def check_count(box: Box, source: str) -> None:
    """108 cards, 20 of them actions (AR-1.1)."""
    actions = sum([card.count for card in box.cards if card.is_action])
    total = sum([card.count for card in box.cards])
    if total != DECK or actions != ACTIONS:
        fail(
            source, "card", f"{DECK} cards with {ACTIONS} actions are needed, not {total} with {actions} (AR-1.1)"
        )
