"""What the expansion's own questions remember: the numbers of a frame by name."""

from tilewright.kernel.native import i64
from tilewright.kernel.state import Frame

# Contracts that a use gives.


def ask_contracts(step: i64, seat: i64, tile: i64, count: i64) -> Frame:
    return Frame(step, seat, tile, count)


def contracts_tile(f: Frame) -> i64:
    return f.a


def contracts_left(f: Frame) -> i64:
    return f.b


def count_contract(f: Frame) -> None:
    """One of them has been taken."""
    f.b -= 1


# The cost of an extension.


def ask_cost(step: i64, seat: i64, tile: i64, extension: i64) -> Frame:
    return Frame(step, seat, tile, extension)


def extended_tile(f: Frame) -> i64:
    return f.a


def extension_of(f: Frame) -> i64:
    return f.b


# The boat in Sea Bastion II's place.


def ask_mooring(step: i64, seat: i64, boat: i64) -> Frame:
    return Frame(step, seat, boat)


def replaced_boat(f: Frame) -> i64:
    """Its number in the fleet."""
    return f.a
