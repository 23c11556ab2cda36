"""Bag, stock and supply of a position: the box less what lies elsewhere, or less than that where it is said."""

from itertools import pairwise
from typing import Final

from tilewright.games.keyflower.content.terms import COLOURS, GREEN, RESOURCES, SKILLS
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.bids import bid_colour, bid_count
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import count_goods, count_workers
from tilewright.games.keyflower.text.position.partial import PartialPosition
from tilewright.kernel.native import i64, vec
from tilewright.kernel.position import PositionLine

# The clauses that say where pieces lie; gold on a boat has a clause of its own.
PLACES_OF_PIECES: Final = ("workers", "skills", "goods", "bids", "gold")


def read_stocks(partial: PartialPosition, line: PositionLine) -> None:
    line.bare()
    line.only("bag", "green", "skills", "supply")
    partial.give_once(line, "stocks")
    partial.stocks = line


def take_from_box(partial: PartialPosition, lines: list[PositionLine]) -> None:
    """What lies elsewhere is not in bag, stock and supply; more than the box has cannot be (KF-1.1 to 1.3)."""
    r, s = partial.r, partial.s
    workers, skills, goods = pieces_out(r, s)
    for expansion in r.expansions:
        expansion.count_pieces(s, workers, skills, goods)
    for rule, names, out, box in (
        ("KF-1.1", COLOURS, workers, r.box.workers),
        ("KF-1.2", SKILLS, skills, r.box.skills),
        ("KF-1.3", RESOURCES, goods, r.box.resources),
    ):
        for kind, name in enumerate(names):
            if out[kind] > box[kind]:
                line = line_with_too_many(lines, name, box[kind])
                raise line.error(rule, "more-than-the-box", {"given": out[kind], "piece": name, "most": box[kind]})
    s.bag = vec[i64]([r.box.workers[colour] - workers[colour] for colour in range(3)] + [0])
    s.green = r.box.workers[GREEN] - workers[GREEN]
    s.stock = vec[i64]([r.box.skills[kind] - skills[kind] for kind in range(3)])
    s.supply = vec[i64]([r.box.resources[kind] - goods[kind] for kind in range(4)])


def line_with_too_many(lines: list[PositionLine], name: str, most: int) -> PositionLine:
    """The line with which there are more pieces of that kind than the box has."""
    count = 0
    for line in lines:
        for clause in PLACES_OF_PIECES:
            words = line.clauses.get(clause, []) if line.word != "stocks" else []
            if clause == name:
                count += sum([int(word) for word in words if word.isdigit()])
            for number, kind in pairwise(words):
                count += int(number) if kind.rstrip(",") == name and number.isdigit() else 0
        if count > most:
            return line
    return lines[-1]


class Stocks:
    """The stocks as given. They are set aside while hands and boats are filled from the rest of the box."""

    def __init__(self, partial: PartialPosition) -> None:
        self.bag: list[int] | None = None
        self.skills: list[int] | None = None
        line, s = partial.stocks, partial.s
        if line is None:
            return
        self.bag = line.counts("bag", COLOURS)
        if self.bag is not None:
            left = less(line, "bag", "KF-1.1", COLOURS, [*s.bag[:3], s.green], self.bag)
            s.bag, s.green = vec[i64]([*left[:3], 0]), left[GREEN]
        self.skills = line.counts("skills", SKILLS)
        if self.skills is not None:
            s.stock = vec[i64](less(line, "skills", "KF-1.2", SKILLS, list(s.stock), self.skills))
        supply = line.counts("supply", RESOURCES)
        if supply is not None:
            less(line, "supply", "KF-1.3", RESOURCES, list(s.supply), supply)
            s.supply = vec[i64](supply)
        green = line.one("green", 0, 999, s.green)
        if green > s.green:
            raise line.error(
                "KF-1.1", "not-left-for-it", {"name": "green", "piece": "green", "there": s.green, "given": green}
            )
        s.green = green

    def put_back(self, s: KeyflowerState) -> None:
        if self.bag is not None:
            s.bag = vec[i64](self.bag)
        if self.skills is not None:
            s.stock = vec[i64](self.skills)


def less(
    line: PositionLine, name: str, rule: str, names: tuple[str, ...], there: list[int], given: list[int]
) -> list[int]:
    left = [there[kind] - given[kind] for kind in range(len(there))]
    for kind, count in enumerate(left):
        if count < 0:
            raise line.error(
                rule,
                "not-left-for-it",
                {"name": name, "piece": names[kind], "there": there[kind], "given": given[kind]},
            )
    return left


def pieces_out(r: Keyflower, s: KeyflowerState) -> tuple[list[int], list[int], list[int]]:
    """Workers, skills and resources that are not in bag, stock and supply, by kind."""
    workers, skills, goods = [0] * 4, [0] * 3, [0] * 4
    for seat in range(r.seats):
        for colour in range(4):
            workers[colour] += s.hand[seat * 4 + colour]
        for kind in range(3):
            skills[kind] += s.skills[seat * 3 + kind]
    for boat in range(len(s.fleet)):
        for colour in range(4):
            workers[colour] += s.cargo[boat * 7 + colour]
        for kind in range(3):
            skills[kind] += s.cargo[boat * 7 + 4 + kind]
    for tile in range(len(s.owner)):
        for colour in range(4):
            workers[colour] += count_workers(s.staff[tile], colour)
        for kind in range(4):
            goods[kind] += count_goods(s.goods[tile], kind)
    for bid in s.bids:
        if bid:
            workers[bid_colour(bid)] += bid_count(bid)
    return workers, skills, goods
