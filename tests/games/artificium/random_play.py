"""Games to check: played at random, or with a liking for applying cards, so that all of the rules come up."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tilewright.games.artificium.book import Book
from tilewright.games.artificium.content.loading import load_box
from tilewright.games.artificium.content.terms import RESOURCE_KINDS
from tilewright.games.artificium.rulings import VERSION
from tilewright.games.artificium.state.state import ArtificiumState

RICH = "[constants]\nstarting_coins = 60\nmage_draw = 9\n"


def rich_box(folder: Path) -> Path:
    """A box with so many coins that castles and towers are built all the time, and the deck runs out."""
    path = folder / "rich.toml"
    path.write_text(RICH, encoding="utf-8")
    return path


def book(players: int, box: Path | None = None, version: int = VERSION) -> Book:
    return Book(load_box(box), players, version)


def eager(rules: Book, s: ArtificiumState, seat: int, dice: Random) -> int:
    """Applies what can be applied and buys what it needs, most of the time."""
    options = {rules.text(action): action for action in rules.options(s, seat)}
    if rules.question_name(s) == "trade" and "done" not in options:
        return options.get(missing_input(rules, s, seat), min(options.values()))
    for text in ("apply", "done", "discard"):
        if text in options and dice.random() < 0.7:
            return options[text]
    return dice.choice(list(options.values()))


def missing_input(rules: Book, s: ArtificiumState, seat: int) -> str:
    """The purchase of the first input that is not there."""
    inputs = rules.box.cards[s.laid[seat]].inputs
    for kind, needed in enumerate(inputs):
        if s.goods[seat * RESOURCE_KINDS + kind] < needed:
            return f"buy {rules.box.resource_keys[kind]}"
    return ""


def chance(rules: Book, s: ArtificiumState, seat: int, dice: Random) -> int:
    return dice.choice(rules.options(s, seat))


def tables(rules: Book, seed: int) -> Iterator[ArtificiumState]:
    """Every table of a game from the first question to the end; odd seeds play eagerly."""
    dice = Random(seed)
    player = eager if seed % 2 else chance
    s = rules.new(str(seed))
    while s.stack:
        yield s
        seat = dice.choice(rules.waiting_seats(s))
        rules.apply(s, seat, player(rules, s, seat, dice), [])
    yield s
