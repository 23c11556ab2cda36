"""A copy of the tree in which one thing at a time is broken, with the processes that run tests in it."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypedDict

from scripts.tools.proof.mutate_breaks import Break
from scripts.tools.proof.mutate_runner import BROKE, OUTPUT, TEMPORARY, Job, Swapped
from tilewright.core import SWITCH

COPIED = (
    "src",
    "tests",
    "scripts",
    "examples",
    "docs",
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "setup.py",
    ".mypy_cache",
)
CACHE = "__pycache__"


class Result(TypedDict):
    """The result of one test."""

    test: str
    failed: bool
    cpu: float
    wall: float


class Work(NamedTuple):
    """Which tests to run and for how long, as in `Job`."""

    files: list[str]
    chosen: list[str] | None
    limits: dict[str, float]
    limit: float
    swapped: Swapped | None = None
    left_out: tuple[str, ...] = ()


class Runner:
    """A process in that folder which runs tests, as mutate_runner.py says."""

    def __init__(self, folder: Path, *way: str, name: str = "") -> None:
        self.files = folder / "build" / (name or way[0])
        self.files.mkdir(parents=True, exist_ok=True)
        env = os.environ | {"PYTHONPATH": f"{folder / 'src'}:{folder}", SWITCH: "1"}
        env |= {TEMPORARY: str(self.files / "temporary"), OUTPUT: str(self.files / "output")}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "scripts.tools.proof.mutate_runner", *way],
            cwd=folder, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def run(self, work: Work) -> int:
        """The exit code; less than 0 is the signal that ended the process."""
        self.give(work)
        assert self.process.stdout is not None
        answer = self.process.stdout.readline()
        if not answer or int(answer) == BROKE:
            ended = "" if answer else f" with {self.process.wait()}"
            raise SystemExit(
                f"mutate: the process that runs tests broke{ended}; see log and output in {self.files}"
            )
        return int(answer)

    def give(self, work: Work) -> None:
        """Start it without waiting for the result."""
        results, log = self.files / "results", self.files / "log"
        results.write_text("", encoding="utf-8")
        job: Job = {
            "files": work.files, "chosen": work.chosen, "limits": work.limits, "limit": work.limit,
            "results": str(results), "log": str(log), "swapped": work.swapped, "left_out": [*work.left_out],
        }  # fmt: skip
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()

    def results(self) -> list[Result]:
        """Of the tests that came to an end."""
        return [one for one in self.lines() if "began" not in one]

    def running(self) -> str:
        """The test that was running when the process was ended."""
        done = {one["test"] for one in self.results()}
        return next((one["test"] for one in self.lines() if one["test"] not in done), "")

    def lines(self) -> list[Result]:
        text = (self.files / "results").read_text(encoding="utf-8")
        return [json.loads(line) for line in text.splitlines()]

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Copy:
    """Compiled files stay in it from run to run; they are told from broken sources by the time of change."""

    def __init__(self, origin: Path, folder: Path, caches: bool = False) -> None:
        self.folder = folder
        for name in COPIED:
            bring_up_to_date(origin / name, folder / name, caches)

    @contextmanager
    def broken(self, one: Break) -> Iterator[None]:
        path = self.folder / one.file
        right, times = path.read_bytes(), path.stat()
        path.write_text(one.code, encoding="utf-8")
        os.utime(path, (times.st_atime, times.st_mtime + 10))  # so that its compiled file is not taken for it
        try:
            yield
        finally:
            path.write_bytes(right)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def swapped(self, one: Break) -> Swapped:
        path = self.folder / one.file
        return {"file": str(path), "right": path.read_text(encoding="utf-8"), "broken": one.code}

    def types_fail(self) -> bool:
        """What the type check says; it remembers what did not change."""
        command = [sys.executable, "-m", "mypy", "src/tilewright"]
        env = os.environ | {"PYTHONPATH": ""}
        done = subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True)
        if done.returncode not in (0, 1):
            raise SystemExit(f"mutate: the type check broke: {done.stdout[-500:]}{done.stderr[-500:]}")
        return done.returncode == 1


def bring_up_to_date(source: Path, target: Path, caches: bool) -> None:
    """Copies what changed and removes what is gone; compiled files stay, and are copied only if asked for."""
    if source.is_file():
        if not target.exists() or not same_file(source, target):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
        return
    if not source.is_dir():
        return
    target.mkdir(parents=True, exist_ok=True)
    names = {path.name for path in source.iterdir() if caches or path.name != CACHE}
    for path in target.iterdir():
        if path.name not in names and path.name != CACHE:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for name in names:
        bring_up_to_date(source / name, target / name, caches)


def same_file(one: Path, other: Path) -> bool:
    a, b = one.stat(), other.stat()
    return a.st_size == b.st_size and a.st_mtime_ns == b.st_mtime_ns
