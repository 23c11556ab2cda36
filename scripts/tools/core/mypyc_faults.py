"""Repairs three faults of mypyc in the C files that it generates.

`setup.py` calls `check_version` before it translates and `repair_folder` before it compiles. Another mypy may have
repaired a fault, or write it in a form that is not found here, so it is refused: tests/test_mypyc_faults.py fails
for each fault that is gone. Then change `MYPY` here and in pyproject.toml.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

MYPY: Final = "2.4.1"  # the version whose faults these are


class OtherMypy(Exception):
    """A version of mypy for which nobody has tried these repairs."""


class Fault(NamedTuple):
    """What mypyc writes wrongly: where in mypyc, and the C text as it is and as it should be. Patterns begin
    with fixed text, which is found fast."""

    name: str
    upstream: str  # the function of mypyc that writes it
    wrong: re.Pattern[str]
    right: str | Callable[[re.Match[str]], str]
    repaired: re.Pattern[str]


FAULTS: Final = (
    # Of tuples of fractions or machine numbers: "no error" is the opposite of "the error value, and an exception".
    Fault(
        "error check of a tuple",
        "mypyc.codegen.emit.Emitter.tuple_undefined_check_cond",
        re.compile(r" != (\S+) && PyErr_Occurred\(\)"),
        r" != \1 || !PyErr_Occurred()",
        re.compile(r" != \S+ \|\| !PyErr_Occurred\(\)"),
    ),
    # `1 << seat` of a machine number: C shifts the literal in 32 bits.
    Fault(
        "shift of a literal",
        "mypyc.codegen.emitfunc.FunctionEmitterVisitor.visit_int_op",
        re.compile(r"= (-?\d+) << (cpy_r_\w+)"),
        r"= (int64_t)\1 << \2",
        re.compile(r"= \(int64_t\)-?\d+ << cpy_r_\w+"),
    ),
    # A packed row handed in from plain Python: unboxing it takes a reference, which nobody gives back. The caller
    # holds the row for as long as the call takes, and a setter takes a reference of its own.
    Fault(
        "reference to a row",
        "mypyc.codegen.emit.Emitter.emit_unbox, as emitwrapper and emitclass.generate_setter use it",
        re.compile(
            r"(?P<head> = Vec(?P<kind>\w+)Api\.unbox\(\w+\);\s+if \(VEC_IS_ERROR\((?P<row>\w+)\)\) \{\s+"
            r"CPy_TypeError\([^;]+\); (?:goto fail|return -1);\s+\}\n)(?!\s*VEC_\w+_DECREF)"
        ),
        lambda found: f"{found['head']}    VEC_{found['kind'].upper()}_DECREF({found['row']});\n",
        re.compile(r"\}\n +VEC_\w+_DECREF\(\w+\);\n"),
    ),
)


def check_version(installed: str) -> None:
    if installed != MYPY:
        raise OtherMypy(f"mypy {installed} is installed; scripts/tools/core/mypyc_faults.py is for mypy {MYPY}")


def repair(text: str) -> str:
    """The text of a C file without these faults."""
    for fault in FAULTS:
        text = fault.wrong.sub(fault.right, text)
    return text


def repair_folder(folder: Path) -> dict[str, int]:
    """Repairs every C file there and says how many places each fault had."""
    found = {fault.name: 0 for fault in FAULTS}
    for path in sorted(folder.glob("*.c")):
        text = path.read_text(encoding="utf-8")
        repaired = repair(text)
        for fault in FAULTS:
            found[fault.name] += len(fault.repaired.findall(repaired))
        if repaired != text:
            path.write_text(repaired, encoding="utf-8")
    return found
