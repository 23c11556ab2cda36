"""What a seat may know of a game of Keyflower, as a row of packed numbers; seats are counted from that one.

A row is written at every decision of a batch, so it is short: a tile is two numbers, a player two, an auction one.
The parts of each are declared from the lowest bits on, and written with the same shifts.
"""

from typing import Final

from tilewright.games.keyflower.content.terms import COLOURS, POWERS, RESOURCES, SEASONS, SKILLS
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.frames import (
    added_workers,
    asked_tile,
    group_tile,
    is_using,
    joined_places,
    transport_left,
    transport_tile,
    upgrades_left,
)
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.state.village import HERE
from tilewright.games.keyflower.steps.setup_plan import ORDER_TILES, SEASON_TILES
from tilewright.kernel.encoding import Encoding, Field, NumberPart, OptionField, count_parts, seat_names
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.rows import packed_part, part_total, put, put_packed, row_of
from tilewright.kernel.state import Frame, State

VERSION: Final = 1
# Where a tile is; behind these come the villages and the tiles to be placed, by seat.
UNKNOWN: Final = 0  # in the box, or nobody has shown it
MARKET: Final = 1
ORDER: Final = 2
BOAT: Final = 3
OWN_WINTER: Final = 4  # dealt to the one who looks
OWN_CHOICE: Final = 5  # the same, chosen for the market
FIRST_VILLAGE: Final = 6
PLACES: Final = ("unknown", "market", "turn order", "boat", "own winter tile", "chosen winter tile")
EDGE_KINDS: Final = ("field", "road", "water")
SIX: Final = tuple([str(number) for number in range(6)])
KINDS: Final = (
    "pass", "bid", "use", "join", "add", "send", "pay worker", "pay bid", "pay skill", "take", "move", "upgrade",
    "spend", "done", "board", "choose", "lay", "place",
)  # fmt: skip

# The shifts of a tile's parts.
SIDE: Final = 5
COLOUR: Final = 6
LAST_USE: Final = 9
WORKERS: Final = 13
SPOT: Final = 29
COLOURED: Final = 1 << COLOUR  # colours are counted from 1
NOWHERE: Final = HERE << 3 << SPOT  # an unknown tile: in no village, so its spot is that of a home
TILE_BITS: Final = 7
BID_BITS: Final = 9  # lying 1, colour 2, count 6, as the state packs it
COUNT_BITS: Final = 6
MUST_ANSWER: Final = 49


