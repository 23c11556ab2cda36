"""What seats have as seasons begin, and what came of it: games played quickly, with a slip here and there."""

import copy
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from scripts.tools.tuning.players import mind_of
from scripts.tools.tuning.vector import Sections
from tilewright.bots.keyflower.fitted_weights import FEATURES, FittedWeights
from tilewright.bots.keyflower.forecast import Forecast
from tilewright.bots.keyflower.leaf_features import more_features
from tilewright.bots.keyflower.mind import KeyflowerMind
from tilewright.bots.weight_sets import WeightTable
from tilewright.games.keyflower.content.terms import HOME, SUMMER_BOAT
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules

SLIPS = 0.05  # share of answers that are any option, on average over the games: so that more is met


class Row(NamedTuple):
    """One seat as a season begins; `fixed`: what is expected of it beside the leaf."""

    game: int
    season: int
    seat: int
    features: list[float]
    faces: list[str]
    fixed: float
    expected: float  # by the present leaf
    points: int = 0  # in the end


class Moment(NamedTuple):
    """Some moment in the middle of a season: what a leaf expected, and what came."""

    season: int
    expected: float
    points: int


def unit_leaf(leaf: dict[str, object], feature: int) -> FittedWeights:
    """A leaf that sees nothing but one feature of the holdings."""
    found = copy.deepcopy(leaf)
    found["holdings"] = [[float(number == feature) for number in range(FEATURES)] for _ in range(4)]
    found["rest"], found["faces"] = [0.0] * 4, [{}, {}, {}, {}]
    for season in range(4):
        found.pop(f"more_{season}", None)
    return FittedWeights(WeightTable("unit", found))


class LeafReader:
    """Reads the features of seats off positions, with the mind that plays."""

    def __init__(self, rules: Rules, sections: Sections) -> None:
        mind = mind_of(rules, sections)
        assert isinstance(mind, KeyflowerMind)
        self.mind = mind
        self.units = [
            Forecast(mind.printed, mind.expansion, unit_leaf(sections["leaf"], feature))
            for feature in range(FEATURES)
        ]

    def row(self, game: int, s: KeyflowerState, seat: int, expected: float) -> Row:
        mind, season = self.mind, int(s.season)
        worths = mind.fast.worths_of(s, seat)
        fixed = mind.expansion.holdings(worths)
        features = [unit.at_start(s, worths, season) - fixed for unit in self.units]
        features += more_features(mind.printed, s, worths)
        return Row(game, season, seat, features, self.faces(s, seat), fixed, expected)

    def faces(self, s: KeyflowerState, seat: int) -> list[str]:
        """As the weight sets name them: a plus for an upgraded tile, a and b for the sides of summer boats."""
        found, printed = [], self.mind.printed
        for tile in s.villages[seat].tiles:
            if printed.kinds[tile] != HOME:
                marks = ("a", "b") if printed.kinds[tile] == SUMMER_BOAT else ("", "+")
                found.append(printed.r.box.tiles[tile].key + marks[s.side[tile]])
        return found


def quick_game(mind: KeyflowerMind, seed: str) -> Iterator[tuple[KeyflowerState, int]]:
    """The table before every answer and the season; the last one is over."""
    rules, dice, chance = mind.rules, Rng.from_seed(seed), random.Random(seed)
    slips = 2 * SLIPS * chance.random()
    s = as_keyflower(rules.new(seed))
    while not rules.over(s):
        yield s, int(s.season)
        seat = rules.waiting_seats(s)[0]
        options = rules.options(s, seat)
        slip = len(options) > 1 and chance.random() < slips
        rules.apply(s, seat, chance.choice(options) if slip else mind.quick(s, seat, options, dice))
    yield s, -1


def play_rows(reader: LeafReader, game: int, seed: str) -> list[Row]:
    """One game: a row for each seat as each season after the first begins."""
    rows: list[Row] = []
    known, mind = 0, reader.mind
    for s, season in quick_game(mind, seed):
        if season > known:
            known = season
            values = mind.value(s)
            rows += [reader.row(game, s, seat, values[seat]) for seat in range(mind.rules.seats)]
        if season < 0:
            points = mind.rules.scores(s)
            rows = [row._replace(points=points[row.seat]) for row in rows]
    return rows


def play_moments(mind: KeyflowerMind, seed: str) -> list[Moment]:
    """One game: what is expected of each seat at some moment of each season before winter."""
    chance = random.Random(f"{seed} moments")
    found: list[tuple[int, list[float]]] = []
    kept: dict[int, tuple[int, list[float]]] = {}
    met = [0, 0, 0]
    points: list[int] = []
    for s, season in quick_game(mind, seed):
        if 0 <= season < 3:
            met[season] += 1
            if chance.random() < 1 / met[season]:
                kept[season] = (season, mind.value(s))
        if season < 0:
            points = mind.rules.scores(s)
    found = list(kept.values())
    return [Moment(season, value, points[seat]) for season, row in found for seat, value in enumerate(row)]


def as_json(row: Row) -> list[Any]:
    return list(row)
