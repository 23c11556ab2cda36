"""What a village scores at the end before items are assigned: fixed points by tile, and all that may score."""

from tilewright.games.keyflower.scoring.holdings import Claim, KindChoice, StorageTile
from tilewright.kernel.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Special:
    """The points of a tile that depend on the village and not on items: so many things, each worth so much."""

    def __init__(self, tile: int, word: str, points: int, times: int, counted: list[int] | None = None) -> None:
        self.tile = tile
        self.word = word
        self.points = points
        self.times = times
        self.counted: list[int] = [] if counted is None else counted  # tiles, where an expansion names them


@mypyc_attr(acyclic=True)
class VillageScore:
    """Filled in by the base tile by tile, then by expansions."""

    def __init__(self) -> None:
        self.printed: list[tuple[int, int]] = []  # tile and points on the side that is up (KF-8.2)
        self.special: list[Special] = []  # boats, turn order tiles and winter tiles that take no items
        self.goods: list[int] = [0, 0, 0, 0]  # resources that do not lie on a storage tile
        self.stores: list[StorageTile] = []
        self.claims: list[Claim] = []
        self.choices: list[KindChoice] = []

    def fixed(self) -> int:
        found = 0
        for _, points in self.printed:
            found += points
        for special in self.special:
            found += special.points
        return found
