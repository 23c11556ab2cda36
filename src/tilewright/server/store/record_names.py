"""Replaces names of players in a stored record so that it still verifies."""

from collections.abc import Mapping

from tilewright.kernel.record import seal


def rename_players(record: str, names: Mapping[int, str]) -> str:
    """The record with these names on these seats, sealed anew; one that cannot be read stays as it is."""
    lines = record.split("\n")
    at = next((number for number, line in enumerate(lines) if line.startswith("start ")), -1)
    parts = lines[at].split(" ") if at >= 0 else []
    if len(parts) != 3:
        return record
    for number, line in enumerate(lines[:at]):
        for seat, name in names.items():
            if line.startswith(f"seat {seat} "):
                lines[number] = f"seat {seat} {name}"
    lines[at] = f"start {parts[1]} {seal(lines[:at])}"
    return "\n".join(lines)
