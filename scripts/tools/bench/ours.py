"""Measures this engine in the core that runs here; `scripts/bench` asks for it line by line, in JSON."""

import json
import random
import statistics
import sys
import time
from collections.abc import Callable

from tilewright.core import compiled
from tilewright.games.catalogue import registry
from tilewright.kernel.playout import Dice, playout
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

MOMENTS = 40  # states of a few games on which single calls are measured
CALLS = 9  # times that each of them is measured
CALL_NAMES = ("clone", "options", "view", "determinize", "scores", "digest")

Row = dict[str, float]


def rate(play: Callable[[int], int], seconds: float, first: int) -> Row:
    """Decisions and games in a second of processor time; `play` is told the number of the game."""
    games = moves = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        moves += play(first + games)
        games += 1
    spent = time.process_time() - began
    return {"moves": moves / spent, "games": games / spent}


def play_ours(rules: Rules, seconds: float, number: int) -> Row:
    """Whole games from the first deal on, every decision drawn from the full list of options."""

    def play(game: int) -> int:
        return playout(rules, rules.new(f"bench {game}"), Dice(game))

    return rate(play, seconds, number * 1_000_000)


def moments(rules: Rules) -> list[State]:
    """States spread over a few games."""
    dice = random.Random(5)
    found: list[State] = []
    for game in range(4):
        s, seen = rules.new(f"moments {game}"), []
        while s.stack:
            seen.append(s.clone())
            seat = dice.choice(rules.waiting_seats(s))
            rules.apply(s, seat, dice.choice(rules.options(s, seat)))
        found += seen[:: max(1, len(seen) * 4 // MOMENTS)]
    return found


def cost(call: Callable[[State], object], states: list[State]) -> float:
    """Microseconds of processor time of one call, the median of a few rounds over copies of all states."""
    rounds = []
    for _ in range(CALLS):
        fresh = [s.clone() for s in states]
        began = time.process_time()
        for s in fresh:
            call(s)
        rounds.append((time.process_time() - began) / len(fresh) * 1e6)
    return statistics.median(rounds)


def single_calls(rules: Rules) -> Row:
    states, dice = moments(rules), Rng.from_seed("bench")
    return {
        "clone": cost(lambda s: s.clone(), states),
        "options": cost(lambda s: rules.options(s, rules.waiting_seats(s)[0]), states),
        "view": cost(lambda s: rules.view(s, 0), states),
        "determinize": cost(lambda s: rules.determinize(s, 0, dice), states),
        "scores": cost(rules.scores, states),
        "digest": cost(rules.digest, states),
    }


def main() -> int:
    games = registry()
    rules: dict[str, Rules] = {}
    print(json.dumps({"compiled": compiled()}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        spec = asked["spec"]
        if spec not in rules:
            rules[spec] = games.rules(spec)
            playout(rules[spec], rules[spec].new("warm"), Dice(1))
        if asked["what"] == "play":
            print(json.dumps(play_ours(rules[spec], asked["seconds"], asked["round"])), flush=True)
        else:
            print(json.dumps(single_calls(rules[spec])), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
