"""The level `hard`: searches as long as its clock or its number of lines of play allows."""

from typing import Final

from tilewright.bots.bot import Bot, Question, question_for
from tilewright.bots.catalogue import mind_for, settings_for
from tilewright.bots.levels import MOST_TURNS, playable
from tilewright.bots.mind import Mind
from tilewright.bots.search import Budget, TriedTurn, TurnSearch
from tilewright.bots.search_cores import Cores
from tilewright.bots.tree import NO_SEAT, asked_seat, play_turn
from tilewright.bots.win_chance import USUAL
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import State

USUAL_TIME: Final = 1.0
WHOLE: Final = 0.92  # of its time goes into a turn; the rest is for all that is not searching
FIRST: Final = 0.75  # of that, before it is known whether the turn ends with the plan
LEAST: Final = 0.03  # of its time, however late in a turn it is
FORESEEN: Final = 60  # answers of others that are foreseen


class HardBot(Bot):
    """`time` is seconds for a whole turn; with `playouts` there is no clock, and the choice can be repeated."""

    name = "hard"

    def __init__(
        self, time: float, playouts: int, wanted: dict[str, float], edition: str = "", cores: int = 0
    ) -> None:
        self.seconds = 0.0 if playouts else time
        self.playouts = playouts
        self.wanted = wanted  # settings that are not the usual ones of the game
        self.edition = edition
        self.cores = cores  # 0: one tree, in this process
        self.thought: Thought | None = None  # about the question that it expects next

    def choose(self, question: Question, dice: Rng) -> int:
        return self.plan(question, dice)[0]

    def plan(self, question: Question, dice: Rng) -> list[int]:
        budget = Budget(time_for(self.seconds, question.spent), self.playouts)
        thought, self.thought = self.thought, None
        if thought is None or not thought.is_about(question):
            if thought is not None:
                thought.close()
            thought = Thought(question, self.search_for(question, budget))
        try:
            if is_late(self.seconds, question.spent):
                thought.found = thought.search.candidates(dice)
            else:
                thought.go_on(budget, FIRST, dice)
            return self._chosen(thought, question, dice)
        finally:
            thought.close()

    def _chosen(self, thought: "Thought", question: Question, dice: Rng) -> list[int]:
        """The best turn as far as it can be played; with the time that is left, of the two best."""
        search, mind = thought.search, thought.search.mind
        world = question.possible_world(dice.fork())
        actions = playable(mind, world, question, thought.found[0].turn.actions)
        if question.spent == 0.0 and is_whole(mind, world, question.seat, actions):
            search.compare_best(thought.found, dice)
            actions = playable(mind, world, question, thought.found[0].turn.actions)
        return actions

    def search_for(self, question: Question, budget: Budget) -> TurnSearch:
        mind = mind_for(question.rules, self.edition)
        settings = settings_for(question.rules, self.wanted, self.edition)
        search = TurnSearch(mind, USUAL, question, settings, budget)
        search.helpers = Cores(self.cores) if self.cores else None
        return search

    def ponder(self, question: Question, dice: Rng, seconds: float) -> None:
        """Think about the question that it expects if the others play on as its mind would. What comes of it
        counts if that very question is asked, and is forgotten otherwise."""
        if not self.playouts and seconds <= 0.0:
            return
        budget = Budget(0.0 if self.playouts else seconds, self.playouts)
        expected = expected_question(mind_for(question.rules, self.edition), question, dice)
        thought, self.thought = self.thought, None
        if thought is not None and (expected is None or not thought.is_about(expected)):
            thought.close()
            thought = None
        if expected is not None:
            if thought is None:
                thought = Thought(expected, self.search_for(expected, budget))
            thought.go_on(budget, 1.0, dice)
            self.thought = thought

    def close(self) -> None:
        if self.thought is not None:
            self.thought.close()
        self.thought = None


class Thought:
    """A search, what it has found so far, and the question that it is about."""

    def __init__(self, question: Question, search: TurnSearch) -> None:
        self.question = question
        self.search = search
        self.found: list[TriedTurn] = []

    def is_about(self, question: Question) -> bool:
        """Whether that question shows the seat the very same and offers it the same."""
        mine = self.question
        return (
            mine.seat == question.seat
            and mine.rules is question.rules
            and mine.options == question.options
            and mine.view == question.view
        )

    def go_on(self, budget: Budget, share: float, dice: Rng) -> None:
        """Until that share of the budget is used; what has been played out exactly is known already."""
        if not self.found:
            self.search.budget = budget
            self.found = self.search.run(dice, share)
        elif not self.search.budget.closed:
            self.search.budget = budget
            self.found = self.search.sift(self.found, share, dice)

    def close(self) -> None:
        if self.search.helpers is not None:
            self.search.helpers.close()


def expected_question(mind: Mind, question: Question, dice: Rng) -> Question | None:
    """What that seat is asked next in one guess, if all others take the turns that the mind likes best; None if
    the game is over before, or if there is nothing to choose."""
    rules, world, rolls = mind.rules, question.possible_world(dice.fork()), dice.fork()
    for _ in range(FORESEEN):
        asked = asked_seat(rules, world)
        if asked == NO_SEAT:
            return None
        if rules.is_asked(world, question.seat):
            options = rules.options(world, question.seat)
            return question_for(rules, world, question.seat, options) if len(options) > 1 else None
        options = rules.options(world, asked)
        if len(options) == 1:
            rules.apply(world, asked, options[0])
        else:
            play_turn(rules, world, asked, mind.turns(world, asked, MOST_TURNS, rolls)[0].actions)
    return None


def time_for(seconds: float, spent: float) -> float:
    """Seconds for one question of a turn: what comes to light in its middle gets half of the time that is left."""
    left = WHOLE * seconds - spent
    return max(left if spent == 0.0 else left / 2, LEAST * seconds)


def is_late(seconds: float, spent: float) -> bool:
    """Whether a turn has used its time up; a seat that is asked on alone may meet many questions in one."""
    return seconds > 0.0 and spent > (WHOLE - LEAST) * seconds


def is_whole(mind: Mind, world: State, seat: int, actions: list[int]) -> bool:
    """Whether somebody else is asked after these actions."""
    after = world.clone()
    play_turn(mind.rules, after, seat, actions)
    return asked_seat(mind.rules, after) != seat
