"""Asks the registries whether pinned packages have known weaknesses; where nobody answers, one line says so."""

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[3]
DEADLINE: Final = 180  # seconds for each question
PINS: Final = ("run", "test", "docs", "release")


class Verdict(NamedTuple):
    """Packages with known weaknesses, or why nothing is known."""

    bad: list[str]
    skipped: str = ""


def read_pip(report: dict[str, Any]) -> Verdict:
    """What pip-audit says; it calls packages that it could not look up good, we do not."""
    packages = report["dependencies"]
    unknown = [one["name"] for one in packages if "skip_reason" in one]
    bad = [f"{one['name']} {one['version']}: {found['id']}" for one in packages for found in one.get("vulns", [])]
    if bad:
        return Verdict(bad)
    if unknown and len(unknown) == len(packages):
        return Verdict([], "the registry does not answer such questions")
    return Verdict([f"{name}: could not be looked up" for name in unknown])


def read_npm(report: dict[str, Any]) -> Verdict:
    if "vulnerabilities" not in report:
        return Verdict([], "the registry does not answer such questions")
    return Verdict([f"{name}: {one['severity']}" for name, one in sorted(report["vulnerabilities"].items())])


def ask(command: list[str], cwd: Path) -> dict[str, Any] | str:
    """What it printed as JSON, or why there is none."""
    try:
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=DEADLINE)
    except subprocess.TimeoutExpired:
        return f"no answer within {DEADLINE} s"
    except OSError as error:
        return str(error)
    try:
        found = json.loads(done.stdout)
    except ValueError:
        found = None
    lines = (done.stderr.strip() or "no answer").splitlines()
    return found if isinstance(found, dict) else lines[-1][:200]


def audit_pins(tools: Path, name: str) -> Verdict:
    file = f"requirements/{name}.txt"
    command = [
        "pip-audit",
        "-r",
        file,
        "--disable-pip",
        "--require-hashes",
        "-f",
        "json",
        "--progress-spinner",
        "off",
    ]
    found = ask([str(tools / command[0]), *command[1:]], ROOT)
    return Verdict([], found) if isinstance(found, str) else read_pip(found)


def audit_page() -> Verdict:
    npm = shutil.which("npm")
    if npm is None:
        return Verdict([], "npm is missing")
    found = ask([npm, "audit", "--json"], ROOT / "web")
    return Verdict([], found) if isinstance(found, str) else read_npm(found)


def report(what: str, verdict: Verdict) -> bool:
    """Whether it is good, or at least not known to be bad."""
    if verdict.skipped:
        print(f"audit: {what}: skipped, {verdict.skipped}")
    elif not verdict.bad:
        print(f"audit: {what}: nothing known")
    for line in verdict.bad:
        print(f"audit: {what}: {line}")
    return not verdict.bad


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", type=Path, required=True, help="the folder with pip-audit")
    tools = parser.parse_args().tools
    good = []
    for name in PINS:
        verdict = audit_pins(tools, name)
        good.append(report(f"requirements/{name}.txt", verdict))
        if verdict.skipped:
            break  # the others would be skipped for the same reason
    good.append(report("web/package-lock.json", audit_page()))
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
