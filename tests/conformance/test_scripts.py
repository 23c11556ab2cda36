"""The commands around the suite: the long run, perft and the benchmark do what they say."""

import json
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scripts.tools.bench import bench
from scripts.tools.bench.chart import Bar, chart
from scripts.tools.bench.others import others
from scripts.tools.proof import conformance, perft
from tilewright.conformance.checked_games import Tally
from tilewright.core import built_folder
from tilewright.games.catalogue import registry

SMALL = f"{list(registry().games)[-1]}(players=2)"


def run(monkeypatch: pytest.MonkeyPatch, module: object, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["script", *words])
    status = getattr(module, "main")()  # noqa: B009
    assert isinstance(status, int)
    return status


def test_a_percentile_is_not_exceeded_by_that_share() -> None:
    sizes = Counter({1: 90, 5: 9, 70: 1})
    assert [conformance.percentile(sizes, share) for share in (0.5, 0.9, 0.91, 0.99, 1.0)] == [1, 1, 5, 5, 70]
    assert conformance.percentile(Counter(), 0.5) == 0


def test_tallies_add_up() -> None:
    one, two = Tally(), Tally()
    one.games, two.games = 1, 2
    one.longest, two.longest = 7, 5
    one.sizes[3], two.sizes[3] = 4, 5
    one.largest, two.largest = (3, "a"), (9, "b")
    one.add(two)
    assert (one.games, one.longest, one.sizes[3], one.largest) == (3, 7, 9, (9, "b"))


def test_the_long_run_reports_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = (SMALL, "--games", "3", "--jobs", "1", "--json")
    assert run(monkeypatch, conformance, *words) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["broken"] == []
    assert found["specs"][SMALL]["games"] == 3


def test_a_broken_law_ends_the_long_run_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = f"somebody_is_asked in {SMALL}"
    monkeypatch.setattr(conformance, "run", lambda jobs, processes: ({SMALL: Tally()}, [broken]))
    assert run(monkeypatch, conformance, SMALL, "--reasons") == 1
    assert "1 broken" in capsys.readouterr().out


def test_perft_prints_each_first_action_and_the_sum(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, perft, SMALL, "--depth", "2") == 0
    *parts, last = capsys.readouterr().out.splitlines()
    counts = [int(part.rpartition(": ")[2]) for part in parts]
    assert last.startswith(f"{len(parts)} first actions, {sum(counts)} in all")


@pytest.mark.parametrize("words", [("chess",), (SMALL, "--depth", "0"), (SMALL, "--after", "-1")])
def test_perft_refuses_what_it_cannot_count(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert run(monkeypatch, perft, *words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_benchmark_measures_both_cores_beside_chess(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "found.json"
    chess = [other for other in others()[0] if other.name == bench.REFERENCE]
    monkeypatch.setattr(bench, "others", lambda: (chess, ["another"]))
    assert run(monkeypatch, bench, SMALL, "--rounds", "1", "--seconds", "0.02", "--json", "--out", str(out)) == 0
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    cores = ["compiled", "interpreted"] if built_folder().is_dir() else ["interpreted"]
    assert list(found) == ["python-chess", *(f"{SMALL}, {core}" for core in cores)]
    assert found["python-chess"]["ratio"] == 1
    assert all(min(row.values()) > 0 for row in found.values())
    assert json.loads(out.read_text(encoding="utf-8"))["found"] == found
    assert "another" in printed.err


@pytest.mark.parametrize(("stored", "code"), [(1.0, 0), (1e9, 1)])
def test_the_benchmark_fails_only_far_below_stored_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, stored: float, code: int
) -> None:
    name = f"{SMALL}, interpreted"
    row = {"ratio": 1.0, "moves": 1.0, "games": 1.0}
    monkeypatch.setattr(bench, "others", lambda: ([], []))
    monkeypatch.setattr(bench, "measure", lambda *_: {"python-chess": row, name: row, f"{SMALL}, compiled": row})
    before = tmp_path / "before.json"
    before.write_text(json.dumps({"found": {name: {"ratio": stored}, "gone": {"ratio": 1.0}}}), encoding="utf-8")
    words = (SMALL, "--compare", str(before), "--out", str(tmp_path / "found.json"))
    assert run(monkeypatch, bench, *words) == code
    printed = capsys.readouterr()
    assert f"| {name} | 1.00 | {stored:.2f} |" in printed.out
    assert "gone" not in printed.out
    assert bool(printed.err) == bool(code)


def test_a_chart_has_a_bar_for_each_row_and_the_longest_first() -> None:
    picture = ElementTree.fromstring(chart("Speed", [Bar("a < b", 2.0, "other"), Bar("ours", 8.0, "compiled")]))
    drawn = [(one.tag.rpartition("}")[2], one) for one in picture]
    widths = [float(one.get("width", "0")) for tag, one in drawn if tag == "rect" and one.get("height") == "17"]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] == pytest.approx(2 * widths[1], abs=0.1)  # 8 is two doublings more than 2
    assert [one.text for tag, one in drawn if tag == "text"][1:5] == ["ours", "8.0", "a < b", "2.0"]
