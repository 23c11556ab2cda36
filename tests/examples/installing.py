"""The example game as a stranger has it: installed from its folder into a place of its own, without a network."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.waiting import ended
from tilewright.games.catalogue import GROUP

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "windfall"
COMMAND = "from tilewright.cli.main import main; main()"


class Installed:
    """Runs programs that find the example beside Tilewright."""

    def __init__(self, place: Path, *more: Path) -> None:
        self.place = place
        path = os.pathsep.join(str(one) for one in (place, *more))
        self.environment = {**os.environ, "PYTHONPATH": path, "TILEWRIGHT_LANG": "en"}
        self.log = place / "log"  # what its server notes

    def run(
        self, *arguments: str, typed: str = "", folder: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            env=self.environment,
            cwd=folder or self.place,
            input=typed,
            capture_output=True,
            text=True,
            timeout=240,
        )

    def tilewright(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self.run("-c", COMMAND, *arguments, typed=typed)

    @contextmanager
    def serve(self, *arguments: str) -> Iterator[int]:
        """A server in a process of its own; its port."""
        command = [sys.executable, "-u", "-c", COMMAND, "serve", "--port", "0", "--no-browser", *arguments]
        with self.log.open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                command, env=self.environment, cwd=self.place, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert process.stdout is not None
        try:
            with ended(process), process.stdout:
                for line in process.stdout:
                    if found := re.search(r"http://[^ /]+:(\d+)/", line):
                        yield int(found[1])
                        break
                else:
                    raise AssertionError("the server said no address")
        finally:
            process.wait(60)


def install_example(folder: Path) -> Installed:
    """In a place inside that folder; pip writes beside the sources, so it gets a copy of them."""
    shutil.copytree(
        EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
    )
    place = folder / "place"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-qq",
        "--no-input",
        "--disable-pip-version-check",
        "--no-index",
    ]
    how = ["--no-deps", "--no-build-isolation", "--target", str(place), str(folder / "source")]
    subprocess.run([*pip, *how], check=True, timeout=240)
    return Installed(place)


def register(folder: Path, name: str, reference: str) -> None:
    """What pip leaves behind beside a module: what it registers."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {reference}\n", encoding="utf-8")
