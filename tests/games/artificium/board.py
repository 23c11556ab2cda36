"""A table for rule tests: laid out from a position, played by lines, asked what is allowed and why not."""

from tilewright.games.artificium.book import Book
from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row
from tilewright.kernel.rules import Rules

BOOKS: dict[tuple[str, int | None], Rules] = {}


def book_of(spec: str, version: int | None = None) -> Book:
    """Rules are the same for all tests of one option string and version, so they are built once."""
    if (spec, version) not in BOOKS:
        BOOKS[spec, version] = registry().rules(spec, version)
    book = BOOKS[spec, version]
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


class Board:
    """`Board("seat 0; hand 2 farm")`: the lines of a position; by default everybody is to lay a card."""

    def __init__(
        self, position: str = "", players: int = 2, seed: str = "position", version: int | None = None
    ) -> None:
        self.rules = book_of(f"artificium(players={players})", version)
        self.table: ArtificiumState = self.rules.load_position(position, seed)
        self.events: list[Event] = []

    @staticmethod
    def started(players: int, seed: str = "started") -> "Board":
        board = Board(players=players)
        board.table = board.rules.new(seed)
        return board

    def do(self, *lines: str) -> "Board":
        """Play lines such as `0 lay farm`; fails with the reason if one is not allowed."""
        for line in lines:
            seat, _, text = line.partition(" ")
            why = self.rules.why_not(self.table, int(seat), text)
            assert why is None, f"{line}: {why}"
            self.rules.apply(self.table, int(seat), self.rules.parse(text), self.events)
            assert sum(cards_in_all(self.table)) == 108
        return self

    def offered(self, seat: int, word: str = "") -> list[str]:
        """The options of a seat that begin with that word."""
        texts = [self.rules.text(action) for action in self.rules.options(self.table, seat)]
        return [text for text in texts if text.split(" ")[0] == word or not word]

    def refused(self, line: str) -> str:
        """The rule by which a line such as `0 lay farm` is refused, or an empty text if it is allowed."""
        seat, _, text = line.partition(" ")
        why = self.rules.why_not(self.table, int(seat), text)
        asked = self.rules.waiting(self.table) >> int(seat) & 1 == 1
        assert (why is None) == (asked and text in self.offered(int(seat)))
        return "" if why is None else why.rule or why.key

    @property
    def asked(self) -> str:
        return self.rules.question_name(self.table)

    @property
    def waiting(self) -> list[int]:
        return self.rules.waiting_seats(self.table)

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
