"""Locks a store for one server: a lock on a file beside it while it is open for writing."""

from pathlib import Path

from filelock import FileLock, Timeout

from tilewright.server.errors import ServerError


class StoreLock:
    """The system lets go of it when the process ends, however it ends; the file itself stays and means nothing.
    Beside the store, whatever link leads there. Not on the store's own file: closing a second handle of that would
    drop the locks of SQLite."""

    def __init__(self, store: Path) -> None:
        if not store.parent.is_dir():  # the lock would make it
            raise ServerError(503, "server-store-read-only")
        self.lock = FileLock(f"{store.resolve()}.lock", timeout=0, mode=0o600, thread_local=False)
        try:
            self.lock.acquire()
        except Timeout:
            raise ServerError(409, "server-store-in-use", file=str(store)) from None
        except OSError:
            raise ServerError(503, "server-store-read-only") from None

    def release(self) -> None:
        self.lock.release()
