"""Set-up: the deck, coins and the first player (AR-1)."""

from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import NO_CARD, Table
from tilewright.games.artificium.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame


def empty_table(r: Artificium, rng: Rng) -> Table:
    """All cards in the deck, everybody with nothing."""
    s = Table(rng, [])
    seats = r.seats
    s.deck = [card.count for card in r.box.cards]
    s.unseen = s.deck * (seats + 1)
    s.discards, s.market = [0] * CARD_KINDS, [0] * CARD_KINDS
    s.hand, s.applied, s.dropping = (
        [0] * (seats * CARD_KINDS),
        [0] * (seats * CARD_KINDS),
        [0] * (seats * CARD_KINDS),
    )
    s.known = [0] * ((seats + 1) * seats * CARD_KINDS)
    s.goods, s.selling = [0] * (seats * RESOURCE_KINDS), [0] * (seats * RESOURCE_KINDS)
    s.laid = [NO_CARD] * seats
    s.coins, s.points = [0] * seats, [0] * seats
    return s


def set_up(r: Artificium, s: Table) -> None:
    """The coins, a random first player, and the question that begins the first round (AR-1.2)."""
    s.coins = [r.box.numbers.starting_coins] * r.seats
    s.first = s.rng.below(r.seats)
    s.stack.append(Frame(r.round_step, -1))
