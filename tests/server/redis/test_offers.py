"""Workers on other machines: what they are offered, who is served first, and what happens when they die or lie."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import msgspec
import pytest

from tests.redis import RedisServer, hold
from tests.server.bots.questions import first_question
from tilewright.server.bots import pool as pools
from tilewright.server.bots.pool import JobOwner, ProcessPool, WorkerAnswer
from tilewright.server.bots.queue import ALONE, PLAYED, WATCHED
from tilewright.server.bots.worker import BotQuestion
from tilewright.server.errors import ServerError
from tilewright.server.redis import link as links
from tilewright.server.redis import offers as offering
from tilewright.server.redis import remote_worker as working
from tilewright.server.redis.jobs import Answer, Marks, Offer, WorkerMessage
from tilewright.server.redis.keys import prefix_of
from tilewright.server.redis.link import RedisLink
from tilewright.server.redis.offers import Offers
from tilewright.server.redis.remote_worker import Worker
from tilewright.server.settings import Settings

SECRET = "of servers and workers"


class Thinking:
    """The processes of all workers: each waits until it is let go on, and says where it is."""

    def __init__(self) -> None:
        self.let_go = asyncio.Event()
        self.begun: list[str] = []


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "EVERY", 0.05)
    monkeypatch.setattr(links, "WITHIN", 1.0)  # on a busy machine too
    monkeypatch.setattr(offering, "EVERY", 0.02)
    monkeypatch.setattr(working, "BEAT", 0.02)
    monkeypatch.setattr(working, "LEASE", 2000)


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Thinking:
    found = Thinking()

    async def ask(_: pools.WorkerProcess, question: BotQuestion) -> str:
        found.begun.append(question.bot)
        await found.let_go.wait()
        return f"answer to {question.bot}"

    monkeypatch.setattr(pools.WorkerProcess, "ask", ask)
    return found


def settings(redis: RedisServer, **more: Any) -> Settings:
    return Settings(redis=redis.url, worker_secret=SECRET, bot_workers=1, **more)


class Server:
    """A pool whose only local worker is busy, and what it offers."""

    def __init__(self, redis: RedisServer) -> None:
        self.link = RedisLink(redis.url, prefix_of(settings(redis)))
        self.pool = ProcessPool(1, 3600, 512)  # what brings a question back in time is the lease of its worker
        self.offers = self.pool.offers = Offers(self.link, SECRET, self.pool)
        self.local, self.pool.idle = self.pool.idle[0], []

    def free(self) -> None:
        """The local worker has nothing to do any more."""
        self.pool.idle.append(self.local)
        self.pool._grant()

    def ask(self, bot: str, whose: JobOwner = pools.NOBODY) -> "asyncio.Future[WorkerAnswer]":
        return asyncio.ensure_future(self.pool.ask(first_question(bot), whose))


@contextlib.asynccontextmanager
async def beside(*work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def serving(redis: RedisServer) -> AsyncIterator[Server]:
    server = Server(redis)
    try:
        async with beside(server.link.keep(), server.offers.keep(), server.offers.listen()):
            await hold(lambda: server.link.up, "Redis")
            yield server
    finally:
        await server.link.close()


@contextlib.asynccontextmanager
async def answering(redis: RedisServer) -> AsyncIterator[Worker]:
    worker = Worker(settings(redis))
    try:
        async with beside(worker.link.keep(), worker.live(), worker.take()):
            yield worker
    finally:
        for task in worker.running.values():  # it dies, and says nothing any more
            task.cancel()
        await worker.close([])


Taken = tuple[Worker, "asyncio.Future[WorkerAnswer]"]


@contextlib.asynccontextmanager
async def taking(server: Server, redis: RedisServer) -> AsyncIterator[Taken]:
    """A worker that has taken a question, and the answer to come; it dies at the end."""
    waiting = server.ask("easy")
    async with answering(redis) as worker:
        await hold(lambda: len(server.pool.away) == 1, "a question that is taken")
        yield worker, waiting


def run(redis: RedisServer, work: Callable[[Server], Coroutine[Any, Any, None]]) -> None:
    async def go() -> None:
        redis.ask("FLUSHALL")
        async with serving(redis) as server:
            await work(server)

    asyncio.run(go())


def test_what_waits_is_answered_by_another_machine(redis_server: RedisServer, thinking: Thinking) -> None:
    async def work(server: Server) -> None:
        waiting = server.ask("easy")
        await asyncio.sleep(0)
        assert server.offers.offered == 0  # nobody is there to be asked
        async with answering(redis_server):
            await hold(lambda: thinking.begun == ["easy"], "a worker that thinks")
            await hold(lambda: len(server.pool.away) == 1, "a server that knows it")
            thinking.let_go.set()
            said = await waiting
            assert (said.text, said.elsewhere) == ("answer to easy", True)
        assert [len(one) for one in (server.pool.granted, server.pool.away, server.offers.jobs)] == [0, 0, 0]
        assert server.pool.queue.next() is None

    run(redis_server, work)


def test_a_local_worker_that_is_free_first_has_the_question(redis_server: RedisServer, thinking: Thinking) -> None:
    async def work(server: Server) -> None:
        thinking.let_go.set()
        waiting = server.ask("easy")
        await hold(lambda: len(server.offers.jobs) == 1, "a question that waits")
        await server.offers._send(next(iter(server.offers.jobs.values())))  # there was a worker a moment ago
        assert server.offers.offered == 1
        server.free()
        assert await waiting == WorkerAnswer("answer to easy", (await waiting).seconds, False)
        await hold(lambda: redis_server.ask("KEYS", "*:question:*") == [], "an offer that is withdrawn")
        assert [len(one) for one in (server.pool.granted, server.offers.jobs)] == [0, 0]

    run(redis_server, work)


@pytest.mark.slow
def test_a_worker_that_dies_loses_its_question_to_another(redis_server: RedisServer, thinking: Thinking) -> None:
    async def work(server: Server) -> None:
        async with taking(server, redis_server) as (first, waiting):
            (task,) = first.running.values()
            task.cancel()  # from now on it says nothing
            first.stopping = True
            async with answering(redis_server):
                await hold(lambda: thinking.begun == ["easy", "easy"], "another worker")
                thinking.let_go.set()
                assert (await waiting).elsewhere
        assert server.offers.lost == 1

    run(redis_server, work)


def test_a_question_that_no_worker_answers_is_answered_here(redis_server: RedisServer, thinking: Thinking) -> None:
    async def work(server: Server) -> None:
        async with taking(server, redis_server) as (_, waiting):
            pass
        thinking.let_go.set()
        server.free()
        said = await waiting
        assert not said.elsewhere
        assert said.text == "answer to easy"

    run(redis_server, work)


@pytest.mark.parametrize("trouble", ["killed", "frozen"])
def test_without_redis_everything_is_answered_here(
    redis_server: RedisServer, thinking: Thinking, trouble: str
) -> None:
    async def work(server: Server) -> None:
        async with taking(server, redis_server) as (worker, taken):
            lying = server.ask("normal")
            await hold(lambda: server.offers.offered == 2, "a question that is offered")
            (redis_server.kill if trouble == "killed" else redis_server.freeze)()
            await hold(lambda: not server.pool.away, "questions that wait here again")
            thinking.let_go.set()
            server.free()
            assert not (await taken).elsewhere
            assert not (await lying).elsewhere
            (redis_server.start if trouble == "killed" else redis_server.thaw)()
            server.pool.idle.clear()
            await hold(lambda: server.link.up and worker.link.up, "Redis again")
            assert (await server.ask("hard")).elsewhere  # as before

    run(redis_server, work)


def test_forged_answers_are_not_believed(redis_server: RedisServer, thinking: Thinking) -> None:
    async def work(server: Server) -> None:
        async with taking(server, redis_server) as (_, waiting):
            (job,) = server.offers.jobs
            raw = msgspec.msgpack.encode(Answer("forged", 0.0))
            stranger, other_way = Marks("somebody else's secret"), Marks(SECRET)
            marks = [b"", stranger.answer(job, raw), other_way.question(job, server.offers.server, raw)]
            marks.append(other_way.answer("another job", raw))
            for mark in marks:
                server.offers.hear(msgspec.msgpack.encode(WorkerMessage(job, False, raw, mark)))
            server.offers.hear(b"\xc1 nothing of ours")
            assert server.offers.refused == 4
            assert not waiting.done()
            thinking.let_go.set()
            assert (await waiting).text == "answer to easy"

    run(redis_server, work)


def refused(worker: Worker, count: int) -> Callable[[], bool]:
    return lambda: worker.refused == count


def test_a_worker_runs_only_what_a_server_has_signed(redis_server: RedisServer, thinking: Thinking) -> None:
    async def work(server: Server) -> None:
        prefix = prefix_of(settings(redis_server))
        offer = msgspec.msgpack.encode(Offer("server", "a", "t", WATCHED, 0.0, False))
        forged = Marks("somebody else's secret").signed_question("job", "server", first_question("easy"))
        moved = Marks(SECRET).signed_question("other", "server", first_question("easy"))
        async with answering(redis_server) as worker:
            for number, raw in enumerate((forged, moved, b"\x80\x04 a pickle", b"")):
                redis_server.ask("SET", f"{prefix}:question:job", raw)
                redis_server.ask("HSET", f"{prefix}:offers", "job", offer)
                redis_server.ask("RPUSH", f"{prefix}:bell", "1")
                await hold(refused(worker, number + 1), "a question that is refused")
            redis_server.ask("HSET", f"{prefix}:offers", "nonsense", "x" * 100)
            thinking.let_go.set()
            assert (await server.ask("easy")).text == "answer to easy"
        assert thinking.begun == ["easy"]

    run(redis_server, work)


def test_workers_serve_all_servers_by_urgency_and_shares(redis_server: RedisServer, thinking: Thinking) -> None:
    """As the queue of a server does: its rules have their own tests."""

    async def work(server: Server) -> None:
        async with serving(redis_server) as other:
            many = [server.ask(f"easy:edition={n}", JobOwner("1.2.3.4", "one", PLAYED)) for n in range(3)]
            alone = other.ask("random", JobOwner("5.6.7.8", "bots", ALONE))
            few = other.ask("normal", JobOwner("9.9.9.9", "two", PLAYED))
            watched = server.ask("hard:playouts=1", JobOwner("1.2.3.4", "three", WATCHED))
            prefix = prefix_of(settings(redis_server))
            redis_server.ask("ZADD", f"{prefix}:workers", 2**40, "one that only seems to be there")
            key = f"{prefix}:offers"
            await hold(lambda: redis_server.ask("HLEN", key) == 6, "questions that are offered")
            raw = redis_server.ask("HVALS", key)
            assert not any(b"1.2.3.4" in one for one in raw)
            thinking.let_go.set()
            async with answering(redis_server):
                await asyncio.gather(*many, alone, few, watched)
        order = thinking.begun
        assert order[-1] == "random"
        assert set(order[:2]) == {"hard:playouts=1", "normal"}  # one of each address; of the first, who is watched
        assert sorted(order[2:5]) == ["easy:edition=0", "easy:edition=1", "easy:edition=2"]

    run(redis_server, work)


def test_a_worker_needs_redis_and_a_secret() -> None:
    for wrong in (Settings(redis="redis://127.0.0.1"), Settings(worker_secret=SECRET)):
        with pytest.raises(ServerError, match="worker-alone"):
            Worker(wrong)
