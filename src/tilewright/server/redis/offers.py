"""Offers questions that wait for a local worker to workers on other machines; the first free one takes it.

A question that another machine has is not forgotten here. If its worker dies, says nothing in time, or Redis goes,
it waits for a local worker again, as if nobody had taken it."""

import asyncio
import secrets
import time
from typing import Any, Final

import msgspec

from tilewright.server.bots.pool import GRACE, Offering, ProcessPool, WorkerAnswer
from tilewright.server.bots.queue import Request
from tilewright.server.bots.worker import BotQuestion
from tilewright.server.logs import log, log_crash
from tilewright.server.redis.jobs import KEPT, Marks, Offer, WorkerMessage, decode
from tilewright.server.redis.keys import Digests
from tilewright.server.redis.link import RedisAway, RedisLink

EVERY = 0.5  # seconds between two looks after what was offered
LISTENING: Final = 1.0  # seconds
MOST: Final = 300  # questions of this server that are offered at a time
TRIES: Final = 2  # how many workers may lose a question
ALIVE: Final = 5  # seconds for which a worker counts after it was heard
BELLS: Final = 64
# The workers that were heard of lately.
COUNT: Final = """
local t = redis.call('TIME')
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', t[1] - ARGV[1])
return redis.call('ZCARD', KEYS[1])
"""


class OfferedJob:
    """A question that is not answered yet."""

    def __init__(self, job: str, request: Request, asked: BotQuestion) -> None:
        self.job = job
        self.request = request
        self.asked = asked
        self.sent = False
        self.rank = -1  # as it was offered
        self.missed = 0  # looks at which it was not there, though nobody said that it was taken
        self.tries = 0
        self.taken = 0.0  # when a worker has taken it


