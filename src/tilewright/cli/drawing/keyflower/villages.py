"""Villages: a map of hexagons with what lies on each, and the same as a list in words."""

from typing import Any

from rich.text import Text

from tilewright.cli.drawing.hex_map import STEPS, Hex, Map, draw
from tilewright.cli.drawing.keyflower.pieces import pieces
from tilewright.presentation.keyflower.edges import edges_as_laid
from tilewright.presentation.keyflower.faces import Faces
from tilewright.words.speech import Speech


class Villages:
    """Draws the villages of a view."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces

    def map(self, speech: Speech, village: list[dict[str, Any]], width: int, placing: bool) -> list[Text]:
        """The hexagons; `placing`: with the places around them, named by their axes."""
        tiles: Map = {(tile["q"], tile["r"]): self._hex(speech, tile) for tile in village}
        if placing:
            around = {(q + dq, r + dr) for q, r in tiles for dq, dr in STEPS}
            for q, r in sorted(around - set(tiles)):
                tiles[q, r] = Hex(Text(f"{q},{r}", "dim"))
        return draw(tiles, width)

    def _hex(self, speech: Speech, tile: dict[str, Any]) -> Hex:
        name = speech.names[tile["tile"]] + mark(tile)
        style = "bold" if tile["side"] and "power" not in tile else ""
        return Hex(
            Text(name, style),
            self.on_it(speech, tile),
            edges_as_laid(self.faces.box.tile(tile["tile"]).edges, tile["turn"]),
        )

    def on_it(self, speech: Speech, tile: dict[str, Any]) -> Text:
        """Resources and workers on a tile."""
        parts = [pieces(speech, tile.get(name, {})) for name in ("goods", "workers")]
        return Text(" ").join([part for part in parts if part.plain])

    def listed(self, speech: Speech, village: list[dict[str, Any]]) -> Text:
        """Every tile with what it does and what lies on it."""
        found = Text()
        for tile in village:
            found.append(" · " if found.plain else "")
            found.append(speech.names[tile["tile"]] + mark(tile), "bold")
            lies = self.on_it(speech, tile)
            if lies.plain:
                found.append(" [").append_text(lies).append("]")
            found.append(f" {self.faces.worth(tile['tile'], tile['side'])}", "dim")
        return found


def mark(tile: dict[str, Any]) -> str:
    """A cross behind the name of an upgraded tile."""
    return "+" if tile["side"] and "power" not in tile else ""
