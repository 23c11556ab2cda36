"""`tilewright worker`: answers for bots of servers on other machines.

It takes questions by the rules of `bots.queue`, which servers use for their own workers: shares for addresses and
tables over all servers, room for short thoughts, those whom somebody watches first. It has no store."""

import asyncio
import contextlib
import secrets
import signal
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from tilewright.server.bots.pool import MODULE, WorkerProcess
from tilewright.server.bots.queue import Queue, Request
from tilewright.server.errors import ServerError
from tilewright.server.logs import log, log_crash
from tilewright.server.redis.jobs import LEASE, Answer, Marks, Offer, WorkerMessage, decode
from tilewright.server.redis.keys import prefix_of, worker_secret
from tilewright.server.redis.link import RedisAway, RedisLink
from tilewright.server.settings import Settings

BEAT: Final = 1.0  # seconds between two signs of life
WAIT: Final = 1.0  # seconds until it looks for questions without being called
LONGEST: Final = 64  # letters of the name of a job
REMEMBERED: Final = 1000  # jobs that are not done twice
KEPT: Final = 60_000  # milliseconds for which a server may leave its answers lying
MOST_ANSWERS: Final = 1000
# Takes a question if it is still there: nobody else can have it until the lease has run out.
CLAIM: Final = """
local there = redis.call('HDEL', KEYS[1], ARGV[1])
local question = redis.call('GET', KEYS[2])
redis.call('DEL', KEYS[2])
if there == 0 or not question then return false end
redis.call('SET', KEYS[3], ARGV[2], 'PX', ARGV[3])
redis.call('RPUSH', KEYS[4], ARGV[4])
redis.call('PEXPIRE', KEYS[4], ARGV[5])
return question
"""
# Answers if the question is still this worker's.
ANSWER: Final = """
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1])
redis.call('RPUSH', KEYS[2], ARGV[2])
redis.call('LTRIM', KEYS[2], -ARGV[4], -1)
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return 1
"""
# Still there, with what it has taken.
LIVE: Final = """
redis.call('ZADD', KEYS[1], redis.call('TIME')[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], 60000)
for i = 2, #KEYS do
    if redis.call('GET', KEYS[i]) == ARGV[1] then redis.call('PEXPIRE', KEYS[i], ARGV[2]) end
end
return 1
"""


