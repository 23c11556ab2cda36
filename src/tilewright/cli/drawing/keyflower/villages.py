"""Villages: a map of hexagons with what lies on each, and the same as a list in words."""

from typing import Any

from rich.text import Text

from tilewright.cli.drawing.hexes import STEPS, Hex, Map, draw
from tilewright.cli.drawing.keyflower.faces import Faces
from tilewright.cli.drawing.keyflower.pieces import pieces
from tilewright.games.keyflower.content.box import Box
from tilewright.games.keyflower.content.terms import EDGE_LETTERS
from tilewright.games.keyflower.state.village import turned
from tilewright.words.speech import Speech


def look_of(edges: tuple[int, ...], turn: int) -> str:
    """The edges of a tile as it lies, clockwise from the top: RFFWRF."""
    return "".join(EDGE_LETTERS[edge] for edge in turned(edges, turn))


def joined_by_road(box: Box, village: list[dict[str, Any]], q: int, r: int, look: str) -> list[str]:
    """The tiles of the village that a tile there would be joined to by a road."""
    found = []
    for tile in village:
        step = (tile["q"] - q, tile["r"] - r)
        if step in STEPS:
            side = STEPS.index(step)
            facing = look_of(box.tile(tile["tile"]).edges, tile["turn"])[(side + 3) % 6]
            if look[side] == facing == "R":
                found.append(tile["tile"])
    return found


class Villages:
    """Draws the villages of a view."""

    def __init__(self, faces: Faces, speech: Speech) -> None:
        self.faces = faces
        self.speech = speech

    def map(self, village: list[dict[str, Any]], width: int, placing: bool) -> list[Text]:
        """The hexagons; `placing`: with the places around them, named by their axes."""
        tiles: Map = {(tile["q"], tile["r"]): self._hex(tile) for tile in village}
        if placing:
            around = {(q + dq, r + dr) for q, r in tiles for dq, dr in STEPS}
            for q, r in sorted(around - set(tiles)):
                tiles[q, r] = Hex(Text(f"{q},{r}", "dim"))
        return draw(tiles, width)

    def _hex(self, tile: dict[str, Any]) -> Hex:
        name = self.speech.names[tile["tile"]] + mark(tile)
        style = "bold" if tile["side"] and "power" not in tile else ""
        return Hex(
            Text(name, style), self.on_it(tile), look_of(self.faces.box.tile(tile["tile"]).edges, tile["turn"])
        )

    def on_it(self, tile: dict[str, Any]) -> Text:
        """Resources and workers on a tile."""
        parts = [pieces(self.speech, tile.get(name, {})) for name in ("goods", "workers")]
        return Text(" ").join([part for part in parts if part.plain])

    def listed(self, village: list[dict[str, Any]]) -> Text:
        """Every tile with what it does and what lies on it."""
        found = Text()
        for tile in village:
            found.append(" · " if found.plain else "")
            found.append(self.speech.names[tile["tile"]] + mark(tile), "bold")
            lies = self.on_it(tile)
            if lies.plain:
                found.append(" [").append_text(lies).append("]")
            found.append(f" {self.faces.worth(tile['tile'], tile['side'])}", "dim")
        return found


def mark(tile: dict[str, Any]) -> str:
    """A cross behind the name of an upgraded tile."""
    return "+" if tile["side"] and "power" not in tile else ""
