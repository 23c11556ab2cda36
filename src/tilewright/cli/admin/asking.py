"""Runs one act of `tilewright admin` and shows the answer in words or as JSON."""

import json
from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from tilewright.cli.admin.store_commands import StorePlace
from tilewright.cli.errors import CommandError
from tilewright.cli.screen import EndOfInput, Screen
from tilewright.data_folder import found_store
from tilewright.server.admin import asking
from tilewright.server.errors import ServerError
from tilewright.server.settings import Settings, environment, read_settings
from tilewright.words.speech import Speech

Answer = dict[str, Any]
Show = Callable[[Screen, Answer], None]


def settings_of(place: StorePlace) -> Settings:
    """Those that the server would have, with the store that is meant."""
    try:
        settings = read_settings(place.config, environment(), {"db": place.db})
    except ServerError as error:
        raise CommandError(error.text, **error.facts) from None
    return settings if settings.db else msgspec.structs.replace(settings, db=str(found_store()))


def store_of(place: StorePlace) -> str:
    return settings_of(place).db


def run_act(speech: Speech, place: StorePlace, act: str, show: Show, **body: Any) -> None:
    """Ask, and show what comes back."""
    try:
        answer = asking.ask(settings_of(place), act, **body)
    except ServerError as error:
        raise CommandError(error.text, **error.facts) from None
    if place.as_json:
        print(json.dumps(answer, ensure_ascii=False, indent=1))
    else:
        show(Screen(speech), answer)


def show_done(screen: Screen, answer: Answer) -> None:
    screen.say("admin-done")


def confirm(speech: Speech, yes: bool, question: str, **facts: object) -> None:
    """What cannot be undone or hits people is asked once, and never done by a script by mistake."""
    if yes:
        return
    try:
        typed = Screen(speech).ask(question, **facts)
    except EndOfInput:  # nobody is there to answer
        typed = ""
    if typed.casefold() not in ("y", "yes", "д", "да", "т", "так", "i", "igen"):
        raise CommandError("admin-not-done")


def moment(at: int) -> str:
    """A time in the time zone of this machine."""
    return f"{datetime.fromtimestamp(at / 1000):%Y-%m-%d %H:%M}" if at > 0 else ""


def until(speech: Speech, at: int) -> str:
    return moment(at) if at > 0 else speech.say("admin-for-good")


def print_table(screen: Screen, columns: tuple[str, ...], rows: list[list[str]]) -> None:
    """A table; `columns` are the ends of the keys of their titles."""
    if not rows:
        screen.say("admin-nothing", "dim")
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold cyan")
    for column in columns:
        whole = column in ("id", "table", "number")  # they are typed into the next command
        table.add_column(screen.speech.say(f"admin-column-{column}"), overflow="fold", no_wrap=whole)
    for row in rows:
        table.add_row(*[Text(strip_controls(cell)) for cell in row])
    screen.show(table)


def strip_controls(text: str) -> str:
    """Nothing that people wrote moves the cursor."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
