"""The mind for a game that nobody has written one for: it tries every option and counts points."""

from typing import Final

from tilewright.bots.greedy import MOST_TRIED, finish_turn, lead_after, some_of
from tilewright.bots.mind import Mind, Turn
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import State

QUICK: Final = 6  # options that a quick answer tries
REASON: Final = "core-hint-tried"


class GenericMind(Mind):
    """Knows what every game tells: the options, what they lead to, and the points as if the game ended."""

    def turns(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        options = some_of(self.rules.options(world, seat), MOST_TRIED, dice)
        rolls = dice.fork()
        worths = [lead_after(self.rules, world.clone(), seat, action, rolls.clone()) for action in options]
        nothing = lead_after(self.rules, world.clone(), seat, options[0], rolls.clone())
        order = sorted(range(len(options)), key=lambda number: (-worths[number], number == 0))
        return [Turn([options[number]], worths[number] - nothing, REASON, {}) for number in order[:most]]

    def quick(self, world: State, seat: int, options: list[int], dice: Rng) -> int:
        """The best of a few for the points that it brings at once."""
        tried = some_of(options, QUICK, dice)
        best, found = -1000000, tried[0]
        for action in tried:
            after = world.clone()
            self.rules.apply(after, seat, action)
            finish_turn(self.rules, after, seat, dice)
            points = self.rules.scores(after)[seat] * 8 + dice.below(8)
            if points > best:
                best, found = points, action
        return found

    def value(self, world: State) -> list[float]:
        return [float(points) for points in self.rules.scores(world)]
