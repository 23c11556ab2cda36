"""The Pythons of this machine that a wheel is made for, and environments of them."""

import os
import re
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from scripts.tools.release.running import ROOT, WORK, ReleaseError, run

VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
ASK: Final = "import sys, sysconfig; print('%d.%d' % sys.version_info[:2], sysconfig.get_config_var('EXT_SUFFIX'))"


class Python(NamedTuple):
    """A program, its version (3.12) and how its libraries are called."""

    program: Path
    version: str
    suffix: str


def candidates() -> Iterator[Path]:
    for version in VERSIONS:
        if found := shutil.which(f"python{version}"):
            yield Path(found)
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from sorted(versions.glob("3.*/bin/python"))


def asked(program: Path) -> Python | None:
    """None for one that does not start, as the stand-ins of a version manager."""
    try:
        version, suffix = run([program, "-c", ASK]).split()
    except (ReleaseError, OSError, ValueError):
        return None
    return Python(program, version, suffix) if version in VERSIONS and "t-" not in suffix else None


def find_pythons(wanted: str) -> list[Python]:
    """One of each version, the oldest first; `wanted` are programs with commas between, or empty for all here."""
    programs = [Path(name) for name in wanted.split(",") if name] or list(candidates())
    found: dict[str, Python] = {}
    for program in programs:
        python = asked(program)
        if python is None and wanted:
            raise ReleaseError(f"{program} is none of Python {', '.join(VERSIONS)}")
        if python is not None:
            found.setdefault(python.version, python)
    if not found:
        raise ReleaseError(f"no Python of {', '.join(VERSIONS)} found")
    return [found[version] for version in sorted(found, key=lambda text: [int(n) for n in text.split(".")])]


def build_environment(python: Python) -> Path:
    """The programs of an environment with the pinned packages that a build needs; kept for the next time."""
    folder = WORK / f"build-{python.version}"
    pins = ROOT / "requirements" / "run.txt"
    key = f"{python.program} {sha256(pins.read_bytes()).hexdigest()}"
    stamp = folder / ".pins"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != key:
        run([python.program, "-m", "venv", "--clear", folder])
        run([folder / "bin" / "pip", "install", "-q", "--require-hashes", "-r", pins])
        stamp.write_text(key, encoding="utf-8")
    return folder / "bin"


def fresh_environment(python: Python, pip: Path, wheel: Path) -> Path:
    """The programs of a new environment with that wheel and what it asks for, nothing else; not even pip."""
    folder = WORK / f"fresh-{python.version}-{'plain' if is_plain(wheel) else 'compiled'}"
    run([python.program, "-m", "venv", "--clear", "--without-pip", folder])
    run([pip, "--python", folder / "bin" / "python", "install", "-q", wheel])
    return folder / "bin"


def is_plain(wheel: Path) -> bool:
    return bool(re.search(r"-none-any\.whl$", wheel.name))
