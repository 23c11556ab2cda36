"""The faults of mypyc that the build repairs: still there, and repaired rightly."""

import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from scripts.tools.core.mypyc_faults import FAULTS, MYPY, OtherMypy, check_version, repair, repair_folder

# A literal shifted by a machine number, a constant tuple of fractions that a function reads, a row from outside.
PROBE = """
from typing import Final
from librt.vecs import vec
from mypy_extensions import i64

SHARES: Final = (0.5, 0.25)

def bit(place: i64) -> i64:
    return 1 << place

def shares() -> list[float]:
    return list(SHARES)

def count(row: vec[i64]) -> int:
    return len(row)
"""
UNBOX = """    tmp = VecI64Api.unbox(value);
    if (VEC_IS_ERROR(tmp)) {
        CPy_TypeError("vec[i64]", value); return -1;
    }
"""
GENERATE = "from mypyc.build import mypycify; mypycify(['probe.py'], multi_file=True, target_dir='c')"


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("    cpy_r_r9 = 1 << cpy_r_seat;", "    cpy_r_r9 = (int64_t)1 << cpy_r_seat;"),
        ("    cpy_r_r9 = -3 << cpy_r_r12;", "    cpy_r_r9 = (int64_t)-3 << cpy_r_r12;"),
        (
            "    if (likely(cpy_r_r0.f0 != -113.0 && PyErr_Occurred())) goto CPyL3;",
            "    if (likely(cpy_r_r0.f0 != -113.0 || !PyErr_Occurred())) goto CPyL3;",
        ),
        (UNBOX + "    VEC_I64_INCREF(tmp);\n", UNBOX + "    VEC_I64_DECREF(tmp);\n    VEC_I64_INCREF(tmp);\n"),
    ],
)
def test_wrong_lines_are_repaired_once(wrong: str, right: str) -> None:
    assert repair(wrong) == right
    assert repair(right) == right


@pytest.mark.parametrize(
    "line",
    [
        "    cpy_r_r9 = cpy_r_r1 << cpy_r_seat;",
        "    cpy_r_r9 = cpy_r_r1 << 3;",
        "    if (unlikely(cpy_r_r0.f0 == -113.0 && PyErr_Occurred())) {",
    ],
)
def test_right_lines_stay(line: str) -> None:
    assert repair(line) == line


def write(folder: Path, *lines: str) -> Path:
    for number, line in enumerate(lines):
        (folder / f"{number}.c").write_text(line, encoding="utf-8")
    return folder


SHIFT, CHECK = "x = 1 << cpy_r_seat;", "if (likely(cpy_r_r0.f0 != -113.0 && PyErr_Occurred())) goto CPyL3;"


def test_a_folder_is_repaired_and_counted(tmp_path: Path) -> None:
    folder = write(tmp_path, f"{SHIFT}\n{SHIFT}\n", CHECK, UNBOX)
    counts = {"error check of a tuple": 1, "shift of a literal": 2, "reference to a row": 1}
    assert repair_folder(folder) == counts
    assert (folder / "0.c").read_text(encoding="utf-8") == repair(f"{SHIFT}\n{SHIFT}\n")
    assert repair_folder(folder) == counts  # of a build that goes on with files repaired before


def test_another_mypy_is_refused() -> None:
    check_version(MYPY)
    with pytest.raises(OtherMypy, match=f"9.0 is installed.*{MYPY}"):
        check_version("9.0")


def test_the_build_asks_for_the_mypy_that_is_repaired() -> None:
    assert version("mypy") == MYPY
    root = Path(__file__).resolve().parent.parent
    built_with = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    assert f"mypy=={MYPY}" in built_with


def run(folder: Path, code: str) -> str:
    root = Path(__file__).resolve().parent.parent
    command = [sys.executable, "-c", f"import sys; sys.path.append({str(root)!r})\n{code}"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_mypyc_still_makes_these_faults(tmp_path: Path) -> None:
    """When this fails after an update of mypy, the repair can go."""
    (tmp_path / "probe.py").write_text(PROBE, encoding="utf-8")
    run(tmp_path, GENERATE)
    generated = "".join(path.read_text(encoding="utf-8") for path in (tmp_path / "c").glob("*.c"))
    for fault in FAULTS:
        assert fault.wrong.search(generated), f"{fault.name}: {fault.upstream} is right by now"
        assert not fault.repaired.search(generated)
        assert not fault.wrong.search(repair(generated))
