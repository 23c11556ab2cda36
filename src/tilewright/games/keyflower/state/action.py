"""Actions as whole numbers: what is done, and up to five small numbers; named constructors and readers."""

from typing import Final

from tilewright.kernel.native import Row, i64, vec

PASS: Final = 0
BID: Final = 1  # choose a tile to bid on
USE: Final = 2  # choose a tile to use
JOIN: Final = 3  # put a whole losing bid into the group
ADD: Final = 4  # put workers from the screen into a mixed group and go on (4b)
SEND: Final = 5  # put workers from the screen into the group and place it
PAY_WORKER: Final = 6
PAY_BID: Final = 7
PAY_SKILL: Final = 8
TAKE: Final = 9  # choose one of several gifts
MOVE: Final = 10
UPGRADE: Final = 11
SPEND: Final = 12  # what exactly an upgrade is paid with
DONE: Final = 13
BOARD: Final = 14  # choose a boat
CHOOSE: Final = 15  # choose winter tiles for the market
LAY: Final = 16  # choose which tile to place next
PLACE: Final = 17

KIND_BITS: Final = 5
FIELD_BITS: Final = 10
KIND: Final = (1 << KIND_BITS) - 1
FIELD: Final = (1 << FIELD_BITS) - 1
CELL_BITS: Final = 8  # a cell is two numbers of so many bits, as in `village`
CELL: Final = (1 << CELL_BITS) - 1


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    return kind | a << 5 | b << 15 | c << 25 | d << 35 | e << 45


def kind_of(action: i64) -> i64:
    return action & KIND


def first(action: i64) -> i64:
    return action >> 5 & FIELD


def second(action: i64) -> i64:
    return action >> 15 & FIELD


def third(action: i64) -> i64:
    return action >> 25 & FIELD


def fourth(action: i64) -> i64:
    return action >> 35 & FIELD


def fifth(action: i64) -> i64:
    return action >> 45 & FIELD


def place(tile: i64, cell: i64, turn: i64) -> i64:
    return PLACE | tile << 5 | spot(cell, turn)


def spot(cell: i64, turn: i64) -> i64:
    """The part of an action that says where and how a tile lies."""
    return (cell >> CELL_BITS) << 15 | (cell & CELL) << 25 | turn << 35


def placed_cell(action: i64) -> i64:
    return second(action) << CELL_BITS | third(action)


def choose(tiles: list[int]) -> i64:
    """Winter tiles for the market, in ascending order; a tile is stored as its number + 1."""
    action: i64 = CHOOSE
    shift: i64 = 5
    for tile in sorted(tiles):
        action |= (tile + 1) << shift
        shift += FIELD_BITS
    return action


def chosen(action: i64) -> Row:
    fields = vec[i64]([first(action), second(action), third(action), fourth(action), fifth(action)])
    return vec[i64]([field - 1 for field in fields if field])


def spend(resources: Row, skills: Row) -> i64:
    """A payment: resources by kind, then skills packed two bits a kind."""
    packed = skills[0] | skills[1] << 2 | skills[2] << 4
    return pack(SPEND, resources[0], resources[1], resources[2], resources[3], packed)


def spent_resources(action: i64) -> Row:
    return vec[i64]([first(action), second(action), third(action), fourth(action)])


def spent_skills(action: i64) -> Row:
    packed = fifth(action)
    return vec[i64]([packed & 3, packed >> 2 & 3, packed >> 4 & 3])
