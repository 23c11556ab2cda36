"""Possible worlds: what a seat cannot know is dealt anew, what it has seen stays (AR-1.3)."""

from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.kernel.native import Row, i64
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import put, row_of, total


def possible_world(r: Artificium, s: ArtificiumState, seat: int, rng: Rng) -> ArtificiumState:
    """A table that this seat (-1: a spectator) could not tell from the true one; reads nothing it cannot see."""
    guess = s.clone()
    guess.rng = rng.fork()
    guess.coming = row_of(0, 0)  # nobody knows the order of the deck
    others = [other for other in range(r.seats) if other != seat]
    observer = seat if seat >= 0 else r.seats
    hidden = [other for other in others if s.face_down and s.laid[other] != NO_CARD]
    for other in hidden:  # back to the hand that it came from, to be laid again when the hands are dealt
        guess.hand[other * CARD_KINDS + guess.laid[other]] += 1
    deal_hands(r, guess, observer, others, rng)
    for other in hidden:
        lay_some_card(guess, other, rng)
    for other in others:
        forget_choices(guess, other)
        share_knowledge(r, guess, other, seat)
    return guess


def deal_hands(r: Artificium, s: ArtificiumState, observer: int, others: list[int], rng: Rng) -> None:
    """Certain cards stay; the rest of the other hands and the deck are one pool of cards not seen."""
    pool = s.deck
    needs = []
    for other in others:
        at, known = other * CARD_KINDS, (observer * r.seats + other) * CARD_KINDS
        need: i64 = 0
        for card in range(CARD_KINDS):
            unknown = s.hand[at + card] - s.known[known + card]
            pool[card] += unknown
            need += unknown
        needs.append(need)
        put(s.hand, at, s.known[known : known + CARD_KINDS])
    in_hands = split_pool(s, observer, sum(needs), rng)
    for other, need in zip(others, needs, strict=True):
        for _ in range(need):
            s.hand[other * CARD_KINDS + rng.draw(in_hands)] += 1


def split_pool(s: ArtificiumState, observer: i64, count: i64, rng: Rng) -> Row:
    """So many cards of the pool as are in hands, by kind; what is left in the pool is the deck.

    A deck made of discards has no more cards of a kind than went into it: the others must be in hands (AR-6.2).
    """
    pool = s.deck
    in_hands = row_of(0, CARD_KINDS)
    for card in range(CARD_KINDS):
        more = pool[card] - s.unseen[observer * CARD_KINDS + card]
        if more > 0:
            in_hands[card] = more
            pool[card] -= more
    for _ in range(count - total(in_hands)):
        in_hands[rng.draw(pool)] += 1
    return in_hands


def lay_some_card(s: ArtificiumState, seat: int, rng: Rng) -> None:
    at = seat * CARD_KINDS
    card = rng.draw(s.hand[at : at + CARD_KINDS])
    s.hand[at + card] -= 1
    s.laid[seat] = card


def forget_choices(s: ArtificiumState, seat: int) -> None:
    """What that seat has chosen at the end of a round is not known: as if it kept everything (AR-6.3)."""
    put(s.dropping, seat * CARD_KINDS, row_of(0, CARD_KINDS))
    put(s.selling, seat * RESOURCE_KINDS, row_of(0, RESOURCE_KINDS))


def share_knowledge(r: Artificium, s: ArtificiumState, other: int, seat: int) -> None:
    """What others know of third hands and the deck is taken to be what all know; of their own hands it stays."""
    seats = r.seats
    for holder in range(seats):
        if holder != seat:
            mine, common = (other * seats + holder) * CARD_KINDS, (seats * seats + holder) * CARD_KINDS
            put(s.known, mine, s.known[common : common + CARD_KINDS])
    put(s.unseen, other * CARD_KINDS, s.unseen[seats * CARD_KINDS :])
