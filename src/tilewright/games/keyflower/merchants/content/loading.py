"""Loads what the box of the expansion holds: its tiles as the base reads tiles, contracts, extensions, cabins."""

from importlib.resources import files
from typing import Final

from tilewright.games.keyflower.content import terms
from tilewright.games.keyflower.content.box import Cost
from tilewright.games.keyflower.content.face_reader import read_cost
from tilewright.games.keyflower.content.loading import Facts, gather_files
from tilewright.games.keyflower.content.vocabulary import COST_RESOURCES, COST_SKILLS, Words
from tilewright.games.keyflower.merchants.content.wares import (
    GOLD_ON_HOME,
    ITEMS,
    START_PLAYER,
    Contract,
    Extension,
    Wares,
)
from tilewright.kernel.toml_entry import TomlEntry, read_toml

DATA: Final = files("tilewright.games.keyflower.merchants") / "data"
TILE_FILES: Final = ("boats", "tiles")
WORDS: Final = Words(
    effects=("contract", "cabin"),
    scoring={
        GOLD_ON_HOME: ("points",),
        "replaced": (),
        "winter_tiles": ("points",),
        "free_extension": (),
        "symbols": ("points",),
        "contract_value": ("points",),
        "upgraded_tiles": ("points",),
        "extensions": ("points",),
        "unfulfilled": ("points",),
    },
    cargo=("gold", "green_worker", "contract", "cabin"),
    notes=("pair",),
)
WORKER_PRICES: Final = terms.PRICES[terms.WORKER_PRICE : terms.SKILL_PRICE]


def read_tile_facts() -> Facts:
    """The tiles, not yet read, to be appended to those of the base."""
    return gather_files(DATA, TILE_FILES)


def load_wares() -> Wares:
    pieces = TomlEntry("components.toml", "components", read_toml(DATA / "components.toml")["components"])
    pieces.only(("cabins", "contract_points"))
    contracts = [read_contract(key, entry) for key, entry in entries("contract")]
    extensions = [read_extension(key, entry) for key, entry in entries("extension")]
    return Wares(contracts, extensions, pieces.number("cabins"), pieces.number("contract_points"))


def entries(kind: str) -> list[tuple[str, TomlEntry]]:
    """The tables `[kind.id]` of the file of that kind, in its order."""
    source = f"{kind}s.toml"
    top = TomlEntry(source, kind, read_toml(DATA / source)[kind])
    return [(key, top.below(key)) for key in top.table]


def read_contract(key: str, entry: TomlEntry) -> Contract:
    entry.only(("needs",))
    needs = entry.below("needs").counts((*terms.ITEMS, START_PLAYER), least=1)
    return Contract(key, tuple(needs), concrete([word for word, _ in needs]))


def concrete(words: list[str]) -> tuple[int, ...]:
    """The items a contract with these words can be exchanged for: the concrete ones, or with the figure any."""
    if START_PLAYER in words:
        return tuple(range(len(ITEMS)))
    return tuple([ITEMS.index(word.removesuffix("_worker")) for word in words if not word.startswith("any_")])


def read_extension(key: str, entry: TomlEntry) -> Extension:
    """The cost is one worker, or resources and skills; nothing printed mixes them."""
    entry.only(("colour", "cost"))
    colour = entry.word("colour", terms.COLOURS)
    cost = entry.below("cost")
    cost.only((*WORKER_PRICES, *COST_RESOURCES, *COST_SKILLS))
    workers = [word for word in cost.table if word in WORKER_PRICES]
    if not workers:
        return Extension(key, colour, read_cost(cost))
    if len(cost.table) > 1 or cost.number(workers[0]) != 1:
        cost.fail("one-worker")
    free = Cost((0, 0, 0, 0, 0), (0, 0, 0, 0))
    return Extension(key, colour, free, terms.PRICES.index(workers[0]))
