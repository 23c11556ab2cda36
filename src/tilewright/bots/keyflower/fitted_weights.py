"""Numbers fitted to games played through: what a thing held as a season begins adds to the final points."""

from typing import Final

from tilewright.bots.weight_sets import WeightTable
from tilewright.kernel.native import FloatRow

FEATURES: Final = 11
MORE_FEATURES: Final = 13  # see leaf_features.py


class FittedWeights:
    """The leaf of the searches; how many points each number is, is in the weight sets."""

    def __init__(self, given: WeightTable) -> None:
        # By season: workers, green ones, skills, gold, other resources, printed points, what uses to come are
        # thought to bring, what upgrades to come are, tiles, the start player, what own winter tiles would give.
        self.holdings = given.rows("holdings", 4, FEATURES)
        self.rest = given.row("rest", 4)  # what these numbers leave out on average
        self.faces = given.named("faces", 4)  # what one face adds beside the average of all tiles
        # In the middle of a season: what a worker still behind the screen does beside its worth next season.
        self.still_to_place = given.row("still_to_place", 4)
        # Winter gains beyond that, by the workers behind a screen on average: so much each, and by their square.
        self.yet_to_come = given.row("yet_to_come", 2)
        # How these sums lie to the points that came of them: factor and shift, as a season begins and
        # in its middle.
        self.begun = given.rows("begun", 4, 2)
        self.under_way = given.rows("under_way", 3, 2)
        # By season, what the further features of leaf_features.py add; the first edition knows none of them.
        self.more: list[FloatRow] = []
        self.has_more: list[bool] = []
        for season in range(4):
            row = given.later(f"more_{season}", MORE_FEATURES)
            self.more.append(row)
            self.has_more.append(any([number != 0.0 for number in row]))
        given.done()
