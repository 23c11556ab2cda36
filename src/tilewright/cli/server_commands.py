"""`tilewright serve`, `worker`, `backup`, `migrate` and `record`."""

import asyncio
from pathlib import Path

import msgspec

from tilewright.cli.admin.stores import save, shown_progress
from tilewright.cli.errors import CommandError
from tilewright.cli.files import write_text
from tilewright.cli.screen import Screen
from tilewright.data_folder import found_store, usual_store
from tilewright.server.admin.acts import system_user
from tilewright.server.errors import ServerError
from tilewright.server.redis.remote_worker import Worker
from tilewright.server.settings import environment, read_settings
from tilewright.server.startup import serve
from tilewright.server.store.moving import move
from tilewright.server.store.operator import whole_record
from tilewright.server.store.place import shown


def serve_tables(screen: Screen, config: Path | None, given: dict[str, object]) -> None:
    """Until Ctrl-C or a signal."""
    try:
        settings = read_settings(config, environment(), given)
        if not settings.db:
            settings = msgspec.structs.replace(settings, db=str(found_store()))
            if not Path(settings.db).is_absolute():
                screen.unbroken("cli-serve-found", file=settings.db, usual=str(usual_store()))
        kept = shown(settings.db)
        serve(settings, lambda address: screen.unbroken("cli-serve-at", address=address, file=kept))
    except ServerError as error:
        raise CommandError(error.text, **error.facts) from None


def answer_for_bots(screen: Screen, config: Path | None, given: dict[str, object]) -> None:
    """For servers on other machines, until Ctrl-C or a signal."""
    try:
        settings = read_settings(config, environment(), given)
        worker = Worker(settings)
    except ServerError as error:
        raise CommandError(error.text, **error.facts) from None
    screen.unbroken("cli-worker-at", address=worker.link.shown, jobs=settings.bot_workers)
    asyncio.run(worker.run())


def back_up(screen: Screen, source: str, target: Path) -> None:
    try:
        save(screen.speech, source, target)
    except ServerError as error:
        raise CommandError(error.text, **error.facts) from None
    screen.unbroken("cli-backup-done", file=str(target))


def migrate(screen: Screen, old: str, new: str) -> None:
    """The whole store, from one kind of database to the other; cut short, the same command goes on."""
    try:
        with shown_progress(screen.speech, "cli-moving") as progress:
            moved = move(old, new, system_user(), progress)
    except ServerError as error:
        raise CommandError(error.text, **error.facts) from None
    except KeyboardInterrupt:
        screen.unbroken("cli-move-cut", old=shown(old))
        raise
    screen.unbroken("cli-moved", rows=moved.rows, old=shown(old), new=shown(new))


def take_record(screen: Screen, source: str, table: str, target: Path) -> None:
    """The whole record of a game in a store, also of one that is being played."""
    try:
        text = whole_record(source, table)
    except ServerError as error:
        raise CommandError(error.text, **error.facts) from None
    write_text(target, text)
    screen.unbroken("cli-record-done", file=str(target))
