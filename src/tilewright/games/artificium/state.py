"""The state of a game of Artificium: a few lists of numbers, cards and resources counted by kind."""

from typing import Final

from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame, State

NO_CARD: Final = -1


class Table(State):
    """Lists by seat and kind lie flat: seat * CARD_KINDS + card, seat * RESOURCE_KINDS + resource.

    The deck has no order: a card is drawn blind when it is needed. Lists by observer have one row more than there
    are seats: the last is what everybody knows, also a spectator. What a seat knows of its own hand is taken to be
    that, too: it is what can be read of it from outside.
    """

    def __init__(self, rng: Rng, stack: list[Frame]) -> None:
        super().__init__(rng, stack)
        self.round = 0
        self.first = 0  # the first player
        self.inside = 0  # seats still in the round, a bit each
        self.passed = 0  # seats that passed in the card market
        self.traded = 0  # seats that have swapped or redrawn there
        self.face_down = 0  # 1 while laid cards are not revealed
        # Piles, by card.
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.market: list[int] = []
        # By seat.
        self.hand: list[int] = []  # * CARD_KINDS
        self.applied: list[int] = []  # * CARD_KINDS: cards that lie before the player
        self.laid: list[int] = []  # the card laid in this step, or NO_CARD
        self.coins: list[int] = []
        self.goods: list[int] = []  # * RESOURCE_KINDS
        self.points: list[int] = []
        # Chosen at the end of a round and not yet done, because nobody sees it before (AR-6.3).
        self.dropping: list[int] = []  # * CARD_KINDS
        self.selling: list[int] = []  # * RESOURCE_KINDS
        # By observer: what each knows for certain.
        self.known: list[int] = []  # (observer * seats + holder) * CARD_KINDS: at least so many are in that hand
        self.unseen: list[int] = []  # observer * CARD_KINDS: at most so many are in the deck
        self.final: list[int] = []  # points by seat once the game is over

    def clone(self) -> "Table":
        twin = Table(self.rng.clone(), [frame.clone() for frame in self.stack])
        twin.reveals = self.reveals
        twin.round = self.round
        twin.first = self.first
        twin.inside = self.inside
        twin.passed = self.passed
        twin.traded = self.traded
        twin.face_down = self.face_down
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.market = self.market[:]
        twin.hand = self.hand[:]
        twin.applied = self.applied[:]
        twin.laid = self.laid[:]
        twin.coins = self.coins[:]
        twin.goods = self.goods[:]
        twin.points = self.points[:]
        twin.dropping = self.dropping[:]
        twin.selling = self.selling[:]
        twin.known = self.known[:]
        twin.unseen = self.unseen[:]
        twin.final = self.final
        return twin

    def freeze(self) -> dict[str, object]:
        frozen = self.freeze_core()
        for name in PLAIN:
            frozen[name] = getattr(self, name)
        return frozen


# The fields that are plain data, in the order in which they are declared.
PLAIN: Final[tuple[str, ...]] = (
    *("round", "first", "inside", "passed", "traded", "face_down", "deck", "discards", "market"),
    *("hand", "applied", "laid", "coins", "goods", "points", "dropping", "selling", "known", "unseen", "final"),
)
