"""Draws measured speeds as bars, in an SVG of our own making."""

import math
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, LABELS, ROW, HEAD, MARGIN = 860, 300, 24, 56, 16
COLOURS = {"compiled": "#2f6f4f", "interpreted": "#8fb8a0", "other": "#b9a27c"}
KEYS = {"compiled": "ours, compiled", "interpreted": "ours, interpreted", "other": "other engines"}


class Bar(NamedTuple):
    """One row of the chart; `kind` chooses the colour."""

    label: str
    value: float
    kind: str


def text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" {more}>{escape(words)}</text>'


def doublings(value: float) -> float:
    """Bars grow by the same length with every doubling, because small card games are hundreds of times faster."""
    return max(0.01, math.log2(value) + 1)


def chart(title: str, bars: list[Bar]) -> str:
    """The bars from the longest to the shortest, with their numbers."""
    ordered = sorted(bars, key=lambda bar: -bar.value)
    height = HEAD + ROW * len(ordered) + 40
    scale = (WIDTH - LABELS - 90) / max([doublings(bar.value) for bar in ordered], default=1)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        ' font-family="sans-serif" font-size="13" fill="#222" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf9f4"/>',
        text(MARGIN, 30, title, 'font-size="17" font-weight="bold"'),
    ]
    for number, bar in enumerate(ordered):
        y = HEAD + ROW * number
        length = doublings(bar.value) * scale
        lines.append(text(LABELS - 8, y + 14, bar.label, 'text-anchor="end"'))
        lines.append(
            f'<rect x="{LABELS}" y="{y + 2}" width="{length:.1f}" height="{ROW - 7}" fill="{COLOURS[bar.kind]}"/>'
        )
        lines.append(text(LABELS + length + 6, y + 14, f"{bar.value:.1f}"))
    for number, (kind, words) in enumerate(KEYS.items()):
        x, y = MARGIN + 190 * number, height - 24
        lines.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{COLOURS[kind]}"/>')
        lines.append(text(x + 18, y + 11, words))
    return "\n".join([*lines, "</svg>", ""])
