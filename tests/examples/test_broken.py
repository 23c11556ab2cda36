"""A server beside plugins that are broken: it names them where its operator looks, and plays all other games."""

import json
from pathlib import Path

from tests.examples.installing import Installed, register
from tests.server.client import Client
from tests.waiting import until

LATE = """
from windfall.book import OPTIONS, build
from tilewright.kernel.bundle import Bundle
from tilewright.kernel.registry import Game

LATE = Bundle(
    Game("late", (1,), OPTIONS, build, "windfall:rules.md"), interface=1,
    bots="late:NOTHING", presentation="late:LATE", page="late:page", words="nowhere:words",
)
"""


def test_a_server_names_broken_plugins_and_plays_the_rest(installed: Installed, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("1 / 0", encoding="utf-8")
    (tmp_path / "late.py").write_text(LATE, encoding="utf-8")
    register(tmp_path, "bad", "bad:BUNDLE")
    register(tmp_path, "late", "late:LATE")
    beside = Installed(installed.place, tmp_path)
    with beside.serve("--db", str(tmp_path / "tables.db")) as port:
        anna = Client(port, "Anna").introduce()
        until(lambda: anna.request("GET", "/health").status == 200, "a server that is ready")
        lines = anna.request("GET", "/health").raw.decode().splitlines()
        assert lines[0] == "ok"
        assert lines[1] == "plugin bad (bad:BUNDLE, bad 1.0): ZeroDivisionError: division by zero"
        assert sorted(line.partition(":")[0] for line in lines[2:]) == [
            "plugin late (late",
            "plugin late (late",
            "plugin late, page",
        ]
        assert "tilewright_broken_plugins 4" in anna.request("GET", "/metrics").raw.decode()
        keys = [game["key"] for game in anna.get("/api/games")["games"]]
        assert keys == ["keyflower", "artificium", "late", "windfall"]
        for key in keys:
            assert anna.post("/api/play", {"game": key, "bot": "random", "options": {"players": 2}})["id"]
    noted = [json.loads(line) for line in beside.log.read_text("utf-8").splitlines() if line.startswith("{")]
    assert len([line for line in noted if line["event"] == "plugin-broken"]) == 4
    assert [line for line in noted if line["event"] == "internal"] == []
