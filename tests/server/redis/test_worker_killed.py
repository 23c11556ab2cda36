"""`tilewright worker` as a process that dies by kill -9 while it thinks: what it had is answered by another."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.redis import RedisServer, hold
from tests.server.redis.test_offers import SECRET, Server, run
from tests.waiting import rounds
from tilewright.server.redis import link as links
from tilewright.server.redis import offers as offering

BOT = "hard:playouts=40,worlds=2"  # which thinks for a moment


class WorkerProcess:
    """With one bot at a time."""

    def __init__(self, redis: RedisServer) -> None:
        command = [sys.executable, "-m", "tilewright", "worker", "--redis", redis.url, "--jobs", "1"]
        environment = {**os.environ, "TILEWRIGHT_WORKER_SECRET": SECRET}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)

    def children(self) -> list[int]:
        pid = self.process.pid
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(60)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "EVERY", 0.05)
    monkeypatch.setattr(links, "WITHIN", 1.0)  # on a busy machine too
    monkeypatch.setattr(offering, "EVERY", 0.05)


@pytest.fixture
def workers() -> Iterator[list[WorkerProcess]]:
    found: list[WorkerProcess] = []
    yield found
    for one in found:
        one.kill()


def is_there(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text("ascii")
    except FileNotFoundError:
        return False


@pytest.mark.slow
def test_what_a_killed_worker_had_is_answered_by_the_next(
    redis_server: RedisServer, workers: list[WorkerProcess]
) -> None:
    async def work(server: Server) -> None:
        for _ in rounds("a worker that dies with a question"):
            workers.append(WorkerProcess(redis_server))
            questions = [server.ask(BOT) for _ in range(3)]
            await hold(lambda: len(server.pool.away) == 1, "a question that is taken")
            children = workers[-1].children()
            workers[-1].kill()
            workers.append(WorkerProcess(redis_server))
            answers = await asyncio.gather(*questions)
            assert all(one.elsewhere and one.text for one in answers)
            assert len({one.text for one in answers}) == 1  # the same question, whoever answers
            await hold(lambda: not any(map(is_there, children)), "processes of the dead that end")  # noqa: B023
            workers[-1].kill()
            if server.offers.lost:
                break
        assert [len(one) for one in (server.pool.granted, server.pool.away, server.offers.jobs)] == [0, 0, 0]

    run(redis_server, work)
