"""The end of a game played out exactly: where few decisions are left, all of them are tried."""

from typing import Final

from tilewright.bots.mind import Mind
from tilewright.bots.tree import NO_SEAT, asked_seat
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

FEW: Final = 6  # decisions of all seats, if they play on quickly, that may be few enough to try all
DEEPEST: Final = 60  # decisions in a row
WIN: Final = 1000.0  # points of lead that a win is worth: it comes first, then the lead


class Ending:
    """What each seat has in the end of the best play of all, and what the seat to answer does."""

    def __init__(self, worths: list[float], points: list[float]) -> None:
        self.worths = worths  # by seat: what it plays for
        self.points = points
        self.actions: list[int] = []  # of the seat that is asked, as long as it is asked on


class Endgame:
    """Every seat takes what is best for itself in one possible world; gives up after so many positions."""

    def __init__(self, rules: Rules, most: int) -> None:
        self.rules = rules
        self.left = most  # positions that may still be looked at

    def solve(self, world: State, depth: int = 0) -> Ending | None:
        """None if there is more to try than may be. The world is left as it is."""
        rules = self.rules
        seat = asked_seat(rules, world)
        if seat == NO_SEAT:
            return ended(rules, world)
        options = rules.options(world, seat)
        self.left -= len(options)
        if self.left < 0 or depth > DEEPEST:
            return None
        best: Ending | None = None
        for action in options:
            found = self.after(world, seat, action, depth)
            if found is None:
                return None
            if best is None or found.worths[seat] > best.worths[seat]:
                best = found
        return best

    def after(self, world: State, seat: int, action: int, depth: int = 0) -> Ending | None:
        """What that answer leads to; `actions` begins with it."""
        after = world.clone()
        self.rules.apply(after, seat, action)
        found = self.solve(after, depth + 1)
        if found is not None:
            found.actions = [action, *found.actions] if asked_seat(self.rules, after) == seat else [action]
        return found


def ended(rules: Rules, world: State) -> Ending:
    points = [float(one) for one in rules.scores(world)]
    winners = rules.winners(world)
    worths: list[float] = []
    for seat in range(len(points)):
        best = -1e9
        for other in range(len(points)):
            if other != seat and points[other] > best:
                best = points[other]
        won = WIN / len(winners) if seat in winners else 0.0
        worths.append(won + points[seat] - best)
    return Ending(worths, points)


def is_near(mind: Mind, world: State, rolls: Rng) -> bool:
    """Whether the game would be over after a few decisions. The world is played on."""
    rules, decisions = mind.rules, 0
    for _ in range(DEEPEST):
        seat = asked_seat(rules, world)
        if seat == NO_SEAT:
            return True
        options = rules.options(world, seat)
        if len(options) > 1:
            decisions += 1
            if decisions > FEW:
                return False
        rules.apply(world, seat, options[0] if len(options) == 1 else mind.quick(world, seat, options, rolls))
    return False
