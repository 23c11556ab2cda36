"""The choice of a boat at the end of a season: its cargo, or in winter the boat itself (KF-7.5, 7.8, 7.14)."""

from tilewright.games.keyflower import action as act
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.reasons import refuse_boat
from tilewright.games.keyflower.state import IN_HAND, Table
from tilewright.games.keyflower.stocks import named, skill_in, workers_in
from tilewright.games.keyflower.terms import COLOURS, SKILLS, WINTER
from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


class BoatStep(Step):
    """Asks the seats of the queue one after the other."""

    name = "boat"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        assert isinstance(s, Table)
        if not s.queue or not s.moored:
            s.queue = []
            s.stack.pop()
            return False
        f.pass_to(s.queue[0])
        choices = self.options(s, f, f.seat)
        if len(choices) > 1:
            return True
        self.take(s, f, f.seat, choices[0], out)
        return False

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        assert isinstance(s, Table)
        return [act.BOARD | tile << 5 for boat, tile in enumerate(s.fleet) if s.moored >> boat & 1]

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        assert isinstance(s, Table)
        tile = act.first(action)
        boat = s.fleet.index(tile)
        s.moored &= ~(1 << boat)
        s.boarded[seat] = boat
        s.queue = s.queue[1:]
        facts: dict[str, object] = {"boat": s.keys[tile], "workers": None, "skills": None}
        if s.season == WINTER:
            s.boat_turn[seat] = self.rules.seats - len(s.queue) - 1
            s.owner[tile] = IN_HAND
            s.inbox[seat] = [*s.inbox[seat], tile]
        else:
            facts["workers"] = named(COLOURS, s.cargo[boat * 7 : boat * 7 + 4])
            facts["skills"] = named(SKILLS, s.cargo[boat * 7 + 4 : boat * 7 + 7])
            unload(s, boat, seat)
            for module in self.rules.modules:
                module.unloaded(s, boat, seat, out)
        if out is not None:
            out.append(Event("boarded", seat, facts))

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        assert isinstance(s, Table)
        return refuse_boat(self.rules, s, seat, action)


def unload(s: Table, boat: int, seat: int) -> None:
    """All workers and skills of a boat go behind the screen, and all see which."""
    at = boat * 7
    for colour in range(4):
        workers_in(s, seat, colour, s.cargo[at + colour])
    for kind in range(3):
        for _ in range(s.cargo[at + 4 + kind]):
            skill_in(s, seat, kind)
    s.cargo[at : at + 7] = [0] * 7
