"""A table for rule tests: laid out from a position, played by lines, asked what is allowed and why not."""

from collections.abc import Iterable

from tests.games.game_board import GameBoard, rules_of
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.terms import COLOURS, RESOURCES, SKILLS
from tilewright.games.keyflower.state.bids import bid_count, bid_of
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import list_goods, list_workers


def book_of(spec: str, version: int | None = None) -> Book:
    book = rules_of(spec, version)
    assert isinstance(book, Book)
    return book


class Board(GameBoard[Book, KeyflowerState]):
    """`Board("season spring; turn 0", players=3)`: lines as in docs/positions.md, without the `game` line; by the
    newest rules unless an older version is named."""

    def __init__(
        self,
        position: str = "",
        players: int = 2,
        seed: str = "position",
        options: str = "",
        version: int | None = None,
    ) -> None:
        rules = book_of(f"keyflower(players={players}{options})", version)
        super().__init__(rules, rules.load_position(position, seed))

    def tile(self, key: str) -> int:
        return self.rules.box.by_key[key]

    def hand(self, seat: int) -> dict[str, int]:
        return self._named(COLOURS, self.table.hand[seat * 4 : seat * 4 + 4])

    def skills(self, seat: int) -> dict[str, int]:
        return self._named(SKILLS, self.table.skills[seat * 3 : seat * 3 + 3])

    def goods(self, key: str) -> dict[str, int]:
        return self._named(RESOURCES, list_goods(self.table.goods[self.tile(key)]))

    def workers_on(self, key: str) -> dict[str, int]:
        return self._named(COLOURS, list_workers(self.table.staff[self.tile(key)]))

    def bid_size(self, key: str, seat: int) -> int:
        """How many workers a seat has bid on a tile."""
        return bid_count(bid_of(self.table, self.tile(key), seat))

    def bag(self) -> dict[str, int]:
        return self._named(COLOURS, self.table.bag)

    def happened(self, kind: str) -> list[dict[str, object]]:
        """What all could see of the events of that kind."""
        return [event.seen_by(-1) for event in self.events if event.kind == kind]

    @staticmethod
    def _named(names: tuple[str, ...], counts: Iterable[int]) -> dict[str, int]:
        return {names[kind]: count for kind, count in enumerate(counts) if count}


def finish_boats(board: Board) -> Board:
    """Everybody takes the first boat that is there, until something else is asked."""
    while board.asked == "boat":
        board.do(f"{board.waiting[0]} {board.offered(board.waiting[0])[0]}")
    return board
