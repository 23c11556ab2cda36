"""The printed contracts and extensions as objects that never change after loading."""

from typing import Final

from tilewright.games.keyflower.content.box import Cost
from tilewright.games.keyflower.content.terms import COLOURS, NO_PRICE, RESOURCES, SKILLS

# The concrete items that a contract can be exchanged for (MC-4.5): four resources, three skills, four workers.
FIRST_SKILL: Final = 4
FIRST_WORKER: Final = 7
ITEMS: Final[tuple[str, ...]] = (*RESOURCES, *SKILLS, *COLOURS)
GOLD_ON_HOME: Final = "gold_on_home"  # what Keyflower II does in winter (MC-2.3)
START_PLAYER: Final = "start_player"  # the figure, the one need that is no item of the base


class Contract:
    """What must be assigned to it (MC-4.7), and the items that it can be exchanged for (MC-4.5, MC-4.6)."""

    def __init__(self, key: str, needs: tuple[tuple[str, int], ...], items: tuple[int, ...]) -> None:
        self.key = key
        self.needs = needs
        self.items = items


class Extension:
    """Its colour and its cost: one worker, or resources and skills (MC-5.2)."""

    def __init__(self, key: str, colour: int, cost: Cost, worker: int = NO_PRICE) -> None:
        self.key = key
        self.colour = colour
        self.cost = cost
        self.worker = worker  # a worker price of the base, or NO_PRICE


class Wares:
    """Everything in the box of the expansion that is no tile."""

    def __init__(
        self, contracts: list[Contract], extensions: list[Extension], cabins: int, contract_points: int
    ) -> None:
        self.contracts = contracts
        self.extensions = extensions
        self.cabins = cabins
        self.contract_points = contract_points  # of a fulfilled contract (MC-4.7)
        self.contract_keys: tuple[str, ...] = tuple([contract.key for contract in contracts])
        self.extension_keys: tuple[str, ...] = tuple([extension.key for extension in extensions])

    def facts(self) -> list[object]:
        """As plain data, for the digest that a record names."""
        contracts = [[contract.key, [list(need) for need in contract.needs]] for contract in self.contracts]
        extensions = [
            [one.key, one.colour, one.worker, list(one.cost.resources), list(one.cost.skills)]
            for one in self.extensions
        ]
        return [contracts, extensions, self.cabins, self.contract_points]
