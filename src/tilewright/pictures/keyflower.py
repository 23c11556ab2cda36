"""Keyflower's table and villages as pictures, from a view."""

import math
from typing import Any

from tilewright.pictures.svg import (
    INK,
    LINE,
    PLATE,
    SEATS,
    Picture,
    box,
    document,
    drawn,
    group,
    label,
    number,
    use,
)

R = 100.0
H = R * math.sqrt(3) / 2
GOODS = ("gold", "iron", "stone", "wood")
COLOURS = ("blue", "red", "yellow", "green", "purple")
WORKER = {"blue": "#2c5fc9", "red": "#c5362f", "yellow": "#f4bd1f", "green": "#3a7d22"}
SKILLS = ("anvil", "pick", "saw")
EDGE = f' stroke="{LINE}" stroke-width="2"'
WIDE = 1000.0

Facts = dict[str, Any]


def tile(placed: Facts) -> str:
    """A tile around the origin with what lies and stands on it."""
    sides: Any = drawn("keyflower")["drawings"][placed["tile"]]
    drawing = sides[min(placed.get("side", 0), len(sides) - 1)]
    ground = group(0, 0, 1, drawing["ground"], placed.get("turn", 0))
    return f"{ground}{drawing['upright']}{workers(placed)}{goods(placed)}"


def row(symbols: list[tuple[str, int]], x: float, y: float, size: float) -> str:
    """Counted symbols around that point, on a plate."""
    if not symbols:
        return ""
    step = size * 1.75
    wide = step * len(symbols)
    out = box(
        x - wide / 2 - 4, y - size * 0.62, wide + 8, size * 1.24, PLATE, f' stroke="{INK}" stroke-width="1.5"'
    )
    for place, (symbol, count) in enumerate(symbols):
        left = x - wide / 2 + step * place
        out += use(symbol, left + size * 0.55, y, size)
        out += label(left + size * 1.1, y + size * 0.3, size * 0.8, count, ' text-anchor="start"')
    return out


def counted(counts: dict[str, int], kinds: tuple[str, ...], before: str = "") -> list[tuple[str, int]]:
    return [(before + kind, counts[kind]) for kind in kinds if counts.get(kind)]


def workers(placed: Facts) -> str:
    return row(counted(placed.get("workers", {}), COLOURS, "w-"), 0, -58, 32)


def goods(placed: Facts) -> str:
    return row(counted(placed.get("goods", {}), GOODS), 0, 62, 28)


def bids(placed: Facts) -> str:
    """Below a tile: each bid with the colour of its seat."""
    out = ""
    for place, bid in enumerate(placed.get("bids", [])):
        x = (place - (len(placed["bids"]) - 1) / 2) * 84
        seat = SEATS[bid["seat"] % len(SEATS)]
        out += box(x - 38, 92, 76, 40, PLATE, f' stroke="{seat}" stroke-width="6"')
        out += use(f"w-{bid['colour']}" if bid.get("colour") else "w-any", x - 16, 112, 32)
        out += label(x + 16, 122, 28, bid["count"])
    return out


def middle(cell: Facts) -> tuple[float, float]:
    return 1.5 * R * cell["q"], 2 * H * (cell["r"] + cell["q"] / 2)


def village_frame(cells: list[Facts]) -> tuple[float, float, float, float]:
    spots = [middle(cell) for cell in cells] or [(0.0, 0.0)]
    left, top = min(x for x, _ in spots) - R - 6, min(y for _, y in spots) - H - 6
    return left, top, max(x for x, _ in spots) + R + 6 - left, max(y for _, y in spots) + H + 6 - top


def village(view: Facts, cells: list[Facts]) -> str:
    return "".join(group(*middle(cell), 1, tile(cell) + extension(view, cell)) for cell in cells)


