"""From the table of a tile to the tile: the fields that each kind has, its names, edges and load."""

from typing import Final

from tilewright.games.keyflower.content import terms
from tilewright.games.keyflower.content.box import NO_SEASON, OrderSide, Tile
from tilewright.games.keyflower.content.face_reader import read_cost, read_faces, read_powers, read_scoring
from tilewright.games.keyflower.content.terms import BOAT, HOME, ORDER, SUMMER_BOAT, VILLAGE, WINTER
from tilewright.games.keyflower.content.vocabulary import COMMON_FIELDS, KIND_FIELDS, WINTER_FIELDS, Words
from tilewright.kernel.toml_entry import TomlEntry, unknown

LOAD_SEASONS: Final = ("spring", "summer", "autumn")
VILLAGE_ROADS: Final = (4, 3, 2, 1)


def read_tile(key: str, entry: TomlEntry, words: Words) -> Tile:
    """The tile that an entry describes."""
    kind = entry.word("kind", terms.KINDS)
    season = entry.word("season", terms.SEASONS) if kind in (VILLAGE, SUMMER_BOAT) else NO_SEASON
    fields = WINTER_FIELDS if kind == VILLAGE and season == WINTER else KIND_FIELDS[kind]
    entry.only((*COMMON_FIELDS, *fields, *words.notes))
    return Tile(
        key,
        kind,
        read_names(entry, kind, words),
        read_edges(entry, kind, season),
        read_powers(entry, words) if kind == SUMMER_BOAT else read_faces(entry, fields, words),
        season=season,
        number=entry.number("number", least=1) if "number" in fields else 0,
        min_players=entry.number("min_players", least=2, most=6) if kind == BOAT else 0,
        load=read_load(entry, words) if kind == BOAT else (),
        cargo=read_cargo(entry, words) if kind == BOAT and words.cargo else (),
        cost=read_cost(entry.below("cost")) if "cost" in fields else None,
        scoring=read_scoring(entry.below("scoring"), words) if "scoring" in fields else None,
        order_sides=read_order_sides(entry) if kind == ORDER else (),
        single_source=read_marks(entry, fields),
        notes={note: entry.text(note) for note in words.notes if note in entry.table},
    )


def read_names(entry: TomlEntry, kind: int, words: Words) -> tuple[dict[str, str], dict[str, str]]:
    """The names of both sides (KF-1.13); a tile that is no summer boat has one for both."""
    sides = [entry.below("a"), entry.below("b")] if kind == SUMMER_BOAT else [entry]
    found: list[dict[str, str]] = []
    for side in sides:
        names = side.below("names")
        names.only(terms.LANGUAGES)
        wanted = (*words.languages, *names.table)
        found.append({lang: names.text(lang) for lang in terms.LANGUAGES if lang in wanted})
    return found[0], found[-1]


def read_edges(entry: TomlEntry, kind: int, season: int) -> tuple[int, ...]:
    """Six edges with the roads and waters of the kind (KF-7.12, KF-7.15)."""
    letters = entry.text("edges")
    if len(letters) != 6 or letters.strip(terms.EDGE_LETTERS):
        entry.fail("edge-letters", "edges", {"given": letters})
    roads, waters = wanted_edges(entry, kind, season)
    if letters.count("R") != roads or letters.count("W") != waters:
        entry.fail("edge-counts", "edges", {"roads": roads, "waters": waters, "given": letters})
    if waters == 2 and letters[:3] != letters[3:]:
        entry.fail("edge-waters", "edges", {"given": letters})
    return tuple(terms.EDGE_LETTERS.index(letter) for letter in letters)


def wanted_edges(entry: TomlEntry, kind: int, season: int) -> tuple[int, int]:
    """How many roads and waters a tile of this kind has (KF-7.12, KF-7.15)."""
    if kind == ORDER:
        return entry.number("number", least=1), 0
    if kind == VILLAGE:
        return VILLAGE_ROADS[season], 0
    return (5, 1) if kind == HOME else (0, 2)


def read_load(entry: TomlEntry, words: Words) -> tuple[tuple[int, int], ...]:
    """Workers and skills of a boat in spring, summer and autumn (KF-2.1)."""
    load = entry.below("load")
    load.only(LOAD_SEASONS)
    pairs: list[tuple[int, int]] = []
    for season in LOAD_SEASONS:
        below = load.below(season)
        below.only(("workers", "skills", *words.cargo))
        pairs.append((below.number("workers"), below.number("skills", default=0)))
    return tuple(pairs)


def read_cargo(entry: TomlEntry, words: Words) -> tuple[tuple[tuple[int, int], ...], ...]:
    """What else an expansion loads on a boat in those seasons."""
    load = entry.below("load")
    seasons: list[tuple[tuple[int, int], ...]] = []
    for season in LOAD_SEASONS:
        below = load.below(season)
        found = [(words.effects.index(word), below.number(word, default=0)) for word in words.cargo]
        seasons.append(tuple((word, amount) for word, amount in found if amount))
    return tuple(seasons)


def read_order_sides(entry: TomlEntry) -> tuple[OrderSide, ...]:
    """The printed sides of a turn order tile; one may be blank and is then left out (KF-1.10)."""
    sides: list[OrderSide] = []
    for side in ("a", "b"):
        if side == "a" or side in entry.table:
            below = entry.below(side)
            below.only(("players", "start_player"))
            span = [below.whole(item, "players", 2, 6) for item in below.items("players")]
            if len(span) != 2 or span[0] > span[1]:
                below.fail("players", "players")
            sides.append(OrderSide(span[0], span[1], below.flag("start_player")))
    return tuple(sides)


def read_marks(entry: TomlEntry, fields: tuple[str, ...]) -> tuple[str, ...]:
    """Fields, or parts of fields after a dot, that rest on one source."""
    marks = entry.words("single_source")
    known = ("edges", *fields)
    for mark in marks:
        if mark.split(".")[0] not in known:
            entry.fail("field", "single_source", unknown(mark, known))
    return marks
