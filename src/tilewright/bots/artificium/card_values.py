"""The printed facts as flat lists for the planner, made once for each rule book."""

from tilewright.bots.artificium import limits
from tilewright.bots.artificium.packed_counts import pack_goods
from tilewright.bots.artificium.weights import CardWeights, LearnedWeights
from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.content.terms import SCOUTING as FIRST_ACTION
from tilewright.games.artificium.game import Artificium
from tilewright.kernel.native import FloatRow, Row, i64, vec


class CardValues:
    """By card: inputs, outputs, points and class; by resource: prices; and what is believed of their worth."""

    def __init__(self, r: Artificium, weights: CardWeights, learned: LearnedWeights | None = None) -> None:
        box = r.box
        self.w = weights
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
        self.taken: Row = vec[i64]([pack_goods(card.inputs) for card in box.cards])
        self.made: Row = vec[i64]([pack_goods(card.outputs) for card in box.cards])
        self.coins: Row = vec[i64]([card.input_coins for card in box.cards])
        self.points: Row = vec[i64]([card.points for card in box.cards])
        self.effect: Row = vec[i64]([card.effect for card in box.cards])
        self.group: Row = vec[i64]([group_of(r, card) for card in range(CARD_KINDS)])
        self.worth: FloatRow = vec[float]()  # by resource, in coins
        self.supplied: FloatRow = vec[float]()  # by card and resource
        self.poor: FloatRow = vec[float]()  # by rounds to come and card
        self.rich: FloatRow = vec[float]()
        self.poor_at, self.rich_at = 0.0, 1.0  # wealth
        self.knees: FloatRow = vec[float]()
        self.slopes: FloatRow = vec[float]()  # by rounds to come and piece
        self.scout: FloatRow = vec[float]()  # by rounds to come: at no wealth, by wealth, by other cards in hand
        self.mage: FloatRow = vec[float]()
        self.hurt: float = weights.hurt_duel if r.seats == 2 else weights.hurt_table
        self.later_theft = weights.later_theft
        self.whole = weights.whole
        self.knight_gain: float = box.numbers.knight_back * self.hurt
        if learned is not None:
            self.believe_learned(r, learned)
        else:
            self.believe_weights(r, weights)

    def believe_weights(self, r: Artificium, weights: CardWeights) -> None:
        """Plain numbers, the same for all cards of a class."""
        premium = weights.premium
        self.worth = vec[float]([resource.sell * (1.0 + premium[resource.level]) for resource in r.box.resources])
        self.supplied = supplied_rows(r, weights.keep_supplied, weights.palace_drink)
        rounds = range(self.rounds)
        self.poor = vec[float]([weights.keep_poor[group] for _ in rounds for group in self.group])
        self.rich = vec[float]([weights.keep_rich[group] for _ in rounds for group in self.group])
        self.poor_at, self.rich_at = weights.poor, weights.rich
        self.knees = weights.knees
        self.slopes = flat(weights.coin)
        self.scout = flat([vec[float]([worth, 0.0, 0.0]) for worth in weights.scout])
        self.mage = flat([vec[float]([worth, 0.0, 0.0]) for worth in weights.mage])

    def believe_learned(self, r: Artificium, learned: LearnedWeights) -> None:
        """Card by card and round by round, from games that were played out."""
        self.worth = learned.goods
        self.supplied = supplied_rows(r, learned.supplied, learned.supplied[2])
        self.poor, self.rich = flat(learned.keep_poor), flat(learned.keep_rich)
        self.poor_at, self.rich_at = learned.poor, learned.rich
        self.knees, self.slopes = learned.knees, flat(learned.coin)
        self.scout, self.mage = flat(learned.scout), flat(learned.mage)


def flat(rows: list[FloatRow]) -> FloatRow:
    return vec[float]([number for row in rows for number in row])


def supplied_rows(r: Artificium, by_level: FloatRow, drink: float) -> FloatRow:
    return flat([supplied(r, card, by_level, drink) for card in range(CARD_KINDS)])


def kinds_of(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) if count]


def supplied(r: Artificium, card: int, by_level: FloatRow, drink: float) -> FloatRow:
    """By resource: how much more the card is worth to keep if that lies ready."""
    found = vec[float]([0.0] * RESOURCE_KINDS)
    needs = kinds_of(r.box.cards[card].inputs)
    levels = [r.box.resources[kind].level for kind in needs]
    for kind, level in zip(needs, levels, strict=True):
        lesser = max(levels) == limits.PALACE and level < max(levels)
        found[kind] = drink if lesser else by_level[level]
    return found


def group_of(r: Artificium, card: int) -> int:
    """The class of a card: see limits."""
    printed = r.box.cards[card]
    if printed.is_action:
        return limits.SCOUTING + printed.effect - FIRST_ACTION
    return max([r.box.resources[kind].level for kind in kinds_of(printed.inputs)], default=limits.SOURCE)
