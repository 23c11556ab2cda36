"""What is inside, as CycloneDX lists: the Python packages that run, and those that the page is built from."""

import json
import shutil
from pathlib import Path
from typing import Any

from scripts.tools.release.running import ROOT, bare_environment, run, say


def without_places_and_times(bom: dict[str, Any], version: str) -> dict[str, Any]:
    """The list without where its packages were fetched from and when: that is another each time."""
    for component in [bom.get("metadata", {}).get("component", {}), *bom.get("components", [])]:
        links = component.pop("externalReferences", [])
        kept = [link for link in links if link["type"] != "distribution" and not link["url"].startswith("file:")]
        if kept:
            component["externalReferences"] = kept
    bom.pop("serialNumber", None)
    bom.get("metadata", {}).pop("timestamp", None)
    own = bom.setdefault("metadata", {}).setdefault("component", {"type": "application"})
    own |= {"name": "tilewright", "version": version}
    return bom


def write(target: Path, text: str, version: str) -> None:
    listed = without_places_and_times(json.loads(text), version)
    target.write_text(json.dumps(listed, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def list_python(tools: Path, programs: Path, target: Path, version: str) -> None:
    """Of an environment with the wheel and nothing else."""
    made = target.with_suffix(".part")
    run([tools / "cyclonedx-py", "environment", "--output-reproducible", "-o", made, programs / "python"])
    write(target, made.read_text(encoding="utf-8"), version)
    made.unlink()


def list_page(target: Path, version: str) -> bool:
    """From the lock file alone; False where npm is missing or too old."""
    npm = shutil.which("npm")
    if npm is None or int(run([npm, "--version"]).split(".")[0].split()[-1]) < 10:
        say("the packages of the page are not listed: npm 10 or newer is missing")
        return False
    command = [npm, "sbom", "--silent", "--sbom-format", "cyclonedx", "--package-lock-only"]
    output = run(command, bare_environment(), ROOT / "web")
    write(target, output[output.index("{") : output.rindex("}") + 1], version)
    return True
