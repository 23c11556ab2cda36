"""The greedy bot: tries every option in a few possible worlds and takes the one that leaves it best off."""

from typing import Final

from tilewright.bots.bot import Bot, Question
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

OWN_STEPS: Final = 8  # own decisions with which a turn that has been begun is finished
QUIET_STEPS: Final = 24  # decisions of all after it, each the first option: what is still open gets settled
MOST_TRIED: Final = 24  # options; of more, so many are drawn


class GreedyBot(Bot):
    """Looks no further than the end of what is going on, and trusts the points as if the game ended then."""

    name = "greedy"

    def __init__(self, worlds: int = 1) -> None:
        self.worlds = worlds

    def choose(self, question: Question, dice: Rng) -> int:
        tried = some_of(question.options, MOST_TRIED, dice)
        totals = [0] * len(tried)
        for _ in range(self.worlds):
            world = question.possible_world(dice.fork())
            rolls = dice.fork()
            for i, action in enumerate(tried):
                totals[i] += lead_after(question.rules, world.clone(), question.seat, action, rolls.clone())
        best = [action for i, action in enumerate(tried) if totals[i] == max(totals)]
        if len(best) > 1 and best[0] == question.options[0]:
            best = best[1:]  # rather than nothing, do something
        return best[dice.below(len(best))]


def some_of(options: list[int], most: int, dice: Rng) -> list[int]:
    if len(options) <= most:
        return options
    numbers = list(range(len(options)))
    dice.shuffle(numbers)
    return [options[number] for number in sorted(numbers[:most])]


def lead_after(rules: Rules, world: State, seat: int, action: int, rolls: Rng) -> int:
    """How far ahead of the best other seat this action leaves the seat, once all that is open is settled."""
    rules.apply(world, seat, action)
    finish_turn(rules, world, seat, rolls)
    settle_quietly(rules, world)
    scores = rules.scores(world)
    others = [scores[other] for other in range(rules.seats) if other != seat]
    return 2 * scores[seat] - max(others, default=0)


def finish_turn(rules: Rules, world: State, seat: int, rolls: Rng) -> None:
    """The rest of the seat's own turn, at random."""
    for _ in range(OWN_STEPS):
        if not rules.is_asked(world, seat):
            return
        options = rules.options(world, seat)
        rules.apply(world, seat, options[rolls.below(len(options))])


def settle_quietly(rules: Rules, world: State) -> None:
    """Everybody takes the first option, which in most games is to do nothing more."""
    for _ in range(QUIET_STEPS):
        if rules.over(world):
            return
        seat = rules.waiting_seats(world)[0]
        rules.apply(world, seat, rules.options(world, seat)[0])
