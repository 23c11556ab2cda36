"""The printed facts as flat lists for the planner, made once for each rule book."""

from tilewright.bots.artificium import weights
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.terms import SCOUTING as FIRST_ACTION


class Ledger:
    """By card: inputs, outputs, points, class and worth; by resource: prices."""

    def __init__(self, r: Artificium) -> None:
        box = r.box
        self.seats = r.seats
        self.rounds = box.numbers.rounds
        self.rate = 1.0 / box.numbers.coins_per_point
        self.buy: list[int] = box.buy[:]
        self.sell: list[int] = box.sell[:]
        self.track: list[int] = box.track[:]
        self.fees: list[int] = [box.numbers.theft_coins[resource.level] for resource in box.resources]
        self.inputs: list[list[int]] = [card.inputs[:] for card in box.cards]
        self.outputs: list[list[int]] = [card.outputs[:] for card in box.cards]
        self.needs: list[list[int]] = [kinds_of(card.inputs) for card in box.cards]
        self.makes: list[list[int]] = [kinds_of(card.outputs) for card in box.cards]
        self.coins: list[int] = [card.input_coins for card in box.cards]
        self.points: list[int] = [card.points for card in box.cards]
        self.effect: list[int] = [card.effect for card in box.cards]
        self.group: list[int] = [group_of(r, card) for card in range(CARD_KINDS)]
        self.worth: list[float] = [
            resource.sell * (1.0 + weights.PREMIUM[resource.level]) for resource in box.resources
        ]  # in coins
        self.supplied: list[list[float]] = [supplied(r, card) for card in range(CARD_KINDS)]
        self.hurt: float = weights.HURT_DUEL if r.seats == 2 else weights.HURT_TABLE


def kinds_of(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) if count]


def supplied(r: Artificium, card: int) -> list[float]:
    """By resource: how much more the card is worth to keep if that lies ready."""
    found = [0.0] * RESOURCE_KINDS
    needs = kinds_of(r.box.cards[card].inputs)
    levels = [r.box.resources[kind].level for kind in needs]
    for kind, level in zip(needs, levels, strict=True):
        lesser = max(levels) == weights.PALACE and level < max(levels)
        found[kind] = weights.PALACE_DRINK if lesser else weights.KEEP_SUPPLIED[level]
    return found


def group_of(r: Artificium, card: int) -> int:
    """The class of a card: see weights."""
    printed = r.box.cards[card]
    if printed.is_action:
        return weights.SCOUTING + printed.effect - FIRST_ACTION
    return max([r.box.resources[kind].level for kind in kinds_of(printed.inputs)], default=weights.SOURCE)
