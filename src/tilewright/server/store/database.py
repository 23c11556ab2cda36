"""The database of a store, SQLite or PostgreSQL, behind one interface."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tilewright.server.errors import ServerError
from tilewright.server.store.engine import open_engine, open_for_reading, store_error
from tilewright.server.store.lock import StoreLock
from tilewright.server.store.place import Place, is_url
from tilewright.server.store.shape import older_shape
from tilewright.words.speech import Sentence


class Database(Protocol):
    """One server at a time has it open for writing, or several that share it; whoever only reads asks nobody."""

    def open(self) -> Engine:
        """Made if it is not there, migrated if it is older; ServerError if another server has it."""

    def open_for_reading(self) -> Engine: ...

    def writing(self, engine: Engine) -> Connection:
        """The connection that writes, while the store is ours; ServerError if it is not any more."""

    def release(self) -> None:
        """Another server may have it."""


class SqliteFile:
    """The lock on the file beside it is held until it is released."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock: StoreLock | None = None

    def open(self) -> Engine:
        self.lock = StoreLock(self.path)
        try:
            return open_engine(self.path)
        except BaseException:
            self.release()
            raise

    def open_for_reading(self) -> Engine:
        return open_for_reading(self.path)

    def writing(self, engine: Engine) -> Connection:
        return engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def release(self) -> None:
        if self.lock is not None:
            self.lock.release()


def older_shape_at(place: Place) -> str:
    """That of the store if a server that starts with it would change it, else ""."""
    try:
        return older_shape(database_at(place).open_for_reading())
    except DBAPIError as error:
        raise store_error(error) from None


def database_at(place: Place, shared: bool = False) -> Database:
    """`shared`: with other servers, which only PostgreSQL can."""
    if is_url(place):
        from tilewright.server.store.postgresql import PostgresDatabase  # its driver is an extra

        return PostgresDatabase(str(place), shared)
    if shared:
        raise ServerError(400, "server-config-wrong", detail=Sentence("server-fault-cluster-store", {}))
    return SqliteFile(Path(place))
