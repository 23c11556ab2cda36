"""The free exchange of a contract for one concrete item on it, beside any question of your own turn (MC-4.5)."""

from tilewright.games.keyflower.content.terms import GREEN
from tilewright.games.keyflower.merchants.content.wares import FIRST_SKILL, FIRST_WORKER, ITEMS
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state import actions as trade_act
from tilewright.games.keyflower.merchants.state.contract_deck import discard, fill_places
from tilewright.games.keyflower.merchants.steps.reasons import refuse_exchange
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.stocks import make_resource, skill_in, workers_in
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Aside
from tilewright.kernel.state import Frame, State


def in_stock(s: KeyflowerState, item: i64) -> bool:
    """Green comes from the supply, other colours from the bag, skills from the stock."""
    if item < FIRST_SKILL:
        return s.supply[item] > 0
    if item < FIRST_WORKER:
        return s.stock[item - FIRST_SKILL] > 0
    colour = item - FIRST_WORKER
    return s.green > 0 if colour == GREEN else s.bag[colour] > 0


def hand_out(s: KeyflowerState, seat: i64, item: i64) -> None:
    """A resource onto the home, a worker or skill behind the screen; all see which."""
    if item < FIRST_SKILL:
        make_resource(s, s.villages[seat].tiles[0], item, 1, None, seat)
    elif item < FIRST_WORKER:
        s.stock[item - FIRST_SKILL] -= 1
        skill_in(s, seat, item - FIRST_SKILL)
    else:
        colour = item - FIRST_WORKER
        if colour == GREEN:
            s.green -= 1
        else:
            s.bag[colour] -= 1
        workers_in(s, seat, colour, 1)


class Exchange(Aside):
    """Neither a turn nor a break in a row of passes: nothing but the contract and the item changes."""

    def __init__(self, merchants: Merchants) -> None:
        self.merchants = merchants
        rules = merchants.rules
        own_turn = ("turn", "group", "price", "effect", "transport", "spend", "contract", "cost")
        # By number of the step: 1 if it asks within one's own turn.
        self.in_turn: Row = vec[i64]([1 if step.name in own_turn else 0 for step in rules.steps])

    def options(self, state: State, f: Frame, seat: i64, found: Row) -> Row:
        if f.seat != seat or not self.in_turn[f.step]:
            return found
        s = as_keyflower(state)
        for contract in self.merchants.part(s).hands[seat]:
            for item in self.merchants.wares.contracts[contract].items:
                if in_stock(s, item):
                    found = append(found, trade_act.exchange(contract, item))
        return found

    def _held(self, s: KeyflowerState, f: Frame, seat: i64) -> list[int]:
        """The contracts that the seat may exchange now, if the items are there."""
        return self.merchants.part(s).hands[seat] if self.in_turn[f.step] and f.seat == seat else []

    def items(self, s: KeyflowerState, f: Frame, seat: i64) -> list[int]:
        """The items that the seat may ask for now, whether they are there or not."""
        found: list[int] = []
        for contract in self._held(s, f, seat):
            found += [item for item in self.merchants.wares.contracts[contract].items if item not in found]
        return found

    def owns(self, action: i64) -> bool:
        return act.kind_of(action) == trade_act.EXCHANGE

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        contract, item = trade_act.contract_of(action), trade_act.item_of(action)
        part = self.merchants.part(s)
        shuffles = part.shuffles
        discard(s, part, seat, contract)
        hand_out(s, seat, item)
        made_anew = part.shuffles > shuffles
        turned = fill_places(s, part) if made_anew and self.merchants.rulings.places_filled_at_once else []
        if out is not None:
            key = self.merchants.wares.contract_keys[contract]
            out.append(Event("exchanged", seat, {"contract": key, "items": {ITEMS[item]: 1}}))
            self.merchants.report_stacks(part, shuffles, turned, out)

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        s = as_keyflower(state)
        asked = self.merchants.rules.steps[f.step].name if not self.in_turn[f.step] else ""
        return refuse_exchange(self.merchants, s, seat, action, asked)
