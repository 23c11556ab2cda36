"""A picture of any game: what its view holds, in labelled rows, the players side by side."""

from typing import Any

from tilewright.pictures.svg import INK, LINE, PLATE, SEATS, SOFT, Picture, box, document, label

WIDE = 1000.0
LETTERS = 100  # of a line
HIDDEN = ("game", "seats", "players", "question")  # shown elsewhere, or known


def flat(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {flat(one)}" for name, one in value.items() if one not in ({}, [], "")) or "-"
    if isinstance(value, list):
        return ", ".join(flat(one) for one in value) or "-"
    return str(value)


def lines_of(words: str, most: int = LETTERS) -> list[str]:
    found = [""]
    for word in words.split(" "):
        if len(found[-1]) + len(word) > most:
            found.append("")
        found[-1] = f"{found[-1]} {word}".strip()
    return found


def panel(title: str, words: str, y: float, colour: str = SOFT) -> tuple[str, float]:
    """A box with a title and as many lines as it needs; the drawing and where it ends."""
    lines = lines_of(words)
    high = 34 + 20 * len(lines)
    out = box(20, y, WIDE - 40, high, PLATE, f' stroke="{LINE}" stroke-width="2"')
    out += label(34, y + 23, 16, title, f' text-anchor="start" style="fill:{colour}"')
    for place, line in enumerate(lines):
        plain = f' text-anchor="start" style="font-weight:400;fill:{INK}"'
        out += label(34, y + 44 + 20 * place, 15, line, plain)
    return out, y + high + 10


def draw(view: dict[str, Any], names: list[str], seat: int, lang: str, part: str = "") -> Picture:
    """What lies in the middle, then every player."""
    out, y = "", 20.0
    for key, value in view.items():
        if key not in HIDDEN:
            more, y = panel(key.replace("_", " "), flat(value), y)
            out += more
    for player in view.get("players", []):
        at = player.get("seat", 0)
        held = {key: value for key, value in player.items() if key != "seat"}
        more, y = panel(names[at], flat(held), y, SEATS[at % len(SEATS)])
        out += more
    return document(str(view.get("game", "")), (0, 0, WIDE, y + 10), out, {})
