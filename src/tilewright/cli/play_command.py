"""`tilewright play`: a new game or one taken up again, set up for the people and bots at it."""

import re
from pathlib import Path
from typing import NamedTuple

from tilewright.bots.specs import split_specs
from tilewright.cli.arguments import build_rules, checked_seed, read_spec
from tilewright.cli.drawing import drawing_for
from tilewright.cli.errors import Trouble
from tilewright.cli.files import read_replay
from tilewright.cli.local_game import Gathering
from tilewright.cli.play import play
from tilewright.cli.screen import Screen
from tilewright.cli.seating import Chair, chair, chairs
from tilewright.kernel.match import Match
from tilewright.presentation.catalogue import presentation_for
from tilewright.words.speech import Speech


class Wish(NamedTuple):
    """What the command line says about a game to play."""

    spec: str
    players: int | None
    seats: str | None
    people: int | None
    seed: str | None
    save: Path | None
    resume: Path | None


def start(screen: Screen, wish: Wish) -> None:
    """Play it; Trouble if the input ends before the game."""
    gathering = resumed(wish) if wish.resume is not None else begun(wish, screen.speech)
    screen.speech = screen.speech.with_seats([one.name(screen.speech) for one in gathering.chairs])
    presentation = presentation_for(gathering.rules, screen.speech.lang)
    screen.say("cli-play-welcome", "bold", game=gathering.spec.text(), seed=gathering.match.seed)
    if not play(gathering, drawing_for(presentation), screen, wish.save or wish.resume, free_name(gathering)):
        raise Trouble("cli-error-left")


def begun(wish: Wish, speech: Speech) -> Gathering:
    """A new game."""
    players = wish.players
    if players is None and "(" not in wish.spec and wish.seats is not None:
        players = len(split_specs(wish.seats))
    spec = read_spec(wish.spec, players)
    rules = build_rules(spec)
    seated = chairs(rules.seats, wish.seats, wish.people, speech)
    match = Match(rules, checked_seed(wish.seed), [one.entry for one in seated])
    return Gathering(match, spec, seated)


def resumed(wish: Wish) -> Gathering:
    """A game from its record; who sits where stands in it."""
    if wish.seats is not None or wish.people is not None or wish.seed is not None or wish.players is not None:
        raise Trouble("cli-error-resume-options")
    assert wish.resume is not None
    replay = read_replay(wish.resume)
    seated: list[Chair] = [chair(seat, name) for seat, name in enumerate(replay.match.names)]
    return Gathering(replay.match, replay.spec, seated)


def free_name(gathering: Gathering) -> Path:
    """A file for an unfinished game that takes the place of no other."""
    seed = re.sub(r"[^\w-]", "_", gathering.match.seed, flags=re.ASCII)[:40]
    path = Path(f"{gathering.rules.game}-{seed}.record")
    number = 2
    while path.exists():
        path = Path(f"{gathering.rules.game}-{seed}-{number}.record")
        number += 1
    return path
