"""Mutation testing: a random sample of small breaks, each tried against the tests that run the broken lines.

A break is one that mutmut's operators make. First every test is run once in plain Python with nothing broken, to
learn which lines it runs and what it costs; this is kept in build/mutate and done again only for what changed.
Then each break gets the tests that run its lines, cheapest first, up to --seconds of processor time. It is killed
when one of them fails or needs many times its usual processor time, or else when the type check fails; it survives
when all of that passes, or when no test runs its lines. At the end the tests that killed something must pass with
nothing broken.

Results are kept in build/mutate/SEED.jsonl, so a run that was cut short, or stopped by --minutes, goes on where it
stopped; --again tries its survivors once more, with new tests or with more seconds.
"""

import argparse
import json
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import NamedTuple

from scripts.tools.proof.mutate_breaks import Break, count_breaks, sample_breaks, sources
from scripts.tools.proof.mutate_copy import Copy, Runner, Work
from scripts.tools.proof.mutate_map import LONGEST, Chosen, Map, MeasuredTest
from scripts.tools.proof.mutate_runner import PASSED, UNABLE, Swapped
from scripts.tools.proof.suite import with_postgresql

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "build" / "mutate"
ROOMS = ("kernel", "games", "server")
KILLED = ("killed", "timeout", "types")
LIMIT = 30.0  # seconds of processor time for a test of which nothing is known
FIRST_FILES, FIRST_SECONDS = 4, 4.0  # what is tried first: most breaks end there
PATIENCE = 15.0  # seconds by the clock; a test that fails after longer may have failed because the machine is busy


class Verdict(NamedTuple):
    """What came of a break, and through which test."""

    name: str  # killed, timeout, types, survived, unsure
    by: str = ""


def limits_of(tests: list[MeasuredTest]) -> dict[str, float]:
    """Processor time: far more than they need, since what they do may depend on what is broken."""
    return {test.node: 20 + 5 * test.cpu for test in tests}


def within(tests: list[MeasuredTest], seconds: float) -> list[MeasuredTest]:
    """The first of them, as many as take no longer; at least one."""
    totals = accumulate(test.cpu for test in tests)
    return [
        test
        for number, (test, total) in enumerate(zip(tests, totals, strict=True))
        if total <= seconds or not number
    ]


def in_two_parts(tests: list[MeasuredTest]) -> list[list[MeasuredTest]]:
    """A few test files that are opened first, then everything else."""
    files = list(dict.fromkeys(test.test_file for test in tests))[:FIRST_FILES]
    first = within([test for test in tests if test.test_file in files], FIRST_SECONDS)
    rest = [test for test in tests if test not in first]
    return [part for part in (first, rest) if part]


def in_order(tests: list[MeasuredTest]) -> list[MeasuredTest]:
    """Cheap ones first, else file by file, so that what a file prepares is prepared once or twice."""
    cheap = within(tests, FIRST_SECONDS)
    ordered = []
    for part in (cheap, tests[len(cheap) :]):
        files = list(dict.fromkeys(test.test_file for test in part))
        ordered += sorted(part, key=lambda test: files.index(test.test_file))
    return ordered


class Bench:
    """A copy and the processes that run tests in it; the one with fresh sources starts when it is needed."""

    def __init__(self, copy: Copy, known: Map) -> None:
        self.copy = copy
        self.readers = known.readers()
        self.collected = Runner(copy.folder, "collected", "", *known.measured_files())
        self._fresh: Runner | None = None

    @property
    def fresh(self) -> Runner:
        self._fresh = self._fresh or Runner(self.copy.folder, "fresh")
        return self._fresh

    def verdict(self, one: Break, chosen: Chosen, seconds: float) -> Verdict:
        """Broken functions are swapped in; if that is impossible or nothing fails, the file itself is broken."""
        tests = chosen.tests
        if tests and not one.at_import:
            verdict = self.run(self.collected, in_order(tests), self.copy.swapped(one))
            if verdict.name in ("killed", "timeout"):
                return verdict
            if verdict.name == "survived" and not chosen.imported:
                tests = within(tests, seconds / 4)  # for what other processes do, or what was computed too early
        parts = [*in_two_parts(tests), self.readers]
        for part in reversed(parts) if one.at_import else parts:
            with self.copy.broken(one):
                verdict = self.run(self.fresh, part)
            if verdict.name != "survived":
                return verdict
        return Verdict("survived", "" if chosen.tests else "no test runs it")

    def run(self, runner: Runner, tests: list[MeasuredTest], swapped: Swapped | None = None) -> Verdict:
        files = list(dict.fromkeys(test.test_file for test in tests))
        code = runner.run(Work(files, [test.node for test in tests], limits_of(tests), LIMIT, swapped))
        if code in (PASSED, UNABLE):
            return Verdict("survived" if code == PASSED else "unsure")
        if code == -signal.SIGXCPU:
            return Verdict("timeout", runner.running())
        failed = [one for one in runner.results() if one["failed"]]
        by = failed[-1]["test"] if failed else ""
        if failed and failed[-1]["wall"] > PATIENCE and self.fails_unbroken([by]):
            return Verdict("unsure", by)
        return Verdict("killed", by)

    def fails_unbroken(self, nodes: list[str]) -> set[str]:
        """Those that do, each run in a process of its own."""
        failing = set()
        for node in nodes:
            code = self.collected.run(Work([node.split("::")[0]], [node], {}, 20 * LONGEST))
            if code != PASSED or not self.collected.results():
                failing.add(node)
        return failing

    def close(self) -> None:
        self.collected.close()
        if self._fresh:
            self._fresh.close()


