"""Whole turns worth a thought, the best first, each played out to its end on a copy of the world."""

from tilewright.bots.keyflower.bidding import Reach
from tilewright.bots.keyflower.estimate import outlook
from tilewright.bots.keyflower.quick import Errands, Quick
from tilewright.bots.mind import Turn
from tilewright.games.keyflower import action as act
from tilewright.games.keyflower.state import Table


class Planner:
    """Finds turns for one seat of one world."""

    def __init__(self, quick: Quick, world: Table, seat: int) -> None:
        self.quick = quick
        self.r = quick.r
        self.world = world
        self.seat = seat

    def best(self, most: int) -> list[Turn]:
        options = self.r.options(self.world, self.seat)
        if self.world.stack[-1].step == self.r.turn_step:
            return self._turns(options, most)
        first = self.quick.answer(self.world, self.seat, options) if len(options) > 1 else options[0]
        return [self._played([first], 0.0, "keyflower-why-best")]

    def _turns(self, options: list[int], most: int) -> list[Turn]:
        errands = Errands(self.quick, self.quick.standing(self.world, self.seat))
        found = [self._played([act.PASS], 0.0, "keyflower-why-pass")]
        for option in options:
            kind = option & act.KIND
            if kind == act.BID:
                found.append(self._played([option], errands.bid(act.first(option)), "keyflower-why-bid"))
            elif kind == act.USE:
                found.append(self._played([option], errands.use(act.first(option)), "keyflower-why-use"))
        found.sort(key=worth_of, reverse=True)
        return found[:most]

    def _played(self, actions: list[int], worth: float, reason: str) -> Turn:
        """The turn that begins so, finished with quick answers."""
        s, seat = self.world.clone(), self.seat
        news = s.news()
        for action in actions:
            self.r.apply(s, seat, action)
        turn = Turn(actions, worth, reason, {})
        while self._goes_on(s, news):
            options = self.r.options(s, seat)
            action = self.quick.answer(s, seat, options) if len(options) > 1 else options[0]
            actions.append(action)
            self.r.apply(s, seat, action)
        return turn

    def _goes_on(self, s: Table, news: int) -> bool:
        """Whether the same seat is asked for more of the same turn, with nothing new to know."""
        if not s.stack or s.news() != news:
            return False
        f = s.stack[-1]
        return f.waiting >> self.seat & 1 == 1 and f.step != self.r.turn_step

    def outlooks(self, s: Table) -> list[float]:
        reach = Reach(s)
        quick = self.quick
        return [outlook(quick.ledger, quick.sense, quick.standing(s, seat), reach) for seat in range(self.r.seats)]


def worth_of(turn: Turn) -> float:
    return turn.worth
