"""A thread that reports at intervals that this server is alive, and notices servers that are not."""

import contextlib
import secrets
import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

import tilewright
from tilewright.server.logs import log, log_crash
from tilewright.server.store import leases
from tilewright.server.store.leases import Member

EVERY: Final = 1.5  # seconds between two beats
WITHIN: Final = "SET statement_timeout = '3s'"


class Beat(NamedTuple):
    """The name of this server, which is a new one after it was thought dead, and all that are alive."""

    id: str
    members: list[Member]


class Heartbeat:
    """Uses a connection of its own, so that neither the event loop nor a long write delays it."""

    def __init__(self, engine: Engine, address: str, report: Callable[[Beat], None]) -> None:
        self.engine = engine
        self.address = address
        self.report = report
        self.id = ""
        self.connection: Connection | None = None
        self.tolerant_until = float("-inf")  # in which nobody is declared dead
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self.run, name="heartbeat", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        """No beat is sent after this returns."""
        self.stopping.set()
        if self.thread.is_alive():
            self.thread.join()

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                try:
                    self.beat(self.connected())
                except DBAPIError as error:
                    self.let_go()
                    log("heartbeat-missed", why=type(error.orig).__name__)
                except Exception as error:  # it goes on whatever happens: without it this server is dead
                    self.let_go()
                    log_crash("heartbeat-failed", error)
                self.stopping.wait(EVERY)
        finally:
            self.let_go()

    def beat(self, connection: Connection) -> None:
        late = leases.renew(connection, self.id) if self.id else None
        if late is None:
            if self.id:
                log("thought-dead", server=self.id)
            self.id = ""
            found = Member(secrets.token_hex(8), self.address, tilewright.__version__)
            leases.register(connection, found)
            self.id = found.id
        if late:  # so the database was away: it was for the others too, and they come back like this one
            self.tolerant_until = time.monotonic() + leases.LEASE / 1000
        if time.monotonic() > self.tolerant_until:
            for dead in leases.remove_dead_servers(connection, self.id):
                log("peer-dead", server=dead)
        self.report(Beat(self.id, leases.members(connection)))

    def connected(self) -> Connection:
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self.connection.exec_driver_sql(WITHIN)
        return self.connection

    def let_go(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(DBAPIError):
                self.connection.invalidate()
                self.connection.close()
            self.connection = None
