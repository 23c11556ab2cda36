"""The mind for Keyflower: turns worth a thought, quick answers, and what a position is worth."""

from typing import Final

from tilewright.bots.keyflower.expansion_mind import ExpansionMind
from tilewright.bots.keyflower.fitted_weights import FittedWeights
from tilewright.bots.keyflower.merchants import MerchantsMind
from tilewright.bots.keyflower.printed_worth import PrintedWorth
from tilewright.bots.keyflower.quick_answers import QuickAnswers
from tilewright.bots.keyflower.season_plans import season_plans
from tilewright.bots.keyflower.turn_planner import TurnPlanner, outlooks
from tilewright.bots.keyflower.weights import Weights
from tilewright.bots.mind import GameBots, Mind, Note, Turn
from tilewright.bots.weight_sets import WeightSet, find_set
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.merchants.expansion import MerchantsExpansion
from tilewright.games.keyflower.state.state import as_keyflower
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

PACKAGE: Final = "tilewright.bots.keyflower"


class KeyflowerMind(Mind):
    """Plays the base game and, by what `merchants` adds, The Merchants."""

    def __init__(self, rules: Rules, weights: WeightSet | None = None) -> None:
        super().__init__(rules)
        assert isinstance(rules, Keyflower)
        self.book = rules
        if weights is None:
            weights = weights_for(rules, "")
        self.printed = PrintedWorth(rules, Weights(weights.table("weights")))
        self.expansion = ExpansionMind()
        for added in rules.expansions:
            if isinstance(added, MerchantsExpansion):
                self.expansion = MerchantsMind(self.printed, added.merchants)
        self.fast = QuickAnswers(rules, self.printed, self.expansion, FittedWeights(weights.table("leaf")))

    def turns(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        return TurnPlanner(self.fast, as_keyflower(world), seat).best(most)

    def quick(self, world: State, seat: int, options: list[int], dice: Rng) -> int:
        return self.quick_choice(world, seat, vec[i64](options), dice)

    def quick_choice(self, world: State, seat: int, choices: Row, dice: Rng) -> i64:
        return choices[0] if len(choices) == 1 else self.fast.answer(as_keyflower(world), seat, choices)

    def sketch(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        return TurnPlanner(self.fast, as_keyflower(world), seat).sketch(most)

    def notes(self, world: State, seat: int) -> list[Note]:
        return season_plans(self.printed, as_keyflower(world), seat)

    def stage(self, world: State) -> int:
        return as_keyflower(world).season

    def left(self, world: State) -> float:
        """Seasons count alike; of one that is being played, half."""
        s = as_keyflower(world)
        return (3.5 - int(s.season)) / 4 if s.stack else 0.0

    def value(self, world: State) -> list[float]:
        return outlooks(self.fast, as_keyflower(world))


def weights_for(rules: Rules, edition: str) -> WeightSet:
    """By the number of players, with and without The Merchants."""
    assert isinstance(rules, Keyflower)
    with_merchants = any([isinstance(added, MerchantsExpansion) for added in rules.expansions])
    return find_set(PACKAGE, edition, f"{'merchants' if with_merchants else 'base'}-{rules.seats}")


# The forecast in the middle of a season and the season played on err apart.
BOTS: Final = GameBots(
    KeyflowerMind,
    doubt=(0.5, 14.0, 2.0),
    search={"sight": 0.4},
    weights=weights_for,
    weighted=KeyflowerMind,
    package=PACKAGE,
)
