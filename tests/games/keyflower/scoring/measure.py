"""Measures the time that scoring takes, as docs/scoring.md quotes it: run it as a module, with `python -m`."""

from collections.abc import Callable
from functools import partial
from random import Random
from time import thread_time

from tilewright.games.keyflower.scoring import best, best_total, walk_size

from . import test_walk
from .positions import LEVELS, random_village

POSITIONS = [("normal", 0, 2000), ("normal", 4, 2000), ("rich", 0, 2000), ("rich", 12, 1000)]
POSITIONS += [("all tiles", 0, 500), ("all tiles", 12, 200)]
VILLAGES = [(10, 0.5), (15, 0.5), (15, 0.7), (20, 0.5), (20, 0.7), (30, 0.5), (30, 0.6), (30, 0.7), (30, 0.8)]


def best_of_three(work: Callable[[], object]) -> float:
    """Milliseconds of processor time, the least of three runs: others on the machine do not count."""
    times = []
    for _ in range(3):
        start = thread_time()
        work()
        times.append((thread_time() - start) * 1000)
    return min(times)


def row(name: str, times: list[float]) -> str:
    times.sort()
    median, most = times[len(times) // 2], times[int(len(times) * 0.99)]
    return f"| {name} | {len(times)} | {median:.2f} | {most:.2f} | {times[-1]:.2f} |"


def main() -> None:
    print("| holdings | positions | median | 99 % | worst |\n|---|---|---|---|---|")
    for level, contracts, count in POSITIONS:
        dice = Random(1)
        holdings = [random_village(dice, LEVELS[level], contracts) for _ in range(count)]
        name = f"{level}, {contracts} contracts" if contracts else level
        print(row(f"`best_total`, {name}", [best_of_three(partial(best_total, h)) for h in holdings]))
        if not contracts:
            print(row(f"`best`, {name}", [best_of_three(partial(best, h)) for h in holdings]))
    for tiles, density in VILLAGES:
        dice = Random(1)
        villages = [test_walk.random_village(dice, tiles, density) for _ in range(300)]
        name = f"`walk_size`, {tiles} tiles, {density:.0%} of borders are roads"
        print(row(name, [best_of_three(partial(walk_size, roads)) for roads in villages]))


if __name__ == "__main__":
    main()
