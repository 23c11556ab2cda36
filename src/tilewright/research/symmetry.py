"""Symmetries of a table, for data augmentation: changes that leave the game the same.

Seats need none: every row is counted from the seat that looks, so turning the table round gives the same row. A
village may be turned about its home by sixths.
"""

import numpy as np

from tilewright.research.encoder import Encoder, Ints

MAP = "tile"  # the field of the tiles, with the parts q, r and turn
TURNED_FIELDS = ("q", "r", "turn")


def turn_axes(q: Ints, r: Ints, sixths: int) -> tuple[Ints, Ints]:
    """Hexagons turned clockwise about the origin."""
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def turn_villages(encoder: Encoder, rows: Ints, sixths: int) -> Ints:
    """The same tables with every village turned clockwise about its home."""
    parts = encoder.parts(rows, MAP)
    q, r = turn_axes(parts["q"], parts["r"], sixths)
    turn = np.where(placed(encoder, parts["place"]), (parts["turn"] + sixths) % 6, parts["turn"])
    return encoder.with_parts(rows, MAP, {"q": q, "r": r, "turn": turn})


def placed(encoder: Encoder, places: Ints) -> np.ndarray:
    """Which tiles lie in a village."""
    names = next(part.values for part in encoder.field(MAP).parts if part.name == "place")
    return np.array([name.startswith("village") for name in names])[places]


def turn_options(encoder: Encoder, features: Ints, sixths: int) -> Ints:
    """Options with the same numbers as before, for tables whose villages were turned by that much."""
    names = encoder.option_names()
    columns = [names.index(name) for name in TURNED_FIELDS]
    placing = features[..., 0] == encoder.encoding.kinds.index("place")
    turned = features.copy()
    q, r = turn_axes(features[..., columns[0]], features[..., columns[1]], sixths)
    turn = (features[..., columns[2]] + sixths) % 6
    for column, numbers in zip(columns, (q, r, turn), strict=True):
        turned[..., column] = np.where(placing, numbers, features[..., column])
    return turned
