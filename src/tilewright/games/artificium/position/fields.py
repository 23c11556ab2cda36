"""The words of a position: which numbers of a waiting question have a name, and the phases that say it shorter."""

from typing import Final

# The names of the numbers of a frame that are written, by the name of its step; fee and slack of a trade follow.
STACK_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "round": ("next",),
    "market": (),
    "lay": (),
    "resolve": ("looked",),
    "trade": ("card",),
    "closing": (),
    "scout": ("card",),
    "return": ("card",),
    "steal": ("card",),
    "knight": (),
    "mage": ("count",),
}
# What the frame at the bottom of the stack does after each phase.
PHASES: Final[dict[str, int]] = {"market": 1, "lay": 3, "resolve": 2, "closing": 5}
SEAT_CLAUSES: Final = (
    *("hand", "coins", "resources", "points", "applied", "laid"),
    *("out", "passed", "traded", "discarding", "selling"),
)
