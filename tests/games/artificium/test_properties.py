"""What holds at every decision of any game: cards, options, texts, copies, positions."""

import json
from pathlib import Path

import pytest

from tests.games.artificium.board import cards_in_all
from tests.games.artificium.random_play import book, rich_box, tables

GAMES = [(seed, 2 + seed % 5, seed % 3 == 2) for seed in range(24)]


@pytest.mark.rule("AR-1.1")
@pytest.mark.parametrize(("seed", "players", "rich"), GAMES)
def test_108_cards_at_every_decision_and_options_that_can_be_read_back(
    tmp_path: Path, seed: int, players: int, rich: bool
) -> None:
    rules = book(players, rich_box(tmp_path) if rich else None)
    printed = [card.count for card in rules.box.cards]
    for s in tables(rules, seed):
        assert cards_in_all(s) == printed
        assert min([*s.deck, *s.discards, *s.market, *s.hand, *s.applied, *s.goods, *s.coins]) >= 0
        for seat in rules.waiting_seats(s):
            options = rules.options(s, seat)
            assert options
            assert len(set(options)) == len(options)
            assert len(options) <= 80
            for action in options:
                assert rules.parse(rules.text(action)) == action


@pytest.mark.parametrize(("seed", "players", "rich"), GAMES[:12])
def test_a_copy_is_equal_and_apart(tmp_path: Path, seed: int, players: int, rich: bool) -> None:
    rules = book(players, rich_box(tmp_path) if rich else None)
    for at, s in enumerate(tables(rules, seed)):
        if at % 7 or not s.stack:
            continue
        digest = rules.digest(s)
        copy = s.clone()
        assert rules.digest(copy) == digest
        seat = rules.waiting_seats(copy)[0]
        for action in rules.options(s, seat):
            rules.apply(s.clone(), seat, action)
        assert rules.digest(s) == digest
        thawed = rules.thaw(json.loads(json.dumps(s.freeze())))
        assert rules.digest(thawed) == digest
        action = rules.options(s, seat)[-1]
        rules.apply(copy, seat, action)
        rules.apply(thawed, seat, action)
        assert rules.digest(copy) == rules.digest(thawed)


@pytest.mark.parametrize(("seed", "players", "rich"), GAMES[:12])
def test_a_position_says_everything_but_the_chance_to_come(
    tmp_path: Path, seed: int, players: int, rich: bool
) -> None:
    rules = book(players, rich_box(tmp_path) if rich else None)
    for at, s in enumerate(tables(rules, seed)):
        if at % 5 and s.stack:
            continue
        before, after = s.freeze(), rules.load_position(rules.position(s)).freeze()
        for name in before:
            if name not in ("rng", "reveals"):
                assert after[name] == before[name], name


def test_the_games_above_come_to_every_question(tmp_path: Path) -> None:
    asked = set()
    for seed, players, rich in GAMES:
        rules = book(players, rich_box(tmp_path) if rich else None)
        asked |= {rules.question_name(s) for s in tables(rules, seed)}
    assert asked == {step.name for step in rules.steps} - {"round"} | {""}
