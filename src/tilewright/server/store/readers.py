"""Threads that read from the store, so that the event loop never blocks."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

MANY: Final = 4  # that read at the same time

P = ParamSpec("P")
T = TypeVar("T")


class Readers:
    """Every thread that reads has a connection of its own, kept until it fails or the store is closed."""

    guarded = False  # whether it is an error to read in the thread of a running event loop: so it is in tests

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.threads = ThreadPoolExecutor(MANY, thread_name_prefix="store-reader")
        self.own = threading.local()
        self.changing = threading.Lock()
        self.connections: list[Connection] = []

    async def run(self, ask: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, partial(ask, *args, **named))

    def connection(self) -> Connection:
        """That of this thread."""
        if Readers.guarded and asyncio._get_running_loop() is not None:
            raise RuntimeError("the store is read in the event loop")
        found: Connection | None = getattr(self.own, "connection", None)
        if found is None:
            found = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            self.own.connection = found
            with self.changing:
                self.connections.append(found)
        return found

    def again(self, read: Callable[[], T]) -> T:
        """What was read; once more on a new connection if this one turns out to be lost."""
        try:
            return read()
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            self.let_go()
            return read()

    def let_go(self) -> None:
        """The connection of this thread is not used again."""
        found: Connection | None = getattr(self.own, "connection", None)
        if found is not None:
            self.own.connection = None
            with self.changing:
                self.connections.remove(found)
            found.close()

    def close(self) -> None:
        self.threads.shutdown()
        with self.changing:
            for connection in self.connections:
                connection.close()
            self.connections.clear()
