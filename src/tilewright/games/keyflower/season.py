"""The course of a season from its start to its end, and of the game from season to season (KF-2, KF-7, KF-8)."""

from typing import Final

from tilewright.games.keyflower.dawn import draw_market, list_usable, load_boats
from tilewright.games.keyflower.dusk import close_auctions, queue_for_boats, reach_home, settle_start
from tilewright.games.keyflower.final import final_scores
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.placing import open_placing
from tilewright.games.keyflower.state import Table
from tilewright.games.keyflower.stocks import draw_workers, take_green
from tilewright.games.keyflower.terms import P1A, P1B, POWERS, RANDOM_WORKER, SEASONS, WINTER
from tilewright.games.keyflower.winter import reveal_winter
from tilewright.kernel.event import Event
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State

DAWN: Final = 0  # load the boats and lay out the tiles, or ask for winter tiles
REVEAL: Final = 1  # winter: turn up what was chosen
DUSK: Final = 2  # all have passed: auctions end
BOATS: Final = 3  # boats have been chosen: start player, summer boat 1
PLACED: Final = 4  # tiles have been placed: next season, or the end


class SeasonStep(Step):
    """Never asks; it stands at the bottom of the stack. Frame: a what comes next, b 1 = nobody won the start."""

    name = "season"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        assert isinstance(s, Table)
        if f.a == DAWN:
            self._dawn(s, f, out)
        elif f.a == REVEAL:
            reveal_winter(self.rules, s, out)
            self._open(s, f)
        elif f.a == DUSK:
            self._dusk(s, f, out)
        elif f.a == BOATS:
            self._boats_taken(s, f, out)
        else:
            self._next(s, f, out)
        return False

    def _dawn(self, s: Table, f: Frame, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("season", -1, {"season": SEASONS[s.season], "start": s.start}))
        if s.season == WINTER:
            f.a = REVEAL
            asking = Frame(self.rules.winter_step, -1)
            asking.waiting = (1 << self.rules.seats) - 1
            s.stack.append(asking)
            return
        load_boats(self.rules, s, out)
        draw_market(self.rules, s, out)
        self._open(s, f)

    def _open(self, s: Table, f: Frame) -> None:
        f.a = DUSK
        s.passes = 0
        s.usable = list_usable(self.rules, s)
        s.stack.append(Frame(self.rules.turn_step, s.start))

    def _dusk(self, s: Table, f: Frame, out: list[Event] | None) -> None:
        f.a = BOATS
        s.usable = vec[i64]()
        close_auctions(self.rules, s, out)
        f.b = queue_for_boats(self.rules, s, out)
        for module in self.rules.modules:
            module.cleared(s)
        s.stack.append(Frame(self.rules.boat_step, s.queue[0]))

    def _boats_taken(self, s: Table, f: Frame, out: list[Event] | None) -> None:
        f.a = PLACED
        settle_start(self.rules, s, f.b, out)
        self._summer_boat_one(s, out)
        reach_home(self.rules, s)
        open_placing(self.rules, s, out)

    def _summer_boat_one(self, s: Table, out: list[Event] | None) -> None:
        """1a and 1b, after KF-7.7 and before KF-7.9 (KF-9.1)."""
        for seat in range(self.rules.seats):
            for power in (P1A, P1B):
                if s.power[seat] >> power & 1:
                    if out is not None:
                        out.append(Event("power", seat, {"power": POWERS[power]}))
                    for word, count in self.rules.power_gives[power]:
                        if word == RANDOM_WORKER:
                            draw_workers(s, seat, count, out)
                        else:
                            take_green(s, seat, count, out)

    def _next(self, s: Table, f: Frame, out: list[Event] | None) -> None:
        for module in self.rules.modules:
            module.season_over(s, out)
        if s.season < WINTER:
            s.season += 1
            f.a = DAWN
            return
        s.stack.pop()
        s.reveals += 1  # the screens are lifted (KF-8.13)
        s.final = final_scores(self.rules, s)
        if out is not None:
            out.append(Event("ended", -1, {"scores": s.final, "winners": self.rules.winners(s)}))