class Offers(Offering):
    """`workers` is how many machines take questions now; nothing is offered to nobody."""

    def __init__(self, link: RedisLink, secret: str, pool: ProcessPool) -> None:
        self.link = link
        self.pool = pool
        self.marks = Marks(secret)
        self.digests = Digests(Marks(secret).asking)
        self.server = secrets.token_hex(8)
        self.all: dict[Request, OfferedJob] = {}
        self.jobs: dict[str, OfferedJob] = {}
        self.workers = 0
        self.offered = self.answered = self.refused = self.lost = 0
        self.tasks: set[asyncio.Future[Any]] = set()
        link.gone.append(self.gone)

    # What the pool says.

    def offer(self, request: Request, asked: BotQuestion) -> None:
        one = OfferedJob(secrets.token_hex(12), request, asked)
        self.all[request] = self.jobs[one.job] = one
        if self.workers:
            self._go(self._send(one))

    def withdraw(self, request: Request) -> None:
        one = self.all.pop(request, None)
        if one is None:
            return
        del self.jobs[one.job]
        if one.sent and not one.taken:
            names = (self.link.name("offers"), one.job), self.link.name("question", one.job)
            self._go(self._ask_all([("HDEL", *names[0]), ("DEL", names[1])]))

    def _go(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _ask_all(self, commands: list[tuple[Any, ...]]) -> None:
        try:
            await self.link.ask_all(commands)
        except RedisAway:
            return  # what is left there runs out by itself

    async def _send(self, one: OfferedJob) -> None:
        if one.sent or one.taken or not self.link.up or len(self.jobs) > MOST:
            return
        one.sent, one.rank, one.missed = True, one.request.rank, 0
        question = self.marks.signed_question(one.job, self.server, one.asked)
        bell = self.link.name("bell")
        self.offered += 1
        await self._ask_all([
            ("SET", self.link.name("question", one.job), question, "PX", KEPT),
            ("HSET", self.link.name("offers"), one.job, self.meta(one)),
            ("RPUSH", bell, "1"),
            ("LTRIM", bell, -BELLS, -1),
        ])  # fmt: skip
        if one.request not in self.all and one.sent:  # withdrawn meanwhile
            await self._ask_all([("HDEL", self.link.name("offers"), one.job)])

    def meta(self, one: OfferedJob) -> bytes:
        request = one.request
        whose = self.digests.of("address", request.address), self.digests.of("table", request.table)
        return msgspec.msgpack.encode(
            Offer(self.server, *whose, request.rank, request.seconds, bool(one.asked.advice))
        )

    # What workers say.

    async def listen(self) -> None:
        """Until the server stops."""
        while True:
            await self.link.wait_up()
            try:
                found = await self.link.ask("BLPOP", self.mailbox(), LISTENING, wait=LISTENING)
                if found:
                    self.hear(found[1])
            except RedisAway:
                continue
            except Exception as error:  # one message, not all that come after it
                log_crash("answer-not-read", error)

    def mailbox(self) -> str:
        return self.link.name("answers", self.server)

    def hear(self, raw: bytes) -> None:
        said = decode(raw, WorkerMessage)
        one = self.jobs.get(said.job) if said is not None else None
        if said is None or one is None:
            return  # it was answered here meanwhile, or nobody asked
        if said.taken:
            one.taken = one.taken or time.monotonic()
            self.pool.taken(one.request)
            return
        answer = self.marks.read_answer(said)
        if answer is None:
            self.refused += 1
            log("answer-refused", bot=one.asked.bot)
            return  # whoever has really taken it may still answer, and else its lease runs out
        self.answered += 1
        took = time.monotonic() - one.taken if one.taken else 0.0
        self.all.pop(one.request)
        del self.jobs[one.job]
        self.pool.answered(one.request, WorkerAnswer(answer.text, min(max(0.0, answer.seconds), took), True))

    # What nobody says.

    async def keep(self) -> None:
        """Looks after what was offered, until the server stops."""
        while True:
            await asyncio.sleep(EVERY)
            if not self.link.up:
                continue
            try:
                await self.look()
            except RedisAway:
                continue

    async def look(self) -> None:
        self.workers = int(await self.link.run(COUNT, [self.link.name("workers")], ALIVE))
        all_of_them = list(self.jobs.values())
        taken = [one for one in all_of_them if one.taken]
        lying = [one for one in all_of_them if one.sent and not one.taken]
        leases = await self.link.ask_all([("EXISTS", self.link.name("lease", one.job)) for one in taken])
        latest = time.monotonic() - GRACE - self.pool.seconds
        for one, leased in zip(taken, leases, strict=True):
            if (not leased or one.taken < latest) and one.job in self.jobs:
                one.missed += 1
                if one.missed > 1 or one.taken < latest:  # else its answer is on the way
                    self._lose(one)
        names = [self.link.name("question", one.job) for one in lying]
        there = await self.link.ask_all([("PEXPIRE", name, KEPT) for name in names])
        for one, kept in zip(lying, there, strict=True):
            one.missed = 0 if kept else one.missed + 1
            if one.missed > 2:
                one.sent = False  # Redis was started anew
        offers = self.link.name("offers")
        changed = [one for one in lying if one.sent and one.rank != one.request.rank]
        for one in changed:
            one.rank = one.request.rank
        await self.link.ask_all([("HSET", offers, one.job, self.meta(one)) for one in changed])
        if self.workers:
            for one in list(self.jobs.values()):
                await self._send(one)

    def _lose(self, one: OfferedJob) -> None:
        self.lost += 1
        log("worker-lost", bot=one.asked.bot)
        self._return(one, again=one.tries + 1 < TRIES)

    def _return(self, one: OfferedJob, again: bool) -> None:
        """It waits for a local worker again, and if it may, for another machine."""
        self.all.pop(one.request, None)
        self.jobs.pop(one.job, None)
        if again:
            fresh = OfferedJob(secrets.token_hex(12), one.request, one.asked)
            fresh.tries = one.tries + 1
            self.all[one.request] = self.jobs[fresh.job] = fresh
        self.pool.lost(one.request)

    def gone(self) -> None:
        """Redis is down: questions that others took count as lost, those that were offered as not offered."""
        self.workers = 0
        for one in list(self.jobs.values()):
            one.sent = False
            if one.taken:
                self._return(one, again=True)
