"""Taking contracts from a tile: one of the face-up ones, or the top of a stack, unseen by others (MC-4.1)."""

from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state import actions as trade_act
from tilewright.games.keyflower.merchants.state.contract_deck import draw, has_stack, hold, turn_up
from tilewright.games.keyflower.merchants.state.frames import ask_contracts, contracts_left, count_contract
from tilewright.games.keyflower.merchants.state.trade import NOTHING, PLACES, with_number
from tilewright.games.keyflower.merchants.steps.reasons import refuse_contract
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.steps.effects import Effect
from tilewright.kernel.bits import bit_of
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import ChoiceStep
from tilewright.kernel.state import Frame, State


class ContractEffect(Effect):
    """The choice is made once all else of the effect has been given: a drawn skill has been seen (MC-4.8)."""

    word = "contract"

    def __init__(self, merchants: Merchants) -> None:
        self.merchants = merchants

    def there(self, s: KeyflowerState) -> bool:
        part = self.merchants.part(s)
        for contract in part.display:
            if contract != NOTHING:
                return True
        return has_stack(part)

    def give(self, s: KeyflowerState, seat: i64, tile: i64, count: i64, out: list[Event] | None) -> None:
        s.stack.append(ask_contracts(self.merchants.contract_step, seat, tile, count))


class CabinEffect(Effect):
    """On the home of whoever gets it (MC-2.1)."""

    word = "cabin"

    def __init__(self, merchants: Merchants) -> None:
        self.merchants = merchants

    def there(self, s: KeyflowerState) -> bool:
        return self.merchants.part(s).cabin_supply > 0

    def give(self, s: KeyflowerState, seat: i64, tile: i64, count: i64, out: list[Event] | None) -> None:
        part = self.merchants.part(s)
        got = min(count, part.cabin_supply)
        part.cabin_supply -= got
        part.cabins = with_number(part.cabins, seat, part.cabins[seat] + got)
        if out is not None:
            out.append(Event("cabins", seat, {"count": got}))


class ContractStep(ChoiceStep):
    """Choose contracts one after the other, each when the one before has been seen (MC-4.8)."""

    name = "contract"

    def __init__(self, merchants: Merchants) -> None:
        self.merchants = merchants

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        if contracts_left(f):
            return super().enter(s, f, out)
        s.stack.pop()
        return False

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        part = self.merchants.part(s)
        found = open_row()
        for contract in part.display:
            if contract != NOTHING:
                found = append(found, trade_act.contract(contract))
        for stack in range(PLACES):
            if part.stacks[stack]:
                found = append(found, trade_act.unseen(stack))
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        count_contract(f)
        if act.kind_of(action) == trade_act.CONTRACT:
            self._face_up(s, seat, trade_act.contract_of(action), out)
        else:
            self._unseen(s, seat, trade_act.stack_of(action), out)

    def _face_up(self, s: KeyflowerState, seat: int, contract: int, out: list[Event] | None) -> None:
        """The place is filled again at once (MC-4.1)."""
        part = self.merchants.part(s)
        shuffles = part.shuffles
        hold(part, seat, contract, True)
        turned = turn_up(s, part, part.display.index(contract))
        if out is not None:
            key = self.merchants.wares.contract_keys[contract]
            out.append(Event("took-contract", seat, {"contract": key}))
            self.merchants.report_stacks(part, shuffles, [turned] if turned != NOTHING else [], out)

    def _unseen(self, s: KeyflowerState, seat: int, stack: int, out: list[Event] | None) -> None:
        part = self.merchants.part(s)
        shuffles = part.shuffles
        contract = draw(s, part, stack)
        hold(part, seat, contract, False)
        if out is not None:
            secret: dict[str, object] = {"contract": self.merchants.wares.contract_keys[contract]}
            out.append(Event("took-unseen-contract", seat, {"stack": stack + 1}, secret, bit_of(seat)))
            self.merchants.report_stacks(part, shuffles, [], out)

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_contract(self.merchants, as_keyflower(state), action)
