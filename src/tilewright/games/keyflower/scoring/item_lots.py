"""The items of one domain in equal lots, and the cheapest way to give some of them up for sets."""

from typing import Final

from tilewright.games.keyflower.scoring.holdings import ANY, kind_of
from tilewright.kernel.native import mypyc_attr

IMPOSSIBLE: Final = 1 << 40
WILD: Final = -1  # fits every slot of its domain: gold, every resource under 3b, the purple worker

# A need is one number, so that needs add up: ten bits for each kind, for ANY, and for the sum of all.
_BITS: Final = 10
_MASK: Final = (1 << _BITS) - 1
_ANY_AT: Final = ANY * _BITS
_SUM_AT: Final = _ANY_AT + _BITS


def need_of(slot: int) -> int:
    """The need for one item that fills the slot."""
    return (1 << kind_of(slot) * _BITS) + (1 << _SUM_AT)


def slots_in(need: int) -> int:
    """How many items it needs."""
    return need >> _SUM_AT


def slots_of_kind(need: int, kind: int) -> int:
    """How many of them must be of that kind."""
    return need >> kind * _BITS & _MASK


def solved_key(need: int, purple: bool) -> int:
    """One number for a need and whether the purple worker helps to fill it."""
    return need << 1 | purple


@mypyc_attr(acyclic=True)
class Lot:
    """Equal items: what each scores outside the sets, the kind whose slots it fits, what and where it is."""

    def __init__(self, worth: int, fit: int, count: int, kind: int, where: int) -> None:
        self.worth = worth
        self.fit = fit
        self.count = count
        self.kind = kind
        self.where = where


def _worth_of(lot: Lot) -> int:
    return lot.worth


@mypyc_attr(acyclic=True)
class Lots:
    """All lots of one domain under chosen kinds, cheapest first, with a table of what needs cost."""

    def __init__(self, picks: list[int], lots: list[Lot]) -> None:
        lots.sort(key=_worth_of)
        self.picks = picks
        self.lots = lots
        self.worth = 0
        self.size = 0
        for lot in lots:
            self.worth += lot.worth * lot.count
            self.size += lot.count
        self._known: dict[int, int] = {0: 0}

    def cost(self, need: int) -> int:
        """What the items given up for this need would score outside the sets, at the least."""
        known = self._known.get(need, -1)
        if known < 0:
            known = self.draw(need, [])
            self._known[need] = known
        return known

    def draw(self, need: int, taken: list[int]) -> int:
        """Fills the need from the cheapest lots: appends how many from each, returns what they are worth.

        The sets of items that fit into the slots of a need are the independent sets of a matroid, so taking the
        cheapest item that still fits, again and again, is best. It fits if the items of one kind beyond the slots
        of that kind do not exceed the slots for any, and all items do not exceed all slots (Hall).
        """
        left = need >> _SUM_AT
        if left > self.size:
            return IMPOSSIBLE
        spare = need >> _ANY_AT & _MASK
        cost = 0
        for lot in self.lots:
            take = left
            if lot.fit >= 0:
                at = lot.fit * _BITS
                own = need >> at & _MASK
                if take > own + spare:
                    take = own + spare
                if take > lot.count:
                    take = lot.count
                if take > own:
                    spare -= take - own
                    need -= own << at
                else:
                    need -= take << at
            elif take > lot.count:
                take = lot.count
            taken.append(take)
            cost += take * lot.worth
            left -= take
            if left == 0:
                return cost
        return IMPOSSIBLE