class Report:
    """What is known so far, on disk after every break; of several lines about a break the last one counts."""

    def __init__(self, file: Path, size: int) -> None:
        self.file = file
        self.size = size  # of the sample
        self.lock = Lock()
        self.known: dict[str, Verdict] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                one = json.loads(line)
                self.known[one["break"]] = Verdict(one["verdict"], one["by"])

    def add(self, name: str, verdict: Verdict, seconds: float) -> None:
        with self.lock:
            self.known[name] = verdict
            line = {"break": name, "verdict": verdict.name, "by": verdict.by, "seconds": round(seconds, 1)}
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")
            print(
                f"{len(self.known):4} of {self.size} {verdict.name:9} {seconds:5.0f} s  {name}  {verdict.by}",
                flush=True,
            )

    def having(self, breaks: list[Break], *verdicts: str) -> list[Break]:
        return [one for one in breaks if one.name in self.known and self.known[one.name].name in verdicts]


def try_breaks(
    benches: list[Bench], todo: list[Break], known: Map, seconds: float, report: Report, until: float
) -> None:
    chosen = {one.name: known.choose(one, seconds) for one in todo}
    free: SimpleQueue[Bench] = SimpleQueue()
    for bench in benches:
        free.put(bench)

    def try_one(one: Break) -> None:
        bench = free.get()
        began = time.monotonic()
        if began > until:
            free.put(bench)
            return
        try:
            verdict = bench.verdict(one, chosen[one.name], seconds)
        finally:
            free.put(bench)
        report.add(one.name, verdict, time.monotonic() - began)

    with ThreadPoolExecutor(len(benches)) as pool:
        list(pool.map(try_one, todo))


def check_types(copy: Copy, survivors: list[Break], report: Report) -> None:
    if not survivors:
        return
    print(f"mutate: the types of {len(survivors)} survivors", flush=True)
    if copy.types_fail():
        raise SystemExit("mutate: with nothing broken the type check fails")
    for one in survivors:
        began = time.monotonic()
        with copy.broken(one):
            fails = copy.types_fail()
        if fails:
            report.add(one.name, Verdict("types"), time.monotonic() - began)


def check_killers(bench: Bench, breaks: list[Break], report: Report) -> None:
    """Whatever killed a break must pass with nothing broken, else the kill proves nothing."""
    killed = report.having(breaks, "killed", "timeout")
    nodes = sorted({report.known[one.name].by for one in killed} - {""})
    failing = bench.fails_unbroken(nodes)
    print(f"mutate: {len(nodes) - len(failing)} of {len(nodes)} tests that killed something pass unbroken")
    for one in killed:
        if report.known[one.name].by in failing:
            report.add(one.name, Verdict("unsure", report.known[one.name].by), 0)


def print_report(breaks: list[Break], report: Report) -> None:
    counts = {name: len(report.having(breaks, name)) for name in (*KILLED, "survived", "unsure")}
    tried, killed = sum(counts.values()), sum(counts[name] for name in KILLED)
    print("mutate: " + ", ".join(f"{count} {name}" for name, count in counts.items()))
    if tried < len(breaks):
        print(f"mutate: time was up; {tried} of {len(breaks)} were tried, in random order")
    print(f"mutate: {killed} of {tried} noticed ({100 * killed / max(1, tried):.1f} %); the others:")
    for one in report.having(breaks, "survived", "unsure"):
        print(f"  {one.name}  {report.known[one.name].by}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=300, help="how many breaks (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    parser.add_argument("--rooms", nargs="+", default=list(ROOMS), help="folders below src/tilewright")
    parser.add_argument(
        "--seconds", type=float, default=60, help="processor time of the tests of one break (default 60)"
    )
    parser.add_argument("--minutes", type=float, default=600, help="after which no further break is tried")
    parser.add_argument("--again", action="store_true", help="try the survivors of this sample once more")
    parser.add_argument("--measure", action="store_true", help="only learn which tests run which lines")
    with with_postgresql():
        run(parser.parse_args())


def run(given: argparse.Namespace) -> None:
    until = time.monotonic() + 60 * given.minutes
    FOLDER.mkdir(parents=True, exist_ok=True)
    copies = [Copy(ROOT, FOLDER / "copy0")]
    known = Map(ROOT, FOLDER)
    known.measure(copies[0], given.jobs)
    if given.measure:
        return
    counts = count_breaks(ROOT, sources(ROOT, given.rooms), FOLDER / "counts.json")
    breaks = sample_breaks(ROOT, counts, given.sample, given.seed)
    print(f"mutate: {len(breaks)} of {sum(counts.values())} breaks, seed {given.seed}", flush=True)
    report = Report(FOLDER / f"{given.seed}.jsonl", len(breaks))
    done = {one.name for one in report.having(breaks, *KILLED, *(() if given.again else ("survived",)))}
    todo = [one for one in breaks if one.name not in done]
    copies += [Copy(copies[0].folder, FOLDER / f"copy{number}", caches=True) for number in range(1, given.jobs)]
    benches = [Bench(copy, known) for copy in copies]
    try_breaks(benches, todo, known, given.seconds, report, until)
    check_types(copies[0], report.having(breaks, "survived"), report)
    check_killers(benches[0], breaks, report)
    print_report(breaks, report)
    for bench in benches:
        bench.close()


if __name__ == "__main__":
    main()
