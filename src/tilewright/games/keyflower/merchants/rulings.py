"""What each version of the rules says of the expansion; a game is played to its end by the one it began with."""

from typing import Final


class TradeRulings:
    """The rulings in which versions differ."""

    def __init__(self, *, places_filled_at_once: bool, winter_gold_on_home: bool) -> None:
        # Empty places of the display are filled as soon as new stacks are made, not at the next renewal (MC-4.3).
        self.places_filled_at_once = places_filled_at_once
        # Keyflower II's gold of winter lies on the home; else only the scoring knows of it (MC-2.3).
        self.winter_gold_on_home = winter_gold_on_home


RULINGS: Final[dict[int, TradeRulings]] = {  # by version, the newest last
    1: TradeRulings(places_filled_at_once=False, winter_gold_on_home=False),
    2: TradeRulings(places_filled_at_once=True, winter_gold_on_home=True),
}
