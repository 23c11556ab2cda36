"""What a position is worth to every seat: what the planner makes of this round, and the rounds to come."""

from typing import Final

from tilewright.bots.artificium import limits
from tilewright.bots.artificium.card_values import CardValues
from tilewright.bots.artificium.holdings import Key
from tilewright.bots.artificium.planner import Planner
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState

MOST_KEPT: Final = 5_000  # plans


class PositionValue:
    """Keeps what the planner found: in most positions of a search most seats have what they had before."""

    def __init__(self, r: Artificium, values: CardValues) -> None:
        self.r = r
        self.planner = Planner(values)
        self.planner.most = limits.VALUE_NODES
        self.found: dict[Key, float] = {}

    def expected_points(self, s: ArtificiumState) -> list[float]:
        """The final points that each seat may expect."""
        if not s.stack:
            return [float(points) for points in self.r.scores(s)]
        step = s.stack[-1].step
        return [self.seat_points(s, seat, step) for seat in range(self.r.seats)]

    def seat_points(self, s: ArtificiumState, seat: int, step: int) -> float:
        """Whoever is still in the round is taken to carry out the best plan."""
        r, planner = self.r, self.planner
        planner.load(s, seat)
        holdings, weights = planner.holdings, planner.values.w
        found = weights.future[holdings.left]
        if step == r.closing_step or not s.is_inside(seat):
            return found + holdings.standing()
        if s.laid[seat] != NO_CARD:
            holdings.hold(s.laid[seat], 1)
        found += self.best_plan()
        if step == r.market_step and not s.has_passed(seat):
            found += weights.market_to_come if not s.has_traded(seat) else weights.swap_to_come
        return found

    def best_plan(self) -> float:
        """What the best plan from what the planner holds comes to."""
        key = self.planner.holdings.key()
        known = self.found.get(key)
        if known is not None:
            return known
        if len(self.found) >= MOST_KEPT:
            self.found.clear()
        best = self.planner.best()
        self.found[key] = best
        return best
