"""Artificium's table as a picture, from a view."""

from typing import Any

from tilewright.pictures.svg import LINE, PLATE, SEATS, Picture, box, document, drawn, group, label, use

Facts = dict[str, Any]
WIDE = 1000.0
CARD = 84.0  # from one card to the next
EDGE = f' stroke="{LINE}" stroke-width="2"'


def card(name: str, lang: str) -> str:
    """A card, 180 by 252, or its back."""
    drawing: Any = drawn("artificium")["drawings"][name]
    return str(drawing) if name == "back" else str(drawing[lang])


def counted_cards(counts: dict[str, int], lang: str, x: float, y: float, room: float) -> str:
    """Cards side by side, closer together where the room is short."""
    cards = [name for name, count in counts.items() for _ in range(count)]
    step = min(CARD, room / max(1, len(cards)))
    return "".join(group(x + step * place, y, 0.44, card(name, lang)) for place, name in enumerate(cards))


def resources(player: Facts, x: float, y: float) -> str:
    held = [("coin", player["coins"])] + [(f"a-{one}", count) for one, count in player["resources"].items()]
    out = ""
    for symbol, count in held:
        if count or symbol == "coin":
            out += use(symbol, x, y - 6, 28) + label(x + 18, y + 1, 18, count, ' text-anchor="start"')
            x += 64
    return out


def seat_row(view: Facts, seat: int, name: str, y: float, lang: str, own: bool) -> str:
    player = view["players"][seat]
    colour = SEATS[seat % len(SEATS)]
    out = box(20, y, WIDE - 40, 166, PLATE, EDGE)
    out += label(36, y + 28, 20, name, f' text-anchor="start" style="fill:{colour}"')
    out += use("points", 260, y + 21, 34) + label(260, y + 27, 16, player["points"])
    out += resources(player, 320, y + 28)
    out += counted_cards(player["applied"], lang, 36, y + 44, 440)
    hand = view["own"]["hand"] if own else {"back": player["hand"]}
    return out + counted_cards(hand, lang, 520, y + 44, 420)


def draw(view: Facts, names: list[str], seat: int, lang: str, part: str = "") -> Picture:
    """The table; its parts have no pictures of their own."""
    if part:
        raise ValueError(f"Artificium has no picture of {part!r}")
    return draw_table(view, names, seat, lang)


def draw_table(view: Facts, names: list[str], seat: int = -1, lang: str = "en") -> Picture:
    """Market and all seats, as that seat sees them: applied cards on the left, hands on the right."""
    out = counted_cards(view["market"], lang, 30, 20, WIDE - 60) if view["market"] else ""
    y = 150.0 if view["market"] else 20.0
    for player in view["players"]:
        own = player["seat"] == seat and "own" in view
        out += seat_row(view, player["seat"], names[player["seat"]], y, lang, own)
        y += 178
    return document("Artificium", (0, 0, WIDE, y + 4), out, drawn("artificium")["symbols"])
