"""The engine and a second implementation of the rules agree at every question of whole games."""

from collections import Counter, deque
from pathlib import Path
from random import Random

import pytest

from tests.games.artificium.random_play import book, chance, eager, rich_box
from tests.games.artificium.second_model import Pile, Question, SecondModel
from tilewright.games.artificium.book import Book
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row

GAMES = [(seed, 2 + seed % 5, seed % 4 > 1, 2) for seed in range(20)]
OLD_GAMES = [(seed, players, rich, 1) for seed, players, rich, _ in GAMES[5:15]]


def pile(names: tuple[str, ...], row: Row, seat: int = 0) -> Pile:
    return +Counter({name: row[seat * len(names) + kind] for kind, name in enumerate(names)})


def drawn(events: list[Event]) -> list[str]:
    """The cards that chance brought, in the order in which they came."""
    found: list[str] = []
    for event in events:
        if event.kind in ("drew", "scouted", "market"):
            facts = event.data if event.secret is None else event.secret
            cards = facts.get("cards", [facts.get("card")])
            assert isinstance(cards, list)
            found += cards
    return found


def begun(rules: Book, s: ArtificiumState) -> SecondModel:
    """The same start: the first player, the first hands and the first market are chance."""
    keys = rules.box.card_keys
    seats = [(s.first + step) % rules.seats for step in range(rules.seats)]
    draws = deque(card for seat in seats for card in pile(keys, s.hand, seat).elements())
    draws += pile(keys, s.market).elements()
    return SecondModel(rules.box, rules.seats, s.first, draws, rules.version)


def compare(rules: Book, s: ArtificiumState, model: SecondModel, question: Question) -> None:
    asked, options = question
    assert rules.question_name(s) == asked
    assert rules.waiting_seats(s) == sorted(options)
    for seat in options:
        assert {rules.text(action) for action in rules.options(s, seat)} == options[seat]
    compare_table(rules, s, model)


def compare_table(rules: Book, s: ArtificiumState, model: SecondModel) -> None:
    cards, resources = rules.box.card_keys, rules.box.resource_keys
    assert (s.round, s.first) == (model.round, model.first)
    assert (list(s.coins), list(s.points)) == (model.coins, model.points)
    for name in ("deck", "discards", "market"):
        assert pile(cards, getattr(s, name)) == +getattr(model, name), name
    for seat in range(rules.seats):
        assert pile(cards, s.hand, seat) == +model.hand[seat]
        assert pile(cards, s.applied, seat) == +model.applied[seat]
        assert pile(resources, s.goods, seat) == +model.goods[seat]
        assert (cards[s.laid[seat]] if s.laid[seat] != NO_CARD else None) == model.laid.get(seat)


@pytest.mark.rule(
    "AR-2.1", "AR-2.2", "AR-3.1", "AR-3.6", "AR-4.2", "AR-4.8", "AR-5.9", "AR-6.1", "AR-6.2", "AR-7.1"
)
@pytest.mark.parametrize(("seed", "players", "rich", "version"), GAMES + OLD_GAMES)
def test_the_engine_agrees_with_a_second_model_of_the_rules(
    tmp_path: Path, seed: int, players: int, rich: bool, version: int
) -> None:
    rules = book(players, rich_box(tmp_path) if rich else None, version)
    dice = Random(seed)
    player = eager if seed % 2 else chance
    s = rules.new(f"second {seed}")
    model = begun(rules, s)
    course = model.course()
    question = next(course)
    while True:
        compare(rules, s, model, question)
        seat = dice.choice(rules.waiting_seats(s))
        action = player(rules, s, seat, dice)
        events: list[Event] = []
        rules.apply(s, seat, action, events)
        model.draws += drawn(events)
        try:
            question = course.send((seat, rules.text(action)))
        except StopIteration:
            break
        assert not model.draws, "drawn, but not by the rules"
    assert rules.over(s)
    compare_table(rules, s, model)
    scores = model.scores()
    assert rules.scores(s) == scores
    assert rules.winners(s) == [seat for seat in range(players) if scores[seat] == max(scores)]
