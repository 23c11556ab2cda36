"""The numbers and words in which the printed facts and the state of Keyflower are written."""

from typing import Final

from tilewright.kernel.native import i64

# Workers (KF-1.1); the same numbers are the colour of a tile, of a bid and of a use.
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final[tuple[str, ...]] = ("blue", "red", "yellow", "green")
COLOUR_KINDS: Final[i64] = 4

# Skills (KF-1.2).
ANVIL: Final = 0
PICK: Final = 1
SAW: Final = 2
SKILLS: Final[tuple[str, ...]] = ("anvil", "pick", "saw")
SKILL_KINDS: Final[i64] = 3
ANY_SKILL: Final = 3

# Resources (KF-1.3).
GOLD: Final = 0
IRON: Final = 1
STONE: Final = 2
WOOD: Final = 3
RESOURCES: Final[tuple[str, ...]] = ("gold", "iron", "stone", "wood")
RESOURCE_KINDS: Final[i64] = 4
ANY_RESOURCE: Final = 4

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASONS: Final[tuple[str, ...]] = ("spring", "summer", "autumn", "winter")

# Edges, written with the letters F, R and W (KF-7.12, KF-7.15).
FIELD: Final = 0
ROAD: Final = 1
WATER: Final = 2
EDGE_LETTERS: Final = "FRW"
SIDES: Final[i64] = 6

# Kinds of tiles (KF-1.5, KF-1.13).
HOME: Final = 0
BOAT: Final = 1
ORDER: Final = 2
VILLAGE: Final = 3
SUMMER_BOAT: Final = 4
KINDS: Final[tuple[str, ...]] = ("home", "boat", "order", "village", "summer_boat")

# Prices of an effect (KF-5.4): a worker of a colour is 1 + colour, a skill of a kind is 6 + kind.
NO_PRICE: Final = 0
WORKER_PRICE: Final = 1
ANY_WORKER_PRICE: Final = 5
SKILL_PRICE: Final = 6
ANY_SKILL_PRICE: Final = 9
PRICES: Final[tuple[str, ...]] = (
    "none",
    "blue_worker",
    "red_worker",
    "yellow_worker",
    "green_worker",
    "any_worker",
    "anvil",
    "pick",
    "saw",
    "any_skill",
)

# What an effect gives: the four resources have their own numbers; an expansion appends further words.
GREEN_WORKER: Final = 4
RANDOM_WORKER: Final = 5
RANDOM_SKILL: Final = 6
EFFECTS: Final[tuple[str, ...]] = (*RESOURCES, "green_worker", "random_worker", "random_skill")

# Items that a scoring tile collects into sets (KF-8.9), and the domains of which it takes one kind.
ITEMS: Final[tuple[str, ...]] = (
    *RESOURCES,
    "any_resource",
    *SKILLS,
    "any_skill",
    "blue_worker",
    "red_worker",
    "yellow_worker",
    "green_worker",
    "any_worker",
)
DOMAINS: Final[tuple[str, ...]] = ("worker", "skill", "resource")

# Powers of the summer boats (KF-9.1, KF-9.2) as bit numbers.
NO_POWER: Final = -1
P1A: Final = 0
P1B: Final = 1
P2A: Final = 2
P2B: Final = 3
P3A: Final = 4
P3B: Final = 5
P4A: Final = 6
P4B: Final = 7
POWERS: Final[tuple[str, ...]] = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b")

LANGUAGES: Final[tuple[str, ...]] = ("en", "ru", "uk", "hu")
