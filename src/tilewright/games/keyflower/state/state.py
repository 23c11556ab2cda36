"""The state of a game of Keyflower: a few rows of numbers, and maps of the villages that never change."""

from typing import Final

from tilewright.games.keyflower.state.village import Village
from tilewright.kernel.native import Row, i64
from tilewright.kernel.packing import WRITES_ITSELF, PackedFields
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import replaced
from tilewright.kernel.state import CORE_FIELDS, Frame, Pack, State

# Where a tile is, when it is in no village.
IN_BOX: Final = -1  # not in the game, or out of it
ON_TABLE: Final = -2  # market, turn order tile or boat in the middle of the table
IN_HAND: Final = -3  # a dealt winter tile, or one that waits to be placed


class Part:
    """A slice of the state that an expansion owns; this one is of an expansion that owns nothing."""

    def clone(self) -> "Part":
        return self

    def freeze(self) -> dict[str, object]:
        return {}


class KeyflowerState(State):
    """Rows by tile have one number a tile of the box; rows by seat and kind lie flat, seat * kinds + kind.
    Copies of a state share the rows that `clone` names last: they are replaced, never changed."""

    keys: list[str]  # the ids of the tiles of the box, for events; the same list in every copy
    season: i64
    start: i64  # the start player, who holds the purple worker
    passes: i64  # players that passed in an unbroken row
    moored: i64  # boats still to be chosen from at this season's end, a bit each
    # Grows with every change of market, boats, dealt winter tiles, villages and what lies on tiles but goods, for
    # those who keep something worked out from them; no part of the position.
    table_changes: i64
    # Behind the screens, and what everybody knows to be there.
    hand: Row  # workers, seat * 4 + colour
    known_workers: Row  # at least so many of them are known to all
    skills: Row  # seat * 3 + kind
    known_skills: Row  # seat * 8 + set of kinds: at least so many of these kinds are there
    winter: list[list[int]]  # dealt winter tiles by seat
    picked: Row  # by seat: a bit for each own winter tile put into the market, 0 = not yet
    # The open stocks.
    bag: Row
    green: i64
    stock: Row  # skills
    supply: Row  # resources
    # The middle of the table.
    lots: Row  # village tiles on auction
    orders: Row  # turn order tiles
    fleet: Row  # boats in the order of KF-2.6
    cargo: Row  # boat * 7: workers by colour, then skills by kind
    # By tile.
    owner: Row
    side: Row  # 1 = upgraded, or side b
    goods: Row  # resources lying there, 8 bits a kind
    staff: Row  # workers on it, 4 bits a colour
    workers_on: Row  # how many that are
    used: Row  # size of the last use this season
    colour: Row  # -1 = none yet
    bids: Row  # tile * seats + seat: count << 3 | colour << 1 | lying
    top: Row  # the size of the largest bid, worked out from the bids
    lead: Row  # the seat whose bid that is, or -1
    # By seat.
    outbid: Row  # how many of its bids others have exceeded, worked out from the bids
    villages: list[Village]
    power: Row  # summer boats owned, a bit for each face
    to_place: list[list[int]]  # tiles to be placed
    placing: Row  # the one of them being placed, or -1
    boarded: Row  # the boat taken at this season's end, or -1
    queue: Row  # seats that still choose a boat, in order
    boat_turn: Row  # winter: as how manieth each seat chose its boat
    usable: Row  # tiles that can be used this season
    final: list[int]  # points by seat once the game is over
    parts: list[Part]

    def __init__(self, rng: Rng, stack: list[Frame]) -> None:
        """Bare: `setup.empty_state`, `clone` and `Book.thaw` fill in every field."""
        super().__init__(rng, stack)
        self.table_changes = 0

    # Sets with a bit for each power, boat or dealt winter tile.

    def has_power(self, seat: i64, power: i64) -> bool:
        """Whether the seat owns that summer boat's power."""
        return self.power[seat] >> power & 1 == 1

    def has_any_power(self, seat: i64, one: i64, other: i64) -> bool:
        return self.power[seat] & (1 << one | 1 << other) != 0

    def gain_power(self, seat: i64, power: i64) -> None:
        self.power = replaced(self.power, seat, self.power[seat] | 1 << power)

    def lose_power(self, seat: i64, power: i64) -> None:
        self.power = replaced(self.power, seat, self.power[seat] & ~(1 << power))

    def is_moored(self, boat: i64) -> bool:
        """Whether the boat with that number in the fleet can still be chosen."""
        return self.moored >> boat & 1 == 1

    def moor(self, boat: i64) -> None:
        self.moored |= 1 << boat

    def moor_fleet(self) -> None:
        self.moored = (1 << len(self.fleet)) - 1

    def unmoor(self, boat: i64) -> None:
        self.moored &= ~(1 << boat)

    def close_mooring(self, boat: i64) -> None:
        """That boat leaves the fleet: the boats behind it move up by one."""
        self.moored = self.moored & (1 << boat) - 1 | self.moored >> boat + 1 << boat

    def pick_winter(self, seat: i64, tile: int) -> None:
        """That dealt winter tile goes into the market."""
        self.table_changes += 1
        self.picked = replaced(self.picked, seat, self.picked[seat] | 1 << self.winter[seat].index(tile))

    def picked_winter(self, seat: i64) -> list[int]:
        """The dealt winter tiles that the seat puts into the market."""
        return [tile for number, tile in enumerate(self.winter[seat]) if self.picked[seat] >> number & 1]

    def clone(self) -> "KeyflowerState":
        copy = KeyflowerState(self.rng.clone(), [frame.clone() for frame in self.stack])
        copy.reveals = self.reveals
        copy.keys = self.keys
        copy.season = self.season
        copy.start = self.start
        copy.passes = self.passes
        copy.moored = self.moored
        copy.table_changes = self.table_changes
        copy.hand = self.hand[:]
        copy.known_workers = self.known_workers[:]
        copy.skills = self.skills[:]
        copy.known_skills = self.known_skills[:]
        copy.bag = self.bag[:]
        copy.green = self.green
        copy.stock = self.stock[:]
        copy.supply = self.supply[:]
        copy.owner = self.owner[:]
        copy.goods = self.goods[:]
        copy.staff = self.staff[:]
        copy.workers_on = self.workers_on[:]
        copy.used = self.used[:]
        copy.colour = self.colour[:]
        copy.bids = self.bids[:]
        copy.top = self.top[:]
        copy.lead = self.lead[:]
        copy.outbid = self.outbid[:]
        copy.villages = self.villages[:]
        copy.to_place = self.to_place[:]  # rows are replaced, never changed
        # Shared: these are replaced when something happens to them, never changed.
        copy.winter = self.winter
        copy.picked = self.picked
        copy.lots = self.lots
        copy.orders = self.orders
        copy.fleet = self.fleet
        copy.cargo = self.cargo
        copy.side = self.side
        copy.power = self.power
        copy.placing = self.placing
        copy.boarded = self.boarded
        copy.queue = self.queue
        copy.boat_turn = self.boat_turn
        copy.usable = self.usable
        copy.final = self.final
        copy.parts = [part.clone() for part in self.parts]
        return copy

    def packed(self, pack: Pack) -> bytes:
        return PACKED.write(self, self.freeze_plain()) if WRITES_ITSELF else super().packed(pack)

    def freeze(self) -> dict[str, object]:
        frozen = self.freeze_plain()
        for name in ROWS:
            frozen[frozen_name(name)] = list(getattr(self, name))
        return frozen

    def freeze_plain(self) -> dict[str, object]:
        """All but the packed rows."""
        frozen = self.freeze_core()
        for name in PLAIN:
            frozen[frozen_name(name)] = getattr(self, name)
        frozen["villages"] = [village.freeze() for village in self.villages]
        frozen["parts"] = [part.freeze() for part in self.parts]
        return frozen


