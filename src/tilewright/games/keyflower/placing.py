"""All players add their new tiles to their villages, at the same time, tile by tile (KF-7.9 to 7.11, KF-9.8)."""

from tilewright.games.keyflower import action as act
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.reasons import refuse_place
from tilewright.games.keyflower.state import IN_BOX, Table
from tilewright.games.keyflower.terms import P2A
from tilewright.games.keyflower.village import axes_of
from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import JointStep
from tilewright.kernel.state import Frame, State


def open_placing(r: Keyflower, s: Table, out: list[Event] | None) -> None:
    asking = Frame(r.place_step, -1)
    for seat in range(r.seats):
        if prepare(r, s, seat, out):
            asking.waiting |= 1 << seat
    if asking.waiting:
        s.stack.append(asking)


def spots_for(r: Keyflower, s: Table, seat: int, tile: int) -> list[int]:
    """Every cell and turn for the tile; under 2a edges need not match (KF-9.1)."""
    free = s.power[seat] >> P2A & 1 == 1
    return s.villages[seat].spots(r.box.tiles[tile].edges, free)


def prepare(r: Keyflower, s: Table, seat: int, out: list[Event] | None) -> bool:
    """Whether the seat has a tile to place. What fits nowhere goes to the box (KF-9.8); if only one tile
    can be placed next, that is the one."""
    fitting = [tile for tile in s.inbox[seat] if spots_for(r, s, seat, tile)]
    if not fitting:
        for tile in s.inbox[seat]:
            power = r.face(s, tile).power
            if power >= 0:
                s.power[seat] &= ~(1 << power)  # nobody owns it any more
            s.owner[tile] = IN_BOX
            s.side[tile] = 0
            if out is not None:
                out.append(Event("fits-nowhere", seat, {"tile": s.keys[tile]}))
        s.inbox[seat] = []
        return False
    s.placing[seat] = fitting[0] if len(fitting) == 1 else -1
    return True


class PlaceStep(JointStep):
    """Each seat chooses a tile, then where and how it lies; the frame goes when all are done."""

    name = "place"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        assert isinstance(s, Table)
        tile = s.placing[seat]
        if tile < 0:
            fitting = [tile for tile in s.inbox[seat] if spots_for(self.rules, s, seat, tile)]
            return [act.LAY | tile << 5 for tile in fitting]
        return [act.PLACE | tile << 5 | spot for spot in spots_for(self.rules, s, seat, tile)]

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        assert isinstance(s, Table)
        tile = act.first(action)
        if action & act.KIND == act.LAY:
            s.placing[seat] = tile
            return
        cell, turn = act.placed_cell(action), act.fourth(action)
        s.villages[seat] = s.villages[seat].with_tile(tile, self.rules.box.tiles[tile].edges, cell, turn)
        s.inbox[seat] = [other for other in s.inbox[seat] if other != tile]
        s.placing[seat] = -1
        s.owner[tile] = seat
        if out is not None:
            q, r = axes_of(cell)
            out.append(Event("placed", seat, {"tile": s.keys[tile], "q": q, "r": r, "turn": turn}))
        if not prepare(self.rules, s, seat, out):
            f.waiting &= ~(1 << seat)

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        assert isinstance(s, Table)
        return refuse_place(self.rules, s, seat, action)
