"""All the arenas that docs/bots.md sums up: played in turn, resumable, results in measurements/strength/."""

import argparse
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from scripts.tools.bots import ratings
from scripts.tools.bots.strength_overview import overview
from tilewright.bots.ladder import RUNGS, STYLES

ROOT = Path(__file__).resolve().parents[3]
GAMES = ROOT / "build" / "strength"  # every game, a line each
RESULTS = ROOT / "measurements" / "strength"  # summaries, tables, pictures
HARD = "hard:time=0.3"
SEARCHING = ("hard", "master")
LINES = 60  # lines of play of a search in the arenas of the ladder: no clock, so that a busy machine counts too
LONG_GAMES = 60
TITLE = "# Every arena as it was printed\n\nThey are summed up in [the overview](overview.md).\n"
BOXES = {
    "keyflower": "keyflower(players={})",
    "merchants": "keyflower(players={},merchants=true)",
    "artificium": "artificium(players={})",
}


RATED = ("keyflower", "artificium")  # games whose levels have ratings, which the page shows


class Arena(NamedTuple):
    """One comparison: its name is that of its files."""

    name: str
    spec: str
    bots: str
    games: int


def arenas() -> list[Arena]:
    """First the ladder for two players, then one stronger bot among three, then `hard` against itself."""
    found = []
    for box, spec in BOXES.items():
        two, four = spec.format(2), spec.format(4)
        found += [
            Arena(f"{box}-easy-random", two, "easy,random", 1000),
            Arena(f"{box}-normal-easy", two, "normal,easy", 400),
            Arena(f"{box}-hard-normal", two, f"{HARD},normal", 200),
            Arena(f"{box}-four-easy-random", four, "easy,random,random,random", 200),
            Arena(f"{box}-four-normal-easy", four, "normal,easy,easy,easy", 200),
            Arena(f"{box}-four-hard-normal", four, f"{HARD},normal,normal,normal", 80),
        ]
    for box, spec in BOXES.items():
        found += rungs(box, spec.format(2))
    for box, spec in BOXES.items():
        for players in range(2, 7):
            found.append(Arena(f"{box}-itself-{players}", spec.format(players), HARD, 20))
    return found


def rungs(box: str, spec: str) -> list[Arena]:
    """Every rung of the ladder over the one below, and every style over `skilled`; searches play so many lines."""
    found = []
    for lower, higher in pairwise(RUNGS):
        games = LONG_GAMES if higher in SEARCHING else 200
        bots = ",".join(f"{name}:playouts={LINES}" if name in SEARCHING else name for name in (higher, lower))
        found.append(Arena(f"{box}-rung-{higher}", spec, bots, games))
    return found + [Arena(f"{box}-style-{style}", spec, f"{style},skilled", 200) for style in STYLES]


def play(arena: Arena, jobs: int, share: float) -> None:
    """The games that are missing; then the table, the summary and the picture are written anew."""
    file = GAMES / f"{arena.name}.json"
    games = max(4, round(arena.games * share))
    words = ["arena", arena.spec, "--bots", arena.bots, "--games", str(games), "--jobs", str(jobs)]
    shown = " ".join(["tilewright", *(f'"{word}"' if "(" in word else word for word in words)])
    more = ["--seed", "strength", "--json", str(file), "--resume", "--picture", str(RESULTS / f"{arena.name}.svg")]
    start = [sys.executable, "-c", "from tilewright.cli.main import main; main()", *words, *more, "--lang", "en"]
    done = subprocess.run(start, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    table = [line.rstrip() for line in done.stdout.splitlines() if not line.startswith("The ")]
    text = "\n".join([f"$ {shown} --seed strength", *table]).rstrip() + "\n"
    print(text, flush=True)
    if done.returncode:
        sys.exit(done.returncode)
    (RESULTS / f"{arena.name}.txt").write_text(text, encoding="utf-8")
    summary = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])["summary"]
    (RESULTS / f"{arena.name}.json").write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")


def write_report() -> None:
    """Ratings, the overview, which the site shows in docs/bots.md, and every arena as printed in the README."""
    names = [arena.name for arena in arenas()] + sorted(path.stem for path in RESULTS.glob("chances-*.txt"))
    parts = [TITLE]
    for name in names:
        file = RESULTS / f"{name}.txt"
        if file.exists():
            parts.append(f"```\n{file.read_text(encoding='utf-8').rstrip()}\n```\n![{name}]({name}.svg)\n")
    (RESULTS / "README.md").write_text("\n".join(parts), encoding="utf-8")
    for box in RATED:
        ratings.write(RESULTS, box, ROOT / "src" / "tilewright" / "bots" / box)
    (RESULTS / "overview.md").write_text(overview(RESULTS), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="beginnings of the names of the arenas to play; all without")
    parser.add_argument("--jobs", type=int, default=2, help="processes; as many as there are idle cores")
    parser.add_argument("--share", type=float, default=1.0, help="of the games, for a quick look")
    parser.add_argument("--report", action="store_true", help="only write the report, from what is there")
    parser.add_argument("--list", action="store_true", help="only say what there is")
    given = parser.parse_args()
    GAMES.mkdir(parents=True, exist_ok=True)
    RESULTS.mkdir(parents=True, exist_ok=True)
    for arena in arenas():
        if given.names and not arena.name.startswith(tuple(given.names)):
            continue
        if given.list:
            print(f"{arena.name}: {arena.games} games of {arena.spec}, {arena.bots}")
        elif not given.report:
            play(arena, given.jobs, given.share)
            write_report()
    if given.report:
        write_report()


if __name__ == "__main__":
    main()
