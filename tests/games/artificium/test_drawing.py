"""Artificium in words, in all four languages: every event, question, option, reason and picture has its text."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tests.games.artificium.board import Board
from tests.games.artificium.random_play import book, eager, rich_box
from tests.games.artificium.test_reasons import every_text
from tilewright.cli.drawing import drawing_for
from tilewright.cli.drawing.tree import Drawing
from tilewright.cli.gathering import told
from tilewright.games.artificium.book import Book
from tilewright.games.artificium.state.state import Table
from tilewright.kernel.event import Event
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES


def drawn(drawing: Drawing, view: dict[str, object], seat: int) -> str:
    screen = Console(file=StringIO(), width=100)
    screen.print(drawing.picture(view, seat, 100, whole=True))
    close = drawing.closeup(view, seat, 100)
    if close is not None:
        screen.print(close)
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


def speak(rules: Book, drawing: Drawing, s: Table, seat: int, dice: Random) -> list[str]:
    """Everything that can be said at this decision."""
    view = rules.view(s, seat)
    drawing.look(view)
    said = [drawing.question(view, seat), drawn(drawing, view, seat), drawn(drawing, rules.view(s, -1), -1)]
    said += [drawing.option(rules.text(action), view, seat) for action in rules.options(s, seat)]
    for text in dice.sample(every_text(rules), 12):
        why = rules.why_not(s, seat, text)
        if why is not None:
            said.append(drawing.speech.reason(why.rule, why.key, why.facts))
    return said + drawing.explain(rules.explain(s, seat))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 4])
def test_everything_has_its_text(tmp_path: Path, lang: str, seed: int) -> None:
    rules = book(3, rich_box(tmp_path) if seed % 2 else None)
    drawing = drawing_for(rules, Speech(lang, "artificium", strict=True))
    dice = Random(seed)
    s = rules.new(str(seed))
    while s.stack:
        seat = dice.choice(rules.waiting_seats(s))
        if dice.random() < 0.25:
            assert all(speak(rules, drawing, s, seat, dice))
        events: list[Event] = []
        rules.apply(s, seat, eager(rules, s, seat, dice), events)
        for event in events:
            for looker in range(-1, 3):
                assert drawing.event(told(event, looker))
    assert drawn(drawing, rules.view(s, 0), 0)


def test_a_card_is_described_by_its_name() -> None:
    board = Board()
    drawing = drawing_for(board.rules, Speech("en", "artificium", strict=True))
    view = board.rules.view(board.table, 0)
    assert drawing.about("laboratory", view) == [
        "Laboratory: 6 in the deck of 108",
        "Coal, Crystal → Potion, 5 points",
    ]
    assert drawing.about("ферма", view)[1] == "→ Wheat ×2, 1 point"
    assert drawing.about("moon", view) == []


def test_the_picture_shows_what_the_seat_sees_and_no_more() -> None:
    board = Board("seat 0; hand 1 castle 1 farm; coins 3\nseat 1; hand 2 theft").do("0 lay castle")
    drawing = drawing_for(board.rules, Speech("en", "artificium", strict=True))
    own, other = [drawn(drawing, board.rules.view(board.table, seat), seat) for seat in (0, 1)]
    assert "You have laid Castle" in own
    assert "Castle" not in other
    assert "Theft" in other
