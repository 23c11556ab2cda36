"""The choice of a boat at the end of a season: its cargo, or in winter the boat itself (KF-7.5, 7.8, 7.14)."""

from tilewright.games.keyflower.content.terms import COLOUR_KINDS, COLOURS, SKILL_KINDS, SKILLS, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import IN_HAND, KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.stocks import named, skill_in, workers_in
from tilewright.games.keyflower.steps.reasons import refuse_boat
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row, place_in, replaced
from tilewright.kernel.rules import ChoiceStep
from tilewright.kernel.state import Frame, State


class BoatStep(ChoiceStep):
    """Asks the seats of the queue one after the other."""

    name = "boat"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def enter(self, state: State, f: Frame, out: list[Event] | None) -> bool:
        s = as_keyflower(state)
        if len(s.queue) == 0 or s.moored == 0:
            s.queue = vec[i64]()
            s.stack.pop()
            return False
        f.pass_to(s.queue[0])
        return super().enter(s, f, out)

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        found = open_row()
        boat: i64 = 0
        for tile in s.fleet:
            if s.is_moored(boat):
                found = append(found, act.board(tile))
            boat += 1
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        tile = act.tile_of(action)
        boat = place_in(s.fleet, tile)
        s.unmoor(boat)
        s.table_changes += 1
        s.boarded = replaced(s.boarded, seat, boat)
        s.queue = s.queue[1:]
        facts = boarding(s, boat, tile) if out is not None else None
        if s.season == WINTER:
            s.boat_turn = replaced(s.boat_turn, seat, self.rules.seats - len(s.queue) - 1)
            s.owner[tile] = IN_HAND
            s.to_place[seat] = [*s.to_place[seat], tile]
        else:
            unload(s, boat, seat)
            for expansion in self.rules.expansions:
                expansion.unloaded(s, boat, seat, out)
        if out is not None and facts is not None:
            out.append(Event("boarded", seat, facts))
        if s.season == WINTER:
            for expansion in self.rules.expansions:
                expansion.boat_taken(s, tile, seat, out)

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_boat(self.rules, as_keyflower(state), seat, action)


def boarding(s: KeyflowerState, boat: i64, tile: i64) -> dict[str, object]:
    """A boat as it is boarded, for all to see."""
    if s.season == WINTER:
        return {"boat": s.keys[tile], "workers": None, "skills": None}
    workers = named(COLOURS, s.cargo[boat * 7 : boat * 7 + 4])
    skills = named(SKILLS, s.cargo[boat * 7 + 4 : boat * 7 + 7])
    return {"boat": s.keys[tile], "workers": workers, "skills": skills}


def unload(s: KeyflowerState, boat: i64, seat: i64) -> None:
    """All workers and skills of a boat go behind the screen, and all see which."""
    at = boat * 7
    for colour in range(COLOUR_KINDS):
        workers_in(s, seat, colour, s.cargo[at + colour])
    for kind in range(SKILL_KINDS):
        for _ in range(s.cargo[at + 4 + kind]):
            skill_in(s, seat, kind)
    s.cargo = s.cargo[:]
    for place in range(at, at + 7):
        s.cargo[place] = 0
