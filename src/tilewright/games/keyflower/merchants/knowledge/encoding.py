"""What a seat may know of contracts, extensions and cabins, as numbers behind those of the base (MC-4.4)."""

from typing import Final

from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.state import actions as trade_act
from tilewright.games.keyflower.merchants.state.frames import (
    contracts_left,
    contracts_tile,
    extended_tile,
    extension_of,
    replaced_boat,
)
from tilewright.games.keyflower.merchants.state.trade import Trade
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.bits import has_bit
from tilewright.kernel.encoding import Encoding, Field, NumberPart, OptionField, count_parts, seat_names
from tilewright.kernel.native import Row, i64

UNSEEN: Final = 0
DISPLAY: Final = 1
DISCARDED: Final = 2
FIRST_HAND: Final = 3  # known to be in that seat's hand
SHUFFLED: Final = ("unseen of shuffle 0", "unseen of shuffle 1", "unseen of later shuffles")  # told apart
KINDS: Final = ("exchange", "contract", "unseen", "extend", "moor")


class TradeEncoding:
    """The fields of the expansion."""

    def __init__(self, m: Merchants, encoding: Encoding) -> None:
        self.merchants = m
        self.seats: i64 = m.rules.seats
        self.count_contracts: i64 = len(m.wares.contracts)
        self.count_extensions: i64 = len(m.wares.extensions)
        seats, boats = seat_names(m.rules.seats), tuple([str(boat) for boat in range(self.seats)])
        contracts, extensions = m.wares.contract_keys, m.wares.extension_keys
        tiles = ("none", *m.rules.keys)
        hands = tuple([f"hand of {seat}" for seat in seats])
        place = NumberPart("place", 4, ("unseen", "face up", "discarded", *hands))
        self.contracts: i64 = encoding.add(Field("contract", (contracts,), (place, NumberPart("shuffle"))))
        on_tile = NumberPart("tile", 7, tiles)
        self.extensions: i64 = encoding.add(Field("extension", (extensions,), (NumberPart("offered", 1), on_tile)))
        cargo = count_parts(("gold", "cabins", *SHUFFLED), 4)
        self.boats: i64 = encoding.add(Field("boat trade", (boats,), cargo))
        held = count_parts(("cabins", "contracts", *SHUFFLED), 6)
        self.players: i64 = encoding.add(Field("player trade", (seats,), held))
        stacks = count_parts(("cabin supply", "stack 1", "stack 2", "stack 3"), 8)
        self.middle: i64 = encoding.add(Field("trade", (), stacks))
        question = (
            NumberPart("contracts left", 4),
            NumberPart("tile", 7, tiles),
            NumberPart("extension", 6, ("none", *extensions)),
            NumberPart("boat", 3, ("none", *boats)),
        )
        self.asked: i64 = encoding.add(Field("trade question", (), question))
        encoding.kinds = (*encoding.kinds, *KINDS)
        encoding.option_fields += [
            field(trade_act.EXCHANGE, "contract", 0), field(trade_act.EXCHANGE, "item", 1),
            field(trade_act.CONTRACT, "contract", 0), field(trade_act.UNSEEN, "stack", 0),
            field(trade_act.EXTEND, "tile", 0), field(trade_act.EXTEND, "extension", 1),
            field(trade_act.MOOR, "tile", 0),
        ]  # fmt: skip

    def write(self, s: KeyflowerState, seat: i64, out: Row, at: i64) -> None:
        part = self.merchants.part(s)
        self.write_contracts(part, out, at + self.contracts)
        self.write_hands(s, part, seat, out, at)
        self.write_extensions(part, out, at + self.extensions)
        self.write_boats(part, out, at + self.boats)
        sizes = len(part.stacks[0]) << 8 | len(part.stacks[1]) << 16 | len(part.stacks[2]) << 24
        out[at + self.middle] = part.cabin_supply | sizes
        self.write_question(s, seat, out, at + self.asked)

    def write_contracts(self, part: Trade, out: Row, first: i64) -> None:
        shuffled = part.shuffled
        for contract in range(self.count_contracts):
            out[first + contract] = UNSEEN | shuffled[contract] + 1 << 4
        for shown in part.display:
            if shown >= 0:
                out[first + shown] = DISPLAY
        for gone in part.discards:
            out[first + gone] = DISCARDED

    def write_hands(self, s: KeyflowerState, part: Trade, seat: i64, out: Row, at: i64) -> None:
        looker = seat if seat >= 0 else 0
        for other in range(self.seats):
            to = other - looker if other >= looker else other - looker + self.seats
            number = part.cabins[other] | len(part.hands[other]) << 6
            for held in part.hands[other]:
                place = at + self.contracts + held
                if has_bit(part.shown, held) or not s.stack:
                    out[place] = FIRST_HAND + to
                else:
                    number += 1 << 12 + 6 * capped(part.shuffled[held])
                    if other == seat:
                        out[place] += FIRST_HAND + to
            out[at + self.players + to] = number

    def write_extensions(self, part: Trade, out: Row, first: i64) -> None:
        for extension in range(self.count_extensions):
            out[first + extension] = 1 if has_bit(part.offer, extension) else 0
        tile: i64 = 0
        for extension in part.extension:
            tile += 1
            if extension >= 0:
                out[first + extension] |= tile << 1

    def write_boats(self, part: Trade, out: Row, first: i64) -> None:
        for boat in range(self.seats):
            number = part.gold[boat] | part.boat_cabins[boat] << 4
            for contract in part.boat_contracts[boat]:
                number += 1 << 8 + 4 * capped(part.shuffled[contract])
            out[first + boat] = number

    def write_question(self, s: KeyflowerState, seat: i64, out: Row, at: i64) -> None:
        m = self.merchants
        out[at] = 0
        f = m.rules.open_frame(s, seat) if s.stack else None
        if f is None:
            return
        if f.step == m.contract_step:
            out[at] = contracts_left(f) | (contracts_tile(f) + 1) << 4
        elif f.step == m.cost_step:
            out[at] = (extended_tile(f) + 1) << 4 | (extension_of(f) + 1) << 11
        elif f.step == m.moor_step:
            out[at] = (replaced_boat(f) + 1) << 17


def capped(shuffle: int) -> int:
    return shuffle if shuffle < len(SHUFFLED) - 1 else len(SHUFFLED) - 1


def field(kind: int, name: str, number: int) -> OptionField:
    return OptionField(kind, name, act.KIND_BITS + act.FIELD_BITS * number, act.FIELD_BITS)
