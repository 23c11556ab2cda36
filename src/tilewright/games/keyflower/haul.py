"""Transport and upgrade: single moves of one resource and upgrades, in any order, until done (KF-6)."""

from tilewright.games.keyflower import action as act
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.reasons import refuse_haul, refuse_spend
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.terms import P2A, RESOURCES
from tilewright.games.keyflower.upgrade import (
    affordable,
    resource_payments,
    skill_payments,
    upgrade,
)
from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Step
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

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        assert isinstance(s, Table)
        found = [act.DONE]
        village = s.villages[seat]
        if f.b:
            tiles = self.rules.box.tiles
            for tile in village.tiles:
                cost = tiles[tile].cost
                if cost is not None and s.side[tile] == 0 and affordable(s, seat, tile, cost):
                    found.append(act.UPGRADE | tile << 5)
        if f.a:
            free = s.power[seat] >> P2A & 1
            for tile in village.tiles:
                goods = s.goods[tile]
                if goods:
                    ends = village.paths(tile) if free else village.links(tile)
                    self._moves(tile, goods, ends, found)
        return found

    def _moves(self, tile: int, goods: int, ends: tuple[int, ...], found: list[int]) -> None:
        for kind in range(4):
            if goods >> (kind << 3) & 255:
                for end in ends:
                    found.append(act.MOVE | kind << 5 | tile << 15 | end << 25)

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        assert isinstance(s, Table)
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

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        assert isinstance(s, Table)
        return refuse_haul(self.rules, s, f, seat, action)


class SpendStep(Step):
    """What exactly an upgrade is paid with; asked only where there is a choice. Frame: a tile."""

    name = "spend"
    private = True

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        ways = self.options(s, f, f.seat)
        if len(ways) > 1:
            return True
        self.take(s, f, f.seat, ways[0], out)
        return False

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        assert isinstance(s, Table)
        cost = self.rules.box.tiles[f.a].cost
        assert cost is not None
        return [
            act.spend(goods, skills)
            for goods in resource_payments(s, seat, f.a, cost)
            for skills in skill_payments(s, seat, cost)
        ]

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        assert isinstance(s, Table)
        s.stack.pop()
        s.stack[-1].b -= 1  # only now: nobody else knows of an upgrade that is not paid for yet
        goods, skills = act.spent_resources(action), act.spent_skills(action)
        upgrade(self.rules, s, seat, f.a, goods, skills, out)

    def withdraw(self, s: State, f: Frame) -> None:
        s.stack.pop()

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        assert isinstance(s, Table)
        return refuse_spend(self.rules, s, f, seat, action)