def extension(view: Facts, cell: Facts) -> str:
    """An extension of The Merchants lies in a corner of its tile."""
    name = view.get("merchants", {}).get("extensions", {}).get(cell["tile"], "")
    if not name:
        return ""
    fill = WORKER[name.partition("_")[0]]
    return f'<circle cx="62" cy="-50" r="18" fill="{fill}" stroke="{INK}"/>' + use("extension", 62, -50, 25)


def draw_village(view: Facts, seat: int, names: list[str]) -> Picture:
    """One village as it lies."""
    cells = view["players"][seat]["village"]
    return document(names[seat], village_frame(cells), village(view, cells), drawn("keyflower")["symbols"])


def lines_of(items: list[str], each: float, scale: float, top: float, high: float) -> tuple[str, float]:
    """Drawings side by side in as many rows as they need; the drawing and where it ends."""
    most = max(1, int((WIDE - 40) // each))
    out = ""
    for place, item in enumerate(items):
        x = 20 + each * (place % most + 0.5)
        out += group(x, top + high * (place // most + 0.5), scale, item)
    return out, top + high * math.ceil(len(items) / most)


def middle_of_table(view: Facts) -> tuple[str, float]:
    market = [tile(one) + bids(one) for one in view["market"]]
    orders = [tile(one) + bids(one) for one in view["orders"]]
    out, y = lines_of(market + orders, 138, 0.62, 64, 152)
    boats = [tile({**one, "side": 0}) + skills(one) for one in view["boats"]]
    more, y = lines_of(boats, 138, 0.62, y + 8, 130)
    return out + more, y


def skills(boat: Facts) -> str:
    return row(counted(boat.get("skills", {}), SKILLS), 0, 62, 28)


def held(view: Facts, player: Facts, own: bool) -> list[tuple[str, int]]:
    """The reader's hand as it is; of others what everybody may count behind the screen."""
    if own:
        mine = view["own"]
        return counted(mine["workers"], COLOURS, "w-") + counted(mine["skills"], SKILLS)
    return [("w-any", player["workers"]), ("any-skill", player["skills"])]


def seat_panel(view: Facts, player: Facts, name: str, own: bool, wide: float) -> tuple[str, float]:
    """Name, hand and village in a panel of that width; the drawing and its height."""
    out = box(0, 0, wide, 36, PLATE, EDGE)
    out += label(14, 25, 19, name, f' text-anchor="start" style="fill:{SEATS[player["seat"] % len(SEATS)]}"')
    for place, (symbol, count) in enumerate(held(view, player, own)):
        x = wide * 0.36 + 42 * place
        out += use(symbol, x, 18, 24) + label(x + 13, 24, 16, count, ' text-anchor="start"')
    left, top, w, h = village_frame(player["village"])
    scale = min(0.6, wide / w, 460 / h)
    at = f"translate({number((wide - w * scale) / 2)} 46) scale({scale:.3f})"
    out += f'<g transform="{at} translate({number(-left)} {number(-top)})">'
    return out + village(view, player["village"]) + "</g>", 46 + h * scale


def draw(view: Facts, names: list[str], seat: int, lang: str, part: str = "") -> Picture:
    """The table, or with `village` the village of that seat."""
    if part not in ("", "village"):
        raise ValueError(f"Keyflower has the picture of a village, not {part!r}")
    return draw_village(view, seat, names) if part else draw_table(view, names, seat)


def draw_table(view: Facts, names: list[str], seat: int = -1) -> Picture:
    """Season, market, boats and all villages, as that seat sees them."""
    out, y = middle_of_table(view)
    out += use(f"s-{view['season']}", 40, 34, 40)
    wide = (WIDE - 60) / 2
    players = view["players"]
    for first in range(0, len(players), 2):
        y += 16
        ends = []
        for place, player in enumerate(players[first : first + 2]):
            own = player["seat"] == seat and "own" in view
            panel, high = seat_panel(view, player, names[player["seat"]], own, wide)
            out += group(20 + place * (wide + 20), y, 1, panel)
            ends.append(y + high)
        y = max(ends)
    return document("Keyflower", (0, 0, WIDE, y + 20), out, drawn("keyflower")["symbols"])
