"""At the moments of golden records the games say what they said: to every seat, about every question."""

from pathlib import Path

import pytest

from tests.golden.moments import END, PlayedRecord, digests, kept, name_of, records

KEPT = kept()


@pytest.mark.parametrize("path", records(), ids=name_of)
def test_a_game_says_what_it_said(path: Path) -> None:
    """What differs on purpose is written anew by `python -m tests.golden.moments`."""
    found = {question: digests(said) for question, said in PlayedRecord(path).moments().items()}
    assert END in found
    assert found == KEPT[name_of(path)]
