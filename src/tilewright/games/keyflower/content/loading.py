"""Loads the box: the packaged files, an owner's corrections over them, and the tiles of expansions."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from tilewright.games.keyflower.content import terms
from tilewright.games.keyflower.content.box import Box, Tile
from tilewright.games.keyflower.content.tile_reader import read_tile
from tilewright.games.keyflower.content.vocabulary import Words
from tilewright.kernel.toml_entry import ContentError, TomlEntry, read_toml, unknown

# Tables in which a correction replaces single fields; all other fields it replaces as a whole.
MERGED: Final = (
    *("names", "a", "b", "basic", "upgraded", "store", "scoring"),
    *("load", "spring", "summer", "autumn"),
    *("workers", "skills", "resources"),
)
BASE_FILES: Final = ("components", "homes", "boats", "order", "spring", "summer", "autumn", "winter")
PIECES: Final = (("workers", terms.COLOURS), ("skills", terms.SKILLS), ("resources", terms.RESOURCES))


class Facts:
    """The tables of some files, not yet read: tiles by id in the order of the files, and the components."""

    def __init__(self) -> None:
        self.tiles: dict[str, TomlEntry] = {}
        self.components: TomlEntry | None = None

    def gather(self, table: dict[str, object], source: str) -> None:
        """Takes over the tables of one file."""
        top = TomlEntry(source, "", table)
        top.only(("tile", "components"))
        if "components" in table:
            self.components = TomlEntry(source, "components", table["components"])
        tiles = TomlEntry(source, "tile", table.get("tile", {}))
        for key in tiles.table:
            if key in self.tiles:
                tiles.fail("tile-twice", key, {"file": self.tiles[key].source})
            self.tiles[key] = tiles.below(key)


def load_box(path: Path | None = None, more: tuple[tuple[Facts, Words], ...] = ()) -> Box:
    """The box as printed, or as the file at this path corrects it, with the tiles of expansions after it."""
    base = gather_files(files("tilewright.games.keyflower") / "data", BASE_FILES)
    if path is not None:
        correction = Facts()
        correction.gather(read_toml(path), str(path))
        correct([base, *(facts for facts, _ in more)], correction)
    box = read_components(base)
    read_tiles(base, box, Words())
    check_base(box, "data" if path is None else str(path))
    for facts, words in more:
        read_tiles(facts, box, words)
    return box


def gather_files(folder: Traversable, names: tuple[str, ...]) -> Facts:
    """The facts of the TOML files of these names, in this order."""
    facts = Facts()
    for name in names:
        file = folder / f"{name}.toml"
        facts.gather(read_toml(file), file.name)
    return facts


def correct(shelves: list[Facts], correction: Facts) -> None:
    """Merges the entries of a corrected file over those that they correct."""
    known = [key for facts in shelves for key in facts.tiles]
    for key, entry in correction.tiles.items():
        if key not in known:
            entry.fail("no-tile", facts=unknown(key, known))
        for facts in shelves:
            if key in facts.tiles:
                facts.tiles[key] = merged(facts.tiles[key], entry)
    pieces = shelves[0].components
    if pieces is not None and correction.components is not None:
        shelves[0].components = merged(pieces, correction.components)


def merged(old: TomlEntry, new: TomlEntry) -> TomlEntry:
    """An entry with the fields of a new one over the old ones; complaints then name the new file."""
    table = dict(old.table)
    for field, value in new.table.items():
        before = table.get(field)
        # Another way to score has other fields: nothing of the old one may stay.
        by_field = field in MERGED and isinstance(value, dict) and "word" not in value
        if by_field and isinstance(before, dict):
            table[field] = merged(old.below(field), new.below(field)).table
        else:
            table[field] = value
    return TomlEntry(new.source, new.path, table)


def read_components(facts: Facts) -> Box:
    """An empty box with its small pieces (KF-1.1 to KF-1.3)."""
    entry = facts.components
    if entry is None:
        raise ContentError("data", "no-field", {"field": "components"})
    entry.only([field for field, _ in PIECES])
    counts: list[tuple[int, ...]] = []
    for field, words in PIECES:
        below = entry.below(field)
        below.only(words)
        counts.append(tuple(below.number(word) for word in words))
    return Box(counts[0], counts[1], counts[2])


def read_tiles(facts: Facts, box: Box, words: Words) -> list[int]:
    """Adds the tiles of these facts to the box and returns their indices."""
    added: list[int] = []
    for key, entry in facts.tiles.items():
        if key in box.by_key:
            entry.fail("tile-in-box")
        added.append(box.add(read_tile(key, entry, words)))
    return added


def check_base(box: Box, source: str) -> None:
    """Refuses a box that no game could be set up from (KF-1.5, KF-1.9, KF-1.10)."""
    check_numbers(box, box.homes, "home", 6, source)
    check_numbers(box, box.orders, "order", 4, source)
    check_numbers(box, box.summer_boats, "summer_boat", 4, source)
    for season, name in enumerate(terms.SEASONS):
        count = len(box.seasons[season])
        if count != 12:
            raise ContentError(f"{source}: {name}", "season-tiles", {"need": 12, "count": count})
    for players in range(2, 7):
        boats = sum(box.tiles[boat].min_players <= players for boat in box.boats)
        if boats != players or len(box.boats) != 6:
            raise ContentError(f"{source}: boats", "boat-players", {"boats": boats, "players": players})
        for order in box.orders:
            check_order(box.tiles[order], players, source)


def check_numbers(box: Box, indices: list[int], name: str, count: int, source: str) -> None:
    """Refuses tiles of one kind that are not numbered from 1 on."""
    numbers = [box.tiles[index].number for index in indices]
    if numbers != list(range(1, count + 1)):
        raise ContentError(f"{source}: {name}", "numbered", {"count": count, "numbers": numbers})


def check_order(tile: Tile, players: int, source: str) -> None:
    """Refuses a turn order tile with a wrong side, or a wrong symbol, for a number of players (KF-1.10)."""
    symbols = [side.start_player for side in tile.order_sides if side.least <= players <= side.most]
    wanted = [tile.number == min(players - 1, 4)] if tile.number < players else []
    if symbols != wanted:
        code = "order-symbol" if wanted == [True] else "order-sides"
        raise ContentError(f"{source}: tile.{tile.key}", code, {"count": len(wanted), "players": players})
