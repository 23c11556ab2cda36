"""Whole turns worth a thought: listed by what they seem to gain, then the season is played on after each."""

from typing import Final

from tilewright.bots.keyflower.bidding import Reach
from tilewright.bots.keyflower.candidates import Candidate, list_answers, list_turns
from tilewright.bots.keyflower.hint_reasons import HintReason
from tilewright.bots.keyflower.quick_answers import QuickAnswers
from tilewright.bots.mind import Turn
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.bits import has_bit
from tilewright.kernel.native import i64

TRIED: Final = 8  # turns after which the season is played on
LONGEST: Final = 600  # decisions of a season played on; no season is so long


class TurnPlanner:
    """Finds turns for one seat of one world."""

    def __init__(self, quick: QuickAnswers, world: KeyflowerState, seat: int) -> None:
        self.quick = quick
        self.r = quick.r
        self.world = world
        self.seat = seat

    def best(self, most: int) -> list[Turn]:
        """The best turns first, each judged by the season played on from there with quick answers of all."""
        world, seat = self.world, self.seat
        if world.stack[-1].step == self.r.turn_step:
            listed = list_turns(self.quick, world, seat)
        else:
            listed = list_answers(self.quick, world, seat)
        choice = len(self.r.choices(world, seat)) > 1
        tried = listed[: min(most, TRIED)]
        found: list[Turn] = []
        for candidate in tried:
            after = world.clone()
            self._finish(candidate, after)
            worth = 0.0
            if len(tried) > 1:
                self._play_on(after)
                worth = self._lead(after) + self.quick.printed.w.static_share[world.season] * candidate.gain
            why = HintReason(self.quick, world, seat, candidate.actions)
            reason = why.reason if choice else "keyflower-hint-only"
            found.append(Turn(candidate.actions, worth, reason, why.facts))
        self._compare(found)
        found.sort(key=worth_of, reverse=True)
        return found

    def sketch(self, most: int) -> list[Turn]:
        """The most promising turns at first sight."""
        world, seat = self.world, self.seat
        if world.stack[-1].step == self.r.turn_step:
            listed = list_turns(self.quick, world, seat)
        else:
            listed = list_answers(self.quick, world, seat)
        found: list[Turn] = []
        for candidate in listed[:most]:
            if len(candidate.actions) == 1 and len(listed) > 1:
                self._finish(candidate, world.clone())
            found.append(Turn(candidate.actions, candidate.gain, "", {}))
        found.sort(key=worth_of, reverse=True)
        return found

    def _compare(self, found: list[Turn]) -> None:
        """Worths beside doing nothing, or beside the poorest turn if there is no way to do nothing."""
        base = min([turn.worth for turn in found])
        for turn in found:
            if turn.actions[0] == act.PASS:
                base = turn.worth
        for turn in found:
            turn.worth -= base

    def _finish(self, candidate: Candidate, s: KeyflowerState) -> None:
        """Play the turn to its end, or to the first thing that comes to light, with quick answers."""
        seat, news = self.seat, s.news()
        for action in candidate.actions:
            self.r.apply(s, seat, action)
        while s.stack and s.news() == news:
            f = s.stack[-1]
            if not has_bit(f.waiting, seat):
                return
            if f.step == self.r.turn_step and act.kind_of(candidate.actions[-1]) <= act.PLACE:
                return  # the turn is over; what is done beside it is not
            choices = self.r.choices(s, seat)
            action = self.quick.answer(s, seat, choices) if len(choices) > 1 else choices[0]
            candidate.actions.append(action)
            self.r.apply(s, seat, action)

    def _play_on(self, s: KeyflowerState) -> None:
        """All seats answer quickly until the season is over, in winter the game."""
        season = s.season
        for _ in range(LONGEST):
            if not s.stack or s.season != season:
                return
            waiting = s.stack[-1].waiting
            seat: i64 = 0
            while not has_bit(waiting, seat):
                seat += 1
            choices = self.r.choices(s, seat)
            self.r.apply(s, seat, self.quick.answer(s, seat, choices) if len(choices) > 1 else choices[0])

    def _lead(self, s: KeyflowerState) -> float:
        """Its outlook beside those of the others: the best of them counts most."""
        points = outlooks(self.quick, s)
        best, total = -1e9, 0.0
        for other in range(self.r.seats):
            if other != self.seat:
                total += points[other]
                if points[other] > best:
                    best = points[other]
        w = self.quick.printed.w
        mean = total / int(self.r.seats - 1)
        seats = self.r.seats
        return points[self.seat] - w.best_opponent[seats] * best - w.mean_opponent[seats] * mean


def outlooks(quick: QuickAnswers, s: KeyflowerState) -> list[float]:
    """The final points that each seat may expect."""
    if s.final:
        return [float(points) for points in s.final]
    reach = Reach(s)
    found: list[float] = []
    for seat in range(len(s.villages)):
        found.append(quick.forecast.points(s, quick.worths_of(s, seat), reach))
    return found


def worth_of(turn: Turn) -> float:
    return turn.worth
