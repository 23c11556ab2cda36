"""The printed facts as flat lists for the planner, made once for each rule book."""

from typing import Final, TypeAlias

from tilewright.bots.artificium import weights
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.terms import SCOUTING as FIRST_ACTION
from tilewright.kernel.native import Row, i64, vec

Floats: TypeAlias = vec[float]

# Counts by kind in one machine number: of cards 4 bits each, of resources 7.
CARD_BITS: Final[i64] = 4
CARD_MASK: Final[i64] = 15
GOOD_BITS: Final[i64] = 7
GOOD_MASK: Final[i64] = 127


class Ledger:
    """By card: inputs, outputs, points, class and worth; by resource: prices."""

    def __init__(self, r: Artificium) -> None:
        box = r.box
        self.seats = r.seats
        self.rounds = box.numbers.rounds
        self.rate = 1.0 / box.numbers.coins_per_point
        self.fair_coins: i64 = box.numbers.fair_coins
        self.buy: Row = vec[i64](box.buy)
        self.sell: Row = vec[i64](box.sell)
        self.track: Row = vec[i64](box.track)
        self.fees: Row = vec[i64]([box.numbers.theft_coins[resource.level] for resource in box.resources])
        self.inputs: list[list[int]] = [card.inputs[:] for card in box.cards]
        self.outputs: list[list[int]] = [card.outputs[:] for card in box.cards]
        self.needs: list[list[int]] = [kinds_of(card.inputs) for card in box.cards]
        self.makes: list[list[int]] = [kinds_of(card.outputs) for card in box.cards]
        self.taken: Row = vec[i64]([packed_goods(card.inputs) for card in box.cards])
        self.made: Row = vec[i64]([packed_goods(card.outputs) for card in box.cards])
        self.coins: Row = vec[i64]([card.input_coins for card in box.cards])
        self.points: Row = vec[i64]([card.points for card in box.cards])
        self.effect: Row = vec[i64]([card.effect for card in box.cards])
        self.group: Row = vec[i64]([group_of(r, card) for card in range(CARD_KINDS)])
        self.worth: Floats = vec[float](
            [resource.sell * (1.0 + weights.PREMIUM[resource.level]) for resource in box.resources]
        )  # in coins
        self.supplied: Floats = vec[float]([more for card in range(CARD_KINDS) for more in supplied(r, card)])
        self.poor: Floats = vec[float]([weights.KEEP_POOR[group] for group in self.group])
        self.rich: Floats = vec[float]([weights.KEEP_RICH[group] for group in self.group])
        self.knees: Floats = vec[float](weights.KNEES)
        self.slopes: Floats = vec[float]([slope for pieces in weights.COIN for slope in pieces])
        self.hurt: float = weights.HURT_DUEL if r.seats == 2 else weights.HURT_TABLE
        self.knight_gain: float = box.numbers.knight_back * self.hurt


def packed_goods(counts: list[int]) -> int:
    """Counts by resource in one number."""
    found = 0
    for kind, count in enumerate(counts):
        found |= count << GOOD_BITS * kind
    return found


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
