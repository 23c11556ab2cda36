"""Possible worlds with the expansion: the contracts that a seat has not seen are dealt anew (MC-4.4)."""

from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state.trade import Trade
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.bits import has_bit
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import kinds_in, row_of


def guess_contracts(m: Merchants, s: KeyflowerState, seat: int, rng: Rng) -> None:
    """Those of one shuffle change places among themselves: stacks, boats and hands. All know which were in it."""
    part = m.part(s)
    fresh: list[list[int]] = [[] for _ in range(part.shuffles + 1)]
    for contract in hidden(part, seat):
        fresh[part.shuffled[contract]].append(contract)
    for pool in fresh:
        rng.shuffle(pool)
    part.stacks = [deal_again(part, fresh, stack) for stack in part.stacks]
    part.boat_contracts = [in_order(deal_again(part, fresh, pile)) for pile in part.boat_contracts]
    hands = part.hands[:]
    for other, hand in enumerate(hands):
        if other != seat:
            shown = [contract for contract in hand if has_bit(part.shown, contract)]
            taken_unseen = [contract for contract in hand if not has_bit(part.shown, contract)]
            if taken_unseen:
                hands[other] = in_order(shown + deal_again(part, fresh, taken_unseen))
    part.hands = hands


def hidden(part: Trade, seat: int) -> list[int]:
    """All contracts that this seat has not seen, in ascending order."""
    found = row_of(0, len(part.shuffled))
    for piles in (part.stacks, part.boat_contracts):
        for pile in piles:
            for contract in pile:
                found[contract] = 1
    for other, hand in enumerate(part.hands):
        if other != seat:
            for held in hand:
                if not has_bit(part.shown, held):
                    found[held] = 1
    return list(kinds_in(found))


def deal_again(part: Trade, fresh: list[list[int]], pile: list[int]) -> list[int]:
    """As many others of the same shuffles; nothing else of the pile is looked at."""
    if part.shuffles == 0:
        pool = fresh[0]
        return [pool.pop() for _ in pile]
    return [fresh[shuffle].pop() for shuffle in sorted([part.shuffled[contract] for contract in pile])]


def in_order(pile: list[int]) -> list[int]:
    return sorted(pile) if len(pile) > 1 else pile
