"""Printed facts as numbers that are worked out once: what uses, upgrades and winter tiles are worth by season."""

from typing import Final

from tilewright.bots.keyflower.weights import Weights
from tilewright.games.keyflower.content.box import Cost, Face, Scoring
from tilewright.games.keyflower.content.terms import (
    ANY_SKILL_PRICE,
    ANY_WORKER_PRICE,
    COLOURS,
    GREEN,
    NO_PRICE,
    RESOURCE_KINDS,
    RESOURCES,
    SKILL_PRICE,
    SKILLS,
    WINTER,
)
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.tile_pieces import pack_goods
from tilewright.games.keyflower.state.village import code_of
from tilewright.kernel.native import FloatRow, Row, i64, vec
from tilewright.kernel.rows import row_of

# The kinds of items one after the other: four resources, three skills, four colours.
FIRST_SKILL: Final[i64] = 4
FIRST_WORKER: Final[i64] = 7
ITEMS: Final[i64] = 11
RESOURCE_WORD: Final = 4
# Effect words of the base beyond the resources.
GREEN_WORD: Final = 4
WORKER_WORD: Final = 5
SKILL_WORD: Final = 6
WORDS: Final = 9
FAR_AWAY: Final = 1000
NO_ITEMS: Final = vec[float]([0.0] * int(ITEMS))  # to be copied: a number for each kind of item


class Need:
    """Part of a set that a winter tile scores: so many items of some kinds."""

    def __init__(self, first: i64, last: i64, count: i64) -> None:
        self.first: i64 = first  # the kinds from first up to, without, last
        self.last: i64 = last
        self.count: i64 = count

    def held(self, items: Row) -> i64:
        """How many of these items, counted by kind, it takes."""
        total: i64 = 0
        for kind in range(self.first, self.last):
            total += items[kind]
        return total


class Prize:
    """How a winter tile scores: sets, one kind of some, or a fixed number."""

    def __init__(self, w: Weights, scoring: Scoring) -> None:
        self.points = scoring.points
        self.word = scoring.word
        self.fixed = scoring.word == "fixed"
        self.counts_items = scoring.word in ("sets", "one_kind")
        self.needs: list[Need] = []
        self.size = 0
        for item, count in scoring.needs:
            first, last = kinds_of(item)
            self.needs.append(Need(first, last, count))
            self.size += count
        first, last = domain_kinds(scoring.domain)
        self.first: i64 = first
        self.last: i64 = last
        self.lift: FloatRow = NO_ITEMS[:]  # what one item more gives on average
        self._find_lift(w)

    def _find_lift(self, w: Weights) -> None:
        if self.word == "one_kind":
            for kind in range(self.first, self.last):
                self.lift[kind] = self.points * w.one_kind
        elif self.word == "leftover_workers":
            for kind in range(FIRST_WORKER, ITEMS):
                self.lift[kind] = float(self.points)
        for need in self.needs:
            for kind in range(need.first, need.last):
                self.lift[kind] = max(self.lift[kind], self.points / self.size)
        self.lift[0] = max(0.0, self.lift[0] - 1.0)  # gold scores 1 anyway


