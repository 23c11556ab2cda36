"""Artificium's mind: whole turns worth a thought, quick answers, the worth of positions."""

from typing import Final

from tilewright.bots.artificium import weights
from tilewright.bots.artificium.ledger import Ledger
from tilewright.bots.artificium.planner import Planner, plan_round
from tilewright.bots.artificium.quick import Quick
from tilewright.bots.artificium.told import plan_told
from tilewright.bots.artificium.turns import Turns
from tilewright.bots.artificium.worth import outlook
from tilewright.bots.mind import GameBots, Mind, Turn
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.state import Table
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State


class ArtificiumMind(Mind):
    """One for a rule book; it may be asked for any seat."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, Artificium)
        self.book = rules
        self.ledger = Ledger(rules)
        self.fast = Quick(rules, self.ledger)
        self.slow = Turns(rules)
        self.deep = Turns(rules, taught=True)
        self.brief = Turns(rules, taught=True)
        self.brief.planner.most = weights.SKETCH_NODES
        self.brief.planner.bound = weights.SKETCH_QUESTION_NODES
        self.planner = Planner(rules, taught=True)

    def turns(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        assert isinstance(world, Table)
        return self.slow.turns(world, seat, most, dice)

    def ponder(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        assert isinstance(world, Table)
        return self.deep.turns(world, seat, most, dice)

    def sketch(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        assert isinstance(world, Table)
        return self.brief.turns(world, seat, most, dice)

    def quick(self, world: State, seat: int, options: list[int], dice: Rng) -> int:
        assert isinstance(world, Table)
        return self.fast.answer(world, seat, options)

    def value(self, world: State) -> list[float]:
        assert isinstance(world, Table)
        return outlook(self.book, self.planner, world)

    def plan(self, world: State, seat: int) -> dict[str, object]:
        """The best order of the cards; only while it is still open which of them are applied."""
        assert isinstance(world, Table)
        if self.book.asked(world) not in ("market", "lay", "resolve"):
            return {}
        return plan_told(self.book, plan_round(self.book, world, seat))

    def stage(self, world: State) -> int:
        assert isinstance(world, Table)
        return world.round

    def left(self, world: State) -> float:
        """Rounds count alike; a round is half over when its cards are being laid."""
        assert isinstance(world, Table)
        if not world.stack:
            return 0.0
        rounds = self.ledger.rounds
        begun = 0.0 if world.stack[-1].step == self.book.market_step else 0.5
        return (rounds - int(world.round) + 1 - begun) / rounds


# Quick answers waste what a planner makes of a hand, so lines end after a few turns and overrule the mind only
# where they are sure.
BOTS: Final = GameBots(ArtificiumMind, doubt=(1.0, 7.0, 5.5), search={"stages": 0, "depth": 2, "trust": 100.0})
