"""Which tests run which lines and what each costs: measured once for a state of the sources."""

import hashlib
import signal
import sqlite3
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from coverage.numbits import num_in_numbits

from scripts.tools.proof.mutate_breaks import Break
from scripts.tools.proof.mutate_copy import Copy, Result, Runner, Work
from scripts.tools.proof.mutate_runner import IMPORTING

TESTED = (
    "kernel", "golden", "games", "words", "presentation", "research", "server",
    "api", "cli", "bots", "conformance",
)  # fmt: skip
LONGEST = 3.0  # seconds of processor time; a test that takes longer while it is measured is not used
READERS = (
    "tests/server/test_declarations.py",
    "tests/words/test_refusals.py",
    "tests/words/test_wrong.py",
)  # of sources and of what they declare, which coverage.py cannot know
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
        self.rows: dict[str, list[tuple[str, str, float, bytes]]] = {}
        self.texts: dict[str, str] = {}

    def test_files(self) -> list[str]:
        return [
            path.relative_to(self.root).as_posix()
            for room in TESTED
            for path in sorted((self.root / "tests" / room).rglob("test_*.py"))
        ]

    def measured_files(self) -> list[str]:
        return [file for (file,) in self.db.execute("select distinct test_file from test where test_file <> ''")]

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
            results, lines = measure_file(runner, file, data, copy.folder)
            spent = sum(one["cpu"] for one in results)
            with self.lock:
                self.keep(file, results, lines)
                print(f"mutate: {number} of {len(files)} measured: {file}, {spent:.1f} s", flush=True)
        runner.close()

    def keep(self, file: str, results: list[Result], lines: list[tuple[str, str, bytes]]) -> None:
        """What a test file ran; tests that fail with nothing broken are not used."""
        with self.db:
            self.db.execute("delete from ran where test in (select id from test where test_file = ?)", (file,))
            self.db.execute("delete from test where test_file = ?", (file,))
            tests = [(one["test"], file, one["cpu"]) for one in results if not one["failed"]]
            self.db.execute("insert or ignore into test (node, cpu) values (?, 0)", (IMPORTING,))
            self.db.executemany("insert into test (node, test_file, cpu) values (?, ?, ?)", tests)
            ids = dict(
                self.db.execute("select node, id from test where test_file = ? or node = ?", (file, IMPORTING))
            )
            had = {
                source for (source,) in self.db.execute("select file from ran where test = ?", (ids[IMPORTING],))
            }
            rows = [
                (source, ids[node], packed)
                for source, node, packed in lines
                if node in ids and not (node == IMPORTING and source in had)
            ]
            self.db.executemany("insert into ran values (?, ?, ?)", rows)
            self.db.execute("insert or replace into measured values (?, ?)", (file, digest_of([self.root / file])))
        for one in results:
            if one["failed"]:
                print(f"mutate: not used, fails with nothing broken: {one['test']}", flush=True)

    def on_lines(self, file: str, first: int, last: int) -> tuple[list[MeasuredTest], bool]:
        """The tests that run one of these lines, and whether importing for some test does."""
        found, imported = [], False
        for node, test_file, cpu, lines in self.ran(file):
            if any(num_in_numbits(line, lines) for line in range(first, last + 1)):
                if node == IMPORTING:
                    imported = True
                else:
                    found.append(MeasuredTest(node, test_file, cpu))
        return found, imported

    def ran(self, file: str) -> list[tuple[str, str, float, bytes]]:
        if file not in self.rows:
            query = "select node, test_file, cpu, lines from ran join test on test.id = ran.test where file = ?"
            self.rows[file] = self.db.execute(query, (file,)).fetchall()
        return self.rows[file]

    def running(self, files: str) -> list[MeasuredTest]:
        """The tests that run something in files like that."""
        query = (
            "select distinct node, test_file, cpu from ran join test on id = test where file like ? and node <> ?"
        )
        return [MeasuredTest(*row) for row in self.db.execute(query, (files, IMPORTING))]

    def readers(self) -> list[MeasuredTest]:
        query = "select node, test_file, cpu from test where test_file = ?"
        return [MeasuredTest(*row) for file in READERS for row in self.db.execute(query, (file,))]

    def text(self, test_file: str) -> str:
        if test_file not in self.texts:
            self.texts[test_file] = (self.root / test_file).read_text(encoding="utf-8")
        return self.texts[test_file]

    def choose(self, one: Break, seconds: float) -> Chosen:
        """The tests of a break, cheapest first; none if nothing runs its lines.

        First those that run its lines, then those of test files that name its module, then those that run
        something else in it: what is computed once and kept runs in the first test of a file only.
        """
        on_it, imported = self.on_lines(one.file, one.first, one.last)
        if not on_it and not imported and not one.at_import:
            return Chosen([], False)
        around = one.file
        while not (running := self.running(around)) and around.count("/") > 1:
            around = (
                around.removesuffix("/%").rpartition("/")[0] + "/%"
            )  # a module of constants has no lines that run
        module = one.file.removeprefix("src/").removesuffix(".py").replace("/", ".")
        names = {file: module in self.text(file) for _, file, _ in running}
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


def measure_file(
    runner: Runner, file: str, data: Path, folder: Path
) -> tuple[list[Result], list[tuple[str, str, bytes]]]:
    """Its tests and the lines that they ran; without those that take too long, and after two of them all alike."""
    results: list[Result] = []
    lines: list[tuple[str, str, bytes]] = []
    left_out: list[str] = []
    too_long: Counter[str] = Counter()
    while True:
        data.unlink(missing_ok=True)
        code = runner.run(Work([file], None, {}, LONGEST, left_out=tuple(left_out)))
        results += runner.results()
        lines += lines_in(data, folder) if data.exists() else []
        node = runner.running()
        if code != -signal.SIGXCPU or not node:
            return results, lines
        function = node.split("[")[0]
        too_long[function] += 1
        left_out += [f"{one['test']}[" for one in runner.results()]
        left_out.append(f"{function}[" if too_long[function] == 2 else f"{node}[")
        print(f"mutate: not used, takes long: {left_out[-1][:-1]}", flush=True)


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
