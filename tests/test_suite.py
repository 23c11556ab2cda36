"""scripts/test: it ends within its limit whatever hangs, names what ran, and says what it left out."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from scripts.tools.proof import suite
from scripts.tools.proof.busy_loops import busy_loops
from tests.waiting import PATIENCE, rounds, until
from tests.web.tools import chromium, fonts
from tilewright.core import compiled

HANGS = """
import os, pathlib, signal, subprocess, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen(["sleep", "3600"])
pathlib.Path({note!r}).write_text(f"{{os.getpid()}} {{child.pid}}")
pathlib.Path(os.environ["TILEWRIGHT_RUNNING"], "gw0").write_text("tests/test_x.py::test_that_hangs")
time.sleep(3600)  # it hangs
"""
ENDED = """
import signal, time
from scripts.tools.proof import suite
signal.signal(signal.SIGTERM, suite.stop)
part = suite.Part("part", ["sh", "-c", "echo $$ > {note}; exec sleep 3600"])
suite.run(part, time.monotonic() + 3600, "an hour")
"""
BUSY = """
import os, signal
from scripts.tools.proof.busy_loops import busy_loops
with busy_loops(2) as loops:
    print(*(loop.pid for loop in loops), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""
NOTED = """
import os, pathlib
def test_that_is_noted():
    note = pathlib.Path(os.environ["TILEWRIGHT_RUNNING"], "main")
    assert note.read_text() == "test_noted.py::test_that_is_noted"
"""
SWALLOWS = """
import signal
def test_that_swallows_its_limit():
    signal.signal(signal.SIGALRM, lambda number, frame: None)
    while True:
        signal.pause()
"""


def alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return False


def test_what_hangs_is_named_and_ended_with_all_that_it_started(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suite, "GRACE", 0.5)
    note = tmp_path / "pids"
    part = suite.Part("hanging tests", [sys.executable, "-c", HANGS.format(note=str(note))])
    seconds = 1.0
    for _ in rounds("a part that began to hang"):
        assert suite.run(part, time.monotonic() + seconds, "so many minutes") == suite.STRUCK
        if note.exists():
            break
        seconds *= 2  # a busy machine had not begun by then
    out = capfd.readouterr().out
    assert "the limit of so many minutes struck during: hanging tests" in out
    assert "running then: tests/test_x.py::test_that_hangs" in out
    for pid in note.read_text(encoding="utf-8").split():
        until(lambda pid=pid: not alive(int(pid)), f"the end of process {pid}")  # type: ignore[misc]


def test_which_test_runs_is_noted_while_it_runs(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    (tmp_path / "test_noted.py").write_text(NOTED, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "PYTEST_XDIST_WORKER"}
    environment |= {"TILEWRIGHT_RUNNING": str(notes), "PYTHONPATH": str(suite.ROOT)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.running", "-c", os.devnull, "--rootdir", "."]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, timeout=2 * PATIENCE)
    assert ran.returncode == 0, ran.stdout
    assert b"1 passed" in ran.stdout
    assert list(notes.iterdir()) == []


def test_a_test_that_swallows_its_limit_is_ended(tmp_path: Path) -> None:
    (tmp_path / "test_swallows.py").write_text(SWALLOWS, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "PYTEST_XDIST_WORKER"}
    environment |= {"TILEWRIGHT_RUNNING": str(tmp_path), "PYTHONPATH": str(suite.ROOT), "TILEWRIGHT_GRACE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.running", "-c", os.devnull, "--rootdir", "."]
    command += ["-o", "timeout=1"]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, timeout=2 * PATIENCE)
    assert ran.returncode == 1
    assert b"test_that_swallows_its_limit" in ran.stderr, ran.stderr


def test_what_ends_by_itself_gives_its_own_code(tmp_path: Path) -> None:
    for code in (0, 3):
        part = suite.Part("part", [sys.executable, "-c", f"raise SystemExit({code})"])
        assert suite.run(part, time.monotonic() + PATIENCE, "a minute") == code


def test_who_interrupts_it_interrupts_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    part = suite.Part("part", ["sleep", "3600"])
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    waits = subprocess.Popen.wait
    pids: list[int] = []

    def interrupted(self: subprocess.Popen[bytes], timeout: float | None = None) -> int:
        if not pids:
            pids.append(self.pid)
            raise KeyboardInterrupt
        return waits(self, timeout)

    monkeypatch.setattr(subprocess.Popen, "wait", interrupted)
    try:
        with pytest.raises(KeyboardInterrupt):
            suite.run(part, time.monotonic() + PATIENCE, "a minute")
    finally:
        signal.signal(signal.SIGINT, before)
    assert not alive(pids[0])


def test_who_ends_it_ends_all_of_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    process = subprocess.Popen([sys.executable, "-c", ENDED.format(note=str(note))], cwd=suite.ROOT)
    until(lambda: note.exists() and note.read_text(encoding="utf-8") != "", "the part runs")
    process.terminate()
    assert process.wait(PATIENCE) == 128 + signal.SIGTERM
    assert not alive(int(note.read_text(encoding="utf-8")))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_who_ends_it_while_it_starts_something_ends_that_too(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pids: list[int] = []
    started = subprocess.Popen.__init__

    def start(self: subprocess.Popen[bytes], *words: Any, **more: Any) -> None:
        started(self, *words, **more)
        pids.append(self.pid)
        signal.raise_signal(number)

    monkeypatch.setattr(subprocess.Popen, "__init__", start)
    before = signal.signal(number, suite.stop)
    try:
        with pytest.raises(SystemExit):
            suite.run(suite.Part("part", ["sleep", "3600"]), time.monotonic() + PATIENCE, "a minute")
        assert signal.getsignal(number) is suite.stop
    finally:
        signal.signal(number, before)
    assert not alive(pids[0])


def processor_time(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])  # in user and in system mode


def test_busy_loops_use_processor_time_until_the_end() -> None:
    with busy_loops(2) as loops:
        pids = [loop.pid for loop in loops]
        until(lambda: all(processor_time(pid) >= 5 for pid in pids), "both loops are busy")
    assert not any(map(alive, pids))


def test_busy_loops_end_when_whoever_started_them_is_killed() -> None:
    ran = subprocess.run([sys.executable, "-c", BUSY], cwd=suite.ROOT, capture_output=True, timeout=PATIENCE)
    pids = [int(pid) for pid in ran.stdout.split()]
    assert len(pids) == 2, ran.stderr
    until(lambda: not any(map(alive, pids)), "the end of both loops")


def test_arguments_run_pytest_alone_and_quick_runs_no_slow_tests() -> None:
    (only,) = suite.parts(False, ["tests/cli", "-k", "arena"])
    assert only.command[-3:] == ["tests/cli", "-k", "arena"]
    (quick,) = suite.parts(True, [])
    assert quick.command[-2:] == ["-m", "not slow"]
    everything = list(suite.parts(False, []))
    assert everything[0].command == suite.PYTEST
    assert [part.command[-6:-4] for part in everything if part.environment] == [["-m", "not once"]] * compiled()
    assert everything[-1].command == [str(suite.ROOT / "scripts" / "check")]


def test_who_wants_no_bytecode_beside_the_sources_gets_it_elsewhere() -> None:
    environment = {"PYTHONDONTWRITEBYTECODE": "1", "HOME": "/home"}
    assert suite.cached(environment) == {
        "PYTHONPYCACHEPREFIX": str(suite.ROOT / "build" / "bytecode"),
        "HOME": "/home",
    }
    assert suite.cached({"HOME": "/home"}) == {"HOME": "/home"}


def test_what_is_left_out_is_said_in_a_line_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(suite, "compiled", lambda: False)
    monkeypatch.setattr(fonts, "missing", lambda: "the fonts noto are missing")
    said = list(suite.left_out(False, []))
    programs = ("caddy", "prometheus", "kubernetes", "systemd", "Node")
    missing = ("compiled core", "Chromium", "fonts noto", "Redis", *programs)
    for words, line in zip(missing, said, strict=True):
        assert words in line
        assert "\n" not in line
    monkeypatch.undo()
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/" + name)
    monkeypatch.setattr(suite, "compiled", lambda: True)
    assert list(suite.left_out(False, [])) == []


def test_the_shell_of_chromium_is_taken_first_and_a_named_browser_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there = ["google-chrome", "chromium", chromium.PACKAGE]
    monkeypatch.delenv(chromium.SWITCH, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in there else None)
    assert chromium.find() == f"/usr/bin/{chromium.PACKAGE}"
    monkeypatch.setenv(chromium.SWITCH, "chromium")
    assert chromium.find() == "/usr/bin/chromium"
    monkeypatch.delenv(chromium.SWITCH)
    there.pop()
    assert chromium.find() == "/usr/bin/chromium"
    there.clear()
    assert chromium.PACKAGE in chromium.missing()
