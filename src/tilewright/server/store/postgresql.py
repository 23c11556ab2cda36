"""The PostgreSQL database: durable commits, exclusive to us, and its errors in our words."""

import contextlib
import importlib.util
import secrets
import time
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from tilewright.server.errors import ServerError
from tilewright.server.logs import log
from tilewright.server.store import schema
from tilewright.server.store.engine import store_error
from tilewright.server.store.leases import NOW
from tilewright.server.store.place import shown_url, url_of
from tilewright.server.store.shape import is_rolling, migrate, pending

LEAST: Final = (13,)  # the oldest PostgreSQL that is still looked after
# A machine that is gone is noticed within half a minute, by us and by PostgreSQL.
CONNECT: Final = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
KEEPALIVES: Final = ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3")
# A server that stands still in the middle of a transaction keeps no table from the others for longer than this.
NOT_IDLE: Final = "idle_in_transaction_session_timeout = '5s'"
LOCK: Final = "hashtextextended('tilewright ' || current_schema(), 0)"
MIGRATION: Final = "hashtextextended('tilewright migration ' || current_schema(), 0)"
# For what other servers are just doing: they must not wait for us in a long queue.
PATIENCE: Final = "SET LOCAL lock_timeout = '2s'"
NO_LOCK: Final = "55P03"  # a state of PostgreSQL
# A store of an older shape knows no versions.
RUNNING: Final = (
    f"SELECT address, coalesce(to_jsonb(s) ->> 'version', '') FROM servers s WHERE until >= {NOW} ORDER BY address"
)
END_OWN: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid) "
    "WHERE locktype = 'advisory' AND granted AND application_name = :name AND pid <> pg_backend_pid()"
)
MIGRATING: Final = 30.0  # seconds for another server that starts at the same time to bring the store up to date
ENDING: Final = 2.0  # seconds until a connection that was closed or lost is really gone


