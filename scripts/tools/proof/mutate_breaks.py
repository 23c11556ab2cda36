"""The small breaks that mutmut can make in a room, which of them are sampled, and where each one stands."""

import ast
import hashlib
import json
import random
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from libcst import Module
from mutmut.mutation.file_mutation import create_mutations

SRC = "src/tilewright"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Break:
    """One changed node of one file."""

    file: str
    name: str  # file, line, what stood there, what stands there now
    code: str  # the whole file, broken
    first: int  # the lines of the statement that is broken
    last: int
    at_import: bool  # whether it runs when the module is imported


def sources(root: Path, rooms: list[str]) -> list[str]:
    found = []
    for room in rooms:
        for path in sorted((root / SRC / room).rglob("*.py")):
            if "migrations" not in path.parts:
                found.append(path.relative_to(root).as_posix())
    return found


def count_breaks(root: Path, files: list[str], kept: Path) -> dict[str, int]:
    """How many breaks each file has; counted once for each content of a file."""
    known: dict[str, int] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    counts = {}
    for file in files:
        code = (root / file).read_text(encoding="utf-8")
        digest = hashlib.sha256(code.encode()).hexdigest()[:16]
        if digest not in known:
            known[digest] = len(create_mutations(file, code)[1])
        counts[file] = known[digest]
    kept.write_text(json.dumps(known), encoding="utf-8")
    return counts


def sample_breaks(root: Path, counts: dict[str, int], size: int, seed: int) -> list[Break]:
    """A random sample, each break of all files being equally likely."""
    places = [(file, number) for file, count in counts.items() for number in range(count)]
    drawn = random.Random(seed).sample(places, min(size, len(places)))
    numbers = defaultdict(list)
    for file, number in drawn:
        numbers[file].append(number)
    made = {(file, one): found for file in numbers for one, found in breaks_of(root, file, numbers[file]).items()}
    return [made[place] for place in drawn]


def breaks_of(root: Path, file: str, numbers: list[int]) -> dict[int, Break]:
    code = (root / file).read_text(encoding="utf-8")
    module, mutations, _, _ = create_mutations(file, code)
    tree = ast.parse(code)
    made = {}
    for number in numbers:
        mutation = mutations[number]
        changed = module.deep_replace(mutation.original_node, mutation.mutated_node)
        assert isinstance(changed, Module)
        old, new = code.splitlines(), changed.code.splitlines()
        at = next((i for i, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), len(old) - 1)
        after = new[at].strip() if at < len(new) else "nothing"
        name = f"{file}:{at + 1}: {old[at].strip()} -> {after}"
        made[number] = Break(file, name, changed.code, *statement_at(tree, at + 1))
    return made


def statement_at(tree: ast.Module, line: int) -> tuple[int, int, bool]:
    """First and last line of what must run for that line to matter, and whether importing the module runs it."""
    around = [
        stmt for stmt in ast.walk(tree) if isinstance(stmt, ast.stmt) and start_of(stmt) <= line <= end_of(stmt)
    ]
    if not around:
        return line, line, True
    one = min(around, key=lambda stmt: end_of(stmt) - start_of(stmt))
    at_import = not any(isinstance(stmt, FUNCTIONS) for stmt in around if stmt is not one)
    inner = [start_of(stmt) for stmt in ast.walk(one) if isinstance(stmt, ast.stmt) and stmt is not one]
    if isinstance(one, FUNCTIONS) or not inner:
        return start_of(one), end_of(one), at_import
    if line < min(inner):
        return start_of(one), min(inner) - 1, at_import
    return line, line, at_import  # an `except` or a `case` inside


def start_of(stmt: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(stmt, "decorator_list", [])
    return min([stmt.lineno, *(one.lineno for one in decorators)])


def end_of(stmt: ast.stmt) -> int:
    return stmt.end_lineno or stmt.lineno
