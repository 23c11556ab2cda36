"""A picture of any game: the areas of its table in labelled boxes, one below the other."""

from typing import Final, NamedTuple

from tilewright.pictures.svg import INK, LINE, PLATE, SEATS, SOFT, Picture, box, document, label

WIDE: Final = 1000.0
EDGE: Final = 20.0  # around a box
INSIDE: Final = 14.0  # between the edge of a box and its words
SIZE: Final = 15.0  # of a letter
# The width of letters as shares of their size, of a usual font without serifs.
NARROW, USUAL, CAPITAL, BROAD = 0.3, 0.55, 0.68, 0.9
THIN: Final = frozenset(" .,:;'|!()[]-·fijlrtI")
THICK: Final = frozenset("mwMWжшщюфЖШЩЮФЫ—")


class Panel(NamedTuple):
    """A part of the table: its title, its lines of words, and the seat that it belongs to (-1: none)."""

    title: str
    lines: list[str]
    seat: int = -1


def width_of(words: str) -> float:
    """About how wide these words are drawn; rather too much than too little."""
    shares = [
        NARROW if letter in THIN else BROAD if letter in THICK else CAPITAL if letter.isupper() else USUAL
        for letter in words
    ]
    return SIZE * sum(shares)


def wrapped(words: str, most: float = WIDE - 2 * (EDGE + INSIDE)) -> list[str]:
    """Lines that are not wider than that."""
    found = [""]
    for word in words.split(" "):
        longer = f"{found[-1]} {word}".strip()
        if found[-1] and width_of(longer) > most:
            found.append(word)
        else:
            found[-1] = longer
    return found


def draw_panel(panel: Panel, y: float) -> tuple[str, float]:
    """A box with a title and as many lines as it needs; the drawing and where it ends."""
    lines = [line for words in panel.lines for line in wrapped(words)]
    high = 34 + 20 * len(lines)
    colour = SEATS[panel.seat % len(SEATS)] if panel.seat >= 0 else SOFT
    out = box(EDGE, y, WIDE - 2 * EDGE, high, PLATE, f' stroke="{LINE}" stroke-width="2"')
    left = EDGE + INSIDE
    out += label(left, y + 23, 16, panel.title, f' text-anchor="start" style="fill:{colour}"')
    for place, line in enumerate(lines):
        plain = f' text-anchor="start" style="font-weight:400;fill:{INK}"'
        out += label(left, y + 44 + 20 * place, SIZE, line, plain)
    return out, y + high + 10


def draw(title: str, panels: list[Panel]) -> Picture:
    """All of them, in their order."""
    out, y = "", EDGE
    for panel in panels:
        more, y = draw_panel(panel, y)
        out += more
    return document(title, (0, 0, WIDE, y + 10), out, {})
