"""Actions as whole numbers: what is done, and up to five small numbers, with named makers and readers."""

from typing import Final

from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.rows import row_of

PASS: Final = 0
BID: Final = 1  # choose a tile to bid on
USE: Final = 2  # choose a tile to use
JOIN: Final = 3  # put a whole losing bid into the group
ADD: Final = 4  # put workers from the screen into a mixed group and go on (4b)
SEND: Final = 5  # put workers from the screen into the group and place it
PAY_WORKER: Final = 6
PAY_BID: Final = 7
PAY_SKILL: Final = 8
TAKE: Final = 9  # choose one of several effects
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


# The numbers of an action one after the other, for those who write any of them.


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


# Turns, groups and prices.


def bid(tile: i64) -> i64:
    return BID | tile << 5


def use(tile: i64) -> i64:
    return USE | tile << 5


def join(tile: i64) -> i64:
    return JOIN | tile << 5


def add(colour: i64, count: i64) -> i64:
    return ADD | colour << 5 | count << 15


def send(colour: i64, count: i64) -> i64:
    return SEND | colour << 5 | count << 15


def append_sends(found: Row, colour: i64, least: i64, most: i64) -> Row:
    """The options with each number of workers of that colour from `least` to `most`."""
    for count in range(least, most + 1):
        found = append(found, SEND | colour << 5 | count << 15)
    return found


def pay_worker(colour: i64) -> i64:
    return PAY_WORKER | colour << 5


def pay_bid(tile: i64) -> i64:
    return PAY_BID | tile << 5


def pay_skill(kind: i64) -> i64:
    return PAY_SKILL | kind << 5


def take(effect: i64) -> i64:
    return TAKE | effect << 5


def tile_of(action: i64) -> i64:
    """The tile that an action names first: to bid on, use, join from, upgrade, board, lay or place."""
    return action >> 5 & FIELD


def colour_of(action: i64) -> i64:
    """Of workers that are added, sent or paid."""
    return action >> 5 & FIELD


def count_of(action: i64) -> i64:
    """How many workers are added or sent."""
    return action >> 15 & FIELD


def skill_of(action: i64) -> i64:
    """The kind that is paid."""
    return action >> 5 & FIELD


def effect_of(action: i64) -> i64:
    """The effect that is taken."""
    return action >> 5 & FIELD


# Transport and upgrades.


def move(resource: i64, start: i64, end: i64) -> i64:
    return MOVE | resource << 5 | start << 15 | end << 25


def resource_of(action: i64) -> i64:
    """What is moved."""
    return action >> 5 & FIELD


def start_of(action: i64) -> i64:
    """The tile from which a resource is moved."""
    return action >> 15 & FIELD


def end_of(action: i64) -> i64:
    """The tile to which a resource is moved."""
    return action >> 25 & FIELD


def upgrade(tile: i64) -> i64:
    return UPGRADE | tile << 5


def spend(resources: Row, skills: Row) -> i64:
    """A payment: resources by kind, then skills packed two bits a kind."""
    packed = skills[0] | skills[1] << 2 | skills[2] << 4
    return pack(SPEND, resources[0], resources[1], resources[2], resources[3], packed)


def spent_resources(action: i64) -> Row:
    return vec[i64]([first(action), second(action), third(action), fourth(action)])


def spent_skills(action: i64) -> Row:
    packed = fifth(action)
    return vec[i64]([packed & 3, packed >> 2 & 3, packed >> 4 & 3])


# Boats, winter tiles, placing.


def board(tile: i64) -> i64:
    return BOARD | tile << 5


def choose(tiles: list[int]) -> i64:
    """Winter tiles for the market, in ascending order; a tile is stored as its number + 1."""
    return choose_some(vec[i64](sorted(tiles)), row_of(1, len(tiles)), 1)


def choose_some(tiles: Row, bits: Row, picked: i64) -> i64:
    """The same of those tiles, in ascending order, whose bit is among the picked."""
    action: i64 = CHOOSE
    shift: i64 = 5
    for at in range(len(tiles)):
        if bits[at] & picked:
            action |= (tiles[at] + 1) << shift
            shift += FIELD_BITS
    return action


def chosen(action: i64) -> Row:
    fields = vec[i64]([first(action), second(action), third(action), fourth(action), fifth(action)])
    return vec[i64]([field - 1 for field in fields if field])


def lay(tile: i64) -> i64:
    return LAY | tile << 5


def place(tile: i64, cell: i64, turn: i64) -> i64:
    return PLACE | tile << 5 | spot(cell, turn)


def lead_place(tile: i64) -> i64:
    """The part of it that is the same wherever the tile lies."""
    return PLACE | tile << 5


def spot(cell: i64, turn: i64) -> i64:
    """The part of an action that says where and how a tile lies."""
    return (cell >> CELL_BITS) << 15 | (cell & CELL) << 25 | turn << 35


def placed_cell(action: i64) -> i64:
    return second(action) << CELL_BITS | third(action)


def turn_of(action: i64) -> i64:
    """How far a placed tile is turned."""
    return action >> 35 & FIELD
