"""The score track: moving on with its resource cells, moving back, and the final count (AR-4.5, 4.6, AR-7)."""

from tilewright.games.artificium.content.box import NO_CELL
from tilewright.games.artificium.content.terms import RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.kernel.event import Event
from tilewright.kernel.native import i64


def move_on(r: Artificium, s: ArtificiumState, seat: i64, points: i64, out: list[Event] | None) -> None:
    """Every resource cell passed or landed on gives one; the track loops (AR-4.5, AR-7.3)."""
    track = r.box.track
    start = s.points[seat]
    s.points[seat] = start + points
    found = []
    for score in range(start + 1, start + points + 1):
        resource = track[score % len(track)]
        if resource != NO_CELL:
            s.goods[seat * RESOURCE_KINDS + resource] += 1
            found.append(r.box.resource_keys[resource])
    if out is not None and points:
        facts: dict[str, object] = {"points": points, "score": s.points[seat], "resources": found}
        out.append(Event("scored", seat, facts))


def move_back(s: ArtificiumState, seat: i64, points: i64) -> None:
    """Stops at 0 and gives nothing (AR-4.6)."""
    left = s.points[seat] - points
    s.points[seat] = left if left > 0 else 0


def wealth(r: Artificium, s: ArtificiumState, seat: i64) -> i64:
    """The coins of that seat when all its resources are sold."""
    total = s.coins[seat]
    for resource, price in enumerate(r.box.sell):
        total += s.goods[seat * RESOURCE_KINDS + resource] * price
    return total


def final_scores(r: Artificium, s: ArtificiumState) -> list[int]:
    """All is sold, some coins make a point, the rest is lost; resource cells do not count (AR-7.1)."""
    rate = r.box.numbers.coins_per_point
    return [s.points[seat] + wealth(r, s, seat) // rate for seat in range(r.seats)]
