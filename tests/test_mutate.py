"""scripts/mutate: which tests a break gets, how broken functions replace right ones, what ends a test."""

import ast
import os
import signal
import weakref
from pathlib import Path
from types import FunctionType

import pytest

from scripts.tools.proof import mutate
from scripts.tools.proof.mutate_breaks import statement_at
from scripts.tools.proof.mutate_copy import Runner, Work
from scripts.tools.proof.mutate_map import MeasuredTest, spread
from scripts.tools.proof.mutate_runner import FAILED, PASSED, UNABLE, Swapped
from scripts.tools.proof.mutate_swap import functions_in_memory, swap
from tests.waiting import PATIENCE, ended, until

ROOT = Path(__file__).resolve().parents[1]

ENDLESS = """\
import os
from pathlib import Path
def test_on_and_on():
    Path("starting").write_text(str(os.getpid()))
    Path("starting").rename("running")
    while True:
        pass
"""

LINES = """\
LIMIT = 3


class Toy:
    size: int = 4

    @property
    def twice(self, more=1):
        if (
            self.size > 2
        ):
            return 2
        try:
            return int("x")
        except ValueError:
            return 3
"""

TOY = """\
LIMIT = 3
def count(n):
    while n > 0:
        n -= 1
    return [n for _ in range(LIMIT)]
def outer():
    def inner():
        return 1
    return inner
KEPT = outer()
class Box:
    @property
    def size(self):
        return 5
"""

TOY_TESTS = """\
import toy
def test_count():
    assert toy.count(2) == [0, 0, 0]
def test_kept():
    assert toy.KEPT() == 1
def test_size():
    assert toy.Box().size == 5
"""


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (1, (1, 1, True)),
        (5, (5, 5, True)),
        (7, (7, 16, True)),  # a decorator: whoever runs the function is asked
        (8, (7, 16, True)),
        (10, (9, 11, False)),  # a condition of several lines
        (12, (12, 12, False)),
        (14, (14, 14, False)),
        (15, (15, 15, False)),
        (16, (16, 16, False)),
    ],
)
def test_a_break_is_run_by_whoever_runs_its_statement(line: int, found: tuple[int, int, bool]) -> None:
    assert statement_at(ast.parse(LINES), line) == found


def test_cheap_tests_come_first_and_each_function_once_before_any_twice() -> None:
    tests = [
        MeasuredTest(f"f::{name}", "f", cpu)
        for name, cpu in (("a[1]", 0.1), ("a[2]", 0.2), ("b[1]", 0.3), ("c", 0.05))
    ]
    assert [test.node for test in spread(tests)] == ["f::c", "f::a[1]", "f::b[1]", "f::a[2]"]


def test_a_few_files_are_opened_first() -> None:
    tests = [MeasuredTest(f"{file}::t", file, 1.5) for file in "abcdef"]
    first, rest = mutate.in_two_parts(tests)
    assert [test.test_file for test in first] == ["a", "b"]  # four files, four seconds
    assert [test.test_file for test in rest] == ["c", "d", "e", "f"]
    assert mutate.within(tests, 0.1) == tests[:1]
    assert {*mutate.in_order(tests)} == {*tests}


def load_toy() -> dict[str, object]:
    names: dict[str, object] = {}
    exec(compile(TOY, "toy.py", "exec"), names)
    return names


def test_what_is_no_longer_there_is_passed_over() -> None:
    dead = weakref.proxy(type("Gone", (), {})())
    holder = [dead]
    assert functions_in_memory()
    assert holder


@pytest.mark.parametrize(
    ("right", "broken", "possible"),
    [
        ("n -= 1", "n -= 2", True),
        ("return 1", "return 2", True),
        ("return 5", "return 6", True),
        ("LIMIT = 3", "LIMIT = 4", False),
        ("def size(self)", "def size(self, more=1)", False),
    ],
)
def test_only_functions_are_swapped(right: str, broken: str, possible: bool) -> None:
    names = load_toy()
    memory = {
        place: [one for one in found if one.__globals__ is names] for place, found in functions_in_memory().items()
    }
    assert swap("toy.py", TOY, TOY.replace(right, broken), memory) == possible
    kept = names["KEPT"]
    assert isinstance(kept, FunctionType)
    assert kept() == (2 if right == "return 1" else 1)


def toy_runner(folder: Path, tests: str) -> Runner:
    for name in ("src", "tests", "build"):
        (folder / name).mkdir()
    (folder / "scripts").symlink_to(ROOT / "scripts")
    (folder / "src" / "toy.py").write_text(TOY, encoding="utf-8")
    (folder / "tests" / "test_toy.py").write_text(tests, encoding="utf-8")
    return Runner(folder, "collected", "", "tests/test_toy.py")


def test_a_fork_fails_where_a_function_is_broken_and_only_there(tmp_path: Path) -> None:
    toy = tmp_path / "src" / "toy.py"
    nodes = [f"tests/test_toy.py::test_{name}" for name in ("size", "kept", "count")]
    runner = toy_runner(tmp_path, TOY_TESTS)

    def run(right: str, broken: str) -> tuple[int, list[str]]:
        changed: Swapped = {"file": str(toy), "right": TOY, "broken": TOY.replace(right, broken)}
        code = runner.run(Work(["tests/test_toy.py"], nodes, dict.fromkeys(nodes, 1.0), 1, changed))
        return code, [one["test"].split("_")[-1] for one in runner.results() if not one["failed"]]

    assert run("LIMIT = 3", "LIMIT = 4") == (UNABLE, [])
    assert run("return 5", "return 5 + 0") == (PASSED, ["size", "kept", "count"])
    assert run("return 5", "return 6") == (FAILED, [])
    assert run("return 1", "return 2") == (FAILED, ["size"])
    assert run("n -= 1", "n -= 0") == (-signal.SIGXCPU, ["size", "kept"])
    assert run("return 5", "return 5 + 0") == (PASSED, ["size", "kept", "count"])
    runner.close()


def test_a_runner_ends_with_whoever_gives_it_jobs(tmp_path: Path) -> None:
    runner = toy_runner(tmp_path, ENDLESS)
    node, limit = "tests/test_toy.py::test_on_and_on", 3600.0
    with ended(runner.process):
        runner.give(Work(["tests/test_toy.py"], [node], {node: limit}, limit))
        until(lambda: (tmp_path / "running").exists(), "the endless test")
        assert runner.process.stdin is not None
        runner.process.stdin.close()
        runner.process.wait(PATIENCE)
        runner.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "running").read_text(encoding="utf-8")), 0)
