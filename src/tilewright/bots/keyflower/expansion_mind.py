"""The points at which an expansion adds to the mind; the base calls them and knows no expansion."""

from typing import Final

from tilewright.bots.keyflower.printed_worth import Prize
from tilewright.bots.keyflower.seat_worth import SeatWorth
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.native import Row, i64
from tilewright.kernel.state import Frame

NONE_OF_MINE: Final[i64] = -1


class Extra:
    """Something else that an upgrade symbol does, and what it gains; `on_tile`: paid with what lies there."""

    def __init__(self, action: int, gain: float, number: int, on_tile: bool) -> None:
        self.action = action
        self.gain = gain
        self.number = number
        self.on_tile = on_tile


class ExpansionMind:
    """All default to nothing; with an expansion a class of its own stands here."""

    def widen(self, worths: SeatWorth) -> None:
        """Set what the expansion's effect words are worth, once the base has set its own."""

    def cargo(self, worths: SeatWorth, boat: i64) -> float:
        """What a boat carries beside workers and skills."""
        return 0.0

    def prize(self, worths: SeatWorth, tile: int, prize: Prize) -> float:
        """What a winter tile or boat with a scoring word of the expansion scores."""
        return 0.0

    def holdings(self, worths: SeatWorth) -> float:
        """What the seat holds of the expansion's own things."""
        return 0.0

    def rest(self) -> float:
        """What the expansion adds to the final points of everybody."""
        return 0.0

    def extension(self, worths: SeatWorth, tile: int, goods: int, skills: list[int], taken: int) -> Extra | None:
        """What an upgrade symbol may do with an upgraded tile; `goods`, `skills`: what there is to pay with."""
        return None

    def first_action(self, worths: SeatWorth, options: Row) -> i64:
        """Something to do first in a turn that may make the turn better, or NONE_OF_MINE."""
        return NONE_OF_MINE

    def why(self, s: KeyflowerState, seat: int, action: int) -> tuple[str, dict[str, object]]:
        """The key and facts of why an action of the expansion is a good one."""
        return "keyflower-hint-group", {}

    def answer(self, s: KeyflowerState, f: Frame, seat: i64, options: Row, worths: SeatWorth) -> i64:
        """The answer to a question of the expansion, or something to do beside one of the base."""
        return NONE_OF_MINE
