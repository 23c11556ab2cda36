"""Lists Python files and functions that have grown over the agreed size; fails over the hard limit."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "scripts")


class Limit(NamedTuple):
    """Lines from which a thing is listed, and lines from which it is refused."""

    soft: int
    hard: int


FILE = Limit(400, 500)
FUNCTION = Limit(50, 80)


class Measured(NamedTuple):
    """A file or function and its length in lines."""

    lines: int
    place: str
    limit: Limit


def measure(source: str, name: str) -> Iterator[Measured]:
    """The file itself and each function in it, nested ones too; decorators do not count."""
    yield Measured(len(source.splitlines()), name, FILE)
    for node in ast.walk(ast.parse(source, name)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            yield Measured(lines, f"{name}:{node.lineno} {node.name}", FUNCTION)


def main(root: Path = ROOT) -> int:
    """Prints what is over the soft limit, longest first; 1 when anything is over the hard one."""
    measured: list[Measured] = []
    for folder in FOLDERS:
        for path in (root / folder).rglob("*.py"):
            measured += measure(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
    listed = sorted((m for m in measured if m.lines > m.limit.soft), reverse=True)
    refused = [m for m in listed if m.lines > m.limit.hard]
    for m in listed:
        print(f"{m.lines:5} lines  {m.place}{f'  over the limit of {m.limit.hard}' if m in refused else ''}")
    print(
        f"{len(listed)} over the agreed size (file {FILE.soft}, function {FUNCTION.soft} lines), "
        f"{len(refused)} over the limit (file {FILE.hard}, function {FUNCTION.hard})"
    )
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
