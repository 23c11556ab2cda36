"""Options that several commands share, and their limits."""

from typing import Any, Final

import typer

from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256


def lang_option(speech: Speech) -> Any:
    """Read before all others by `main`; here so that every command takes it and says so."""
    return typer.Option("--lang", help=speech.say("cli-help-lang"), metavar="|".join(LANGUAGES))


def seed_option(speech: Speech) -> Any:
    return typer.Option("--seed", help=speech.say("cli-help-seed"))
