"""The load on the server as scripts/load measures it: rows, slope, and a short run with games that end."""

import json
import subprocess
import sys

import pytest

from scripts.tools.load.memory import Row, Sample, row, slope, step
from tilewright.core import compiled


@pytest.mark.skipif(sys.platform != "linux", reason="needs the many addresses that this machine has there")
def test_a_short_run_with_an_attacker_ends_and_reports() -> None:
    command = [
        sys.executable,
        "-m",
        "scripts.tools.load.load",
        "--hostile",
        "--tables",
        "3",
        "--seats",
        "2",
        "--ages",
        "30",
    ]
    command += ["--game", "artificium", "--seconds", "6", "--every", "0.3"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=True)
    found = json.loads(done.stdout)
    for name in ("quiet", "hostile"):
        for kind in ("health_ms", "move_ms", "move_at_the_same_address_ms"):
            row = found[name][kind]
            assert row["count"] > 0
            assert 0 < row["p50"] <= row["p95"] <= row["p99"] <= row["most"]
    assert found["attacker"]["messages sent"] > 100
    assert found["attacker"]["heard position"] > 0
    assert found["attacker"]["seated messages sent"] > 100
    assert found["attacker"]["seated heard position"] > 0
    assert len(found["reached"]) == 3
    assert "hostile move at the same address" in done.stderr


def test_a_row_counts_what_the_tables_added() -> None:
    found = row(Sample(61.2, 130.04, 7500, 3), empty=70.04, tables=500)
    assert found == Row(61, 130.0, 12.0, 7500, 3)
    assert "130.0 MB" in found.shown()


@pytest.mark.parametrize(("seconds", "every"), [(600, 60), (360, 60), (60, 10), (6, 1)])
def test_there_are_some_rows_in_every_run(seconds: float, every: float) -> None:
    assert step(seconds) == every


def test_only_the_last_half_makes_the_slope() -> None:
    """Up to the middle the memory fills; then it gains 5 MB a minute with 500 tables."""
    rising = [Sample(float(t), 100 + t) for t in range(0, 300, 5)]
    steady = [Sample(float(t), 400 + 5 * (t - 300) / 60) for t in range(300, 605, 5)]
    assert slope(rising + steady, 500) == pytest.approx(1.0)
    assert slope([Sample(float(t), 200) for t in range(0, 600, 5)], 500) == 0
    assert slope([], 500) == slope([Sample(0, 100)], 500) == slope([Sample(9, 100), Sample(9, 200)], 500) == 0


def test_a_short_run_goes_on_after_the_end_of_games_and_says_how_it_went() -> None:
    """At such ages all games are over at once, and others begin in their place."""
    command = [
        sys.executable,
        "-m",
        "scripts.tools.load.load",
        "--tables",
        "2",
        "--seats",
        "2",
        "--game",
        "artificium",
    ]
    command += ["--seconds", "8", "--every", "0.02", "--ages", "1000000"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=True)
    found = json.loads(done.stdout)
    assert found["core"] == ("compiled" if compiled() else "plain Python")
    assert found["finished"] >= 2
    assert found["moves"] > 0
    minutes = found["minutes"]
    assert [one["moves"] for one in minutes] == sorted(one["moves"] for one in minutes)
    assert found["memory_mb"]["most"] >= max(one["mb"] for one in minutes) > 0
    assert [Row(**one).shown() for one in minutes] == [line for line in done.stderr.splitlines() if " MB " in line]
    assert isinstance(found["slope_mb_per_100_tables_per_minute"], float)
