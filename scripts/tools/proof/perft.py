"""Counts all ways on from a position to a depth, in all and for each first action, to find where rules differ.

Chance is fixed by the seed. `--after N` first plays N actions at random, so that any moment can be the root."""

import argparse
import sys
import time

from tilewright.games.catalogue import registry
from tilewright.kernel.registry import SpecError
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State


def perft(rules: Rules, s: State, depth: int) -> int:
    """Lines of play of that length, or shorter where the game ends; every seat that is asked may go first."""
    if depth == 0 or not s.stack:
        return 1
    if depth == 1:
        return sum(len(rules.options(s, seat)) for seat in rules.waiting_seats(s))
    return sum(count for _, count in divide(rules, s, depth))


def divide(rules: Rules, s: State, depth: int) -> list[tuple[str, int]]:
    """The same for each first action: compare two lists to see which action to look into next."""
    found = []
    for seat in rules.waiting_seats(s):
        for action in rules.options(s, seat):
            later = s.clone()
            rules.apply(later, seat, action)
            found.append((f"{seat} {rules.text(action)}", perft(rules, later, depth - 1)))
    return found


def root(rules: Rules, seed: str, after: int) -> State:
    """The position after so many random actions; the dice are those of the seed."""
    s = rules.new(seed)
    dice = Rng.from_seed(f"perft {seed}")
    for _ in range(after):
        if not s.stack:
            break
        seats = rules.waiting_seats(s)
        seat = seats[dice.below(len(seats))]
        options = rules.options(s, seat)
        rules.apply(s, seat, options[dice.below(len(options))])
    return s


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/perft", description=__doc__)
    parser.add_argument("spec")
    parser.add_argument("--seed", default="perft")
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--after", type=int, default=0)
    given = parser.parse_args()
    try:
        rules = registry().rules(given.spec)
    except (SpecError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    if given.depth < 1 or given.after < 0:
        print("depth begins with 1, after with 0", file=sys.stderr)
        return 2
    s = root(rules, given.seed, given.after)
    began = time.monotonic()
    counts = divide(rules, s, given.depth)
    for text, count in counts:
        print(f"{text}: {count}")
    total = sum(count for _, count in counts)
    print(f"{len(counts)} first actions, {total} in all, {time.monotonic() - began:.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
