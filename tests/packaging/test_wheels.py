"""What is installed: a wheel carries everything the program reads, and the pins are complete."""

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tomllib
from email import message_from_string
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path
from typing import ClassVar
from zipfile import ZipFile

import grimp
import pytest
from packaging.requirements import Requirement

from tilewright.core import COMPILED_PACKAGES, SUFFIX, SWITCH, built_folder

ROOT = Path(__file__).resolve().parents[2]


def copy_sources(folder: Path) -> None:
    """All that a build needs."""
    (folder / "scripts" / "tools" / "core").mkdir(parents=True)
    for name in (
        "pyproject.toml",
        "setup.py",
        "scripts/tools/core/mypyc_faults.py",
        "scripts/tools/core/c_units.py",
        "scripts/tools/core/rows.h",
        "MANIFEST.in",
        "README.md",
        "LICENSE",
    ):
        shutil.copy(ROOT / name, folder / name)
    no_caches = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=no_caches)


def build_wheel(folder: Path, **env: str) -> tuple[Path, set[str]]:
    """A wheel from a copy of the sources, and the files that these have."""
    copy_sources(folder)
    expected = {p.relative_to(folder / "src").as_posix() for p in (folder / "src").rglob("*") if p.is_file()}

    build = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    command = [sys.executable, "-W", "ignore", "-c", build, str(folder / "dist")]
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, env=os.environ | env, text=True)
    (folder / "said").write_text(done.stderr, encoding="utf-8")
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel, expected


def packed(wheel: Path) -> set[str]:
    return {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}


def test_a_wheel_carries_every_file_of_the_package(tmp_path: Path) -> None:
    wheel, expected = build_wheel(
        tmp_path, **{"TILEWRIGHT_COMPILE": "", SWITCH: "1"}
    )  # plain Python was asked for
    assert packed(wheel) == expected
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "tilewright/py.typed" in expected


def test_without_a_compiler_the_wheel_is_plain_python_and_says_so(tmp_path: Path) -> None:
    wheel, expected = build_wheel(tmp_path, **{"CC": "no-such-compiler", "TILEWRIGHT_COMPILE": "", SWITCH: ""})
    assert packed(wheel) == expected
    assert wheel.name.endswith("-py3-none-any.whl")
    said = (tmp_path / "said").read_text(encoding="utf-8")
    assert "the core stays plain Python" in said
    assert "no C compiler (no-such-compiler)" in said
    with pytest.raises(subprocess.CalledProcessError):
        build_wheel(tmp_path / "again", CC="no-such-compiler", TILEWRIGHT_COMPILE="1")


@pytest.mark.timeout(900)  # mypyc runs over the whole core, a minute on an idle machine
@pytest.mark.skipif(not built_folder().is_dir(), reason="the compiled core has not been built")
def test_a_compiled_wheel_carries_the_same_and_its_core(tmp_path: Path) -> None:
    wheel, expected = build_wheel(
        tmp_path, TILEWRIGHT_COMPILE="1", TILEWRIGHT_OBJECTS=str(ROOT / "build" / "objects")
    )
    built = {path.relative_to(built_folder()).as_posix() for path in built_folder().rglob(f"*{SUFFIX}")}
    assert packed(wheel) == expected | built
    assert not wheel.name.endswith("-none-any.whl")

    installed = install_with_dependencies(wheel, tmp_path / "installed")
    core = f"import sys; sys.path.append({str(installed)!r}); import tilewright.core as c; "
    core += "from tilewright.games.catalogue import registry as r; import tilewright.server.startup; "
    core += "print(c.compiled(), len(r().games))"
    for pure, said in (("0", "True 2"), ("1", "False 2")):
        env = {**os.environ, SWITCH: pure}
        bare = [sys.executable, "-I", "-S", "-c", core]
        done = subprocess.run(bare, env=env, check=True, capture_output=True, text=True)
        assert done.stdout.strip() == said


