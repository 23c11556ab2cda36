"""Tunes the weights of one table by self-play against a pool, and keeps the result if it wins in an arena.

    scripts/tune "keyflower(players=2)" --iterations 1500 --jobs 2
    scripts/tune "keyflower(players=4)" --start base-2:0.6
    scripts/tune "keyflower(players=5)" --start base-2:0.8 --screen 500
    scripts/tune "keyflower(players=2)" --gate --accept

Stop it at any time: the next run goes on. Everything is in build/tuning/TABLE.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from scripts.tools.tuning.deals import Comparison, Difference, compare, rules_of
from scripts.tools.tuning.games import GameTuning, styled, table_name, tuning_of
from scripts.tools.tuning.gate import Outcome, Trial, try_out
from scripts.tools.tuning.screening import screen
from scripts.tools.tuning.spsa import Spsa
from scripts.tools.tuning.vector import Sections, Vector, between
from tilewright.bots.catalogue import bots_of
from tilewright.bots.weight_sets import BEST, FOLDER, written

ROOT = Path(__file__).resolve().parents[3]
KEPT = ROOT / "build" / "tuning"
SETS = ROOT / "src" / "tilewright" / "bots"
ITERATES = 4  # earlier iterates in the pool
HELPS = 0.5  # standard errors above nothing from which a screened weight is taken
REPORT_EVERY = 20.0  # seconds between lines of progress


class Tuning:
    """One run for one kind of table, kept in a folder of its own."""

    def __init__(
        self, spec: str, part: str, iterations: int, deals: int, folder: Path, start: str = "", keys: str = ""
    ) -> None:
        self.spec = spec
        self.part = part
        self.deals = deals
        self.rules = rules_of(spec)
        self.game: GameTuning = tuning_of(self.rules, part)
        self.file = folder / f"{self.rules.game}-{table_name(self.rules)}-{part}.json"
        find = bots_of(self.rules).weights
        assert find is not None, f"{self.rules.game} has no weight sets"
        present = find(self.rules, BEST)
        self.present: Sections = present.sections
        self.origin = present.name
        self.games = 0
        self.iterates: list[list[float]] = []
        self.vector = Vector(self._begun(start, keys), self.game)
        self.search = Spsa(len(self.vector), iterations, f"{spec} {part}")
        if self.file.exists():
            self._take_up(json.loads(self.file.read_text(encoding="utf-8")))

    def _begun(self, start: str, keys: str) -> Sections:
        """The present set, or so much of the way from there to another: `base-2:0.6`; only with some weights of it
        if they are named."""
        if not start:
            return self.present
        name, _, share = start.partition(":")
        file = SETS / self.rules.game / FOLDER / f"{name}.json"
        self.origin = f"{self.origin}, begun {share or 1} of the way to {name}"
        other = json.loads(file.read_text(encoding="utf-8"))
        if keys:
            self.origin += f", with {keys.replace(',', ', ')}"
        return between(self.present, other, float(share or 1), self.game, set(keys.split(",")) if keys else None)

    def screen(self, start: str, games: int) -> None:
        """Begin with those weights of that set alone that help at this table."""
        name, _, share = start.partition(":")
        other = json.loads((SETS / self.rules.game / FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        sets, far = (self.present, other), float(share or 1)
        effects = screen(self.spec, self.game, sets, far, games, f"{self.search.seed} screen")
        for one in effects:
            say(f"{one.key} {100 * one.gain:+.1f} % ± {100 * one.doubt:.1f}")
        keys = {one.key for one in effects if one.gain > HELPS * one.doubt}
        self.vector = Vector(between(self.present, other, far, self.game, keys), self.game)
        self.search = Spsa(len(self.vector), self.search.iterations, self.search.seed)
        self.origin += f" for {len(keys)} of {len(effects)} weights, screened in {games} games"
        self.games += games
        self.save()

    def _take_up(self, kept: dict[str, object]) -> None:
        """A run goes on from the set that it began with, whatever has been accepted since."""
        self.present, self.origin = kept["present"], kept["origin"]  # type: ignore[assignment]
        self.games, self.iterates = kept["games"], kept["iterates"]  # type: ignore[assignment]
        self.vector = Vector(kept.get("start", self.present), self.game)  # type: ignore[arg-type]
        self.search = Spsa.from_json(kept["search"])  # type: ignore[arg-type]

    def save(self) -> None:
        kept = {
            "spec": self.spec,
            "origin": self.origin,
            "games": self.games,
            "search": self.search.to_json(),
            "iterates": self.iterates,
            "present": self.present,
            "start": self.vector.sections,
        }
        self.file.parent.mkdir(parents=True, exist_ok=True)
        half = self.file.with_suffix(".half")
        half.write_text(json.dumps(kept), encoding="utf-8")
        half.replace(self.file)

    def pool(self) -> dict[str, Sections]:
        """The present set, the styles, and the latest of the earlier iterates."""
        found = {"present": self.present}
        found |= {name: styled(self.present, style) for name, style in self.game.styles.items()}
        for number, x in list(enumerate(self.iterates))[-ITERATES:]:
            found[f"iterate {number}"] = self.vector.sections_at(x)
        return found

    def comparisons(self, jobs: int) -> list[Comparison]:
        """The deals of this iteration in as many parts."""
        plus, minus = (self.vector.sections_at(x) for x in self.search.perturbed())
        pool = self.pool()
        seeds = [f"{self.search.seed} {self.search.done} {deal}" for deal in range(self.deals)]
        size = -(-self.deals // jobs)
        parts = [seeds[start : start + size] for start in range(0, self.deals, size)]
        return [
            Comparison(self.spec, self.game.level, self.game.spread, plus, minus, pool, part) for part in parts
        ]

    def learn(self, found: list[Difference]) -> None:
        self.games += sum(one.games for one in found)
        self.search.learn(sum(one.total for one in found) / sum(one.deals for one in found))
        if self.search.done % max(1, self.search.iterations // 10) == 0:
            self.iterates.append(list(self.search.x))

    def result(self) -> Sections:
        return self.vector.sections_at(self.search.mean())

    def largest(self, count: int = 8) -> str:
        """What has moved most, to be read."""
        changes = zip(self.vector.places, self.vector.start, self.search.mean(), strict=True)
        order = sorted(changes, key=lambda one: -abs(one[2]))[:count]
        return ", ".join(
            f"{place.key}{list(place.at) or ''} {start:g} x {2.718281828**change:.2f}"
            for place, start, change in order
        )


def run(tuning: Tuning, jobs: int, seconds: float) -> None:
    """Until all iterations are done or the time is over."""
    began = reported = time.monotonic()
    games = tuning.games
    workers = ProcessPoolExecutor(jobs, get_context("spawn")) if jobs > 1 else None
    try:
        while tuning.search.done < tuning.search.iterations and time.monotonic() - began < seconds:
            asked = tuning.comparisons(jobs)
            tuning.learn(list(workers.map(compare, asked) if workers else map(compare, asked)))
            if time.monotonic() - reported > REPORT_EVERY:
                reported = time.monotonic()
                tuning.save()
                speed = (tuning.games - games) / (reported - began)
                left = (tuning.search.iterations - tuning.search.done) / tuning.search.done * tuning.games / speed
                say(f"{tuning.search.done}/{tuning.search.iterations}  {tuning.games} games  "
                    f"{speed:.0f} a second  {left / 60:.0f} min left  {tuning.largest(4)}")  # fmt: skip
    except KeyboardInterrupt:
        say("stopped; the next run goes on from here")
    finally:
        tuning.save()
        if workers:
            workers.shutdown(cancel_futures=True)


def gate(tuning: Tuning, trials: list[Trial]) -> list[Outcome]:
    """Level by level; the first that fails is the last."""
    found: list[Outcome] = []
    for trial in trials:
        found.append(try_out(tuning.spec, tuning.result(), tuning.present, trial, tuning.search.seed))
        say(json.dumps(found[-1].facts()))
        if not found[-1].passed:
            break
    return found


def accept(tuning: Tuning, outcomes: list[Outcome]) -> Path:
    """The result as a weight set of this kind of table, with where it comes from."""
    search = tuning.search
    provenance: dict[str, object] = {
        "made": f"tuned by scripts/tune for {tuning.spec}, {tuning.part}, from {tuning.origin}",
        "method": f"SPSA over {len(tuning.vector)} numbers, {search.done} iterations of {tuning.deals} deals"
        if search.done
        else "no iterations: the point where a search would begin",
        "games": tuning.games,
        "seed": search.seed,
        "commit": commit(),
        "pool": list(tuning.pool()),
        "gate": [one.facts() for one in outcomes],
    }
    before = tuning.present["provenance"]
    if "gate" in before:  # it was tuned itself: the gate compared with that
        provenance["before"] = before
    path = SETS / tuning.rules.game / FOLDER / f"{table_name(tuning.rules)}.json"
    path.write_text(written(tuning.result() | {"provenance": provenance}), encoding="utf-8")
    return path


def commit() -> str:
    if shutil.which("git") is None:
        return "unknown"
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip() or "unknown"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def trial(text: str) -> Trial:
    """`normal:200` or `hard:60:40?`: a level, how many games; a question mark asks for the middle only."""
    level, _, games = text.removesuffix("?").rpartition(":")
    return Trial(level, int(games), not text.endswith("?"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/tune", description=__doc__.splitlines()[0])
    parser.add_argument("spec", help='the table, such as "keyflower(players=2)"')
    parser.add_argument("--part", default="quick", choices=("quick", "ponder"), help="which answers are tuned")
    parser.add_argument("--iterations", type=int, default=1500)
    parser.add_argument("--deals", type=int, default=12, help="deals of an iteration")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; all cores if not said")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long; the next run goes on")
    parser.add_argument("--gate", action="store_true", help="play no more iterations: try what there is")
    parser.add_argument(
        "--trials", default="quick:400,normal:120,hard:60:40?", help="LEVEL:GAMES of the gate, in order"
    )
    parser.add_argument("--accept", action="store_true", help="write the weight set if every trial is passed")
    parser.add_argument("--start", default="", help="SET or SET:SHARE: begin so much of the way to that set")
    parser.add_argument("--keys", default="", help="only these weights of --start, with commas between")
    parser.add_argument("--screen", type=int, default=0, help="games that tell which weights of --start help")
    parser.add_argument("--folder", type=Path, default=KEPT)
    given = parser.parse_args()
    tuning = Tuning(given.spec, given.part, given.iterations, given.deals, given.folder, given.start, given.keys)
    if given.screen and not tuning.games:
        tuning.screen(given.start, given.screen)
    if not given.gate:
        run(tuning, given.jobs, 60 * given.minutes)
        if tuning.search.done < tuning.search.iterations:
            return 0
    say(f"{tuning.search.done} iterations, {tuning.games} games: {tuning.largest()}")
    outcomes = gate(tuning, [trial(text) for text in given.trials.split(",")])
    if not all(one.passed for one in outcomes):
        say("not accepted")
        return 1
    if given.accept:
        say(f"accepted: {accept(tuning, outcomes).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
