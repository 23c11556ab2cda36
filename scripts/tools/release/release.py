"""Builds everything that is published into dist/ and tries it."""

import argparse
import io
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from scripts.tools.release import archives, contents, wheels
from scripts.tools.release.pythons import Python, build_environment, find_pythons, fresh_environment
from scripts.tools.release.running import ROOT, WORK, ReleaseError, bare_environment, run, say, step

DIST: Final = ROOT / "dist"


def version_of(source: Path) -> str:
    text = (source / "src" / "tilewright" / "__init__.py").read_text(encoding="utf-8")
    return re.search(r'(?m)^__version__ = "([^"]+)"$', text)[1]  # type: ignore[index]


def take_sources(folder: Path) -> str:
    """The committed files, in a folder of their own; the time of the commit."""
    changed = run(["git", "status", "--porcelain", "--untracked-files=no"]).strip()
    if changed:
        raise ReleaseError(f"there are changes that are not committed:\n{changed}")
    shutil.rmtree(folder, ignore_errors=True)
    packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archives.unpack(archive, folder)
    return run(["git", "log", "-1", "--format=%ct"]).strip()


def build_wheels(pythons: list[Python], tools: Path, sdist: Path, version: str, epoch: str) -> Path:
    """All wheels, tried; the programs of an environment with the last compiled one."""
    programs = Path()
    for python in pythons:
        with step(f"compiled wheel for Python {python.version}, in a fresh environment"):
            wheel = wheels.build_compiled(python, sdist, DIST, epoch, tools)
            programs = fresh_environment(python, build_environment(python) / "pip", wheel)
            wheels.try_program(programs, version, "compiled core")
    with step("the same wheel with uvx and pipx"):
        wheels.try_runners(tools, wheel, python, version)
    with step(f"plain wheel without a compiler, on Python {pythons[0].version}"):
        plain = wheels.build_plain(pythons[0], sdist, DIST, epoch)
        bare = fresh_environment(pythons[0], build_environment(pythons[0]) / "pip", plain)
        wheels.try_program(bare, version, "plain Python")
    return programs


def release(tools: Path, wanted: str) -> None:
    source = WORK / "source"
    epoch = take_sources(source)
    version = version_of(source)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    pythons = find_pythons(wanted)
    say(f"Tilewright {version} for Python {', '.join(python.version for python in pythons)}")
    with step("source archive"):
        sdist = wheels.build_sdist(source, DIST, build_environment(pythons[0]), epoch)
    programs = build_wheels(pythons, tools, sdist, version, epoch)
    with step("container recipe"):
        name = f"tilewright-{version}-container"
        files = archives.container_files(source, version)
        archives.pack(DIST / f"{name}.tar.gz", name, files, int(epoch))
    with step("documents"):
        run([ROOT / "scripts" / "docs"], bare_environment(SOURCE_DATE_EPOCH=epoch))
        name = f"tilewright-{version}-docs"
        archives.pack(DIST / f"{name}.tar.gz", name, archives.files_under(ROOT / "build" / "site"), int(epoch))
    with step("lists of what is inside"):
        contents.list_python(tools, programs, DIST / f"tilewright-{version}-python.cdx.json", version)
        contents.list_page(DIST / f"tilewright-{version}-page.cdx.json", version)
    archives.write_checksums(DIST)
    for path in sorted(DIST.iterdir()):
        say(f"{path.stat().st_size / 1e6:8.2f} MB  dist/{path.name}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/release", description=__doc__)
    parser.add_argument("--tools", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--pythons", default="", help="programs with commas between; without it, all found here")
    given = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    try:
        release(given.tools, given.pythons)
    except ReleaseError as error:
        say(str(error))
        return 1
    say("all good")
    return 0


if __name__ == "__main__":
    sys.exit(main())
