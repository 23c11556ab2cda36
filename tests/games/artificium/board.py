"""A table for rule tests: laid out from a position, played by lines, asked what is allowed and why not."""

from tests.games.game_board import GameBoard, rules_of
from tilewright.games.artificium.book import Book
from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.kernel.native import Row


def book_of(spec: str, version: int | None = None) -> Book:
    book = rules_of(spec, version)
    assert isinstance(book, Book)
    return book


def cards_in_all(s: ArtificiumState) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
    found = [s.deck[card] + s.discards[card] + s.market[card] for card in range(CARD_KINDS)]
    for at, count in enumerate([*s.hand, *s.applied]):
        found[at % CARD_KINDS] += count
    for card in s.laid:
        if card != NO_CARD:
            found[card] += 1
    return found


class Board(GameBoard[Book, ArtificiumState]):
    """`Board("seat 0; hand 2 farm")`: the lines of a position; by default everybody is to lay a card."""

    def __init__(
        self, position: str = "", players: int = 2, seed: str = "position", version: int | None = None
    ) -> None:
        rules = book_of(f"artificium(players={players})", version)
        super().__init__(rules, rules.load_position(position, seed))

    @staticmethod
    def started(players: int, seed: str = "started") -> "Board":
        board = Board(players=players)
        board.table = board.rules.new(seed)
        return board

    def check(self) -> None:
        assert sum(cards_in_all(self.table)) == 108

    def hand(self, seat: int) -> dict[str, int]:
        return self._named(self.table.hand, seat)

    def applied(self, seat: int) -> dict[str, int]:
        return self._named(self.table.applied, seat)

    def pile(self, name: str) -> dict[str, int]:
        """The deck, the discards or the market."""
        piles = {"deck": self.table.deck, "discards": self.table.discards, "market": self.table.market}
        return self._named(piles[name], 0)

    def _named(self, counts: Row, seat: int) -> dict[str, int]:
        row = counts[seat * CARD_KINDS : seat * CARD_KINDS + CARD_KINDS]
        return {self.rules.box.card_keys[card]: count for card, count in enumerate(row) if count}

    def goods(self, seat: int) -> dict[str, int]:
        row = self.table.goods[seat * RESOURCE_KINDS : seat * RESOURCE_KINDS + RESOURCE_KINDS]
        return {self.rules.box.resource_keys[kind]: count for kind, count in enumerate(row) if count}

    def kinds(self) -> list[str]:
        """What happened so far."""
        return [event.kind for event in self.events]

    def event(self, kind: str, seat: int = -1) -> dict[str, object]:
        """The last event of that kind as that seat sees it."""
        return [event for event in self.events if event.kind == kind][-1].seen_by(seat)


def everything_but(*cards: str) -> str:
    """A `discards` line with all 108 cards but those of hands and piles given as `2 farm`: an empty deck."""
    box = book_of("artificium(players=2)").box
    left = {card.key: card.count for card in box.cards}
    for given in cards:
        number, key = given.split(" ")
        left[key] -= int(number)
    return "discards " + " ".join(f"{count} {key}" for key, count in left.items() if count)
