"""Mutation testing: a random sample of small breaks, each tried against the tests that stand nearest to it.

A break is one that mutmut's operators make. It is killed when a test fails, hangs past its time limit, or the type
check fails; it survives when all of that passes. Results are kept in build/mutate/SEED.jsonl, so a run that was
cut short goes on where it stopped.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import NamedTuple

from libcst import Module
from mutmut.mutation.file_mutation import create_mutations

from tilewright.core import SWITCH

ROOT = Path(__file__).resolve().parents[3]
SRC = "src/tilewright"
ROOMS = ("kernel", "games", "server")
COPIED = ("src", "tests", "scripts", "examples", "docs", "pyproject.toml", "README.md", "setup.py")
FAR = {
    "kernel": ["tests/kernel", "tests/golden", "tests/games/artificium"],
    "games/artificium": ["tests/games/artificium", "tests/golden"],
    "games/keyflower": ["tests/games/keyflower", "tests/golden"],
    "games/catalogue.py": ["tests/golden"],
    "games/__init__.py": ["tests/golden"],
    "server": ["tests/server"],
}
PURE_ROOMS = ("kernel", "games")  # a compiled core would not notice that its source was broken
KILLED = ("killed", "timeout", "types")


class Break(NamedTuple):
    """One changed node of one file."""

    file: str
    number: int

    def sources(self) -> tuple[str, str]:
        """The file as it is and as it is when broken."""
        code = (ROOT / self.file).read_text(encoding="utf-8")
        module, mutations, _, _ = create_mutations(self.file, code)
        mutation = mutations[self.number]
        changed = module.deep_replace(mutation.original_node, mutation.mutated_node)
        assert isinstance(changed, Module)
        return code, changed.code

    def name(self) -> str:
        old, new = (code.splitlines() for code in self.sources())
        at = next((i for i, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), len(old) - 1)
        after = new[at].strip() if at < len(new) else "nothing"
        return f"{self.file}:{at + 1}: {old[at].strip()} -> {after}"


def all_breaks(rooms: list[str]) -> list[Break]:
    found: list[Break] = []
    for room in rooms:
        for path in sorted((ROOT / SRC / room).rglob("*.py")):
            if "migrations" in path.parts:
                continue
            file = path.relative_to(ROOT).as_posix()
            mutations = create_mutations(file, path.read_text(encoding="utf-8"))[1]
            found += [Break(file, number) for number in range(len(mutations))]
    return found


def near_tests(file: str) -> list[str]:
    """Test files that import the module, those that name it most first."""
    module = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    counted = []
    for path in (ROOT / "tests").rglob("test_*.py"):
        if "web" in path.parts:
            continue
        times = path.read_text(encoding="utf-8").count(module)
        if times:
            counted.append((-times, path.relative_to(ROOT).as_posix()))
    return [name for _, name in sorted(counted)[:12]]


def far_tests(file: str) -> list[str]:
    inner = file.removeprefix(f"{SRC}/")
    return next(tests for room, tests in FAR.items() if inner.startswith(room))


class Copy:
    """A tree of its own in which one thing at a time is broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, folder / name)
        (folder / "build").mkdir()
        (folder / "build" / "core").symlink_to(ROOT / "build" / "core")

    def run(self, command: list[str], seconds: float, pure: bool) -> tuple[str, str]:
        """What came of it, and the last lines."""
        env = os.environ | {"PYTHONPATH": f"{self.folder / 'src'}:{self.folder}", "PYTHONDONTWRITEBYTECODE": "1"}
        env |= {SWITCH: "1"} if pure else {}
        try:
            done = subprocess.run(
                [sys.executable, *command], cwd=self.folder, env=env, timeout=seconds,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return "timeout", f"longer than {seconds:.0f} s"
        return ("passed" if done.returncode == 0 else "failed"), done.stdout[-600:]

    def test(self, tests: list[str], seconds: float, pure: bool) -> tuple[str, str]:
        options = ["-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header"]
        return self.run(["-m", "pytest", *options, *tests], seconds, pure)

    def types(self, file: str) -> str:
        return self.run(["-m", "mypy", file], 600, False)[0]

    def verdict(self, one: Break, seconds: float) -> str:
        path = self.folder / one.file
        right, broken = one.sources()
        pure = one.file.removeprefix(f"{SRC}/").startswith(PURE_ROOMS)
        path.write_text(broken, encoding="utf-8")
        try:
            for tests in (near_tests(one.file), far_tests(one.file)):
                if not tests:
                    continue
                outcome, _ = self.test(tests, seconds, pure)
                if outcome != "passed":
                    return "killed" if outcome == "failed" else "timeout"
            return "types" if self.types(one.file) != "passed" else "survived"
        finally:
            path.write_text(right, encoding="utf-8")


def check_whole(copy: Copy, breaks: list[Break], seconds: float) -> None:
    """With nothing broken everything must pass, else a kill would prove nothing."""
    selections = {tuple(far_tests(one.file)): one for one in breaks}
    for tests, one in selections.items():
        pure = one.file.removeprefix(f"{SRC}/").startswith(PURE_ROOMS)
        outcome, text = copy.test(list(tests), 10 * seconds, pure)
        if outcome != "passed":
            raise SystemExit(f"mutate: with nothing broken {' '.join(tests)}: {outcome}\n{text}")
        print(f"mutate: with nothing broken {' '.join(tests)} pass", flush=True)


class Report:
    """What is known so far, on disk after every break."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lock = Lock()
        self.known: dict[str, str] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                one = json.loads(line)
                self.known[one["break"]] = one["verdict"]

    def add(self, name: str, verdict: str, seconds: float, todo: int) -> None:
        with self.lock:
            self.known[name] = verdict
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"break": name, "verdict": verdict, "seconds": round(seconds)}) + "\n")
            print(f"{len(self.known):4} of {todo} {verdict:9} {seconds:5.0f} s  {name}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=300, help="how many breaks (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    parser.add_argument("--rooms", nargs="+", default=list(ROOMS), help="folders below src/tilewright")
    parser.add_argument("--seconds", type=float, default=600, help="time limit for the tests of one break")
    parser.add_argument("--trust", action="store_true", help="do not check first that all tests pass unbroken")
    given = parser.parse_args()

    breaks = all_breaks(given.rooms)
    chosen = random.Random(given.seed).sample(breaks, min(given.sample, len(breaks)))
    folder = ROOT / "build" / "mutate"
    folder.mkdir(parents=True, exist_ok=True)
    report = Report(folder / f"{given.seed}.jsonl")
    copies: SimpleQueue[Copy] = SimpleQueue()
    for number in range(given.jobs):
        copies.put(Copy(folder / f"copy{number}"))
    print(f"mutate: {len(chosen)} of {len(breaks)} breaks, seed {given.seed}", flush=True)
    if not given.trust:
        copy = copies.get()
        check_whole(copy, chosen, given.seconds)
        copies.put(copy)

    names = {one: one.name() for one in chosen}

    def try_one(one: Break) -> None:
        if names[one] in report.known:
            return
        copy = copies.get()
        began = time.monotonic()
        try:
            verdict = copy.verdict(one, given.seconds)
        finally:
            copies.put(copy)
        report.add(names[one], verdict, time.monotonic() - began, len(chosen))

    with ThreadPoolExecutor(given.jobs) as pool:
        list(pool.map(try_one, chosen))
    tell(names, report)


def tell(names: dict[Break, str], report: Report) -> None:
    killed = sum(report.known[name] in KILLED for name in names.values())
    print(f"mutate: {killed} of {len(names)} killed ({100 * killed / len(names):.1f} %); survivors:")
    for name in names.values():
        if report.known[name] == "survived":
            print(f"  {name}")


if __name__ == "__main__":
    main()
