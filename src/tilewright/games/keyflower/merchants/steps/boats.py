"""The boats II: what they carry beside workers and skills, and the boat in Sea Bastion II's place (MC-2)."""

from tilewright.games.keyflower.content.terms import AUTUMN, GOLD, GREEN, GREEN_WORKER, RESOURCES
from tilewright.games.keyflower.merchants.content.wares import GOLD_ON_HOME
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state import actions as trade_act
from tilewright.games.keyflower.merchants.state.contract_deck import hold, load_unseen
from tilewright.games.keyflower.merchants.state.frames import ask_mooring, replaced_boat
from tilewright.games.keyflower.merchants.state.trade import NOTHING, with_number, with_pile
from tilewright.games.keyflower.merchants.steps.reasons import refuse_moor
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import IN_BOX, ON_TABLE, KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.tile_pieces import pack_goods
from tilewright.kernel.bits import bit_of
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import replaced
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


def load_more(m: Merchants, s: KeyflowerState, out: list[Event] | None) -> None:
    """As printed, boat by boat, as far as there is any (MC-1.6, MC-2.5); the season's old cargo is gone."""
    part = m.part(s)
    shuffles = part.shuffles
    for boat, tile in enumerate(s.fleet):
        loads = m.rules.box.tiles[tile].cargo
        for word, count in loads[s.season] if loads else ():
            for _ in range(count):
                load_one(m, s, boat, word)
        if out is not None:
            cargo = cargo_of(m, s, boat)
            if cargo:
                out.append(Event("loaded-more", -1, {"boat": s.keys[tile], "cargo": cargo}))
    if out is not None:
        m.report_stacks(part, shuffles, [], out)


def load_one(m: Merchants, s: KeyflowerState, boat: int, word: int) -> None:
    part = m.part(s)
    if word == GREEN_WORKER:
        if s.green:
            s.green -= 1
            s.cargo = replaced(s.cargo, boat * 7 + GREEN, s.cargo[boat * 7 + GREEN] + 1)
    elif word < len(RESOURCES):
        if s.supply[GOLD]:
            s.supply[GOLD] -= 1
            part.gold = with_number(part.gold, boat, part.gold[boat] + 1)
    elif m.rules.effects[word].word == "cabin":
        if part.cabin_supply:
            part.cabin_supply -= 1
            part.boat_cabins = with_number(part.boat_cabins, boat, part.boat_cabins[boat] + 1)
    else:
        contract = load_unseen(s, part)
        if contract != NOTHING:
            pile = sorted([*part.boat_contracts[boat], contract])
            part.boat_contracts = with_pile(part.boat_contracts, boat, pile)


def cargo_of(m: Merchants, s: KeyflowerState, boat: int) -> dict[str, object]:
    """What all see of it: contracts lie face down."""
    part = m.part(s)
    counts = (
        ("gold", part.gold[boat]),
        ("cabin", part.boat_cabins[boat]),
        ("contract", len(part.boat_contracts[boat])),
    )
    return {word: count for word, count in counts if count}


def unload_more(m: Merchants, s: KeyflowerState, boat: int, seat: int, out: list[Event] | None) -> None:
    """Gold and cabins onto the home, contracts behind the screen, unseen by others (MC-2.1)."""
    part = m.part(s)
    cargo = cargo_of(m, s, boat) if out is not None else {}
    contracts = part.boat_contracts[boat]
    s.goods[s.villages[seat].tiles[0]] += pack_goods(GOLD, part.gold[boat])
    part.cabins = with_number(part.cabins, seat, part.cabins[seat] + part.boat_cabins[boat])
    for contract in contracts:
        hold(part, seat, contract, False)
        s.reveals += 1
    part.gold, part.boat_cabins = with_number(part.gold, boat, 0), with_number(part.boat_cabins, boat, 0)
    part.boat_contracts = with_pile(part.boat_contracts, boat, [])
    if out is not None and cargo:
        secret: dict[str, object] = {"names": m.contract_names(contracts)}
        out.append(Event("unloaded-more", seat, {"cargo": cargo}, secret, bit_of(seat)))
    scoring = m.rules.box.tiles[s.fleet[boat]].scoring
    if s.season == AUTUMN and scoring is not None and scoring.word == "replaced":
        s.stack.append(ask_mooring(m.moor_step, seat, boat))


def bring_gold(m: Merchants, s: KeyflowerState, tile: int, seat: int, out: list[Event] | None) -> None:
    """Keyflower II, taken in winter: its gold goes on the home, as far as there is any (MC-2.3, MC-2.5)."""
    scoring = m.rules.box.tiles[tile].scoring
    if scoring is None or scoring.word != GOLD_ON_HOME:
        return
    home, gold = s.villages[seat].tiles[0], min(scoring.points, s.supply[GOLD])
    s.supply[GOLD] -= gold
    s.goods[home] += pack_goods(GOLD, gold)
    if out is not None and gold:
        out.append(Event("brought-gold", seat, {"boat": s.keys[tile], "tile": s.keys[home], "count": gold}))


class MoorStep(Step):
    """Which boat stands in the place of Sea Bastion II in winter (MC-2.2)."""

    name = "moor"

    def __init__(self, merchants: Merchants) -> None:
        self.merchants = merchants

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        """Any that is not in play, the mark for the number of players aside."""
        s = as_keyflower(state)
        boats = self.merchants.rules.box.boats
        return vec[i64]([trade_act.moor(tile) for tile in boats if tile not in s.fleet])

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        s.stack.pop()
        tile, boat = act.tile_of(action), replaced_boat(f)
        old = s.fleet[boat]
        s.fleet = replaced(s.fleet, boat, tile)
        s.table_changes += 1
        s.owner[old], s.owner[tile] = IN_BOX, ON_TABLE
        if out is not None:
            out.append(Event("moored", seat, {"boat": s.keys[tile], "instead": s.keys[old]}))

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_moor(self.merchants, as_keyflower(state), action)
