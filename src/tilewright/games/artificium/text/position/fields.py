"""The words of a position: which numbers of a waiting question have a name, and what each question stands upon."""

from typing import Final

from tilewright.games.artificium.state.frames import CLOSING, LAY_CARDS, MARKET_END, REVEAL

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
PHASES: Final[dict[str, int]] = {"market": MARKET_END, "lay": REVEAL, "resolve": LAY_CARDS, "closing": CLOSING}
TOGETHER: Final = ("lay", "closing")  # asked of several seats at the same time
APPLYING: Final = ("trade", "scout", "return", "steal")  # the card still lies before the player
SEAT_CLAUSES: Final = (
    *("hand", "coins", "resources", "points", "applied", "laid"),
    *("out", "passed", "traded", "discarding", "selling"),
)
