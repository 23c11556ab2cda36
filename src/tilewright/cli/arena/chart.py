"""The chart of an arena: a bar for each bot with its interval, and the fair share as a line."""

from typing import Any, Final
from xml.sax.saxutils import escape

from tilewright.words.speech import Speech

WIDTH: Final = 720
LEFT: Final = 190  # where shares begin
SPAN: Final = 380  # from 0 to 100 %
TOP: Final = 62
ROW: Final = 34
BAR: Final = 18
INK: Final = "#3b3a36"
FAINT: Final = "#8d887c"
COLOURS: Final = ("#c8862b", "#4f7a52", "#5b7fa6", "#a2543f", "#7b6aa0", "#8a8f3c")


def draw(summary: dict[str, Any], speech: Speech) -> str:
    """The whole SVG file."""
    bots = summary["bots"]
    height = TOP + ROW * len(bots) + 44
    title = speech.say("cli-arena-title", game=summary["spec"], games=summary["games"], seed=summary["seed"])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        ' font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f1"/>',
        text(16, 26, title, INK, size=15),
        text(LEFT, 48, speech.say("cli-arena-wins"), FAINT),
        text(LEFT + SPAN + 110, 48, speech.say("cli-arena-mean"), FAINT, "end"),
        text(WIDTH - 16, 48, speech.say("cli-arena-rating"), FAINT, "end"),
    ]
    parts += scale(TOP, TOP + ROW * len(bots))
    for number, bot in enumerate(bots):
        parts += row(bot, TOP + ROW * number, COLOURS[number % len(COLOURS)])
    x, bottom = at(summary["fair_share"]), TOP + ROW * len(bots)
    parts.append(line(x, TOP - 4, x, bottom + 4, INK, ' stroke-dasharray="4 3"'))
    parts.append(text(x, bottom + 34, speech.say("cli-arena-fair"), INK, "middle"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def row(bot: dict[str, Any], top: int, colour: str) -> list[str]:
    middle = top + ROW // 2
    low, high = bot["interval"]
    width = at(bot["win_share"]) - LEFT
    return [
        text(LEFT - 10, middle + 5, bot["bot"], INK, "end"),
        f'<rect x="{LEFT}" y="{middle - BAR // 2}" width="{width:.1f}" height="{BAR}" fill="{colour}"/>',
        line(at(low), middle, at(high), middle, INK),
        *(line(at(share), middle - 5, at(share), middle + 5, INK) for share in (low, high)),
        text(LEFT + SPAN + 12, middle + 5, f"{100 * bot['win_share']:.1f} %", INK),
        text(LEFT + SPAN + 110, middle + 5, f"{bot['mean']:.1f}", INK, "end"),
        text(WIDTH - 16, middle + 5, str(bot["rating"]), INK, "end"),
    ]


def scale(top: int, bottom: int) -> list[str]:
    parts = []
    for percent in (0, 25, 50, 75, 100):
        x = at(percent / 100)
        parts.append(line(x, top, x, bottom, "#e3dccb"))
        parts.append(text(x, bottom + 16, f"{percent} %", FAINT, "middle", 11))
    return parts


def at(share: float) -> float:
    return LEFT + SPAN * share


def line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{more}/>'


def text(x: float, y: float, words: str, colour: str, anchor: str = "start", size: int = 13) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}" font-size="{size}"'
    return f"<text {place}>{escape(words)}</text>"
