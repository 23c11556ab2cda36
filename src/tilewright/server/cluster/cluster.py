"""This server as a member of a cluster: the tables it owns, who owns the others, and who is alive."""

import asyncio
import re
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, TypeVar

from sqlalchemy import Connection

from tilewright.server.cluster.heartbeat import Beat, Heartbeat
from tilewright.server.errors import ServerError
from tilewright.server.store import leases
from tilewright.server.store.leases import Fence, Member, NotAlive
from tilewright.server.store.store import Store

MOST_ORPHANS: Final = 2000  # looked at together
SEARCH: Final = 10.0  # seconds between two searches for games that nobody has, if all servers stay
FIRST: Final = 15.0  # seconds for the first beat
VERSION: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})*)(?:\.?(dev|a|b|rc|post)([0-9]{1,9}))?")
STAGES: Final = ("dev", "a", "b", "rc", "", "post")  # of a version; the release is between candidates and repairs

T = TypeVar("T")


class OwnedElsewhere(ServerError):
    """Another server owns that table, or nobody yet; a client that asks again is forwarded."""

    def __init__(self) -> None:
        super().__init__(503, "server-elsewhere", seconds=2)


class Cluster:
    """`lost` is called when this server was thought dead: no table is its own any more. `beaten` is called after
    every beat of its heart."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.secret = secret.encode()
        self.id = ""
        self.address = ""
        self.members: list[Member] = []
        self.tokens: dict[str, int] = {}  # of the tables that are this server's, also of those that sleep
        self.leaving = False
        self.lost: Callable[[], None] = lambda: None
        self.beaten: Callable[[], None] = lambda: None
        self.heartbeat: Heartbeat | None = None
        self.searched_at = float("-inf")  # for games that nobody has; that is much work with many of them
        self.searched_among: list[Member] = []

    async def open(self, address: str) -> None:
        self.address = address
        loop = asyncio.get_running_loop()
        first: asyncio.Future[None] = loop.create_future()

        def take(beat: Beat) -> None:
            self.take(beat)
            if not first.done():
                first.set_result(None)

        def report(beat: Beat) -> None:
            loop.call_soon_threadsafe(take, beat)

        self.heartbeat = Heartbeat(self.store.engine, address, report)
        self.heartbeat.start()
        async with asyncio.timeout(FIRST):
            await first

    def take(self, beat: Beat) -> None:
        """In the event loop."""
        if self.leaving:
            return
        self.members = beat.members
        if beat.id != self.id:
            before, self.id = self.id, beat.id
            self.tokens.clear()
            if before:
                self.lost()
        self.beaten()

    async def close(self) -> None:
        """Release all tables; nothing can be claimed any more."""
        self.leaving = True
        if self.heartbeat is not None:
            await asyncio.to_thread(self.heartbeat.stop)
            server = self.heartbeat.id
            self.tokens.clear()
            if server:
                await self.ask(lambda connection: leases.leave(connection, server))

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Run a query in a reader thread, once more if the connection was lost."""
        store = self.store
        return await store.read(store.readers.again, lambda: question(store.reading))

    # Tables.

    async def claim(self, table: str) -> Fence:
        """The lease of that table; OwnedElsewhere if another server has it, ServerError if it does not exist."""
        me = self.id
        if self.leaving or not me:
            raise OwnedElsewhere
        try:
            held = await self.ask(lambda connection: leases.acquire(connection, table, me))
        except NotAlive:
            raise OwnedElsewhere from None
        if not held.exists:
            raise ServerError(404, "server-no-table")
        if not held.token or me != self.id or self.leaving:
            raise OwnedElsewhere
        self.tokens[table] = held.token
        return Fence(table, me, held.token)

    async def release(self, table: str) -> None:
        token = self.tokens.pop(table, None)
        if token is not None:
            fence = Fence(table, self.id, token)
            await self.ask(lambda connection: leases.release(connection, fence))

    async def owner(self, table: str) -> Member | None:
        """The other server that has it; None if it is this one or nobody."""
        found = await self.ask(lambda connection: leases.owner(connection, table))
        return None if found is None or found.id == self.id else found

    async def owners(self, tables: list[str]) -> dict[str, Member]:
        """Other servers that have some of these."""
        found = await self.ask(lambda connection: leases.owners(connection, tables))
        return {table: member for table, member in found.items() if member.id != self.id}

    def is_search_due(self) -> bool:
        """Whether a server came or went since the last search, or some time has passed."""
        return self.searched_among != self.members or time.monotonic() - self.searched_at > SEARCH

    def search_again(self) -> None:
        """Search for orphans at the next beat."""
        self.searched_at = float("-inf")

    async def orphans(self) -> list[str]:
        """Running games without an owner that this server should take over."""
        self.searched_at, self.searched_among = time.monotonic(), self.members
        found = await self.ask(lambda connection: leases.orphans(connection, MOST_ORPHANS))
        if len(found) == MOST_ORPHANS:
            self.search_again()
        return [table for table in found if self.preferred(table) == self.id]

    def is_outdated(self) -> bool:
        """Whether a server of a newer version is alive: it may know what this one cannot read."""
        return all(member.id != self.id for member in newest(self.members))

    def preferred(self, table: str) -> str:
        """The server that takes a table which nobody has: the same for all, and each gets its part of them. One of
        the newest version, so that in an update a table moves once."""
        names = [member.id for member in newest(self.members)] or [self.id]
        return max(names, key=lambda name: blake2b(f"{name} {table}".encode(), digest_size=8).digest())


def newest(members: list[Member]) -> list[Member]:
    """The members with the newest version."""
    best = max((version_order(member.version) for member in members), default=None)
    return [member for member in members if version_order(member.version) == best]


def version_order(version: str) -> tuple[tuple[int, ...], int, int]:
    """To compare versions by: 0.3.0rc1 is older than 0.3.0. What is no version is the oldest."""
    found = VERSION.match(version)
    if found is None:
        return (), 0, 0
    parts = [int(part) for part in found[1].split(".")]
    while parts and not parts[-1]:
        parts.pop()  # 0.3 is 0.3.0
    return tuple(parts), STAGES.index(found[2] or ""), int(found[3] or 0)
