"""The commands for researchers: files of games, games for language models, and what is missing for them."""

import builtins
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.cli.test_errors import is_one_line


def test_games_are_written_with_a_card(command: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    from tilewright.research.loading import Dataset

    asked = ("dataset", "artificium(players=2)", "games.parquet", "--bots", "random", "--games", 2, "--seed", "x")
    ran = command(*asked)
    assert ran.code == 0, ran.err
    assert "games: 2" in ran.out
    assert len(Dataset(tmp_path / "games.parquet")) > 20
    assert "# Games of artificium(players=2" in (tmp_path / "games.parquet.md").read_text(encoding="utf-8")
    assert "games.parquet is there already" in is_one_line(command(*asked))
    assert sorted(path.name for path in tmp_path.glob("games*")) == ["games.parquet", "games.parquet.md"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "x"], "there is no game “chess”"),
        (["artificium", "x", "--bots", "clever"], "there is no bot “clever”"),
        (["artificium", "x", "--bots", "program:ls"], "a program plays only where its command is typed"),
        (["artificium", "nowhere/x"], "cannot be written"),
        (["artificium", "x", "--games", "0"], "--games must be a whole number"),
    ],
)
def test_what_cannot_be_written_is_told(command: Run, arguments: list[str], message: str) -> None:
    pytest.importorskip("pyarrow")
    assert message in is_one_line(command("dataset", *arguments))


@pytest.mark.parametrize(
    ("arguments", "missing", "line"),
    [
        (["dataset", "artificium", "x"], "pyarrow", 'not installed: pip install "tilewright[research]"'),
        (["mcp"], "mcp", 'needs the package mcp, which is not installed: pip install "tilewright[mcp]"'),
    ],
)
def test_a_missing_extra_is_one_line(
    command: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], missing: str, line: str
) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any, **named: Any) -> Any:
        if name.partition(".")[0] == missing:
            raise ImportError(name)
        return real(name, *more, **named)

    monkeypatch.setattr("importlib.import_module", lambda name: without(name))
    assert line in is_one_line(command(*arguments))


def test_a_model_is_offered_games() -> None:
    """Over standard input and output, as a client starts it."""
    pytest.importorskip("mcp")
    asked: list[dict[str, Any]] = [
        {"id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/list"},
    ]  # fmt: skip
    lines = "".join(json.dumps({"jsonrpc": "2.0", **one}) + "\n" for one in asked)
    program = [sys.executable, "-c", "from tilewright.cli.main import main; main()", "mcp"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(lines)
        server.stdin.flush()
        answers = {}
        while 2 not in answers:
            heard = json.loads(server.stdout.readline())
            answers[heard.get("id")] = heard
        server.stdin.close()
        assert server.wait(60) == 0
    tools = {tool["name"] for tool in answers[2]["result"]["tools"]}
    assert tools == {"games", "new_game", "look", "why_not", "act", "score"}
