"""What scripts/test runs after set-up: the parts of the suite within a limit of time, and what had to be left out.

scripts/test                        everything: all tests, those of any core in plain Python too, and scripts/check
scripts/test --quick                the everyday subset: no slow tests, nothing twice, no checks
scripts/test --fonts noto [...]     the browser sees the fonts of one family only: dejavu, noto or liberation
scripts/test --busy 4 [...]         beside four busy loops
scripts/test tests/cli -k arena     only pytest, with these arguments
scripts/test --minutes 30 [...]     another limit of time for all of it
"""

import argparse
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from scripts.tools.proof.busy_loops import MOST, busy_loops
from tests import postgresql, redis
from tests.running import SWITCH as RUNNING
from tests.web.tools import chromium, fonts
from tilewright.core import SWITCH as PURE
from tilewright.core import compiled

ROOT = Path(__file__).resolve().parents[3]
MINUTES = 150  # for everything on a very busy machine; 2 idle cores need a tenth of it
QUICK_MINUTES = 30
GRACE = 20.0  # seconds to end by itself after it was told to
STRUCK = 124  # as coreutils' timeout ends
FAILURES = "--maxfail=20"  # then one fault breaks many, and browser tests that wait for it would take an hour
PACKAGES = {  # what tests of the packaging run, and the Debian package that has it
    "caddy": ("the proxy before the server", "caddy"),
    "promtool": ("alerts and metrics", "prometheus"),
    "kubectl": ("the manifests for Kubernetes", "kubernetes-client"),
    "systemd-analyze": ("the units for systemd", "systemd"),
}
PYTEST = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", FAILURES, "-p", "tests.running"]


@dataclass
class Part:
    title: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)


def parts(quick: bool, arguments: list[str]) -> Iterator[Part]:
    if arguments or quick:
        yield Part("tests", [*PYTEST, *(["-m", "not slow"] if quick else []), *arguments])
        return
    yield Part("tests", PYTEST)
    if compiled():
        again = ["tests/kernel", "tests/conformance", "tests/golden", "tests/bots"]
        title = "the same in plain Python: kernel, conformance, golden records, bots"
        yield Part(title, [*PYTEST, "-m", "not once", *again], {PURE: "1"})
    yield Part("checks", [str(ROOT / "scripts" / "check")])


def left_out(quick: bool, arguments: list[str]) -> Iterator[str]:
    """A line for everything that this machine or the arguments leave out."""
    if quick:
        yield "slow tests, the second run in plain Python and scripts/check (--quick)"
    if not compiled():
        yield "the compiled core: no C compiler was found when it was set up, or TILEWRIGHT_PURE is set"
    for missing in filter(None, (chromium.missing(), fonts.missing())):
        yield f"tests in the browser: {missing}"
    if postgresql.programs() is None and not os.environ.get(postgresql.SWITCH):
        yield f"tests on PostgreSQL: {postgresql.missing()}"
    if missing := redis.missing():
        yield f"tests with Redis: {missing}"
    for program, (what, package) in PACKAGES.items():
        if not shutil.which(program):
            yield f"tests of {what}: {program} is missing (sudo apt-get install -y {package})"
    if not (quick or arguments or shutil.which("npm")):
        yield "checks of the page's sources: Node is missing (sudo apt-get install -y nodejs npm)"


def end(process: subprocess.Popen[bytes], first: signal.Signals) -> None:
    """The process and all that it started: asked first, then killed."""
    for one in (first, signal.SIGKILL):
        try:
            os.killpg(process.pid, one)
            process.wait(GRACE)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


def cached(environment: dict[str, str]) -> dict[str, str]:
    """Who wants no bytecode beside the sources gets it elsewhere; without any, every process compiles them all."""
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        environment["PYTHONPYCACHEPREFIX"] = str(ROOT / "build" / "bytecode")
    return environment


