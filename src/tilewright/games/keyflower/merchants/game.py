"""What the steps and points of the expansion share: the rule book they are part of, the wares, their own slice."""

from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.merchants.content.wares import Wares
from tilewright.games.keyflower.merchants.rulings import RULINGS, TradeRulings
from tilewright.games.keyflower.merchants.state.trade import Trade
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.event import Event


class Merchants:
    """One installed expansion."""

    def __init__(self, rules: Keyflower, wares: Wares, handicap: list[int]) -> None:
        self.rules = rules
        self.wares = wares
        self.rulings: TradeRulings = RULINGS[rules.version]
        self.handicap = handicap  # seats that start with one more green worker (MC-8.3)
        self.index = len(rules.expansions)  # of its slice among the parts of the state
        # Numbers of the steps, filled in as they are added.
        self.contract_step = -1
        self.cost_step = -1
        self.moor_step = -1

    def part(self, s: KeyflowerState) -> Trade:
        part = s.parts[self.index]
        assert isinstance(part, Trade)
        return part

    def report_stacks(self, part: Trade, shuffles: int, turned: list[int], out: list[Event]) -> None:
        """The stacks were made anew, if there had been fewer shuffles before, and these were turned up."""
        if part.shuffles > shuffles:
            out.append(Event("contracts-shuffled", -1, {}))
        for contract in turned:
            out.append(Event("contract-turned-up", -1, {"contract": self.wares.contract_keys[contract]}))

    def contract_names(self, contracts: list[int]) -> list[str]:
        return [self.wares.contract_keys[contract] for contract in contracts]
