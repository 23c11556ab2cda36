"""The file of an arena, which can be resumed: a header, then one JSON line for each finished game."""

import json
from pathlib import Path
from typing import Any, Final

from tilewright import __version__
from tilewright.cli.errors import CommandError
from tilewright.cli.files import unreadable
from tilewright.cli.matches import Contest, GameOutcome
from tilewright.cli.timings import Timings, read_timings
from tilewright.kernel.faults import os_fault
from tilewright.kernel.regular_files import FileError, open_regular, read_regular
from tilewright.words.speech import fault

TITLE: Final = "tilewright arena 1"
LARGEST: Final = 1_000_000_000  # bytes of such a file
LONGEST: Final = 100_000  # of its heading


class ArenaGame:
    """What is kept of a finished game."""

    def __init__(self, number: int, seats: list[int], scores: list[int], winners: list[int]) -> None:
        self.number = number
        self.seats = seats  # which bot sat where
        self.scores = scores
        self.winners = winners
        self.timings: list[Timings] = []  # by seat
        self.decisions = 0
        self.seconds = 0.0


def game_of(outcome: GameOutcome) -> ArenaGame:
    game = ArenaGame(outcome.number, outcome.lineup, outcome.scores, outcome.winners)
    game.timings, game.decisions, game.seconds = outcome.timings, outcome.decisions, outcome.seconds
    return game


def write_game(game: ArenaGame) -> str:
    return json.dumps(
        {
            "game": game.number,
            "seats": game.seats,
            "scores": game.scores,
            "winners": game.winners,
            "decisions": game.decisions,
            "seconds": round(game.seconds, 3),
            "thoughts": [one.plain() for one in game.timings],
        },
        separators=(",", ":"),
    )


def read_game(row: dict[str, Any]) -> ArenaGame:
    game = ArenaGame(row["game"], row["seats"], row["scores"], row["winners"])
    game.timings = [read_timings(one) for one in row["thoughts"]]
    game.decisions, game.seconds = row["decisions"], row["seconds"]
    return game


class GameFile:
    """The file; without one, games are only kept in mind."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.path = path
        self.contest = contest

    def heading(self) -> dict[str, Any]:
        bots = list(self.contest.bots)
        contest = self.contest
        named = {"title": TITLE, "spec": contest.spec, "bots": bots, "seed": contest.seed}
        return {**named, "ponder": contest.ponder}

    def begin(self) -> None:
        """A new file; one that is there is not overwritten."""
        if self.path is None:
            return
        if self.path.exists():
            raise CommandError("cli-error-arena-exists", file=str(self.path))
        self._write(json.dumps({**self.heading(), "version": __version__}) + "\n", "x")

    def resume(self) -> list[ArenaGame]:
        """The games that are in the file; a line that was cut off, or a summary, is taken away."""
        if self.path is None or not self.path.exists():
            self.begin()
            return []
        try:
            lines = read_regular(self.path, LARGEST).decode().splitlines(keepends=True)
            rows = [json.loads(line) for line in lines if line.endswith("\n")]
            games = [read_game(row) for row in rows[1:] if "game" in row]
            same = {name: rows[0].get(name, False) for name in self.heading()} == self.heading()
        except FileError as error:
            raise unreadable(self.path, error) from None
        except (OSError, ValueError, KeyError, IndexError, TypeError, AttributeError):
            raise CommandError("cli-error-no-arena", file=str(self.path)) from None
        if not same:
            raise CommandError("cli-error-other-arena", file=str(self.path))
        kept = [lines[0], *(write_game(game) + "\n" for game in games)]
        self._write("".join(kept), "w")
        return games

    def add(self, game: ArenaGame) -> None:
        self._write(write_game(game) + "\n", "a")

    def close(self, summary: dict[str, Any]) -> None:
        self._write(json.dumps({"summary": summary}) + "\n", "a")

    def _write(self, text: str, mode: str) -> None:
        if self.path is None:
            return
        try:
            with self.path.open(mode, encoding="utf-8", newline="\n") as file:
                file.write(text)
        except OSError as error:
            raise CommandError(
                "cli-error-unwritable", file=str(self.path), detail=fault(os_fault(error))
            ) from None


def seed_of(path: Path) -> str | None:
    """The seed of the arena in that file, if there is one."""
    try:
        with open_regular(path, LARGEST) as file:
            found = json.loads(file.readline(LONGEST)).get("seed")
    except (OSError, ValueError, AttributeError):
        return None
    return found if isinstance(found, str) else None
