"""Why a seat has its points: the track, and the coins of the final sale, as JSON-able data (AR-7.1)."""

from tilewright.games.artificium.content.terms import RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.scoring.score_track import wealth
from tilewright.games.artificium.state.state import ArtificiumState


def explain(r: Artificium, s: ArtificiumState, seat: int) -> dict[str, object]:
    """The points as if the game ended now: all that is asked for lies open."""
    rate = r.box.numbers.coins_per_point
    coins = wealth(r, s, seat)
    items: list[dict[str, object]] = [{"item": "coin", "count": s.coins[seat], "coins": s.coins[seat]}]
    for kind, resource in enumerate(r.box.resources):
        count = s.goods[seat * RESOURCE_KINDS + kind]
        if count:
            items.append({"item": resource.key, "count": count, "coins": count * resource.sell})
    lines: list[dict[str, object]] = [
        {"what": "track", "points": s.points[seat], "times": 1},
        {"what": "coins", "points": coins // rate, "times": coins // rate, "items": items},
    ]
    unused: list[dict[str, object]] = [{"item": "coin", "count": coins % rate}] if coins % rate else []
    return {"seat": seat, "total": s.points[seat] + coins // rate, "lines": lines, "unused": unused}
