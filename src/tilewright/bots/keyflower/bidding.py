"""Bids: who could exceed one, the chance that it holds, and what it is worth to make it."""

from tilewright.bots.keyflower.printed_worth import FIRST_WORKER
from tilewright.bots.keyflower.seat_worth import SeatWorth
from tilewright.games.keyflower.content.terms import COLOUR_KINDS, ORDER, P4A, VILLAGE
from tilewright.games.keyflower.state.bids import workers_to_bid
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.native import Row, i64, mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Reach:
    """How many workers of each colour every seat could bring to one bid: its screen and its losing bids."""

    def __init__(self, s: KeyflowerState) -> None:
        self.seats = len(s.villages)
        self.workers: Row = workers_to_bid(s)
        self.against: Row = self.workers  # the same where somebody may bid in any colour (4a)
        for seat in range(self.seats):
            if s.has_power(seat, P4A):
                self.against = any_colour(self.against, seat)


def any_colour(workers: Row, seat: i64) -> Row:
    """A row of its own, in which that seat has of every colour as many as of the one it has most of."""
    found = workers[:]
    most: i64 = 0
    for at in range(seat * COLOUR_KINDS, seat * COLOUR_KINDS + COLOUR_KINDS):
        if workers[at] > most:
            most = workers[at]
    for at in range(seat * COLOUR_KINDS, seat * COLOUR_KINDS + COLOUR_KINDS):
        found[at] = most
    return found


def hold_chance(worths: SeatWorth, reach: Reach, colour: i64, size: i64, worth: float, each: float) -> float:
    """The chance that a bid of that size and colour is never exceeded; `worth` of the tile, `each` of a worker."""
    against, chance = reach.against, 1.0
    stays = 1.0 - (worths.w.wants if worth > (int(size) + 1) * each else worths.w.may_want)
    seat = worths.seat
    seats: i64 = reach.seats
    for other in range(seats):
        if other != seat and against[other * 4 + colour] > size:
            chance *= stays
    return chance


def bid_gain(worths: SeatWorth, reach: Reach, colour: i64, size: i64, worth: float, added: float) -> float:
    """What a bid of `size` workers in all gains; `added`: the worth of the workers that go into it."""
    each = worths.items[FIRST_WORKER + colour]
    chance = hold_chance(worths, reach, colour, size, worth, each)
    denied = worths.w.blocking * worth / (reach.seats - 1)
    return chance * (worth + denied - added) - (1.0 - chance) * int(size) * worths.w.tied_up


def may_lie(s: KeyflowerState, seat: int, kind: int) -> bool:
    """Whether the seat may bid there in a colour of its own (4a)."""
    return s.has_power(seat, P4A) and kind >= VILLAGE and kind != ORDER


def opponent_reach(reach: Reach, seat: i64, colour: i64) -> i64:
    """The most workers of a colour that any other seat could bring to a bid."""
    workers = reach.workers
    seats: i64 = reach.seats
    most: i64 = 0
    for other in range(seats):
        if other != seat and workers[other * 4 + colour] > most:
            most = workers[other * 4 + colour]
    return most
