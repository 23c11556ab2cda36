"""Actions are whole numbers with a text: `keep`, `swap 7`, `lay 12`."""

from tilewright.kernel.reason import Malformed

HIGHEST = 12  # number on a bid card
KEEP, SWAP, LAY = range(3)
WORDS = ("keep", "swap", "lay")


def pack(kind: int, card: int = 0) -> int:
    """`card` is its number less one, so that it can be the place in a row."""
    return kind | card << 2


def kind_of(action: int) -> int:
    return action & 3


def card_of(action: int) -> int:
    return action >> 2


def write(action: int) -> str:
    kind = kind_of(action)
    return WORDS[kind] if kind == KEEP else f"{WORDS[kind]} {card_of(action) + 1}"


def read(text: str) -> int:
    for number in range(HIGHEST):
        for kind in (SWAP, LAY):
            if text == f"{WORDS[kind]} {number + 1}":
                return pack(kind, number)
    if text == WORDS[KEEP]:
        return pack(KEEP)
    raise Malformed("no-action", {"highest": HIGHEST})
