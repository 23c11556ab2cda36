"""What is published: one version everywhere, archives that come out the same, audits that say what they know."""

import contextlib
import io
import json
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

from scripts.tools.docs import hooks
from scripts.tools.release import archives, audit, contents, wheels
from scripts.tools.release.pythons import Python, is_plain
from scripts.tools.release.release import version_of
from scripts.tools.release.running import ReleaseError
from tests.packaging.places import DEPLOY, ROOT
from tests.packaging.test_wheels import copy_sources
from tilewright import __version__
from tilewright.server.web import openapi


def test_the_version_stands_in_one_place() -> None:
    assert version_of(ROOT) == __version__
    assert openapi.describe_api()["info"]["version"] == __version__
    assert hooks.on_config({})["copyright"] == f"Tilewright {__version__}"
    assert json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["version"] == "0.0.0"
    for file in (
        ROOT / "pyproject.toml",
        ROOT / "mkdocs.yml",
        *(path for path in DEPLOY.rglob("*") if path.is_file()),
    ):
        assert f"{__version__}" not in re.sub(r"\d+\.\d+\.\d+\.\d+", "", file.read_text(encoding="utf-8")), file


def test_the_recipe_has_all_that_an_image_needs_and_its_version(tmp_path: Path) -> None:
    made = []
    for name in ("one.tar.gz", "two.tar.gz"):
        archives.pack(tmp_path / name, "recipe", archives.container_files(ROOT, "9.9.9"), 1_000_000_000)
        made.append((tmp_path / name).read_bytes())
    assert made[0] == made[1]
    with tarfile.open(tmp_path / "one.tar.gz") as packed:
        archives.unpack(packed, tmp_path)
    recipe = tmp_path / "recipe"
    assert "ARG VERSION=9.9.9\n" in (recipe / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    for name in (
        "deploy/compose.yaml",
        "deploy/Caddyfile",
        "requirements/run.txt",
        "setup.py",
        "src/tilewright/core.py",
    ):
        assert (recipe / name).is_file()
    assert (recipe / "deploy" / "backup.sh").stat().st_mode & 0o111
    assert not (recipe / "tests").exists()


@pytest.mark.once
def test_the_same_sources_give_the_same_archive_and_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever builds them anew can compare; all that differs between two builds here are times and folders."""
    monkeypatch.setattr(wheels, "WORK", tmp_path)
    monkeypatch.setattr(wheels, "build_environment", lambda python: Path(sys.executable).parent)
    python = Python(Path(sys.executable), "3.11", "")
    made = []
    for name, epoch in (("one", 1_700_000_000), ("another", 1_800_000_000)):
        source, dist = tmp_path / name, tmp_path / f"{name}-dist"
        dist.mkdir()
        copy_sources(source)
        for path in source.rglob("*"):
            os.utime(path, (epoch, epoch))
        sdist = wheels.build_sdist(source, dist, Path(sys.executable).parent, "1600000000")
        plain = wheels.build_plain(python, sdist, dist, "1600000000")
        assert is_plain(plain)
        archives.write_checksums(dist)
        made.append((dist / "SHA256SUMS").read_text(encoding="utf-8"))
    assert made[0] == made[1]
    assert made[0].count("\n") == 2


def test_a_source_archive_with_a_stray_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "source").mkdir()
    archives.pack(tmp_path / "x.tar.gz", "x", [("setup.py", b"", False), ("notes.txt", b"", False)], 0)
    (tmp_path / "source" / "setup.py").touch()
    monkeypatch.setattr(wheels, "run", lambda *_: "")
    with pytest.raises(ReleaseError, match=r"not of the sources: notes\.txt"):
        wheels.build_sdist(tmp_path / "source", tmp_path, tmp_path, "0")


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("tilewright-1.0-cp311-cp311-manylinux2014_x86_64.manylinux_2_17_x86_64.whl", True),
        ("tilewright-1.0-cp313-cp313-manylinux_2_28_aarch64.whl", True),
        ("tilewright-1.0-cp313-cp313-manylinux_2_34_x86_64.whl", False),
        ("tilewright-1.0-cp313-cp313-linux_x86_64.whl", False),
    ],
)
def test_linux_wheels_run_on_the_systems_of_hosts(name: str, good: bool) -> None:
    with contextlib.nullcontext() if good else pytest.raises(ReleaseError):
        wheels.expect_manylinux(name)


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"a")
    archives.write_checksums(tmp_path)
    archives.write_checksums(tmp_path)
    subprocess.run(
        ["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=tmp_path, check=True, capture_output=True
    )
    assert (tmp_path / "SHA256SUMS").read_text(encoding="utf-8").count("\n") == 1


def test_lists_of_contents_have_no_place_of_this_machine_and_no_time() -> None:
    links = [
        {"type": "distribution", "url": "https://packages.example/x.whl"},
        {"type": "vcs", "url": "file:///home/somebody/x.whl"},
        {"type": "website", "url": "https://x.example"},
    ]
    bom = {
        "serialNumber": "urn:uuid:1",
        "metadata": {"timestamp": "2026-01-01T00:00:00Z"},
        "components": [{"name": "x", "externalReferences": links}],
    }
    listed = contents.without_places_and_times(bom, "1.2.3")
    assert "serialNumber" not in listed
    assert "timestamp" not in listed["metadata"]
    assert listed["components"][0]["externalReferences"] == links[2:]
    assert listed["metadata"]["component"]["version"] == "1.2.3"


@pytest.mark.parametrize(
    "printed", ["tilewright 0.0.1 (compiled core, Python 3.12.1)", "tilewright 1.0 (plain Python)", ""]
)
def test_a_wheel_with_another_version_or_core_is_refused(printed: str) -> None:
    with pytest.raises(ReleaseError):
        wheels.expect_version(printed, "1.0", "compiled core")
    wheels.expect_version("tilewright 1.0 (compiled core, Python 3.12.1)", "1.0", "compiled core")


def test_a_server_may_be_busy_when_it_starts_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[OSError | bytes] = [OSError("503"), OSError("refused"), b"ok"]

    def answer(*_: object, **__: object) -> io.BytesIO:
        found = answers.pop(0)
        if isinstance(found, OSError):
            raise found
        return io.BytesIO(found)

    monkeypatch.setattr(wheels, "urlopen", answer)
    wheels.wait_healthy("")
    assert answers == []
    answers.append(OSError("503"))
    with pytest.raises(ReleaseError, match="503"):
        wheels.wait_healthy("", patience=0)


SKIPPED = {"name": "a", "skip_reason": "not found"}
GOOD = {"name": "b", "version": "1", "vulns": []}
BAD = {"name": "c", "version": "2", "vulns": [{"id": "X-1"}]}


@pytest.mark.parametrize(
    ("packages", "bad", "skipped"),
    [
        ([SKIPPED, SKIPPED], [], True),
        ([GOOD, GOOD], [], False),
        ([GOOD, BAD], ["c 2: X-1"], False),
        ([SKIPPED, BAD], ["c 2: X-1"], False),
        ([SKIPPED, GOOD], ["a: could not be looked up"], False),
    ],
)
def test_packages_that_nobody_looked_up_do_not_count_as_good(
    packages: list[dict[str, Any]], bad: list[str], skipped: bool
) -> None:
    verdict = audit.read_pip({"dependencies": packages})
    assert (verdict.bad, bool(verdict.skipped)) == (bad, skipped)


def test_weaknesses_in_the_page_are_listed() -> None:
    assert audit.read_npm({"statusCode": 405}).skipped
    found = {"vulnerabilities": {"svelte": {"severity": "high"}}}
    assert audit.read_npm(found).bad == ["svelte: high"]
    assert audit.read_npm({"vulnerabilities": {}}) == audit.Verdict([])


def test_a_question_that_cannot_be_asked_is_skipped(tmp_path: Path) -> None:
    assert isinstance(audit.ask([str(tmp_path / "none")], tmp_path), str)
    assert audit.ask(["sh", "-c", "echo unreachable >&2; exit 1"], tmp_path) == "unreachable"
    assert audit.ask(["echo", "{}"], tmp_path) == {}