class PostgresDatabase:
    """The session that writes holds an advisory lock: whoever has lost it can write nothing, because a new
    connection that writes must take the lock first. Servers that share a store share the lock too, and whoever
    wants the store alone waits until the last of them is gone."""

    def __init__(self, place: str, shared: bool = False) -> None:
        if importlib.util.find_spec("psycopg") is None:
            raise ServerError(503, "server-store-driver")
        self.url = url_of(place)
        self.shown = shown_url(self.url)
        self.name = f"tilewright-{secrets.token_hex(6)}"  # of our connections, to know them again
        self.kept: Connection | None = None
        self.shared = shared

    def engine(self, *settings: str) -> Engine:
        arguments: dict[str, Any] = {**CONNECT, "application_name": self.name}
        engine = create_engine(self.url, poolclass=NullPool, connect_args=arguments, hide_parameters=True)

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, record: Any) -> None:
            connection.autocommit = True
            for one in (*settings, *KEEPALIVES):
                connection.execute(f"SET {one}")
            connection.autocommit = False

        return engine

    def open(self) -> Engine:
        engine = self.engine(*([NOT_IDLE] if self.shared else []))
        try:
            self.check(engine)
            if self.shared:
                self.bring_up_to_date(engine)
            self.kept = self.writing(engine)
            if not self.shared:
                migrate(engine)
            check_writable(self.kept)
        except DBAPIError as error:
            self.release()
            raise opening_error(error, self.shown) from None
        except BaseException:
            self.release()
            raise
        return engine

    def bring_up_to_date(self, engine: Engine) -> None:
        """Of several that start together one does it. While older servers run with the store, only if they can go
        on with what comes out of it."""
        until = time.monotonic() + MIGRATING
        while left := pending(engine):
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                done = self.try_migration(engine, connection, all(is_rolling(one) for one in left))
                connection.exec_driver_sql("SELECT pg_advisory_unlock_all()")
            if done:
                return
            if time.monotonic() > until:
                raise self.servers_run(engine)
            time.sleep(0.1)

    def try_migration(self, engine: Engine, connection: Connection, rolling: bool) -> bool:
        """Whether it could be done now; whoever asks unlocks."""
        if not connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({MIGRATION})").scalar():
            return False
        if not rolling and not connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({LOCK})").scalar():
            return False
        try:
            migrate(engine, patience=PATIENCE)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", "") != NO_LOCK:
                raise
            return False
        log("store-migrated", beside_others=rolling)
        return True

    def servers_run(self, engine: Engine) -> ServerError:
        """Who must be stopped first."""
        with engine.connect() as connection:
            known = inspect(connection).has_table("servers")
            found = connection.exec_driver_sql(RUNNING).all() if known else []
        if not found:
            return ServerError(409, "server-store-in-use", file=self.shown)
        named = ", ".join(f"{address} ({version})" if version else address for address, version in found)
        return ServerError(409, "server-store-stop-others", file=self.shown, servers=named)

    def open_for_reading(self) -> Engine:
        engine = self.engine("default_transaction_read_only = on")
        try:
            self.check(engine)
        except DBAPIError as error:
            raise opening_error(error, self.shown) from None
        return engine

    def check(self, engine: Engine) -> None:
        """Whether that is a database in which a store can be."""
        with engine.connect() as connection:
            found = connection.dialect.server_version_info or (0,)
            if found < LEAST:
                facts = {"found": ".".join(str(part) for part in found), "least": str(LEAST[0])}
                raise ServerError(503, "server-store-old-server", **facts)
            encoding = str(connection.exec_driver_sql("SHOW server_encoding").scalar())
            if encoding != "UTF8":
                raise ServerError(503, "server-store-encoding", found=encoding)
            if connection.exec_driver_sql("SHOW fsync").scalar() != "on":
                log("postgresql-without-fsync", store=self.shown)
            names = set(inspect(connection).get_table_names())
            if "alembic_version" not in names and names & set(schema.metadata.tables):
                raise ServerError(409, "server-store-other-tables", address=self.shown)

    def writing(self, engine: Engine) -> Connection:
        if self.kept is not None:
            kept, self.kept = self.kept, None
            return kept
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            if connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "off":
                connection.exec_driver_sql("SET synchronous_commit = on")
            if not self.take(connection):
                raise ServerError(409, "server-store-in-use", file=self.shown)
        except BaseException:
            connection.close()
            raise
        return connection

    def take(self, connection: Connection) -> bool:
        """Whether the store is ours. A connection of our own that was lost on the way may still have it over
        there: that one is ended. PostgreSQL keeps the lock of a server that has just gone for another moment."""
        statement = f"SELECT pg_try_advisory_lock{'_shared' if self.shared else ''}({LOCK})"
        if connection.exec_driver_sql(statement).scalar():
            return True
        connection.execute(text(END_OWN), {"name": self.name})
        until = time.monotonic() + ENDING
        while time.monotonic() < until:
            if connection.exec_driver_sql(statement).scalar():
                return True
            time.sleep(0.05)
        return False

    def release(self) -> None:
        """The lock goes with the connection; one that was not taken up for writing is closed here."""
        if self.kept is not None:
            with contextlib.suppress(DBAPIError):
                self.kept.close()
            self.kept = None


def check_writable(connection: Connection) -> None:
    """Found out at the start, not in the middle of a game."""
    connection.exec_driver_sql("BEGIN")
    try:
        connection.exec_driver_sql("INSERT INTO pulse (id, at) VALUES (0, 0) ON CONFLICT DO NOTHING")
    finally:
        with contextlib.suppress(DBAPIError):
            connection.exec_driver_sql("ROLLBACK")


def opening_error(error: DBAPIError, address: str) -> ServerError:
    """Why a database cannot be opened. PostgreSQL names the user and the database, never a password."""
    if getattr(error.orig, "sqlstate", None) is not None:
        return store_error(error)
    failed = getattr(error.orig, "pgconn", None)
    if failed is not None and (failed.used_password or failed.needs_password):
        return ServerError(503, "server-store-denied", address=address)
    said = str(error.orig).strip().splitlines()
    line = said[0] if said else ""
    if "FATAL:" in line:
        return ServerError(
            503, "server-store-refused", address=address, detail=line.rpartition("FATAL:")[2].strip()
        )
    return ServerError(503, "server-store-unreachable", address=address)
