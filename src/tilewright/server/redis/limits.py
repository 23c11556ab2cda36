"""Rate limits shared by all servers: each counts locally and learns a moment later what the others let through.

A bucket here decides at once, so no message waits for Redis. What was taken from it is settled with the bucket of
the same name in Redis four times a second; whichever holds less is right. What is rare and worth guarding
(attempts to sign in, new people, new tables) is settled before it is let through. Without Redis every server
counts alone."""

import asyncio
from typing import Final

from tilewright.server.limits import DEBT, MOST, Bucket, Buckets
from tilewright.server.redis.keys import Digests
from tilewright.server.redis.link import RedisAway, RedisLink

EVERY: Final = 0.25  # seconds
TOGETHER: Final = 250  # buckets in one script
ALL_OR_NOTHING: Final = -1  # in the place of the seconds of debt
# For each bucket: drops a second, size, seconds of debt, and what was taken since; or what is to be taken if it is
# there. Answers what is left in each, less than nothing if it was refused; as text, because numbers lose their
# fractions. Only the clock of Redis counts.
SETTLE: Final = """
local t = redis.call('TIME')
local now = t[1] + t[2] / 1000000
local found = {}
for i, key in ipairs(KEYS) do
    local rate, size = tonumber(ARGV[4 * i - 3]), tonumber(ARGV[4 * i - 2])
    local debt, spent = tonumber(ARGV[4 * i - 1]), tonumber(ARGV[4 * i])
    local kept = redis.call('HMGET', key, 'left', 'at')
    local left = size
    if kept[1] then left = math.min(size, kept[1] + math.max(0, now - kept[2]) * rate) end
    local answer = left - spent
    if debt >= 0 then
        left = math.min(size, math.max(left - spent, math.min(left, -debt * rate)))
        answer = left
    elseif answer >= 0 then
        left = answer
    end
    redis.call('HSET', key, 'left', string.format('%.6f', left), 'at', string.format('%.6f', now))
    redis.call('PEXPIRE', key, math.ceil((size - left) / rate * 1000) + 1000)
    found[i] = string.format('%.6f', answer)
end
return found
"""


class SharedLimits:
    """Without a link it shares nothing and costs nothing."""

    def __init__(self, link: RedisLink | None, digests: Digests) -> None:
        self.link = link
        self.digests = digests
        self.shared: dict[str, Buckets] = {}
        self.names: dict[int, str] = {}  # by identity

    def share(self, name: str, buckets: Buckets) -> Buckets:
        if self.link is not None:
            buckets.touched = {}
            self.shared[name] = buckets
            self.names[id(buckets)] = name
        return buckets

    async def take(self, buckets: Buckets, key: str) -> bool:
        """Take one, if it is available over all servers together."""
        bucket = buckets.of(key)
        if not bucket.take():
            return False
        if self.link is None or not self.link.up:
            return True
        bucket.spent -= 1.0
        name = self.names[id(buckets)]
        await self.settle([(name, key, bucket)])  # what else is still to be told
        facts = (bucket.rate, bucket.size, ALL_OR_NOTHING, 1.0)
        try:
            (found,) = await self.link.run(SETTLE, [self.key(name, key)], *facts)
        except RedisAway:
            bucket.spent += 1.0
            return True
        bucket.filled()
        if float(found) < 0:
            bucket.left = min(bucket.left + 1.0, float(found) + 1.0)
            return False
        bucket.left = min(bucket.left, float(found))
        return True

    def key(self, name: str, key: str) -> str:
        assert self.link is not None
        return self.link.name("limit", name, self.digests.of(name, key))

    async def keep(self) -> None:
        """Again and again, until the server stops."""
        while True:
            await asyncio.sleep(EVERY)
            await self.settle_all()

    async def settle_all(self) -> None:
        for name, buckets in self.shared.items():
            touched, buckets.touched = buckets.touched or {}, {}
            waiting = [(name, key, bucket) for key, bucket in touched.items()]
            for i in range(0, len(waiting), TOGETHER):
                await self.settle(waiting[i : i + TOGETHER])

    def _again(self, name: str, key: str, bucket: Bucket) -> None:
        """Also if nobody takes from it any more."""
        touched = self.shared[name].touched
        if touched is not None and len(touched) < MOST:
            touched[key] = bucket

    async def settle(self, buckets: list[tuple[str, str, Bucket]]) -> None:
        """What is taken meanwhile is settled the next time."""
        buckets = [one for one in buckets if one[2].spent]
        if not buckets or self.link is None:
            return
        facts: list[float] = []
        sent: list[float] = []
        for _, _, bucket in buckets:
            facts += (bucket.rate, bucket.size, DEBT, bucket.spent)
            sent.append(bucket.spent)
            bucket.spent = 0.0
        try:
            found = await self.link.run(SETTLE, [self.key(name, key) for name, key, _ in buckets], *facts)
        except RedisAway:
            for (name, key, bucket), spent in zip(buckets, sent, strict=True):
                bucket.spent += spent
                self._again(name, key, bucket)  # once it is back
            return
        for (_, _, bucket), left in zip(buckets, found, strict=True):
            bucket.filled()
            bucket.left = min(bucket.left, float(left) - bucket.spent)
