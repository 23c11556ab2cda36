"""Turns the description of a table into panels of a picture, for games that have no drawing of their own."""

from tilewright.pictures.generic import Panel
from tilewright.presentation.description import Area, Description, Entry


def panels_of(description: Description, part: str = "") -> list[Panel]:
    """Of the whole table, or of the area with that key; ValueError names those that there are."""
    areas = [area for area in description.areas if part in ("", area.key)]
    if part and not areas:
        there = ", ".join(area.key for area in description.areas)
        raise ValueError(f"there is no picture of {part!r}, but of: {there}")
    return [panel_of(area) for area in areas]


def panel_of(area: Area) -> Panel:
    """Plain facts share a line; pieces and further entries have a line of their own."""
    plain = [line_of(entry) for entry in area.entries if not (entry.pieces or entry.entries)]
    others = [line_of(entry) for entry in area.entries if entry.pieces or entry.entries]
    return Panel(area.title, ([" · ".join(plain)] if plain else []) + others, area.seat)


def line_of(entry: Entry) -> str:
    """`Hand: 2 × Red stone, Moon`; a flag is its label alone."""
    held = [piece.name if piece.count == 1 else f"{piece.count} × {piece.name}" for piece in entry.pieces]
    said = entry.text or ", ".join(held) or " · ".join(line_of(inner) for inner in entry.entries)
    if entry.entries:
        said = f"({said})" if entry.label else said
        return f"{entry.label} {said}".strip()
    return f"{entry.label}: {said}" if entry.label and said else entry.label or said
