"""Plays games, writes down the chances to win that bots predict on the way, and compares them with who won."""

import argparse
import json
import re
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from scripts.tools.bots.reliability import binned, brier, draw, gap, log_loss
from tilewright.bots.bot import question_for
from tilewright.bots.catalogue import doubt_for, mind_for, settings_for
from tilewright.bots.hints import SHORT, judged
from tilewright.bots.players import Players
from tilewright.bots.search import Budget, TurnSearch
from tilewright.bots.specs import build_bot
from tilewright.bots.win_chance import USUAL, Uncertainty, advised_chance
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

ROOT = Path(__file__).resolve().parents[3]
EVERY = 19  # decisions between two moments
CLOSE_ENDS = [0.5 * step for step in range(1, 21)]
FAR_ENDS = [1.0 * step for step in range(41)]
OPTIMISMS = [0.5 * step for step in range(21)]


@lru_cache(2)
def rules_of(spec: str) -> Rules:
    return registry().rules(spec)


def foreseen(rules: Rules, state: State, seat: int, dice: Rng) -> dict[str, Any]:
    """How much is left at this moment, and the points that all may expect after the turn of a hint."""
    mind = mind_for(rules)
    question = question_for(rules, state, seat, rules.options(state, seat))
    search = TurnSearch(mind, USUAL, question, settings_for(rules, {}), Budget(0.0, SHORT))
    best = judged(search, dice)[0]
    return {"seat": seat, "left": mind.left(state), "points": search.expected(best)}


def play(task: tuple[str, str, int]) -> dict[str, Any]:
    """One game with its moments."""
    spec, bot, number = task
    rules = rules_of(spec)
    seed = f"calibrate/{number}"
    players = Players([build_bot(bot) for _ in range(rules.seats)], rules)
    state, moments, count = rules.new(seed), [], 0
    while not rules.over(state):
        seat = rules.waiting_seats(state)[0]
        options = rules.options(state, seat)
        if count % EVERY == number % EVERY and len(options) > 1:
            dice = Rng.from_seed(f"{seed} {count}")
            moments.append(foreseen(rules, state, seat, dice))
        rules.apply(state, seat, players.answer(state, seat, options, seed, count))
        count += 1
    return {"moments": moments, "winners": rules.winners(state)}


def hinted_chance(moment: dict[str, Any], doubt: Uncertainty) -> float:
    """The chance that a hint gives the seat that is asked."""
    return advised_chance(doubt, moment["points"], moment["seat"], moment["left"])


def rows(games: list[dict[str, Any]], doubt: Uncertainty) -> tuple[list[float], list[float]]:
    """What was predicted for the seat that was asked, and whether it won; a shared win counts in part."""
    predicted, won = [], []
    for game in games:
        winners = game["winners"]
        for moment in game["moments"]:
            predicted.append(hinted_chance(moment, doubt))
            won.append(1 / len(winners) if moment["seat"] in winners else 0.0)
    return predicted, won


def fitted(games: list[dict[str, Any]]) -> Uncertainty:
    """The doubt with which the outcomes surprise least; the far end first, then all three by turns."""
    end, more, optimism = 2.0, 10.0, 0.0
    for _ in range(3):
        more = min(FAR_ENDS, key=lambda one: log_loss(*rows(games, Uncertainty(end, one, optimism))))
        end = min(CLOSE_ENDS, key=lambda one: log_loss(*rows(games, Uncertainty(one, more, optimism))))
        optimism = min(OPTIMISMS, key=lambda one: log_loss(*rows(games, Uncertainty(end, more, one))))
    return Uncertainty(end, more, optimism)


def report(name: str, spec: str, games: list[dict[str, Any]], doubt: Uncertainty) -> str:
    predicted, won = rows(games, doubt)
    bins = binned(predicted, won)
    lines = [
        f"{len(games)} games of {spec}, {len(predicted)} moments, "
        f"doubt {doubt.end:g} + {doubt.more:g} * sqrt(left), optimism {doubt.optimism:g} * sqrt(left)"
    ]
    lines.append(
        f"log loss {log_loss(predicted, won):.4f}, Brier {brier(predicted, won):.4f}, "
        f"mean gap {100 * gap(bins):.1f} %"
    )
    lines += [
        f"predicted {100 * one.predicted:5.1f} %   won {100 * one.actual:5.1f} %   {one.times:5d} times"
        for one in bins
    ]
    if name:
        folder = ROOT / "measurements" / "strength"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.svg").write_text(draw(f"{spec}, {len(games)} games", bins), encoding="utf-8")
        (folder / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("spec", help="the game, such as keyflower(players=2)")
    parser.add_argument("--bot", default="normal", help="who plays on all seats")
    parser.add_argument("--games", type=int, default=500, help="that are compared with who won")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fit", type=int, default=0, help="games more, with which the doubt is fitted before")
    parser.add_argument("--name", help="of the files in measurements/strength; without it nothing is written")
    given = parser.parse_args()
    kept = ROOT / "build" / "calibrate" / f"{re.sub('[^a-z0-9]+', '-', f'{given.spec} {given.bot}')}.json"
    kept.parent.mkdir(parents=True, exist_ok=True)
    games: list[dict[str, Any]] = []
    if kept.exists():
        games = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    total = given.fit + given.games
    tasks = [(given.spec, given.bot, number) for number in range(len(games), total)]
    with get_context("spawn").Pool(given.jobs) as pool, kept.open("a", encoding="utf-8") as file:
        for game in pool.imap(play, tasks):
            games.append(game)
            file.write(json.dumps(game) + "\n")
            file.flush()
    doubt = doubt_for(rules_of(given.spec))
    if given.fit:
        doubt = fitted(games[: given.fit])
    print(report(given.name or "", given.spec, games[given.fit : total], doubt))


if __name__ == "__main__":
    main()
