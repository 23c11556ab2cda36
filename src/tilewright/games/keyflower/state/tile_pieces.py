"""What lies on a tile, packed into a number each: resources with eight bits a kind, workers with four a colour."""

from tilewright.games.keyflower.content.terms import COLOUR_KINDS, GOLD, RESOURCE_KINDS
from tilewright.kernel.native import Row, i64, vec

# Resources.


def pack_goods(kind: i64, count: i64) -> i64:
    """So many resources of one kind, to be added to what lies there or taken from it."""
    return count << (kind << 3)


def count_goods(goods: i64, kind: i64) -> i64:
    return goods >> (kind << 3) & 255


def total_goods(goods: i64) -> i64:
    return (goods & 255) + (goods >> 8 & 255) + (goods >> 16 & 255) + (goods >> 24 & 255)


def unpack_goods(goods: i64) -> Row:
    """By kind."""
    return vec[i64]([goods & 255, goods >> 8 & 255, goods >> 16 & 255, goods >> 24 & 255])


def list_goods(goods: int) -> list[int]:
    """By kind, for those who count beyond the rules."""
    return [goods >> 8 * kind & 255 for kind in range(RESOURCE_KINDS)]


def goods_cover(goods: i64, need: Row, count: i64, any_kind: bool) -> bool:
    """Whether these resources pay for a need of `count` in all: gold stands in for what lacks (KF-1.4), with
    `any_kind` everything for everything (3a)."""
    gold, iron, stone, wood = goods & 255, goods >> 8 & 255, goods >> 16 & 255, goods >> 24
    if gold + iron + stone + wood < count:
        return False
    if any_kind:
        return True
    spare = gold - need[GOLD]
    if need[1] > iron:
        spare -= need[1] - iron
    if need[2] > stone:
        spare -= need[2] - stone
    if need[3] > wood:
        spare -= need[3] - wood
    return spare >= 0


# Workers.


def pack_workers(colour: i64, count: i64) -> i64:
    return count << (colour << 2)


def count_workers(staff: i64, colour: i64) -> i64:
    return staff >> (colour << 2) & 15


def unpack_workers(staff: i64) -> Row:
    """By colour."""
    return vec[i64]([staff & 15, staff >> 4 & 15, staff >> 8 & 15, staff >> 12 & 15])


def list_workers(staff: int) -> list[int]:
    """By colour, for those who count beyond the rules."""
    return [staff >> 4 * colour & 15 for colour in range(COLOUR_KINDS)]
