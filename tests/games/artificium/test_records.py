"""Artificium through the match that all games share: records, and undo up to what was revealed."""

from random import Random

import pytest

from tests.games.artificium.board import everything_but
from tests.games.artificium.random_play import eager
from tilewright.games.artificium.book import Book
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.reason import Refused
from tilewright.kernel.record import read_record, write_record


def match_of(players: int, position: str = "", seed: str = "match") -> Match:
    rules = registry().rules(f"artificium(players={players})")
    return Match(rules, seed, start=rules.load_position(position) if position else None)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_game_can_be_written_and_played_again(players: int) -> None:
    match = match_of(players)
    rules, dice = match.rules, Random(players)
    assert isinstance(rules, Book)
    while not rules.over(match.state):
        seat = dice.choice(rules.waiting_seats(match.state))
        state = rules.thaw(match.state.freeze())
        match.act(seat, rules.text(eager(rules, state, seat, dice)))
    text = write_record(match, registry().spec(f"artificium(players={players})"))
    replay = read_record(text, registry())
    assert replay.finished
    assert rules.digest(replay.match.state) == rules.digest(match.state)


def test_a_laid_card_can_be_taken_back_until_all_are_revealed() -> None:
    match = match_of(2, "seat 0; hand 1 farm 1 fair\nseat 1; hand 2 sawmill")
    match.act(0, "lay farm")
    match.undo(0)
    match.act(0, "lay fair")
    match.act(1, "lay sawmill")
    with pytest.raises(Refused):
        match.undo(0)
    with pytest.raises(Refused):
        match.undo(1)


def test_trades_can_be_taken_back_and_a_scouting_cannot() -> None:
    match = match_of(2, "seat 0; hand 1 scouting; coins 9\nseat 1; hand 1 farm; out")
    for text in ("lay scouting", "apply", "buy wood", "buy wheat"):
        match.act(0, text)
    match.undo(0)
    match.undo(0)
    for text in ("done", "scout 1"):
        match.act(0, text)
    with pytest.raises(Refused):
        match.undo(0)


@pytest.mark.rule("AR-6.3")
def test_choices_of_the_end_of_a_round_can_be_taken_back_until_they_are_open() -> None:
    match = match_of(2, "round 1; phase closing\nseat 0; hand 2 farm\nseat 1; hand 2 sawmill; resources 1 wood")
    match.act(0, "discard farm")
    match.act(1, "sell wood")
    match.act(0, "done")
    match.undo(0)
    match.undo(0)
    match.act(0, "done")
    match.act(1, "done")
    assert match.undo_line(0) == -1
    assert match.undo_line(1) == -1


@pytest.mark.rule("AR-6.3")
def test_they_are_open_even_if_no_card_is_drawn_afterwards() -> None:
    """All 108 cards are in hands: no draw would stop an undo."""
    held = everything_but("5 fair").removeprefix("discards ")
    match = match_of(2, f"round 1; phase closing\nseat 0; hand 5 fair; resources 1 wood\nseat 1; hand {held}")
    for seat, text in ((0, "sell wood"), (0, "done"), (1, "done")):
        match.act(seat, text)
    assert match.rules.question_name(match.state) == "market"
    assert match.undo_line(0) == -1
    assert match.undo_line(1) == -1
