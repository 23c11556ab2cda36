"""Golden records are read and played again, every digest compared; a game without one fails."""

import hashlib
from pathlib import Path

import pytest

from tests.conformance.ours import all_games
from tests.golden.library import FOLDER, folder_of, old_records, seen_in, wanted
from tilewright.games.catalogue import registry
from tilewright.kernel.record import Replay, read_record, write_record
from tilewright.kernel.registry import Game, Spec

WANTED = wanted()
OLD = old_records()

# Of all records of an older version: how many there are, and a digest of their names and letters.
KEPT = {
    "keyflower-1": (34, "16bbc90fbb7c65ad8eba26f2"),
    "artificium-1": (14, "58cfd772883377bb321f6b92"),
}


def replayed(path: Path) -> Replay:
    """The game of that file, played again and written as it was."""
    text = path.read_text(encoding="utf-8")
    replay = read_record(text, registry())
    assert replay.finished
    assert write_record(replay.match, replay.spec) == text
    return replay


@pytest.mark.parametrize(
    ("path", "spec", "feature"), WANTED, ids=[f"{path.parent.name}-{path.stem}" for path, _, _ in WANTED]
)
def test_a_golden_record_plays_as_it_did(path: Path, spec: Spec, feature: str) -> None:
    assert path.exists(), "make it with python -m tests.golden.make, read it, and add it"
    replay = replayed(path)
    assert (replay.spec.text(), replay.spec.version) == (spec.text(), spec.version)
    if feature:
        assert feature in seen_in(replay)


@pytest.mark.parametrize(
    ("path", "game", "version"), OLD, ids=[f"{path.parent.name}-{path.stem}" for path, _, _ in OLD]
)
def test_a_record_of_older_rules_plays_by_them_for_ever(path: Path, game: Game, version: int) -> None:
    replay = replayed(path)
    assert (replay.spec.game.key, replay.spec.version, replay.match.rules.version) == (game.key, version, version)


def test_records_of_older_rules_are_never_touched() -> None:
    found = {}
    for game in all_games():
        for version in game.versions[:-1]:
            folder = folder_of(game, version)
            letters = [f"{path.name}\n".encode() + path.read_bytes() for path in sorted(folder.iterdir())]
            found[folder.name] = (len(letters), hashlib.sha256(b"".join(letters)).hexdigest()[:24])
    assert found == KEPT


def test_there_is_no_record_that_nobody_asks_for() -> None:
    asked = [path for path, _, _ in WANTED] + [path for path, _, _ in OLD]
    assert sorted(path for path in FOLDER.rglob("*") if path.is_file()) == sorted(asked)
