"""What the tests of the command line share: a way to run it, and records to run it on."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tilewright.bots.bot import ask, dice_for
from tilewright.bots.random_bot import RandomBot
from tilewright.cli.main import run
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import write_record


class Ran(NamedTuple):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs the command in this process, 80 letters wide, in English unless told otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "TILEWRIGHT_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def call(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return call


def record_text(spec: str, seed: str, lines: int | None = None) -> str:
    """A game of random bots, whole or up to a line."""
    game = registry().spec(spec)
    rules = game.rules()
    match = Match(rules, seed, ["bot random"] * rules.seats)
    bot = RandomBot()
    while not rules.over(match.state) and (lines is None or len(match.lines) < lines):
        seat = rules.waiting_seats(match.state)[0]
        action = ask(bot, rules, match.state, seat, dice_for(seed, len(match.lines), seat))
        match.act(seat, rules.text(action))
    return write_record(match, game)


@pytest.fixture(scope="session")
def finished() -> str:
    return record_text("keyflower(players=2)", "finished")


@pytest.fixture(scope="session")
def unfinished() -> str:
    return record_text("keyflower(players=3)", "unfinished", 20)
