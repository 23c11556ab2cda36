"""Golden records are read and played again, every digest compared; a game without one fails."""

from pathlib import Path

import pytest

from tests.golden.library import FOLDER, seen_in, wanted
from tilewright.games.catalogue import registry
from tilewright.kernel.record import read_record, write_record
from tilewright.kernel.registry import Spec

WANTED = wanted()


@pytest.mark.parametrize(("path", "spec", "feature"), WANTED, ids=[path.stem for path, _, _ in WANTED])
def test_a_golden_record_plays_as_it_did(path: Path, spec: Spec, feature: str) -> None:
    assert path.exists(), "make it with python -m tests.golden.make, read it, and add it"
    text = path.read_text(encoding="utf-8")
    replay = read_record(text, registry())
    assert replay.finished
    assert replay.spec.text() == spec.text()
    assert write_record(replay.match, replay.spec) == text
    if feature:
        assert feature in seen_in(replay)


def test_there_is_no_record_that_nobody_asks_for() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(path.name for path, _, _ in WANTED)
