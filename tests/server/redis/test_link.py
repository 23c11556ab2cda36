"""The connection to Redis: killed, frozen or full, it costs nobody more than a moment and comes back by itself."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.redis import RedisServer, hold, with_link
from tests.server.client import Client, asked_one
from tests.server.conftest import Running, two_at_table
from tests.waiting import PATIENCE, until
from tilewright.server import hub
from tilewright.server.errors import ServerError
from tilewright.server.redis import link as links
from tilewright.server.redis.link import RedisAway, RedisLink
from tilewright.server.settings import Settings, read_settings

SOON = 0.3  # seconds after which a Redis that is silent counts as away


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "EVERY", 0.05)
    monkeypatch.setattr(links, "WITHIN", PATIENCE)  # a busy machine is not a Redis that is away
    monkeypatch.setattr(hub, "prepare", lambda: None)  # no server here needs what takes long to read


@pytest.fixture
def alive(redis_server: RedisServer) -> Iterator[RedisServer]:
    """The Redis of this module, there again after the test."""
    yield redis_server
    redis_server.thaw()
    if redis_server.process is not None and redis_server.process.poll() is not None:
        redis_server.start()


@pytest.mark.parametrize("trouble", ["killed", "frozen"])
def test_while_redis_is_away_nobody_waits_and_then_it_is_as_before(
    alive: RedisServer, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    async def work(link: RedisLink) -> None:
        link.gone.append(lambda: heard.append("gone"))
        link.back.append(lambda: heard.append("back"))
        assert await link.run("return ARGV[1]", [], "first") == b"first"
        monkeypatch.setattr(links, "WITHIN", SOON)
        (alive.kill if trouble == "killed" else alive.freeze)()
        for _ in range(20):  # together, while nobody knows
            asked = await asyncio.gather(*[link.ask("ECHO", n) for n in range(20)], return_exceptions=True)
            assert all(isinstance(one, RedisAway) for one in asked)
        assert not link.up
        began = time.process_time()
        for _ in range(1000):
            with pytest.raises(RedisAway):
                await link.ask("ECHO", "x")
        assert time.process_time() - began < 1  # not a word is sent
        monkeypatch.setattr(links, "WITHIN", PATIENCE)
        (alive.start if trouble == "killed" else alive.thaw)()
        await hold(lambda: link.up, "a link that is up again")
        answers = await asyncio.gather(*[link.ask("ECHO", n) for n in range(50)])
        assert answers == [str(n).encode() for n in range(50)]  # each its own, none of an earlier question
        assert await link.run("return ARGV[1]", [], "again") == b"again"  # also where scripts were forgotten
        assert heard == ["gone", "back"]
        assert link.failures == 1

    with_link(alive, work)


def test_whoever_asks_can_always_be_cancelled(alive: RedisServer) -> None:
    """And the next question gets its own answer."""

    async def work(link: RedisLink) -> None:
        for n in range(60):
            asking = asyncio.ensure_future(link.ask("ECHO", "x"))
            for _ in range(n % 6):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.wait((asking,), timeout=PATIENCE)
            assert asking.cancelled() or asking.result() == b"x"
        assert link.up

    with_link(alive, work)


def test_a_redis_that_takes_no_writes_is_away(alive: RedisServer) -> None:
    async def work(link: RedisLink) -> None:
        alive.ask("CONFIG", "SET", "maxmemory", "1")
        try:
            await hold(lambda: not link.up, "a Redis that is full")
        finally:
            alive.ask("CONFIG", "SET", "maxmemory", "0")
        await hold(lambda: link.up, "a Redis that has room again")

    with_link(alive, work)


@pytest.mark.slow
def test_a_server_plays_on_without_redis_and_says_so(
    alive: RedisServer, launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "WITHIN", SOON)
    server = launch(redis=alive.url)

    def health() -> str:
        return Client(server.port).request("GET", "/health").raw.decode()

    until(lambda: health() == "ok\n", "a server with Redis")
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    for stop, go in ((alive.freeze, alive.thaw), (alive.kill, alive.start)):
        stop()
        for _ in range(6):
            asked = asked_one(tables)
            assert asked.act(asked.position["options"][0]["text"])["t"] == "done"
        until(lambda: health() == "ok\nredis-away\n", "a server that says so")
        assert "tilewright_redis_up 0" in Client(server.port).request("GET", "/metrics").raw.decode()
        go()
        until(lambda: health() == "ok\n", "a server with Redis again")
    assert server.hub.metrics.errors == 0


def test_settings_name_redis_in_a_file_and_show_no_password(tmp_path: Path) -> None:
    file = tmp_path / "redis.url"
    file.write_text("redis://:hunter2@10.0.0.6:6379/0\n", "utf-8")
    found = read_settings(None, {"TILEWRIGHT_REDIS_FILE": str(file)}, {})
    assert found.redis == "redis://:hunter2@10.0.0.6:6379/0"
    assert RedisLink(found.redis, "test").shown == "10.0.0.6:6379"
    with pytest.raises(ServerError) as wrong:
        RedisLink("http://:hunter2@10.0.0.6", "test")
    assert "hunter2" not in wrong.value.words("en")
    with pytest.raises(ServerError):
        read_settings(None, {}, {"worker_secret": "short"})
    assert Settings().redis == ""