class HeldSignals:
    """Whoever ends this while a process is being started ends it when that is known, and with it the process."""

    def __init__(self) -> None:
        self.came: list[int] = []
        self.before = {
            number: signal.signal(number, lambda number, frame: self.came.append(number))
            for number in (signal.SIGINT, signal.SIGTERM)
        }

    def let_go(self) -> None:
        while self.before:
            signal.signal(*self.before.popitem())
        while self.came:
            signal.raise_signal(self.came.pop())


def run(part: Part, deadline: float, limit: str) -> int:
    """Runs it until it ends, or until the limit strikes; then says which tests were running."""
    with tempfile.TemporaryDirectory() as notes:
        environment = {**cached(dict(os.environ)), **part.environment, RUNNING: notes}
        held = HeldSignals()
        process = None
        try:
            process = subprocess.Popen(part.command, cwd=ROOT, env=environment, process_group=0)
            held.let_go()
            return process.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            tests = sorted(note.read_text(encoding="utf-8") for note in Path(notes).iterdir())
            say(f"the limit of {limit} struck during: {part.title}")
            for test in tests:
                say(f"running then: {test}")
            assert process is not None
            end(process, signal.SIGTERM)
            return STRUCK
        except (KeyboardInterrupt, SystemExit):
            if process is not None:
                end(process, signal.SIGINT)
            raise
        finally:
            held.let_go()


def say(line: str) -> None:
    print(f"test: {line}", flush=True)


def install(package: str) -> None:
    """Root gets it; others are told the command in the end."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say(f"installing {package} with apt-get")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        waiting = "DPkg::Lock::Timeout=600"  # for somebody else who installs something
        command = ["apt-get", "install", "-o", waiting, "-y", "-qq", "--no-install-recommends", package]
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
        subprocess.run(command, env=quiet, check=False)


def install_fonts(name: str) -> None:
    os.environ[fonts.SWITCH] = name
    if fonts.missing():
        install(fonts.FAMILIES[name].package)


@contextlib.contextmanager
def with_postgresql() -> Iterator[None]:
    """A PostgreSQL of our own, if there is one to start."""
    if os.environ.get(postgresql.SWITCH):
        yield
        return
    if postgresql.programs() is None:
        install(postgresql.PACKAGE)
    if postgresql.programs() is None:
        yield
        return
    with postgresql.cluster() as address:
        os.environ[postgresql.SWITCH] = address
        try:
            yield
        finally:
            del os.environ[postgresql.SWITCH]


def stop(number: int, frame: object) -> NoReturn:
    """Whoever ends this ends what it has started."""
    sys.exit(128 + number)


def main(words: list[str]) -> int:
    signal.signal(signal.SIGTERM, stop)
    parser = argparse.ArgumentParser(prog="scripts/test", description=__doc__, allow_abbrev=False)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--quick", action="store_true", help="the everyday subset")
    parser.add_argument("--fonts", choices=list(fonts.FAMILIES), help="the only fonts that the browser sees")
    parser.add_argument(
        "--busy", type=int, choices=range(MOST + 1), default=0, metavar="N", help="N busy loops beside it"
    )
    parser.add_argument("--minutes", type=float, help="limit of time for all of it")
    given, arguments = parser.parse_known_args(words)
    if given.fonts:
        install_fonts(given.fonts)
    shutil.rmtree(ROOT / "build" / "failures", ignore_errors=True)
    minutes = given.minutes or (QUICK_MINUTES if given.quick else MINUTES)
    began = time.monotonic()
    failed = []
    if redis.program() is None:
        install(redis.PACKAGE)
    with with_postgresql(), busy_loops(given.busy):
        for part in parts(given.quick, arguments):
            say(part.title)
            if run(part, began + 60 * minutes, f"{minutes:g} minutes"):
                failed.append(part.title)
    for line in left_out(given.quick, arguments):
        say(f"left out: {line}")
    say(
        f"failed: {'; '.join(failed)}" if failed else f"all good, in {(time.monotonic() - began) / 60:.1f} minutes"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