class KeyflowerEncoding(Encoding):
    """The rows of the base game; an expansion adds its own fields behind them."""

    def __init__(self, r: Keyflower) -> None:
        super().__init__("keyflower", VERSION)
        self.rules = r
        self.seats: i64 = r.seats
        self.count_tiles: i64 = len(r.keys)
        self.count_boats: i64 = len(as_keyflower(r.new("encoding")).fleet)
        most = max(SEASON_TILES[r.seats], r.seats * r.setup_plan.winter_dealt(r.seats))
        self.count_auctions: i64 = most + ORDER_TILES[r.seats]
        keys, seats = tuple(r.keys), seat_names(r.seats)
        self.tiles: i64 = self.add(Field("tile", (keys,), tile_parts(seats)))
        self.goods: i64 = self.add(Field("tile goods", (keys,), count_parts(RESOURCES, 8)))
        auctions = tuple([str(place) for place in range(self.count_auctions)])
        self.auctions: i64 = self.add(Field("auction", (auctions,), auction_parts(keys, seats)))
        boats = tuple([str(boat) for boat in range(self.count_boats)])
        self.boats: i64 = self.add(Field("boat", (boats,), boat_parts(keys)))
        self.middle: i64 = self.add(Field("table", (), table_parts(seats)))
        self.supply: i64 = self.add(Field("supply", (), count_parts(RESOURCES, 8)))
        self.players: i64 = self.add(Field("player", (seats,), player_parts(boats)))
        self.known: i64 = self.add(Field("player known", (seats,), known_parts(keys)))
        self.own: i64 = self.add(Field("own hand", (), count_parts((*COLOURS, *SKILLS), COUNT_BITS)))
        names = tuple([step.name for step in r.steps])
        self.asked: i64 = self.add(Field("question", (), question_parts(keys, seats, names)))
        self.joined: i64 = self.add(Field("group bids", (), count_parts(auctions, 1)))
        for expansion in r.expansions:
            expansion.add_to_encoding(self)
        self.edge_kinds = EDGE_KINDS
        self.edges = [tile.edges for tile in r.box.tiles]
        self.add_options()
        self.empty = self.empty_row()

    def add_options(self) -> None:
        """The base's actions; an expansion has added its own kinds before."""
        self.kinds = (*KINDS, *self.kinds)
        for kind in (act.BID, act.USE, act.JOIN, act.PAY_BID, act.UPGRADE, act.BOARD, act.LAY, act.PLACE):
            self.option_fields.append(option_field(kind, "tile", 0))
        for kind in (act.ADD, act.SEND, act.PAY_WORKER):
            self.option_fields.append(option_field(kind, "colour", 0))
        for kind in (act.ADD, act.SEND):
            self.option_fields.append(option_field(kind, "count", 1))
        self.option_fields.append(option_field(act.PAY_SKILL, "skill", 0))
        self.option_fields.append(option_field(act.TAKE, "effect", 0))
        for number, name in enumerate(("resource", "tile", "end tile")):
            self.option_fields.append(option_field(act.MOVE, name, number))
        for number, name in enumerate(RESOURCES):
            self.option_fields.append(option_field(act.SPEND, name, number))
        for number, name in enumerate(SKILLS):
            shift = act.KIND_BITS + 4 * act.FIELD_BITS + 2 * number
            self.option_fields.append(OptionField(act.SPEND, name, shift, 2))
        for number in range(5):
            self.option_fields.append(option_field(act.CHOOSE, f"winter tile {number + 1}", number, 1))
        for number, name in enumerate(("q", "r", "turn")):
            self.option_fields.append(option_field(act.PLACE, name, number + 1, 0 if name == "turn" else 128))

    # Writing a row.

    def write(self, state: State, seat: i64, out: Row, at: i64) -> None:
        s = as_keyflower(state)
        looker = seat
        if looker < 0:
            looker = 0
        put(out, at, self.empty)
        self.write_tiles(s, seat, looker, out, at)
        self.write_bids(s, s.orders, looker, out, self.write_bids(s, s.lots, looker, out, at + self.auctions))
        self.write_boats(s, out, at + self.boats)
        self.write_rest(s, seat, looker, out, at)

    def changes(self, state: State) -> i64:
        return as_keyflower(state).table_changes

    def write_changed(self, state: State, seat: i64, out: Row, at: i64) -> None:
        """Tiles, auctions and boats stay as they are: about a third of all rows."""
        looker = seat
        if looker < 0:
            looker = 0
        out[at + self.asked] = 0
        out[at + self.joined] = 0
        self.write_rest(as_keyflower(state), seat, looker, out, at)

    def write_rest(self, s: KeyflowerState, seat: i64, looker: i64, out: Row, at: i64) -> None:
        """What changes without the table: goods, stocks, hands, the question."""
        put(out, at + self.goods, s.goods)  # only tiles in villages have any
        self.write_middle(s, looker, out, at)
        self.write_players(s, looker, out, at)
        if seat >= 0:
            self.write_own(s, seat, out, at + self.own)
        self.write_question(s, seat, looker, out, at)
        for expansion in self.rules.expansions:
            expansion.encode(s, seat, out, at)

    def empty_row(self) -> Row:
        """What a row begins as: no tile is anywhere, and all other numbers are 0."""
        row = row_of(0, self.size)
        put(row, self.tiles, row_of(NOWHERE, self.count_tiles))
        return row

    def relative(self, seat: i64, looker: i64) -> i64:
        found = seat - looker
        return found if found >= 0 else found + self.seats

    def write_tiles(self, s: KeyflowerState, seat: i64, looker: i64, out: Row, at: i64) -> None:
        """Where the tiles are that this seat sees, and what is on them; nothing lies on the others."""
        first = at + self.tiles
        nowhere: i64 = NOWHERE  # once: the constant is an object
        if seat >= 0:
            for own in s.winter[seat]:
                out[first + own] = nowhere | OWN_WINTER
            if s.picked[seat]:
                for own in s.picked_winter(seat):
                    out[first + own] = nowhere | OWN_CHOICE
        self.write_open(s, s.lots, MARKET, out, first)
        self.write_open(s, s.orders, ORDER, out, first)
        self.write_open(s, s.fleet, BOAT, out, first)
        self.write_villages(s, looker, out, first)

    def write_open(self, s: KeyflowerState, tiles: Row, place: i64, out: Row, first: i64) -> None:
        """Tiles that all see, in no village. Without a colour, which is -1, there is nobody on a tile."""
        mark: i64 = NOWHERE
        mark += place + COLOURED
        put_packed(
            out, first, tiles, mark, vec[i64](), 0,
            s.side, SIDE, s.colour, COLOUR, s.used, LAST_USE, s.staff, WORKERS,
        )  # fmt: skip

    def write_villages(self, s: KeyflowerState, looker: i64, out: Row, first: i64) -> None:
        """The tiles of every village, and those that wait to be placed there."""
        sides, colours, staff, used = s.side, s.colour, s.staff, s.used
        mark: i64 = FIRST_VILLAGE + self.relative(0, looker)
        for other in range(self.seats):
            if other == looker:
                mark = FIRST_VILLAGE
            village = s.villages[other]
            put_packed(
                out, first, village.tiles, mark + COLOURED, village.cells_and_turns, SPOT,
                sides, SIDE, colours, COLOUR, used, LAST_USE, staff, WORKERS,
            )  # fmt: skip
            for waiting in s.to_place[other]:
                self.write_open(s, vec[i64]([waiting]), mark + self.seats, out, first)
            mark += 1

    def write_bids(self, s: KeyflowerState, tiles: Row, looker: i64, out: Row, first: i64) -> i64:
        """For each tile a number: the tile and the bids on it, by seat. Says where the next would be."""
        top, bids, at, seats = s.top, s.bids, first, self.seats
        before = BID_BITS * looker  # the bids of the seats before the one who looks go behind the others
        behind = BID_BITS * seats - before
        for tile in tiles:
            number = tile + 1
            if top[tile]:
                packed = packed_part(bids, tile * seats, seats, BID_BITS)
                turned = packed >> before
                number |= (turned | (packed ^ turned << before) << behind) << TILE_BITS
            out[at] = number
            at += 1
        return at

    def write_boats(self, s: KeyflowerState, out: Row, first: i64) -> None:
        cargo, moored = s.cargo, s.moored
        load: i64 = 0
        for tile in s.fleet:
            number = tile + 1 | (moored & 1) << TILE_BITS
            out[first] = number | packed_part(cargo, load, 7, 4) << 8
            moored >>= 1
            load += 7
            first += 1

    def write_middle(self, s: KeyflowerState, looker: i64, out: Row, at: i64) -> None:
        bag, skills = part_total(s.bag, 0, 4), part_total(s.stock, 0, 3)
        number = s.season | self.relative(s.start, looker) << 2 | s.passes << 5
        out[at + self.middle] = number | bag << 9 | s.green << 17 | skills << 25
        out[at + self.supply] = packed_part(s.supply, 0, 4, 8)

    def write_players(self, s: KeyflowerState, looker: i64, out: Row, at: i64) -> None:
        """Behind the screens: how much is there, and what all know of it."""
        hand, known, skills, least = s.hand, s.known_workers, s.skills, s.known_skills
        powers, placing, boat_turn, boarded, winter = s.power, s.placing, s.boat_turn, s.boarded, s.winter
        players, knows = at + self.players, at + self.known
        to: i64 = self.relative(0, looker)
        for other in range(self.seats):
            if other == looker:
                to = 0
            number = part_total(hand, other * 4, 4) | packed_part(known, other * 4, 4, COUNT_BITS) << 6
            held = part_total(skills, other * 3, 3)
            number |= held << 30 | (boat_turn[other] + 1) << 39 | (boarded[other] + 1) << 42
            dealt: i64 = len(winter[other])
            out[players + to] = number | dealt << 36
            number = powers[other] | (placing[other] + 1) << 8
            if held:
                number |= packed_part(least, other * 8 + 1, 7, COUNT_BITS) << 15
            out[knows + to] = number
            to += 1
        turn: i64 = 1
        for other in s.queue:
            out[players + self.relative(other, looker)] |= turn << 45
            turn += 1

    def write_own(self, s: KeyflowerState, seat: i64, out: Row, at: i64) -> None:
        workers = packed_part(s.hand, seat * 4, 4, COUNT_BITS)
        out[at] = workers | packed_part(s.skills, seat * 3, 3, COUNT_BITS) << 24

    def write_question(self, s: KeyflowerState, seat: i64, looker: i64, out: Row, at: i64) -> None:
        r = self.rules
        f = r.open_frame(s, seat) if s.stack else None
        if f is None:
            return
        number = f.step + 1
        for other in range(self.seats):
            if f.waiting >> other & 1:
                number |= 1 << MUST_ANSWER + self.relative(other, looker)
        if f.step == r.group_step:
            number |= (group_tile(f) + 1) << 5 | self.group(f, out, at)
        elif f.step == r.price_step:
            number |= (asked_tile(f) + 1) << 5 | self.group(s.stack[-2], out, at)
        elif f.step == r.effect_step or f.step == r.spend_step:
            number |= (asked_tile(f) + 1) << 5
        elif f.step == r.transport_step:
            number |= (transport_tile(f) + 1) << 5 | transport_left(f) << 13 | upgrades_left(f) << 19
        out[at + self.asked] = number

    def group(self, f: Frame, out: Row, at: i64) -> i64:
        """An unfinished group: its purpose and workers as parts of the question, its bids beside it."""
        out[at + self.joined] = joined_places(f)
        added = added_workers(f)
        number: i64 = 1 << 12 if is_using(f) else 0
        return number | added[0] << 25 | added[1] << 31 | added[2] << 37 | added[3] << 43


