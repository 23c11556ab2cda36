"""Notifications between servers: something in the store has changed and should be read again.

Nothing is believed that is heard: it only says where to look, and whatever was missed is found by the look that
every server takes by itself every few seconds."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from tilewright.server.logs import log_crash
from tilewright.server.redis.link import RedisAway, RedisLink

PEOPLE: Final = "people"  # bans, roles, blocks, sessions, announcements, read-only mode
LOBBY: Final = "lobby"  # tables that are listed
KINDS: Final = (PEOPLE, LOBBY)
SOON: Final = 0.1  # seconds in which the same news are told once
LONGEST: Final = 1000  # bytes

Reaction = Callable[[], None]


class News:
    """`reactions` has what is done here for each kind; without a link nobody is told."""

    def __init__(self, link: RedisLink | None) -> None:
        self.link = link
        self.id = secrets.token_hex(6)
        self.reactions: dict[str, Reaction] = {}
        self.pending: set[str] = set()
        self.received = 0
        self.stop: Callable[[], bool] = lambda: False  # listening

    def publish(self, kind: str) -> None:
        """Tell the other servers, without waiting for it."""
        if self.link is None or not self.link.up or kind in self.pending:
            return
        self.pending.add(kind)
        loop = asyncio.get_running_loop()
        loop.call_later(SOON, lambda: asyncio.ensure_future(self._publish(kind)))

    async def _publish(self, kind: str) -> None:
        self.pending.discard(kind)
        assert self.link is not None
        try:
            raw = msgspec.json.encode([self.id, kind])
            await self.link.ask("PUBLISH", self.link.name("news"), raw)
        except RedisAway:
            return  # the others find it by themselves, a little later

    def receive(self, raw: bytes) -> None:
        try:
            who, kind = msgspec.json.decode(raw if len(raw) <= LONGEST else b"", type=tuple[str, str])
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
            return
        if who != self.id and kind in self.reactions:
            self.received += 1
            self.reactions[kind]()

    def look_everywhere(self) -> None:
        """After a time in which nothing was heard."""
        for react in self.reactions.values():
            react()

    async def keep(self) -> None:
        """Listens until the server stops, with a subscription for every time that Redis is there."""
        assert self.link is not None
        self.link.gone.append(self.stop_listening)
        while True:
            await self.link.wait_up()
            listening = asyncio.ensure_future(self.listen(self.link))
            self.stop = listening.cancel
            try:
                await asyncio.wait((listening,))
            finally:
                listening.cancel()
            if self.link.up:  # only the subscription was lost
                self.link.fail(ConnectionError())

    def stop_listening(self) -> None:
        self.stop()

    async def listen(self, link: RedisLink) -> None:
        try:
            await link.listen("news", self.look_everywhere, self.receive)  # what was told before is lost
        except RedisAway:
            return
        except Exception as error:  # it is subscribed anew
            log_crash("news-failed", error)
