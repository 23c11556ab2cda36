"""Holdings for the tests: the scoring tiles by name with the points of KF-8.9, contracts, and random positions."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tilewright.games.keyflower.content.terms import IRON, STONE, WOOD
from tilewright.games.keyflower.scoring.holdings import (
    ANY,
    RESOURCE,
    SKILL,
    START_PLAYER,
    UNLIMITED,
    WORKER,
    Claim,
    Holdings,
    KindChoice,
    StorageTile,
    resource_slot,
    skill_slot,
    worker_slot,
)

# One letter for each slot: workers b r y g w(any), skills A P S K(any), resources G I N(stone) T(wood) R(any).
SLOTS = {letter: worker_slot(kind) for kind, letter in enumerate("brygw")}
SLOTS |= {letter: skill_slot(kind) for kind, letter in enumerate("APS")} | {"K": skill_slot(ANY)}
SLOTS |= {letter: resource_slot(kind) for kind, letter in enumerate("GINTR")} | {"*": START_PLAYER}

SETS = {
    "Apothecary": ("wwwww", 3),
    "Craftsman's guild": ("bry", 3),
    "Jeweller": ("G", 2),
    "Key guild": ("KKKKK", 10),
    "Key market": ("g", 2),
    "Mercer's guild": ("INT", 5),
    "Scribes": ("APS", 10),
    "Windmill": ("RRRRR", 5),
    "White Wind": ("w", 1),
    "gold": ("G", 1),
}
CHOICES = {"Scholar": (SKILL, 3), "Village hall": (WORKER, 1), "Watermill": (RESOURCE, 1)}
STORES = {"Barn": (ANY, 1), "Blacksmith": (IRON, 2), "Stone yard": (STONE, 2), "Timber yard": (WOOD, 2)}
NAMES = [*SETS, *CHOICES, *STORES]
WINTER = [name for name in NAMES if name not in STORES and name not in ("White Wind", "gold")]

# The 36 contracts of The Merchants.
_WORKERS = "bbbb rrrr yyyy gg bbwwww rrwwww yywwww gwwww bbrrw rryyw yybbw bryg *"
_SKILLS = "ST PN AI SRR PRR ARR SK PK AK SPA"
_RESOURCES = "TTT NNN III GG TTNN TTII NNII TTRR NNRR IIRR GRR TNI KG"
CONTRACTS = f"{_WORKERS} {_SKILLS} {_RESOURCES}".split()
CONTRACT = 1000  # the tile number of the first contract


def slots(letters: str) -> list[int]:
    return [SLOTS[letter] for letter in letters]


def contract(letters: str, points: int = 7) -> Claim:
    return Claim(CONTRACT + CONTRACTS.index(letters), points, 1, slots(letters))


def name_of(tile: int) -> str:
    return NAMES[tile] if tile < CONTRACT else CONTRACTS[tile - CONTRACT]


def store(name: str, goods: Sequence[int], upgraded: bool = False) -> StorageTile:
    kind, points = STORES[name]
    return StorageTile(NAMES.index(name), kind, points + upgraded, list(goods))


def holdings(
    tiles: Sequence[str] = (),
    workers: Sequence[int] = (0, 0, 0, 0),
    skills: Sequence[int] = (0, 0, 0),
    goods: Sequence[int] = (0, 0, 0, 0),
    stores: Sequence[StorageTile] = (),
    purple: bool = False,
    all_gold: bool = False,
    more: Sequence[Claim] = (),
    locked: bool = True,
) -> Holdings:
    """Holdings with scoring tiles by name; leftover gold always scores (KF-8.6)."""
    names = [*tiles, "gold"]
    claims = [
        Claim(NAMES.index(name), SETS[name][1], UNLIMITED, slots(SETS[name][0])) for name in names if name in SETS
    ]
    choices = [
        KindChoice(NAMES.index(name), points, domain)
        for name, (domain, points) in CHOICES.items()
        if name in names
    ]
    given = (list(workers), list(skills), list(goods), list(stores), purple, all_gold)
    return Holdings(*given, [*claims, *more], choices, locked)


def _spread(dice: Random, count: int, kinds: int) -> list[int]:
    found = [0] * kinds
    for _ in range(count):
        found[dice.randrange(kinds)] += 1
    return found


class Level(NamedTuple):
    """How rich a random village is: the least and the most of everything; green workers come on top."""

    tiles: tuple[int, int]
    workers: tuple[int, int]
    skills: tuple[int, int]
    goods: tuple[int, int]
    stores: tuple[int, int]


LEVELS = {
    "poor": Level((0, 3), (0, 10), (0, 4), (0, 6), (0, 2)),
    "normal": Level((2, 4), (10, 20), (3, 6), (5, 15), (0, 2)),
    "rich": Level((4, 6), (20, 35), (6, 12), (15, 30), (1, 4)),
    "all tiles": Level((11, 11), (20, 40), (8, 14), (20, 40), (4, 4)),
}


def random_stores(dice: Random, count: int) -> list[StorageTile]:
    names = dice.sample(list(STORES), count)
    return [store(name, [dice.randint(0, 2) for _ in range(4)], dice.random() < 0.5) for name in names]


def random_village(dice: Random, level: Level, contracts: int = 0, locked: bool = True) -> Holdings:
    """A village at the end of a game."""
    named = dice.sample(WINTER, dice.randint(*level.tiles))
    if dice.random() < 0.3:
        named.append("White Wind")
    points = dice.choice((7, 10, 4))
    return holdings(
        named,
        [*_spread(dice, dice.randint(*level.workers), 3), dice.choice((0, 0, 0, 1, 2, 3, 4))],
        _spread(dice, dice.randint(*level.skills), 3),
        _spread(dice, dice.randint(*level.goods), 4),
        random_stores(dice, dice.randint(*level.stores)),
        dice.random() < 0.4,
        dice.random() < 0.15,
        [contract(letters, points) for letters in dice.sample(CONTRACTS, contracts)],
        locked,
    )


def random_rules(dice: Random, locked: bool = True) -> Holdings:
    """Small holdings under rules that are printed nowhere: the solver must not rely on the printed ones."""
    claims = []
    for tile in range(dice.randint(1, 6)):
        letters = dice.choices("brygwAPSKGINTR", k=dice.choice((1, 1, 2, 2, 3, 4, 5)))
        if dice.random() < 0.1:
            letters.append("*")
        claims.append(Claim(tile, dice.randint(1, 12), dice.choice((UNLIMITED, 1, 2)), slots("".join(letters))))
    choices = [KindChoice(100 + i, dice.randint(1, 5), dice.randrange(3)) for i in range(dice.randint(0, 3))]
    stores = [
        StorageTile(200 + i, dice.randrange(5), dice.randint(1, 5), _spread(dice, dice.randint(0, 6), 4))
        for i in range(dice.randint(0, 3))
    ]
    workers, skills, goods = (_spread(dice, dice.randint(0, 9), kinds) for kinds in (4, 3, 4))
    purple, all_gold = dice.random() < 0.5, dice.random() < 0.2
    return Holdings(workers, skills, goods, stores, purple, all_gold, claims, choices, locked)