def prize_points(prize: Prize, held: Row) -> float:
    """By whole sets, and half of what a set that is not full yet would add; `held` is counted by kind."""
    if prize.word == "one_kind":
        most: i64 = 0
        for kind in range(prize.first, prize.last):
            if held[kind] > most:
                most = held[kind]
        return float(prize.points * int(most))
    if len(prize.needs) == 1:
        need = prize.needs[0]
        count, size = int(need.held(held)), int(need.count)
        if need.first == 0 and need.last == 1:
            return float((prize.points - 1) * count)
        return prize.points * (count // size + 0.5 * (count % size) / size)
    return prize.points * mixed_sets(prize, held)


def mixed_sets(prize: Prize, held: Row) -> float:
    """How many sets of several kinds there are, and a little where there is something for one more."""
    sets: i64 = 1000
    parts: i64 = 0
    for need in prize.needs:
        full = need.held(held) // need.count
        if full < sets:
            sets = full
    if prize.needs[0].last <= FIRST_SKILL:  # gold stands in
        for need in prize.needs:
            parts += need.held(held)
        kinds: i64 = len(prize.needs)
        mixed = (parts + held[0]) // kinds
        sets += held[0]
        if mixed < sets:
            sets = mixed
    for need in prize.needs:
        if need.held(held) > sets * need.count:
            parts += 1
    return int(sets) + (0.15 if parts else 0.0)


def kinds_of(item: str) -> tuple[int, int]:
    """The kinds that an item word of a set takes, gold standing in left aside."""
    if item in RESOURCES:
        return RESOURCES.index(item), RESOURCES.index(item) + 1
    if item in SKILLS:
        return FIRST_SKILL + SKILLS.index(item), FIRST_SKILL + SKILLS.index(item) + 1
    colour = item.removesuffix("_worker")
    if colour in COLOURS:
        return FIRST_WORKER + COLOURS.index(colour), FIRST_WORKER + COLOURS.index(colour) + 1
    return domain_kinds(item.removeprefix("any_"))


def domain_kinds(domain: str) -> tuple[int, int]:
    if domain == "resource":
        return 0, FIRST_SKILL
    if domain == "skill":
        return FIRST_SKILL, FIRST_WORKER
    if domain == "worker":
        return FIRST_WORKER, ITEMS
    return 0, 0


class PrintedWorth:
    """Lists by season and tile lie flat, season * tiles + tile; by face, tile * 2 + side."""

    def __init__(self, r: Keyflower, w: Weights) -> None:
        self.r = r
        self.w = w
        self.count: i64 = len(r.box.tiles)
        self.costs: list[Cost | None] = [tile.cost for tile in r.box.tiles]
        self.kinds: Row = vec[i64]([tile.kind for tile in r.box.tiles])
        self.codes: Row = vec[i64]([code_of(tile.edges) for tile in r.box.tiles])  # their edges, packed
        self.can_upgrade: Row = vec[i64]([1 if tile.cost is not None else 0 for tile in r.box.tiles])
        self.makes: Row = vec[i64]([made_by(face) for face in r.faces])
        self.points: Row = vec[i64]([face.points for face in r.faces])
        self.stores: Row = vec[i64]([face.store_kind for face in r.faces])  # less than 0: none
        self.store_points: Row = vec[i64]([face.store_points for face in r.faces])
        # By tile, to be copied by searches for ways.
        self.far: Row = row_of(FAR_AWAY, self.count)
        self.nowhere: Row = row_of(-1, self.count)
        self.prizes: list[Prize | None] = [
            Prize(w, tile.scoring) if tile.scoring is not None else None for tile in r.box.tiles
        ]
        self.scoring_words: list[str] = [
            tile.scoring.word if tile.scoring is not None else "" for tile in r.box.tiles
        ]
        faces = len(r.faces)
        self.faces: i64 = faces
        # Tiles that want a round trip, and those that want boats: Sea Bastion and Sea Breese.
        self.circuits: Row = vec[i64]([1 if word == "circuit" else 0 for word in self.scoring_words])
        self.rivers: Row = vec[i64]([1 if word == "river" else 0 for word in self.scoring_words])
        # By season * faces + face: one use of it in that season, price paid; from the season before spring on,
        # what the owner's uses in later seasons give.
        uses: list[float] = [mean_use(w, face, season) for season in range(4) for face in r.faces]
        self.uses_to_come: FloatRow = vec[float](
            [uses_after(w, uses[face::faces], season) for season in range(-1, 4) for face in range(faces)]
        )
        # By season * tiles + tile: what its upgrade in that season gains.
        self.upgrade_gains: FloatRow = vec[float](
            [self._upgrade_gain(tile, season) for season in range(4) for tile in range(self.count)]
        )

    def later_uses(self, face: i64, season: i64) -> float:
        """What the owner's uses of a face give in seasons after that one, beyond the workers' other chances."""
        return self.uses_to_come[(season + 1) * self.faces + face]

    def _upgrade_gain(self, tile: int, season: int) -> float:
        if self.costs[tile] is None:
            return 0.0
        basic, better = self.r.faces[tile * 2], self.r.faces[tile * 2 + 1]
        gain = float(better.points - basic.points)
        gain += self.later_uses(tile * 2 + 1, season) - self.later_uses(tile * 2, season)
        if better.store_kind >= 0:
            gain += (better.store_points - basic.store_points) * self.w.stored[season]
        return gain


def uses_after(w: Weights, uses: list[float], season: int) -> float:
    """What a face's uses, one worth for each season, give in the seasons after that one."""
    total = 0.0
    for later in range(season + 1, 4):
        gain = uses[later] - w.use_cost
        if gain > 0.0:
            total += gain * w.used
    return total


def made_by(face: Face) -> int:
    """The resources that one use of it makes, packed like those on a tile."""
    return sum([int(pack_goods(word, count)) for word, count in face.gives if word < RESOURCE_KINDS])


def mean_use(w: Weights, face: Face, season: int) -> float:
    """What a use gives on average, its price paid; not what the workers placed cost."""
    goods = (w.goods_low[season] + w.goods_high[season]) / 2 if season < WINTER else 0.5
    worth = [w.gold[season], goods, goods, goods, w.hand[season] * w.green_factor, w.hand[season]]
    worth += [(w.skill_low[season] + w.skill_high[season]) / 2 if season < WINTER else 0.6, 2.0, 1.5]
    total = w.transport[season] * face.transport + w.symbol[season] * face.upgrades
    for word, count in face.gives:
        total += worth[word] * count
    if face.one_of:
        total += max([worth[word] for word in face.one_of])
    return total - mean_price(w, face.price, season)


def mean_price(w: Weights, price: int, season: int) -> float:
    if price == NO_PRICE:
        return 0.0
    if price >= SKILL_PRICE:
        return w.skill_low[season] * (1.0 if price == ANY_SKILL_PRICE else 1.1)
    if price == ANY_WORKER_PRICE or price != GREEN + 1:
        return w.hand[season]
    return w.hand[season] * w.green_factor
