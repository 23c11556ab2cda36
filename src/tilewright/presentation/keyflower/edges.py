"""The edges of a tile as it lies in a village, and the roads that they join."""

from typing import Any

from tilewright.games.keyflower.content.box import Box
from tilewright.games.keyflower.content.terms import EDGE_LETTERS
from tilewright.games.keyflower.state.village import STEPS, turned


def edges_as_laid(edges: tuple[int, ...], turn: int) -> str:
    """Clockwise from the top: RFFWRF."""
    return "".join(EDGE_LETTERS[edge] for edge in turned(edges, turn))


def joined_by_road(box: Box, village: list[dict[str, Any]], q: int, r: int, edges: str) -> list[str]:
    """The tiles of the village that a tile there would be joined to by a road."""
    found = []
    for tile in village:
        step = (tile["q"] - q, tile["r"] - r)
        if step in STEPS:
            side = STEPS.index(step)
            facing = edges_as_laid(box.tile(tile["tile"]).edges, tile["turn"])[(side + 3) % 6]
            if edges[side] == facing == "R":
                found.append(tile["tile"])
    return found
