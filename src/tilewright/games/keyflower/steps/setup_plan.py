"""What is laid out and dealt in a game: numbers by players, boats, piles of tiles (KF-1.6, KF-1.9)."""

from typing import Final

from tilewright.games.keyflower.content.box import Box
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import row_of

# By number of players from 0 on (KF-1.6).
ORDER_TILES: Final = (0, 0, 1, 2, 3, 4, 4)
SEASON_TILES: Final = (0, 0, 6, 7, 8, 9, 10)
WINTER_DEALT: Final = (0, 0, 3, 3, 3, 2, 2)


class SetupPlan:
    """The base game's; an expansion that changes it puts a class of its own in its place."""

    def fleet(self, box: Box, seats: int, rng: Rng) -> list[int]:
        """The boats marked for the number of players, in the order of KF-2.6 (KF-1.9)."""
        return [tile for tile in box.boats if box.tiles[tile].min_players <= seats]

    def market(self, box: Box, seats: int, season: int, rng: Rng) -> list[int]:
        """The season's tiles at random (KF-2.3)."""
        pile = box.seasons[season][:]
        rng.shuffle(pile)
        return pile[: SEASON_TILES[seats]]

    def winter_pile(self, box: Box, seats: int, rng: Rng) -> list[int]:
        """The winter tiles, shuffled to be dealt (KF-1.11)."""
        pile = box.seasons[3][:]
        rng.shuffle(pile)
        return pile

    def winter_unseen(self, box: Box, seats: int, own: list[int], rng: Rng) -> list[int]:
        """The winter tiles that a seat with these own ones cannot see, in an order in which they may be dealt."""
        pool = without(box, box.seasons[3], own)
        rng.shuffle(pool)
        return pool

    def fleet_with(self, box: Box, fleet: list[int], named: list[int], season: int) -> list[int]:
        """The fleet of a position that names these boats, where set-up has laid out that one."""
        return fleet

    def winter_dealt(self, seats: int) -> int:
        """How many winter tiles each player gets."""
        return WINTER_DEALT[seats]


def without(box: Box, tiles: list[int], gone: list[int]) -> list[int]:
    """These tiles but for those that are gone, in their order."""
    is_gone = row_of(0, len(box.tiles))
    for tile in gone:
        is_gone[tile] = 1
    return [tile for tile in tiles if not is_gone[tile]]
