"""The printed facts of the box as objects that never change after loading."""

from typing import Final

from tilewright.games.artificium.content.terms import CARD_KINDS, LEVELS, RESOURCE_KINDS
from tilewright.kernel.native import Row, i64, vec

NO_CELL: Final = -1


class Resource:
    """A kind of resource: its level, and the prices of the bank."""

    def __init__(self, key: str, names: dict[str, str], level: int, buy: int, sell: int) -> None:
        self.key = key
        self.names = names
        self.level = level
        self.buy = buy
        self.sell = sell


class Card:
    """A kind of card. Inputs and outputs have one number for each kind of resource."""

    def __init__(
        self,
        key: str,
        names: dict[str, str],
        is_action: bool,
        count: int,
        inputs: list[int],
        input_coins: int,
        outputs: list[int],
        points: int,
        effect: int,
    ) -> None:
        self.key = key
        self.names = names
        self.is_action = is_action
        self.count = count
        self.inputs = inputs
        self.needed: Row = vec[i64](inputs)  # the same, packed
        self.input_coins = input_coins
        self.outputs = outputs
        self.points = points
        self.effect = effect


class Numbers:
    """The numbers of the rules that are no property of a card or resource."""

    def __init__(self) -> None:
        self.rounds = 0
        self.starting_coins = 0
        self.hand = 0
        self.market = 0
        self.swap_coins = 0
        self.fair_coins = 0
        self.theft_coins: list[int] = [0] * (LEVELS + 1)  # by level; 0: nothing of that level can be stolen
        self.knight_back = 0
        self.mage_draw = 0
        self.mage_discard = 0
        self.coins_per_point = 0


class Box:
    """Everything that is in the box; what is asked for all the time lies ready in rows and lists."""

    def __init__(
        self,
        resources: list[Resource],
        cards: list[Card],
        numbers: Numbers,
        track: list[int],
        reconstructed: list[str],
    ) -> None:
        self.resources = resources
        self.cards = cards
        self.numbers = numbers
        self.track = track  # by cell: the resource that it gives, or NO_CELL
        self.reconstructed = reconstructed  # the facts that are not the printed ones, as `resource.wood.buy`
        self.buy: Row = vec[i64]([resource.buy for resource in resources])
        self.sell: Row = vec[i64]([resource.sell for resource in resources])
        self.margin: Row = vec[i64]([resource.buy - resource.sell for resource in resources])
        self.is_action: list[bool] = [card.is_action for card in cards]
        self.card_keys: tuple[str, ...] = tuple([card.key for card in cards])
        self.resource_keys: tuple[str, ...] = tuple([resource.key for resource in resources])
        assert len(cards) == CARD_KINDS
        assert len(resources) == RESOURCE_KINDS

    def card(self, key: str) -> int:
        return self.card_keys.index(key)

    def resource(self, key: str) -> int:
        return self.resource_keys.index(key)

    def fingerprint_facts(self) -> list[object]:
        """Everything that rules read, in a fixed order, for the digest that a record names; no names."""
        n = self.numbers
        whole: list[object] = [
            *(n.rounds, n.starting_coins, n.hand, n.market, n.swap_coins, n.fair_coins, n.theft_coins),
            *(n.knight_back, n.mage_draw, n.mage_discard, n.coins_per_point, self.track),
        ]
        resources: list[object] = [[one.key, one.level, one.buy, one.sell] for one in self.resources]
        cards: list[object] = [
            [one.key, one.is_action, one.count, one.inputs, one.input_coins, one.outputs, one.points, one.effect]
            for one in self.cards
        ]
        return [whole, resources, cards]
