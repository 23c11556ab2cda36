"""What is installed: a wheel carries everything the program reads, and the pins are complete."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent


def test_a_wheel_carries_every_file_of_the_package(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    no_caches = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=no_caches)
    expected = {p.relative_to(tmp_path / "src").as_posix() for p in (tmp_path / "src").rglob("*") if p.is_file()}

    build = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    command = [sys.executable, "-W", "ignore", "-c", build, str(tmp_path / "dist")]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)

    (wheel,) = (tmp_path / "dist").glob("*.whl")
    packed = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == expected
    assert "tilewright/py.typed" in packed


@pytest.mark.parametrize("name", ["run.txt", "test.txt"])
def test_every_pin_is_exact_and_has_hashes_and_names_no_registry(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    pins = re.split(r"\n(?=\S)", text.strip())
    assert pins
    for pin in pins:
        assert re.match(r"[\w.-]+==[\w.]+( ; .+)? \\\n    --hash=sha256:", pin), pin.splitlines()[0]


def test_the_test_pins_contain_the_run_pins() -> None:
    def pins(name: str) -> set[str]:
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        return set(re.findall(r"^[\w.-]+==[\w.]+", text, re.MULTILINE))

    assert pins("run.txt") < pins("test.txt")
