"""A process in which tests run: it has much in memory already and forks for every job.

It works in one of two ways. `fresh` has pytest and the libraries in memory but not tilewright, so that it runs the
sources as they are. `collected` has imported tilewright and all tests, and puts broken functions in the place of
right ones. It reads one `Job` as JSON from each line of its input and answers with a line when that job is over.
Time limits are in seconds of processor time, so that a busy machine breaks nothing.
"""

import ctypes
import gc
import json
import math
import os
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Generator, Iterator
from importlib import import_module
from importlib.metadata import entry_points
from typing import IO, TypedDict

import coverage
import pytest

from scripts.tools.proof.mutate_swap import functions_in_memory, swap

LIBRARIES = (
    "alembic.command", "fluent.runtime", "httptools", "hypothesis.strategies", "librt.vecs", "msgspec.json",
    "mypy_extensions", "platformdirs", "rich.console", "sqlalchemy", "starlette.applications", "typer", "uvicorn",
    "uvloop", "websockets.sync.client", "_pytest.assertion.rewrite", "_pytest.python",
)  # fmt: skip
EARLY = "ignore:Module already imported:pytest.PytestAssertRewriteWarning"  # plugins are in memory on purpose
OPTIONS = ["-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--tb=short", "-W", EARLY, "--timeout=3600"]
COLLECTING = 300.0  # seconds of processor time to import what the tests need
MEMORY = 8 << 30  # bytes for one process: a broken loop may collect without end
PASSED, FAILED = 0, 1
UNABLE = 98  # nothing could be swapped
BROKE = 99  # the fault is here, not in a test
PR_SET_CHILD_SUBREAPER = 36
TEMPORARY = "TILEWRIGHT_TEMPORARY"  # names the folder for what tests write
OUTPUT = "TILEWRIGHT_OUTPUT"  # names the file for what pytest says
IMPORTING = "importing"  # the context of what runs before the first test


class Swapped(TypedDict):
    """A source of which some functions are broken."""

    file: str
    right: str
    broken: str


class Job(TypedDict):
    """Which tests to run; answers go to a file, a line of JSON for each test."""

    files: list[str]
    chosen: list[str] | None  # node ids; None: all of these files
    left_out: list[str]  # beginnings of node ids, each up to a bracket, of which none is wanted
    limits: dict[str, float]  # processor time for each test
    limit: float  # and for those not named
    results: str
    log: str  # why tests failed
    swapped: Swapped | None  # only where all is collected


class Watcher:
    """Chooses tests, limits the processor time of each and writes what came of it."""

    def __init__(self, measured: coverage.Coverage | None = None) -> None:
        self.measured = measured
        self.failed = False
        self.job: Job
        self.results: IO[str]

    def begin(self, job: Job) -> None:
        self.job = job
        self.results = open(job["results"], "w", encoding="utf-8")  # noqa: SIM115

    def choose(self, items: list[pytest.Item]) -> list[pytest.Item]:
        """In the order in which they are wanted."""
        if self.job["chosen"] is None:
            left_out = tuple(self.job["left_out"])
            mine = [item for item in items if item.nodeid.split("::")[0] in self.job["files"]]
            return [item for item in mine if not f"{item.nodeid}[".startswith(left_out)]
        order = {node: number for number, node in enumerate(self.job["chosen"])}
        return sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if self.measured:
            self.measured.switch_context(item.nodeid)
        limit_processor_time(self.job["limits"].get(item.nodeid, self.job["limit"]))
        self.failed = False
        self.write({"test": item.nodeid, "began": True})
        began, wall = time.process_time(), time.monotonic()
        try:
            return (yield)
        finally:
            spent = {"cpu": time.process_time() - began, "wall": time.monotonic() - wall}
            self.write({"test": item.nodeid, "failed": self.failed, **spent})

    def write(self, line: dict[str, object]) -> None:
        self.results.write(json.dumps(line) + "\n")
        self.results.flush()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = True
            with open(self.job["log"], "a", encoding="utf-8") as log:
                log.write(f"{report.nodeid} {report.when}\n{report.longreprtext}\n")


