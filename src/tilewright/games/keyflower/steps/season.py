"""The course of a season from its start to its end, and of the game from season to season (KF-2, KF-7, KF-8)."""

from typing import Final

from tilewright.games.keyflower.content.terms import P1A, P1B, POWERS, RANDOM_WORKER, SEASONS, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.scoring.final_score import final_scores
from tilewright.games.keyflower.state.frames import set_stage, set_start_unclaimed, stage_of, start_unclaimed
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.stocks import draw_workers, take_green
from tilewright.games.keyflower.steps.placement import open_placing
from tilewright.games.keyflower.steps.season_end import (
    collect_workers,
    discard_unsold_tiles,
    hand_over_tiles,
    queue_for_boats,
    reach_home,
    return_losing_bids,
    settle_start,
)
from tilewright.games.keyflower.steps.season_start import draw_market, list_usable, load_boats
from tilewright.games.keyflower.steps.winter_choice import reveal_winter
from tilewright.kernel.bits import all_bits
from tilewright.kernel.event import Event
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State

# What comes next. At the first five a question may wait on top.
SEASON_START: Final = 0  # load the boats, or ask for winter tiles
REVEAL: Final = 1  # winter: turn up what was chosen
SEASON_END: Final = 2  # all have passed: losing bids go back (KF-7.1)
BOATS: Final = 3  # boats have been chosen: the start player, where nobody won it (KF-7.6)
PLACED: Final = 4  # tiles have been placed: next season, or the end
MARKET: Final = 5  # lay out the tiles
UNSOLD: Final = 6  # tiles without a bid go out (KF-7.2)
WON: Final = 7  # tiles go to who won them (KF-7.3)
COLLECT: Final = 8  # workers of the villages (KF-7.4)
ORDER: Final = 9  # who chooses a boat when (KF-7.5 to KF-7.8)
BOAT_ONE: Final = 10  # summer boat 1 (KF-9.1)
PLACE: Final = 11  # new tiles are asked for (KF-7.9)
STAGES: Final[tuple[str, ...]] = (
    "start", "reveal", "end", "boats", "placed", "market", "unsold", "won", "collect", "order",
    "boat_one", "place",
)  # fmt: skip


class SeasonStep(Step):
    """Never asks; it stands at the bottom of the stack and knows what comes next."""

    name = "season"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def stage(self, f: Frame) -> str:
        return STAGES[stage_of(f)]

    def enter(self, state: State, f: Frame, out: list[Event] | None) -> bool:
        s = as_keyflower(state)
        s.table_changes += 1
        if stage_of(f) in (SEASON_START, REVEAL, MARKET):
            self._begin(s, f, out)
        elif stage_of(f) == PLACED:
            self._next(s, f, out)
        elif stage_of(f) in (BOATS, BOAT_ONE, PLACE):
            self._close(s, f, out)
        else:
            self._end_auctions(s, f, out)
        return False

    def _begin(self, s: KeyflowerState, f: Frame, out: list[Event] | None) -> None:
        """KF-2: boats and market, or the winter tiles; then the first turn."""
        if stage_of(f) == SEASON_START:
            if out is not None:
                out.append(Event("season", -1, {"season": SEASONS[s.season], "start": s.start}))
            if s.season == WINTER:
                set_stage(f, REVEAL)
                asking = Frame(self.rules.winter_step, -1)
                asking.waiting = all_bits(self.rules.seats)
                s.stack.append(asking)
            else:
                set_stage(f, MARKET)
                load_boats(self.rules, s, out)
            return
        if stage_of(f) == REVEAL:
            reveal_winter(self.rules, s, out)
        else:
            draw_market(self.rules, s, out)
        set_stage(f, SEASON_END)
        s.passes = 0
        s.usable = list_usable(self.rules, s)
        s.stack.append(Frame(self.rules.turn_step, s.start))

    def _end_auctions(self, s: KeyflowerState, f: Frame, out: list[Event] | None) -> None:
        """KF-7.1 to KF-7.8, up to the choice of boats."""
        if stage_of(f) == SEASON_END:
            set_stage(f, UNSOLD)
            s.usable = vec[i64]()
            return_losing_bids(self.rules, s, out)
        elif stage_of(f) == UNSOLD:
            set_stage(f, WON)
            discard_unsold_tiles(self.rules, s, out)
        elif stage_of(f) == WON:
            set_stage(f, COLLECT)
            hand_over_tiles(self.rules, s, out)
        elif stage_of(f) == COLLECT:
            set_stage(f, ORDER)
            collect_workers(self.rules, s, out)
        else:
            set_stage(f, BOATS)
            set_start_unclaimed(f, queue_for_boats(self.rules, s, out))
            for expansion in self.rules.expansions:
                expansion.cleared(s)
            s.stack.append(Frame(self.rules.boat_step, s.queue[0]))

    def _close(self, s: KeyflowerState, f: Frame, out: list[Event] | None) -> None:
        """After the choice of boats, up to the placing of tiles."""
        if stage_of(f) == BOATS:
            set_stage(f, BOAT_ONE)
            settle_start(self.rules, s, start_unclaimed(f), out)
        elif stage_of(f) == BOAT_ONE:
            set_stage(f, PLACE)
            self._summer_boat_one(s, out)
        else:
            set_stage(f, PLACED)
            reach_home(self.rules, s)
            open_placing(self.rules, s, out)

    def _summer_boat_one(self, s: KeyflowerState, out: list[Event] | None) -> None:
        """1a and 1b, after KF-7.7 and before KF-7.9 (KF-9.1)."""
        for seat in range(self.rules.seats):
            if s.has_any_power(seat, P1A, P1B):
                for power in (P1A, P1B):
                    if s.has_power(seat, power):
                        self._give(s, seat, power, out)

    def _give(self, s: KeyflowerState, seat: i64, power: int, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("power", seat, {"power": POWERS[power]}))
        for word, count in self.rules.power_gives[power]:
            if word == RANDOM_WORKER:
                draw_workers(s, seat, count, out)
            else:
                take_green(s, seat, count, out)

    def _next(self, s: KeyflowerState, f: Frame, out: list[Event] | None) -> None:
        for expansion in self.rules.expansions:
            expansion.season_over(s, out)
        if s.season < WINTER:
            s.season += 1
            set_stage(f, SEASON_START)
            return
        s.stack.pop()
        s.reveals += 1  # the screens are lifted (KF-8.13)
        s.final = final_scores(self.rules, s)
        if out is not None:
            out.append(Event("ended", -1, {"scores": s.final, "winners": self.rules.winners(s)}))
