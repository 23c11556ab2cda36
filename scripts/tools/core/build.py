"""Compiles the core once for the sources as they are, and says in one line what came of it."""

import argparse
import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "src"))

from tilewright.core import SWITCH, built_folder  # noqa: E402

RECIPE = ("setup.py", *(f"scripts/tools/core/{name}" for name in ("mypyc_faults.py", "c_units.py", "rows.h")))
CORES_KEPT = 4
OBJECTS_KEPT = 200  # compiled units, about six for each


def say(text: str) -> None:
    print(f"setup: {text}", file=sys.stderr, flush=True)


def maker() -> str:
    """What else the compiled core depends on: another compiler of ours or another recipe makes another core."""
    recipe = hashlib.sha256(b"".join((ROOT / name).read_bytes() for name in RECIPE)).hexdigest()[:16]
    return f"mypy {version('mypy')} recipe {recipe}\n"


def missing() -> str:
    """What a build needs and this machine does not have; empty when all is there."""
    try:
        version("mypy")
    except PackageNotFoundError:
        return "mypy"
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not command or shutil.which(command[0]) is None:
        return "a C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python"
    return ""


def compile_into(folder: Path, log: Path) -> bool:
    """Whether it worked; a folder that is there is a whole one."""
    half = folder.with_name(f"{folder.name}-{os.getpid()}")
    where = ["--build-lib", str(half), "--build-temp", "build/temp"]
    command = [sys.executable, "setup.py", "-q", "build_ext", *where]
    made = maker()
    output = half.with_suffix(".output")  # a build that is cut short leaves no log and is tried again
    env = os.environ | {"TILEWRIGHT_COMPILE": "1"}
    with output.open("wb") as out:
        done = subprocess.run(command, cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT)
    if done.returncode or folder != built_folder():
        shutil.rmtree(half, ignore_errors=True)
        output.rename(log)
        return False
    output.unlink()
    log.unlink(missing_ok=True)
    (half / "made-by").write_text(made, encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    half.rename(folder)
    return True


def newest_first(paths: list[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: -path.stat().st_mtime)


def tidy(cores: Path) -> None:
    """Old cores and old compiled C files go."""
    for folder in newest_first([path for path in cores.iterdir() if path.is_dir()])[CORES_KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
        folder.with_suffix(".log").unlink(missing_ok=True)
    for path in newest_first(list((ROOT / "build" / "objects").glob("*")))[OBJECTS_KEPT:]:
        path.unlink(missing_ok=True)


def build(folder: Path, again: bool) -> int:
    log = folder.with_suffix(".log")
    failed = f"the core could not be compiled (see {log.relative_to(ROOT)}); plain Python runs, slower"
    if not again and log.exists():
        say(failed)
        return 1
    say("compiling the core (once for these sources, about a minute)")
    began = time.monotonic()
    if not compile_into(folder, log):
        say(failed)
        return 1
    tidy(folder.parent)
    say(f"the compiled core is ready ({time.monotonic() - began:.0f} s)")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/build", description=__doc__)
    parser.add_argument("--setup", action="store_true", help="as scripts/setup does: nothing twice, no failure")
    given = parser.parse_args()
    if given.setup and os.environ.get(SWITCH) == "1":
        return 0
    folder = built_folder()
    folder.parent.mkdir(parents=True, exist_ok=True)
    lack = missing()
    if lack:
        noted = folder.parent / "plain-python"
        if not (given.setup and noted.exists()):
            say(f"no compiled core without {lack}; plain Python runs, slower")
            noted.touch()
        return 0 if given.setup else 1
    with (folder.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp = folder / "made-by"
        if given.setup and stamp.exists() and stamp.read_text(encoding="utf-8") == maker():
            return 0
        code = build(folder, again=not given.setup)
    return 0 if given.setup else code


if __name__ == "__main__":
    sys.exit(main())
