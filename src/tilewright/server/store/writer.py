"""The one writer: jobs that wait together are committed together, and only then are they answered."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from tilewright.server.errors import ServerError
from tilewright.server.logs import log_crash
from tilewright.server.store.engine import store_error

MOST: Final = 500  # jobs of one commit
QUIET: Final = 10.0  # seconds between two notes that the disk fails

Job = Callable[[Connection], None]


class Stale(Exception):
    """A job that was planned on something which is stored otherwise by now."""


CONTRADICTIONS: Final = (Stale, IntegrityError, sqlite3.IntegrityError)


class Pending:
    """A job and whom to tell when it is on disk."""

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()
        self.error: Exception | None = None
        self.stored = False

    def answer(self) -> None:
        if not self.done.done():
            if self.error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(self.error)


class Writer:
    """A thread with the only connection that writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None  # belongs to the thread
        self.jobs: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self.commits = 0
        self.written = 0
        self.failed = 0
        self.noted = float("-inf")  # when a failure was last logged
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
        self.thread.start()

    async def write(self, job: Job) -> None:
        """Returns when the job is on disk; ServerError if it is not, and then nothing of it is."""
        pending = Pending(job, asyncio.get_running_loop())
        self.jobs.put(pending)
        await pending.done

    def close(self) -> None:
        """All that waits is written first."""
        self.jobs.put(None)
        self.thread.join()
        self.let_go()

    def _run(self) -> None:
        while True:
            group = self._gather()
            if group:
                self._commit(group)
                for loop in {pending.loop for pending in group}:
                    mine = [pending for pending in group if pending.loop is loop]
                    loop.call_soon_threadsafe(answer_all, mine)
            if self.ended:
                return

    ended = False

    def _gather(self) -> list[Pending]:
        """Whatever waits now, at least one."""
        group: list[Pending] = []
        job = self.jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == MOST or self.jobs.empty():
                return group
            job = self.jobs.get()
        self.ended = True
        return group

    def driver(self) -> sqlite3.Connection:
        """SQLite itself, on the connection that is kept as long as nothing goes wrong on it."""
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        found = self.connection.connection.driver_connection
        assert isinstance(found, sqlite3.Connection)
        return found

    def let_go(self) -> None:
        """A connection on which something failed is not used again."""
        if self.connection is not None:
            with contextlib.suppress(DBAPIError, sqlite3.Error):
                self.connection.invalidate()
                self.connection.close()
            self.connection = None

    def _commit(self, group: list[Pending]) -> None:
        """All at once; if one contradicts what is stored, each by itself, so that only that one fails."""
        try:
            try:
                self._write(group)
            except CONTRADICTIONS:
                for pending in group:
                    self._alone(pending)
        except DBAPIError as error:
            self.let_go()
            self.note(error)
            self._fail(group, store_error(error))
        except sqlite3.Error as error:
            self.let_go()
            self.note(error)
            self._fail(group, store_error(DBAPIError(None, None, error)))
        except Exception as error:  # the writer goes on whatever happens: without it nothing does
            self.let_go()
            log_crash("writer-failed", error)
            self._fail(group, ServerError(503, "server-store-broken", detail=type(error).__name__))

    def _write(self, group: list[Pending]) -> None:
        """One transaction, spoken with SQLite itself: there are hundreds in a second."""
        driver = self.driver()
        assert self.connection is not None
        driver.execute("BEGIN")
        try:
            for pending in group:
                pending.job(self.connection)
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise
        for pending in group:
            pending.stored = True
        self.commits += 1
        self.written += len(group)

    def _alone(self, pending: Pending) -> None:
        try:
            self._write([pending])
        except CONTRADICTIONS:
            pending.error = ServerError(409, "server-store-stale")

    def note(self, error: Exception) -> None:
        """A disk that is full fails hundreds of times in a second: that is said now and then."""
        if time.monotonic() - self.noted >= QUIET:
            self.noted = time.monotonic()
            log_crash("store-failed", error, failed=self.failed + 1)

    def _fail(self, group: list[Pending], trouble: ServerError) -> None:
        self.failed += 1
        for pending in group:
            if not pending.stored and pending.error is None:
                pending.error = trouble


def answer_all(group: list[Pending]) -> None:
    for pending in group:
        pending.answer()
