"""What the terminal tells to type can be typed: it begins as the program was called."""

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tilewright.cli.program_name import program_name


def program(tmp_path: Path) -> Path:
    folder = tmp_path / "venv" / "bin"
    folder.mkdir(parents=True)
    file = folder / "tilewright"
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return file


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TILEWRIGHT_CALLED", raising=False)
    monkeypatch.chdir(tmp_path)


def test_a_program_off_the_path_is_named_with_the_way_to_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = program(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(file)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert program_name() == "venv/bin/tilewright"
    monkeypatch.setenv("PATH", str(file.parent))
    assert program_name() == "tilewright"


def test_a_script_that_calls_is_what_people_type(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEWRIGHT_CALLED", "scripts/run")
    assert "Play with: scripts/run play keyflower" in command("games").out
    left = command("play", "keyflower(players=2)", "--seed", "p", typed="quit\n")
    assert "Resume it with: scripts/run play --resume /" in left.out
