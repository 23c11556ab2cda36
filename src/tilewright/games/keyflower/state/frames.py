"""What the pending questions remember: the numbers of a frame by name, one group of readers for each question."""

from typing import Final

from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.state import Frame

# The season, which stands at the bottom: what comes next, and whether nobody won the start player.


def stage_of(f: Frame) -> i64:
    return f.a


def set_stage(f: Frame, stage: i64) -> None:
    f.a = stage


def start_unclaimed(f: Frame) -> i64:
    """1 if nobody won the start player in this season's auctions."""
    return f.b


def set_start_unclaimed(f: Frame, unclaimed: i64) -> None:
    f.b = unclaimed


# A turn.


def has_acted(f: Frame) -> bool:
    """Whether the player has acted, so that the turn goes on to the left."""
    return f.a == 1


def set_acted(f: Frame, acted: bool) -> None:
    f.a = 1 if acted else 0


# An unfinished group of workers: its tile and purpose, the losing bids in it by their place among the tiles on
# auction, and the workers from the screen, six bits a colour.
BIDDING: Final = 0
USING: Final = 1
ADDED_BITS: Final = 6
ADDED: Final = (1 << ADDED_BITS) - 1
ADDED_COLOURS: Final = 4
MOST: Final = 1 << 24  # no number of a frame is larger


def ask_group(step: i64, seat: i64, tile: i64, purpose: i64) -> Frame:
    return Frame(step, seat, tile, purpose)


def group_tile(f: Frame) -> i64:
    return f.a


def purpose_of(f: Frame) -> i64:
    """BIDDING or USING."""
    return f.b


def is_using(f: Frame) -> bool:
    return f.b == USING


def has_joined_any(f: Frame) -> bool:
    return f.c != 0


def has_joined(f: Frame, place: i64) -> bool:
    """Whether the losing bid at that place is in the group."""
    return f.c >> place & 1 == 1


def joined_places(f: Frame) -> i64:
    """The places of the joined bids, a bit each."""
    return f.c


def join_place(f: Frame, place: i64) -> None:
    f.c |= 1 << place


def has_added_any(f: Frame) -> bool:
    return f.d != 0


def added_workers(f: Frame) -> Row:
    """The workers from the screen, by colour."""
    packed = f.d
    return vec[i64]([packed & ADDED, packed >> 6 & ADDED, packed >> 12 & ADDED, packed >> 18 & ADDED])


def add_workers(f: Frame, colour: i64, count: i64) -> None:
    f.d += count << ADDED_BITS * colour


def has_added_too_many(f: Frame) -> bool:
    """Whether the number is larger than any group can make it."""
    return f.d >> ADDED_BITS * ADDED_COLOURS != 0


# Questions about one tile: the price of its use, the choice of an effect, the payment of its upgrade.


def ask_about_tile(step: i64, seat: i64, tile: i64) -> Frame:
    return Frame(step, seat, tile)


def asked_tile(f: Frame) -> i64:
    return f.a


# Transport and upgrades.


def ask_transport(step: i64, seat: i64, points: i64, symbols: i64, tile: i64) -> Frame:
    return Frame(step, seat, points, symbols, tile)


def transport_left(f: Frame) -> i64:
    return f.a


def spend_transport(f: Frame) -> None:
    f.a -= 1


def upgrades_left(f: Frame) -> i64:
    return f.b


def spend_upgrade(f: Frame) -> None:
    f.b -= 1


def transport_tile(f: Frame) -> i64:
    """The tile in use."""
    return f.c


# For positions, which name the numbers of any question by a list of names.


def first_number(f: Frame) -> i64:
    return f.a


def numbers_of(f: Frame) -> list[int]:
    return [f.a, f.b, f.c, f.d]


def set_numbers(f: Frame, numbers: list[int]) -> None:
    f.a, f.b, f.c, f.d = numbers
