"""Loads the box: the packaged files and, over them, an owner's corrections."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from tilewright.games.artificium.content.box import NO_CELL, Box, Card, Numbers, Resource
from tilewright.games.artificium.content.checks import check_box
from tilewright.games.artificium.content.entries import CardEntry, merged
from tilewright.games.artificium.content.terms import EFFECTS, FIRST_ACTION_EFFECT, KINDS, LEVELS, NO_EFFECT
from tilewright.kernel.toml_entry import read_toml

FILES: Final = ("resources", "cards", "table")
TABLES: Final = ("resource", "card", "constants", "score_track")
RESOURCE_FIELDS: Final = ("names", "level", "buy", "sell", "reconstructed")
CARD_FIELDS: Final = (
    *("names", "kind", "count", "inputs", "input_coins", "outputs", "points", "effect", "reconstructed"),
)
# The constants with the least and the most that they can be.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "rounds": (1, 20), "starting_coins": (0, 100), "hand": (1, 10), "market": (1, 20), "swap_coins": (1, 100),
    "fair_coins": (0, 100), "knight_back": (0, 100), "mage_draw": (0, 20), "mage_discard": (0, 20),
    "coins_per_point": (1, 100),
}  # fmt: skip


class FactTables:
    """The tables of some files, not yet read: resources and cards by id, the constants, the score track."""

    def __init__(self) -> None:
        self.entries: dict[str, CardEntry] = {}  # by path, such as `resource.wood`

    def gather(self, file: Traversable, source: str) -> None:
        top = CardEntry(source, "", read_toml(file))
        top.only(TABLES)
        for name in ("resource", "card"):
            for key in top.below(name).table:
                self.entries[f"{name}.{key}"] = top.below(name).below(key)
        for name in ("constants", "score_track"):
            if name in top.table:
                self.entries[name] = top.below(name)

    def keys(self, name: str) -> tuple[str, ...]:
        return tuple([path.partition(".")[2] for path in self.entries if path.startswith(f"{name}.")])


def load_box(path: Path | None = None) -> Box:
    """The box as packaged, or as the file at this path corrects it."""
    facts = FactTables()
    for name in FILES:
        facts.gather(files("tilewright.games.artificium") / "data" / f"{name}.toml", f"{name}.toml")
    if path is not None:
        correct(facts, path)
    resource_keys, card_keys = facts.keys("resource"), facts.keys("card")
    resources = [read_resource(key, facts.entries[f"resource.{key}"]) for key in resource_keys]
    cards = [read_card(key, facts.entries[f"card.{key}"], resource_keys) for key in card_keys]
    numbers = read_numbers(facts.entries["constants"])
    track = read_track(facts.entries["score_track"], resource_keys)
    marks = [f"{entry}.{mark}" for entry in facts.entries for mark in facts.entries[entry].marks()]
    box = Box(resources, cards, numbers, track, marks)
    check_box(box, "data" if path is None else str(path))
    return box


def correct(facts: FactTables, path: Path) -> None:
    """Merges the entries of an owner's file over the packaged ones."""
    correction = FactTables()
    correction.gather(path, str(path))
    for name, entry in correction.entries.items():
        if name not in facts.entries:
            kind, _, key = name.partition(".")
            entry.fail("no-entry", facts={"kind": kind, "given": key, "names": list(facts.keys(kind))})
        facts.entries[name] = merged(facts.entries[name], entry)


def read_resource(key: str, entry: CardEntry) -> Resource:
    entry.only(RESOURCE_FIELDS)
    level = entry.number("level", least=1, most=LEVELS)
    return Resource(key, entry.names(), level, entry.number("buy"), entry.number("sell"))


def read_card(key: str, entry: CardEntry, resources: tuple[str, ...]) -> Card:
    entry.only(CARD_FIELDS)
    is_action = entry.word("kind", KINDS) == 1
    effect = entry.word("effect", EFFECTS) if "effect" in entry.table else NO_EFFECT
    if is_action != (effect >= FIRST_ACTION_EFFECT):
        entry.fail("effect", "effect", {"kind": KINDS[is_action]})
    inputs = entry.amounts("inputs", resources)
    input_coins = entry.number("input_coins") if "input_coins" in entry.table else 0
    if is_action and (any(inputs) or input_coins or "outputs" in entry.table):
        entry.fail("action-inputs")
    points, count = entry.number("points", most=99), entry.number("count")
    outputs = entry.amounts("outputs", resources)
    return Card(key, entry.names(), is_action, count, inputs, input_coins, outputs, points, effect)


def read_numbers(entry: CardEntry) -> Numbers:
    entry.only((*BOUNDS, "theft_coins"))
    numbers = Numbers()
    for name, (least, most) in BOUNDS.items():
        setattr(numbers, name, entry.number(name, least=least, most=most))
    fees = entry.below("theft_coins")
    fees.only([str(level) for level in range(1, LEVELS + 1)])
    for level in fees.table:
        numbers.theft_coins[int(level)] = fees.number(level, least=1)
    return numbers


def read_track(entry: CardEntry, resources: tuple[str, ...]) -> list[int]:
    """By cell the resource that it gives (AR-4.5); the track loops, and cell 0 gives nothing (AR-7.3)."""
    entry.only(("cells", "resource_cells", "reconstructed"))
    track = [NO_CELL] * entry.number("cells", least=10)
    cells = entry.below("resource_cells")
    for cell in cells.table:
        if not (cell.isascii() and cell.isdigit() and len(cell) < 5 and 0 < int(cell) < len(track)):
            cells.fail("cell", cell, {"most": len(track) - 1})
        track[int(cell)] = cells.word(cell, resources)
    return track