class Worker:
    """Some processes, each with one question at a time."""

    def __init__(self, settings: Settings, module: str = MODULE) -> None:
        secret = worker_secret(settings)
        if not settings.redis or not secret:
            raise ServerError(400, "server-worker-alone")
        self.link = RedisLink(settings.redis, prefix_of(settings))
        self.marks = Marks(secret)
        self.id = secrets.token_hex(8)
        few = (settings.bot_seconds, settings.bot_megabytes, module)
        self.processes = [WorkerProcess(*few) for _ in range(settings.bot_workers)]
        self.idle = self.processes[:]
        self.queue = Queue(len(self.processes))
        self.waiting: dict[str, tuple[Request, Offer]] = {}  # by job, as they were last seen
        self.running: dict[str, asyncio.Task[None]] = {}
        self.done: OrderedDict[str, None] = OrderedDict()
        self.free = asyncio.Event()
        self.stopping = False
        self.answered = self.refused = 0

    async def run(self) -> None:
        """Until it is told to stop; what it has begun is thought to its end."""
        loop = asyncio.get_running_loop()
        work = [asyncio.ensure_future(one) for one in (self.link.keep(), self.live(), self.take())]
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
                loop.add_signal_handler(number, stop.set)
        try:
            await stop.wait()
        finally:
            await self.close(work)

    async def close(self, work: Sequence[asyncio.Future[None]]) -> None:
        self.stopping = True
        if self.running:
            await asyncio.wait(self.running.values(), timeout=self.processes[0].seconds)
        ending = [*work, *self.running.values()]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        for process in self.processes:
            await process.end()
        await self.link.close()

    async def live(self) -> None:
        while True:
            keys = [self.link.name("workers"), *(self.link.name("lease", job) for job in self.running)]
            with contextlib.suppress(RedisAway):
                await self.link.run(LIVE, keys, self.id, LEASE)
            await asyncio.sleep(BEAT if self.link.up else BEAT / 10)

    async def take(self) -> None:
        while True:
            await self.link.wait_up()
            try:
                if not self.idle:
                    self.free.clear()
                    await self.free.wait()
                if not await self.look() and self.idle:
                    await self.link.ask("BLPOP", self.link.name("bell"), WAIT, wait=WAIT)
            except RedisAway:
                await asyncio.sleep(0)
            except Exception as error:  # the next look may go well
                log_crash("questions-not-read", error)
                await asyncio.sleep(WAIT)

    async def look(self) -> bool:
        """Take what there is for those who are idle; whether anything was."""
        self.note(await self.link.ask("HGETALL", self.link.name("offers")))
        found = False
        while self.idle and not self.stopping and (request := self.queue.next()) is not None:
            job = next(job for job, one in self.waiting.items() if one[0] is request)
            offer = self.waiting.pop(job)[1]
            try:
                raw = await self.claim(job, offer)
            except RedisAway:
                self.queue.end(request, 0.0)
                raise
            if raw is None:  # somebody else was faster
                self.queue.end(request, 0.0)
                continue
            found = True
            process = next((one for one in self.idle if one.is_there()), self.idle[0])
            self.idle.remove(process)
            self.running[job] = asyncio.create_task(self.think(process, request, job, offer, raw))
        return found

    def note(self, found: dict[bytes, bytes]) -> None:
        """What waits now: offers by their names."""
        jobs = {name.decode("ascii", "replace"): raw for name, raw in found.items() if len(name) <= LONGEST}
        for job in [job for job in self.waiting if job not in jobs]:
            self.queue.drop(self.waiting.pop(job)[0])
        for job, raw in jobs.items():
            offer = decode(raw, Offer)
            if offer is None:
                continue
            if job not in self.waiting:
                request = Request(offer.address, offer.table, offer.rank, offer.seconds, offer.advice)
                self.waiting[job] = (request, offer)
                self.queue.add(request)
            elif offer.rank < self.waiting[job][0].rank:  # somebody looks at that table now
                self.queue.watched(offer.address, offer.table)

    async def claim(self, job: str, offer: Offer) -> bytes | None:
        name = self.link.name
        keys = [name("offers"), name("question", job), name("lease", job), name("answers", offer.server)]
        taken = msgspec.msgpack.encode(WorkerMessage(job, taken=True))
        found = await self.link.run(CLAIM, keys, job, self.id, LEASE, taken, KEPT)
        return found if isinstance(found, bytes) else None

    async def think(self, process: WorkerProcess, request: Request, job: str, offer: Offer, raw: bytes) -> None:
        began = time.perf_counter()
        try:
            asked = None if job in self.done else self.marks.read_question(job, offer.server, raw)
            if asked is None:
                self.refused += 1
                log("question-refused")
                return
            self.done[job] = None
            if len(self.done) > REMEMBERED:
                self.done.popitem(last=False)
            text = ""
            try:
                text = await process.ask(asked)
            except (TimeoutError, OSError, EOFError) as error:
                log("bot-replaced", bot=asked.bot, why=type(error).__name__)
                await process.end()
            await self.answer(job, offer, Answer(text, time.perf_counter() - began))
        except asyncio.CancelledError:
            await process.end()
            raise
        finally:
            del self.running[job]
            self.queue.end(request, time.perf_counter() - began)
            self.idle.append(process)
            self.free.set()

    async def answer(self, job: str, offer: Offer, answer: Answer) -> None:
        keys = [self.link.name("lease", job), self.link.name("answers", offer.server)]
        with contextlib.suppress(RedisAway):  # the server has noticed that, too
            said = self.marks.signed_answer(job, answer)
            self.answered += int(await self.link.run(ANSWER, keys, self.id, said, KEPT, MOST_ANSWERS))
