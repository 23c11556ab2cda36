"""The expansion's slice of the state: where every contract, extension and cabin is."""

from typing import Final

from tilewright.games.keyflower.state.state import Part
from tilewright.kernel.frozen import as_int, as_ints, as_list, copy_lists

PLACES: Final = 3  # stacks of contracts, and face-up ones beside them (MC-1.5)
NOTHING: Final = -1


class Trade(Part):
    """Contracts and extensions by number. Copies share all lists: these are replaced, never changed."""

    stacks: list[list[int]]  # face down, the top last
    display: list[int]  # face up beside each stack, or NOTHING
    discards: list[int]  # face up, in the order in which they came
    hands: list[list[int]]  # by seat, in ascending order
    shown: int  # contracts in hands that all saw when they were taken, a bit each
    shuffles: int  # how often discards were made into new stacks
    shuffled: list[int]  # by contract: in which shuffle it last was (all know which were in it)
    # On the boats, by number in the fleet.
    gold: list[int]
    boat_cabins: list[int]
    boat_contracts: list[list[int]]  # face down
    # Elsewhere.
    cabin_supply: int
    cabins: list[int]  # by seat, on the home (MC-3.1)
    extension: list[int]  # by tile, or NOTHING
    offer: int  # extensions in the supply, a bit each

    def __init__(self) -> None:
        """Bare: `new_trade`, `clone` and `thaw_trade` fill in every field."""

    def clone(self) -> "Trade":
        copy = Trade()
        copy.stacks = self.stacks
        copy.display = self.display
        copy.discards = self.discards
        copy.hands = self.hands
        copy.shown = self.shown
        copy.shuffles = self.shuffles
        copy.shuffled = self.shuffled
        copy.gold = self.gold
        copy.boat_cabins = self.boat_cabins
        copy.boat_contracts = self.boat_contracts
        copy.cabin_supply = self.cabin_supply
        copy.cabins = self.cabins
        copy.extension = self.extension
        copy.offer = self.offer
        return copy

    def freeze(self) -> dict[str, object]:
        return {frozen_name(name): getattr(self, name) for name in FIELDS}


FIELDS: Final[tuple[str, ...]] = (
    "stacks", "display", "discards", "hands", "shown", "shuffles", "shuffled", "gold", "boat_cabins",
    "boat_contracts", "cabin_supply", "cabins", "extension", "offer",
)  # fmt: skip
# What stored states call a field that has another name here.
FROZEN_NAMES: Final[dict[str, str]] = {"boat_cabins": "berths", "boat_contracts": "sealed", "cabin_supply": "huts"}
NUMBERS: Final = ("shown", "shuffles", "cabin_supply", "offer")
ROWS: Final = ("stacks", "hands", "boat_contracts")


def with_number(numbers: list[int], at: int, number: int) -> list[int]:
    """A list of its own with that number in that place."""
    found = numbers[:]
    found[at] = number
    return found


def with_pile(piles: list[list[int]], at: int, pile: list[int]) -> list[list[int]]:
    """A list of its own with that pile in that place."""
    found = piles[:]
    found[at] = pile
    return found


def frozen_name(field: str) -> str:
    return FROZEN_NAMES.get(field, field)


def new_trade(seats: int, tiles: int, contracts: int, extensions: int, cabins: int) -> Trade:
    """Everything in the supply; the contracts are still in no stack."""
    part = Trade()
    part.stacks = [[] for _ in range(PLACES)]
    part.display = [NOTHING] * PLACES
    part.discards = []
    part.hands = [[] for _ in range(seats)]
    part.shown, part.shuffles = 0, 0
    part.shuffled = [0] * contracts
    part.gold, part.boat_cabins, part.boat_contracts = [0] * seats, [0] * seats, [[] for _ in range(seats)]
    part.cabin_supply = cabins
    part.cabins = [0] * seats
    part.extension = [NOTHING] * tiles
    part.offer = (1 << extensions) - 1
    return part


def thaw_trade(frozen: dict[str, object]) -> Trade:
    part = Trade()
    for name in FIELDS:
        if name in NUMBERS:
            setattr(part, name, as_int(frozen[frozen_name(name)]))
        elif name in ROWS:
            setattr(part, name, [as_ints(row) for row in as_list(frozen[frozen_name(name)])])
        else:
            setattr(part, name, copy_lists(frozen[frozen_name(name)]))
    return part
