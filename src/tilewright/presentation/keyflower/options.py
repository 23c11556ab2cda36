"""Options of Keyflower in words, from the text of an action and the table."""

from typing import Any

from tilewright.presentation.keyflower.edges import edges_as_laid, joined_by_road
from tilewright.presentation.keyflower.faces import Faces
from tilewright.presentation.keyflower.merchants import MerchantsPresentation
from tilewright.words.speech import Speech

View = dict[str, Any]
# What follows the first word of an action's text, as names of facts.
FORMS = {
    "bid": ("tile",),
    "use": ("tile",),
    "join": ("tile",),
    "add": ("count", "colour"),
    "send": ("count", "colour"),
    "pay": ("colour",),
    "paybid": ("tile",),
    "return": ("skill",),
    "move": ("resource", "from", "to"),
    "upgrade": ("tile",),
    "board": ("boat",),
    "lay": ("tile",),
}


class Options:
    """Says what an option of a seat would do, seen from its view."""

    def __init__(self, faces: Faces, merchants: MerchantsPresentation | None = None) -> None:
        self.faces = faces
        self.merchants = merchants

    def line(self, speech: Speech, text: str, view: View, seat: int) -> str:
        word, *rest = text.split(" ")
        if self.merchants is not None and self.merchants.knows(word):
            return self.merchants.option(speech, word, rest)
        key = f"keyflower-action-{word}"
        if not speech.has(key):
            return text
        facts: dict[str, object] = dict(zip(FORMS.get(word, ()), rest, strict=False))
        if "count" in FORMS.get(word, ()):
            facts["count"] = int(rest[0]) if rest else 0
            facts["colour"] = rest[1] if rest else None
        more = getattr(self, f"_{word}", None)
        if more is not None:
            facts |= more(rest, view, seat)
        return speech.say(key, facts)

    def _bid(self, rest: list[str], view: View, seat: int) -> dict[str, object]:
        for lot in [*view["market"], *view["orders"]]:
            if lot["tile"] == rest[0]:
                return {"bid": max([bid["count"] for bid in lot["bids"]], default=0)}
        return {"bid": 0}

    def _use(self, rest: list[str], view: View, seat: int) -> dict[str, object]:
        return {"effect": self.faces.use(rest[0], side_of(rest[0], view))}

    def _upgrade(self, rest: list[str], view: View, seat: int) -> dict[str, object]:
        return {"effect": self.faces.effect(rest[0], 1)}

    def _take(self, rest: list[str], view: View, seat: int) -> dict[str, object]:
        return {"taken": self.faces.speech.items({rest[0]: 1})}

    def _spend(self, rest: list[str], view: View, seat: int) -> dict[str, object]:
        return {"items": {name: int(number) for number, name in zip(rest[::2], rest[1::2], strict=True)}}

    def _choose(self, rest: list[str], view: View, seat: int) -> dict[str, object]:
        return {"tiles": rest}

    def _board(self, rest: list[str], view: View, seat: int) -> dict[str, object]:
        boat = next((one for one in view["boats"] if one["tile"] == rest[0]), None)
        if boat is None or view["season"] == "winter":
            effect = self.faces.effect(rest[0], 0)
            return {"workers": None, "workers-count": 0, "skills": None, "skills-count": 0, "effect": effect}
        return {"workers": boat["workers"], "skills": boat["skills"], "effect": ""}

    def _place(self, rest: list[str], view: View, seat: int) -> dict[str, object]:
        tile = self.faces.box.tile(rest[0])
        q, r = [int(part) for part in rest[1].split(",")]
        edges = edges_as_laid(tile.edges, int(rest[2]))
        village = view["players"][seat]["village"]
        roads = joined_by_road(self.faces.box, village, q, r, edges)
        return {"tile": rest[0], "q": q, "r": r, "edges": edges, "roads": roads}


def side_of(key: str, view: View) -> int:
    """Which side of a tile is up."""
    shown = [*view["market"], *[tile for player in view["players"] for tile in player["village"]]]
    return int(next((one["side"] for one in shown if one["tile"] == key), 0))
