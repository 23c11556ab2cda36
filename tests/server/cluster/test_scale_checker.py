"""The checker of scripts/scale sees what it is there for: moves lost or doubled, and two owners of a table."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.tools.scale.checker import Lines, broken_promises, numbering, ownership, stored_unanswered
from scripts.tools.scale.people import Player, digest
from tests.postgresql import programs

WRITERS = {"anna": "process 1", "ben": "process 2"}
JOURNAL: dict[str, Lines] = {"t": [(1, 0, "a", [2, 2, 2]), (2, 1, "b", [3, 3, 3]), (3, 0, "c", [4, 4, 4])]}
SOUND = [("t", 1, 1, "anna", "process 1"), ("t", 2, 1, "anna", "process 1"), ("t", 3, 2, "ben", "process 2")]


def player(seat: int) -> Player:
    return Player("t", seat, "", 0, 0, 0)


def test_a_sound_run_is_sound() -> None:
    assert list(ownership(JOURNAL, SOUND, WRITERS)) == []
    assert list(numbering(JOURNAL)) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("t", 3, 2, "ben", "process 1"), "written by process 1"),
        (("t", 3, None, None, "process 1"), "written by process 1"),
        (("t", 3, 0, "anna", "process 1"), "after 1"),
        (("t", 3, 1, "ben", "process 2"), "two owners"),
        (("t", 4, 2, "ben", "process 2"), "not those that are there"),
    ],
)
def test_two_owners_are_seen(line: tuple[object, ...], said: str) -> None:
    assert any(said in found for found in ownership(JOURNAL, [*SOUND[:2], line], WRITERS))


def test_lost_and_doubled_moves_are_seen() -> None:
    one = player(0)
    one.promised = [(2, "a"), (4, "c")]
    one.unanswered = [(3, "c"), (1, "x")]
    assert list(broken_promises(JOURNAL, [one])) == []
    assert stored_unanswered(JOURNAL, [one]) == 0
    one.promised = [(2, "a")]
    assert stored_unanswered(JOURNAL, [one]) == 1
    one.promised = [(2, "a"), (5, "d")]
    assert list(broken_promises(JOURNAL, [one])) == ["t: seat 0, version 5 was promised and is there 0 times"]
    twice = {"t": [*JOURNAL["t"], (4, 0, "a", [5, 2, 5])]}
    one.promised = [(2, "a")]
    assert list(broken_promises(twice, [one])) == ["t: seat 0, version 2 was promised and is there 2 times"]
    assert list(numbering({"t": [JOURNAL["t"][0], JOURNAL["t"][2]]})) == ["t: the lines are not numbered in a row"]


def test_two_pictures_of_one_version_are_seen() -> None:
    one = player(1)
    for view in ("{}", "{}", '{"x": 1}'):
        one.take(f'{{"t": "position", "v": 3, "view": {view}}}')
    assert one.wrong == ["t: seat 1 saw version 3 in two ways"]
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.skipif(programs() is None, reason="PostgreSQL is missing")
def test_a_short_run_is_sound() -> None:
    words = ["--servers", "2", "--tables", "1", "--events", "1", "--only", "cut-database"]
    command = [sys.executable, "-m", "scripts.tools.scale.scale", *words]
    root = Path(__file__).resolve().parents[3]
    ran = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "no table had two owners" in ran.stdout
