"""The final scoring of a table: what each tile is worth as it lies, and the best assignment of the rest (KF-8)."""

from typing import Final

from tilewright.games.keyflower.content.box import Face, Scoring
from tilewright.games.keyflower.content.terms import (
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
from tilewright.games.keyflower.content.vocabulary import SCORING
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.scoring.holdings import (
    RESOURCE,
    SKILL,
    UNLIMITED,
    WORKER,
    Claim,
    Holdings,
    KindChoice,
    StorageTile,
    locked_points,
    resource_slot,
    skill_slot,
    worker_slot,
)
from tilewright.games.keyflower.scoring.solver import best_total
from tilewright.games.keyflower.scoring.village_score import Special, VillageScore
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import count_goods, list_goods
from tilewright.games.keyflower.steps.upgrade import upgradable

NO_TILE: Final = -1
ANY: Final = 4
DOMAIN_OF: Final = {"worker": WORKER, "skill": SKILL, "resource": RESOURCE}


def slots_by_item() -> dict[str, int]:
    """The slot of the solver for each item word of the printed facts."""
    slots = {name: resource_slot(kind) for kind, name in enumerate(RESOURCES)}
    slots.update({name: skill_slot(kind) for kind, name in enumerate(SKILLS)})
    slots.update({f"{name}_worker": worker_slot(kind) for kind, name in enumerate(COLOURS)})
    slots.update(
        {
            "any_resource": resource_slot(ANY),
            "any_skill": skill_slot(ANY),
            "any_worker": worker_slot(ANY),
        }
    )
    return slots


SLOTS: Final = slots_by_item()
assert set(SLOTS) == set(ITEMS)
assert set(DOMAIN_OF) == set(DOMAINS)


class VillageTally:
    """One seat's village looked at for the scoring: fixed points by tile, and the holdings to be assigned."""

    def __init__(self, r: Keyflower, s: KeyflowerState, seat: int, flipped: int = NO_TILE) -> None:
        self.r = r
        self.s = s
        self.seat = seat
        self.flipped = flipped  # the tile that Flipper has turned
        self.flips = 0
        self.transport_points = 0  # what each transport point of the village scores
        found = VillageScore()
        for tile in s.villages[seat].tiles:
            self._read_tile(tile, found)
        found.claims.append(Claim(NO_TILE, 1, UNLIMITED, [resource_slot(GOLD)]))  # KF-8.6
        for expansion in r.expansions:
            expansion.add_to_scoring(s, seat, flipped, found)
        self.found = found
        self.holdings = Holdings(
            list(s.hand[seat * 4 : seat * 4 + 4]),
            list(s.skills[seat * 3 : seat * 3 + 3]),
            found.goods,
            found.stores,
            s.start == seat,
            s.has_power(seat, P3B),
            found.claims,
            found.choices,
            r.rulings.storage_locks,
        )

    def face(self, tile: int) -> Face:
        """The side that is up for the scoring."""
        return self.r.faces[tile * 2 + 1] if tile == self.flipped else self.r.face(self.s, tile)

    def _read_tile(self, tile: int, found: VillageScore) -> None:
        face, lying = self.face(tile), self.s.goods[tile]
        if face.points:
            found.printed.append((tile, face.points))
        if tile == self.flipped and self.r.rulings.storage_before_flip:
            face = self.r.face(self.s, tile)
        if face.store_kind >= 0:
            found.stores.append(StorageTile(tile, face.store_kind, face.store_points, list_goods(lying)))
        elif lying:
            for kind in range(4):
                found.goods[kind] += count_goods(lying, kind)
        scoring = self.r.box.tiles[tile].scoring
        if scoring is not None:
            self._read(tile, scoring, found)

    def _read(self, tile: int, scoring: Scoring, found: VillageScore) -> None:
        word, points = scoring.word, scoring.points
        if word == "sets":
            slots = [SLOTS[item] for item, count in scoring.needs for _ in range(count)]
            found.claims.append(Claim(tile, points, UNLIMITED, slots))
        elif word == "one_kind":
            found.choices.append(KindChoice(tile, points, DOMAIN_OF[scoring.domain]))
        elif word == "leftover_workers":
            found.claims.append(Claim(tile, points, UNLIMITED, [worker_slot(ANY)]))
        elif word in SCORING:  # others are words of an expansion
            self.flips += scoring.upgrades
            times = self._times(tile, scoring)
            if word == "river":
                points = scoring.scale[min(times, len(scoring.scale) - 1)]
            elif word == "transport":
                self.transport_points += points * self._doubled(scoring)
                points *= times * self._doubled(scoring)
            else:
                points *= times
            found.special.append(Special(tile, word, points, times))

    def _times(self, tile: int, scoring: Scoring) -> int:
        """How many things of the village a tile counts (KF-8.10, KF-8.11)."""
        village = self.s.villages[self.seat]
        if scoring.word == "transport":
            return sum([self.face(other).transport for other in village.tiles])
        if scoring.word == "circuit":
            return village.walk_size()
        if scoring.word == "river":
            return len(self.river())
        if scoring.word == "adjacent":
            return len(village.neighbours(tile))
        return 1

    def _doubled(self, scoring: Scoring) -> int:
        return 2 if scoring.doubled_by >= 0 and self.s.has_power(self.seat, scoring.doubled_by) else 1

    def river(self) -> list[int]:
        """Boats in the water chain that begins at the home (KF-9.20)."""
        village = self.s.villages[self.seat]
        found: list[int] = []
        reached = village.waterways(village.tiles[0])
        while reached:
            tile = reached.pop()
            if tile not in found and self.r.box.tiles[tile].kind in (BOAT, SUMMER_BOAT):
                found.append(tile)
                reached += village.waterways(tile)
        return found

    def fixed(self) -> int:
        return self.found.fixed()


def assigned_points(holdings: Holdings) -> int:
    """What the items score at best. With no tile to score them only gold does, under 3b all resources, beside what
    is locked on storage tiles (KF-8.6)."""
    if len(holdings.claims) == 1 and not holdings.choices and (holdings.locked or not holdings.stores):
        points = sum(holdings.goods) if holdings.all_gold else holdings.goods[GOLD]
        if holdings.purple:
            points += max([1, *[store.points for store in holdings.stores]])
        return points + locked_points(holdings)
    return best_total(holdings)


def best_flip(plain: VillageTally, assigned: int) -> tuple[int, int]:
    """The tile that Flipper turns and how much it gains over so many points assigned (KF-8.10, KF-9.11).

    Printed points and transport are known at once. Where a storage tile is counted after the flip, it changes what
    the items score: by the better price for all that lies there, and for the purple worker, at most.
    """
    r, s = plain.r, plain.s
    counted = r.rulings.storage_before_flip
    best, most = NO_TILE, 0
    fixed = plain.fixed()
    stores: list[tuple[int, int, int]] = []
    for tile in s.villages[plain.seat].tiles:
        if upgradable(r, s, tile):
            now, then = r.faces[tile * 2], r.faces[tile * 2 + 1]
            gain = then.points - now.points + plain.transport_points * (then.transport - now.transport)
            if r.expansions:
                gain = VillageTally(r, s, plain.seat, tile).fixed() - fixed
            if not counted and (then.store_kind >= 0 or now.store_kind >= 0):
                before = now.store_points if now.store_kind == then.store_kind else 0
                stores.append((tile, gain, then.store_points - before))
            elif gain > most:
                best, most = tile, gain
    for tile, gain, better in stores:
        count = sum(list_goods(s.goods[tile])) + plain.holdings.purple
        if gain + better * count > most:
            gain += assigned_points(VillageTally(r, s, plain.seat, tile).holdings) - assigned
            if gain > most:
                best, most = tile, gain
    return best, most


def best_points(r: Keyflower, s: KeyflowerState, seat: int) -> int:
    """The most points that a seat can score, as if the game ended now."""
    plain = VillageTally(r, s, seat)
    assigned = assigned_points(plain.holdings)
    gain = best_flip(plain, assigned)[1] if plain.flips else 0
    return plain.fixed() + assigned + gain


def best_tally(r: Keyflower, s: KeyflowerState, seat: int) -> VillageTally:
    """The tally that gives these points."""
    plain = VillageTally(r, s, seat)
    flipped = best_flip(plain, assigned_points(plain.holdings))[0] if plain.flips else NO_TILE
    return plain if flipped == NO_TILE else VillageTally(r, s, seat, flipped)


def final_scores(r: Keyflower, s: KeyflowerState) -> list[int]:
    return [best_points(r, s, seat) for seat in range(r.seats)]
