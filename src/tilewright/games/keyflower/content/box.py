"""The printed facts of the box as objects that never change after loading."""

from typing import Final

from tilewright.games.keyflower.content.terms import BOAT, HOME, NO_POWER, NO_PRICE, ORDER, SUMMER_BOAT
from tilewright.kernel.native import Row, i64, vec

NO_SEASON: Final = -1
NO_STORE: Final = -1


class Cost:
    """What an upgrade takes (KF-6.3); the last place of each tuple counts items of any kind (KF-6.8)."""

    def __init__(self, resources: tuple[int, int, int, int, int], skills: tuple[int, int, int, int]) -> None:
        # Of no declared length: of a tuple with one the compiler would make a new object for each look by number.
        self.resources: tuple[int, ...] = resources
        self.skills: tuple[int, ...] = skills
        self.goods_count: int = sum(resources)
        self.skill_count: int = sum(skills)
        self.goods: Row = vec[i64](resources)  # the same, packed
        self.kinds: Row = vec[i64](skills)


class Face:
    """One printed side of a tile."""

    def __init__(
        self,
        *,
        usable: bool = False,
        price: int = NO_PRICE,
        gives: tuple[tuple[int, int], ...] = (),
        one_of: tuple[int, ...] = (),
        transport: int = 0,
        upgrades: int = 0,
        points: int = 0,
        store_kind: int = NO_STORE,
        store_points: int = 0,
        power: int = NO_POWER,
    ) -> None:
        self.usable: bool = usable  # workers may be placed to use it (KF-5.1)
        self.price: int = price
        self.gives: tuple[tuple[int, int], ...] = gives  # effect word and amount
        self.one_of: tuple[int, ...] = one_of  # effect words of which the user chooses one (KF-5.14)
        self.transport: int = transport
        self.upgrades: int = upgrades
        self.points: int = points
        self.store_kind: int = store_kind  # a resource, ANY_RESOURCE or NO_STORE (KF-8.3)
        self.store_points: int = store_points
        self.power: int = power  # summer boats only; what 1a and 1b bring stands in gives


class Scoring:
    """How a winter tile, a boat or a turn order tile scores at the end (KF-8.9 to KF-8.11)."""

    def __init__(
        self,
        word: str,
        *,
        points: int = 0,
        needs: tuple[tuple[str, int], ...] = (),
        domain: str = "",
        scale: tuple[int, ...] = (),
        upgrades: int = 0,
        doubled_by: int = NO_POWER,
    ) -> None:
        self.word: str = word
        self.points: int = points
        self.needs: tuple[tuple[str, int], ...] = needs  # the items of one set
        self.domain: str = domain  # worker, skill or resource, of which one kind counts
        self.scale: tuple[int, ...] = scale  # points in all for 0, 1, 2, ... boats; the last is the most
        self.upgrades: i64 = upgrades  # free upgrades before the scoring
        self.doubled_by: int = doubled_by  # a power that doubles the points, or NO_POWER


class OrderSide:
    """A printed side of a turn order tile: for which numbers of players it is (KF-1.6, KF-1.10)."""

    def __init__(self, least: int, most: int, start_player: bool) -> None:
        self.least: int = least
        self.most: int = most
        self.start_player: bool = start_player


class Tile:
    """One of the large hexagons; both faces have the same edges."""

    def __init__(
        self,
        key: str,
        kind: int,
        names: tuple[dict[str, str], dict[str, str]],
        edges: tuple[int, ...],
        faces: tuple[Face, Face],
        *,
        season: int = NO_SEASON,
        number: int = 0,
        min_players: int = 0,
        load: tuple[tuple[int, int], ...] = (),
        cargo: tuple[tuple[tuple[int, int], ...], ...] = (),
        cost: Cost | None = None,
        scoring: Scoring | None = None,
        order_sides: tuple[OrderSide, ...] = (),
        single_source: tuple[str, ...] = (),
        notes: dict[str, str] | None = None,
    ) -> None:
        self.index: int = -1  # the position in the box, set when the box takes it
        self.key: str = key
        self.kind: int = kind
        self.names: tuple[dict[str, str], dict[str, str]] = names  # by side; mostly twice the same
        self.edges: tuple[int, ...] = edges  # clockwise from the top side
        self.faces: tuple[Face, Face] = faces  # basic and upgraded, or a and b, or twice the only one
        self.season: int = season
        self.number: int = number  # homes, turn order tiles and summer boats
        self.min_players: int = min_players  # boats (KF-1.9)
        self.load: tuple[tuple[int, int], ...] = load  # boats: workers and skills in spring, summer, autumn
        self.cargo: tuple[tuple[tuple[int, int], ...], ...] = cargo  # the same, effect words of an expansion
        self.cost: Cost | None = cost
        self.scoring: Scoring | None = scoring
        self.order_sides: tuple[OrderSide, ...] = order_sides
        self.single_source: tuple[str, ...] = single_source  # fields that rest on one source
        self.notes: dict[str, str] = {} if notes is None else notes  # further fields of an expansion

    def name(self, lang: str, side: int = 0) -> str:
        """The printed name; English where a language has none."""
        names = self.names[side]
        return names.get(lang, names["en"])

    def bears_start(self, players: int) -> bool:
        """Whether this turn order tile has the start-player symbol in such a game (KF-1.10)."""
        return any(side.start_player and side.least <= players <= side.most for side in self.order_sides)


class Box:
    """All tiles in a fixed order, and how many of every small piece there are."""

    def __init__(self, workers: tuple[int, ...], skills: tuple[int, ...], resources: tuple[int, ...]) -> None:
        self.workers: tuple[int, ...] = workers  # by colour (KF-1.1)
        self.skills: tuple[int, ...] = skills  # by kind (KF-1.2)
        self.resources: tuple[int, ...] = resources  # by kind (KF-1.3)
        self.tiles: list[Tile] = []
        self.by_key: dict[str, int] = {}
        self.homes: list[int] = []
        self.boats: list[int] = []  # in the order of KF-2.6
        self.orders: list[int] = []
        self.seasons: list[list[int]] = [[], [], [], []]  # summer boats stand in summer
        self.summer_boats: list[int] = []

    def add(self, tile: Tile) -> int:
        """Takes a tile as the last one and returns its index."""
        tile.index = len(self.tiles)
        self.tiles.append(tile)
        self.by_key[tile.key] = tile.index
        if tile.kind == HOME:
            self.homes.append(tile.index)
        elif tile.kind == BOAT:
            self.boats.append(tile.index)
        elif tile.kind == ORDER:
            self.orders.append(tile.index)
        else:
            self.seasons[tile.season].append(tile.index)
        if tile.kind == SUMMER_BOAT:
            self.summer_boats.append(tile.index)
        return tile.index

    def tile(self, key: str) -> Tile:
        """The tile with this id."""
        return self.tiles[self.by_key[key]]
