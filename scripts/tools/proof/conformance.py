"""The long run of the conformance suite: as many games as wanted, with statistics of what was met on the way."""

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from functools import cache

from tests.conformance.ours import all_games, checks_of
from tilewright.conformance.cases import main_specs, other_specs
from tilewright.conformance.checked_games import Broken, CheckedGames, Tally, gather_texts
from tilewright.conformance.checks import Checks
from tilewright.conformance.decision import TextPool
from tilewright.games.catalogue import registry
from tilewright.kernel.registry import Spec
from tilewright.kernel.rules import Rules

CHUNK = 20  # games that one process plays before it reports
Job = tuple[str, int, int, int, int]  # spec, first game, number of games, every, thin


@cache
def prepared(text: str) -> tuple[Spec, Rules, Checks, TextPool]:
    spec = registry().spec(text)
    return spec, spec.rules(), checks_of(spec.game), gather_texts(spec, 20)


def play(job: Job) -> tuple[str, Tally, str]:
    """The spec, what was met, and what was broken, if anything."""
    text, first, count, every, thin = job
    spec, rules, checks, pool = prepared(text)
    games = CheckedGames(spec, rules, checks, every, pool, thin)
    for game in range(first, first + count):
        try:
            games.play(f"long {game}")
        except Broken as error:
            return text, games.tally, str(error)
    return text, games.tally, ""


def percentile(sizes: Counter[int], share: float) -> int:
    """The smallest size that so large a share of all lists does not exceed."""
    left = share * sum(sizes.values())
    for size in sorted(sizes):
        left -= sizes[size]
        if left <= 0:
            return size
    return 0


def facts(tally: Tally) -> dict[str, object]:
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "costly_laws": sum(tally.laws.values()),
        "longest_game": tally.longest,
        "largest_options": tally.largest[0],
        "largest_asked": tally.largest[1],
        "options_99": percentile(tally.sizes, 0.99),
        "options_median": percentile(tally.sizes, 0.5),
    }


def table(tallies: dict[str, Tally]) -> str:
    lines = [
        "| game | games | decisions | costly laws | longest game | options: median | 99 % | largest (asked) |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for text, tally in tallies.items():
        found = facts(tally)
        cells = [
            f"`{text}`",
            *[f"{found[name]:,}" for name in ("games", "decisions", "costly_laws", "longest_game")],
        ]
        cells += [str(found["options_median"]), str(found["options_99"])]
        cells += [f"{found['largest_options']} ({found['largest_asked']})"]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def reasons(tallies: dict[str, Tally]) -> str:
    """How often each reason was given, most often first, for each game."""
    by_game: dict[str, Counter[str]] = {}
    for text, tally in tallies.items():
        by_game.setdefault(text.partition("(")[0], Counter()).update(tally.reasons)
    lines = []
    for game, counts in by_game.items():
        lines += ["", f"Reasons of {game}:", "", "| asked: rule key | times |", "|---|---:|"]
        lines += [f"| {reason} | {times:,} |" for reason, times in counts.most_common()]
    return "\n".join(lines)


class Progress:
    """One line that is written over, on a terminal only."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.began = time.monotonic()

    def step(self, games: int) -> None:
        self.done += games
        if sys.stderr.isatty():
            spent = time.monotonic() - self.began
            left = spent * (self.total - self.done) / max(self.done, 1)
            sys.stderr.write(f"\r{self.done:,} of {self.total:,} games, about {left / 60:.0f} min left   ")
            sys.stderr.flush()

    def close(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r" + " " * 60 + "\r")


def chosen_specs(wanted: list[str], options: bool) -> list[str]:
    if wanted:
        return [registry().spec(text).text() for text in wanted]
    specs = [spec for game in all_games() for spec in main_specs(game)]
    specs += [spec for game in all_games() if options for spec in other_specs(game)]
    return [spec.text() for spec in specs]


def run(jobs: list[Job], processes: int) -> tuple[dict[str, Tally], list[str]]:
    tallies: dict[str, Tally] = {job[0]: Tally() for job in jobs}
    broken: list[str] = []
    progress = Progress(sum(job[2] for job in jobs))
    with multiprocessing.Pool(processes) as pool:
        for text, tally, error in pool.imap_unordered(play, jobs):
            tallies[text].add(tally)
            progress.step(tally.games)
            if error:
                broken.append(error)
                print(error, file=sys.stderr)
    progress.close()
    return tallies, broken


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/conformance", description=__doc__)
    parser.add_argument("spec", nargs="*", help="option strings; all games and player counts when left out")
    parser.add_argument("--games", type=int, default=1000, help="of each spec")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--every", type=int, default=20, help="one costly law at one decision of so many; 0: none")
    parser.add_argument("--thin", type=int, default=1, help="the cheap laws at one decision of so many")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--options", action="store_true", help="all other sets of options too")
    parser.add_argument("--reasons", action="store_true", help="list the reasons that why_not gave")
    parser.add_argument("--json", action="store_true", help="instead of tables")
    given = parser.parse_args()

    last = given.first + given.games
    jobs = [
        (text, first, min(CHUNK, last - first), given.every, given.thin)
        for text in chosen_specs(given.spec, given.options)
        for first in range(given.first, last, CHUNK)
    ]
    tallies, broken = run(jobs, given.jobs)
    if given.json:
        found = {text: facts(tally) | {"reasons": dict(tally.reasons)} for text, tally in tallies.items()}
        print(json.dumps({"specs": found, "broken": broken}, indent=1))
    else:
        print(table(tallies))
        if given.reasons:
            print(reasons(tallies))
        print(f"\n{len(broken)} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
