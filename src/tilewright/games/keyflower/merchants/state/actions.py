"""Actions of the expansion as whole numbers, numbered on from those of the base, with named makers and readers."""

from typing import Final

from tilewright.games.keyflower.state import actions as act
from tilewright.kernel.native import i64

EXCHANGE: Final = 18  # discard a contract for one item on it
CONTRACT: Final = 19  # take a face-up contract
UNSEEN: Final = 20  # take the top of a stack
EXTEND: Final = 21  # place an extension on a tile
MOOR: Final = 22  # choose the boat that takes the place of Sea Bastion II


def exchange(contract: i64, item: i64) -> i64:
    return EXCHANGE | contract << 5 | item << 15


def extend(tile: i64, extension: i64) -> i64:
    return EXTEND | tile << 5 | extension << 15


def contract(number: i64) -> i64:
    return CONTRACT | number << 5


def unseen(stack: i64) -> i64:
    return UNSEEN | stack << 5


def moor(tile: i64) -> i64:
    return MOOR | tile << 5


def contract_of(action: i64) -> i64:
    """The contract that is exchanged or taken."""
    return act.first(action)


def item_of(action: i64) -> i64:
    """What a contract is exchanged for."""
    return act.second(action)


def stack_of(action: i64) -> i64:
    """The stack from which a contract is taken."""
    return act.first(action)


def extension_of(action: i64) -> i64:
    """The extension that is placed on a tile."""
    return act.second(action)
