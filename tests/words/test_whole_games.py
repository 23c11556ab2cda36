"""Whatever games produce can be said in every language: events, reasons, questions, options, explanations."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from tilewright.cli.drawing import drawing_for
from tilewright.cli.drawing.generic import Drawing
from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.presentation.catalogue import presentation_for
from tilewright.presentation.game import Presentation, facts_for
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES, PREFIXES, has

GAMES = Path(__file__).resolve().parents[2] / "src" / "tilewright" / "games"
CYRILLIC = ("ru", "uk")
LATIN_WORD = re.compile("[a-z]{2}")
WRITTEN = [game for game in registry().games if game in PREFIXES]


def written(game: str, call: str, place: int) -> set[str]:
    """The literal at that place of every such call in the modules of a game, its expansions left out."""
    found = set()
    for path in (GAMES / game).rglob("*.py"):
        if any((folder / "install.py").exists() for folder in path.parents):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                argument = node.args[place]
                if isinstance(argument, ast.Constant):
                    found.add(str(argument.value))
    return found


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_reason_of_the_source_has_a_text(game: str, lang: str) -> None:
    missing = [kind for kind in written(game, "Event", 0) if not has(lang, f"{game}-event-{kind}")]
    missing += [key for key in written(game, "Reason", 1) if not has(lang, f"{game}-reason-{key}")]
    assert missing == []


class Table:
    """A random game, told in one language while it goes on."""

    def __init__(self, game: str, players: int, lang: str, options: str = "") -> None:
        self.rules: Rules = registry().rules(f"{game}(players={players}{options})")
        self.presentation: Presentation = presentation_for(self.rules, lang, strict=True)
        self.drawing: Drawing = drawing_for(self.presentation)
        self.dice = Rng.from_seed(f"{lang} {players}")
        self.state = self.rules.new("told")
        self.texts: list[str] = []
        self.said: set[str] = set()
        self.labels: set[str] = set()

    def play(self) -> None:
        while not self.rules.over(self.state):
            self.step()
        view = self.rules.view(self.state, -1)
        speech = self.presentation.at([], view)
        for seat in range(self.rules.seats):
            self.presentation.explain(speech, self.rules.explain(self.state, seat))
        self.drawing.picture(speech, view, -1, 80, True)

    def step(self) -> None:
        seats = self.rules.waiting_seats(self.state)
        seat = seats[self.dice.below(len(seats))]
        options = self.rules.options(self.state, seat)
        view = self.rules.view(self.state, seat)
        speech = self.presentation.at([], view)
        self.presentation.question(speech, view, seat)
        if len(self.texts) % 10 == 0:
            self.drawing.picture(speech, view, seat, 80)
            self.describe(speech, view, seat)
        action = options[self.dice.below(len(options))]
        assert self.presentation.option(speech, self.rules.text(action), view, seat)
        self.refuse(speech, seat)
        self.texts.append(self.rules.text(action))
        events: list[Event] = []
        self.rules.apply(self.state, seat, action, events)
        for event in events:
            for viewer in (-1, event.seat):
                facts = facts_for(event, viewer)
                self.say(self.presentation.event(speech, facts), str(facts["kind"]))

    def describe(self, speech: Speech, view: dict[str, Any], seat: int) -> None:
        """The titles and labels of the table that any game gets."""
        for area in self.presentation.describe(speech, view, seat, []).areas:
            self.labels.add(area.title)
            rest = list(area.entries)
            while rest:
                entry = rest.pop()
                self.labels.add(entry.label)
                rest += entry.entries

    def foreign_labels(self) -> list[str]:
        """Those with a Latin word; the game has its name in every language."""
        return [one for one in self.labels if LATIN_WORD.search(one.replace("Keyflower", ""))]

    def refuse(self, speech: Speech, seat: int) -> None:
        """Actions of other moments, tried now."""
        for text in [self.texts[self.dice.below(len(self.texts))] for _ in range(3 if self.texts else 0)]:
            why = self.rules.why_not(self.state, seat, text)
            if why is not None:
                self.say(speech.reason(why.rule, why.key, why.facts), why.key)

    def say(self, sentence: str, kind: str) -> None:
        assert sentence
        assert "{" not in sentence
        self.said.add(kind)


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize(("lang", "players"), [*zip(LANGUAGES, (2, 3, 4, 6), strict=True), ("en", 5)])
def test_every_sentence_of_a_whole_game_is_worded_without_errors(game: str, lang: str, players: int) -> None:
    table = Table(game, players, lang)
    table.play()
    assert len(table.said) > 10
    assert lang not in CYRILLIC or table.foreign_labels() == []


@pytest.mark.parametrize("lang", CYRILLIC)
def test_labels_of_the_plain_table_are_translated_with_the_merchants_too(lang: str) -> None:
    table = Table("keyflower", 3, lang, ", merchants=true")
    table.play()
    assert len(table.labels) > 30
    assert table.foreign_labels() == []


@pytest.mark.parametrize("game", list(registry().games))
def test_the_drawing_that_fits_any_game_fits_each(game: str) -> None:
    rules = registry().rules(game)
    presentation = Presentation(rules, Speech("en", game))
    speech = presentation.at([])
    state = rules.new("tree")
    view = rules.view(state, 0)
    Drawing(presentation).picture(speech, view, 0, 80)
    assert presentation.question(speech, view, 0)
    assert presentation.option(speech, "pass", view, 0) == "Pass"
    assert (
        presentation.event(speech, {"kind": "met", "seat": 0, "count": 2, "card": None})
        == "Player 1: met (count 2)"
    )
    assert isinstance(presentation.explain(speech, rules.explain(state, 0)), list)
