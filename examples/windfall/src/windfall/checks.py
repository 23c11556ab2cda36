"""What this game tells the conformance suite: where its cards are, and worlds that differ in hidden cards only."""

from collections.abc import Iterator

from tilewright.conformance import Checks
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from windfall.actions import HIGHEST
from windfall.book import EACH
from windfall.state import NO_CARD, WindfallState, as_windfall


def count_cards(rules: Rules, s: State) -> list[str]:
    """Every number of which there are not eight, every prize that is there twice."""
    s = as_windfall(s)
    wrong = []
    for card in range(HIGHEST):
        found = s.deck[card] + s.discards[card] + sum(hand[card] for hand in s.hands) + s.laid.count(card)
        if found != EACH:
            wrong.append(f"{found} cards of number {card + 1}")
    shown = [*s.middle, *(prize for row in s.won for prize in row)]
    wrong += [f"prize {prize} twice" for prize in set(shown) if shown.count(prize) + s.prizes[prize] > 1]
    return wrong


def swap_with_deck(s: WindfallState, others: list[int], dice: Rng) -> bool:
    """A card of each other hand against one of the deck."""
    changed = False
    for other in others:
        held = [card for card in range(HIGHEST) if s.hands[other][card]]
        free = [card for card in range(HIGHEST) if s.deck[card]]
        if held and free:
            old, new = held[dice.below(len(held))], free[dice.below(len(free))]
            s.hands[other][old] -= 1
            s.hands[other][new] += 1
            s.deck[old] += 1
            s.deck[new] -= 1
            changed |= old != new
    return changed


def lay_another(s: WindfallState, others: list[int], dice: Rng) -> bool:
    """Another card of the same hand lies face down."""
    changed = False
    for other in others:
        held = [card for card in range(HIGHEST) if s.hands[other][card]]
        if s.laid[other] != NO_CARD and held:
            card = held[dice.below(len(held))]
            s.hands[other][s.laid[other]] += 1
            s.hands[other][card] -= 1
            changed |= card != s.laid[other]
            s.laid[other] = card
    return changed


def plant(rules: Rules, s: State, seat: int, dice: Rng) -> Iterator[tuple[str, State]]:
    others = [other for other in range(rules.seats) if other != seat]
    for change in (swap_with_deck, lay_another):
        copy = as_windfall(s).clone()
        if change(copy, others, dice):
            yield change.__name__, copy


# Everybody sees which card is swapped away; a view keeps only the pile of discards.
CHECKS = Checks(count_cards, plant, frozenset({"swapped", "turned", "kept"}))
