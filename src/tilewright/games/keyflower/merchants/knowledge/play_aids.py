"""What a player could work out about contracts and extensions."""

from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state.trade import NOTHING, with_pile
from tilewright.games.keyflower.scoring.final_score import best_points
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.bits import has_bit


def trade_helps(m: Merchants, s: KeyflowerState, seat: int) -> dict[str, object]:
    """`contracts`: the points more that each contract that lies open, or is the seat's own, is worth to it now."""
    part = m.part(s)
    keys = m.wares.contract_keys
    base = best_points(m.rules, s, seat)
    worth = {}
    for contract in part.display:
        if contract != NOTHING:
            worth[keys[contract]] = best_points(m.rules, holding(m, s, seat, contract, True), seat) - base
    for contract in part.hands[seat]:
        worth[keys[contract]] = base - best_points(m.rules, holding(m, s, seat, contract, False), seat)
    return {"contracts": worth}


def holding(m: Merchants, s: KeyflowerState, seat: int, contract: int, more: bool) -> KeyflowerState:
    """A copy in which the seat has that contract, or has it no more."""
    copy = s.clone()
    part = m.part(copy)
    held = [other for other in part.hands[seat] if other != contract]
    part.hands = with_pile(part.hands, seat, sorted([*held, contract]) if more else held)
    return copy


def hide_contracts(m: Merchants, s: KeyflowerState, seat: int) -> int:
    """Contracts that not all saw: each may score as a fulfilled one, or what a tile gives for one that is not."""
    part = m.part(s)
    known = [contract for contract in part.hands[seat] if has_bit(part.shown, contract)]
    hidden = len(part.hands[seat]) - len(known)
    part.hands = with_pile(part.hands, seat, known)
    most = m.wares.contract_points
    for tile in s.villages[seat].tiles:
        scoring = m.rules.box.tiles[tile].scoring
        if scoring is not None and scoring.word in ("contract_value", "unfulfilled"):
            most = max(most, scoring.points)
    return hidden * most
