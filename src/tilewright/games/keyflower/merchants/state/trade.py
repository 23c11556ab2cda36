"""The expansion's slice of the state: where every contract, extension and cabin is."""

from typing import Final

from tilewright.games.keyflower.state.state import Part
from tilewright.kernel.frozen import as_int, as_ints, as_list, copy_lists

PLACES: Final = 3  # stacks of contracts, and face-up ones beside them (MC-1.5)
NOTHING: Final = -1


class Trade(Part):
    """Contracts and extensions by number; rows of lists are replaced, never changed."""

    stacks: list[list[int]]  # face down, the top last
    display: list[int]  # face up beside each stack, or NOTHING
    discards: list[int]  # face up, in the order in which they came
    hands: list[list[int]]  # by seat, in ascending order
    shown: int  # contracts in hands that all saw when they were taken, a bit each
    shuffles: int  # how often discards were made into new stacks
    shuffled: list[int]  # by contract: in which shuffle it last was (all know which were in it)
    # On the boats, by number in the fleet.
    gold: list[int]
    berths: list[int]  # cabins
    sealed: list[list[int]]  # contracts, face down
    # Elsewhere.
    huts: int  # cabins in the supply
    cabins: list[int]  # by seat, on the home (MC-3.1)
    extension: list[int]  # by tile, or NOTHING
    offer: int  # extensions in the supply, a bit each

    def __init__(self) -> None:
        """Bare: `new_trade`, `clone` and `thaw_trade` fill in every field."""

    def clone(self) -> "Trade":
        twin = Trade()
        twin.stacks = self.stacks[:]
        twin.display = self.display[:]
        twin.discards = self.discards[:]
        twin.hands = self.hands[:]
        twin.shown = self.shown
        twin.shuffles = self.shuffles
        twin.shuffled = self.shuffled[:]
        twin.gold = self.gold[:]
        twin.berths = self.berths[:]
        twin.sealed = self.sealed[:]
        twin.huts = self.huts
        twin.cabins = self.cabins[:]
        twin.extension = self.extension[:]
        twin.offer = self.offer
        return twin

    def freeze(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in FIELDS}


FIELDS: Final[tuple[str, ...]] = (
    "stacks", "display", "discards", "hands", "shown", "shuffles", "shuffled", "gold", "berths", "sealed", "huts",
    "cabins", "extension", "offer",
)  # fmt: skip
NUMBERS: Final = ("shown", "shuffles", "huts", "offer")
ROWS: Final = ("stacks", "hands", "sealed")


def new_trade(seats: int, tiles: int, contracts: int, extensions: int, cabins: int) -> Trade:
    """Everything in the supply; the contracts are still in no stack."""
    part = Trade()
    part.stacks = [[] for _ in range(PLACES)]
    part.display = [NOTHING] * PLACES
    part.discards = []
    part.hands = [[] for _ in range(seats)]
    part.shown, part.shuffles = 0, 0
    part.shuffled = [0] * contracts
    part.gold, part.berths, part.sealed = [0] * seats, [0] * seats, [[] for _ in range(seats)]
    part.huts = cabins
    part.cabins = [0] * seats
    part.extension = [NOTHING] * tiles
    part.offer = (1 << extensions) - 1
    return part


def thaw_trade(frozen: dict[str, object]) -> Trade:
    part = Trade()
    for name in FIELDS:
        if name in NUMBERS:
            setattr(part, name, as_int(frozen[name]))
        elif name in ROWS:
            setattr(part, name, [as_ints(row) for row in as_list(frozen[name])])
        else:
            setattr(part, name, copy_lists(frozen[name]))
    return part
