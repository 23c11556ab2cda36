"""Draws a map of flat-topped hexagons with letters: three lines of text in each, a mark on every edge."""

from typing import Final

from rich.text import Text

FIELD: Final = "F"
ROAD: Final = "R"
WATER: Final = "W"
CLASH: Final = "x"  # two edges that touch and are not alike
MARKS: Final = {ROAD: "=", WATER: "~", CLASH: "x"}
STYLES: Final = {FIELD: "dim", ROAD: "bold yellow", WATER: "bold cyan", CLASH: "red"}
WIDEST: Final = 12  # letters along the top of a hexagon
NARROWEST: Final = 5
# The neighbour at each side, clockwise from the top, as steps along the axes q and r.
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Hex:
    """A tile on the map: a name, a note below it, six edges; no edges: an empty place that is only named."""

    def __init__(self, name: Text, note: Text | None = None, edges: str = "") -> None:
        self.name = name
        self.note = note if note is not None else Text()
        self.edges = edges

    def lines(self, top: int) -> list[Text]:
        """Three lines: the name in the middle one or, if it is long, in the first two."""
        if len(self.name) <= top + 2:
            return [Text(), self.name, self.note]
        first, second = split(self.name.plain, top)
        return [Text(first, self.name.style), Text(second, self.name.style), self.note]


def split(name: str, top: int) -> tuple[str, str]:
    """A long name on two lines: between words if the first part fits, else with a hyphen."""
    words = name.split(" ")
    for count in range(len(words) - 1, 0, -1):
        first, second = " ".join(words[:count]), " ".join(words[count:])
        if len(first) <= top and len(second) <= top + 2:
            return first, second
    return name[: top - 1] + "-", name[top - 1 :].strip()


Map = dict[tuple[int, int], Hex]


class Canvas:
    """A sheet of letters with styles; the last stroke at a place stays."""

    def __init__(self) -> None:
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, row: int, column: int, letters: str, style: str = "") -> None:
        for i, letter in enumerate(letters):
            self.marks[row, column + i] = (letter, style)

    def write(self, row: int, column: int, text: Text, room: int) -> None:
        """A line centred in so much room; what is too long is cut."""
        text = text.copy()
        text.truncate(room)
        column += (room - len(text)) // 2
        for part in text.divide(range(1, len(text))) if text.plain else ():
            style = str(part.spans[-1].style) if part.spans else str(part.style)
            self.put(row, column, part.plain, style)
            column += 1

    def lines(self) -> list[Text]:
        if not self.marks:
            return []
        rows = [row for row, _ in self.marks]
        left = min(column for _, column in self.marks)
        return [self._line(row, left) for row in range(min(rows), max(rows) + 1)]

    def _line(self, row: int, left: int) -> Text:
        columns = [column for at, column in self.marks if at == row]
        line = Text(no_wrap=True)
        for column in range(left, max(columns, default=left - 1) + 1):
            letter, style = self.marks.get((row, column), (" ", ""))
            line.append(letter, style)
        return line


def draw(tiles: Map, width: int) -> list[Text]:
    """The lines of the map, with hexagons as large as the width allows."""
    columns = [q for q, _ in tiles]
    span = max(columns) - min(columns) + 1
    top = max(NARROWEST, min(WIDEST, (width - 2) // span - 2))
    canvas = Canvas()
    for (q, r), tile in tiles.items():
        x, y = q * (top + 2), r * 4 + q * 2
        for side, kind in enumerate(tile.edges):
            _edge(canvas, x, y, top, side, _seen(tiles, q, r, side, kind))
        rooms = (top, top + 2, top + 2)
        for i, line in enumerate(tile.lines(top)):
            canvas.write(y + 1 + i, x + (2 if i == 0 else 1), line, rooms[i])
    return canvas.lines()


def _seen(tiles: Map, q: int, r: int, side: int, kind: str) -> str:
    """The kind of an edge as both its tiles make it."""
    other = tiles.get((q + STEPS[side][0], r + STEPS[side][1]))
    if other is None or not other.edges or other.edges[(side + 3) % 6] == kind:
        return kind
    return CLASH


def _edge(canvas: Canvas, x: int, y: int, top: int, side: int, kind: str) -> None:
    style = STYLES[kind]
    if side in (0, 3):
        row = y if side == 0 else y + 4
        half = (top - 4) // 2
        middle = MARKS.get(kind, "_") * (top - 2 * half)
        canvas.put(row, x + 2, "_" * half, STYLES[FIELD])
        canvas.put(row, x + 2 + half, middle, style)
        canvas.put(row, x + 2 + top - half, "_" * half, STYLES[FIELD])
        return
    falling = side in (1, 4)
    letter = MARKS.get(kind, "\\" if falling else "/")
    near, far = (x + 1, x) if side >= 4 else (x + top + 2, x + top + 3)
    first, second = (y + 1, y + 2) if side in (1, 5) else (y + 4, y + 3)
    canvas.put(first, near, letter, style)
    canvas.put(second, far, letter, style)