class Fresh(Watcher):
    """In a fork that has imported nothing of ours."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = self.choose(items)

    def run(self, job: Job) -> int:
        self.begin(job)
        sys.dont_write_bytecode = True  # of a broken source
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        options = [*OPTIONS, "-x", "--basetemp", os.environ[TEMPORARY]]
        try:
            code = int(pytest.main([*options, *job["files"]], plugins=[self]))
        except pytest.PytestWarning:  # of what a failed test left open
            return FAILED
        return PASSED if code in (0, 5) else FAILED  # 5: there is no such test any more


class Collected(Watcher):
    """All tests are collected once; every fork runs some of them."""

    def __init__(self, measured: coverage.Coverage | None, serve: Callable[[Callable[[Job], int]], None]) -> None:
        super().__init__(measured)
        self.serve = serve

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        assert not session.testsfailed, "some tests cannot be collected"
        self.items = session.items
        self.memory = functions_in_memory()
        gc.freeze()  # so that the forks share what is in memory
        self.serve(self.run)
        return True

    def run(self, job: Job) -> int:
        self.begin(job)
        if self.measured:
            return self.measure(self.measured)
        one = job["swapped"]
        if one and not swap(one["file"], one["right"], one["broken"], self.memory):
            return UNABLE
        items = self.choose(self.items)
        for item, following in zip(items, [*items, None][1:], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return FAILED
        return PASSED

    def measure(self, measured: coverage.Coverage) -> int:
        """All of them, failing or not; what each one ran is on disk when the next one begins."""
        items = self.choose(self.items)
        for item, following in zip(items, [*items, None][1:], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        measured.stop()
        measured.save()
        return PASSED


def limit_processor_time(seconds: float) -> None:
    """From now on; past it the process is ended by SIGXCPU."""
    spent = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(spent.ru_utime + spent.ru_stime + seconds), hard))


def in_fork(job: Job, run: Callable[[Job], int]) -> None:
    """Never returns."""
    code = BROKE
    try:
        os.setsid()
        open(job["log"], "w", encoding="utf-8").close()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        limit_processor_time(COLLECTING)
        code = run(job)
    except BaseException:
        with open(job["log"], "a", encoding="utf-8") as log:
            traceback.print_exc(file=log)
    finally:
        os._exit(code)


def children() -> Iterator[int]:
    with open(f"/proc/self/task/{os.getpid()}/children") as file:
        yield from map(int, file.read().split())


def end_leftovers(before: set[int]) -> None:
    """What a job started and left behind has become a child of this process."""
    for _ in range(100):
        left = set(children()) - before
        if not left:
            return
        for pid in left:
            try:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
            except (ProcessLookupError, ChildProcessError):
                pass


def load_libraries() -> None:
    for point in entry_points(group="pytest11"):
        point.load()
    for name in LIBRARIES:
        import_module(name)
    early = [name for name in sys.modules if name.split(".")[0] in ("tilewright", "tests")]
    assert not early, f"in memory before anything was broken: {early}"


class Server:
    """Takes jobs from where input came from and answers where output went to, whatever pytest makes of them."""

    def __init__(self) -> None:
        self.jobs = os.fdopen(os.dup(0))
        self.answers = os.fdopen(os.dup(1), "w")
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(os.environ[OUTPUT], os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 1)

    def serve(self, run: Callable[[Job], int]) -> None:
        before = set(children())
        for line in self.jobs:
            job: Job = json.loads(line)
            pid = os.fork()
            if pid == 0:
                in_fork(job, run)
            is_over = self.stay_with(pid)
            _, status = os.waitpid(pid, 0)
            end_leftovers(before)
            if not is_over:
                return
            print(os.waitstatus_to_exitcode(status), file=self.answers, flush=True)

    def stay_with(self, pid: int) -> bool:
        """Until that job is over, or ended because whoever gave it is gone."""
        over = os.pidfd_open(pid)
        poll = select.poll()
        poll.register(over, select.POLLIN)
        poll.register(self.jobs, 0)  # only its end
        ready = {fd for fd, _ in poll.poll()}
        os.close(over)
        if over not in ready:
            os.kill(pid, signal.SIGKILL)
        return over in ready


def main(way: str, data: str = "", *paths: str) -> None:
    """`fresh`, or `collected` with a file for what is measured ("" for nothing) and the tests."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    server = Server()
    if way == "fresh":
        load_libraries()
        server.serve(Fresh().run)
        return
    measured = None
    if data:
        include = [os.path.join(os.getcwd(), "src", "tilewright", "*")]
        measured = coverage.Coverage(data_file=data, config_file=False, include=include, messages=False)
        measured.start()
        measured.switch_context(IMPORTING)
    options = [*OPTIONS, "-m", "not once and not slow", "--basetemp", os.environ[TEMPORARY]]
    sys.exit(pytest.main([*options, *paths], plugins=[Collected(measured, server.serve)]))


if __name__ == "__main__":
    main(*sys.argv[1:])
