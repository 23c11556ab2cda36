"""Registers commands that work on a store, with the options --db, --config, --lang and --json."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer

from tilewright.cli.help_pages import command_classes
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES

PLACE: Final = ("db", "config", "lang")


class StorePlace(NamedTuple):
    """Which store is meant, and how the answer is shown."""

    db: str | None
    config: Path | None
    as_json: bool = False


class StoreCommands:
    """Of one group, with helps in the language of the speech."""

    def __init__(self, app: typer.Typer, speech: Speech) -> None:
        self.app, self.speech = app, speech
        say = speech.say
        lang = typer.Option("--lang", help=say("cli-help-lang"), metavar="|".join(LANGUAGES))
        db = typer.Option("--db", help=say("admin-arg-db"), metavar="PATH|URL")
        self.shared = {
            "as_json": option("as_json", bool, typer.Option("--json", help=say("admin-arg-json")), False),
            "db": option("db", str | None, db, None),
            "config": option("config", Path | None, typer.Option("--config", help=say("cli-help-config")), None),
            "lang": option("lang", str | None, lang, None),
        }

    def add(self, name: str, help_text: str, shows: bool = False) -> Callable[[Callable[..., None]], None]:
        """Of a function whose first argument is the store, and the others what typer makes of them."""

        def added(run: Callable[..., None]) -> None:
            def command(**given: Any) -> None:
                place = StorePlace(given.pop("db"), given.pop("config"), given.pop("as_json", False))
                del given["lang"]  # it was read before there was anything to say
                run(place, **given)

            _, *own = inspect.signature(run).parameters.values()
            shared = [self.shared[key] for key in (("as_json", *PLACE) if shows else PLACE)]
            params = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in (*own, *shared)]
            command.__signature__ = inspect.Signature(params)  # type: ignore[attr-defined]
            command.__annotations__ = {one.name: one.annotation for one in params}
            kind = command_classes(self.speech)[1]
            self.app.command(name, cls=kind, help=help_text)(command)

        return added


def option(name: str, kind: Any, how: Any, default: object) -> inspect.Parameter:
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, how]
    )


def why_option(speech: Speech) -> Any:
    return typer.Option("--why", help=speech.say("admin-arg-why"))


def most_option(speech: Speech) -> Any:
    return typer.Option("--most", min=1, max=500, help=speech.say("admin-arg-most"))


def yes_option(speech: Speech) -> Any:
    return typer.Option("--yes", help=speech.say("admin-arg-yes"))
