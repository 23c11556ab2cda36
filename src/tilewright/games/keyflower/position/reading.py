"""A table read from a position: what is given is put there, what is left out is filled in by set-up."""

from tilewright.games.keyflower.codec import find_cell
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.module import Module
from tilewright.games.keyflower.position.checks import check_lot, check_tile
from tilewright.games.keyflower.position.filling import fill_in
from tilewright.games.keyflower.position.stack import frame_fields
from tilewright.games.keyflower.setup import empty_table, lay_boats, lay_orders
from tilewright.games.keyflower.state import IN_BOX, IN_HAND, ON_TABLE, Table
from tilewright.games.keyflower.terms import COLOURS, GREEN, RESOURCES, SEASONS, SKILLS, SUMMER_BOAT, WINTER
from tilewright.kernel.position import PositionError, PositionLine, split_lines
from tilewright.kernel.reason import Malformed
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame


def read_position(r: Keyflower, text: str, seed: str) -> Table:
    """The table of a position text, whose `game` line was read already; raises PositionError."""
    return Reader(r, seed).read(text)


class Reader:
    """Goes through the lines, and remembers what was given, so that the rest can be filled in."""

    def __init__(self, r: Keyflower, seed: str) -> None:
        self.r = r
        self.s = empty_table(r, Rng.from_seed(seed))
        lay_boats(r, self.s)
        lay_orders(r, self.s)
        self.given: set[str] = set()
        self.turn = -1
        self.stocks: PositionLine | None = None
        self.left: set[int] = set()  # boats and turn order tiles that are with a player
        self.laid: set[int] = set()  # boats and turn order tiles that have a line of their own

    def read(self, text: str) -> Table:
        readers = {
            "game": self._game, "season": self._season, "ask": self._ask, "market": self._market,
            "order": self._order, "boat": self._boat, "seat": self._seat, "village": self._village,
            "stocks": self._stocks,
        }  # fmt: skip
        lines = split_lines(text)
        # The season first: what may lie in the market depends on it.
        lines.sort(key=lambda line: line.word != "season")
        self._find_powers(lines)
        more = self._lines_of_modules(lines, list(readers))
        lines = [line for line in lines if line.word in readers]
        for line in lines:
            if line.word != "season" and "fleet" not in self.given:
                self._find_boats(lines)
                self.given.add("fleet")
            readers[line.word](line)
        for line in lines:
            if line.word in ("market", "order", "village") and line.head[0] != "none":
                self._check(line)
        self._clear_the_middle()
        for module, line in more:
            module.read_line(self.s, line, self.given)
        self._take_from_stocks()
        fill_in(self.r, self.s, self.given, self.turn)
        return self.s

    def _lines_of_modules(self, lines: list[PositionLine], known: list[str]) -> list[tuple[Module, PositionLine]]:
        """The lines of expansions, read when all else lies on the table; other words are not known."""
        found: list[tuple[Module, PositionLine]] = []
        words = [*known, *(word for module in self.r.modules for word in module.position_words())]
        for line in lines:
            if line.word not in words:
                raise line.error("", f"no line begins with {line.word[:40]!r}; there is {', '.join(words)}")
            found += [(module, line) for module in self.r.modules if line.word in module.position_words()]
        return found

    def _game(self, line: PositionLine) -> None:
        line.only()

    def _season(self, line: PositionLine) -> None:
        line.only("start", "passes", "turn", "queue", "over")
        s, seats = self.s, self.r.seats
        if len(line.head) != 1 or line.head[0] not in SEASONS:
            raise line.error("", f"a season is one of {', '.join(SEASONS)}")
        s.season = SEASONS.index(line.head[0])
        if "start" in line.clauses:
            self.given.add("start")
            s.start = line.one("start", 0, seats - 1, 0)
        s.passes = line.one("passes", 0, seats, 0)
        self.turn = line.one("turn", 0, seats - 1, -1)
        s.queue = [line.number_in(word, 0, seats - 1) for word in line.clauses.get("queue", [])]
        if "over" in line.clauses:
            self.given.add("over")
            s.final = [line.number_in(word, 0, 9999) for word in line.clauses["over"]]

    def _ask(self, line: PositionLine) -> None:
        """A question that waits, from the bottom of the stack to its top."""
        names = [step.name for step in self.r.steps]
        if len(line.head) != 1 or line.head[0] not in names:
            raise line.error("", f"a question is one of {', '.join(names)}")
        fields = frame_fields(self.r, line.head[0])
        line.only("seat", "seats", *fields)
        frame = Frame(names.index(line.head[0]), line.one("seat", 0, self.r.seats - 1, -1))
        for word in line.clauses.get("seats", []):
            if word != "none":
                frame.waiting |= 1 << line.number_in(word, 0, self.r.seats - 1)
        numbers = [0, 0, 0, 0]
        for at, field in enumerate(fields):
            if field == "tile" and field in line.clauses:
                numbers[at] = self._tile(line, line.clauses[field][0])[0]
            else:
                numbers[at] = line.one(field, 0, 1 << 24, 0)
        frame.a, frame.b, frame.c, frame.d = numbers
        self.given.add("ask")
        self.s.stack.append(frame)

    def _tile(self, line: PositionLine, token: str) -> tuple[int, int]:
        """Tile and side of a token such as `keywood+` or `summer_boat_2b`."""
        box = self.r.box
        key, side = token.removesuffix("+"), int(token.endswith("+"))
        if key not in box.by_key and key[:-1] in box.by_key and key[-1] in "ab":
            key, side = key[:-1], "ab".index(key[-1])
        if key not in box.by_key:
            raise line.error("", f"there is no tile {token[:40]!r}")
        tile = box.tiles[box.by_key[key]]
        if side and tile.kind != SUMMER_BOAT and tile.cost is None:
            raise line.error("KF-6.5", f"{key} cannot be upgraded")
        return tile.index, side

    def _put(self, line: PositionLine, token: str, owner: int) -> int:
        """Takes a tile out of the box and says whose it is."""
        tile, side = self._tile(line, token)
        if self.s.owner[tile] != IN_BOX:
            raise line.error("KF-1.5", f"{self.s.keys[tile]} is there only once")
        self.s.owner[tile] = owner
        self.s.side[tile] = side
        return tile

    def _market(self, line: PositionLine) -> None:
        self.given.add("market")
        if line.head == ["none"]:
            return
        if len(line.head) != 1:
            raise line.error("", "a market line has one tile")
        tile = self._put(line, line.head[0], ON_TABLE)
        if tile not in self.r.box.seasons[self.s.season]:
            raise line.error("KF-2.3", f"{line.head[0]} is no tile of {SEASONS[self.s.season]}")
        self.s.lots.append(tile)
        self._on_tile(line, tile)

    def _order(self, line: PositionLine) -> None:
        if len(line.head) != 1:
            raise line.error("", "an order line has one tile")
        tile = self._tile(line, line.head[0])[0]
        if tile not in self.s.orders:
            raise line.error("KF-1.6", f"{line.head[0]} is not used with {self.r.seats} players")
        self.laid.add(tile)
        self._on_tile(line, tile)

    def _village(self, line: PositionLine) -> None:
        if len(line.head) != 4:
            raise line.error("", "a village line is: village SEAT TILE Q,R TURN")
        seat = line.number_in(line.head[0], 0, self.r.seats - 1)
        token, cell, turn = line.head[1], cell_in(line, line.head[2]), line.number_in(line.head[3], 0, 5)
        if self.s.season == WINTER:
            self._leave_the_table(self._tile(line, token)[0])
        tile = self._put(line, token, seat)
        check_tile(self.r, self.s, line, seat, tile, cell, turn)
        self.s.villages[seat] = self.s.villages[seat].with_tile(tile, self.r.box.tiles[tile].edges, cell, turn)
        self._on_tile(line, tile)

    def _leave_the_table(self, tile: int) -> None:
        """A boat or turn order tile that has joined a village, or waits to."""
        if tile in self.s.fleet or tile in self.s.orders:
            self.s.owner[tile] = IN_BOX
            self.left.add(tile)

    def _find_boats(self, lines: list[PositionLine]) -> None:
        """Boats that are named first: they may stand where set-up has laid out others."""
        s, boats = self.s, self.r.box.boats
        tokens: list[str] = []
        for line in lines:
            tokens += line.head[:1] if line.word == "boat" else line.head[1:2] if line.word == "village" else []
            tokens += line.clauses.get("to_place", [])
        keys = [self.r.box.by_key.get(token, -1) for token in tokens]
        for tile in s.fleet:
            s.owner[tile] = IN_BOX
        s.fleet = self.r.plan.fleet_with(self.r.box, s.fleet, [key for key in keys if key in boats], s.season)
        for tile in s.fleet:
            s.owner[tile] = ON_TABLE

    def _clear_the_middle(self) -> None:
        """Where the questions are given, only boats and turn order tiles with a line of their own are there."""
        s = self.s
        gone = {tile for tile in (*s.fleet, *s.orders) if tile not in self.laid}
        if "ask" not in self.given and "over" not in self.given:
            gone &= self.left
        for boat in range(len(s.fleet) - 1, -1, -1):
            if s.fleet[boat] in gone:
                del s.cargo[boat * 7 : boat * 7 + 7]
        s.fleet = [tile for tile in s.fleet if tile not in gone]
        s.orders = [tile for tile in s.orders if tile not in gone]
        for tile in gone - self.left:
            s.owner[tile] = IN_BOX

    def _find_powers(self, lines: list[PositionLine]) -> None:
        """Summer boats first: whoever owns 2a need not match edges, with any tile of that season (KF-9.1)."""
        for line in lines:
            tokens = line.head[1:2] if line.word == "village" else line.clauses.get("to_place", [])
            if line.word in ("village", "seat") and line.head:
                seat = line.number_in(line.head[0], 0, self.r.seats - 1)
                for token in tokens:
                    tile, side = self._tile(line, token)
                    power = self.r.faces[tile * 2 + side].power
                    if power >= 0:
                        self.s.power[seat] |= 1 << power

    def _on_tile(self, line: PositionLine, tile: int) -> None:
        """Bids around a tile, workers and resources on it."""
        line.only("bids", "goods", "workers", "used", "colour")
        s = self.s
        self._bids(line, tile)
        for kind, count in enumerate(line.counts("goods", RESOURCES) or []):
            s.goods[tile] += line.number_in(str(count), 0, 255) << 8 * kind
        for colour, count in enumerate(line.counts("workers", COLOURS) or []):
            s.staff[tile] += min(count, 15) << 4 * colour
            s.crowd[tile] += count
        s.used[tile] = line.one("used", 0, 6, s.crowd[tile])
        if "colour" in line.clauses:
            s.colour[tile] = (line.count_words(["1", *line.clauses["colour"]], COLOURS)).index(1)

    def _bids(self, line: PositionLine, tile: int) -> None:
        for text in " ".join(line.clauses.get("bids", [])).split(","):
            words = text.split()
            if not words:
                continue
            lying = words[-1] == "lying"
            if len(words) != 3 + lying:
                raise line.error("", f"{text.strip()[:40]!r} is not: seat number colour [lying]")
            seat = line.number_in(words[0], 0, self.r.seats - 1)
            counts = line.count_words(words[1:3], COLOURS)
            colour = COLOURS.index(words[2])
            self.s.bids[tile * self.r.seats + seat] = counts[colour] << 3 | colour << 1 | lying

    def _boat(self, line: PositionLine) -> None:
        line.only("workers", "skills", "moored")
        tile = self._tile(line, line.head[0] if line.head else "")[0]
        if tile not in self.s.fleet:
            raise line.error("KF-1.9", f"{line.head[0]} is not used with {self.r.seats} players")
        boat = self.s.fleet.index(tile)
        self.given.add("cargo")
        self.laid.add(tile)
        cargo = (line.counts("workers", COLOURS) or [0] * 4) + (line.counts("skills", SKILLS) or [0] * 3)
        self.s.cargo[boat * 7 : boat * 7 + 7] = cargo
        if "moored" in line.clauses:
            self.s.moored |= 1 << boat

    def _seat(self, line: PositionLine) -> None:
        names = (
            "workers",
            "seen",
            "skills",
            "known",
            "winter",
            "picked",
            "to_place",
            "placing",
            "boarded",
            "boat_turn",
        )
        line.only(*names)
        s = self.s
        seat = line.number_in(line.head[0] if line.head else "", 0, self.r.seats - 1)
        hand = line.counts("workers", COLOURS)
        if hand is not None:
            self.given.add(f"hand {seat}")
            s.hand[seat * 4 : seat * 4 + 4] = hand
        seen = line.counts("seen", COLOURS) or [0] * 4
        if any(seen[colour] > s.hand[seat * 4 + colour] for colour in range(4)):
            raise line.error("KF-9.21", "more workers are said to be seen than there are")
        s.seen[seat * 4 : seat * 4 + 4] = seen
        s.skills[seat * 3 : seat * 3 + 3] = line.counts("skills", SKILLS) or [0] * 3
        if "known" in line.clauses:
            s.lore[seat * 8 + 1 : seat * 8 + 8] = [line.number_in(word, 0, 99) for word in line.clauses["known"]]
        self._seat_tiles(line, seat)
        s.boarded[seat] = line.one("boarded", 0, 5, -1)
        s.boat_turn[seat] = line.one("boat_turn", 0, 5, -1)

    def _seat_tiles(self, line: PositionLine, seat: int) -> None:
        s = self.s
        if "winter" in line.clauses:
            self.given.add(f"winter {seat}")
            tokens = [word for word in line.clauses["winter"] if word != "none"]
            each = self.r.plan.winter_dealt(self.r.seats)
            if len(tokens) > each:
                raise line.error("KF-1.6", f"{each} winter tiles are dealt to each player")
            s.winter[seat] = sorted(self._put(line, token, IN_HAND) for token in tokens)
            if any(tile not in self.r.box.seasons[WINTER] for tile in s.winter[seat]):
                raise line.error("KF-1.11", "only winter tiles are dealt")
        for token in line.clauses.get("picked", []):
            tile = self._tile(line, token)[0]
            if tile not in s.winter[seat]:
                raise line.error("KF-2.4", f"{token} is not among the dealt winter tiles")
            s.picked[seat] |= 1 << s.winter[seat].index(tile)
        for token in line.clauses.get("to_place", []):
            if s.season == WINTER:
                self._leave_the_table(self._tile(line, token)[0])
            tile = self._put(line, token, IN_HAND)
            s.inbox[seat] = [*s.inbox[seat], tile]
        if "placing" in line.clauses:
            tile = self._tile(line, line.clauses["placing"][0])[0]
            if tile not in s.inbox[seat]:
                raise line.error("KF-7.9", f"{s.keys[tile]} is not to be placed")
            s.placing[seat] = tile

    def _stocks(self, line: PositionLine) -> None:
        line.only("bag", "green", "skills", "supply")
        self.stocks = line

    def _check(self, line: PositionLine) -> None:
        token = line.head[1] if line.word == "village" else line.head[0]
        check_lot(self.r, self.s, line, self._tile(line, token)[0])

    def _take_from_stocks(self) -> None:
        """What lies elsewhere is not in bag, stock and supply; more than the box has cannot be (KF-1.1 to 1.3)."""
        s = self.s
        out = pieces_out(self.r, s)
        for module in self.r.modules:
            module.count_pieces(s, *out)
        s.bag = [self.r.box.workers[colour] - out[0][colour] for colour in range(3)] + [0]
        s.green = self.r.box.workers[GREEN] - out[0][GREEN]
        s.stock = [self.r.box.skills[kind] - out[1][kind] for kind in range(3)]
        s.supply = [self.r.box.resources[kind] - out[2][kind] for kind in range(4)]
        if self.stocks is not None:
            self._given_stocks(self.stocks)
        for rule, left in (("KF-1.1", [*s.bag, s.green]), ("KF-1.2", s.stock), ("KF-1.3", s.supply)):
            if min(left) < 0:
                raise PositionError(0, rule, "there are more pieces on the table than the box has")

    def _given_stocks(self, line: PositionLine) -> None:
        s = self.s
        for name, rule, left, kinds in (
            ("bag", "KF-1.1", s.bag, COLOURS), ("skills", "KF-1.2", s.stock, SKILLS),
            ("supply", "KF-1.3", s.supply, RESOURCES),
        ):  # fmt: skip
            given = line.counts(name, kinds)
            if given is None:
                continue
            room = left[:] if name != "bag" else [*left[:3], s.green]
            if any(given[kind] > room[kind] for kind in range(len(given))):
                raise line.error(rule, f"{name}: the box has not so many")
            left[:] = given
        if "bag" in line.clauses:
            s.green -= s.bag[GREEN]
        s.green = line.one("green", 0, max(0, s.green), s.green)
        self.given.add("stocks")


def pieces_out(r: Keyflower, s: Table) -> tuple[list[int], list[int], list[int]]:
    """Workers, skills and resources that are not in bag, stock and supply, by kind."""
    workers, skills, goods = [0] * 4, [0] * 3, [0] * 4
    for seat in range(r.seats):
        for colour in range(4):
            workers[colour] += s.hand[seat * 4 + colour]
        for kind in range(3):
            skills[kind] += s.skills[seat * 3 + kind]
    for boat in range(len(s.fleet)):
        for colour in range(4):
            workers[colour] += s.cargo[boat * 7 + colour]
        for kind in range(3):
            skills[kind] += s.cargo[boat * 7 + 4 + kind]
    for tile in range(len(s.owner)):
        for colour in range(4):
            workers[colour] += s.staff[tile] >> 4 * colour & 15
        for kind in range(4):
            goods[kind] += s.goods[tile] >> 8 * kind & 255
    for bid in s.bids:
        if bid:
            workers[bid >> 1 & 3] += bid >> 3
    return workers, skills, goods


def cell_in(line: PositionLine, text: str) -> int:
    try:
        return find_cell(text)
    except Malformed as error:
        raise line.error("", str(error)) from None
