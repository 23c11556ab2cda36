"""Bots on their seats: each thinks when it has to and follows its plan otherwise."""

import time
from typing import Final

from tilewright.bots.bot import Bot, ask_plan, dice_for, question_for
from tilewright.bots.turn_plan import TurnPlan
from tilewright.kernel.match import Line
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

LEAST_PONDERED: Final = 0.01  # seconds for which pondering is not begun


class Player:
    """A bot on its seat: thinks when it has to, else follows the plan that it made before."""

    def __init__(self, bot: Bot, rules: Rules, seat: int) -> None:
        self.bot = bot
        self.rules = rules
        self.seat = seat
        self.plan = TurnPlan()
        self.thought = False  # whether the last answer was thought about and not followed
        self.may_ponder = 0.0  # seconds that others have thought and this bot has not used
        self.pondered = 0.0  # seconds

    def begin(self, line: int = 0) -> None:
        """A new turn, at that line of the game: whatever was planned is void."""
        self.plan = TurnPlan(line)

    def go_on(self, lines: list[Line]) -> None:
        """A new turn, unless the plan still holds after these lines."""
        if not self.plan.holds(lines, self.seat):
            self.begin(len(lines))

    def answer(self, state: State, options: list[int], seed: str, line: int) -> int:
        """Its answer to what its seat is asked as that line of the game with that seed."""
        planned = self.plan.follow(options)
        self.thought = planned is None
        if planned is not None:
            return planned
        began = time.perf_counter()
        dice = dice_for(seed, line, self.seat)
        actions = ask_plan(self.bot, self.rules, state, self.seat, dice, options, self.plan.spent)
        return self.plan.think(actions, time.perf_counter() - began)

    def ponder(self, state: State, seconds: float, dice: Rng) -> None:
        """Another seat, which has not been heard yet, has thought so long: this one may have done so as well. What
        it takes too long is missing the next time."""
        self.may_ponder += seconds
        if self.may_ponder < LEAST_PONDERED and self.bot.seconds:
            return
        began = time.perf_counter()
        self.bot.ponder(question_for(self.rules, state, self.seat, []), dice, self.may_ponder)
        spent = time.perf_counter() - began
        self.may_ponder -= spent
        self.pondered += spent


class Players:
    """All seats of one game; knows when one turn ends and the next begins."""

    def __init__(self, bots: list[Bot], rules: Rules) -> None:
        self.seated = [Player(bot, rules, seat) for seat, bot in enumerate(bots)]
        self.last = -1

    def answer(self, state: State, seat: int, options: list[int], seed: str, line: int) -> int:
        if seat != self.last:
            self.seated[seat].begin()
            self.last = seat
        return self.seated[seat].answer(state, options, seed, line)

    def ponder(self, state: State, thinker: int, seconds: float, seed: str, line: int) -> None:
        """That seat has thought so long about its answer, which is not played yet: so may those not asked."""
        for player in self.seated:
            if player.seat != thinker and not player.rules.is_asked(state, player.seat):
                player.ponder(state, seconds, Rng.from_seed(f"{seed} ponder {line} {player.seat}"))
