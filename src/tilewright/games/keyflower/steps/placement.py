"""All players add their new tiles to their villages, at the same time, tile by tile (KF-7.9 to 7.11, KF-9.8)."""

from tilewright.games.keyflower.content.terms import P2A
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import IN_BOX, KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.village import axes_of
from tilewright.games.keyflower.steps.boat_side import tile_facts
from tilewright.games.keyflower.steps.reasons import refuse_place
from tilewright.kernel.bits import with_bit, without_bit
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row, replaced
from tilewright.kernel.rules import JointStep
from tilewright.kernel.state import Frame, State


def open_placing(r: Keyflower, s: KeyflowerState, out: list[Event] | None) -> None:
    asking = Frame(r.place_step, -1)
    for seat in range(r.seats):
        if prepare(r, s, seat, out):
            asking.waiting = with_bit(asking.waiting, seat)
    if asking.waiting:
        s.stack.append(asking)


def fitting_tiles(r: Keyflower, s: KeyflowerState, seat: i64) -> Row:
    """The new tiles for which there is a place; once 2a lies in the village edges need not match (KF-9.1)."""
    village = s.villages[seat]
    free = s.has_power(seat, P2A)
    found = open_row()
    for tile in s.to_place[seat]:
        if village.has_spot(r.looks[tile], free):
            found = append(found, tile)
    return found


def prepare(r: Keyflower, s: KeyflowerState, seat: i64, out: list[Event] | None) -> bool:
    """Whether the seat has a tile to place. What fits nowhere goes to the box (KF-9.8); if only one tile
    can be placed next, that is the one."""
    fitting = fitting_tiles(r, s, seat)
    if len(fitting) == 0:
        for tile in s.to_place[seat]:
            power = r.face(s, tile).power
            if power >= 0:
                s.lose_power(seat, power)  # nobody owns it any more
            if out is not None:
                out.append(Event("fits-nowhere", seat, tile_facts(r, s, tile)))
            s.owner[tile] = IN_BOX
            s.side = replaced(s.side, tile, 0)
        s.to_place[seat] = []
        s.table_changes += 1
        return False
    s.placing = replaced(s.placing, seat, fitting[0] if len(fitting) == 1 else -1)
    return True


class PlaceStep(JointStep):
    """Each seat chooses a tile, then where and how it lies; the frame goes when all are done."""

    name = "place"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        tile = s.placing[seat]
        if tile < 0:
            found = open_row()
            for one in fitting_tiles(self.rules, s, seat):
                found = append(found, act.lay(one))
            return found
        free = s.has_power(seat, P2A)
        return s.villages[seat].spots_of(self.rules.looks[tile], free, tile)

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        tile = act.tile_of(action)
        if act.kind_of(action) == act.LAY:
            s.placing = replaced(s.placing, seat, tile)
            return
        cell, turn = act.placed_cell(action), act.turn_of(action)
        s.villages[seat] = s.villages[seat].with_tile(tile, self.rules.box.tiles[tile].edges, cell, turn)
        s.to_place[seat] = [other for other in s.to_place[seat] if other != tile]
        s.placing = replaced(s.placing, seat, -1)
        s.owner[tile] = seat
        s.table_changes += 1
        self.rules.begin_power(s, seat, tile, True)
        if out is not None:
            q, r = axes_of(cell)
            out.append(Event("placed", seat, {**tile_facts(self.rules, s, tile), "q": q, "r": r, "turn": turn}))
        if not prepare(self.rules, s, seat, out):
            f.waiting = without_bit(f.waiting, seat)

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_place(self.rules, as_keyflower(state), seat, action)
