"""Artificium in words, in all four languages: every event, question, option, reason and picture has its text."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tests.games.artificium.board import Board
from tests.games.artificium.random_play import book, eager, rich_box
from tests.games.artificium.steps.test_reasons import every_text
from tilewright.cli.drawing import drawing_for
from tilewright.games.artificium.book import Book
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.kernel.event import Event
from tilewright.presentation.catalogue import presentation_for
from tilewright.presentation.game import Presentation, facts_for
from tilewright.words.texts import LANGUAGES


def drawn(presentation: Presentation, view: dict[str, object], seat: int) -> str:
    screen = Console(file=StringIO(), width=100)
    drawing, speech = drawing_for(presentation), presentation.at([], view)
    screen.print(drawing.picture(speech, view, seat, 100, whole=True))
    close = drawing.closeup(speech, view, seat, 100)
    if close is not None:
        screen.print(close)
    assert isinstance(screen.file, StringIO)
    return screen.file.getvalue()


def speak(rules: Book, presentation: Presentation, s: ArtificiumState, seat: int, dice: Random) -> list[str]:
    """Everything that can be said at this decision."""
    view = rules.view(s, seat)
    speech = presentation.at([], view)
    said = [presentation.question(speech, view, seat)]
    said += [drawn(presentation, view, seat), drawn(presentation, rules.view(s, -1), -1)]
    said += [presentation.option(speech, rules.text(action), view, seat) for action in rules.options(s, seat)]
    for text in dice.sample(every_text(rules), 12):
        why = rules.why_not(s, seat, text)
        if why is not None:
            said.append(speech.reason(why.rule, why.key, why.facts))
    return said + presentation.explain(speech, rules.explain(s, seat))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 4])
def test_everything_has_its_text(tmp_path: Path, lang: str, seed: int) -> None:
    rules = book(3, rich_box(tmp_path) if seed % 2 else None)
    presentation = presentation_for(rules, lang, strict=True)
    dice = Random(seed)
    s = rules.new(str(seed))
    while s.stack:
        seat = dice.choice(rules.waiting_seats(s))
        if dice.random() < 0.25:
            assert all(speak(rules, presentation, s, seat, dice))
        events: list[Event] = []
        rules.apply(s, seat, eager(rules, s, seat, dice), events)
        for event in events:
            for looker in range(-1, 3):
                assert presentation.event(presentation.at([]), facts_for(event, looker))
    assert drawn(presentation, rules.view(s, 0), 0)


def test_a_card_is_described_by_its_name() -> None:
    board = Board()
    presentation = presentation_for(board.rules, "en", strict=True)
    view = board.rules.view(board.table, 0)
    speech = presentation.at([], view)
    assert presentation.about(speech, "laboratory", view) == [
        "Laboratory: 6 in the deck of 108",
        "coal, crystal → potion, 5 points",
    ]
    assert presentation.about(speech, "ферма", view)[1] == "→ wheat ×2, 1 point"
    assert presentation.about(speech, "moon", view) == []


def test_the_picture_shows_what_the_seat_sees_and_no_more() -> None:
    board = Board("seat 0; hand 1 castle 1 farm; coins 3\nseat 1; hand 2 theft").do("0 lay castle")
    presentation = presentation_for(board.rules, "en", strict=True)
    own, other = [drawn(presentation, board.rules.view(board.table, seat), seat) for seat in (0, 1)]
    assert "You have laid Castle" in own
    assert "Castle" not in other
    assert "Theft" in other
