"""Set-up: the deck, coins and the first player (AR-1)."""

from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import repeated, row_of
from tilewright.kernel.state import Frame


def empty_state(r: Artificium, rng: Rng) -> ArtificiumState:
    """All cards in the deck, everybody with nothing."""
    s = ArtificiumState(rng, [])
    seats = r.seats
    s.deck = vec[i64]([card.count for card in r.box.cards])
    s.unseen = repeated(s.deck, seats + 1)
    s.discards, s.market = row_of(0, CARD_KINDS), row_of(0, CARD_KINDS)
    s.hand, s.applied, s.dropping = (
        row_of(0, seats * CARD_KINDS),
        row_of(0, seats * CARD_KINDS),
        row_of(0, seats * CARD_KINDS),
    )
    s.known = row_of(0, (seats + 1) * seats * CARD_KINDS)
    s.goods, s.selling = row_of(0, seats * RESOURCE_KINDS), row_of(0, seats * RESOURCE_KINDS)
    s.laid = row_of(NO_CARD, seats)
    s.coins, s.points = row_of(0, seats), row_of(0, seats)
    return s


def set_up(r: Artificium, s: ArtificiumState) -> None:
    """The coins, a random first player, and the question that begins the first round (AR-1.2)."""
    s.coins = row_of(r.box.numbers.starting_coins, r.seats)
    s.first = s.rng.below(r.seats)
    s.stack.append(Frame(r.round_step, -1))
