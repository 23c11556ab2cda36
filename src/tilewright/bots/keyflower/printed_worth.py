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
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.rows import row_of

# The kinds of items one after the other: four resources, three skills, four colours.
FIRST_SKILL: Final = 4
FIRST_WORKER: Final = 7
ITEMS: Final = 11
RESOURCE_WORD: Final = 4
# Effect words of the base beyond the resources.
GREEN_WORD: Final = 4
WORKER_WORD: Final = 5
SKILL_WORD: Final = 6
WORDS: Final = 9
FAR_AWAY: Final = 1000


class Need:
    """Part of a set that a winter tile scores: so many items of some kinds."""

    def __init__(self, first: int, last: int, count: int) -> None:
        self.first = first  # the kinds from first up to, without, last
        self.last = last
        self.count = count


class Prize:
    """How a winter tile scores: sets, one kind of some, or a fixed number."""

    def __init__(self, w: Weights, scoring: Scoring) -> None:
        self.points = scoring.points
        self.word = scoring.word
        self.needs: list[Need] = []
        self.size = 0
        for item, count in scoring.needs:
            first, last = kinds_of(item)
            self.needs.append(Need(first, last, count))
            self.size += count
        self.first, self.last = domain_kinds(scoring.domain)
        self.lift: list[float] = [0.0] * ITEMS  # what one item more gives on average
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


def prize_points(prize: Prize, held: list[int]) -> float:
    """By whole sets, and half of what a set that is not full yet would add."""
    if prize.word == "one_kind":
        return float(prize.points * max(held[prize.first : prize.last]))
    if len(prize.needs) == 1:
        need = prize.needs[0]
        count = sum(held[need.first : need.last])
        if need.first == 0 and need.last == 1:
            return float((prize.points - 1) * count)
        return prize.points * (count // need.count + 0.5 * (count % need.count) / need.count)
    sets = 1000
    parts = 0
    for need in prize.needs:
        sets = min(sets, sum(held[need.first : need.last]) // need.count)
    if prize.needs[0].last <= FIRST_SKILL:  # gold stands in
        for need in prize.needs:
            parts += sum(held[need.first : need.last])
        sets = min(sets + held[0], (parts + held[0]) // len(prize.needs))
    for need in prize.needs:
        if sum(held[need.first : need.last]) > sets * need.count:
            parts += 1
    return prize.points * (sets + (0.15 if parts else 0.0))


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
        self.count = len(r.box.tiles)
        self.costs: list[Cost | None] = [tile.cost for tile in r.box.tiles]
        self.kinds: Row = vec[i64]([tile.kind for tile in r.box.tiles])
        self.codes: Row = vec[i64]([code_of(tile.edges) for tile in r.box.tiles])  # their edges, packed
        self.makes: Row = vec[i64]([made_by(face) for face in r.faces])
        # By tile, to be copied by searches for ways.
        self.far: Row = row_of(FAR_AWAY, self.count)
        self.nowhere: Row = row_of(-1, self.count)
        self.prizes: list[Prize | None] = [
            Prize(w, tile.scoring) if tile.scoring is not None else None for tile in r.box.tiles
        ]
        self.scoring_words: list[str] = [
            tile.scoring.word if tile.scoring is not None else "" for tile in r.box.tiles
        ]
        self.use_worths: list[float] = []  # season * faces + face: one use of it in that season, price paid
        for season in range(4):
            for face in r.faces:
                self.use_worths.append(mean_use(w, face, season))
        self.upgrade_gains: list[float] = []  # season * tiles + tile: what its upgrade in that season gains
        for season in range(4):
            for tile in range(self.count):
                self.upgrade_gains.append(self._upgrade_gain(tile, season))

    def use(self, season: int, face: int) -> float:
        return self.use_worths[season * 2 * self.count + face]

    def later_uses(self, face: int, season: int) -> float:
        """What the owner's uses of a face give in later seasons, beyond the workers' other chances."""
        total, w = 0.0, self.w
        for later in range(season + 1, 4):
            gain = self.use(later, face) - w.use_cost
            if gain > 0.0:
                total += gain * w.used
        return total

    def _upgrade_gain(self, tile: int, season: int) -> float:
        if self.costs[tile] is None:
            return 0.0
        basic, better = self.r.faces[tile * 2], self.r.faces[tile * 2 + 1]
        gain = float(better.points - basic.points)
        gain += self.later_uses(tile * 2 + 1, season) - self.later_uses(tile * 2, season)
        if better.store_kind >= 0:
            gain += (better.store_points - basic.store_points) * self.w.stored[season]
        return gain


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
