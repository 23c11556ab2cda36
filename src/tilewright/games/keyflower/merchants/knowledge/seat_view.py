"""What a seat may know of contracts, extensions and cabins, added to the view of the base (MC-4.4, MC-8.2)."""

from typing import Final

from tilewright.games.keyflower.merchants.content.wares import ITEMS
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state import actions as trade_act
from tilewright.games.keyflower.merchants.state.frames import (
    contracts_left,
    contracts_tile,
    extended_tile,
    extension_of,
    replaced_boat,
)
from tilewright.games.keyflower.merchants.state.trade import NOTHING, Trade
from tilewright.games.keyflower.merchants.steps.exchange import Exchange
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.bits import has_bit, list_bits, with_bit, without_bits
from tilewright.kernel.native import i64, vec

# A boat and a player with nothing, as all see them: these are copied, and what there is goes into the copies.
CARGO: Final[dict[str, object]] = {"gold": 0, "cabins": 0, "contracts": None}
PLAYER: Final[dict[str, object]] = {
    "contracts": 0, "contracts_known": None, "contracts_hidden": None, "cabins": 0,
}  # fmt: skip


def add_trade(m: Merchants, exchange: Exchange, s: KeyflowerState, seat: int, view: dict[str, object]) -> None:
    part = m.part(s)
    keys = m.wares.contract_keys
    trade: dict[str, object] = {
        "display": [keys[contract] if contract != NOTHING else "" for contract in part.display],
        "stacks": [len(stack) for stack in part.stacks],
        "discards": m.contract_names(part.discards),
        "unseen": list_unseen(m, part),
        "offer": [key for number, key in enumerate(m.wares.extension_keys) if has_bit(part.offer, number)],
        "cabins": part.cabin_supply,
        "boats": [view_cargo(part, boat) for boat in range(len(s.fleet))],
        "players": [view_player(m, s, part, other) for other in range(m.rules.seats)],
        "extensions": view_extended(m, s, part),
        "laid_open": m.rules.laid_open,
    }
    if seat >= 0:
        trade["own"] = m.contract_names(part.hands[seat])
        trade["exchange"] = list_exchanges(m, exchange, s, seat)
    view["merchants"] = trade
    add_question(m, s, seat, view)


def list_unseen(m: Merchants, part: Trade) -> list[list[str]]:
    """The contracts that not all have seen, by the shuffle after which they were dealt."""
    unseen: i64 = 0
    for piles in (part.stacks, part.boat_contracts, part.hands):
        for pile in piles:
            for contract in pile:
                unseen = with_bit(unseen, contract)
    shown: i64 = part.shown
    contracts, keys = list_bits(without_bits(unseen, shown)), m.wares.contract_keys
    if part.shuffles == 0:
        return [[keys[contract] for contract in contracts]]
    hidden: list[list[str]] = [[] for _ in range(part.shuffles + 1)]
    for contract in contracts:
        hidden[part.shuffled[contract]].append(keys[contract])
    return hidden


def view_cargo(part: Trade, boat: int) -> dict[str, object]:
    """Contracts on a boat lie face down: only the shuffle that they come from is known."""
    shown, pile = CARGO.copy(), part.boat_contracts[boat]
    if part.gold[boat]:
        shown["gold"] = part.gold[boat]
    if part.boat_cabins[boat]:
        shown["cabins"] = part.boat_cabins[boat]
    contracts = [part.shuffled[contract] for contract in pile]
    if len(pile) > 1:
        contracts.sort()
    shown["contracts"] = contracts
    return shown


def view_player(m: Merchants, s: KeyflowerState, part: Trade, seat: int) -> dict[str, object]:
    shown, held = PLAYER.copy(), part.hands[seat]
    known = [contract for contract in held if has_bit(part.shown, contract) or not s.stack]
    hidden: list[int] = []
    if len(known) < len(held):
        hidden = sorted([part.shuffled[contract] for contract in held if contract not in known])
    if held:
        shown["contracts"] = len(held)
    shown["contracts_known"] = m.contract_names(known)
    shown["contracts_hidden"] = hidden
    if part.cabins[seat]:
        shown["cabins"] = part.cabins[seat]
    return shown


def view_extended(m: Merchants, s: KeyflowerState, part: Trade) -> dict[str, object]:
    keys = m.wares.extension_keys
    return {s.keys[tile]: keys[number] for tile, number in enumerate(part.extension) if number != NOTHING}


def list_exchanges(m: Merchants, exchange: Exchange, s: KeyflowerState, seat: int) -> list[list[str]]:
    """What the seat could exchange now: it also learns so what is left in bag and stock."""
    found = vec[i64]()
    if s.stack:
        found = exchange.options(s, s.stack[-1], seat, found)
    keys = m.wares.contract_keys
    return [[keys[trade_act.contract_of(action)], ITEMS[trade_act.item_of(action)]] for action in found]


def add_question(m: Merchants, s: KeyflowerState, seat: int, view: dict[str, object]) -> None:
    """What the expansion's own questions are about."""
    f = m.rules.open_frame(s, seat) if s.stack else None
    question = view["question"]
    if f is None or not isinstance(question, dict):
        return
    if f.step == m.contract_step:
        question["tile"], question["contracts"] = s.keys[contracts_tile(f)], contracts_left(f)
    elif f.step == m.cost_step:
        question["tile"] = s.keys[extended_tile(f)]
        question["extension"] = m.wares.extension_keys[extension_of(f)]
    elif f.step == m.moor_step:
        question["boat"] = s.keys[s.fleet[replaced_boat(f)]]
