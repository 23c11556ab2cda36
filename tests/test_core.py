"""The two cores: which one is taken, that it is never a stale one, and that both play the same games."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tilewright.core import (
    LIBRARY,
    PACKAGE,
    SUFFIX,
    SWITCH,
    CompiledFinder,
    PureFinder,
    built_folder,
    sources_digest,
)

ROOT = Path(__file__).resolve().parent.parent
SPECS = [
    *(f"keyflower(players={n},merchants={m})" for n in (2, 4, 6) for m in ("false", "true")),
    *(f"artificium(players={n})" for n in (2, 4, 6)),
]
needs_build = pytest.mark.skipif(not built_folder().is_dir(), reason="the compiled core has not been built")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the sources that may be edited."""
    copy = tmp_path / "src" / "tilewright"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    return copy


def run(source: Path, *words: str, pure: bool = False) -> list[str]:
    """The lines that Python prints with these sources first on its path."""
    path = os.pathsep.join([str(source), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, SWITCH: "1" if pure else "0"}
    done = subprocess.run([sys.executable, *words], env=env, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def running(package: Path, pure: bool = False) -> str:
    words = "import tilewright.kernel.rules as r, tilewright.core as c; print(c.compiled(), r.__spec__.origin)"
    (line,) = run(package.parent, "-c", words, pure=pure)
    return line


@pytest.mark.parametrize("file", ["kernel/rules.py", "games/keyflower/content/loading.py", "bots/bot.py"])
def test_every_edit_makes_another_fingerprint(package: Path, file: str) -> None:
    before = sources_digest(package)
    assert before == sources_digest()
    with (package / file).open("a") as source:
        source.write("\n")
    assert sources_digest(package) != before


def test_a_new_file_and_a_lost_file_make_another_fingerprint(package: Path) -> None:
    before = sources_digest(package)
    new = package / "games" / "new.py"
    new.touch()
    assert sources_digest(package) != before
    new.unlink()
    assert sources_digest(package) == before
    (package / "kernel" / "rng.py").unlink()
    assert sources_digest(package) != before


def test_sources_that_were_never_compiled_run_as_they_are(package: Path) -> None:
    assert running(package) == f"False {package / 'kernel' / 'rules.py'}"


@needs_build
def test_the_compiled_core_runs_only_from_the_very_sources_it_was_made_of(package: Path) -> None:
    built = built_folder(package)
    built.parent.mkdir(parents=True)
    built.symlink_to(built_folder())
    assert running(package) == f"True {built / LIBRARY}{SUFFIX}"
    assert running(package, pure=True) == f"False {package / 'kernel' / 'rules.py'}"
    with (package / "kernel" / "rules.py").open("a") as source:
        source.write("\n# edited\n")
    assert running(package) == f"False {package / 'kernel' / 'rules.py'}"


@needs_build
def test_both_cores_play_the_same_games() -> None:
    words = ("-m", "tests.core_games", "2", *SPECS)
    fast, *compiled = run(PACKAGE.parent, *words)
    slow, *plain = run(PACKAGE.parent, *words, pure=True)
    assert (fast, slow) == ("compiled", "plain")
    assert len(plain) == 2 * len(SPECS)
    assert compiled == plain


def test_the_pure_switch_wins_over_compiled_modules_beside_the_sources(tmp_path: Path) -> None:
    (tmp_path / "kernel.py").touch()
    (tmp_path / f"kernel{SUFFIX}").touch()
    found = PureFinder().find_spec("tilewright.kernel", [str(tmp_path)])
    assert found is not None
    assert found.origin == str(tmp_path / "kernel.py")
    assert PureFinder().find_spec("other.kernel", [str(tmp_path)]) is None


def test_a_compiled_module_is_found_in_its_own_file_or_in_the_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = ModuleType(LIBRARY)
    library.init_tilewright___kernel___state = None  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, LIBRARY, library)
    own = tmp_path / "tilewright" / "kernel" / f"rules{SUFFIX}"
    own.parent.mkdir(parents=True)
    own.touch()
    finder = CompiledFinder(tmp_path)

    def origin(name: str) -> str | None:
        found = finder.find_spec(name)
        return found.origin if found else None

    all_modules = str(tmp_path / f"{LIBRARY}{SUFFIX}")
    assert origin("tilewright.kernel.rules") == str(own)
    assert origin("tilewright.kernel.state") == origin(LIBRARY) == all_modules
    assert origin("tilewright.kernel.native") is origin("tilewright.kernel") is origin("other") is None
