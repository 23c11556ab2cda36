"""The benchmark: which tables an agent plays, against whom, with which seeds.

Opponents are frozen, so that results of different years can be compared. The agent plays every deal from every
seat. A change of any of it is a new number.
"""

import math
from typing import Any, Final, NamedTuple

NUMBER: Final = 1
SEED: Final = f"benchmark {NUMBER}"
TABLES: Final = (
    "artificium(players=2)",
    "artificium(players=4)",
    "keyflower(players=2)",
    "keyflower(players=4)",
    "keyflower(players=2,merchants=true)",
)
OPPONENTS: Final = ("random", "easy:as=first-edition", "normal:as=first-edition")
SURE: Final = 1.959964  # standard deviations on both sides of 95 %


class Pairing(NamedTuple):
    """One table with the same opponent on all other seats."""

    spec: str
    opponent: str


class PairingResult(NamedTuple):
    """How the agent did there: its shares of the wins, its points, and its points ahead of the best other seat."""

    pairing: Pairing
    seats: int
    wins: list[float]
    points: list[int]
    margins: list[int]


def pairings(tables: str, opponents: str) -> list[Pairing]:
    """Those whose table and opponent have these words in them; all of them without."""
    return [
        Pairing(spec, opponent)
        for spec in TABLES
        for opponent in OPPONENTS
        if tables in spec and opponents in opponent
    ]


def mean(numbers: list[float] | list[int]) -> float:
    return sum(numbers) / len(numbers)


def half_width(numbers: list[float]) -> float:
    """Half of the 95 % interval of their mean."""
    middle = mean(numbers)
    spread = sum((one - middle) ** 2 for one in numbers) / max(1, len(numbers) - 1)
    return SURE * math.sqrt(spread / len(numbers))


def summarise_pairing(result: PairingResult, interval: tuple[float, float]) -> dict[str, Any]:
    return {
        "table": result.pairing.spec,
        "opponent": result.pairing.opponent,
        "games": len(result.wins),
        "fair_share": round(1 / result.seats, 4),
        "win_share": round(mean(result.wins), 4),
        "interval": [round(one, 4) for one in interval],
        "points": round(mean(result.points), 2),
        "margin": round(mean(result.margins), 2),
        "margin_interval": round(half_width([float(one) for one in result.margins]), 2),
    }


def advantage(results: list[PairingResult], intervals: list[tuple[float, float]]) -> tuple[float, float]:
    """The number by which agents are ordered: how far the share of wins is above a fair one, mean over all
    pairings; and half of its 95 % interval, from those of the shares: games that are all won say little if they
    are few."""
    gains = [mean(one.wins) - 1 / one.seats for one in results]
    return mean(gains), math.hypot(*[(high - low) / 2 for low, high in intervals]) / len(results)
