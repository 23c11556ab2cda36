"""Possible worlds with the expansion: the contracts that a seat has not seen are dealt anew (MC-4.4)."""

from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state.trade import Trade
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.bits import has_bit, list_bits, with_bit
from tilewright.kernel.native import i64
from tilewright.kernel.rng import Rng


def guess_contracts(m: Merchants, s: KeyflowerState, seat: int, rng: Rng) -> None:
    """Those of one shuffle change places among themselves: stacks, boats and hands. All know which were in it."""
    part = m.part(s)
    fresh = by_shuffle(part, hidden(part, seat))
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
    found: i64 = 0
    for piles in (part.stacks, part.boat_contracts):
        for pile in piles:
            for contract in pile:
                found = with_bit(found, contract)
    for other, hand in enumerate(part.hands):
        if other != seat:
            for held in hand:
                if not has_bit(part.shown, held):
                    found = with_bit(found, held)
    return list_bits(found)


def by_shuffle(part: Trade, contracts: list[int]) -> list[list[int]]:
    """These contracts by the shuffle after which they were dealt."""
    if part.shuffles == 0:
        return [contracts]
    found: list[list[int]] = [[] for _ in range(part.shuffles + 1)]
    for contract in contracts:
        found[part.shuffled[contract]].append(contract)
    return found


def deal_again(part: Trade, fresh: list[list[int]], pile: list[int]) -> list[int]:
    """As many others of the same shuffles; nothing else of the pile is looked at."""
    if part.shuffles == 0:
        pool = fresh[0]
        return [pool.pop() for _ in pile]
    return [fresh[shuffle].pop() for shuffle in sorted([part.shuffled[contract] for contract in pile])]


def in_order(pile: list[int]) -> list[int]:
    return sorted(pile) if len(pile) > 1 else pile