def install_with_dependencies(wheel: Path, folder: Path) -> Path:
    """The wheel, and of all packages here only those that it asks for, and those that these ask for."""
    ZipFile(wheel).extractall(folder)
    (metadata,) = folder.glob("*.dist-info/METADATA")
    waiting = message_from_string(metadata.read_text(encoding="utf-8")).get_all("Requires-Dist", [])
    seen: set[str] = set()
    while waiting:
        wanted = Requirement(waiting.pop())
        if wanted.name in seen or (wanted.marker and not wanted.marker.evaluate({"extra": ""})):
            continue
        seen.add(wanted.name)
        package = distribution(wanted.name)
        waiting += package.requires or []
        for top in {file.parts[0] for file in package.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            if not (folder / top).exists():
                (folder / top).symlink_to(Path(str(package.locate_file(top))))
    return folder


def test_a_source_archive_has_all_that_a_build_needs_and_no_tests(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_core.py").touch()
    build = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
    command = [sys.executable, "-W", "ignore", "-c", build, str(tmp_path / "dist")]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    (archive,) = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed_files:
        names = {name.partition("/")[2] for name in packed_files.getnames()}
    assert {"setup.py", "pyproject.toml", "scripts/tools/core/mypyc_faults.py", "src/tilewright/core.py"} <= names
    assert [name for name in names if name.startswith("tests")] == []


def test_asking_for_a_name_translates_nothing(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    (tmp_path / "told").mkdir()
    ask = "import sys; from setuptools import build_meta; build_meta.prepare_metadata_for_build_wheel(sys.argv[1])"
    command = [sys.executable, "-W", "ignore", "-c", ask, str(tmp_path / "told")]
    env = os.environ | {"CC": "no-such-compiler", "TILEWRIGHT_COMPILE": "1"}
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, env=env)
    assert list((tmp_path / "told").glob("*.dist-info/METADATA"))


def test_files_compiled_for_another_python_are_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    kind = runpy.run_path("setup.py")["ParallelBuild"]
    space = kind.compile_one.__globals__
    source, made = tmp_path / "one.c", tmp_path / "one.o"
    source.touch()

    class Compiler:
        compiler_so: ClassVar = ["cc"]

        def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
            return [str(made)]

    command = kind(import_module("setuptools").Distribution())
    command.compiler, command.headers = Compiler(), hashlib.sha256()
    compiled: list[str] = []

    def compile_for_this(sources: list[str], **settings: object) -> None:
        compiled.append(space["SUFFIX"])
        made.write_text(space["SUFFIX"], encoding="utf-8")

    command.plain_compile = compile_for_this
    monkeypatch.setitem(space, "OBJECTS", tmp_path)
    for suffix in (".cpython-312.so", ".cpython-313.so", ".cpython-312.so"):
        monkeypatch.setitem(space, "SUFFIX", suffix)
        command.compile_one(str(source), {"output_dir": str(tmp_path), "extra_postargs": []})
        assert made.read_text(encoding="utf-8") == suffix
    assert compiled == [".cpython-312.so", ".cpython-313.so"]


def test_a_build_on_its_own_has_all_that_the_core_imports() -> None:
    """mypyc needs to find every module on the way, and a build in isolation has only what is asked for here."""
    graph = grimp.build_graph("tilewright", include_external_packages=True, cache_dir=None)
    reached = {
        name.partition(".")[0]
        for package in COMPILED_PACKAGES
        for name in graph.find_upstream_modules(f"tilewright.{package}", as_package=True)
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    waiting, there = list(project["build-system"]["requires"]), set[str]()
    while waiting:
        wanted = Requirement(waiting.pop())
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            package = distribution(wanted.name)
            there |= {file.parts[0].partition(".")[0] for file in package.files or []}
            waiting += package.requires or []
    assert reached - {"tilewright"} - sys.stdlib_module_names <= there


@pytest.mark.parametrize("name", ["run.txt", "test.txt", "bench.txt", "docs.txt", "release.txt"])
def test_every_pin_is_exact_and_has_hashes_and_names_no_registry(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    pins = re.split(r"\n(?=\S)", text.strip())
    assert pins
    for pin in pins:
        assert re.match(r"[\w.-]+==[\w.]+( ; .+)? \\\n    --hash=sha256:", pin), pin.splitlines()[0]


def test_each_layer_of_pins_contains_the_one_below() -> None:
    def pins(name: str) -> set[str]:
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        return set(re.findall(r"^[\w.-]+==[\w.]+", text, re.MULTILINE))

    assert pins("run.txt") < pins("test.txt") < pins("bench.txt")
