"""Writes SVG pictures that carry their symbols, with unique ids so that several fit on one page."""

import hashlib
import json
import re
from functools import cache
from html import escape
from importlib.resources import files

INK = "#2b2420"
PAPER = "#faf6ec"
LINE = "#d5c9b1"
SOFT = "#5c5244"
PLATE = "#fffaf0"
SEATS = ("#2c5fc9", "#c5362f", "#b8860b", "#3a7d22", "#7446b3", "#0a6a68")
FONT = "Nunito, system-ui, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"
RULES = (
    f"text{{font-family:{FONT};font-weight:800;text-anchor:middle;fill:{INK}}}",
    "text[text-anchor=start]{text-anchor:start}",
    ".kt-op{opacity:.85}",
    ".kt-hexup{fill:#b4d78a;stroke:#c08a1b;stroke-width:3}",
    ".ar-name{fill:#fff}",
    ".ar-backline{fill:none;stroke:#fff}",
)
Frame = tuple[float, float, float, float]  # left, top, width, height


class Picture:
    """An SVG text; a notebook shows it as an image."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture, {len(self.svg) // 1024 + 1} kB of SVG>"

    def save(self, path: str) -> None:
        """Write it as an .svg file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg)


@cache
def drawn(game: str) -> dict[str, dict[str, object]]:
    """What the page draws for that game, as scripts/pictures has written it down."""
    text = files("tilewright.pictures").joinpath(f"{game}.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, object]] = json.loads(text)
    return found


def number(value: float) -> str:
    return f"{round(value, 1):g}"


def label(x: float, y: float, size: float, words: object, more: str = "") -> str:
    return f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{more}>{escape(str(words))}</text>'


def use(symbol: str, x: float, y: float, size: float, more: str = "") -> str:
    """A symbol around that point."""
    at = f'x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{number(size)}" height="{number(size)}"'
    return f'<use href="#{symbol}" {at}{more}/>'


def box(x: float, y: float, wide: float, high: float, fill: str = PLATE, more: str = "") -> str:
    at = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
    return f'<rect {at} rx="{number(min(high, wide, 24) / 2)}" fill="{fill}"{more}/>'


def group(x: float, y: float, scale: float, inner: str, turn: int = 0) -> str:
    rotation = f" rotate({60 * turn})" if turn else ""
    return f'<g transform="translate({number(x)} {number(y)}) scale({scale:g}){rotation}">{inner}</g>'


def document(title: str, frame: Frame, body: str, symbols: dict[str, object]) -> Picture:
    """The whole picture: symbols that the body uses are put into it under ids that only this picture has."""
    wanted: list[str] = []
    look = [body]
    while look:
        for name in re.findall(r'href="#([\w-]+)"', look.pop()):
            if name not in wanted:
                wanted.append(name)
                look.append(str(symbols[name]))
    inner = "".join(str(symbols[name]) for name in sorted(wanted)) + body
    own = "t" + hashlib.sha256(inner.encode()).hexdigest()[:8]
    inner = re.sub(r'(href="#|<symbol id=")', rf"\1{own}-", inner)
    style = "".join(f".{own} {rule}" for rule in RULES)
    left, top, wide, high = (number(value) for value in frame)
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{own}" role="img" width="{number(min(frame[2], 1100))}"'
        f' viewBox="{left} {top} {wide} {high}"><title>{escape(title)}</title><style>{style}</style>'
        f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="{PAPER}"/>{inner}</svg>'
    )
