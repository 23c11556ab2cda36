"""Rich tables at the end of a game with The Merchants, and what a seat scores there, worked out from the rules."""

import random

from tests.games.keyflower.board import book_of
from tests.games.keyflower.scoring.integer_programme import IntegerProgramme
from tests.games.keyflower.scoring.positions import CONTRACTS, slots
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.box import Tile
from tilewright.games.keyflower.content.terms import IRON, P2B, STONE, SUMMER_BOAT, WOOD
from tilewright.games.keyflower.merchants.state.trade import NOTHING, Trade
from tilewright.games.keyflower.scoring.final_score import VillageTally
from tilewright.games.keyflower.scoring.holdings import ANY, Claim, Holdings, StorageTile
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import list_goods, pack_goods
from tilewright.kernel.bits import without_bit
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rows import put

RICH = 36  # tiles at the most in a random village
# The storage tiles: what they store, and what each of it scores on either side.
STORES = {"barn": (ANY, (1, 2)), "blacksmith": (IRON, (2, 3)), "stone_yard": (STONE, (2, 3)),
          "timber_yard": (WOOD, (2, 3))}  # fmt: skip
SPECIAL = ("muleteer", "builder", "artisan", "boat_flipper", "boat_flipper_ii", "boat_white_wind_ii",
           "boat_ianvincible_ii", "boat_keyflower_ii", "boat_sea_breese_ii")  # fmt: skip


def trade_of(s: KeyflowerState) -> Trade:
    part = s.parts[0]
    assert isinstance(part, Trade)
    return part


def rich_end(seed: int, contracts: int, version: int | None = None) -> tuple[Book, KeyflowerState]:
    """Two players with many tiles, goods, skills and workers, contracts, cabins and extensions, at random."""
    dice = random.Random(seed)
    book = book_of("keyflower(players=2,merchants=true)", version)
    s = book.load_position(f"season winter; start {dice.randrange(2)}\nmarket none", str(seed))
    pile = [tile for tile in book.box.tiles if tile.index not in book.box.homes]
    dice.shuffle(pile)
    pile.sort(key=lambda tile: tile.key not in SPECIAL)  # each player has some of what the expansion scores
    for seat in range(2):
        for tile in pile[seat::2][: dice.randint(3, RICH)]:
            grow(book, s, seat, tile, dice)
        put(s.hand, seat * 4, vec[i64]([dice.randint(0, 9) for _ in range(4)]))
        put(s.skills, seat * 3, vec[i64]([dice.randint(0, 5) for _ in range(3)]))
        for tile_index in s.villages[seat].tiles:
            for kind in range(4):
                s.goods[tile_index] += pack_goods(kind, dice.randint(1, 3) if dice.random() < 0.15 else 0)
    s.supply[0] = dice.choice((0, 1, 2, 20))
    add_trade(book, s, dice, contracts)
    return book, s


def grow(book: Book, s: KeyflowerState, seat: int, tile: Tile, dice: random.Random) -> None:
    places = s.villages[seat].fits(tile.edges, False)
    if places:
        s.villages[seat] = s.villages[seat].with_tile(tile.index, tile.edges, *dice.choice(places))
        s.owner[tile.index] = seat
        s.side[tile.index] = dice.randrange(2) if tile.cost or tile.kind == SUMMER_BOAT else 0
        if tile.kind == SUMMER_BOAT:
            s.gain_power(seat, book.face(s, tile.index).power)


def add_trade(book: Book, s: KeyflowerState, dice: random.Random, contracts: int) -> None:
    part = trade_of(s)
    drawn = dice.sample(range(len(CONTRACTS)), len(CONTRACTS))
    for seat in range(2):
        part.hands[seat] = sorted(drawn[seat * 18 : seat * 18 + dice.randint(0, contracts)])
        part.cabins[seat] = dice.randint(0, 3)
        for tile in s.villages[seat].tiles:
            if s.side[tile] and book.box.tiles[tile].cost is not None and part.offer and dice.random() < 0.4:
                number = part.offer.bit_length() - 1
                part.extension[tile] = number
                part.offer = without_bit(part.offer, number)
    if dice.random() < 0.2:
        part.offer = 0


class ContractProgramme(IntegerProgramme):
    """A contract scores when it is fulfilled, or, for Muleteer, when nothing is assigned to it (MC-6.1)."""

    def __init__(self, holdings: Holdings, idle: int) -> None:
        self.idle = idle
        super().__init__(holdings)

    def _add_claim(self, index: int) -> None:
        times = len(self.points)
        super()._add_claim(index)
        if self.idle and self.holdings.claims[index].limit == 1:
            left_alone = self._variable(self.idle, 1)
            self.rows.append((0, 1, {times: 1, left_alone: 1}))


