"""What each version of the rules says where it matters; a game is played to its end by the one it began with."""

from typing import Final


class Rulings:
    """The rulings in which versions differ."""

    def __init__(self, *, deck_renewed_at_once: bool) -> None:
        # The deck is made anew as soon as its last card is drawn, not only when a card is to be drawn (AR-6.2).
        self.deck_renewed_at_once = deck_renewed_at_once


RULINGS: Final[dict[int, Rulings]] = {  # by version, the newest last
    1: Rulings(deck_renewed_at_once=False),
    2: Rulings(deck_renewed_at_once=True),
}
VERSION: Final = max(RULINGS)  # new games are of this one
