"""The secret choice of winter tiles for the market, by all at the same time (KF-2.4, KF-9.22)."""

from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import IN_BOX, ON_TABLE, KeyflowerState, as_keyflower
from tilewright.games.keyflower.steps.boat_side import market_facts
from tilewright.games.keyflower.steps.reasons import refuse_winter
from tilewright.kernel.bits import all_bits, bit_of, without_bit
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row, row_of
from tilewright.kernel.rules import JointStep
from tilewright.kernel.state import Frame, State


class WinterStep(JointStep):
    """Every seat answers for itself; the frame goes when all have."""

    name = "winter"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        dealt = s.winter[seat]
        ascending = sorted(dealt)
        tiles = vec[i64](ascending)
        bits = vec[i64]([bit_of(dealt.index(tile)) for tile in ascending])
        found = open_row()
        last = all_bits(len(dealt))
        picked: i64 = 1
        while picked <= last:
            found = append(found, act.choose_some(tiles, bits, picked))
            picked += 1
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        f.waiting = without_bit(f.waiting, seat)
        for tile in act.chosen(action):
            s.pick_winter(seat, tile)
        if out is not None:
            secret: dict[str, object] = {"tiles": [s.keys[tile] for tile in act.chosen(action)]}
            out.append(Event("chose-winter", seat, {}, secret, bit_of(seat)))

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_winter(self.rules, as_keyflower(state), seat, action)


def reveal_winter(r: Keyflower, s: KeyflowerState, out: list[Event] | None) -> None:
    """Numbers first, then all chosen tiles shuffled, so that nobody knows who chose which."""
    s.reveals += 1
    counts: list[int] = []
    lots: list[int] = []
    for seat in range(r.seats):
        chosen = s.picked_winter(seat)
        counts.append(len(chosen))
        for tile in s.winter[seat]:
            s.owner[tile] = ON_TABLE if tile in chosen else IN_BOX
        lots += chosen
    s.winter = [[] for _ in range(r.seats)]
    s.picked = row_of(0, r.seats)
    if r.seats > 2:
        s.rng.shuffle(lots)
    s.lots = vec[i64](lots)
    if out is not None:
        out.append(Event("winter-counts", -1, {"counts": counts}))
        out.append(Event("market", -1, market_facts(r, s, s.lots)))
