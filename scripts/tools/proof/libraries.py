"""What scripts/libraries does: the research tools with other Pythons, and with libraries that are too large.

Other Pythons have the pinned packages and play in plain Python. Ray and PyTorch come unpinned into environments of
their own, because Ray wants other versions of what the extra `research` brings.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from scripts.tools.release.pythons import find_pythons
from scripts.tools.release.running import ROOT

PLACE: Final = ROOT / "build" / "libraries"
TOOLS: Final = ("pytest==8.4.*", "pytest-timeout", "hypothesis")
RESEARCH: Final = ("tests/research", "tests/examples/test_notebook.py")
LEARNING: Final = ROOT / "examples" / "learning"
HERE: Final = Path(sys.executable)
OWN: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
DEADLINE: Final = 3600  # seconds for one of them on a busy machine


class Trial(NamedTuple):
    """One environment and what is run in it: programs, each with its arguments."""

    name: str
    python: Path
    installs: tuple[tuple[str, ...], ...]  # packages as pip takes them, one time after the other
    runs: tuple[tuple[str, ...], ...]
    plain: bool = False  # whether the core is plain Python: the compiled one is for the Python of .venv


def trials(torch: str) -> list[Trial]:
    pins = ("--require-hashes", "-r", str(ROOT / "requirements" / "test.txt"))
    others = [one for one in find_pythons("") if one.version != OWN]
    found = [
        Trial(f"python{one.version}", one.program, (pins,), (pytest(*RESEARCH),), plain=True) for one in others
    ]
    own = ("--require-hashes", "-r", str(ROOT / "requirements" / "run.txt"))
    ray = (own, ("ray[rllib]>=2.50", torch, "pyarrow", *TOOLS))
    play = (str(LEARNING / "artificium_rllib.py"), "--rounds", "1", "--decisions", "256")
    found.append(Trial("ray", HERE, ray, (pytest("tests/cli/test_ray.py"), play)))
    brief = ("--minutes", "0.1", "--decisions", "1024", "--games", "32", "--measured", "4", "--against", "random")
    learn = (str(LEARNING / "artificium_ppo.py"), *brief, "--out", str(PLACE / "learned"))
    plain_torch = (own, (torch, "numpy>=2.0", "pyarrow", *TOOLS))
    found.append(Trial("torch", HERE, plain_torch, (pytest("tests/research/test_dataset.py"), learn)))
    return found


def pytest(*what: str) -> tuple[str, ...]:
    return ("-m", "pytest", "-q", "-p", "no:cacheprovider", *what)


def environment(trial: Trial) -> Path:
    """Its Python, with the packages; made again if they are others than last time."""
    folder = PLACE / trial.name
    program, stamp = folder / "bin" / "python", folder / "packages"
    wanted = "\n".join(" ".join(packages) for packages in trial.installs)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        subprocess.run([trial.python, "-m", "venv", "--clear", str(folder)], check=True, timeout=DEADLINE)
        pip = [str(program), "-m", "pip", "install", "-qq", "--no-input", "--disable-pip-version-check"]
        for packages in trial.installs:
            subprocess.run([*pip, *packages], check=True, timeout=DEADLINE)
        stamp.write_text(wanted, encoding="utf-8")
    return program


def failed(trial: Trial) -> list[str]:
    """What went wrong in that environment."""
    program = environment(trial)
    # Whole paths: workers of Ray begin in other folders.
    env = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "OMP_NUM_THREADS": "1"}
    if trial.plain:
        env["TILEWRIGHT_PURE"] = "1"
    found = []
    for arguments in trial.runs:
        print(f"libraries: {trial.name}: {' '.join(arguments)}", flush=True)
        if subprocess.run([program, *arguments], cwd=ROOT, env=env, timeout=DEADLINE).returncode:
            found.append(f"{trial.name}: {' '.join(arguments)}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/libraries", description=__doc__)
    parser.add_argument("only", nargs="*", help="environments, such as python3.12, ray, torch; all without")
    parser.add_argument("--torch", default="torch", help="PyTorch as pip takes it, for a certain version")
    given = parser.parse_args()
    chosen = [trial for trial in trials(given.torch) if trial.name in given.only or not given.only]
    if not chosen:
        parser.error(f"there are: {', '.join(trial.name for trial in trials(given.torch))}")
    wrong = [line for trial in chosen for line in failed(trial)]
    print("\n".join(f"libraries: failed: {line}" for line in wrong) or "libraries: all good")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