def as_keyflower(state: State) -> KeyflowerState:
    """A state of this game as such: what the kernel hands to steps and rules is any game's."""
    assert isinstance(state, KeyflowerState)
    return state


# What stored states, and so the digests of records, call a field that has another name here.
FROZEN_NAMES: Final[dict[str, str]] = {
    "known_workers": "seen", "known_skills": "lore", "to_place": "inbox", "workers_on": "crowd",
}  # fmt: skip


def frozen_name(field: str) -> str:
    return FROZEN_NAMES.get(field, field)


# The fields that are plain data, and those that are packed rows.
PLAIN: Final[tuple[str, ...]] = (
    "season", "start", "passes", "moored", "winter", "green", "to_place", "final",
)  # fmt: skip
ROWS: Final[tuple[str, ...]] = (
    "hand", "known_workers", "skills", "known_skills", "picked", "bag", "stock", "supply", "lots", "orders",
    "fleet", "cargo", "owner", "side", "goods", "staff", "workers_on", "used", "colour", "bids", "power",
    "placing", "boarded", "queue", "boat_turn", "usable",
)  # fmt: skip
PACKED: Final = PackedFields(
    {name: frozen_name(name) for name in (*CORE_FIELDS, *PLAIN, *ROWS, "villages", "parts")}, ROWS
)
