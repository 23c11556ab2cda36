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
    modes = {path.stat().st_mode for path in tmp_path.glob("games*")}
    assert len(modes) == 1, "who may read the games may read the card"
    assert "games.parquet already exists" in is_one_line(command(*asked))
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
def test_what_cannot_be_written_is_named(command: Run, arguments: list[str], message: str) -> None:
    pytest.importorskip("pyarrow")
    assert message in is_one_line(command("dataset", *arguments))


def test_an_agent_is_measured_and_put_into_the_leaderboard(command: Run, tmp_path: Path) -> None:
    """With a suite of one small table, so that the whole of it can be played here."""
    pytest.importorskip("numpy")
    from tilewright.research import benchmark_suite as suite

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(suite, "TABLES", ("artificium(players=2)",))
        monkeypatch.setattr(suite, "OPPONENTS", ("random",))
        for agent in ("random", "easy", "random"):
            ran = command("benchmark", agent, "--games", 5, "--leaderboard", "board.json", "--json", "one.json")
            assert ran.code == 0, ran.err
    lines = json.loads((tmp_path / "board.json").read_text(encoding="utf-8"))
    assert [line["agent"] for line in lines] == ["easy", "random"]
    assert lines[1] == json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))
    (row,) = lines[0]["tables"]
    assert row["games"] == 6  # every deal from both seats
    assert row["interval"][0] <= row["win_share"] <= row["interval"][1]
    assert lines[0]["advantage"] == row["win_share"] - 0.5
    assert lines[0]["interval"] > 0.1, "six games say little, even if all are won"
    (tmp_path / "board.json").write_text('[{"benchmark": 0, "agent": "x"}]', encoding="utf-8")
    wrong = is_one_line(command("benchmark", "easy", "--leaderboard", "board.json"))
    assert "board.json is not a leaderboard of this benchmark" in wrong


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["easy,random"], "name one agent"),
        (["clever"], "there is no bot “clever”"),
        (["easy", "--tables", "chess"], "no table or no opponent has this text"),
        (["easy", "--tables", "players=2", "--leaderboard", "x"], "only a whole benchmark"),
    ],
)
def test_what_is_no_benchmark_is_named(command: Run, arguments: list[str], message: str) -> None:
    pytest.importorskip("numpy")
    assert message in is_one_line(command("benchmark", *arguments))


def test_an_advantage_is_what_is_above_a_fair_share() -> None:
    pytest.importorskip("numpy")
    from tilewright.research.benchmark_suite import Pairing, PairingResult, advantage

    two = PairingResult(Pairing("x", "random"), 2, [1.0, 1.0, 1.0, 0.0], [1] * 4, [0] * 4)
    four = PairingResult(Pairing("y", "random"), 4, [0.5, 0.5], [1] * 2, [0] * 2)
    gain, half = advantage([two, four], [(0.45, 0.75), (0.1, 0.9)])
    assert gain == pytest.approx((0.25 + 0.25) / 2)
    assert half == pytest.approx((0.15**2 + 0.4**2) ** 0.5 / 2)


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
