"""Presence over all servers: how many sockets are at tables, and who is playing.

What a server keeps for players it keeps also for those whose table another server has."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from tilewright.server.limits import RecentlySeen
from tilewright.server.redis.keys import Digests
from tilewright.server.redis.link import RedisAway, RedisLink

EVERY: Final = 0.5  # seconds between two looks for somebody new
WHOLE: Final = 5.0  # seconds after which all who are here are told again
GONE: Final = 15  # seconds after which somebody of whom nothing is told is gone
MOST: Final = 2000  # people in one script
# Who is here and who plays, after the number of the first; answers how many are here, who began to play since that
# moment, and which moment it is. Only the clock of Redis counts.
MEET: Final = """
local t = redis.call('TIME')
local now = t[1] + t[2] / 1000000
local here = tonumber(ARGV[4])
for i = 5, #ARGV do
    redis.call('ZADD', KEYS[i - 4 <= here and 1 or 2], now, ARGV[i])
end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - ARGV[2])
for i = 1, 2 do redis.call('EXPIRE', KEYS[i], ARGV[2]) end
local playing = redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[3], '+inf', 'LIMIT', 0, 5000)
return {redis.call('ZCARD', KEYS[1]), playing, string.format('%.6f', now)}
"""


class Presence:
    """Without Redis it knows those of this server."""

    def __init__(
        self, link: RedisLink | None, digests: Digests, players: RecentlySeen, here: Callable[[], set[str]]
    ) -> None:
        self.link = link
        self.digests = digests
        self.players = players
        self.here = here
        self.elsewhere = RecentlySeen(players.seconds)  # by digest: those who play, as all servers say
        self.count = 0  # of people at all servers, when it was last asked for
        self.since = "0"
        self.announced: dict[str, float] = {}  # by digest: when it was last said that they play
        self.last_here: set[str] = set()
        self.turns = 0

    def digest(self, person: str) -> str:
        return self.digests.of("person", person)

    def is_player(self, person: str) -> bool:
        return self.link is not None and self.elsewhere.has(self.digest(person))

    def total(self) -> int:
        """People with a socket, at all servers if they can be asked."""
        return self.count if self.link is not None and self.link.up else len(self.here())

    async def keep(self) -> None:
        """Again and again, until the server stops."""
        while True:
            await asyncio.sleep(EVERY)
            await self.settle(whole=self.turns % round(WHOLE / EVERY) == 0)
            self.turns += 1

    async def settle(self, whole: bool = True) -> None:
        """All who are here, or only those who have come since."""
        if self.link is None or not self.link.up:
            return
        now = self.players.clock()
        here = self.here()
        fresh = here if whole else here - self.last_here
        playing = [one for one, at in self.players.last.items() if at > self.announced.get(one, float("-inf"))]
        playing = [one for one in playing if now - self.announced.get(one, float("-inf")) > WHOLE][:MOST]
        people = [self.digest(one) for one in list(fresh)[:MOST]]
        facts: list[Any] = [GONE, round(self.players.seconds), self.since, len(people), *people]
        facts += [self.digest(one) for one in playing]
        try:
            self.count, found, since = await self.link.run(
                MEET, [self.link.name("here"), self.link.name("players")], *facts
            )
        except RedisAway:
            return
        self.last_here = here
        self.announced = {one: at for one, at in self.announced.items() if now - at <= WHOLE}
        self.announced |= dict.fromkeys(playing, now)
        self.since = since.decode()
        for one in found:
            self.elsewhere.note(one.decode())
