"""`tilewright play`: sets up a new game or resumes a saved one."""

import re
from pathlib import Path
from typing import NamedTuple

from tilewright.bots.specs import split_specs
from tilewright.cli.arguments import build_rules, read_seed, read_spec
from tilewright.cli.drawing import drawing_for
from tilewright.cli.errors import CommandError
from tilewright.cli.files import read_replay
from tilewright.cli.local_game import LocalGame
from tilewright.cli.play import play
from tilewright.cli.screen import Screen
from tilewright.cli.seating import SeatedPlayer, chair, chairs, names_of, show_bots
from tilewright.data_folder import record_folder
from tilewright.kernel.match import Match
from tilewright.kernel.record import commitment
from tilewright.presentation.catalogue import presentation_for
from tilewright.words.speech import Speech


class PlayArguments(NamedTuple):
    """What the command line says about a game to play."""

    spec: str
    players: int | None
    seats: str | None
    people: int | None
    seed: str | None
    save: Path | None
    resume: Path | None


def play_game(screen: Screen, wanted: PlayArguments) -> None:
    """Play it; CommandError if the input ends before the game."""
    game = resume_game(wanted) if wanted.resume is not None else new_game(wanted, screen.speech)
    names = names_of(game.chairs, commitment(game.match.seed), screen.speech.lang)
    screen.speech = screen.speech.with_seats(names)
    presentation = presentation_for(game.rules, screen.speech.lang)
    screen.say("cli-play-welcome", "bold", game=game.spec.text(), seed=game.match.seed)
    show_bots(screen, game.chairs)
    if not play(game, drawing_for(presentation), screen, wanted.save or wanted.resume, free_name(game)):
        raise CommandError("cli-error-left")


def new_game(wanted: PlayArguments, speech: Speech) -> LocalGame:
    """A new game."""
    players = wanted.players
    if players is None and "(" not in wanted.spec and wanted.seats is not None:
        players = len(split_specs(wanted.seats))
    spec = read_spec(wanted.spec, players)
    rules = build_rules(spec)
    seated = chairs(rules.seats, wanted.seats, wanted.people, speech)
    match = Match(rules, read_seed(wanted.seed), [one.entry for one in seated])
    return LocalGame(match, spec, seated)


def resume_game(wanted: PlayArguments) -> LocalGame:
    """A game from its record; who sits where stands in it."""
    if (
        wanted.seats is not None
        or wanted.people is not None
        or wanted.seed is not None
        or wanted.players is not None
    ):
        raise CommandError("cli-error-resume-options")
    assert wanted.resume is not None
    replay = read_replay(wanted.resume)
    seated: list[SeatedPlayer] = [chair(seat, name) for seat, name in enumerate(replay.match.names)]
    return LocalGame(replay.match, replay.spec, seated)


def free_name(game: LocalGame) -> Path:
    """A file for an unfinished game that takes the place of no other."""
    seed = re.sub(r"[^\w-]", "_", game.match.seed, flags=re.ASCII)[:40]
    folder = record_folder()
    path = folder / f"{game.rules.game}-{seed}.record"
    number = 2
    while path.exists():
        path = folder / f"{game.rules.game}-{seed}-{number}.record"
        number += 1
    return path
