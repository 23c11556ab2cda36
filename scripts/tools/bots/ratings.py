"""Ratings of the levels on one scale, fitted to all arenas of two players at once (Bradley and Terry, in Elo)."""

import json
import math
import operator
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from tilewright.bots.ladder import RUNGS, STYLES
from tilewright.bots.ratings import ANCHOR, ANCHOR_RATING, FILE

SCALE = 400 / math.log(10)  # points of rating for a factor e in the odds
PRIOR_WIN = 0.5  # of a win that each side of an arena is given, so that no rating is endless
ROUNDS = 60
SURE = 1.96


class Result(NamedTuple):
    """What two levels won of each other."""

    one: str
    other: str
    wins: float
    losses: float


class Rated(NamedTuple):
    rating: float
    within: float  # half of the 95 % interval, beside the anchor
    games: int


def results(summaries: Iterable[dict[str, Any]]) -> list[Result]:
    """Of every arena of two levels; a search counts as its level however long it thought."""
    found = []
    for summary in summaries:
        bots = summary["bots"]
        names = [bot["bot"].partition(":")[0] for bot in bots]
        editions = any("as=" in bot["bot"] for bot in bots)
        if summary.get("seats", 2) == 2 and len(bots) == 2 and not editions and set(names) <= {*RUNGS, *STYLES}:
            found.append(Result(names[0], names[1], bots[0]["wins"], bots[1]["wins"]))
    return found


def connected(played: list[Result]) -> list[str]:
    """The levels that have played with the anchor, or with one that has, and so on."""
    found, before = {ANCHOR}, 0
    while len(found) > before:
        before = len(found)
        for one in played:
            if found & {one.one, one.other}:
                found |= {one.one, one.other}
    return [name for name in (*RUNGS, *STYLES) if name in found]


def rate(played: list[Result]) -> dict[str, Rated]:
    """The most likely ratings, by Newton's method; the anchor stays where it is."""
    names = connected(played)
    free = [name for name in names if name != ANCHOR]
    place = {name: number for number, name in enumerate(free)}
    x = [0.0] * len(free)
    doubt = [0.0] * len(free)
    for _ in range(ROUNDS):
        slope = [0.0] * len(free)
        hessian = [[0.0] * len(free) for _ in free]
        for one in played:
            if one.one in names:
                _add(one, place, x, slope, hessian)
        inverse = inverted(hessian)
        for at, row in enumerate(inverse):
            x[at] += max(-1.0, min(1.0, sum(map(operator.mul, row, slope))))
            doubt[at] = math.sqrt(row[at])
    found = {ANCHOR: (0.0, 0.0)} | {name: (x[at], doubt[at]) for name, at in place.items()}
    games = {name: sum(round(one.wins + one.losses) for one in played if name in one[:2]) for name in names}
    return {
        name: Rated(ANCHOR_RATING + SCALE * found[name][0], SURE * SCALE * found[name][1], games[name])
        for name in names
    }


def _add(
    one: Result, place: dict[str, int], x: list[float], slope: list[float], hessian: list[list[float]]
) -> None:
    """What one arena says about the slope of the likelihood and how it bends."""
    ends = [(place[name], sign) for name, sign in ((one.one, 1.0), (one.other, -1.0)) if name in place]
    lead = sum(sign * x[at] for at, sign in ends)
    share = 1 / (1 + math.exp(-lead))
    games = one.wins + one.losses + 2 * PRIOR_WIN
    for at, sign in ends:
        slope[at] += sign * (one.wins + PRIOR_WIN - games * share)
        for other, other_sign in ends:
            hessian[at][other] += sign * other_sign * games * share * (1 - share)


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrices of a fit are small and have no zero on the way."""
    size = len(matrix)
    rows = [[*row, *(float(at == other) for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [one / pivot for one in rows[at]]
        for other in range(size):
            if other != at:
                times = rows[other][at]
                rows[other] = [one - times * two for one, two in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def write(folder: Path, box: str, target: Path) -> dict[str, Rated]:
    """The ratings of one game from its arenas in that folder, as the data that the bots carry."""
    files = sorted(folder.glob(f"{box}-*.json"))
    played = {file.stem: results([json.loads(file.read_text(encoding="utf-8"))]) for file in files}
    used = [name for name, found in played.items() if found]
    rated = rate([one for found in played.values() for one in found])
    data = {
        "provenance": {
            "made": f"scripts/strength, two players; {ANCHOR} is {ANCHOR_RATING}; a search counts as its level",
            "arenas": used,
        },
        "levels": {
            name: {"rating": round(one.rating), "within": round(one.within), "games": one.games}
            for name, one in rated.items()
        },
    }
    (target / FILE).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return rated
