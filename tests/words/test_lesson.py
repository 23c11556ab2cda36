"""Each lesson begins from a stored position, which must be one that the present rules read."""

import pytest

from scripts.tools.page import lesson_record
from tilewright.games.catalogue import registry
from tilewright.kernel.record import read_record

ASKED = {
    "keyflower": {"bid gold_mine", "use workshop"},
    "artificium": {"swap theft charcoal_house", "pass"},
}


@pytest.mark.parametrize("game", lesson_record.SEEDS)
def test_the_stored_position_is_that_of_the_present_rules(game: str) -> None:
    stored = lesson_record.file_of(game).read_text(encoding="utf-8")
    assert stored == lesson_record.record(game), "run: python -m scripts.tools.page.lesson_record"
    replay = read_record(stored, registry())
    assert replay.match.rules.waiting_seats(replay.match.state) == [0]


@pytest.mark.parametrize("game", lesson_record.SEEDS)
def test_what_the_lesson_asks_for_can_be_done(game: str) -> None:
    match = read_record(lesson_record.file_of(game).read_text(encoding="utf-8"), registry()).match
    texts = [match.rules.text(action) for action in match.rules.options(match.state, 0)]
    assert ASKED[game] <= set(texts)
