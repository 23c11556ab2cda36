"""The single writer: jobs that wait are committed together and answered after the commit."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from tilewright.server.errors import ServerError
from tilewright.server.logs import log_crash
from tilewright.server.store.bare import roll_back, run_bare
from tilewright.server.store.engine import store_error
from tilewright.server.store.entries import AddEntry, add_many
from tilewright.server.store.jobs import Job, Stale
from tilewright.server.store.leases import Fence, check

MOST: Final = 500  # jobs of one commit
QUIET: Final = 10.0  # seconds between two notes that the disk fails


CONTRADICTIONS: Final = (Stale, IntegrityError, sqlite3.IntegrityError)
UNSTORABLE: Final = (DataError, UnicodeError)  # a text or number that the database cannot take
DEADLOCK: Final = "40P01"  # with another server's transaction; PostgreSQL has undone this one
# What belongs to no table is written by one server at a time, as if there were only one.
ONE_AT_A_TIME: Final = (
    "SELECT pg_advisory_xact_lock(hashtextextended('tilewright people ' || current_schema(), 0))"
)


class Pending:
    """Jobs that belong together, and whom to tell when they are on disk."""

    def __init__(self, jobs: tuple[Job, ...], loop: asyncio.AbstractEventLoop) -> None:
        self.jobs = jobs
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
    """A thread with the only connection that writes. `shared`: other servers have one too."""

    def __init__(self, engine: Engine, connect: Callable[[Engine], Connection], shared: bool = False) -> None:
        self.engine = engine
        self.shared = shared
        self.connect = connect
        self.connection: Connection | None = None  # belongs to the thread
        self.jobs: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self.commits = 0
        self.written = 0
        self.failed = 0
        self.noted = float("-inf")  # when a failure was last logged
        self.thread = threading.Thread(target=self._run, name="store", daemon=True)
        self.thread.start()

    async def write(self, *jobs: Job) -> None:
        """Returns when all of it is on disk; ServerError if it is not, and then nothing of it is."""
        pending = Pending(jobs, asyncio.get_running_loop())
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

    def connected(self) -> Connection:
        """The one that is kept as long as nothing goes wrong on it."""
        if self.connection is None:
            self.connection = self.connect(self.engine)
        return self.connection

    def let_go(self) -> None:
        """A connection on which something failed is not used again."""
        if self.connection is not None:
            with contextlib.suppress(DBAPIError, sqlite3.Error):
                self.connection.invalidate()
                self.connection.close()
            self.connection = None

    def _commit(self, group: list[Pending]) -> None:
        """All at once; if one contradicts what is stored, or cannot be stored, each by itself, so that only that
        one fails."""
        try:
            try:
                self._write(group)
            except (*CONTRADICTIONS, *UNSTORABLE):
                for pending in group:
                    self._alone(pending)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", "") != DEADLOCK:
                    raise
                for pending in group:
                    self._alone(pending)
        except ServerError as trouble:  # another server has the store
            self._fail(group, trouble)
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
        """One transaction, spoken with the driver itself: there are hundreds in a second."""
        connection = self.connected()
        run_bare(connection, "BEGIN")
        try:
            jobs = [pending.jobs for pending in group]
            run_all(connection, take_locks(connection, jobs) if self.shared else jobs)
            run_bare(connection, "COMMIT")
        except BaseException:
            roll_back(connection)
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
        except UNSTORABLE as error:
            log_crash("not-storable", error)
            pending.error = ServerError(503, "server-store-broken", detail=type(error).__name__)

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


def take_locks(connection: Connection, group: list[tuple[Job, ...]]) -> list[tuple[Job, ...]]:
    """Those of all jobs before the first is done, in one order for all servers; the jobs that are left."""
    fences = [job for jobs in group for job in jobs if isinstance(job, Fence)]
    left = [tuple(job for job in jobs if not isinstance(job, Fence)) for jobs in group]
    if any(len(rest) == len(jobs) for rest, jobs in zip(left, group, strict=True)):
        run_bare(connection, ONE_AT_A_TIME)
    if fences:
        check(connection, fences)
    return left


def run_all(connection: Connection, group: list[tuple[Job, ...]]) -> None:
    """Those that only add lines to journals first, and together: they wait for nothing else in the group."""
    lines: list[AddEntry] = []
    others: list[Job] = []
    for jobs in group:
        found = [job for job in jobs if isinstance(job, AddEntry)]
        if len(found) == len(jobs):
            lines += found
        else:
            others += jobs
    if lines:
        add_many(connection, lines)
    for job in others:
        job(connection)


def answer_all(group: list[Pending]) -> None:
    for pending in group:
        pending.answer()
