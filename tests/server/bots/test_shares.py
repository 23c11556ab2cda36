"""The workers of a server are shared by addresses and by tables as they are looked at, and none is lost."""

import asyncio
import json
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Callable

import pytest

from tests.server.bots.questions import first_question
from tests.server.bots.test_bots import answer_some
from tests.server.conftest import Running
from tests.waiting import until
from tilewright.server import addresses
from tilewright.server.addresses import Addresses
from tilewright.server.bots import pool as pools
from tilewright.server.bots.pool import JobOwner, ProcessPool
from tilewright.server.bots.queue import ALONE, PLAYED, WATCHED
from tilewright.server.bots.worker import BotQuestion

BOT = {"kind": "bot", "bot": "random"}


class Held(pools.WorkerProcess):
    """Answers when it is told to."""

    def __init__(self, *given: object) -> None:
        super().__init__(1.0, 512, "")
        self.free = asyncio.Event()
        self.starts = self.ends = 0

    async def ask(self, asked: BotQuestion) -> str:
        await self.free.wait()
        return asked.bot

    async def end(self) -> None:
        self.ends += 1
        await super().end()

    async def _running(self) -> Process:
        self.starts += 1
        raise OSError


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "WorkerProcess", Held)


def workers_of(pool: ProcessPool) -> list[Held]:
    return [worker for worker in pool.workers if isinstance(worker, Held)]


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.usefixtures("held")
def test_whoever_gives_up_gives_the_worker_back() -> None:
    async def run() -> None:
        pool = ProcessPool(1, 60, 512)
        (worker,) = workers_of(pool)
        one, two, three = (
            asyncio.ensure_future(pool.ask(first_question("easy"), JobOwner(name))) for name in "abc"
        )
        await settle()
        two.cancel()  # while it waits
        one.cancel()  # while it is answered: the worker goes on with the next
        await settle()
        assert worker.ends == 0  # to think it to its end takes less than a new process
        worker.free.set()
        assert (await three).text == "easy"
        four = asyncio.ensure_future(pool.ask(first_question("easy")))
        await asyncio.sleep(0)
        four.cancel()  # when it has just been given a worker
        await settle()
        worker.free.clear()
        five, six = (asyncio.ensure_future(pool.ask(first_question("easy"), JobOwner(name))) for name in "de")
        await settle()
        six.cancel()  # while it waits; a worker gets free before it has noticed
        spare = Held()
        pool.idle.append(spare)
        pool._grant()
        assert pool.idle == [spare]
        pool.idle.remove(spare)
        worker.free.set()
        await settle()
        assert (await five).text == "easy"
        assert (await pool.ask(first_question("normal"))).text == "normal"
        assert len(pool.idle) == 1
        assert not pool.granted
        assert pool.queue.running == [0, 0, 0]

    asyncio.run(run())


@pytest.mark.usefixtures("held")
def test_a_long_thought_has_the_next_worker_started_for_short_ones() -> None:
    async def run() -> tuple[int, int]:
        pool = ProcessPool(3, 60, 512)
        asking = [asyncio.ensure_future(pool.ask(first_question("easy")))]
        await settle()
        before = sum(worker.starts for worker in workers_of(pool))
        asking.append(asyncio.ensure_future(pool.ask(first_question("hard"))))
        await settle()
        after = sum(worker.starts for worker in workers_of(pool))
        for task in asking:
            task.cancel()
        await settle()
        await pool.close()
        return before, after

    assert asyncio.run(run()) == (0, 1)


@pytest.mark.usefixtures("held")
def test_what_a_bot_takes_is_learned_and_a_clock_is_known() -> None:
    async def run() -> None:
        pool = ProcessPool(1, 60, 512)
        pool.workers[0].warm = True
        workers_of(pool)[0].free.set()
        assert pool.expected(first_question("hard")) == 1.0
        assert pool.expected(first_question("hard:time=3")) == 3.0
        assert pool.expected(first_question("no such bot")) == pools.SOON
        said = await pool.ask(first_question("normal"))
        assert pool.expected(first_question("normal")) == pool.usual["normal"] <= said.seconds

    asyncio.run(run())


def test_people_are_found_at_the_address_where_they_were_last_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "MOST", 2)
    known = Addresses()
    for person, address in (("anna", "1"), ("ben", "2"), ("anna", "3"), ("cleo", "4")):
        known.note(person, address)
    assert [known.of(person) for person in ("anna", "ben", "cleo")] == ["3", "ben", "4"]


def test_tables_are_as_urgent_as_they_are_looked_at(launch: Callable[..., Running]) -> None:
    server = launch(watch_seconds=60)
    anna = server.person("Anna")
    alone, mine = anna.table([BOT, BOT]), anna.table([{"kind": "me"}, BOT])
    for made in (alone, mine):
        anna.post(f"/api/tables/{made['id']}/start", {})
    driver, rooms = server.hub.driver, server.hub.rooms
    assert driver.job_owner(rooms[alone["id"]]) == JobOwner("127.0.0.1", alone["id"], ALONE)
    assert driver.job_owner(rooms[mine["id"]]) == JobOwner("127.0.0.1", mine["id"], PLAYED)
    sitting = anna.sit_at(mine["id"])
    assert driver.job_owner(rooms[mine["id"]]).rank == WATCHED
    sitting.close()
    until(lambda: not rooms[mine["id"]].listeners, "the end of the socket")
    rooms[mine["id"]].table.chairs[0].stand_in = "easy"
    assert driver.job_owner(rooms[mine["id"]]).rank == ALONE


def test_bots_alone_rest_until_somebody_looks(launch: Callable[..., Running]) -> None:
    server = launch(watch_seconds=0, unwatched_seconds=3600)
    anna = server.person("Anna")
    unseen = anna.table([BOT, BOT])
    anna.post(f"/api/tables/{unseen['id']}/start", {})
    made = anna.table([{"kind": "me"}, BOT])
    anna.post(f"/api/tables/{made['id']}/start", {})
    answer_some(anna.sit_at(made["id"]), 6)
    play = server.hub.rooms[unseen["id"]].play
    assert play is not None
    assert play.match.lines == []
    looking = anna.sit_at(unseen["id"])
    while not looking.position.get("over"):
        looking.hear()
    assert len(play.match.lines) > 10


def test_the_measurement_of_bots_says_how_long_a_person_waits() -> None:
    command = [sys.executable, "-m", "scripts.tools.load.bots", "--bots", "--tables", "2", "--seconds", "6"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=True)
    found = json.loads(done.stdout)
    assert found["crowd"] == "2 tables of 6 hard, unwatched"
    assert found["easy_before"]["answers"] > 0
    assert found["easy_meanwhile"]["answers"] > 0
    assert found["easy_meanwhile"]["median_ms"] <= found["easy_meanwhile"]["p95_ms"]
