"""The gate: a set is accepted only if it beats the present one in whole games, at every level asked for."""

from typing import NamedTuple

from scripts.tools.tuning.deals import rules_of
from scripts.tools.tuning.players import mind_of, play
from scripts.tools.tuning.vector import Sections
from tilewright.cli.arena.results import wilson


class Trial(NamedTuple):
    """So many games at a level; `sure`: the whole 95 % interval must lie above a fair share, else its middle."""

    level: str
    games: int
    sure: bool


class Outcome(NamedTuple):
    """One set among others of the present one."""

    level: str
    games: int
    wins: float
    low: float
    high: float
    fair: float
    passed: bool

    def facts(self) -> dict[str, object]:
        share = (
            f"{100 * self.wins / self.games:.1f} % of {self.games} ({100 * self.low:.0f}-{100 * self.high:.0f})"
        )
        return {"level": self.level, "wins": share, "fair": f"{100 * self.fair:.0f} %", "passed": self.passed}


def try_out(spec: str, tried: Sections, present: Sections, trial: Trial, seed: str) -> Outcome:
    """Every deal is played from every seat."""
    rules = rules_of(spec)
    one, other = mind_of(rules, tried), mind_of(rules, present, "present")
    wins, games = 0.0, 0
    while games < trial.games:
        seat = games % rules.seats
        minds = [one if place == seat else other for place in range(rules.seats)]
        points = play(rules, minds, trial.level, f"{seed} gate {games // rules.seats}")
        best = [place for place, got in enumerate(points) if got == max(points)]
        wins += 1 / len(best) if seat in best else 0.0
        games += 1
    low, high = wilson(wins, games)
    fair = 1 / rules.seats
    passed = (low if trial.sure else wins / games) > fair
    return Outcome(trial.level, games, wins, low, high, fair, passed)
