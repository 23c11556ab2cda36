"""Runs other programs for a release, and says what they do."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
WORK: Final = ROOT / "build" / "release"
DEADLINE: Final = 3600  # seconds for one program; compiling is the longest


class ReleaseError(Exception):
    """What is wrong, for people."""


def say(text: str) -> None:
    print(f"release: {text}", file=sys.stderr, flush=True)


@contextmanager
def step(text: str) -> Iterator[None]:
    say(f"{text} ...")
    began = time.monotonic()
    yield
    say(f"{text}: done ({time.monotonic() - began:.0f} s)")


def bare_environment(**more: str) -> dict[str, str]:
    """Without settings of ours, so that what is tried behaves as on another machine."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TILEWRIGHT_", "PYTHON"))}
    return {**kept, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}


def run(command: Sequence[object], env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """What it printed; ReleaseError with the end of it when it failed."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, cwd=cwd, env=env or bare_environment(), capture_output=True, text=True, timeout=DEADLINE
        )
    except subprocess.TimeoutExpired:
        raise ReleaseError(f"{' '.join(words)}: not done after {DEADLINE} s") from None
    if done.returncode:
        output = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise ReleaseError(f"{' '.join(words)} failed:\n{output}")
    return done.stdout + done.stderr
