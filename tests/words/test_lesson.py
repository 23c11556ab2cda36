"""Each scene of a lesson begins from a stored position, which must be one that the present rules read, and goes on
by lines that they take."""

from pathlib import Path

import pytest

from scripts.tools.page import lesson_record
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import read_record

FILES = lesson_record.files()
ASKED = {"lesson": {"swap theft charcoal_house", "pass"}}  # where bots sit and there are no lines


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.fixture(params=FILES, ids=name_of)
def path(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def match_of(path: Path) -> Match:
    return read_record(path.read_text(encoding="utf-8"), registry()).match


def test_the_stored_position_is_that_of_the_present_rules(path: Path) -> None:
    stored = path.read_text(encoding="utf-8")
    assert stored == lesson_record.record(path), "run: python -m scripts.tools.page.lesson_record"
    match = match_of(path)
    assert 0 in match.rules.waiting_seats(match.state), "the learner begins"
    assert match.names[0] == lesson_record.LEARNER


def test_the_scene_can_be_played_as_it_should(path: Path) -> None:
    match, moves = match_of(path), lesson_record.scene(path)
    asked = {match.rules.text(action) for action in match.rules.options(match.state, 0)}
    assert bool(moves) != (path.stem in ASKED)
    assert ASKED.get(path.stem, set()) <= asked
    for seat, text in moves:
        assert seat in match.rules.waiting_seats(match.state), f"{seat} {text}"
        match.act(seat, text)


def test_a_whole_game_of_the_lesson_is_won_by_the_learner() -> None:
    path = next(one for one in FILES if one.stem == "winter")
    match = match_of(path)
    for seat, text in lesson_record.scene(path):
        match.act(seat, text)
    assert match.rules.over(match.state)
    assert match.rules.winners(match.state) == [0]
