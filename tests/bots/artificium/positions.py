"""Positions for Artificium's mind: what it likes best in them, and the best that there is at all."""

from tilewright.bots.artificium.mind import ArtificiumMind
from tilewright.bots.mind import Turn
from tilewright.games.artificium.book import Book
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng

DICE = "dice of the mind"
_books: dict[int, Book] = {}


def book(players: int = 2) -> Book:
    if players not in _books:
        rules = registry().rules(f"artificium(players={players})")
        assert isinstance(rules, Book)
        _books[players] = rules
    return _books[players]


COUNTED = ("hand", "resources", "applied", "market", "discards", "discarding", "selling")


def load(text: str, players: int = 2) -> ArtificiumState:
    """A position in which `hand farm farm castle` may stand for `hand 2 farm 1 castle`."""
    return book(players).load_position("\n".join(map(counted_line, text.strip().splitlines())))


def counted_line(line: str) -> str:
    return "; ".join(counted(clause.strip()) for clause in line.split(";"))


def counted(clause: str) -> str:
    word, *things = clause.split()
    if word not in COUNTED or not things or things == ["none"]:
        return clause
    return f"{word} " + " ".join(f"{things.count(thing)} {thing}" for thing in dict.fromkeys(things))


def turns(s: ArtificiumState, seat: int = 0, players: int = 2, most: int = 50) -> list[Turn]:
    """All that the mind thinks of for that seat, from a guess, as a bot would ask it."""
    rules = book(players)
    world = rules.determinize(s, seat, Rng.from_seed("world"))
    return ArtificiumMind(rules).turns(world, seat, most, Rng.from_seed(DICE))


def texts(turn: Turn, players: int = 2) -> list[str]:
    return [book(players).text(action) for action in turn.actions]


def best(text: str, seat: int = 0, players: int = 2) -> list[str]:
    """The turn that the mind likes best, as texts."""
    return texts(turns(load(text, players), seat, players)[0], players)


def play_best(s: ArtificiumState, seat: int) -> ArtificiumState:
    """That seat alone takes its best turns until it is asked no more; chance is the table's own."""
    rules, mind = book(), ArtificiumMind(book())
    while s.stack and rules.waiting(s) >> seat & 1:
        for action in mind.turns(s, seat, 1, Rng.from_seed(DICE))[0].actions:
            assert action in rules.options(s, seat), rules.text(action)
            rules.apply(s, seat, action)
    return s


def most_points(s: ArtificiumState, seat: int, known: dict[tuple[int, ...], int]) -> int:
    """The highest final score that any answers of that seat lead to: every option is tried."""
    rules = book()
    if not s.stack or not rules.waiting(s) >> seat & 1:
        return rules.scores(s)[seat]
    frame = s.stack[-1]
    key = (frame.step, frame.a, s.laid[seat], s.coins[seat], s.points[seat], *s.goods, *s.hand, *s.applied)
    if key not in known:
        found = -1
        for action in rules.options(s, seat):
            after = s.clone()
            rules.apply(after, seat, action)
            found = max(found, most_points(after, seat, known))
        known[key] = found
    return known[key]
