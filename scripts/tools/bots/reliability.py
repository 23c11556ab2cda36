"""How well chances are predicted: rows of predictions and outcomes, put in bins, as numbers and as a picture."""

import math
from typing import NamedTuple

from tilewright.cli.arena.chart import line, text
from tilewright.cli.arena.results import wilson

BINS = 10
SIZE = 360
LEFT = 60
TOP = 50


class Bin(NamedTuple):
    """Predictions that lie close together: how many, what they say on average, how often it came true."""

    times: int
    predicted: float
    actual: float


def binned(predicted: list[float], actual: list[float]) -> list[Bin]:
    found = []
    for number in range(BINS):
        rows = [(t, c) for t, c in zip(predicted, actual, strict=True) if min(BINS - 1, int(t * BINS)) == number]
        if rows:
            count = len(rows)
            found.append(Bin(count, sum(t for t, _ in rows) / count, sum(c for _, c in rows) / count))
    return found


def log_loss(predicted: list[float], actual: list[float]) -> float:
    """The mean surprise, in nats; less is better."""
    total = 0.0
    for t, c in zip(predicted, actual, strict=True):
        sure = min(max(t, 1e-4), 1 - 1e-4)
        total -= c * math.log(sure) + (1 - c) * math.log(1 - sure)
    return total / len(predicted)


def brier(predicted: list[float], actual: list[float]) -> float:
    """The mean square of what was missed; less is better."""
    return sum((t - c) ** 2 for t, c in zip(predicted, actual, strict=True)) / len(predicted)


def gap(bins: list[Bin]) -> float:
    """How far prediction and outcome are apart, on average over all predictions."""
    return sum(one.times * abs(one.predicted - one.actual) for one in bins) / sum(one.times for one in bins)


def draw(title: str, bins: list[Bin]) -> str:
    """Predicted from left to right, actual from bottom to top; on the diagonal both agree."""
    width, height = LEFT + SIZE + 30, TOP + SIZE + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        ' font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{title}</title>",
        f'<rect width="{width}" height="{height}" fill="#fbf8f1"/>',
        text(16, 26, title, "#3b3a36", size=15),
    ]
    for percent in (0, 25, 50, 75, 100):
        x, y = place(percent / 100, percent / 100)
        parts += [line(x, TOP, x, TOP + SIZE, "#e3dccb"), line(LEFT, y, LEFT + SIZE, y, "#e3dccb")]
        parts.append(text(x, TOP + SIZE + 18, f"{percent} %", "#8d887c", "middle", 11))
        parts.append(text(LEFT - 8, y + 4, f"{percent} %", "#8d887c", "end", 11))
    parts.append(line(LEFT, TOP + SIZE, LEFT + SIZE, TOP, "#3b3a36", ' stroke-dasharray="4 3"'))
    for one in bins:
        x, y = place(one.predicted, one.actual)
        low, high = wilson(one.actual * one.times, one.times)
        parts.append(line(x, place(0, low)[1], x, place(0, high)[1], "#c8862b"))
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#c8862b"/>')
        parts.append(text(x + 8, y + 14, str(one.times), "#8d887c", size=10))
    parts.append(text(LEFT + SIZE / 2, TOP + SIZE + 42, "predicted chance to win", "#3b3a36", "middle"))
    parts.append(text(LEFT, TOP - 8, "won", "#3b3a36"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def place(predicted: float, actual: float) -> tuple[float, float]:
    return LEFT + SIZE * predicted, TOP + SIZE * (1 - actual)
