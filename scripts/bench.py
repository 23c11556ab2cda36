"""How fast the engine is: random games of everything registered, beside python-chess on the same machine."""

import argparse
import cProfile
import json
import pstats
import random
import statistics
import sys
import time
from collections.abc import Callable

import chess

from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

PLIES = 200  # of a game of chess at most
MOMENTS = 40  # states of a game on which single calls are measured
CALLS = 5  # times that each of them is measured

Row = dict[str, float]


def play_chess(dice: random.Random) -> int:
    """Random moves to the end, or so many plies; how many there were."""
    board = chess.Board()
    plies = 0
    while plies < PLIES and not board.is_game_over():
        board.push(dice.choice(list(board.legal_moves)))
        plies += 1
    return plies


def play_game(rules: Rules, seed: str, dice: random.Random) -> int:
    """Random actions to the end; how many there were."""
    s = rules.new(seed)
    count = 0
    stack, seats = s.stack, range(rules.seats)
    while stack:
        waiting = int(stack[-1].waiting)
        seat = (
            waiting.bit_length() - 1
            if waiting & waiting - 1 == 0
            else dice.choice([one for one in seats if waiting >> one & 1])
        )
        rules.apply(s, seat, dice.choice(rules.options(s, seat)))
        count += 1
    return count


def rate(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Moves and games in a second of processor time."""
    games = moves = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        moves += play()
        games += 1
    spent = time.process_time() - began
    return moves / spent, games / spent


def moments(rules: Rules) -> list[State]:
    """States spread over a few games."""
    dice = random.Random(5)
    found: list[State] = []
    for game in range(4):
        s, seen = rules.new(f"moments {game}"), []
        while s.stack:
            seen.append(s.clone())
            seats = rules.waiting_seats(s)
            seat = dice.choice(seats)
            rules.apply(s, seat, dice.choice(rules.options(s, seat)))
        found += seen[:: max(1, len(seen) * 4 // MOMENTS)]
    return found


def cost(call: Callable[[State], object], states: list[State]) -> float:
    """Microseconds of processor time of one call, the median of a few rounds over all states."""
    rounds = []
    for _ in range(CALLS):
        began = time.process_time()
        for s in states:
            call(s)
        rounds.append((time.process_time() - began) / len(states) * 1e6)
    return statistics.median(rounds)


def single_calls(rules: Rules) -> Row:
    states = moments(rules)
    dice = Rng.from_seed("bench")
    fresh = [s.clone() for s in states]
    return {
        "clone": cost(lambda s: s.clone(), states),
        "options": cost(lambda s: rules.options(s, rules.waiting_seats(s)[0]), states),
        "view": cost(lambda s: rules.view(s, 0), states),
        "determinize": cost(lambda s: rules.determinize(s, 0, dice), states),
        "scores": cost(lambda s: rules.scores(s), fresh),
        "digest": cost(lambda s: rules.digest(s), states),
    }


def measure(specs: list[str], rounds: int, seconds: float) -> dict[str, Row]:
    """Games and chess by turns, so that a busy machine is as unfair to both; medians of the rounds."""
    rules = {text: registry().rules(text) for text in specs}
    rows: dict[str, list[tuple[float, float]]] = {text: [] for text in ["chess", *specs]}
    for number in range(rounds):
        dice = random.Random(number)
        rows["chess"].append(rate(lambda dice=dice: play_chess(dice), seconds))  # type: ignore[misc]
        for text, book in rules.items():
            play = seeded(book, f"bench {number}", dice)
            rows[text].append(rate(play, seconds))
    found: dict[str, Row] = {}
    for text, pairs in rows.items():
        found[text] = {
            "moves": statistics.median(moves for moves, _ in pairs),
            "games": statistics.median(games for _, games in pairs),
            "ratio": statistics.median(
                moves / base for (moves, _), (base, _) in zip(pairs, rows["chess"], strict=True)
            ),
        }
        if text != "chess":
            found[text] |= single_calls(rules[text])
    return found


def seeded(rules: Rules, seed: str, dice: random.Random) -> Callable[[], int]:
    """Games of other seeds one after the other."""
    count = 0

    def play() -> int:
        nonlocal count
        count += 1
        return play_game(rules, f"{seed} {count}", dice)

    return play


def table(found: dict[str, Row]) -> str:
    names = ("clone", "options", "view", "determinize", "scores", "digest")
    lines = [
        "| | moves/s | times chess | games/s | " + " | ".join(f"{name} µs" for name in names) + " |",
        "|---|" + "---:|" * (3 + len(names)),
    ]
    for text, row in found.items():
        cells = [f"`{text}`", f"{row['moves']:,.0f}", f"{row['ratio']:.2f}", f"{row['games']:,.1f}"]
        cells += [f"{row[name]:.1f}" if name in row else "" for name in names]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def profile(text: str, games: int, most: int) -> None:
    """Where the time goes, by own time."""
    rules, dice = registry().rules(text), random.Random(1)
    watch = cProfile.Profile()
    watch.enable()
    for game in range(games):
        play_game(rules, f"profile {game}", dice)
    watch.disable()
    pstats.Stats(watch).strip_dirs().sort_stats("tottime").print_stats(most)


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("spec", nargs="*", help="option strings; 2, 4 and 6 players of every game when left out")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each game in each round")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", action="store_true", help="also where the time goes, for the last spec")
    given = parser.parse_args()
    specs = given.spec or [f"{key}(players={n})" for key in registry().games for n in (2, 4, 6)]
    found = measure(specs, given.rounds, given.seconds)
    print(json.dumps(found, indent=1) if given.json else table(found))
    if given.profile:
        profile(specs[-1], 30, 25)
    return 0


if __name__ == "__main__":
    sys.exit(main())
