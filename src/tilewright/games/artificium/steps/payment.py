"""Whether a card can be paid, now or after some trades (AR-4.8, AR-5.7)."""

from typing import Final

from tilewright.games.artificium.content.terms import CARD_KINDS, RECONSTRUCTION, RESOURCE_KINDS, SCOUTING, THEFT
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.games.artificium.steps.card_moves import hand_size
from tilewright.kernel.native import i64

IMPOSSIBLE: Final = -1


def fee_of(r: Artificium, s: ArtificiumState, seat: i64, card: i64) -> i64:
    """The fewest coins that applying the card takes, or IMPOSSIBLE: no target (AR-5.7)."""
    printed = r.box.cards[card]
    effect = printed.effect
    if effect < SCOUTING:
        return printed.input_coins
    if effect == SCOUTING:
        return 0 if scouted_seats(r, s, seat) else IMPOSSIBLE
    if effect == RECONSTRUCTION:
        return 0 if returned_cards(r, s, seat) else IMPOSSIBLE
    if effect == THEFT:
        fees = [r.box.numbers.theft_coins[level] for level in stolen_levels(r, s, seat)]
        return min(fees) if fees else IMPOSSIBLE
    return 0


def slack_of(r: Artificium, s: ArtificiumState, seat: i64, card: i64, fee: i64) -> i64:
    """The coins left if all that is not needed were sold and all that is missing bought; below 0: not payable.

    To buy costs more than to sell brings, so no other way to trade leaves more, and inputs are best kept.
    """
    slack = s.coins[seat] - fee
    inputs, sell, buy = r.box.cards[card].needed, r.box.sell, r.box.buy
    goods, at = s.goods, seat * RESOURCE_KINDS
    for resource in range(RESOURCE_KINDS):
        spare = goods[at + resource] - inputs[resource]
        if spare > 0:
            slack += spare * sell[resource]
        elif spare < 0:
            slack += spare * buy[resource]
    return slack


def is_payable(r: Artificium, s: ArtificiumState, seat: i64, card: i64, fee: i64) -> bool:
    """Whether the card can be paid with what is there."""
    if s.coins[seat] < fee:
        return False
    goods, at = s.goods, seat * RESOURCE_KINDS
    for needed in r.box.cards[card].needed:
        if goods[at] < needed:
            return False
        at += 1
    return True


def scouted_seats(r: Artificium, s: ArtificiumState, seat: i64) -> list[int]:
    """Other players with a card in hand, also those out of the round (AR-5.7, AR-5.9)."""
    return [other for other in range(r.seats) if other != seat and hand_size(s, other)]


def returned_cards(r: Artificium, s: ArtificiumState, seat: i64) -> list[int]:
    """Own cards that lie there, but no Reconstruction (AR-5.4, AR-8.5)."""
    applied, at, cards = s.applied, seat * CARD_KINDS, r.box.cards
    return [card for card in range(CARD_KINDS) if applied[at + card] and cards[card].effect != RECONSTRUCTION]


def stolen_levels(r: Artificium, s: ArtificiumState, seat: i64) -> list[int]:
    """The levels of which another player has a resource that can be stolen (AR-5.6, AR-5.9)."""
    levels = []
    for level, fee in enumerate(r.box.numbers.theft_coins):
        if fee and any([stolen_seats(r, s, seat, kind) for kind in level_kinds(r, level)]):
            levels.append(level)
    return levels


def level_kinds(r: Artificium, level: int) -> list[int]:
    return [kind for kind, resource in enumerate(r.box.resources) if resource.level == level]


def stolen_seats(r: Artificium, s: ArtificiumState, seat: i64, resource: i64) -> list[int]:
    """Other players with that resource."""
    return [other for other in range(r.seats) if other != seat and s.goods[other * RESOURCE_KINDS + resource]]
