"""How fast this run was beside stored numbers: times chess now and then. A report, unless a row fell far below."""

import json
from pathlib import Path

from scripts.tools.bench.ours import Row

FLOOR = 0.4  # of the stored ratio: a busy machine alone costs a third


def stored_rows(path: Path) -> dict[str, Row]:
    found: dict[str, Row] = json.loads(path.read_text(encoding="utf-8"))["found"]
    return found


def compared(found: dict[str, Row], stored: dict[str, Row]) -> dict[str, float]:
    """For each row that both have, the share of the stored ratio that this run reached."""
    return {name: row["ratio"] / stored[name]["ratio"] for name, row in found.items() if name in stored}


def report(found: dict[str, Row], stored: dict[str, Row]) -> tuple[str, list[str]]:
    """A table for people, and the rows that are below the floor."""
    shares = compared(found, stored)
    lines = ["| | times chess | stored | share |", "|---|---:|---:|---:|"]
    for name, share in shares.items():
        lines.append(f"| {name} | {found[name]['ratio']:.2f} | {stored[name]['ratio']:.2f} | {share:.0%} |")
    return "\n".join(lines), [name for name, share in shares.items() if share < FLOOR]
