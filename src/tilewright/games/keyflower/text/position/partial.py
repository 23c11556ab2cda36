"""A position half read: the table so far, and what was given, so that the rest can be filled in."""

from tilewright.games.keyflower.content.terms import BOAT, SUMMER_BOAT, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.frames import stage_of
from tilewright.games.keyflower.state.state import IN_BOX, ON_TABLE
from tilewright.games.keyflower.steps.season import SEASON_END
from tilewright.games.keyflower.steps.setup import empty_state, lay_boats, lay_orders
from tilewright.games.keyflower.text.action_text import find_cell
from tilewright.kernel.native import i64, vec
from tilewright.kernel.position import PositionLine
from tilewright.kernel.reason import Malformed
from tilewright.kernel.rng import Rng


class PartialPosition:
    """What the readers of single lines share."""

    def __init__(self, r: Keyflower, seed: str) -> None:
        self.r = r
        self.s = empty_state(r, Rng.from_seed(seed))
        lay_boats(r, self.s)
        lay_orders(r, self.s)
        self.given: set[str] = set()
        self.turn = -1
        self.stocks: PositionLine | None = None
        self.left: set[int] = set()  # boats and turn order tiles that are with a player
        self.laid: set[int] = set()  # boats and turn order tiles that have a line of their own
        self.where: dict[str, PositionLine] = {}  # the line to blame, by what it is about

    def blame(self, *whats: str) -> PositionLine:
        """The line about the first of these that has one: `seat 0`, `tile keywood`, `ask`, `season`."""
        for what in (*whats, "season"):
            if what in self.where:
                return self.where[what]
        return PositionLine(0, "")

    def give_once(self, line: PositionLine, what: str) -> None:
        if what in self.given:
            raise line.error("", "stands-twice", {"given": what})
        self.given.add(what)
        self.where[what] = line

    def seat(self, line: PositionLine) -> int:
        return line.number_in(line.head[0] if line.head else "", 0, self.r.seats - 1)

    def tile(self, line: PositionLine, token: str) -> tuple[int, int]:
        """Tile and side of a token such as `keywood+` or `summer_boat_2b`."""
        box = self.r.box
        key, upgraded = token.removesuffix("+"), token.endswith("+")
        side = int(upgraded)
        if key not in box.by_key and key[:-1] in box.by_key and key[-1] in "ab":
            key, side = key[:-1], "ab".index(key[-1])
        if key not in box.by_key or (key != token.removesuffix("+") and box.tile(key).kind != SUMMER_BOAT):
            raise line.error("", "no-tile", {"given": token[:40]})
        if upgraded and box.tile(key).cost is None:
            raise line.error("KF-6.5", "no-upgrade", {"tile": key})
        return box.by_key[key], side

    def put(self, line: PositionLine, token: str, owner: int) -> int:
        """Takes a tile out of the box and says whose it is."""
        tile, side = self.tile(line, token)
        if self.s.owner[tile] != IN_BOX:
            raise line.error("KF-1.5", "only-once", {"piece": self.s.keys[tile]})
        self.s.owner[tile] = owner
        self.s.side[tile] = side
        self.where[f"tile {self.s.keys[tile]}"] = line
        return tile

    def lay_named_boats(self, lines: list[PositionLine]) -> None:
        """Boats that are named first: they may stand where set-up has laid out others."""
        s, box = self.s, self.r.box
        tokens = [token for line in lines if line.word == "boat" for token in line.head[:1]]
        for line in lines:
            tokens += line.head[1:2] if line.word == "village" else line.clauses.get("to_place", [])
        once = dict.fromkeys(tokens)  # one that was chosen already is named by its line and by its owner's
        named = [box.by_key[token] for token in once if token in box.by_key and box.tile(token).kind == BOAT]
        for tile in s.fleet:
            s.owner[tile] = IN_BOX
        s.fleet = vec[i64](self.r.setup_plan.fleet_with(box, list(s.fleet), named, s.season))
        for tile in s.fleet:
            s.owner[tile] = ON_TABLE

    def leave_the_middle(self, tile: int) -> None:
        """A boat or turn order tile that has joined a village, or waits to."""
        if tile in (*self.s.fleet, *self.s.orders) and tile not in self.left:
            self.s.owner[tile] = IN_BOX
            self.left.add(tile)

    def clear_the_middle(self) -> None:
        """At the end of winter only boats and turn order tiles with a line of their own are still there."""
        s = self.s
        gone = {tile for tile in (*s.fleet, *s.orders) if tile not in self.laid}
        if s.season < WINTER or ("over" not in self.given and (not s.stack or stage_of(s.stack[0]) <= SEASON_END)):
            gone = gone.intersection(self.left)
        cargo = list(s.cargo)
        for boat in range(len(s.fleet) - 1, -1, -1):
            if s.fleet[boat] in gone:
                del cargo[boat * 7 : boat * 7 + 7]
                s.close_mooring(boat)
        s.cargo = vec[i64](cargo)
        s.fleet = vec[i64]([tile for tile in s.fleet if tile not in gone])
        s.orders = vec[i64]([tile for tile in s.orders if tile not in gone])
        for tile in gone - self.left:
            s.owner[tile] = IN_BOX


def one_word(line: PositionLine, what: str) -> str:
    """The head of a line that has one word."""
    if len(line.head) != 1:
        raise line.error("", "takes", {"word": line.word, "what": what})
    return line.head[0]


def clause_word(line: PositionLine, name: str) -> str:
    """The one word of a clause."""
    if len(line.clauses.get(name, [])) != 1:
        raise line.error("", "takes-one-word", {"word": name})
    return line.clauses[name][0]


def cell_in(line: PositionLine, text: str) -> int:
    try:
        return find_cell(text)
    except Malformed:
        raise line.error("", "no-cell", {"given": text[:40]}) from None
