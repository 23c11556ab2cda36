"""Stored games with what the frozen opponents chose in them: `python -m tests.bots.frozen.decisions EDITION`
writes the files of a new edition from the bots as they are; those of an old edition are never rewritten."""

import sys
from collections.abc import Iterator
from pathlib import Path

from tilewright.bots.bot import ask_plan, dice_for
from tilewright.bots.specs import build_bot
from tilewright.games.catalogue import registry
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

FOLDER = Path(__file__).parent
MARK = "?"  # begins a line with a choice: level, then the actions
PLAYED_BY = ("normal", "easy")  # by seat, so that positions of both are met
LEVELS = {"easy": 1, "normal": 5, "hard:playouts=24": 30}  # asked at every so manieth question
GAMES = (
    "keyflower(players=2)",
    "keyflower(players=3)",
    "keyflower(players=4)",
    "keyflower(players=6)",
    "keyflower(players=2, merchants=true)",
    "keyflower(players=4, merchants=true)",
    "artificium(players=2)",
    "artificium(players=3)",
    "artificium(players=4)",
)


class Choice:
    """What a level did when that many lines had been played."""

    def __init__(self, level: str, line: int, actions: list[str]) -> None:
        self.level = level
        self.line = line
        self.actions = actions


def path_of(edition: str, game: str) -> Path:
    plain = "".join(letter if letter.isalnum() else " " for letter in game)
    return FOLDER / edition / ("-".join(plain.split()) + ".txt")


def stored(path: Path) -> tuple[list[tuple[int, str]], list[Choice]]:
    """The lines of a game, seat and action, and the choices made in it."""
    lines: list[tuple[int, str]] = []
    choices: list[Choice] = []
    for text in path.read_text(encoding="utf-8").splitlines()[2:]:
        mark, _, rest = text.partition(" ")
        if mark == MARK:
            level, *actions = rest.split(" | ")
            choices.append(Choice(level, len(lines), actions))
        else:
            lines.append((int(mark), rest))
    return lines, choices


def choose(rules: Rules, state: State, seat: int, spec: str, seed: str, line: int) -> list[str]:
    plan = ask_plan(build_bot(spec), rules, state, seat, dice_for(seed, line, seat))
    return [rules.text(action) for action in plan]


def walk(game: str, seed: str) -> Iterator[str]:
    """A game played by the bots as they are: its actions, and before some of them what the levels choose."""
    rules = registry().rules(game)
    state, line, asked = rules.new(seed), 0, 0
    while not rules.over(state):
        seat = rules.waiting_seats(state)[0]
        options = rules.options(state, seat)
        action = options[0]
        if len(options) > 1:
            asked += 1
            for level, every in LEVELS.items():
                if asked % every == 0:
                    yield " | ".join((f"{MARK} {level}", *choose(rules, state, seat, level, seed, line)))
            by = PLAYED_BY[seat % len(PLAYED_BY)]
            action = rules.parse(choose(rules, state, seat, by, seed, line)[0])
        yield f"{seat} {rules.text(action)}"
        rules.apply(state, seat, action)
        line += 1


def write(edition: str) -> None:
    for game in GAMES:
        path = path_of(edition, game)
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join([game, edition, *walk(game, edition)]) + "\n", encoding="utf-8")
        print(path, path.stat().st_size)


if __name__ == "__main__":
    write(sys.argv[1])
