"""The health check: reads what the server depends on, and tests that the store can write in time."""

import asyncio
import shutil
import time
from pathlib import Path
from typing import Final

from tilewright.kernel.faults import os_fault
from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.room.restrictions import Restrictions
from tilewright.server.store.place import is_url
from tilewright.server.store.store import Store, beat
from tilewright.words.speech import fault

FRESH: Final = 1.0  # seconds that an answer holds, however many ask
PATIENCE: Final = 5.0  # seconds that a write may take
LEAST_FREE: Final = 8_000_000  # bytes on the disk, below which it counts as full


def disk_of(db: str) -> Path | None:
    """The folder of a store that is a file."""
    return None if is_url(db) else Path(db).absolute().parent


class Health:
    """Asks the disk itself; one question at a time."""

    def __init__(self, store: Store, folder: Path | None, restrictions: Restrictions) -> None:
        self.restrictions = restrictions
        self.store = store
        self.folder = folder  # on the disk that may be full; None if that is another machine's
        self.preparing: asyncio.Future[None] | None = None
        self.asked = float("-inf")
        self.asking: asyncio.Task[ServerError | None] | None = None

    async def trouble(self) -> ServerError | None:
        """What is wrong, if anything is."""
        if self.preparing is not None and not (await asyncio.wait((self.preparing,), timeout=PATIENCE))[0]:
            return ServerError(503, "server-starting")
        if self.asking is None or (self.asking.done() and time.monotonic() - self.asked > FRESH):
            self.asked = time.monotonic()
            self.asking = asyncio.create_task(self._look())
        try:
            return await asyncio.wait_for(asyncio.shield(self.asking), PATIENCE)
        except TimeoutError:
            return ServerError(503, "server-store-slow", seconds=round(PATIENCE))

    async def _look(self) -> ServerError | None:
        try:
            if not self.restrictions.read_only:
                await self.store.write(beat(clock.now()))
            if self.folder is None:
                return None
            free = (await asyncio.to_thread(shutil.disk_usage, self.folder)).free
        except ServerError as trouble:
            return trouble
        except OSError as error:
            return ServerError(503, "server-store-broken", detail=fault(os_fault(error)))
        return ServerError(503, "server-store-full") if free < LEAST_FREE else None
