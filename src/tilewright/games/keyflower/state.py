"""The state of a game of Keyflower: a few lists of numbers, and maps of the villages that never change."""

from typing import Final

from tilewright.games.keyflower.village import Village
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame, State

# Where a tile is, when it is in no village.
IN_BOX: Final = -1  # not in the game, or out of it
ON_TABLE: Final = -2  # market, turn order tile or boat in the middle of the table
IN_HAND: Final = -3  # a dealt winter tile, or one that waits to be placed


class Part:
    """A slice of the state that an expansion owns."""

    def clone(self) -> "Part":
        raise NotImplementedError

    def freeze(self) -> dict[str, object]:
        raise NotImplementedError


class Table(State):
    """Lists by tile have one number a tile of the box; lists by seat and kind lie flat, seat * kinds + kind."""

    def __init__(self, rng: Rng, stack: list[Frame]) -> None:
        super().__init__(rng, stack)
        self.keys: list[str] = []  # the ids of the tiles of the box, for events; the same list in every copy
        self.season = 0
        self.start = 0  # the start player, who holds the purple worker
        self.passes = 0  # players that passed in an unbroken row
        self.moored = 0  # boats still to be chosen from at this season's end, a bit each
        # Behind the screens, and what everybody knows to be there.
        self.hand: list[int] = []  # workers, seat * 4 + colour
        self.seen: list[int] = []  # at least so many of them are known to all
        self.skills: list[int] = []  # seat * 3 + kind
        self.lore: list[int] = []  # seat * 8 + set of kinds: at least so many of these kinds are there
        self.winter: list[list[int]] = []  # dealt winter tiles by seat
        self.picked: list[int] = []  # by seat: a bit for each own winter tile put into the market, 0 = not yet
        # The open stocks.
        self.bag: list[int] = []
        self.green = 0
        self.stock: list[int] = []  # skills
        self.supply: list[int] = []  # resources
        # The middle of the table.
        self.lots: list[int] = []  # village tiles on auction
        self.orders: list[int] = []  # turn order tiles
        self.fleet: list[int] = []  # boats in the order of KF-2.6
        self.cargo: list[int] = []  # boat * 7: workers by colour, then skills by kind
        # By tile.
        self.owner: list[int] = []
        self.side: list[int] = []  # 1 = upgraded, or side b
        self.goods: list[int] = []  # resources lying there, 8 bits a kind
        self.staff: list[int] = []  # workers on it, 4 bits a colour
        self.crowd: list[int] = []  # how many that are
        self.used: list[int] = []  # size of the last use this season
        self.colour: list[int] = []  # -1 = none yet
        self.bids: list[int] = []  # tile * seats + seat: count << 3 | colour << 1 | lying
        # By seat.
        self.villages: list[Village] = []
        self.power: list[int] = []  # summer boats owned, a bit for each face
        self.inbox: list[list[int]] = []  # tiles to be placed
        self.placing: list[int] = []  # the one of them being placed, or -1
        self.boarded: list[int] = []  # the boat taken at this season's end, or -1
        self.queue: list[int] = []  # seats that still choose a boat, in order
        self.boat_turn: list[int] = []  # winter: as how manieth each seat chose its boat
        self.usable: list[int] = []  # tiles that can be used this season, replaced never changed
        self.final: list[int] = []  # points by seat once the game is over
        self.parts: list[Part] = []

    def clone(self) -> "Table":
        twin = Table.__new__(Table)
        twin.rng = self.rng.clone()
        twin.stack = [frame.clone() for frame in self.stack]
        twin.reveals = self.reveals
        twin.keys = self.keys
        twin.season = self.season
        twin.start = self.start
        twin.passes = self.passes
        twin.moored = self.moored
        twin.hand = self.hand[:]
        twin.seen = self.seen[:]
        twin.skills = self.skills[:]
        twin.lore = self.lore[:]
        twin.winter = self.winter[:]  # rows are replaced, never changed
        twin.picked = self.picked[:]
        twin.bag = self.bag[:]
        twin.green = self.green
        twin.stock = self.stock[:]
        twin.supply = self.supply[:]
        twin.lots = self.lots[:]
        twin.orders = self.orders[:]
        twin.fleet = self.fleet[:]
        twin.cargo = self.cargo[:]
        twin.owner = self.owner[:]
        twin.side = self.side[:]
        twin.goods = self.goods[:]
        twin.staff = self.staff[:]
        twin.crowd = self.crowd[:]
        twin.used = self.used[:]
        twin.colour = self.colour[:]
        twin.bids = self.bids[:]
        twin.villages = self.villages[:]
        twin.power = self.power[:]
        twin.inbox = self.inbox[:]  # rows are replaced, never changed
        twin.placing = self.placing[:]
        twin.boarded = self.boarded[:]
        twin.queue = self.queue[:]
        twin.boat_turn = self.boat_turn[:]
        twin.usable = self.usable
        twin.final = self.final
        twin.parts = [part.clone() for part in self.parts]
        return twin

    def freeze(self) -> dict[str, object]:
        frozen = self.freeze_core()
        for name in PLAIN:
            frozen[name] = getattr(self, name)
        frozen["villages"] = [village.freeze() for village in self.villages]
        frozen["parts"] = [part.freeze() for part in self.parts]
        return frozen


# The fields that are plain data, in the order in which they are declared.
PLAIN: Final[tuple[str, ...]] = (
    "season", "start", "passes", "moored", "hand", "seen", "skills", "lore", "winter", "picked", "bag", "green",
    "stock", "supply", "lots", "orders", "fleet", "cargo", "owner", "side", "goods", "staff", "crowd", "used",
    "colour", "bids", "power", "inbox", "placing", "boarded", "queue", "boat_turn", "usable", "final",
)  # fmt: skip
