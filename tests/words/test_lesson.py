"""The lesson of Keyflower begins from a stored position, which must be one that the present rules read."""

from scripts import lesson_record
from tilewright.games.catalogue import registry
from tilewright.kernel.record import read_record


def test_the_stored_position_is_that_of_the_present_rules() -> None:
    stored = lesson_record.FILE.read_text(encoding="utf-8")
    assert stored == lesson_record.record(), "run: python -m scripts.lesson_record"
    replay = read_record(stored, registry())
    assert replay.match.rules.waiting_seats(replay.match.state) == [0]


def test_what_the_lesson_asks_for_can_be_done() -> None:
    match = read_record(lesson_record.FILE.read_text(encoding="utf-8"), registry()).match
    texts = [match.rules.text(action) for action in match.rules.options(match.state, 0)]
    assert {"bid gold_mine", "use workshop"} <= set(texts)
