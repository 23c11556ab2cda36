"""Why an action of the expansion is not allowed: asked only after the options said no."""

from typing import Final

from tilewright.games.keyflower.content.terms import COLOURS
from tilewright.games.keyflower.merchants.content.wares import ITEMS
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state import actions as trade_act
from tilewright.games.keyflower.merchants.state.frames import extended_tile, extension_of
from tilewright.games.keyflower.merchants.state.trade import NOTHING
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.frames import upgrades_left
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.steps.reasons import not_asked as not_asked_in_base
from tilewright.kernel.bits import has_bit
from tilewright.kernel.reason import Reason
from tilewright.kernel.state import Frame

OWN_QUESTIONS: Final = ("contract", "cost", "moor")


def not_asked(asked: str) -> Reason:
    """The action answers another question than the one that waits."""
    if asked not in OWN_QUESTIONS:
        return not_asked_in_base(asked)
    return Reason("KF-3.1", "not-asked-trade", {"asked": asked})


def refuse_contract(m: Merchants, s: KeyflowerState, action: int) -> Reason:
    kind, what = act.kind_of(action), act.first(action)
    if kind == trade_act.CONTRACT:
        return Reason("MC-4.1", "contract-not-face-up", {"contract": m.wares.contract_keys[what]})
    if kind == trade_act.UNSEEN:
        return Reason("MC-4.10", "stack-empty", {"stack": what + 1})
    return not_asked("contract")


def refuse_exchange(m: Merchants, s: KeyflowerState, seat: int, action: int, asked: str) -> Reason:
    """`asked` names the step that waits when no question of the seat's own turn does."""
    contract, item = trade_act.contract_of(action), trade_act.item_of(action)
    facts: dict[str, object] = {"contract": m.wares.contract_keys[contract], "items": {ITEMS[item]: 1}}
    if asked:
        return Reason("MC-4.5", "no-exchange-now", {**facts, "asked": asked})
    if contract not in m.part(s).hands[seat]:
        return Reason("MC-4.5", "contract-not-held", facts)
    if item not in m.wares.contracts[contract].items:
        return Reason("MC-4.5", "item-not-on-contract", facts)
    return Reason("MC-4.5", "item-not-in-stock", facts)


def refuse_extend(m: Merchants, s: KeyflowerState, f: Frame, seat: int, action: int) -> Reason:
    if f.step != m.rules.transport_step:
        return not_asked(m.rules.steps[f.step].name)
    tile, number = act.tile_of(action), trade_act.extension_of(action)
    part, extension = m.part(s), m.wares.extensions[number]
    facts: dict[str, object] = {"tile": s.keys[tile], "extension": extension.key}
    if s.owner[tile] != seat:
        return Reason("MC-5.1", "extension-not-own-tile", facts)
    if m.rules.box.tiles[tile].cost is None or s.side[tile] == 0:
        return Reason("MC-5.1", "extension-needs-upgrade", facts)
    if part.extension[tile] != NOTHING:
        return Reason("MC-5.1", "extended-already", facts)
    if not has_bit(part.offer, number):
        return Reason("MC-5.7", "extension-gone", facts)
    if upgrades_left(f) == 0:
        return Reason("MC-5.5", "no-symbol-left", facts)
    if s.colour[tile] not in (NOTHING, extension.colour):
        return Reason("MC-5.3", "extension-colour", {**facts, "colour": COLOURS[s.colour[tile]]})
    return Reason("MC-5.2", "extension-not-payable", facts)


def refuse_cost(m: Merchants, s: KeyflowerState, f: Frame, seat: int, action: int) -> Reason:
    if act.kind_of(action) not in (act.SPEND, act.PAY_WORKER, act.PAY_BID):
        return not_asked("cost")
    facts: dict[str, object] = {
        "tile": s.keys[extended_tile(f)],
        "extension": m.wares.extension_keys[extension_of(f)],
    }
    return Reason("MC-5.2", "not-the-extension-cost", facts)


def refuse_moor(m: Merchants, s: KeyflowerState, action: int) -> Reason:
    if act.kind_of(action) != trade_act.MOOR:
        return not_asked("moor")
    tile = act.tile_of(action)
    key = "boat-in-play" if tile in s.fleet else "no-boat"
    return Reason("MC-2.2", key, {"boat": s.keys[tile]})
