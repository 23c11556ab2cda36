"""What is laid out and dealt: boats by pairs, more winter tiles, and the variant of the expansion (MC-1, MC-8)."""

from typing import Final

from tilewright.games.keyflower.content.box import Box
from tilewright.games.keyflower.content.terms import AUTUMN, WINTER
from tilewright.games.keyflower.steps.setup_plan import SEASON_TILES, SetupPlan
from tilewright.kernel.rng import Rng

WINTER_DEALT: Final = (0, 0, 4, 4, 3, 3, 2)  # by number of players (MC-1.4)


class PairSetupPlan(SetupPlan):
    """One boat of each pair at random; all tiles of both boxes shuffled together."""

    def __init__(self, box: Box, own: list[int]) -> None:
        self.own = own  # the tiles of the expansion
        self.pair: dict[int, int] = {}  # from each boat to the other of its pair
        for tile in box.boats:
            if "pair" in box.tiles[tile].notes:
                other = box.by_key[box.tiles[tile].notes["pair"]]
                self.pair[tile], self.pair[other] = other, tile

    def fleet(self, box: Box, seats: int, rng: Rng) -> list[int]:
        """In the order of KF-2.6; how many, and from how many players, is as in the base (MC-1.2)."""
        boats = [tile for tile in box.boats if tile not in self.own and box.tiles[tile].min_players <= seats]
        return [self.pair[tile] if rng.below(2) else tile for tile in boats]

    def fleet_with(self, box: Box, fleet: list[int], named: list[int], season: int) -> list[int]:
        """Named in full they stand in their order; else each in the place of its pair, and from autumn on one more
        in that of Sea Bastion II (MC-2.2)."""
        if len(named) == len(fleet) and self._in_order(box, fleet, named, season):
            return named
        found = fleet[:]
        for tile in named:
            if tile not in found and self.pair[tile] in found and self.pair[tile] not in named:
                found[found.index(self.pair[tile])] = tile
        for tile in named:
            for place, other in enumerate(found):
                if tile not in found and season >= AUTUMN and self._replaceable(box, other) and other not in named:
                    found[place] = tile
        return found

    def _in_order(self, box: Box, fleet: list[int], named: list[int], season: int) -> bool:
        for tile, other in zip(named, fleet, strict=True):
            replaced = season >= AUTUMN and self._replaceable(box, other)
            if tile not in (other, self.pair[other]) and not replaced:
                return False
        return len(set(named)) == len(named)

    def _replaceable(self, box: Box, tile: int) -> bool:
        """Sea Bastion II, or the other of its pair."""
        return is_replaced(box, tile) or is_replaced(box, self.pair[tile])

    def winter_dealt(self, seats: int) -> int:
        return WINTER_DEALT[seats]


def is_replaced(box: Box, tile: int) -> bool:
    scoring = box.tiles[tile].scoring
    return scoring is not None and scoring.word == "replaced"


class MerchantsSetupPlan(PairSetupPlan):
    """The variant: only boats II; each season has all its tiles of the expansion, and base ones (MC-8.1)."""

    def fleet(self, box: Box, seats: int, rng: Rng) -> list[int]:
        return [tile for tile in box.boats if tile in self.own and box.tiles[tile].min_players <= seats]

    def market(self, box: Box, seats: int, season: int, rng: Rng) -> list[int]:
        return self._filled(box, season, SEASON_TILES[seats], [], rng)

    def winter_pile(self, box: Box, seats: int, rng: Rng) -> list[int]:
        """Exactly as many as are dealt (MC-8.4)."""
        return self._filled(box, WINTER, seats * WINTER_DEALT[seats], [], rng)

    def winter_unseen(self, box: Box, seats: int, own: list[int], rng: Rng) -> list[int]:
        return self._filled(box, WINTER, seats * WINTER_DEALT[seats] - len(own), own, rng)

    def _filled(self, box: Box, season: int, count: int, gone: list[int], rng: Rng) -> list[int]:
        """The season's tiles of the expansion and as many base ones as fill it up, shuffled."""
        pile = [tile for tile in box.seasons[season] if tile not in gone]
        fixed = [tile for tile in pile if tile in self.own]
        base = [tile for tile in pile if tile not in self.own]
        rng.shuffle(base)
        found = fixed + base[: count - len(fixed)]
        rng.shuffle(found)
        return found
