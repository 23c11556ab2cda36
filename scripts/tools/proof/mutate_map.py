"""Which tests run which lines and what each costs: measured once for a state of the sources."""

import hashlib
import sqlite3
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from coverage.numbits import numbits_to_nums

from scripts.tools.proof.mutate_breaks import Break
from scripts.tools.proof.mutate_copy import Copy, Runner
from scripts.tools.proof.mutate_runner import IMPORTING

TESTED = ("kernel", "golden", "games", "words", "presentation", "server", "api", "cli", "bots", "conformance")
LONGEST = 3.0  # seconds of processor time; a test that takes longer while it is measured is not used
OPENING = 0.2  # what one more test file costs
SCHEMA = """
create table if not exists measured (test_file text primary key, digest text);
create table if not exists test (id integer primary key, node text unique, test_file text, cpu real);
create table if not exists ran (file text, test integer, lines blob);
create index if not exists ran_file on ran (file);
"""


class MeasuredTest(NamedTuple):
    """One test and the processor time that it took while it was measured."""

    node: str
    test_file: str
    cpu: float


class Chosen(NamedTuple):
    """The tests of a break, and whether some of what it breaks runs while tests are imported."""

    tests: list[MeasuredTest]
    imported: bool


def digest_of(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


class Map:
    """One database for each state of the sources; a new or changed test file is measured when it is met."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder
        state = digest_of(sorted((root / "src").rglob("*.py")))
        self.db = sqlite3.connect(folder / f"lines-{state}.sqlite", check_same_thread=False)
        self.db.executescript(SCHEMA)
        self.lock = Lock()

    def test_files(self) -> list[str]:
        return [
            path.relative_to(self.root).as_posix()
            for room in TESTED
            for path in sorted((self.root / "tests" / room).rglob("test_*.py"))
        ]

    def measure(self, copy: Copy, jobs: int) -> None:
        """Runs every test file that has not been measured yet, with nothing broken."""
        known = dict(self.db.execute("select test_file, digest from measured"))
        files = self.test_files()
        todo = [file for file in files if known.get(file) != digest_of([self.root / file])]
        if todo:
            print(f"mutate: learning which lines the tests of {len(todo)} files run", flush=True)
            with ThreadPoolExecutor(jobs) as pool:
                list(pool.map(lambda job: self.measure_part(copy, todo[job::jobs], f"measure{job}"), range(jobs)))

    def measure_part(self, copy: Copy, files: list[str], name: str) -> None:
        if not files:
            return
        data = self.folder / f"{name}.coverage"
        runner = Runner(copy.folder, "collected", str(data), *files, name=name)
        for number, file in enumerate(files, 1):
            data.unlink(missing_ok=True)
            runner.run([file], None, {}, LONGEST)
            with self.lock:
                self.keep(file, runner, lines_in(data, copy.folder) if data.exists() else [])
                spent = sum(one["cpu"] for one in runner.results())
                print(f"mutate: {number} of {len(files)} measured: {file}, {spent:.1f} s", flush=True)
        runner.close()

    def keep(self, file: str, runner: Runner, lines: list[tuple[str, str, bytes]]) -> None:
        """What a test file ran; tests that fail with nothing broken are not used."""
        results = runner.results()
        with self.db:
            self.db.execute("delete from ran where test in (select id from test where test_file = ?)", (file,))
            self.db.execute("delete from test where test_file = ?", (file,))
            tests = [(one["test"], file, one["cpu"]) for one in results if not one["failed"]]
            if not self.db.execute("select 1 from test where node = ?", (IMPORTING,)).fetchone():
                tests.append((IMPORTING, file, 0.0))
            self.db.executemany("insert into test (node, test_file, cpu) values (?, ?, ?)", tests)
            ids = dict(self.db.execute("select node, id from test where test_file = ?", (file,)))
            rows = [(source, ids[node], packed) for source, node, packed in lines if node in ids]
            self.db.executemany("insert into ran values (?, ?, ?)", rows)
            self.db.execute("insert or replace into measured values (?, ?)", (file, digest_of([self.root / file])))
        for one in results:
            if one["failed"]:
                why = "takes long" if one["cpu"] > LONGEST else "fails with nothing broken"
                print(f"mutate: not used, {why}: {one['test']}", flush=True)

    def on_lines(self, file: str, first: int, last: int) -> tuple[list[MeasuredTest], bool]:
        """The tests that run one of these lines, and whether importing for some test does."""
        wanted = set(range(first, last + 1))
        found, imported = [], False
        for node, test_file, cpu, lines in self.ran(file):
            if not wanted.isdisjoint(numbits_to_nums(lines)):
                if node == IMPORTING:
                    imported = True
                else:
                    found.append(MeasuredTest(node, test_file, cpu))
        return found, imported

    def ran(self, file: str) -> Iterator[tuple[str, str, float, bytes]]:
        query = "select node, test_file, cpu, lines from ran join test on test.id = ran.test where file = ?"
        yield from self.db.execute(query, (file,)).fetchall()

    def choose(self, one: Break, seconds: float) -> Chosen:
        """The tests of a break, cheapest first; none if nothing runs its lines.

        First those that run its lines, then those of test files that name its module, then those that run
        something else in it: what is computed once and kept runs in the first test of a file only.
        """
        on_it, imported = self.on_lines(one.file, one.first, one.last)
        if not on_it and not imported and not one.at_import:
            return Chosen([], False)
        running = [MeasuredTest(*row[:3]) for row in self.ran(one.file) if row[0] != IMPORTING]
        module = one.file.removeprefix("src/").removesuffix(".py").replace("/", ".")
        names = {file: module in (self.root / file).read_text(encoding="utf-8") for _, file, _ in running}
        near = [test for test in running if names[test.test_file]]
        chosen: dict[str, MeasuredTest] = {}
        opened: set[str] = set()
        total = 0.0
        for tests in (on_it, near, running):
            for test in spread(tests):
                cost = test.cpu + (0 if test.test_file in opened else OPENING)
                if test.node not in chosen and (total + cost <= seconds or not chosen):
                    chosen[test.node] = test
                    opened.add(test.test_file)
                    total += cost
        return Chosen(list(chosen.values()), imported)


def spread(tests: list[MeasuredTest]) -> list[MeasuredTest]:
    """Cheapest first, but the second set of values of a test only after the first of every other test."""
    seen: Counter[str] = Counter()
    ranked = []
    for test in sorted(tests, key=lambda test: test.cpu):
        function = test.node.split("[")[0]
        ranked.append((seen[function], test.cpu, test))
        seen[function] += 1
    return [test for _, _, test in sorted(ranked)]


def lines_in(data: Path, folder: Path) -> list[tuple[str, str, bytes]]:
    """Source, test and packed line numbers, from what coverage.py wrote."""
    query = (
        "select path, context, numbits from line_bits "
        "join file on file.id = line_bits.file_id join context on context.id = line_bits.context_id"
    )
    with sqlite3.connect(data) as db:
        rows = db.execute(query).fetchall()
    return [(Path(path).relative_to(folder).as_posix(), context, lines) for path, context, lines in rows]
