"""The list of tables in the lobby; clients that wait for a change are told, also of changes by other servers."""

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from tilewright.server.errors import ServerError
from tilewright.server.logs import log
from tilewright.server.store.store import Store
from tilewright.server.table import StoredTable

WAIT: Final = 20.0  # seconds for which somebody waits for a change
MOST_WAITING: Final = 1000  # others are answered at once
APART: Final = 0.25  # seconds between two looks, however much changes
EVERY: Final = 4.0  # seconds until those who wait are looked for anyhow


def version_of(tables: list[StoredTable]) -> str:
    """A digest of the list: equal on every server for equal lists."""
    lines = "\n".join(f"{table.id} {table.changes}" for table in tables)
    return blake2b(lines.encode(), digest_size=9).hexdigest()


class Listing:
    """Read from the store whenever it is asked for; those who wait share one look."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_change: Callable[[], None] = lambda: None  # to the other servers
        self.waiting = 0
        self.ended = asyncio.Event()
        self.outdated = asyncio.Event()
        self.looked = asyncio.Event()  # of the next look
        self.last: tuple[str, list[StoredTable]] = ("", [])

    def changed(self) -> None:
        """This server has changed a listed table."""
        self.wake_listeners()
        self.on_change()

    def wake_listeners(self) -> None:
        """The list may have changed."""
        self.outdated.set()

    def end(self) -> None:
        """Release all who wait, because the server stops."""
        self.ended.set()
        self.looked.set()

    async def read(self) -> tuple[str, list[StoredTable]]:
        found = await self.store.read(self.store.listed)
        return version_of(found), found

    async def after(self, version: str) -> tuple[str, list[StoredTable]]:
        """Wait until the list differs from that version, or for a while, and return it."""
        found = await self.read()
        if found[0] != version or self.waiting >= MOST_WAITING or self.ended.is_set():
            return found
        self.waiting += 1
        try:
            self.wake_listeners()  # for what changed since that look
            async with asyncio.timeout(WAIT):
                while True:
                    await self.looked.wait()
                    if self.ended.is_set():
                        return found
                    if self.last[0] != version:
                        return self.last
        except TimeoutError:
            return found
        finally:
            self.waiting -= 1

    async def keep(self) -> None:
        """Read the list for all who wait, whenever something changed or a while has passed."""
        while True:
            try:
                async with asyncio.timeout(EVERY):
                    await self.outdated.wait()
            except TimeoutError:
                pass
            self.outdated.clear()
            if not self.waiting:
                continue
            try:
                found = await self.read()
            except ServerError as trouble:
                log("lobby-not-read", why=trouble.key)
                continue
            self.last = found
            self.looked.set()
            self.looked = asyncio.Event()
            await asyncio.sleep(APART)
