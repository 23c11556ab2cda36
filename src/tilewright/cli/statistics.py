"""Statistics of many games: means and spreads by seat and by bot, win shares, numbers of options."""

import math
from collections import Counter
from typing import Any

from rich.table import Table

from tilewright.cli.matches import Contest, GameOutcome
from tilewright.words.speech import Speech


class Sample:
    """Points of one seat or one bot over many games."""

    def __init__(self) -> None:
        self.points: list[int] = []
        self.wins = 0.0  # a shared win counts in parts

    def add(self, points: int, share: float) -> None:
        self.points.append(points)
        self.wins += share

    def summary(self) -> dict[str, Any]:
        count = len(self.points)
        mean = sum(self.points) / count if count else 0.0
        spread = math.sqrt(sum((one - mean) ** 2 for one in self.points) / (count - 1)) if count > 1 else 0.0
        return {
            "played": count,
            "mean": round(mean, 3),
            "spread": round(spread, 3),
            "least": min(self.points, default=0),
            "most": max(self.points, default=0),
            "win_share": round(self.wins / count, 4) if count else 0.0,
        }


class ContestStatistics:
    """Takes in outcomes one by one, in the order of the games."""

    def __init__(self, contest: Contest, seats: int) -> None:
        self.contest = contest
        self.seats = [Sample() for _ in range(seats)]
        self.bots = [Sample() for _ in contest.bots]
        self.decisions: list[int] = []
        self.sizes: Counter[int] = Counter()
        self.seconds = 0.0

    def add(self, outcome: GameOutcome) -> None:
        for seat, points in enumerate(outcome.scores):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            self.seats[seat].add(points, share)
            self.bots[outcome.lineup[seat]].add(points, share)
        self.decisions.append(outcome.decisions)
        self.sizes.update(outcome.sizes)
        self.seconds += outcome.seconds

    def percentile(self, share: float) -> int:
        """The size that this share of all option lists does not exceed."""
        left = math.ceil(share * self.sizes.total())
        for size in sorted(self.sizes):
            left -= self.sizes[size]
            if left <= 0:
                return size
        return 0

    def summary(self, elapsed: float, jobs: int) -> dict[str, Any]:
        """All of it as plain data; only `time` depends on the machine."""
        games = len(self.decisions)
        return {
            "spec": self.contest.spec,
            "seed": self.contest.seed,
            "games": games,
            "bots": [{"bot": bot, **one.summary()} for bot, one in zip(self.contest.bots, self.bots, strict=True)],
            "seats": [{"seat": seat, **one.summary()} for seat, one in enumerate(self.seats)],
            "decisions": {
                "mean": round(sum(self.decisions) / games, 3) if games else 0.0,
                "least": min(self.decisions, default=0),
                "most": max(self.decisions, default=0),
            },
            "options": {"largest": max(self.sizes, default=0), "percentile_99": self.percentile(0.99)},
            "time": {
                "jobs": jobs,
                "seconds": round(elapsed, 3),
                "seconds_per_game": round(self.seconds / games, 5) if games else 0.0,
            },
        }


def table_of(rows: list[dict[str, Any]], label: str, speech: Speech) -> Table:
    """Means and spreads for people."""
    table = Table(box=None, header_style="bold cyan", padding=(0, 2, 0, 0))
    table.add_column(speech.say(f"cli-simulate-{label}"))
    for name in ("played", "mean", "spread", "least", "most", "wins"):
        table.add_column(speech.say(f"cli-simulate-{name}"), justify="right")
    for row in rows:
        first = row["bot"] if label == "bot" else str(row["seat"] + 1)
        numbers = [f"{row['mean']:.1f}", f"{row['spread']:.1f}", str(row["least"]), str(row["most"])]
        table.add_row(first, str(row["played"]), *numbers, f"{100 * row['win_share']:.1f} %")
    return table
