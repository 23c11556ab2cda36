"""Where tables come from: a new game, a record, a position."""

import secrets
from pathlib import Path

from tilewright.api.table import Table
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import decoded, read_record
from tilewright.kernel.registry import SpecError
from tilewright.kernel.regular_files import read_regular
from tilewright.words.speech import Speech, wrong

Value = int | bool | str
LARGEST = 20_000_000  # bytes of a record


class GameError(ValueError):
    """There is no such game or option; the message says what there is."""


def list_games() -> dict[str, list[str]]:
    """The games that are installed, each with the names of its options."""
    return {key: [option.name for option in game.options] for key, game in registry().games.items()}


def new(game: str, seed: str = "", names: list[str] | None = None, lang: str = "en", **options: Value) -> Table:
    """A new game: `new("keyflower", players=3, merchants=True)` or `new("keyflower(players=3)")`.

    The same seed gives the same game; without one, nobody knows what comes."""
    given = ",".join(f"{name}={_written(value)}" for name, value in options.items())
    inside = game.rstrip().removesuffix(")") + ("," if "(" in game else "(") + given + ")" if given else game
    try:
        spec = registry().spec(inside)
        rules = spec.rules()
    except SpecError as fault:
        said = wrong(fault.key, fault.facts)
        raise GameError(Speech(lang).say(said.key, said.facts)) from None
    return Table(Match(rules, seed or secrets.token_hex(16), names), spec, lang)


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if "," in str(value) else str(value)


def load(record: str | Path, lang: str = "en") -> Table:
    """A saved game, by its text or by the path of its file; raises an error that names the line that is wrong."""
    is_text = isinstance(record, str) and record.startswith("tilewright record")
    text = str(record) if is_text else decoded(read_regular(Path(record), LARGEST))
    replay = read_record(text, registry())
    return Table(replay.match, replay.spec, lang)


def load_position(text: str, seed: str = "position", lang: str = "en") -> Table:
    """A table that begins from a position as text; the seed decides the chance to come."""
    rules = registry().rules_of_position(text)
    line = next(line for line in text.splitlines() if line.strip().startswith("game "))
    spec = registry().spec(line.partition("#")[0].strip().removeprefix("game "))
    return Table(Match(rules, seed, start=rules.load_position(text, seed)), spec, lang)
