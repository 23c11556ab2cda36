"""Bids: who could exceed one, the chance that it holds, and what it is worth to make it."""

from tilewright.bots.keyflower.printed_worth import FIRST_WORKER
from tilewright.bots.keyflower.seat_worth import SeatWorth
from tilewright.games.keyflower.content.terms import ORDER, P4A, VILLAGE
from tilewright.games.keyflower.state.bids import workers_to_bid
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.native import i64


class Reach:
    """How many workers of each colour every seat could bring to one bid: its screen and its losing bids."""

    def __init__(self, s: KeyflowerState) -> None:
        self.seats = len(s.villages)
        self.workers = workers_to_bid(s)


def hold_chance(worths: SeatWorth, reach: Reach, colour: int, size: int, worth: float, each: float) -> float:
    """The chance that a bid of that size and colour is never exceeded; `worth` of the tile, `each` of a worker."""
    s, workers, chance = worths.s, reach.workers, 1.0
    stays = 1.0 - (worths.w.wants if worth > (size + 1) * each else worths.w.may_want)
    seat: i64 = worths.seat
    own: i64 = colour
    enough: i64 = size
    seats: i64 = reach.seats
    for other in range(seats):
        if other == seat:
            continue
        most = workers[other * 4 + own]
        if s.has_power(other, P4A):
            for any_colour in range(4):
                if workers[other * 4 + any_colour] > most:
                    most = workers[other * 4 + any_colour]
        if most > enough:
            chance *= stays
    return chance


def bid_gain(
    worths: SeatWorth, reach: Reach, tile: int, colour: int, size: int, worth: float, added: float
) -> float:
    """What a bid of `size` workers in all gains; `added`: the worth of the workers that go into it."""
    each = worths.items[FIRST_WORKER + colour]
    chance = hold_chance(worths, reach, colour, size, worth, each)
    denied = worths.w.blocking * worth / (reach.seats - 1)
    return chance * (worth + denied - added) - (1.0 - chance) * size * worths.w.tied_up


def may_lie(s: KeyflowerState, seat: int, kind: int) -> bool:
    """Whether the seat may bid there in a colour of its own (4a)."""
    return s.has_power(seat, P4A) and kind >= VILLAGE and kind != ORDER


def opponent_reach(reach: Reach, seat: int, colour: int) -> int:
    """The most workers of a colour that any other seat could bring to a bid."""
    most = 0
    for other in range(reach.seats):
        if other != seat and reach.workers[other * 4 + colour] > most:
            most = reach.workers[other * 4 + colour]
    return most
