"""The final scoring of a table: what each tile is worth as it lies, and the best assignment of the rest (KF-8)."""

from typing import Final

from tilewright.games.keyflower.content import Scoring
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.scoring.holdings import (
    RESOURCE,
    SKILL,
    UNLIMITED,
    WORKER,
    Choice,
    Claim,
    Holdings,
    Store,
    resource_slot,
    skill_slot,
    worker_slot,
)
from tilewright.games.keyflower.scoring.solve import best_total
from tilewright.games.keyflower.scoring.walk import walk_size
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.terms import (
    BOAT,
    COLOURS,
    DOMAINS,
    GOLD,
    ITEMS,
    P3B,
    RESOURCES,
    SKILLS,
    SUMMER_BOAT,
)
from tilewright.games.keyflower.upgrade import upgradable

NO_TILE: Final = -1
ANY: Final = 4
DOMAIN_OF: Final = {"worker": WORKER, "skill": SKILL, "resource": RESOURCE}


def slots_by_item() -> dict[str, int]:
    """The slot of the solver for each item word of the printed facts."""
    slots = {name: resource_slot(kind) for kind, name in enumerate(RESOURCES)}
    slots |= {name: skill_slot(kind) for kind, name in enumerate(SKILLS)}
    slots |= {f"{name}_worker": worker_slot(kind) for kind, name in enumerate(COLOURS)}
    slots |= {
        "any_resource": resource_slot(ANY),
        "any_skill": skill_slot(ANY),
        "any_worker": worker_slot(ANY),
    }
    return slots


SLOTS: Final = slots_by_item()
assert set(SLOTS) == set(ITEMS)
assert set(DOMAIN_OF) == set(DOMAINS)


class Tally:
    """One seat's village looked at for the scoring: fixed points by tile, and the holdings to be assigned."""

    def __init__(self, r: Keyflower, s: Table, seat: int) -> None:
        self.r = r
        self.s = s
        self.seat = seat
        self.printed: list[tuple[int, int]] = []  # tile and points on the side that is up (KF-8.2)
        self.special: list[tuple[int, int]] = []  # tile and points of boats and turn order tiles
        self.flips = 0
        self.flipped = NO_TILE
        claims: list[Claim] = []
        choices: list[Choice] = []
        for tile in s.villages[seat].tiles:
            points = r.face(s, tile).points
            if points:
                self.printed.append((tile, points))
            scoring = r.box.tiles[tile].scoring
            if scoring is not None:
                self._read(tile, scoring, claims, choices)
        claims.append(Claim(NO_TILE, 1, UNLIMITED, [resource_slot(GOLD)]))  # KF-8.6
        self.holdings = self._holdings(claims, choices)

    def _read(self, tile: int, scoring: Scoring, claims: list[Claim], choices: list[Choice]) -> None:
        word, points = scoring.word, scoring.points
        if word == "sets":
            slots = [SLOTS[item] for item, count in scoring.needs for _ in range(count)]
            claims.append(Claim(tile, points, UNLIMITED, slots))
        elif word == "one_kind":
            choices.append(Choice(tile, points, DOMAIN_OF[scoring.domain]))
        elif word == "leftover_workers":
            claims.append(Claim(tile, points, UNLIMITED, [worker_slot(ANY)]))
        else:
            self.flips += scoring.upgrades
            self.special.append((tile, self._special(tile, scoring)))

    def _special(self, tile: int, scoring: Scoring) -> int:
        """Points of a tile that depend on the village and not on items (KF-8.9 to KF-8.11)."""
        village = self.s.villages[self.seat]
        points = scoring.points
        if scoring.word == "transport":
            power = self.s.power[self.seat]
            times = 2 if scoring.doubled_by >= 0 and power >> scoring.doubled_by & 1 else 1
            return points * times * sum([self.r.face(self.s, other).transport for other in village.tiles])
        if scoring.word == "circuit":
            return points * walk_size(village.roads())
        if scoring.word == "river":
            return scoring.scale[min(self.river(), len(scoring.scale) - 1)]
        if scoring.word == "adjacent":
            return points * len(village.neighbours(tile))
        return points

    def river(self) -> int:
        """Boats in the water chain that begins at the home (KF-9.20)."""
        village = self.s.villages[self.seat]
        found: list[int] = []
        reached = village.waterways(village.tiles[0])
        while reached:
            tile = reached.pop()
            if tile not in found and self.r.box.tiles[tile].kind in (BOAT, SUMMER_BOAT):
                found.append(tile)
                reached += village.waterways(tile)
        return len(found)

    def _holdings(self, claims: list[Claim], choices: list[Choice]) -> Holdings:
        s, seat = self.s, self.seat
        goods = [0, 0, 0, 0]
        stores: list[Store] = []
        for tile in s.villages[seat].tiles:
            there = [s.goods[tile] >> 8 * kind & 255 for kind in range(4)]
            face = self.r.face(s, tile)
            if face.store_kind >= 0:
                stores.append(Store(tile, face.store_kind, face.store_points, there))
            else:
                goods = [goods[kind] + there[kind] for kind in range(4)]
        return Holdings(
            s.hand[seat * 4 : seat * 4 + 4],
            s.skills[seat * 3 : seat * 3 + 3],
            goods,
            stores,
            s.start == seat,
            s.power[seat] >> P3B & 1 == 1,
            claims,
            choices,
        )

    def fixed(self) -> int:
        return sum([points for _, points in self.printed]) + sum([points for _, points in self.special])

    def total(self) -> int:
        return self.fixed() + best_total(self.holdings)


def best_tally(r: Keyflower, s: Table, seat: int) -> tuple[Tally, int]:
    """The best tally and its points: Flipper turns the tile that gains most (KF-8.10, KF-9.11)."""
    plain = Tally(r, s, seat)
    best, most = plain, plain.total()
    if plain.flips:
        for tile in s.villages[seat].tiles:
            if upgradable(r, s, tile):
                turned = s.clone()
                turned.side[tile] = 1
                tally = Tally(r, turned, seat)
                tally.flipped = tile
                points = tally.total()
                if points > most:
                    best, most = tally, points
    return best, most


def final_scores(r: Keyflower, s: Table) -> list[int]:
    return [best_tally(r, s, seat)[1] for seat in range(r.seats)]