# The parts of the fields, from the lowest bits on.


def tile_parts(seats: tuple[str, ...]) -> tuple[NumberPart, ...]:
    villages = tuple([f"village of {seat}" for seat in seats])
    waiting = tuple([f"to be placed by {seat}" for seat in seats])
    return (
        NumberPart("place", 5, (*PLACES, *villages, *waiting)),
        NumberPart("side", 1, ("basic", "upgraded")),
        NumberPart("colour", 3, ("none", *COLOURS)),
        NumberPart("last use", 4),
        *count_parts(COLOURS, 4),
        NumberPart("turn", 3, SIX),
        NumberPart("r", 8, (), 128),
        NumberPart("q", 8, (), 128),
    )


def auction_parts(keys: tuple[str, ...], seats: tuple[str, ...]) -> tuple[NumberPart, ...]:
    parts = [NumberPart("tile", TILE_BITS, ("none", *keys))]
    for seat in seats:
        parts += [NumberPart(f"bid of {seat} lies", 1), NumberPart(f"colour of {seat}", 2, COLOURS)]
        parts.append(NumberPart(f"workers of {seat}", COUNT_BITS))
    return tuple(parts)


def boat_parts(keys: tuple[str, ...]) -> tuple[NumberPart, ...]:
    return (
        NumberPart("tile", TILE_BITS, ("none", *keys)),
        NumberPart("free", 1),
        *count_parts((*COLOURS, *SKILLS), 4),
    )


