"""The SQLite file: opened durably, migrated to the newest shape, backed up while in use."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from tilewright.kernel.faults import os_fault
from tilewright.server.errors import ServerError
from tilewright.server.store.shape import migrate
from tilewright.words.speech import fault

FULL: Final = 13  # SQLite's primary result codes
READ_ONLY: Final = 8
NO_FILE: Final = 14
NO_DATABASE: Final = 26
DISK_FULL: Final = "53100"  # states of PostgreSQL
NOT_WRITABLE: Final = ("25006", "42501")  # read-only, or no right to
LOST: Final = ("08", "57P", "25P03")  # the connection, or the server goes away, or was tired of waiting for us


def open_engine(path: Path) -> Engine:
    """The store at that path, made if it is not there, migrated if it is older."""
    if path.exists() and not path.is_file():
        raise ServerError(503, "server-store-no-database")
    with contextlib.suppress(OSError):  # what is wrong with the place is said below
        make_private(path)
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"check_same_thread": False, "timeout": 10},
        poolclass=NullPool,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        connection.text_factory = legible
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=2000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN")  # who only reads must not hold on to an old picture

    try:
        migrate(engine)
        check_writable(engine)
    except DBAPIError as error:
        raise store_error(error) from None
    except OSError as error:
        raise ServerError(503, "server-store-broken", detail=fault(os_fault(error))) from None
    private(path)
    return engine


def legible(raw: bytes) -> str:
    """One text that is none must not make a whole list unreadable."""
    return raw.decode("utf-8", "replace")


def open_for_reading(path: Path) -> Engine:
    """A store that another process may be writing to; nothing of it is changed."""
    engine = create_engine(
        f"sqlite:///file:{quote(str(path))}?mode=ro&uri=true",
        connect_args={"timeout": 10, "check_same_thread": False},
        poolclass=NullPool,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.text_factory = legible

    return engine


def need_file(path: Path) -> None:
    """ServerError unless a file is there and may be read."""
    try:
        if not path.is_file():
            raise ServerError(404, "server-store-no-file", file=str(path))
        path.open("rb").close()
    except OSError as error:
        raise ServerError(503, "server-store-broken", detail=fault(os_fault(error))) from None


def check_writable(engine: Engine) -> None:
    """A store that cannot be written is found out at the start, not in the middle of a game."""
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE TABLE writable (x INTEGER)")
        connection.rollback()


def make_private(path: Path) -> None:
    """An empty file that is nobody else's from its first moment; FileExistsError if there is one."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def private(path: Path) -> None:
    """Seeds of running games are in it: nobody else on the machine may read it."""
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists():
            os.chmod(file, 0o600)


def store_error(error: DBAPIError) -> ServerError:
    """A clear word for what the disk or the database says."""
    if hasattr(error.orig, "sqlstate"):
        return postgresql_error(str(getattr(error.orig, "sqlstate", "") or ""))
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    if code == FULL:
        return ServerError(503, "server-store-full")
    if code in (READ_ONLY, NO_FILE):
        return ServerError(503, "server-store-read-only")
    if code == NO_DATABASE:
        return ServerError(503, "server-store-no-database")
    return ServerError(503, "server-store-broken", detail=getattr(error.orig, "sqlite_errorname", "") or "")


def postgresql_error(state: str) -> ServerError:
    """`state` is that of the SQL standard; there is none if the connection was lost."""
    if state == DISK_FULL:
        return ServerError(503, "server-store-full")
    if state in NOT_WRITABLE:
        return ServerError(503, "server-store-read-only")
    if not state or state.startswith(LOST):
        return ServerError(503, "server-store-lost")
    return ServerError(503, "server-store-broken", detail=f"SQLSTATE {state}")


def backup(source: Path, target: Path) -> None:
    """A whole copy of a store, also while a server writes to it: one file, which can be read wherever it lies."""
    need_file(source)
    try:
        make_private(target)
    except FileExistsError:
        raise ServerError(409, "server-store-target-exists", file=str(target)) from None
    except OSError as error:
        raise ServerError(503, "server-store-broken", detail=fault(os_fault(error))) from None
    try:
        here = sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)
        there = sqlite3.connect(target)
        with here, there:
            here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")
        there.close()
        here.close()
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise store_error(DBAPIError(None, None, error)) from None
