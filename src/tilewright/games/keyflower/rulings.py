"""In what the versions of the rules differ; a game is played to its end by the version with which it began."""

from typing import Final

from tilewright.games.keyflower.content.terms import P1A, P1B
from tilewright.kernel.native import i64


class Rulings:
    """The rulings in which versions differ."""

    def __init__(self, *, power_when_placed: bool, storage_locks: bool, storage_before_flip: bool) -> None:
        # A summer boat's power begins when it is placed, not when it is taken; but 1a and 1b when taken (KF-9.1).
        self.power_when_placed = power_when_placed
        # Resources on a storage tile score there or nowhere, not on another tile either (KF-8.3, KF-9.7).
        self.storage_locks = storage_locks
        # Storage tiles are counted with the side that lay up before Flipper turned a tile (KF-8.10, KF-9.11).
        self.storage_before_flip = storage_before_flip

    def power_begins(self, power: i64, placed: bool) -> bool:
        """Whether a summer boat's power begins now that it is placed, or only taken."""
        return placed or power in (P1A, P1B) or not self.power_when_placed


RULINGS: Final[dict[int, Rulings]] = {  # by version, the newest last
    1: Rulings(power_when_placed=False, storage_locks=False, storage_before_flip=False),
    2: Rulings(power_when_placed=True, storage_locks=True, storage_before_flip=True),
}
