"""Worlds of Artificium that differ from the true one only in what a seat cannot know, made without its guesses."""

from collections.abc import Iterator

from tilewright.games.artificium.book import Book
from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

# All see whose hand was scouted and who drew for it (AR-5.3), who swapped which card, and who discards what at
# the end of a round (AR-6.3); a view keeps only which cards are certain, the market, and the discards as one pile.
LOUD = frozenset({"scouted", "drew", "swapped", "closed"})


def planted(rules: Rules, s: State, seat: int, dice: Rng) -> Iterator[tuple[str, State]]:
    assert isinstance(rules, Book)
    assert isinstance(s, ArtificiumState)
    others = [other for other in range(rules.seats) if other != seat]
    for maker in (swap_with_deck, swap_hands, lay_another, choose_otherwise, know_more):
        copy = s.clone()
        if maker(rules, copy, others, dice):
            yield maker.__name__, copy


def certain(rules: Book, s: ArtificiumState, holder: int, card: int) -> int:
    """At least so many of that card does somebody know to be with that holder."""
    at = holder * CARD_KINDS + card
    return max(s.known[at :: rules.seats * CARD_KINDS])


def unknown_cards(rules: Book, s: ArtificiumState, holder: int) -> list[int]:
    """Cards of a hand that nobody else knows."""
    hidden = s.face_down and s.laid[holder] != NO_CARD
    at = holder * CARD_KINDS
    if hidden:  # whether a known card was laid is not known: leave hands alone that could have
        return [card for card in range(CARD_KINDS) if s.hand[at + card] and not certain(rules, s, holder, card)]
    return [card for card in range(CARD_KINDS) if s.hand[at + card] > certain(rules, s, holder, card)]


def fits_deck(rules: Book, s: ArtificiumState, card: int) -> bool:
    """Whether everybody thinks it possible that one more of that card is in the deck."""
    return all(s.deck[card] < most for most in s.unseen[card::CARD_KINDS])


def swap_with_deck(rules: Book, s: ArtificiumState, others: list[int], dice: Rng) -> bool:
    """A card that nobody saw against one of the deck; who drew it has counted it."""
    s.coming = vec[i64]()
    changed = False
    for other in others:
        at = other * CARD_KINDS
        given = [card for card in unknown_cards(rules, s, other) if not s.dropping[at + card]]
        drawn = [card for card in range(CARD_KINDS) if s.deck[card]]
        if not given or not drawn:
            continue
        old, new = given[dice.below(len(given))], drawn[dice.below(len(drawn))]
        if old == new or not fits_deck(rules, s, old) or s.unseen[at + new] <= s.deck[new] - 1:
            continue
        s.hand[at + old] -= 1
        s.hand[at + new] += 1
        s.deck[old] += 1
        s.deck[new] -= 1
        changed = True
    return changed


def swap_hands(rules: Book, s: ArtificiumState, others: list[int], dice: Rng) -> bool:
    """Two others hold each other's cards, as far as nobody saw them."""
    if len(others) < 2:
        return False
    dice.shuffle(others)
    one, two = others[0], others[1]
    mine = [card for card in unknown_cards(rules, s, one) if not s.dropping[one * CARD_KINDS + card]]
    theirs = [card for card in unknown_cards(rules, s, two) if not s.dropping[two * CARD_KINDS + card]]
    if not mine or not theirs:
        return False
    left, right = mine[dice.below(len(mine))], theirs[dice.below(len(theirs))]
    for seat, lost, gained in ((one, left, right), (two, right, left)):
        s.hand[seat * CARD_KINDS + lost] -= 1
        s.hand[seat * CARD_KINDS + gained] += 1
    return left != right


def lay_another(rules: Book, s: ArtificiumState, others: list[int], dice: Rng) -> bool:
    """Another card of the same hand lies face down."""
    changed = False
    for other in others:
        at = other * CARD_KINDS
        choices = [card for card in range(CARD_KINDS) if s.hand[at + card] and card != s.laid[other]]
        if s.face_down and s.laid[other] != NO_CARD and choices:
            card = choices[dice.below(len(choices))]
            s.hand[at + s.laid[other]] += 1
            s.hand[at + card] -= 1
            s.laid[other] = card
            changed = True
    return changed


def choose_otherwise(rules: Book, s: ArtificiumState, others: list[int], dice: Rng) -> bool:
    """At the end of a round others discard and sell something else (AR-6.3)."""
    if not s.stack or s.stack[-1].step != rules.closing_step:
        return False
    for other in others:
        for width, have, chosen in ((CARD_KINDS, s.hand, s.dropping), (RESOURCE_KINDS, s.goods, s.selling)):
            for at in range(other * width, other * width + width):
                chosen[at] = dice.below(have[at] + 1)
    return True


def know_more(rules: Book, s: ArtificiumState, others: list[int], dice: Rng) -> bool:
    """Others have seen more of each other's cards, by a scouting that this seat did not look into."""
    changed = False
    for observer in others:
        for holder in others:
            cards = unknown_cards(rules, s, holder)
            if holder != observer and cards:
                card = cards[dice.below(len(cards))]
                s.known[(observer * rules.seats + holder) * CARD_KINDS + card] += 1
                changed = True
    return changed
