"""What a position is worth to every seat: what the planner makes of this round, and the rounds to come."""

from tilewright.bots.artificium import limits
from tilewright.bots.artificium.planner import Planner
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState


def expected_points(r: Artificium, planner: Planner, s: ArtificiumState) -> list[float]:
    """The final points that each seat may expect."""
    if not s.stack:
        return [float(points) for points in r.scores(s)]
    step = s.stack[-1].step
    return [seat_points(r, planner, s, seat, step) for seat in range(r.seats)]


def seat_points(r: Artificium, planner: Planner, s: ArtificiumState, seat: int, step: int) -> float:
    """Whoever is still in the round is taken to carry out the best plan."""
    planner.most = limits.VALUE_NODES
    planner.load(s, seat)
    holdings = planner.holdings
    found = planner.values.w.future[holdings.left]
    if step == r.closing_step or not s.is_inside(seat):
        found += holdings.standing()
    else:
        if s.laid[seat] != NO_CARD:
            holdings.hold(s.laid[seat], 1)
        found += planner.best()
        if step == r.market_step and not s.has_passed(seat):
            found += planner.values.w.market_to_come if not s.has_traded(seat) else planner.values.w.swap_to_come
    planner.most = limits.MOST_NODES
    return found
