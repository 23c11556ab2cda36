"""`tilewright admin check`, `backup` and `restore`, which work on the store itself."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tilewright.cli.admin.asking import confirm, settings_of, store_of
from tilewright.cli.admin.store_commands import StoreCommands, StorePlace, yes_option
from tilewright.cli.errors import FAILED, CommandError
from tilewright.cli.screen import Screen
from tilewright.server.admin import asking, check, restore
from tilewright.server.errors import ServerError
from tilewright.server.store import engine, moving
from tilewright.server.store.place import is_url, shown
from tilewright.words.speech import Speech


@contextmanager
def shown_progress(speech: Speech, title: str = "admin-checking") -> Iterator[check.Progress]:
    """Beside what is printed, and only for somebody who looks."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(speech.say(title), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def file_of(place: StorePlace) -> str:
    """CommandError if the store is a database."""
    if is_url(found := store_of(place)):
        raise CommandError("server-store-only-file")
    return found


def show_findings(screen: Screen, found: check.Checked) -> None:
    if found.older:
        screen.say("admin-check-older", "dim")
    for fault in found.faults:
        screen.say(fault.key, "red", **fault.facts)
    screen.say("admin-check-seen", tables=found.tables, games=found.games, lines=found.lines)


def check_file(speech: Speech, file: str) -> int:
    """The exit code: 0 if all is sound."""
    screen = Screen(speech)
    try:
        with shown_progress(speech) as progress:
            found = check.check_store(file, progress)
    except ServerError as error:
        raise CommandError(error.text, **error.facts) from None
    show_findings(screen, found)
    if found.faults:
        screen.say("admin-check-faults", "bold red", count=len(found.faults))
        return FAILED
    screen.say("admin-check-sound", "green", file=shown(file))
    return 0


def back_up(speech: Speech, place: StorePlace, target: Path) -> None:
    settings = settings_of(place)
    try:
        save(speech, settings.db, target)
        asking.ask(settings, "note", what="backup", file=str(target.absolute()))
    except ServerError as error:
        raise CommandError(error.text, **error.facts) from None
    Screen(speech).unbroken("cli-backup-done", file=str(target))


def save(speech: Speech, db: str, target: Path) -> None:
    """A file of SQLite in either case, so that it can be checked, restored and moved."""
    if not is_url(db):
        engine.backup(Path(db), target)
        return
    if target.exists():
        raise ServerError(409, "server-store-target-exists", file=str(target))
    with shown_progress(speech, "cli-moving") as progress:
        moving.save_copy(db, target, progress)


def bring_back(speech: Speech, place: StorePlace, source: Path) -> None:
    screen, db = Screen(speech), Path(file_of(place))
    try:
        with shown_progress(speech) as progress:
            found = restore.restore(db, source, progress)
    except ServerError as error:
        raise CommandError(error.text, **error.facts) from None
    show_findings(screen, found.checked)
    if found.kept is not None:
        screen.unbroken("admin-restore-kept", file=str(found.kept))
    screen.unbroken("admin-restored", file=str(db))


def add_stores(app: typer.Typer, speech: Speech) -> None:
    say, add = speech.say, StoreCommands(app, speech).add

    @add("check", say("admin-help-check"))
    def check_command(
        place: StorePlace,
        file: Annotated[str | None, typer.Argument(help=say("admin-arg-check"), metavar="[PATH|URL]")] = None,
    ) -> None:
        raise typer.Exit(check_file(speech, file if file is not None else store_of(place)))

    @add("backup", say("cli-help-backup"))
    def backup_command(
        place: StorePlace,
        target: Annotated[Path, typer.Argument(help=say("cli-help-target"))],
    ) -> None:
        back_up(speech, place, target)

    @add("restore", say("admin-help-restore"))
    def restore_command(
        place: StorePlace,
        file: Annotated[Path, typer.Argument(help=say("admin-arg-backup"))],
        yes: Annotated[bool, yes_option(speech)] = False,
    ) -> None:
        confirm(speech, yes, "admin-sure", what=file_of(place))
        bring_back(speech, place, file)
