"""Restores a store from a backup, which is checked first; the store that was there is kept beside it."""

import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from tilewright.server import clock
from tilewright.server.admin.acts import system_user
from tilewright.server.admin.check import Checked, Progress, check_store
from tilewright.server.errors import ServerError
from tilewright.server.store.admin_rows import add_audit
from tilewright.server.store.engine import backup, need_file
from tilewright.server.store.lock import StoreLock
from tilewright.server.store.store import Store

SIDES = ("-wal", "-shm")


class Restored(NamedTuple):
    """What was looked through, and where the old store is; None if there was none."""

    checked: Checked
    kept: Path | None


def restore(db: Path, source: Path, progress: Progress) -> Restored:
    """ServerError if a server runs with the store, or if the backup is not sound; then nothing is changed."""
    need_file(source)
    if db.exists() and source.samefile(db):
        raise ServerError(400, "server-restore-same")
    try:
        lock = StoreLock(db)
    except ServerError as trouble:
        raise ServerError(409, "server-restore-running") if trouble.key == "store-in-use" else trouble from None
    try:
        checked = check_store(source, progress)
        if checked.faults:
            raise ServerError(409, "server-restore-unsound", file=str(source), count=len(checked.faults))
        new = Path(f"{db}.restoring")
        new.unlink(missing_ok=True)
        backup(source, new)
        kept = set_aside(db)
        os.replace(new, db)
        sync_folder(db.absolute().parent)
    finally:
        lock.release()
    note(db, source)
    return Restored(checked, kept)


def set_aside(db: Path) -> Path | None:
    """The old store under another name, with what SQLite had not written into it yet."""
    if not db.exists():
        return None
    try:
        here = sqlite3.connect(db)
        here.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        here.close()
    except sqlite3.Error:
        pass  # it may be the reason for all this
    moment = datetime.fromtimestamp(clock.now() / 1000, UTC)
    kept = Path(f"{db}.before-{moment:%Y%m%d-%H%M%S}")
    number = 1
    while kept.exists():
        number += 1
        kept = Path(f"{db}.before-{moment:%Y%m%d-%H%M%S}-{number}")
    for side in ("", *SIDES):
        if (old := Path(f"{db}{side}")).exists():
            os.replace(old, f"{kept}{side}")
    return kept


def sync_folder(folder: Path) -> None:
    """Make sure that the new names are on disk."""
    if hasattr(os, "O_DIRECTORY"):
        here = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(here)
        finally:
            os.close(here)


def note(db: Path, source: Path) -> None:
    store = Store(db)
    try:
        with store.engine.begin() as connection:
            add_audit(system_user(), "restore", "", str(source))(connection)
    finally:
        store.close()
