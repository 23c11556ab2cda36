"""A game from elsewhere with English texts alone and no presentation of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.game_texts import game_texts
from tilewright.kernel.rules import Rules
from tilewright.presentation.game import Presentation
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES

TEXTS = """
pebbles-event-laid = { $seat } lays { $card }
pebbles-event-dug = { $seat } digs { $card ->
    [gold_5] deep
   *[other] a little
  }
pebbles-action-wash = Wash with { $one } at { $two-seat }
pebbles-reason-not-held = you do not hold { $card }
pebbles-explain-best = { $card }: { $points }
pebbles-word-gold_5 = a five of gold
pebbles-word-salt = salt
"""


@pytest.fixture(params=LANGUAGES)
def presentation(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Presentation]:
    with game_texts(tmp_path, "pebbles", en=TEXTS):
        yield Presentation(Rules("pebbles", 1, 3), Speech(request.param, "pebbles"))


def at_table(presentation: Presentation) -> Speech:
    return presentation.at(["Anna", "Ben", "Cid"])


def test_events_are_worded_in_english_where_a_language_is_missing(presentation: Presentation) -> None:
    facts: dict[str, object] = {"kind": "laid", "seat": 1, "card": "stone"}
    assert presentation.event(at_table(presentation), facts) == "Ben lays stone"


def test_words_of_a_list_are_english_where_a_language_is_missing(presentation: Presentation) -> None:
    assert at_table(presentation).arguments({"cards": ["salt", "gold_5"]})["cards"] == "salt, a five of gold"


def test_a_single_piece_is_called_by_its_word(presentation: Presentation) -> None:
    speech = at_table(presentation)
    assert presentation.event(speech, {"kind": "laid", "seat": 0, "card": "gold_5"}) == "Anna lays a five of gold"
    assert presentation.event(speech, {"kind": "lost", "seat": 0, "card": "gold_5"}).endswith(
        "lost (card a five of gold)"
    )
    assert speech.reason("PB-1.1", "not-held", {"card": "gold_5"}) == "PB-1.1: you do not hold a five of gold"
    lines: dict[str, object] = {"lines": [{"what": "best", "points": 5, "card": "gold_5"}]}
    assert presentation.explain(speech, lines) == ["a five of gold: 5"]


def test_a_text_still_chooses_by_the_key_of_a_piece(presentation: Presentation) -> None:
    speech = at_table(presentation)
    assert presentation.event(speech, {"kind": "dug", "seat": 0, "card": "gold_5"}) == "Anna digs deep"
    assert presentation.event(speech, {"kind": "dug", "seat": 0, "card": "salt"}) == "Anna digs a little"


def test_a_seat_in_an_option_is_a_player(presentation: Presentation) -> None:
    speech = at_table(presentation)
    assert presentation.option(speech, "wash gold_5 2", {}, 0) == "Wash with a five of gold at Cid"
    assert presentation.option(speech, "wash 2 0", {}, 0) == "Wash with 2 at Anna"