class Village:
    """One seat's village under one choice of Flipper's tile."""

    def __init__(self, book: Book, s: KeyflowerState, seat: int, flip: int) -> None:
        self.book, self.s, self.seat, self.flip = book, s, seat, flip
        self.part = trade_of(s)
        self.tiles = s.villages[seat].tiles
        self.keys = [book.keys[tile] for tile in self.tiles]
        sides = {tile: 1 if tile == flip else s.side[tile] for tile in self.tiles}
        self.faces = {tile: book.box.tiles[tile].faces[sides[tile]] for tile in self.tiles}
        self.sides = sides
        self.upgraded = [tile for tile in self.tiles if book.box.tiles[tile].cost is not None and sides[tile]]

    def fixed(self, extension_at: int) -> int:
        """Printed points and whatever depends on no item; `extension_at`: where Flipper II's extension is."""
        extended = [tile for tile in self.upgraded if self.part.extension[tile] != NOTHING or tile == extension_at]
        total = sum(self.faces[tile].points for tile in [*self.tiles, *extended])
        doubled = 2 if self.s.has_power(self.seat, P2B) else 1
        winters = [tile for tile in self.tiles if tile in self.book.box.seasons[3]]
        symbols = sum(self.faces[tile].upgrades for tile in self.tiles) + self.part.cabins[self.seat]
        each = {"artisan": 2 * len(self.upgraded), "builder": 3 * len(extended), "keythedral": 12,
                "boat_sea_breese_ii": 2 * len(winters), "boat_ianvincible_ii": 2 * symbols * doubled,
                "boat_flipper": 2, "boat_ianvincible": 5}  # fmt: skip
        each["boat_keyflower"] = doubled * sum(self.faces[tile].transport for tile in self.tiles)
        each["boat_sea_bastion"] = len(self.s.villages[self.seat].walk().tiles)
        each["boat_sea_breese"] = (0, 2, 4, 8, 16, 32)[
            min(5, len(VillageTally(self.book, self.s, self.seat).river()))
        ]
        total += sum(each.get(key, 0) for key in self.keys)
        orders = [tile for tile in self.tiles if tile in self.book.box.orders]
        return total + sum(len(self.s.villages[self.seat].neighbours(tile)) for tile in orders)

    def assigned(self) -> int:
        """The best assignment, with contracts as claims of their own."""
        base = VillageTally(self.book, self.s, self.seat, self.flip).holdings
        claims = [claim for claim in base.claims if claim.limit != 1]
        worth = 10 if "boat_white_wind_ii" in self.keys else 7
        claims += [Claim(-1, worth, 1, slots(CONTRACTS[number])) for number in self.part.hands[self.seat]]
        goods, stores = self.lying()
        if self.book.version == 1 and "boat_keyflower_ii" in self.keys:  # later it lies on the home
            goods[0] += min(3, self.s.supply[0])
        given = (base.workers, base.skills, goods, stores, base.purple, base.all_gold)
        holdings = Holdings(*given, claims, base.choices, self.book.version > 1)
        return ContractProgramme(holdings, 3 if "muleteer" in self.keys else 0).solve()

    def lying(self) -> tuple[list[int], list[StorageTile]]:
        """Loose resources, and those on storage tiles with the side that counts: from version 2 on the one that
        lay up before Flipper turned a tile (KF-9.11)."""
        goods, stores = [0] * 4, []
        for tile in self.tiles:
            pile = list_goods(self.s.goods[tile])
            if self.book.keys[tile] in STORES:
                kind, points = STORES[self.book.keys[tile]]
                side = self.s.side[tile] if self.book.version > 1 else self.sides[tile]
                stores.append(StorageTile(tile, kind, points[side], pile))
            else:
                goods = [loose + more for loose, more in zip(goods, pile, strict=True)]
        return goods, stores


def exact_points(book: Book, s: KeyflowerState, seat: int) -> int:
    """The best over every choice of Flipper's tile and of Flipper II's."""
    plain = Village(book, s, seat, NOTHING)
    flips = [NOTHING]
    if "boat_flipper" in plain.keys:
        flips += [tile for tile in plain.tiles if book.box.tiles[tile].cost is not None and not s.side[tile]]
    assigned: dict[int, int] = {}
    best = 0
    for flip in flips:
        village = Village(book, s, seat, flip)
        places = [NOTHING]
        if "boat_flipper_ii" in village.keys and village.part.offer:
            places += [tile for tile in village.upgraded if village.part.extension[tile] == NOTHING]
        stored = flip if flip != NOTHING and village.faces[flip].store_kind >= 0 else NOTHING
        if stored not in assigned:
            assigned[stored] = village.assigned()
        best = max(best, assigned[stored] + max(village.fixed(place) for place in places))
    return best
