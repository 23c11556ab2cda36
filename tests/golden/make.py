"""Makes golden records and perft counts anew: `python -m tests.golden.make [--all] [part of a name ...]`.

Never run by a test, and only for the newest rules of each game: what was made for older ones stays. Without
`--all` only what is missing is made; what changes must be explained in the commit."""

import json
import sys
from pathlib import Path

from scripts.tools.proof.perft import perft, root
from tests.conformance.ours import all_games
from tests.golden.library import PERFT, features_in, features_of, versioned, wanted
from tilewright.conformance.cases import main_specs
from tilewright.conformance.random_chooser import RandomChooser
from tilewright.kernel.match import Match
from tilewright.kernel.record import write_record
from tilewright.kernel.registry import Spec
from tilewright.kernel.rng import Rng

ROOTS = ((0, 3), (40, 4), (90, 4), (170, 4))  # actions played first, depth
MOST_SEEDS = 4000


def played(spec: Spec, seed: str) -> Match:
    """A whole game of a random chooser."""
    match = Match(spec.rules(), seed)
    rules, dice = match.rules, Rng.from_seed(f"golden {seed}")
    chooser = RandomChooser(dice.fork())
    while not rules.over(match.state):
        seats = rules.waiting_seats(match.state)
        seat = seats[dice.below(len(seats))]
        texts = [rules.text(action) for action in rules.options(match.state, seat)]
        match.act(seat, texts[chooser.pick(texts)])
    return match


def find_game(spec: Spec, feature: str) -> Match:
    """The first game of a row of seeds that shows the feature."""
    _, finder = features_of(spec.game.key)
    for number in range(MOST_SEEDS):
        match = played(spec, f"golden {number}")
        if not feature or (finder is not None and feature in features_in(match, finder)):
            return match
    raise SystemExit(f"no game with {feature} in {MOST_SEEDS}")


def make_record(path: Path, spec: Spec, feature: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_record(find_game(spec, feature), spec), encoding="utf-8", newline="\n")
    print(path.parent.name, path.name)


def make_perft() -> None:
    """Counts of a few moments of one game of each player count, by version and option string."""
    counts: dict[str, dict[str, dict[str, int]]] = json.loads(PERFT.read_text(encoding="utf-8"))
    for spec in [spec for game in all_games() for spec in main_specs(game)]:
        rules = spec.rules()
        roots = {
            f"after {after} depth {depth}": perft(rules, root(rules, "perft", after), depth)
            for after, depth in ROOTS
        }
        counts.setdefault(versioned(spec), {})[spec.text()] = roots
    PERFT.write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")
    print(PERFT.name)


def main(words: list[str]) -> None:
    names = [word for word in words if not word.startswith("--")]
    for path, spec, feature in wanted():
        chosen = any(name in path.name for name in names) if names else True
        if chosen and ("--all" in words or names or not path.exists()):
            make_record(path, spec, feature)
    if "--all" in words or "perft" in names:
        make_perft()


if __name__ == "__main__":
    main(sys.argv[1:])
