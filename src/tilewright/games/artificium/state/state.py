"""The state of a game of Artificium: a few rows of numbers, cards and resources counted by kind."""

from typing import Final

from tilewright.kernel.bits import has_bit, with_bit, without_bit
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.packing import WRITES_ITSELF, PackedFields
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import CORE_FIELDS, Frame, Pack, State

NO_CARD: Final = -1


class ArtificiumState(State):
    """Rows by seat and kind lie flat: seat * CARD_KINDS + card, seat * RESOURCE_KINDS + resource.

    The deck has no order, unless a position has set one: a card is drawn blind when it is needed. Rows by observer
    have one row more than there are seats: the last is what everybody knows, also a spectator. What a seat knows
    of its own hand is taken to be that, too: it is what can be read of it from outside.
    """

    def __init__(self, rng: Rng, stack: list[Frame]) -> None:
        super().__init__(rng, stack)
        self.round: i64 = 0
        self.first: i64 = 0  # the first player
        self.inside: i64 = 0  # seats still in the round, a bit each
        self.passed: i64 = 0  # seats that passed in the card market
        self.traded: i64 = 0  # seats that have swapped or redrawn there
        self.face_down: i64 = 0  # 1 while laid cards are not revealed
        # Piles, by card.
        self.deck: Row = vec[i64]()
        self.coming: Row = vec[i64]()  # cards of the deck that come first, where a position has set them
        self.discards: Row = vec[i64]()
        self.market: Row = vec[i64]()
        # By seat.
        self.hand: Row = vec[i64]()  # * CARD_KINDS
        self.applied: Row = vec[i64]()  # * CARD_KINDS: cards that lie before the player
        self.laid: Row = vec[i64]()  # the card laid in this step, or NO_CARD
        self.coins: Row = vec[i64]()
        self.goods: Row = vec[i64]()  # * RESOURCE_KINDS
        self.points: Row = vec[i64]()
        # Chosen at the end of a round and not yet done, because nobody sees it before (AR-6.3).
        self.dropping: Row = vec[i64]()  # * CARD_KINDS
        self.selling: Row = vec[i64]()  # * RESOURCE_KINDS
        # By observer: what each knows for certain.
        self.known: Row = vec[i64]()  # (observer * seats + holder) * CARD_KINDS: at least so many are in that hand
        self.unseen: Row = vec[i64]()  # observer * CARD_KINDS: at most so many are in the deck
        self.final: list[int] = []  # points by seat once the game is over

    def is_inside(self, seat: i64) -> bool:
        """Whether that seat is still in the round."""
        return has_bit(self.inside, seat)

    def leave_round(self, seat: i64) -> None:
        self.inside = without_bit(self.inside, seat)

    def has_passed(self, seat: i64) -> bool:
        """Whether that seat has passed in the card market."""
        return has_bit(self.passed, seat)

    def note_pass(self, seat: i64) -> None:
        self.passed = with_bit(self.passed, seat)

    def has_traded(self, seat: i64) -> bool:
        """Whether that seat has swapped or redrawn in the card market."""
        return has_bit(self.traded, seat)

    def note_trade(self, seat: i64) -> None:
        self.traded = with_bit(self.traded, seat)

    def clone(self) -> "ArtificiumState":
        copy = ArtificiumState(self.rng.clone(), [frame.clone() for frame in self.stack])
        copy.reveals = self.reveals
        copy.round = self.round
        copy.first = self.first
        copy.inside = self.inside
        copy.passed = self.passed
        copy.traded = self.traded
        copy.face_down = self.face_down
        copy.deck = self.deck[:]
        copy.coming = self.coming
        copy.discards = self.discards[:]
        copy.market = self.market[:]
        copy.hand = self.hand[:]
        copy.applied = self.applied[:]
        copy.laid = self.laid[:]
        copy.coins = self.coins[:]
        copy.goods = self.goods[:]
        copy.points = self.points[:]
        copy.dropping = self.dropping[:]
        copy.selling = self.selling[:]
        copy.known = self.known[:]
        copy.unseen = self.unseen[:]
        copy.final = self.final
        return copy

    def packed(self, pack: Pack) -> bytes:
        if len(self.coming) or not WRITES_ITSELF:
            return super().packed(pack)
        return PACKED.write(self, self.freeze_plain())

    def freeze_plain(self) -> dict[str, object]:
        """All but the packed rows."""
        frozen = self.freeze_core()
        for name in PLAIN:
            frozen[name] = getattr(self, name)
        return frozen

    def freeze(self) -> dict[str, object]:
        frozen = self.freeze_plain()
        for name in ROWS:
            frozen[name] = list(getattr(self, name))
        if len(self.coming):
            frozen["coming"] = list(self.coming)
        return frozen


def as_artificium(state: State) -> ArtificiumState:
    """A state of this game as such: what the kernel hands to steps and rules is any game's."""
    assert isinstance(state, ArtificiumState)
    return state


# The fields that are plain data, and those that are packed rows.
PLAIN: Final[tuple[str, ...]] = ("round", "first", "inside", "passed", "traded", "face_down", "final")
ROWS: Final[tuple[str, ...]] = (
    *("deck", "discards", "market", "hand", "applied", "laid", "coins", "goods", "points", "dropping", "selling"),
    *("known", "unseen"),
)
PACKED: Final = PackedFields({name: name for name in (*CORE_FIELDS, *PLAIN, *ROWS)}, ROWS)
