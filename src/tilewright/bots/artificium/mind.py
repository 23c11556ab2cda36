"""Artificium's mind: whole turns worth a thought, quick answers, the worth of positions."""

from typing import Final

from tilewright.bots.artificium import limits
from tilewright.bots.artificium.card_values import CardValues
from tilewright.bots.artificium.plan_facts import plan_facts
from tilewright.bots.artificium.planner import plan_round
from tilewright.bots.artificium.position_value import PositionValue
from tilewright.bots.artificium.quick_answers import QuickAnswers
from tilewright.bots.artificium.turn_finder import TurnFinder
from tilewright.bots.artificium.weights import CardWeights, LearnedWeights
from tilewright.bots.mind import GameBots, Mind, Turn
from tilewright.bots.weight_sets import WeightSet, find_set
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.state import as_artificium
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

PACKAGE: Final = "tilewright.bots.artificium"


class ArtificiumMind(Mind):
    """One for a rule book; it may be asked for any seat."""

    def __init__(self, rules: Rules, weights: WeightSet | None = None) -> None:
        super().__init__(rules)
        assert isinstance(rules, Artificium)
        self.book = rules
        if weights is None:
            weights = weights_for(rules, "")
        rounds = rules.box.numbers.rounds
        plain = CardWeights(weights.table("weights"), rounds)
        self.values = CardValues(rules, plain)
        self.taught = CardValues(rules, plain, LearnedWeights(weights.table("learned"), rounds))
        self.fast = QuickAnswers(rules, self.values)
        self.slow = TurnFinder(rules, self.values)
        self.deep = TurnFinder(rules, self.taught)
        self.brief = TurnFinder(rules, self.taught)
        self.brief.planner.most = limits.SKETCH_NODES
        self.brief.planner.bound = limits.SKETCH_QUESTION_NODES
        self.position_value = PositionValue(rules, self.taught)

    def turns(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        return self.slow.turns(as_artificium(world), seat, most, dice)

    def ponder(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        return self.deep.turns(as_artificium(world), seat, most, dice)

    def sketch(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        return self.brief.turns(as_artificium(world), seat, most, dice)

    def quick(self, world: State, seat: int, options: list[int], dice: Rng) -> int:
        return self.fast.answer(as_artificium(world), seat, options)

    def value(self, world: State) -> list[float]:
        return self.position_value.expected_points(as_artificium(world))

    def plan(self, world: State, seat: int) -> dict[str, object]:
        """The best order of the cards; only while it is still open which of them are applied."""
        if self.book.question_name(world) not in ("market", "lay", "resolve"):
            return {}
        return plan_facts(self.book, plan_round(self.values, as_artificium(world), seat))

    def stage(self, world: State) -> int:
        return as_artificium(world).round

    def left(self, world: State) -> float:
        """Rounds count alike; a round is half over when its cards are being laid."""
        if not world.stack:
            return 0.0
        rounds = self.values.rounds
        begun = 0.0 if world.stack[-1].step == self.book.market_step else 0.5
        return (rounds - int(as_artificium(world).round) + 1 - begun) / rounds


def weights_for(rules: Rules, edition: str) -> WeightSet:
    return find_set(PACKAGE, edition, f"base-{rules.seats}")


# Quick answers waste what a planner makes of a hand, so lines end after a few turns and overrule the mind only
# where they are sure.
BOTS: Final = GameBots(
    ArtificiumMind,
    doubt=(1.0, 7.0, 5.5),
    search={"stages": 0, "depth": 2, "trust": 100.0},
    weights=weights_for,
    weighted=ArtificiumMind,
    package=PACKAGE,
)
