"""Sums up the games of an arena: win shares with intervals, points, ratings, times."""

import math
from typing import Any, Final

from tilewright.cli.arena.game_file import ArenaGame
from tilewright.cli.matches import Contest
from tilewright.cli.timings import Timings

SURE: Final = 1.959964  # standard deviations on both sides of 95 %
MIDDLE: Final = 1500.0
SCALE: Final = 400.0 / math.log(10.0)  # of Elo
ROUNDS: Final = 500


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    half = SURE / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


class Row:
    """One bot over all its games; the same spec on several seats is one bot."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.played = 0
        self.wins = 0.0
        self.points = 0
        self.winning = 0.0  # points of the games that it won, a shared win counted in parts
        self.timings = Timings()

    def add(self, points: int, share: float, timings: Timings) -> None:
        self.played += 1
        self.wins += share
        self.points += points
        self.winning += points * share
        self.timings.merge(timings)

    def summary(self, rating: float) -> dict[str, Any]:
        low, high = wilson(self.wins, self.played)
        played = max(1, self.played)
        return {
            "bot": self.bot,
            "played": self.played,
            "wins": round(self.wins, 3),
            "win_share": round(self.wins / played, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean": round(self.points / played, 2),
            "mean_winning": round(self.winning / self.wins, 2) if self.wins else None,
            "rating": round(rating),
            "time": self.timings.summary(),
        }


def beats(game: ArenaGame, one: int, other: int) -> float:
    """How much of a win seat `one` has over seat `other`."""
    if (one in game.winners) != (other in game.winners):
        return float(one in game.winners)
    if one in game.winners or game.scores[one] == game.scores[other]:
        return 0.5
    return float(game.scores[one] > game.scores[other])


def ratings(names: list[str], contest: Contest, games: list[ArenaGame]) -> list[float]:
    """Elo numbers from all pairs at the tables: the strengths that make the results most likely, each pair with
    one more drawn game so that nobody is beyond all measure."""
    size = len(names)
    won = [[0.5 if row != column else 0.0 for column in range(size)] for row in range(size)]
    for game in games:
        rows = [names.index(contest.bots[bot]) for bot in game.seats]
        for one, row in enumerate(rows):
            for other, column in enumerate(rows):
                if row != column:
                    won[row][column] += beats(game, one, other)
    strength = [1.0] * size
    for _ in range(ROUNDS):
        for row in range(size):
            met = sum(
                (won[row][other] + won[other][row]) / (strength[row] + strength[other])
                for other in range(size)
                if other != row
            )
            strength[row] = sum(won[row]) / met if met else 1.0
        mean = math.exp(sum(math.log(one) for one in strength) / size)
        strength = [one / mean for one in strength]
    return [MIDDLE + SCALE * math.log(one) for one in strength]


def summarise(contest: Contest, seats: int, games: list[ArenaGame]) -> dict[str, Any]:
    """All of it as plain data; only the times depend on the machine."""
    names = list(dict.fromkeys(contest.bots))
    rows = {name: Row(name) for name in names}
    winning = 0
    for game in games:
        winning += max(game.scores)
        for seat, bot in enumerate(game.seats):
            share = 1 / len(game.winners) if seat in game.winners else 0.0
            rows[contest.bots[bot]].add(game.scores[seat], share, game.timings[seat])
    found = ratings(names, contest, games)
    count = max(1, len(games))
    return {
        "spec": contest.spec,
        "seed": contest.seed,
        "games": len(games),
        "seats": seats,
        "fair_share": round(1 / seats, 4),
        "mean_winning": round(winning / count, 2),
        "decisions": round(sum(game.decisions for game in games) / count, 1),
        "seconds_per_game": round(sum(game.seconds for game in games) / count, 3),
        "bots": [rows[name].summary(rating) for name, rating in zip(names, found, strict=True)],
    }
