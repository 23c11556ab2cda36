"""What a player owns at the final scoring and every rule that may score it, as plain data."""

from typing import Final

from tilewright.games.keyflower.content.terms import GOLD
from tilewright.kernel.native import mypyc_attr

# The domains of items, numbered as in terms.DOMAINS; the start-player figure itself is the last.
WORKER: Final = 0
SKILL: Final = 1
RESOURCE: Final = 2
START: Final = 3

ANY: Final = 4  # in the place of a kind, in every domain and for a storage tile
PURPLE: Final = -1  # the kind of the purple worker, which has none until it is declared (KF-9.18)
FREE: Final = -1  # where an item is that does not lie on a storage tile
UNLIMITED: Final = -1

_KINDS: Final = 5
START_PLAYER: Final = START * _KINDS + ANY  # the slot that only the start-player figure fills


def worker_slot(colour: int) -> int:
    """The slot for a worker of that colour, or ANY."""
    return WORKER * _KINDS + colour


def skill_slot(kind: int) -> int:
    """The slot for a skill of that kind, or ANY."""
    return SKILL * _KINDS + kind


def resource_slot(kind: int) -> int:
    """The slot for a resource: iron, stone and wood take gold too, gold takes gold only, ANY all (KF-1.4)."""
    return RESOURCE * _KINDS + kind


def domain_of(slot: int) -> int:
    return slot // _KINDS


def kind_of(slot: int) -> int:
    return slot % _KINDS


@mypyc_attr(acyclic=True)
class Claim:
    """A rule that scores its points each time all its slots are filled, at most limit times."""

    def __init__(
        self,
        tile: int,
        points: int,
        limit: int,
        slots: list[int],
        word: str = "",
        name: str = "",
        forgone: int = 0,
        forgone_tile: int = -1,
    ) -> None:
        self.tile = tile
        self.points = points
        self.limit = limit
        self.slots = slots
        # Of a claim that is no tile's: what it is, and points that another tile gives when it is not made; these
        # are counted there and taken off here.
        self.word = word
        self.name = name
        self.forgone = forgone
        self.forgone_tile = forgone_tile


@mypyc_attr(acyclic=True)
class KindChoice:
    """A rule that scores each item of one kind, chosen once (KF-8.5: Scholar, Village hall, Watermill)."""

    def __init__(self, tile: int, points: int, domain: int) -> None:
        self.tile = tile
        self.points = points
        self.domain = domain


@mypyc_attr(acyclic=True)
class StorageTile:
    """A storage tile (KF-8.3): points for each resource of its kind that lies there."""

    def __init__(self, tile: int, kind: int, points: int, goods: list[int]) -> None:
        self.tile = tile
        self.kind = kind
        self.points = points
        self.goods = goods


@mypyc_attr(acyclic=True)
class Holdings:
    """All items of one player, where they lie, and all rules that may score them."""

    def __init__(
        self,
        workers: list[int],
        skills: list[int],
        goods: list[int],
        stores: list[StorageTile],
        purple: bool,
        all_gold: bool,
        claims: list[Claim],
        choices: list[KindChoice],
        locked: bool,
    ) -> None:
        self.workers = workers
        self.skills = skills
        self.goods = goods  # resources that lie anywhere but on a storage tile
        self.stores = stores
        self.purple = purple
        self.all_gold = all_gold  # summer boat 3b
        self.claims = claims
        self.choices = choices
        self.locked = locked  # resources on a storage tile score there or nowhere (KF-8.3)


def fills(holdings: Holdings, domain: int, kind: int, wanted: int) -> bool:
    """Whether an item counts as the wanted kind: gold stands in for all, under 3b everything (KF-9.17)."""
    if wanted in (kind, ANY):
        return True
    return domain == RESOURCE and (kind == GOLD or holdings.all_gold)


def locked_points(holdings: Holdings) -> int:
    """What the resources that are locked on storage tiles score; no choice is left about them (KF-9.7)."""
    points = 0
    if holdings.locked:
        for store in holdings.stores:
            for kind in range(len(store.goods)):
                if fills(holdings, RESOURCE, kind, store.kind):
                    points += store.points * store.goods[kind]
    return points
