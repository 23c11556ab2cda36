"""Transport and upgrade: single moves of one resource and upgrades, in any order, until done (KF-6)."""

from tilewright.games.keyflower.content.terms import P2A, RESOURCE_KINDS, RESOURCES, SIDES
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import action as act
from tilewright.games.keyflower.state.state import as_keyflower
from tilewright.games.keyflower.state.village import BY_LAND, BY_ROAD, TILE, Village
from tilewright.games.keyflower.steps.reasons import refuse_haul, refuse_spend
from tilewright.games.keyflower.steps.upgrade import affordable, payments, upgrade
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import ChoiceStep, Step
from tilewright.kernel.state import Frame, State


class HaulStep(Step):
    """Frame: a transport points left, b upgrade symbols left, c the tile in use."""

    name = "haul"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        if len(self.options(s, f, f.seat)) > 1 or self.rules.beside(s, f, f.seat):
            return True
        s.stack.pop()
        return False

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        found = vec[i64]([act.DONE])
        village = s.villages[seat]
        if f.b:
            costs = self.rules.costs
            for tile in village.tiles:
                if s.side[tile] == 0:
                    cost = costs[tile]
                    if cost is not None and affordable(s, seat, tile, cost):
                        found = append(found, act.UPGRADE | tile << 5)
        if f.a:
            way: i64 = BY_LAND if s.power[seat] >> P2A & 1 else BY_ROAD
            place: i64 = 0
            for tile in village.tiles:
                if s.goods[tile]:
                    found = self._moves(village, place, way, s.goods[tile], found)
                place += 1
        return found

    def _moves(self, village: Village, place: i64, way: i64, goods: i64, found: Row) -> Row:
        start = act.MOVE | village.tiles[place] << 15
        for kind in range(RESOURCE_KINDS):
            if goods >> (kind << 3) & 255:
                for side in range(SIDES):
                    end = village.joint(place, side)
                    if end >= 0 and end & way:
                        found = append(found, start | kind << 5 | (end & TILE) << 25)
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        kind = action & act.KIND
        if kind == act.DONE:
            s.stack.pop()
        elif kind == act.MOVE:
            f.a -= 1
            resource, start, end = act.first(action), act.second(action), act.third(action)
            s.goods[start] -= 1 << (resource << 3)
            s.goods[end] += 1 << (resource << 3)
            if out is not None:
                facts: dict[str, object] = {"from": s.keys[start], "to": s.keys[end]}
                out.append(Event("moved", seat, {"resource": RESOURCES[resource], **facts}))
        else:
            s.stack.append(Frame(self.rules.spend_step, seat, act.first(action)))

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_haul(self.rules, as_keyflower(state), f, seat, action)


class SpendStep(ChoiceStep):
    """What exactly an upgrade is paid with; asked only where there is a choice. Frame: a tile."""

    name = "spend"
    private = True

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        cost = self.rules.box.tiles[f.a].cost
        assert cost is not None
        return payments(s, seat, f.a, cost)

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        s.stack.pop()
        s.stack[-1].b -= 1  # only now: nobody else knows of an upgrade that is not paid for yet
        goods, skills = act.spent_resources(action), act.spent_skills(action)
        upgrade(self.rules, s, seat, f.a, goods, skills, out)

    def withdraw(self, s: State, f: Frame) -> None:
        s.stack.pop()

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_spend(self.rules, as_keyflower(state), f, seat, action)
