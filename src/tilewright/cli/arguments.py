"""Parses and checks arguments: games, rules and seeds."""

import secrets

from tilewright.cli.errors import CommandError
from tilewright.games.catalogue import registry
from tilewright.kernel.match import is_name
from tilewright.kernel.registry import Spec, SpecError
from tilewright.kernel.rules import Rules
from tilewright.words.speech import wrong


def read_spec(text: str, players: int | None = None) -> Spec:
    """A game with its options; `players` overrides what the text says."""
    try:
        spec = registry().spec(text)
        if players is not None:
            spec.values["players"] = spec.game.option("players").read(str(players))
    except SpecError as error:
        raise CommandError("cli-error-spec", detail=wrong(error.key, error.facts)) from None
    return spec


def build_rules(spec: Spec) -> Rules:
    """The rules of a spec; a file that an option names may be wrong."""
    try:
        return spec.rules()
    except SpecError as error:
        raise CommandError("cli-error-spec", detail=wrong(error.key, error.facts)) from None
    except (ValueError, OSError) as error:
        raise CommandError("cli-error-spec", detail=str(error)) from None


def read_seed(seed: str | None) -> str:
    """The seed that was asked for, or a fresh one."""
    if seed is None:
        return secrets.token_hex(8)
    if not is_name(seed):
        raise CommandError("cli-error-seed")
    return seed


def default_game() -> str:
    return next(iter(registry().games))
