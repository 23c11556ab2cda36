"""The points of a seat if winter ended as it stands: tiles led are won, workers come back, items score at best."""

from tilewright.bots.keyflower.bidding import Reach
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.scoring.final_score import DOMAIN_OF, SLOTS, VillageTally, assigned_points
from tilewright.games.keyflower.scoring.holdings import ANY, UNLIMITED, Claim, KindChoice, worker_slot
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import count_workers


def points_now(r: Keyflower, s: KeyflowerState, seat: int, reach: Reach, more: int = -1) -> float:
    """Exact but for what a boat or a turn order tile would add; `more`: a tile that is counted as won too."""
    tally = VillageTally(r, s, seat)
    extra = 0
    workers = tally.holdings.workers
    for tile in s.villages[seat].tiles:
        add_staff(s, tile, workers)
    for tile in s.to_place[seat]:
        extra += add_tile(r, tally, tile)
    for tile in s.lots:
        if s.lead[tile] == seat or tile == more:
            extra += add_tile(r, tally, tile)
            add_staff(s, tile, workers)
    for colour in range(4):
        workers[colour] += reach.workers[seat * 4 + colour] - s.hand[seat * 4 + colour]
    return float(tally.fixed() + assigned_points(tally.holdings) + extra)


def add_staff(s: KeyflowerState, tile: int, workers: list[int]) -> None:
    staff = s.staff[tile]
    if staff:
        for colour in range(4):
            workers[colour] += count_workers(staff, colour)


def add_tile(r: Keyflower, tally: VillageTally, tile: int) -> int:
    """A winter tile as if it lay in the village: claims on items, or points at once."""
    scoring = r.box.tiles[tile].scoring
    if scoring is None:
        return 0
    if scoring.word == "sets":
        slots: list[int] = []
        for item, count in scoring.needs:
            slots += [SLOTS[item]] * count
        tally.found.claims.append(Claim(tile, scoring.points, UNLIMITED, slots))
    elif scoring.word == "one_kind":
        tally.found.choices.append(KindChoice(tile, scoring.points, DOMAIN_OF[scoring.domain]))
    elif scoring.word == "leftover_workers":
        tally.found.claims.append(Claim(tile, scoring.points, UNLIMITED, [worker_slot(ANY)]))
    elif scoring.word == "fixed":
        return scoring.points
    return 0
