"""Transport and upgrade: single moves of one resource and upgrades, in any order, until done (KF-6)."""

from tilewright.games.keyflower.content.terms import P2A, RESOURCES
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.frames import (
    ask_about_tile,
    asked_tile,
    spend_transport,
    spend_upgrade,
    transport_left,
    upgrades_left,
)
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.tile_pieces import pack_goods
from tilewright.games.keyflower.steps.reasons import refuse_spend, refuse_transport
from tilewright.games.keyflower.steps.upgrade import affordable, payments, upgrade
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import ChoiceStep, Step
from tilewright.kernel.state import Frame, State


def can_upgrade(r: Keyflower, s: KeyflowerState, seat: i64, tile: i64) -> bool:
    """Whether the tile has a second side to turn to, and the seat can pay for it."""
    if s.side[tile] != 0:
        return False
    cost = r.costs[tile]
    return cost is not None and affordable(s, seat, tile, cost)


class TransportStep(Step):
    """Asks for one move or upgrade after the other, as long as points or symbols are left."""

    name = "transport"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        if self._has_choice(as_keyflower(s), f) or self.rules.has_asides(s, f, f.seat):
            return True
        s.stack.pop()
        return False

    def _has_choice(self, s: KeyflowerState, f: Frame) -> bool:
        """Whether there is any option but to be done, without listing them all."""
        seat = f.seat
        village = s.villages[seat]
        if transport_left(f):
            by_land = s.has_power(seat, P2A)
            place: i64 = 0
            for tile in village.tiles:
                if s.goods[tile] and village.has_way(place, by_land):
                    return True
                place += 1
        if upgrades_left(f):
            for tile in village.tiles:
                if can_upgrade(self.rules, s, seat, tile):
                    return True
        return False

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        found = append(open_row(), act.DONE)
        village = s.villages[seat]
        if upgrades_left(f):
            for tile in village.tiles:
                if can_upgrade(self.rules, s, seat, tile):
                    found = append(found, act.upgrade(tile))
        if transport_left(f):
            by_land = s.has_power(seat, P2A)
            place: i64 = 0
            for tile in village.tiles:
                if s.goods[tile]:
                    found = village.append_moves(found, place, by_land, s.goods[tile])
                place += 1
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        kind = act.kind_of(action)
        if kind == act.DONE:
            s.stack.pop()
        elif kind == act.MOVE:
            spend_transport(f)
            resource, start, end = act.resource_of(action), act.start_of(action), act.end_of(action)
            s.goods[start] -= pack_goods(resource, 1)
            s.goods[end] += pack_goods(resource, 1)
            if out is not None:
                facts: dict[str, object] = {"from": s.keys[start], "to": s.keys[end]}
                out.append(Event("moved", seat, {"resource": RESOURCES[resource], **facts}))
        else:
            s.stack.append(ask_about_tile(self.rules.spend_step, seat, act.tile_of(action)))

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_transport(self.rules, as_keyflower(state), f, seat, action)


class SpendStep(ChoiceStep):
    """What exactly an upgrade is paid with; asked only where there is a choice. Frame: a tile."""

    name = "spend"
    private = True

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        cost = self.rules.box.tiles[asked_tile(f)].cost
        assert cost is not None
        return payments(s, seat, asked_tile(f), cost)

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        s.stack.pop()
        spend_upgrade(s.stack[-1])  # only now: nobody else knows of an upgrade that is not paid for yet
        goods, skills = act.spent_resources(action), act.spent_skills(action)
        upgrade(self.rules, s, seat, asked_tile(f), goods, skills, out)

    def withdraw(self, s: State, f: Frame) -> None:
        s.stack.pop()

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_spend(self.rules, as_keyflower(state), f, seat, action)
