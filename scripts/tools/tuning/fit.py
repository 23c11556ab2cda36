"""Fits the leaf of a Keyflower table to games played through, and keeps it if it wins in an arena.

    scripts/fit "keyflower(players=2)" --games 20000
    scripts/fit "keyflower(players=2)" --gate --accept

What a seat has more than others as a season begins is led to how many points more it had in the end. Stop it at
any time: the games are kept in build/fitting.
"""

import argparse
import copy
import json
import sys
from pathlib import Path

from scripts.tools.tuning.deals import rules_of
from scripts.tools.tuning.games import table_name
from scripts.tools.tuning.gate import try_out
from scripts.tools.tuning.leaf_rows import LeafReader, Moment, Row, as_json, play_moments, play_rows
from scripts.tools.tuning.ridge import fit_season, line_of
from scripts.tools.tuning.tune import ROOT, SETS, commit, say, trial
from scripts.tools.tuning.vector import Sections
from tilewright.bots.catalogue import bots_of
from tilewright.bots.keyflower.fitted_weights import FEATURES
from tilewright.bots.weight_sets import BEST, FOLDER, written

KEPT = ROOT / "build" / "fitting"
MOMENTS = 20  # one game more for so many, to fit the middle of seasons


class Fitting:
    """The games of one kind of table, in a file of their own."""

    def __init__(self, spec: str, folder: Path) -> None:
        self.spec = spec
        self.rules = rules_of(spec)
        self.seed = f"fit {spec}"
        self.file = folder / f"{table_name(self.rules)}.jsonl"
        find = bots_of(self.rules).weights
        assert find is not None, f"{self.rules.game} has no weight sets"
        found = find(self.rules, BEST)
        self.present: Sections = found.sections
        self.origin = found.name
        self.all_get = LeafReader(self.rules, self.present).mind.expansion.rest()  # whatever they have
        self.rows: list[Row] = []
        if self.file.exists():
            lines = self.file.read_text(encoding="utf-8").splitlines()
            self.rows = [Row(*one) for line in lines for one in json.loads(line)]

    @property
    def games(self) -> int:
        return self.rows[-1].game + 1 if self.rows else 0

    def play(self, games: int) -> None:
        """What is missing; a line for each game."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        reader = LeafReader(self.rules, self.present)
        with self.file.open("a", encoding="utf-8") as file:
            for game in range(self.games, games):
                rows = play_rows(reader, game, f"{self.seed} {game}")
                self.rows += rows
                file.write(json.dumps([as_json(row) for row in rows]) + "\n")
                if game % 500 == 499:
                    say(f"{game + 1} of {games} games")

    def fit(self) -> tuple[Sections, list[dict[str, object]]]:
        """The present set with another leaf, and how well each season forecasts games held out."""
        sections = copy.deepcopy(self.present)
        leaf = sections["leaf"]
        fits: list[dict[str, object]] = []
        holdings = [[0.0] * FEATURES]
        faces: list[dict[str, float]] = [{}]
        rest = [leaf["rest"][0]]  # type: ignore[index]
        for season in (1, 2, 3):
            found = fit_season(self.rows, season)
            holdings.append(found.holdings)
            faces.append(found.faces)
            rest.append(round(found.rest - self.all_get, 2))
            leaf[f"more_{season}"] = found.more
            fits.append(
                {
                    "season": season,
                    "rows": found.rows,
                    "present": round(found.before, 3),
                    "fitted": round(found.after, 3),
                }
            )
            say(json.dumps(fits[-1]))
        leaf |= {"holdings": holdings, "faces": faces, "rest": rest}
        leaf["begun"] = [leaf["begun"][0], [1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]  # type: ignore[index]
        leaf["under_way"] = [[1.0, 0.0]] * 3
        leaf["under_way"] = self.middles(sections)
        return sections, fits

    def middles(self, sections: Sections) -> list[list[float]]:
        """How what is expected in the middle of a season lies to what comes of it, in further games."""
        mind = LeafReader(self.rules, sections).mind
        moments: list[Moment] = []
        for game in range(max(20, self.games // MOMENTS)):
            moments += play_moments(mind, f"{self.seed} mid {game}")
        found = []
        for season in range(3):
            factor, shift = line_of(moments, season)
            found.append([factor, round(shift + (factor - 1.0) * self.all_get, 2)])
        return found

    def write(self, sections: Sections, fits: list[dict[str, object]], gate: list[dict[str, object]]) -> Path:
        provenance = dict(self.present["provenance"])
        provenance["leaf"] = {
            "made": f"fitted by scripts/fit for {self.spec}: ridge on margins as seasons begin",
            "games": self.games,
            "seed": self.seed,
            "commit": commit(),
            "squared correlation with the margin, games held out": fits,
            "gate": gate,
        }
        sections["provenance"] = provenance
        path = SETS / self.rules.game / FOLDER / f"{table_name(self.rules)}.json"
        path.write_text(written(sections), encoding="utf-8")
        return path


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/fit", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("spec", help='the table, such as "keyflower(players=2)"')
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--gate", action="store_true", help="play no more games: fit and try what there is")
    parser.add_argument("--trials", default="normal:120", help="LEVEL:GAMES of the gate, in order")
    parser.add_argument("--accept", action="store_true", help="write the weight set if every trial is passed")
    parser.add_argument("--folder", type=Path, default=KEPT)
    given = parser.parse_args()
    fitting = Fitting(given.spec, given.folder)
    if not given.gate:
        fitting.play(given.games)
    sections, fits = fitting.fit()
    outcomes = []
    for one in [trial(text) for text in given.trials.split(",") if text]:
        outcomes.append(try_out(given.spec, sections, fitting.present, one, fitting.seed))
        say(json.dumps(outcomes[-1].facts()))
        if not outcomes[-1].passed:
            say("not accepted")
            return 1
    if given.accept:
        facts = [one.facts() for one in outcomes]
        say(f"accepted: {fitting.write(sections, fits, facts).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
