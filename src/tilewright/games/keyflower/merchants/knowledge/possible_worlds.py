"""Possible worlds with the expansion: the contracts that a seat has not seen are dealt anew (MC-4.4)."""

from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state.trade import Trade
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.bits import has_bit
from tilewright.kernel.rng import Rng


def guess_contracts(m: Merchants, s: KeyflowerState, seat: int, rng: Rng) -> None:
    """Those of one shuffle change places among themselves: stacks, boats and hands. All know which were in it."""
    part = m.part(s)
    fresh: list[list[int]] = []
    for shuffle in range(part.shuffles + 1):
        pool = sorted([contract for contract in hidden(part, seat) if part.shuffled[contract] == shuffle])
        rng.shuffle(pool)
        fresh.append(pool)
    part.stacks = [deal_again(part, fresh, stack) for stack in part.stacks]
    part.boat_contracts = [sorted(deal_again(part, fresh, pile)) for pile in part.boat_contracts]
    for other, hand in enumerate(part.hands):
        if other != seat:
            shown = [contract for contract in hand if has_bit(part.shown, contract)]
            taken_unseen = [contract for contract in hand if not has_bit(part.shown, contract)]
            part.hands[other] = sorted(shown + deal_again(part, fresh, taken_unseen))


def hidden(part: Trade, seat: int) -> list[int]:
    """All contracts that this seat has not seen."""
    found = [contract for pile in (*part.stacks, *part.boat_contracts) for contract in pile]
    for other, hand in enumerate(part.hands):
        if other != seat:
            found += [contract for contract in hand if not has_bit(part.shown, contract)]
    return found


def deal_again(part: Trade, fresh: list[list[int]], pile: list[int]) -> list[int]:
    """As many others of the same shuffles; nothing else of the pile is looked at."""
    return [fresh[shuffle].pop() for shuffle in sorted([part.shuffled[contract] for contract in pile])]
