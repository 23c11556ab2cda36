"""What a seat may know of a game of Artificium, as a row of packed numbers; seats are counted from that one.

Counts by card lie in two numbers, eight cards each; counts by resource in one.
"""

from typing import Final

from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.frames import applied_card, drops_left, fee_asked
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState, as_artificium
from tilewright.kernel.bits import has_bit
from tilewright.kernel.encoding import Encoding, Field, NumberPart, OptionField, count_parts, seat_names
from tilewright.kernel.native import Row, i64
from tilewright.kernel.rows import packed_part, part_total, total
from tilewright.kernel.state import State

VERSION: Final = 1
KINDS: Final = (
    "pass", "swap", "redraw", "lay", "apply", "discard", "withdraw", "sell", "buy", "done", "scout", "return",
    "steal", "knight", "drop",
)  # fmt: skip
HALF: Final = 8  # cards in one number
CARD_BITS: Final = 7
RESOURCE_BITS: Final = 6


class ArtificiumEncoding(Encoding):
    """The table, every player, and what only the one who looks has."""

    def __init__(self, r: Artificium) -> None:
        super().__init__("artificium", VERSION)
        self.rules = r
        self.seats: i64 = r.seats
        self.cards = r.box.card_keys
        seats = seat_names(r.seats)
        self.middle: i64 = self.add(Field("table", (), self.table_parts(seats)))
        self.market: i64 = self.add_cards("market")
        self.discards: i64 = self.add_cards("discards")
        self.unseen: i64 = self.add_cards("perhaps in the deck")
        self.players: i64 = self.add(Field("player", (seats,), self.player_parts()))
        self.goods: i64 = self.add(Field("resources", (seats,), count_parts(r.box.resource_keys, RESOURCE_BITS)))
        self.applied: i64 = self.add_cards("applied", seats)
        self.known: i64 = self.add_cards("known in hand", seats)
        self.known_to: i64 = self.add_cards("own cards known", tuple([f"to {who}" for who in (*seats[1:], "all")]))
        self.hand: i64 = self.add_cards("own hand")
        self.dropping: i64 = self.add_cards("chosen to discard")
        self.selling: i64 = self.add(Field("chosen to sell", (), count_parts(r.box.resource_keys, RESOURCE_BITS)))
        self.add_options()

    def add_cards(self, name: str, seats: tuple[str, ...] = ()) -> int:
        """Counts by card, for the table or for each seat."""
        axes = (seats,) if seats else ()
        first = self.add(Field(name, axes, count_parts(self.cards[:HALF], CARD_BITS)))
        self.add(Field(f"{name} (more)", axes, count_parts(self.cards[HALF:], CARD_BITS)))
        return first

    def table_parts(self, seats: tuple[str, ...]) -> tuple[NumberPart, ...]:
        names = tuple([step.name for step in self.rules.steps])
        return (
            NumberPart("round", 4),
            NumberPart("first player", 3, seats),
            NumberPart("asked", 4, ("none", *names)),
            NumberPart("card", 5, ("none", *self.cards)),
            NumberPart("cards to drop", 4),
            NumberPart("deck", 7),
            NumberPart("coins asked", 12),
        )

    def player_parts(self) -> tuple[NumberPart, ...]:
        return (
            *count_parts(("in the round", "passed", "traded", "has laid", "must answer"), 1),
            NumberPart("laid card", 5, ("none or hidden", *self.cards)),
            NumberPart("cards in hand", 7),
            NumberPart("points", 16),
            NumberPart("coins", 20),
        )

    def add_options(self) -> None:
        self.kinds = KINDS
        for kind in (act.SWAP, act.LAY, act.RETURN, act.DROP):
            self.option_fields.append(OptionField(kind, "card", 5, 10))
        self.option_fields.append(OptionField(act.SWAP, "market card", 15, 10))
        for kind in (act.SELL, act.BUY):
            self.option_fields.append(OptionField(kind, "resource", 5, 10))
        for kind in (act.SCOUT, act.KNIGHT, act.STEAL):
            self.option_fields.append(OptionField(kind, "seat", 5, 10))
        self.option_fields.append(OptionField(act.STEAL, "resource", 15, 10))

    # Writing a row.

    def write(self, state: State, seat: i64, out: Row, at: i64) -> None:
        s = as_artificium(state)
        looker = seat if seat >= 0 else 0
        observer = seat if seat >= 0 else self.seats
        out[at + self.middle] = self.table(s, looker)
        write_cards(s.market, 0, out, at + self.market, 1)
        write_cards(s.discards, 0, out, at + self.discards, 1)
        write_cards(s.unseen, observer * CARD_KINDS, out, at + self.unseen, 1)
        waiting = s.stack[-1].waiting if s.stack else 0
        for other in range(self.seats):
            to = other - looker if other >= looker else other - looker + self.seats
            shown = not s.face_down or other == seat
            out[at + self.players + to] = self.player(s, other, shown, has_bit(waiting, other))
            out[at + self.goods + to] = packed_resources(s.goods, other * RESOURCE_KINDS)
            write_cards(s.applied, other * CARD_KINDS, out, at + self.applied + to, self.seats)
            if other == seat:
                clear_cards(out, at + self.known + to, self.seats)
            else:
                first = (observer * self.seats + other) * CARD_KINDS
                write_cards(s.known, first, out, at + self.known + to, self.seats)
        self.write_own(s, seat, out, at)

    def table(self, s: ArtificiumState, looker: i64) -> i64:
        """What is asked, and where the game is."""
        first = s.first - looker if s.first >= looker else s.first - looker + self.seats
        number = s.round | first << 4 | total(s.deck) << 20
        if not s.stack:
            return number
        r, f = self.rules, s.stack[-1]
        number |= (f.step + 1) << 7
        if f.step == r.trade_step:
            number |= (applied_card(f) + 1) << 11 | fee_asked(f) << 27
        elif f.step == r.resolve_step:
            number |= (s.laid[f.seat] + 1) << 11
        elif r.steps[f.step].name == "mage":
            number |= drops_left(f) << 16
        return number

    def player(self, s: ArtificiumState, seat: i64, shown: bool, asked: bool) -> i64:
        number: i64 = 1 if s.is_inside(seat) else 0
        if s.has_passed(seat):
            number |= 2
        if s.has_traded(seat):
            number |= 4
        if s.laid[seat] != NO_CARD:
            number |= 8
            if shown:
                number |= (s.laid[seat] + 1) << 5
        if asked:
            number |= 16
        held = part_total(s.hand, seat * CARD_KINDS, CARD_KINDS)
        return number | held << 10 | s.points[seat] << 17 | s.coins[seat] << 33

    def write_own(self, s: ArtificiumState, seat: i64, out: Row, at: i64) -> None:
        if seat < 0:
            clear_cards(out, at + self.hand, 1)
            clear_cards(out, at + self.dropping, 1)
            out[at + self.selling] = 0
            for place in range(self.seats):
                clear_cards(out, at + self.known_to + place, self.seats)
            return
        write_cards(s.hand, seat * CARD_KINDS, out, at + self.hand, 1)
        write_cards(s.dropping, seat * CARD_KINDS, out, at + self.dropping, 1)
        out[at + self.selling] = packed_resources(s.selling, seat * RESOURCE_KINDS)
        for place in range(self.seats):
            observer = self.seats
            if place < self.seats - 1:
                observer = seat + 1 + place
                if observer >= self.seats:
                    observer -= self.seats
            first = (observer * self.seats + seat) * CARD_KINDS
            write_cards(s.known, first, out, at + self.known_to + place, self.seats)


def write_cards(counts: Row, first: i64, out: Row, at: i64, apart: i64) -> None:
    """Counts by card into two numbers; the second lies `apart` numbers behind the first."""
    out[at] = packed_part(counts, first, HALF, CARD_BITS)
    out[at + apart] = packed_part(counts, first + HALF, HALF, CARD_BITS)


def clear_cards(out: Row, at: i64, apart: i64) -> None:
    out[at] = 0
    out[at + apart] = 0


def packed_resources(counts: Row, first: i64) -> i64:
    return packed_part(counts, first, RESOURCE_KINDS, RESOURCE_BITS)
