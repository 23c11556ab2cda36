"""Whoever did something, or had it done to them, reads "you" and never their own name, in every language."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.rng import Rng
from tilewright.presentation.catalogue import presentation_for
from tilewright.presentation.game import facts_for
from tilewright.words.speech import SEATS, YOU
from tilewright.words.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FILES = [
    *sorted((ROOT / "src" / "tilewright" / "words").glob("*/*.ftl")),
    *sorted((ROOT / "examples").glob("*/src/*/words/*/*.ftl")),
]
GAMES = ("keyflower(players=3)", "keyflower(players=4,merchants=true)", "artificium(players=3)")
NAMES = ["Xanthippa", "Xerxes", "Xaver", "Xenia"]


class Seats(Visitor):
    """The seats that a message names, and those that it asks about for their own player."""

    def __init__(self) -> None:
        self.named: set[str] = set()
        self.asked: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        if node.id.name in SEATS:
            self.named.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = {one.key.name for one in node.variants if isinstance(one.key, Identifier)}
        if isinstance(node.selector, VariableReference) and YOU in keys:
            self.asked.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def events(path: Path) -> dict[str, Seats]:
    """The messages of a file that tell what happened."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and "-event-" in entry.id.name:
            found[entry.id.name] = seats = Seats()
            seats.visit(entry)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_event_has_a_form_for_each_player_in_it(path: Path) -> None:
    assert [key for key, seats in events(path).items() if seats.named - seats.asked] == []


def test_there_are_events_to_look_at() -> None:
    assert sum(len(events(path)) for path in FILES) > 4 * 60


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_player_reads_their_own_name(game: str, lang: str) -> None:
    rules = registry().rules(game)
    presentation = presentation_for(rules, lang, strict=True)
    state, dice = rules.new(f"addressed {game}"), Rng.from_seed(f"addressed {game} {lang}")
    addressed: set[str] = set()
    names = NAMES[: rules.seats]
    while not rules.over(state):
        seats = rules.waiting_seats(state)
        seat = seats[dice.below(len(seats))]
        options = rules.options(state, seat)
        happened: list[Event] = []
        rules.apply(state, seat, options[dice.below(len(options))], happened)
        for event in happened:
            facts = facts_for(event, -1)
            speech = presentation.at(names, rules.view(state, -1))
            neutral = presentation.event(speech, facts)
            in_it = [number for number, name in enumerate(names) if name in neutral]
            for reader in range(rules.seats):
                mine = presentation.event(speech.read_by(reader), facts_for(event, reader))
                assert names[reader] not in mine, mine
                if reader not in in_it and not event.secret:
                    assert mine == neutral
            addressed |= {event.kind} if in_it else set()
    assert len(addressed) > 10
    assert re.fullmatch(r"[^{}]+", neutral)
