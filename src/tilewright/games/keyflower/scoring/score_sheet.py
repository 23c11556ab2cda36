"""The final score as a player sees it: which items score where, item by item (KF-8.8)."""

from typing import Final

CLAIM: Final = 0
CHOICE: Final = 1
STORE: Final = 2

UNCHOSEN: Final = -1


class Items:
    """Some equal items: what and where they are, and as which kind of which domain they count.

    The purple worker has the kind PURPLE; the domain and the kind it counts as are what it was declared to be.
    """

    def __init__(self, domain: int, kind: int, count: int, where: int, counts_as: int) -> None:
        self.domain = domain
        self.kind = kind
        self.count = count
        self.where = where  # the number of the storage tile they lie on, or FREE
        self.counts_as = counts_as

    def __repr__(self) -> str:
        return f"Items({self.domain}, {self.kind}, {self.count}, {self.where}, {self.counts_as})"


class ScoreLine:
    """The points of one rule: source and index say which of the holdings' claims, choices or stores it is."""

    def __init__(self, source: int, index: int, tile: int, chosen: int) -> None:
        self.source = source
        self.index = index
        self.tile = tile
        self.chosen = chosen  # the kind chosen for a choice, else UNCHOSEN
        self.times = 0
        self.points = 0
        self.items: list[Items] = []

    def score(self, times: int, points: int) -> None:
        self.times += times
        self.points += times * points

    def add(self, items: Items) -> None:
        for other in self.items:
            if (
                other.domain == items.domain
                and other.kind == items.kind
                and other.where == items.where
                and other.counts_as == items.counts_as
            ):
                other.count += items.count
                return
        self.items.append(items)


class ScoreSheet:
    """The best total, a line for every rule that scores, and the items that score nothing."""

    def __init__(self, total: int, lines: list[ScoreLine], unused: list[Items]) -> None:
        self.total = total
        self.lines = lines
        self.unused = unused
