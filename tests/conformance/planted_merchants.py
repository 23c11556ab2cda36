"""Worlds of The Merchants that differ only in contracts that a seat has not seen; none without the expansion."""

from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.merchants.state.trade import Trade
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.rng import Rng

SWAPS = 40


def swap_contracts(rules: Book, s: KeyflowerState, others: list[int], dice: Rng) -> bool:
    """Pairs of the same shuffle change places, wherever they lie face down or behind the screens of others."""
    changed = False
    for part in s.parts:
        if isinstance(part, Trade):
            hidden = [contract for pile in (*part.stacks, *part.boat_contracts) for contract in pile]
            for other in others:
                hidden += [contract for contract in part.hands[other] if not part.shown >> contract & 1]
            for _ in range(SWAPS if len(hidden) > 1 else 0):
                one, two = hidden[dice.below(len(hidden))], hidden[dice.below(len(hidden))]
                if one != two and part.shuffled[one] == part.shuffled[two]:
                    swap(part, one, two)
                    changed = True
    return changed


def swap(part: Trade, one: int, two: int) -> None:
    turned = {one: two, two: one}
    part.stacks = [[turned.get(contract, contract) for contract in stack] for stack in part.stacks]
    part.boat_contracts = [
        sorted(turned.get(contract, contract) for contract in pile) for pile in part.boat_contracts
    ]
    part.hands = [sorted(turned.get(contract, contract) for contract in hand) for hand in part.hands]
