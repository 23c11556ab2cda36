"""`tilewright benchmark AGENT`: plays an agent against frozen opponents and prints its leaderboard line."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from rich.table import Table

from tilewright import __version__
from tilewright.cli.arena.results import wilson
from tilewright.cli.arguments import build_rules, read_spec
from tilewright.cli.errors import CommandError
from tilewright.cli.files import read_bytes, write_text
from tilewright.cli.matches import Contest, play_all
from tilewright.cli.screen import Screen
from tilewright.cli.seating import bot_specs
from tilewright.cli.simulate import bar
from tilewright.research import benchmark_suite as suite


class BenchmarkArguments(NamedTuple):
    """What the command line asks for."""

    agent: str
    games: int
    jobs: int
    tables: str
    opponents: str
    file: Path | None
    leaderboard: Path | None


def benchmark(screen: Screen, wanted: BenchmarkArguments) -> None:
    """Plays all pairings and reports; with all of them played, the line may go into a leaderboard."""
    agents = bot_specs(wanted.agent, True)
    if len(agents) != 1:
        raise CommandError("cli-error-benchmark-one")
    agent = agents[0]
    chosen = suite.pairings(wanted.tables, wanted.opponents)
    if not chosen:
        raise CommandError("cli-error-benchmark-none")
    whole = len(chosen) == len(suite.TABLES) * len(suite.OPPONENTS)
    if wanted.leaderboard is not None and not whole:
        raise CommandError("cli-error-benchmark-part")
    lines = read_leaderboard(wanted.leaderboard) if wanted.leaderboard is not None else []
    results = [played(agent, pairing, wanted) for pairing in chosen]
    found = summary(agent, results)
    show(screen, found)
    if wanted.file is not None:
        write_text(wanted.file, json.dumps(found, indent=1) + "\n")
    if wanted.leaderboard is not None:
        lines = [*(line for line in lines if line["agent"] != agent), found]
        lines.sort(key=lambda line: -line["advantage"])
        write_text(wanted.leaderboard, json.dumps(lines, indent=1) + "\n")


def played(agent: str, pairing: suite.Pairing, wanted: BenchmarkArguments) -> suite.PairingResult:
    """So many games at least: each deal from every seat."""
    spec = read_spec(pairing.spec)
    rules = build_rules(spec)
    seats = int(rules.seats)
    count = -(-wanted.games // seats) * seats
    contest = Contest(spec.text(), (agent, *[pairing.opponent] * (seats - 1)), suite.SEED, True)
    result = suite.PairingResult(pairing, seats, [], [], [])
    with bar() as progress:
        task = progress.add_task("", total=count)
        for game in play_all(rules, contest, range(count), min(wanted.jobs, count)):
            own = game.lineup.index(0)
            others = [points for seat, points in enumerate(game.scores) if seat != own]
            result.wins.append(1 / len(game.winners) if own in game.winners else 0.0)
            result.points.append(game.scores[own])
            result.margins.append(game.scores[own] - max(others))
            progress.advance(task)
    return result


def summary(agent: str, results: list[suite.PairingResult]) -> dict[str, Any]:
    intervals = [wilson(sum(one.wins), len(one.wins)) for one in results]
    gain, half = suite.advantage(results, intervals)
    return {
        "benchmark": suite.NUMBER,
        "agent": agent,
        "version": __version__,
        "advantage": round(gain, 4),
        "interval": round(half, 4),
        "games": sum(len(one.wins) for one in results),
        "tables": [suite.summarise_pairing(*both) for both in zip(results, intervals, strict=True)],
    }


def show(screen: Screen, found: dict[str, Any]) -> None:
    speech = screen.speech
    table = Table(box=None, header_style="bold cyan", padding=(0, 2, 0, 0))
    for name in ("table", "opponent"):
        table.add_column(speech.say(f"cli-benchmark-{name}"))
    for name in ("played", "wins", "interval", "mean"):
        table.add_column(speech.say(f"cli-arena-{name}"), justify="right", no_wrap=True)
    for row in found["tables"]:
        low, high = row["interval"]
        share = f"{100 * row['win_share']:.1f} %"
        between = f"{100 * low:.0f}-{100 * high:.0f}"
        table.add_row(row["table"], row["opponent"], str(row["games"]), share, between, f"{row['points']:.1f}")
    screen.show(table)
    screen.line()
    facts = {"advantage": f"{100 * found['advantage']:+.1f}", "half": f"{100 * found['interval']:.1f}"}
    screen.say("cli-benchmark-advantage", "bold", agent=found["agent"], games=found["games"], **facts)


def read_leaderboard(path: Path) -> list[dict[str, Any]]:
    """The lines of this benchmark that are in the file; a new file has none."""
    if not path.exists():
        return []
    try:
        lines = json.loads(read_bytes(path))
        same = all(line["benchmark"] == suite.NUMBER and line["agent"] for line in lines)
    except (ValueError, KeyError, TypeError):
        same = False
    if not same:
        raise CommandError("cli-error-no-leaderboard", file=str(path))
    found: list[dict[str, Any]] = lines
    return found
