"""`tilewright simulate`: plays many games of bots and sums them up."""

import json
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tilewright.cli.arguments import build_rules, read_seed, read_spec
from tilewright.cli.errors import CommandError
from tilewright.cli.matches import Contest, play_all
from tilewright.cli.screen import Screen
from tilewright.cli.seating import bot_specs
from tilewright.cli.statistics import ContestStatistics, table_of


def simulate(screen: Screen, text: str, games: int, bots: str, seed: str | None, jobs: int, as_json: bool) -> None:
    """Play them all and report."""
    spec = read_spec(text)
    rules = build_rules(spec)
    specs = bot_specs(bots)
    if len(specs) > rules.seats:
        raise CommandError("cli-error-too-many-bots", bots=len(specs), most=rules.seats)
    contest = Contest(spec.text(), tuple(specs), read_seed(seed))
    jobs = min(jobs, games)
    statistics = ContestStatistics(contest, rules.seats)
    began = time.perf_counter()
    with bar() as progress:
        task = progress.add_task("", total=games)
        for outcome in play_all(rules, contest, range(games), jobs):
            statistics.add(outcome)
            progress.advance(task)
    summary = statistics.summary(time.perf_counter() - began, jobs)
    if as_json:
        print(json.dumps(summary, indent=2))
        return
    screen.say("cli-simulate-title", "bold", game=contest.spec, games=games, seed=contest.seed)
    screen.show(table_of(summary["bots"], "bot", screen.speech))
    screen.line()
    screen.show(table_of(summary["seats"], "seat", screen.speech))
    screen.line()
    numbers = {"mean": f"{summary['decisions']['mean']:.1f}", "most": summary["decisions"]["most"]}
    screen.say("cli-simulate-decisions", **numbers)
    screen.say("cli-simulate-options", **summary["options"])
    screen.say("cli-simulate-time", seconds=f"{summary['time']['seconds']:.1f}", jobs=jobs)


def bar() -> Progress:
    """Goes to the error output, so that the results can be piped; silent where nobody watches."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
