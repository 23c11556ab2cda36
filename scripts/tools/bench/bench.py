"""How fast the engine is, compiled and interpreted, beside python-chess and others on the same machine."""

import argparse
import cProfile
import json
import os
import platform
import pstats
import statistics
import subprocess
import sys
from pathlib import Path

from scripts.tools.bench.chart import Bar, chart
from scripts.tools.bench.compare import FLOOR, report, stored_rows
from scripts.tools.bench.others import Other, others
from scripts.tools.bench.ours import CALL_NAMES, Row
from tilewright.core import SWITCH
from tilewright.games.catalogue import registry
from tilewright.kernel.playout import Dice, playout

ROOT = Path(__file__).resolve().parents[3]
DOCS = ROOT / "docs"
RESULTS = ROOT / "measurements"
USUAL = (
    *(f"keyflower(players={n}{more})" for more in ("", ",merchants=true") for n in (2, 4, 6)),
    *(f"artificium(players={n})" for n in (2, 4, 6)),
)
REFERENCE = "python-chess"

Found = dict[str, Row]


class Core:
    """A process of its own that measures with one of the two cores."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "scripts.tools.bench.ours"], cwd=ROOT, text=True, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, env=os.environ | {SWITCH: str(int(kind == "interpreted")), "PYTHONPATH": path},
        )  # fmt: skip
        self.compiled = bool(self.read()["compiled"])

    def read(self) -> Row:
        assert self.process.stdout is not None
        answer = json.loads(self.process.stdout.readline())
        assert isinstance(answer, dict)
        return answer

    def ask(self, **asked: object) -> Row:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        return self.read()

    def close(self) -> None:
        self.process.communicate()


def cores() -> list[Core]:
    """Compiled, if it has been built, and interpreted."""
    found = [Core("compiled"), Core("interpreted")]
    for core in [core for core in found if core.compiled != (core.kind == "compiled")]:
        core.close()
        found.remove(core)
    return found


def name_of(other: Other) -> str:
    return other.name if other.name == REFERENCE else f"{other.name}, loop in {other.loop}"


def measure(specs: list[str], rounds: int, seconds: float, beside: list[Other]) -> Found:
    """All by turns in every round, so that a busy machine is as unfair to each; medians of the rounds."""
    rows: dict[str, list[Row]] = {}
    running = cores()
    for number in range(rounds):
        for other in beside:
            rows.setdefault(name_of(other), []).append(other.measure(seconds, number))
        for spec in specs:
            for core in running:
                row = core.ask(what="play", spec=spec, seconds=seconds, round=number)
                rows.setdefault(f"{spec}, {core.kind}", []).append(row)
    chess = [row["moves"] for row in rows[REFERENCE]]
    found: Found = {}
    for name, measured in rows.items():
        found[name] = {key: statistics.median(row[key] for row in measured) for key in ("moves", "games")}
        found[name]["ratio"] = statistics.median(
            row["moves"] / base for row, base in zip(measured, chess, strict=True)
        )
    for spec in specs:
        for core in running:
            found[f"{spec}, {core.kind}"] |= core.ask(what="calls", spec=spec)
    for core in running:
        core.close()
    return found


def table(found: Found) -> str:
    names = list(CALL_NAMES)
    lines = [
        "| | decisions/s | times chess | games/s | " + " | ".join(f"{name} µs" for name in names) + " |",
        "|---|" + "---:|" * (3 + len(names)),
    ]
    for name, row in found.items():
        cells = [name, f"{row['moves']:,.0f}", f"{row['ratio']:.2f}", f"{row['games']:,.1f}"]
        cells += [f"{row[call]:.1f}" if call in row else "" for call in names]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def kind_of(name: str) -> str:
    kind = name.rpartition(", ")[2]
    return kind if kind in ("compiled", "interpreted") else "other"


def write_json(path: Path, found: Found, about: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"about": about, "found": found}, indent=1) + "\n", encoding="utf-8")


def write_docs(found: Found, about: str) -> None:
    """The picture of the page about speed, the numbers, and the table that the site shows there."""
    bars = [Bar(name, row["ratio"], kind_of(name)) for name, row in found.items()]
    title = "Decisions a second in random play, in multiples of python-chess (logarithmic)"
    (DOCS / "speed.svg").write_text(chart(title, bars), encoding="utf-8")
    write_json(RESULTS / "speed.json", found, about)
    (RESULTS / "speed.md").write_text(f"{about}\n\n{table(found)}\n", encoding="utf-8")


def profile(text: str, games: int, most: int) -> None:
    """Where the time goes, by own time; only the interpreted core shows its functions."""
    rules = registry().rules(text)
    watch = cProfile.Profile()
    watch.enable()
    for game in range(games):
        playout(rules, rules.new(f"profile {game}"), Dice(game))
    watch.disable()
    pstats.Stats(watch).strip_dirs().sort_stats("tottime").print_stats(most)


def compare(found: Found, path: Path) -> int:
    """1 if a row of ours reached less than the floor of what is stored there."""
    ours = {name: row for name, row in found.items() if kind_of(name) != "other"}
    table_of_both, low = report(ours, stored_rows(path))
    print(f"\nBeside {path.name}:\n\n{table_of_both}")
    for name in low:
        print(f"{name}: less than {FLOOR:.0%} of the stored ratio", file=sys.stderr)
    return 1 if low else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("spec", nargs="*", help="option strings; when left out, 2, 4 and 6 players of every game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each engine in each round")
    parser.add_argument("--json", action="store_true", help="instead of the table")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench.json", help="where the JSON goes")
    parser.add_argument("--docs", action="store_true", help="write docs/speed.svg and measurements/speed.*")
    parser.add_argument(
        "--compare", type=Path, nargs="?", const=RESULTS / "speed.json",
        help="also beside stored numbers (measurements/speed.json); fails far below them",
    )  # fmt: skip
    parser.add_argument("--profile", action="store_true", help="also where the time goes, for the last spec")
    given = parser.parse_args()
    specs = given.spec or list(USUAL)
    beside, missing = others()
    found = measure(specs, given.rounds, given.seconds, beside)
    version = platform.python_version()
    about = f"Medians of {given.rounds} rounds of {given.seconds:g} s each, on one core, Python {version}."
    write_json(given.out, found, about)
    print(json.dumps(found, indent=1) if given.json else f"{about}\n\n{table(found)}")
    if missing:
        print(f"not installed, so not measured: {', '.join(missing)} (scripts/setup bench)", file=sys.stderr)
    if not any(name.endswith(", compiled") for name in found):
        print("the compiled core has not been built, so not measured", file=sys.stderr)
    if given.docs:
        write_docs(found, about)
    if given.profile:
        profile(specs[-1], 30, 25)
    return compare(found, given.compare) if given.compare else 0


if __name__ == "__main__":
    sys.exit(main())
