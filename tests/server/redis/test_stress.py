"""Whoever asks Redis can be told to stop at any point, whatever the line does: nothing hangs, no answer is lost to
somebody else's question, and nobody who was told to stop goes on."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvloop

from tests.redis import RedisServer, hold
from tests.waiting import PATIENCE
from tilewright.server.redis import link as links
from tilewright.server.redis.link import RedisAway, RedisLink

STEPS = 40  # of the loop, at each of which a question is stopped
LOOPS = {"asyncio": asyncio.run, "uvloop": uvloop.run}


class Line:
    """Between the server and Redis: it passes all, byte by byte, a part and then nothing, or nothing."""

    def __init__(self, redis: RedisServer) -> None:
        self.redis = redis
        self.behaviour = "whole"
        self.url = ""
        self.work: set[asyncio.Future[None]] = set()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_there = await asyncio.open_unix_connection(str(self.redis.socket))
        for one in (self.passing(reader, to_there, "whole"), self.passing(there, writer, "")):
            task = asyncio.ensure_future(one)
            self.work.add(task)
            task.add_done_callback(self.work.discard)

    async def passing(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, behaviour: str) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # uvloop raises the latter at a line that was cut
            while some := await reader.read(65536):
                how = behaviour or self.behaviour
                if how == "silent":
                    continue
                if how == "cut":
                    writer.write(some[: len(some) // 2])
                    break
                for part in [some] if how == "whole" else [some[n : n + 1] for n in range(len(some))]:
                    writer.write(part)
                    await asyncio.sleep(0)
        writer.close()


def through_a_line(
    redis: RedisServer, loop: str, work: Callable[[Line, RedisLink], Coroutine[Any, Any, None]]
) -> None:
    async def run() -> None:
        faults: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
        line = Line(redis)
        listening = await asyncio.start_server(line.connected, "127.0.0.1", 0)
        link = RedisLink(f"redis://127.0.0.1:{listening.sockets[0].getsockname()[1]}", "test")
        keeping = asyncio.ensure_future(link.keep())
        try:
            await hold(lambda: link.up, "a link that is up")
            async with asyncio.timeout(PATIENCE):
                await work(line, link)
        finally:
            keeping.cancel()
            await asyncio.wait((keeping,))
            await link.close()
            listening.close()
            if line.work:
                await asyncio.wait(line.work, timeout=PATIENCE)
        assert faults == []
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, "somebody goes on"

    LOOPS[loop](run())


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "EVERY", 0.05)


async def stopped_after(steps: int, asking: Coroutine[Any, Any, Any], times: int = 1) -> "asyncio.Future[Any]":
    """Whether it is done then or not; in the end it is."""
    task = asyncio.ensure_future(asking)
    for _ in range(steps):
        await asyncio.sleep(0)
    cancelled = [task.cancel() for _ in range(times)]
    await asyncio.wait((task,), timeout=PATIENCE)
    assert task.done(), "it goes on for ever"
    assert task.cancelled() or not cancelled[0], "it was told to stop, and goes on"
    return task


@pytest.mark.parametrize("loop", sorted(LOOPS))
@pytest.mark.parametrize("behaviour", ["whole", "bytes"])
def test_whoever_is_cancelled_stops_and_the_next_gets_its_own_answer(
    redis_server: RedisServer, behaviour: str, loop: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "WITHIN", PATIENCE)  # on a busy machine too

    async def work(line: Line, link: RedisLink) -> None:
        line.behaviour = behaviour
        for steps in range(STEPS):
            for asking in (
                link.ask("ECHO", f"lost {steps}"),
                link.ask_all([("ECHO", "lost"), ("ECHO", steps)]),
                link.run("return ARGV[1]", [], "lost"),
                link.ask("BLPOP", "nothing is there", 1, wait=1),
            ):
                await stopped_after(steps, asking, 1 + steps % 2)
                assert await link.ask("ECHO", steps) == str(steps).encode()
        assert link.up
        assert link.failures == 0
        assert len(line.work) <= 8  # two for a connection: whatever was stopped is closed

    through_a_line(redis_server, loop, work)


@pytest.mark.slow
@pytest.mark.parametrize("loop", sorted(LOOPS))
@pytest.mark.parametrize("behaviour", ["cut", "silent"])
def test_a_line_that_fails_in_the_middle_costs_a_moment(
    redis_server: RedisServer, behaviour: str, loop: str
) -> None:
    async def work(line: Line, link: RedisLink) -> None:
        for steps in (*range(0, STEPS, 4), 10_000):
            await hold(lambda: link.up, "a link that is up")
            line.behaviour = behaviour
            asking = [stopped_after(steps, link.ask("ECHO", n)) for n in range(5)]
            asking += [asyncio.ensure_future(link.ask("ECHO", n)) for n in range(5)]  # type: ignore[misc]
            for found in await asyncio.gather(*asking, return_exceptions=True):
                if isinstance(found, asyncio.Future) and not found.cancelled():
                    assert isinstance(found.exception(), RedisAway)
                else:
                    assert isinstance(found, RedisAway | asyncio.Future)
            assert not link.up
            line.behaviour = "whole"
        await hold(lambda: link.up, "a link that is up again")
        assert await asyncio.gather(*[link.ask("ECHO", n) for n in range(5)]) == [b"0", b"1", b"2", b"3", b"4"]

    through_a_line(redis_server, loop, work)


@pytest.mark.parametrize("loop", sorted(LOOPS))
def test_whoever_listens_can_be_cancelled_and_hears_all_until_then(redis_server: RedisServer, loop: str) -> None:
    async def work(line: Line, link: RedisLink) -> None:
        for steps in range(0, STEPS, 3):
            await hold(lambda: link.up, "a link that is up")
            with contextlib.suppress(RedisAway):
                await stopped_after(steps, link.listen("news", lambda: None, lambda raw: None))
        heard: list[bytes] = []
        begun = asyncio.Event()
        await hold(lambda: link.up, "a link that is up")
        listening = asyncio.ensure_future(link.listen("news", begun.set, heard.append))
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
        line.behaviour = "bytes"
        for n in range(20):
            redis_server.ask("PUBLISH", link.name("news"), n)
        await hold(lambda: heard == [str(n).encode() for n in range(20)], "all that was said")
        line.behaviour = "cut"
        redis_server.ask("PUBLISH", link.name("news"), "half of it")
        await asyncio.wait((listening,), timeout=PATIENCE)
        assert isinstance(listening.exception(), RedisAway)
        line.behaviour = "whole"

    through_a_line(redis_server, loop, work)
