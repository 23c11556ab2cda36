"""Stacks, face-up contracts and discards: how contracts are turned up, taken, discarded and shuffled (MC-4)."""

from tilewright.games.keyflower.merchants.state.trade import NOTHING, PLACES, Trade, with_number, with_pile
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.rng import Rng


def stack_up(part: Trade, contracts: list[int], rng: Rng) -> None:
    """Shuffled face down into three stacks of about equal size (MC-1.5, MC-4.3)."""
    pile = sorted(contracts)
    rng.shuffle(pile)
    part.stacks = [pile[place::PLACES] for place in range(PLACES)]
    shuffled = part.shuffled[:]
    for contract in pile:
        shuffled[contract] = part.shuffles
    part.shuffled = shuffled


def lay_out(s: KeyflowerState, part: Trade) -> None:
    """All contracts into stacks, one turned up beside each."""
    stack_up(part, list(range(len(part.shuffled))), s.rng)
    for place in range(PLACES):
        turn_up(s, part, place)


def remake(s: KeyflowerState, part: Trade) -> None:
    """As soon as the stacks have run out and there are discards, these become new ones (MC-4.3)."""
    if part.discards and not has_stack(part):
        part.shuffles += 1
        stack_up(part, part.discards, s.rng)
        part.discards = []


def has_stack(part: Trade) -> bool:
    """Whether there is a contract in any stack."""
    for stack in part.stacks:
        if stack:
            return True
    return False


def draw(s: KeyflowerState, part: Trade, stack: int) -> int:
    """The top of a stack; somebody sees it now."""
    contract = part.stacks[stack][-1]
    part.stacks = with_pile(part.stacks, stack, part.stacks[stack][:-1])
    s.reveals += 1
    remake(s, part)
    return contract


def largest(part: Trade) -> int:
    """The largest stack, the first of equals; NOTHING if all are empty."""
    best = 0
    for stack in range(1, PLACES):
        if len(part.stacks[stack]) > len(part.stacks[best]):
            best = stack
    return best if part.stacks[best] else NOTHING


def stack_for(part: Trade, place: int) -> int:
    """The stack beside the place, if it is empty the largest (MC-4.10)."""
    return place if part.stacks[place] else largest(part)


def turn_up(s: KeyflowerState, part: Trade, place: int) -> int:
    """A new face-up contract for a place, or nothing if there is none."""
    remake(s, part)
    stack = stack_for(part, place)
    contract = NOTHING
    part.display = with_number(part.display, place, NOTHING)
    if stack != NOTHING:
        contract = draw(s, part, stack)
        part.display = with_number(part.display, place, contract)
    return contract


def fill_places(s: KeyflowerState, part: Trade) -> list[int]:
    """New face-up contracts for the empty places, as far as there are any (MC-4.3, MC-4.10); those turned up."""
    empty = [place for place in range(PLACES) if part.display[place] == NOTHING]
    turned = [turn_up(s, part, place) for place in empty]
    return [contract for contract in turned if contract != NOTHING]


def load_unseen(s: KeyflowerState, part: Trade) -> int:
    """One contract face down onto a boat, seen by nobody, from the largest stack (MC-1.6)."""
    stack = largest(part)
    if stack == NOTHING:
        return NOTHING
    contract = part.stacks[stack][-1]
    part.stacks = with_pile(part.stacks, stack, part.stacks[stack][:-1])
    remake(s, part)
    return contract


def renew(s: KeyflowerState, part: Trade) -> None:
    """The face-up contracts are discarded and three new ones turned up (MC-4.2)."""
    part.discards = [*part.discards, *[contract for contract in part.display if contract != NOTHING]]
    part.display = [NOTHING] * PLACES
    remake(s, part)
    for place in range(PLACES):
        turn_up(s, part, place)


def hold(part: Trade, seat: int, contract: int, shown: bool) -> None:
    """Behind a screen; `shown`: all saw it go there (MC-4.4)."""
    part.hands = with_pile(part.hands, seat, sorted([*part.hands[seat], contract]))
    if shown:
        part.shown |= 1 << contract


def discard(s: KeyflowerState, part: Trade, seat: int, contract: int) -> None:
    """Out of a hand, face up (MC-4.10); news if it had been taken unseen."""
    part.hands = with_pile(part.hands, seat, [other for other in part.hands[seat] if other != contract])
    if not part.shown >> contract & 1:
        s.reveals += 1
    part.shown &= ~(1 << contract)
    part.discards = [*part.discards, contract]
    remake(s, part)
