"""Observed steps in a second of one core: ours beside other libraries' environments, by turns in one run.

    .venv/bin/python -m scripts.tools.bench.observed --python OTHER/bin/python ...

The libraries do not go together in one installation: name a Python for each set of them (docs/research.md). What
none of them has is left out.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
STEPS = ROOT / "scripts" / "tools" / "bench" / "observed_steps.py"
RESULT = ROOT / "measurements" / "observed.json"


class Installation:
    """One Python with its libraries, which measures what it has."""

    def __init__(self, python: str) -> None:
        env = os.environ | {"JAX_PLATFORMS": "cpu", "OMP_NUM_THREADS": "1"}
        self.process = subprocess.Popen(
            [python, str(STEPS)], env=env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.names: list[str] = self.read()

    def read(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def measure(self, name: str, seconds: float) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"name": name, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return float(self.read())

    def close(self) -> None:
        self.process.communicate()


def measure(pythons: list[str], rounds: int, seconds: float) -> dict[str, float]:
    """Medians of the rounds; an environment that several have is measured in the first."""
    installed = [Installation(python) for python in pythons]
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for place, one in enumerate(installed):
            before = {name for other in installed[:place] for name in other.names}
            for name in one.names:
                if name not in before:
                    found.setdefault(name, []).append(one.measure(name, seconds))
    for one in installed:
        one.close()
    return {name: round(statistics.median(rates)) for name, rates in found.items()}


def table(found: dict[str, float]) -> str:
    return "\n".join(["| | steps |", "|---|---:|", *(f"| {name} | {rate:,.0f} |" for name, rate in found.items())])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", action="append", default=[], help="with other libraries; may be given again")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each environment in each round")
    parser.add_argument("--out", type=Path, nargs="?", const=RESULT, help="also write JSON, to measurements/")
    given = parser.parse_args()
    began = os.getloadavg()[0]
    found = measure([sys.executable, *given.python], given.rounds, given.seconds)
    print(table(found))
    if given.out is not None:
        about = f"Observed steps in a second of one core, medians of {given.rounds} rounds of {given.seconds:g} s"
        about += f", load {began:.0f} to {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores."
        given.out.write_text(json.dumps({"about": about, "found": found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
