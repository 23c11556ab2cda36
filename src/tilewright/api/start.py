"""Creates tables: from a new game, a record or a position."""

import secrets
from pathlib import Path

from tilewright.api.answers import GameError
from tilewright.api.table import Table
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.position import PositionError
from tilewright.kernel.record import RecordError, Replay, decoded, read_record
from tilewright.kernel.registry import SpecError
from tilewright.kernel.regular_files import FileError, read_regular
from tilewright.words.speech import UNREADABLE, Sentence, Speech, fault, refused_position, wrong

Value = int | bool | str
LARGEST = 20_000_000  # bytes of a record


def list_games() -> dict[str, list[str]]:
    """The games that are installed, each with the names of its options."""
    return {key: [option.name for option in game.options] for key, game in registry().games.items()}


def new(game: str, seed: str = "", names: list[str] | None = None, lang: str = "en", **options: Value) -> Table:
    """A new game: `new("keyflower", players=3, merchants=True)` or `new("keyflower(players=3)")`.

    The same seed gives the same game; without one, nobody knows what comes."""
    given = ",".join(f"{name}={_write_value(value)}" for name, value in options.items())
    inside = game.rstrip().removesuffix(")") + ("," if "(" in game else "(") + given + ")" if given else game
    try:
        spec = registry().spec(inside)
        rules = spec.rules()
    except SpecError as fault:
        said = wrong(fault.key, fault.facts)
        raise GameError(Speech(lang).say(said.key, said.facts)) from None
    if names is None:
        names = [Speech(lang).seat(seat) for seat in range(rules.seats)]
    return Table(Match(rules, seed or secrets.token_hex(16), names), spec, lang)


def _write_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if "," in str(value) else str(value)


def load(record: str | Path, lang: str = "en") -> Table:
    """A saved game, by its text or by the path of its file; raises GameError with the line that is wrong."""
    speech = Speech(lang)
    try:
        replay = _replay(record)
    except FileError as error:
        facts = {**error.facts, "file": str(record), "detail": fault(error.facts)}
        raise GameError(speech.say(UNREADABLE[error.kind], facts)) from None
    except RecordError as error:
        detail = wrong(error.key, error.facts)
        raise GameError(speech.say("server-bad-record", line=error.line, detail=detail)) from None
    return Table(replay.match, replay.spec, lang)


def _replay(record: str | Path) -> Replay:
    is_text = isinstance(record, str) and record.startswith("tilewright record")
    text = str(record) if is_text else decoded(read_regular(Path(record), LARGEST))
    return read_record(text, registry())


def load_position(text: str, seed: str = "position", lang: str = "en") -> Table:
    """A table that begins from a position as text; the seed decides the chance to come. Raises GameError."""
    try:
        spec = registry().spec_of_position(text)
        rules = spec.rules()
        return Table(Match(rules, seed, start=rules.load_position(text, seed)), spec, lang)
    except SpecError as fault:
        said = wrong(fault.key, fault.facts)
        raise GameError(Speech(lang).say(said.key, said.facts)) from None
    except PositionError as fault:
        said = Sentence(fault.key, fault.facts)
        raise GameError(refused_position(Speech(lang), rules.game, fault.line, fault.rule, said)) from None
    except NotImplementedError:
        raise GameError(Speech(lang).say("core-no-positions")) from None
