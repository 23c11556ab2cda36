"""From tables to the printed sides of a tile, to the cost of its upgrade and to its scoring."""

from tilewright.games.keyflower.content import terms
from tilewright.games.keyflower.content.box import NO_STORE, Cost, Face, Scoring
from tilewright.games.keyflower.content.vocabulary import COST_RESOURCES, COST_SKILLS, FACE_FIELDS, Words
from tilewright.kernel.toml_entry import TomlEntry


def read_faces(entry: TomlEntry, fields: tuple[str, ...], words: Words) -> tuple[Face, Face]:
    """Both faces; a tile that cannot be turned has the same one twice."""
    if "basic" not in fields:
        blank = Face()
        return blank, blank
    return read_face(entry.below("basic"), words), read_face(entry.below("upgraded"), words)


def read_powers(entry: TomlEntry, words: Words) -> tuple[Face, Face]:
    """The sides of a summer boat: its number and the side say which power it is (KF-9.1)."""
    first = 2 * (entry.number("number", least=1, most=4) - 1)
    faces: list[Face] = []
    for side in ("a", "b"):
        below = entry.below(side)
        below.only(("names", "gives"))
        faces.append(Face(power=first + len(faces), gives=read_gives(below, words)))
    return faces[0], faces[1]


def read_face(entry: TomlEntry, words: Words) -> Face:
    """A side on which workers are placed, unless it does nothing when they are (KF-5.1)."""
    entry.only(FACE_FIELDS)
    gives = read_gives(entry, words)
    one_of = tuple(entry.place(word, words.effects, "one_of") for word in entry.words("one_of"))
    transport = entry.number("transport", default=0)
    upgrades = entry.number("upgrades", default=0)
    store_kind, store_points = read_store(entry)
    return Face(
        usable=bool(gives or one_of or transport or upgrades),
        price=entry.word("price", terms.PRICES) if "price" in entry.table else terms.NO_PRICE,
        gives=gives,
        one_of=one_of,
        transport=transport,
        upgrades=upgrades,
        points=entry.number("points"),
        store_kind=store_kind,
        store_points=store_points,
    )


def read_gives(entry: TomlEntry, words: Words) -> tuple[tuple[int, int], ...]:
    """Effect words and amounts, in the order of the file."""
    if "gives" not in entry.table:
        return ()
    counts = entry.below("gives").counts(words.effects, least=1)
    return tuple((words.effects.index(word), amount) for word, amount in counts)


def read_store(entry: TomlEntry) -> tuple[int, int]:
    """The resource that scores where it lies, and the points of each (KF-8.3)."""
    if "store" not in entry.table:
        return NO_STORE, 0
    store = entry.below("store")
    store.only(("kind", "points"))
    return store.word("kind", COST_RESOURCES), store.number("points")


def read_cost(entry: TomlEntry) -> Cost:
    """The resources and skills of an upgrade (KF-6.3); something it must cost."""
    entry.only((*COST_RESOURCES, *COST_SKILLS))
    if not entry.table:
        entry.fail("no-cost", facts={"names": [*COST_RESOURCES, *COST_SKILLS]})
    gold, iron, stone, wood, any_resource = [entry.number(word, default=0) for word in COST_RESOURCES]
    anvil, pick, saw, any_skill = [entry.number(word, default=0) for word in COST_SKILLS]
    return Cost((gold, iron, stone, wood, any_resource), (anvil, pick, saw, any_skill))


def read_scoring(entry: TomlEntry, words: Words) -> Scoring:
    """A scoring word with exactly the fields that it takes."""
    known = tuple(words.scoring)
    word = known[entry.word("word", known)]
    fields = words.scoring[word]
    entry.only(("word", *fields, "doubled_by"))
    doubled = "doubled_by" in entry.table
    return Scoring(
        word,
        points=entry.number("points") if "points" in fields else 0,
        needs=tuple(entry.below("needs").counts(terms.ITEMS, least=1)) if "needs" in fields else (),
        domain=terms.DOMAINS[entry.word("domain", terms.DOMAINS)] if "domain" in fields else "",
        scale=read_scale(entry) if "scale" in fields else (),
        upgrades=entry.number("upgrades") if "upgrades" in fields else 0,
        doubled_by=entry.word("doubled_by", terms.POWERS) if doubled else terms.NO_POWER,
    )


def read_scale(entry: TomlEntry) -> tuple[int, ...]:
    """Points in all for 0, 1, 2, ... things; never fewer for more."""
    scale = tuple(entry.whole(item, "scale", 0) for item in entry.items("scale"))
    if len(scale) < 2 or list(scale) != sorted(scale):
        entry.fail("scale", "scale")
    return scale
