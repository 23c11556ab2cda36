"""The leaderboard that is kept with the project: whole results of the benchmark as it is now, best first."""

import json
import math
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from tilewright.research import benchmark_suite as suite

LEADERBOARD = Path(__file__).resolve().parents[2] / "measurements" / "leaderboard.json"


def test_every_line_is_a_whole_result_of_this_benchmark() -> None:
    lines = json.loads(LEADERBOARD.read_text(encoding="utf-8"))
    assert {"random", "easy"} <= {line["agent"] for line in lines}
    whole = [(one.spec, one.opponent) for one in suite.pairings("", "")]
    for line in lines:
        assert line["benchmark"] == suite.NUMBER
        assert [(row["table"], row["opponent"]) for row in line["tables"]] == whole
        assert line["games"] == sum(row["games"] for row in line["tables"])
        gains = [row["win_share"] - row["fair_share"] for row in line["tables"]]
        assert line["advantage"] == pytest.approx(suite.mean(gains), abs=1e-3)
        halves = [(row["interval"][1] - row["interval"][0]) / 2 for row in line["tables"]]
        assert line["interval"] == pytest.approx(math.hypot(*halves) / len(halves), abs=1e-3)
    gains = [line["advantage"] for line in lines]
    assert gains == sorted(gains, reverse=True)
    assert len({line["agent"] for line in lines}) == len(lines)