def table_parts(seats: tuple[str, ...]) -> tuple[NumberPart, ...]:
    return (
        NumberPart("season", 2, SEASONS),
        NumberPart("start player", 3, seats),
        NumberPart("passes", 4),
        *count_parts(("bag", "green", "skills"), 8),
    )


def player_parts(boats: tuple[str, ...]) -> tuple[NumberPart, ...]:
    return (
        NumberPart("workers", COUNT_BITS),
        *count_parts(tuple([f"known {colour}" for colour in COLOURS]), COUNT_BITS),
        NumberPart("skills", COUNT_BITS),
        NumberPart("winter tiles", 3),
        NumberPart("boat turn", 3),
        NumberPart("boat taken", 3, ("none", *[f"boat {boat}" for boat in boats])),
        NumberPart("place in the boat queue", 3),
    )


def known_parts(keys: tuple[str, ...]) -> tuple[NumberPart, ...]:
    sets = [" or ".join([SKILLS[kind] for kind in range(3) if kinds >> kind & 1]) for kinds in range(1, 8)]
    return (
        *count_parts(tuple([f"power {power}" for power in POWERS]), 1),
        NumberPart("tile being placed", TILE_BITS, ("none", *keys)),
        *count_parts(tuple(sets), COUNT_BITS),
    )


def question_parts(
    keys: tuple[str, ...], seats: tuple[str, ...], names: tuple[str, ...]
) -> tuple[NumberPart, ...]:
    return (
        NumberPart("asked", 5, ("none", *names)),
        NumberPart("tile", TILE_BITS, ("none", *keys)),
        NumberPart("group for a use", 1),
        NumberPart("moves left", COUNT_BITS),
        NumberPart("upgrades left", COUNT_BITS),
        *count_parts(tuple([f"group {colour}" for colour in COLOURS]), COUNT_BITS),
        *count_parts(tuple([f"{seat} must answer" for seat in seats]), 1),
    )


def option_field(kind: int, name: str, number: int, zero: int = 0) -> OptionField:
    """One of the five numbers of an action."""
    return OptionField(kind, name, act.KIND_BITS + act.FIELD_BITS * number, act.FIELD_BITS, zero)
