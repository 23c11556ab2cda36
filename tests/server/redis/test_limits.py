"""Limits over all servers: what one lets through counts at the others, and without Redis each counts alone."""

import asyncio

import pytest

from tests.redis import RedisServer, hold, with_link
from tilewright.server.limits import DEBT, Buckets, per_hour
from tilewright.server.redis import link as links
from tilewright.server.redis.keys import Digests
from tilewright.server.redis.limits import SharedLimits
from tilewright.server.redis.link import RedisLink

pytestmark = pytest.mark.usefixtures("patient")
DIGESTS = Digests(b"of these tests")


class Still:
    """No bucket here fills; those in Redis go by its own clock, slowly."""

    def __call__(self) -> float:
        return 100.0


def servers(link: RedisLink, name: str, rate: float, size: float) -> list[tuple[SharedLimits, Buckets]]:
    """Two that share a limit."""
    found = []
    for _ in range(2):
        limits, buckets = SharedLimits(link, DIGESTS), Buckets(rate, size, Still())
        found.append((limits, limits.share(name, buckets)))
    return found


def test_what_one_server_lets_through_the_other_counts(redis_server: RedisServer) -> None:
    async def work(link: RedisLink) -> None:
        (one, ours), (other, theirs) = servers(link, "work", 0.001, 100)
        ours.of("anna").charge(70)
        theirs.of("anna").charge(20)
        theirs.of("ben").charge(1)
        for _ in range(2):
            await one.settle_all()
            await other.settle_all()
        assert theirs.of("anna").left == pytest.approx(10, abs=0.1)
        ours.of("anna").charge(5)  # not told yet
        await one.settle_all()
        assert ours.of("anna").left == pytest.approx(5, abs=0.1)
        assert theirs.of("ben").left == pytest.approx(99, abs=0.1)
        ours.of("anna").charge(1_000_000)
        await one.settle_all()
        theirs.of("anna").charge(1)
        await other.settle_all()
        assert theirs.of("anna").left == pytest.approx(-DEBT * 0.001, abs=0.1)  # a debt has the same floor
        names = redis_server.ask("KEYS", "*")
        assert not any(b"anna" in name for name in names)

    with_link(redis_server, work)


def test_what_is_rare_is_counted_before_it_is_let_through(redis_server: RedisServer) -> None:
    async def work(link: RedisLink) -> None:
        (one, ours), (other, theirs) = servers(link, "sign-in", 5 / 3600, 5)
        both = [(one, ours), (other, theirs)] * 5
        let = await asyncio.gather(*[limits.take(buckets, "anna") for limits, buckets in both])
        assert sum(let) == 5
        for _ in range(5):  # whoever is refused gains nothing by it
            assert not await one.take(ours, "anna")
            await one.settle_all()
        theirs.of("anna").give_back()  # one attempt went well
        await other.settle_all()
        fresh = SharedLimits(link, DIGESTS)
        buckets = fresh.share("sign-in", per_hour(5))  # a server that starts now
        assert await fresh.take(buckets, "anna")
        assert not await fresh.take(buckets, "anna")
        assert await fresh.take(buckets, "ben")

    with_link(redis_server, work)


def test_without_redis_each_counts_alone_and_shares_it_later(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "EVERY", 0.05)

    async def work(link: RedisLink) -> None:
        (one, ours), (other, theirs) = servers(link, "table", 0.001, 10)
        ours.of("anna").charge(8)
        await one.settle_all()
        redis_server.freeze()
        try:
            assert await one.take(ours, "anna")
            assert await other.take(theirs, "anna")  # which does not know
            assert not link.up
            assert await one.take(ours, "anna")
            assert not await one.take(ours, "anna")  # what it knew, it knows
            await one.settle_all()
        finally:
            redis_server.thaw()
        await hold(lambda: link.up, "Redis again")
        await one.settle_all()
        await other.settle_all()
        theirs.of("anna").charge(0.5)
        await other.settle_all()
        assert theirs.of("anna").left < 0

    with_link(redis_server, work)


def test_what_could_not_be_shared_is_shared_when_redis_is_back(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if nobody has taken anything since."""
    monkeypatch.setattr(links, "EVERY", 0.05)

    async def work(link: RedisLink) -> None:
        (one, ours), (other, theirs) = servers(link, "told later", 0.001, 10)
        ours.of("anna").charge(4)
        redis_server.kill()
        try:
            for _ in range(3):
                await one.settle_all()
            assert not link.up
        finally:
            redis_server.start()
        await hold(lambda: link.up, "Redis again")
        await one.settle_all()
        theirs.of("anna").charge(1)
        await other.settle_all()
        assert theirs.of("anna").left == pytest.approx(5, abs=0.1)

    with_link(redis_server, work)


def test_a_server_without_redis_shares_nothing() -> None:
    limits = SharedLimits(None, DIGESTS)
    buckets = limits.share("table", per_hour(2))

    async def run() -> None:
        assert [await limits.take(buckets, "anna") for _ in range(3)] == [True, True, False]
        await limits.settle_all()

    asyncio.run(run())
    assert buckets.touched is None
