"""An arena on a Ray cluster of two nodes, one of which is killed: the same games as on one machine, none lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.cli.test_errors import is_one_line

ARENA = ("arena", "artificium(players=2)", "--bots", "easy,random", "--seed", "ray")


def games_in(path: Path) -> dict[int, Any]:
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    kept = ("seats", "scores", "winners", "decisions")
    return {row["game"]: [row[name] for name in kept] for row in rows if "game" in row}


def test_an_engine_that_is_not_there_is_named(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "there is no engine “steam”; available: local, ray" in is_one_line(command(*ARENA, "--engine", "steam"))
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert 'pip install "tilewright[ray]"' in is_one_line(command(*ARENA, "--engine", "ray"))


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.filterwarnings("default")
def test_a_killed_node_loses_no_game(command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "250")  # a busy machine; read when Ray is imported
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    second = cluster.add_node(num_cpus=1)
    try:
        ray.init(address=cluster.address, log_to_driver=False)
        from tilewright.cli.arena.game_file import GameFile

        added, add = [], GameFile.add

        def count(self: GameFile, game: Any) -> None:
            add(self, game)
            added.append(game.number)
            if len(added) == 10:
                cluster.remove_node(second, allow_graceful=False)

        monkeypatch.setattr(GameFile, "add", count)
        ran = command(*ARENA, "--games", 40, "--engine", "ray", "--json", "ray.json")
        assert ran.code == 0, ran.err
        monkeypatch.setattr(GameFile, "add", add)
        again = command(*ARENA, "--games", 44, "--engine", "ray", "--json", "ray.json", "--resume")
        assert again.code == 0, again.err
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert command(*ARENA, "--games", 44, "--json", "local.json").code == 0
    assert games_in(tmp_path / "ray.json") == games_in(tmp_path / "local.json")
    assert len(games_in(tmp_path / "ray.json")) == 44
