"""Ridge regression of margins on what seats have more than others, season by season."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from scripts.tools.tuning.leaf_rows import Moment, Row
from tilewright.bots.keyflower.fitted_weights import FEATURES

Floats = npt.NDArray[np.float64]
PULL = 60.0  # towards 0, for numbers of spread 1
SELDOM = 40  # a face that was seen in fewer rows has no number of its own
LEAST_FACE = 0.3  # points; a face that adds less has none either
HELD_OUT = 5  # every fifth game only checks


class SeasonFit(NamedTuple):
    """The numbers for one season, and how much of the margins of games held out they foretold."""

    holdings: list[float]
    more: list[float]
    faces: dict[str, float]
    rest: float
    rows: int
    before: float  # squared correlation with the margin, of the present leaf
    after: float


def margins(values: Floats, games: npt.NDArray[np.int64]) -> Floats:
    """Each number less the mean of the other seats of its game; rows of a game lie together."""
    seats = int(np.argmax(games != games[0])) or len(games)
    shaped = values.reshape(-1, seats, *values.shape[1:])
    others = (shaped.sum(axis=1, keepdims=True) - shaped) / (seats - 1)
    found: Floats = (shaped - others).reshape(values.shape)
    return found


def squared_correlation(one: Floats, other: Floats) -> float:
    if one.std() == 0 or other.std() == 0:
        return 0.0
    return float(np.corrcoef(one, other)[0, 1] ** 2)


def ridge(x: Floats, y: Floats, pull: float = PULL) -> Floats:
    """One number for each column; margins have no shift."""
    spread = x.std(axis=0)
    used = spread > 1e-9
    scaled = x[:, used] / spread[used]
    found = np.zeros(x.shape[1])
    inner = scaled.T @ scaled + pull * np.eye(int(used.sum()))
    found[used] = np.linalg.solve(inner, scaled.T @ y) / spread[used]
    return found


def fit_season(rows: list[Row], season: int) -> SeasonFit:
    chosen = [row for row in rows if row.season == season]
    names = face_names(chosen)
    games = np.array([row.game for row in chosen])
    plain = np.array([row.features for row in chosen])
    faces = np.array([[float(row.faces.count(name)) for name in names] for row in chosen]).reshape(len(chosen), -1)
    whole = np.hstack([plain, faces])
    points = np.array([float(row.points) for row in chosen])
    fixed = np.array([row.fixed for row in chosen])
    x, y = margins(whole, games), margins(points - fixed, games)
    learned = games % HELD_OUT != 0
    numbers = ridge(x[learned], y[learned])
    numbers[plain.shape[1] :] = [one if abs(one) >= LEAST_FACE else 0.0 for one in numbers[plain.shape[1] :]]
    held = ~learned
    real = margins(points, games)[held]
    seen = (x @ numbers + margins(fixed, games))[held]
    before = margins(np.array([row.expected for row in chosen]), games)[held]
    return SeasonFit(
        rounded(numbers[:FEATURES]),
        rounded(numbers[FEATURES : plain.shape[1]]),
        {name: one for name, one in zip(names, rounded(numbers[plain.shape[1] :]), strict=True) if one},
        round(float((points - fixed - whole @ numbers).mean()), 2),
        len(chosen),
        squared_correlation(before, real),
        squared_correlation(seen, real),
    )


def face_names(rows: list[Row]) -> list[str]:
    counts: dict[str, int] = {}
    for row in rows:
        for name in row.faces:
            counts[name] = counts.get(name, 0) + 1
    return sorted(name for name, count in counts.items() if count >= SELDOM)


def line_of(moments: list[Moment], season: int) -> list[float]:
    """Factor and shift that lead from what was expected in the middle of a season to what came."""
    x = np.array([one.expected for one in moments if one.season == season])
    y = np.array([float(one.points) for one in moments if one.season == season])
    factor = float(np.cov(x, y)[0, 1] / x.var(ddof=1)) if len(x) > 2 and x.var() > 0 else 1.0
    return [round(factor, 3), round(float(y.mean() - factor * x.mean()), 2)]


def rounded(numbers: Floats) -> list[float]:
    return [round(float(one), 3) for one in numbers]
