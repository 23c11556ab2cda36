"""The pool of worker processes and the requests that wait for one; a process that hangs or dies is replaced."""

import asyncio
import contextlib
import math
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextvars import Context
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from tilewright.bots.specs import BotError, build_bot
from tilewright.server.bots.errors import Errors
from tilewright.server.bots.queue import SHORT, WATCHED, Queue, Request
from tilewright.server.bots.worker import BEGUN, HEAD, BotQuestion
from tilewright.server.logs import log

TRIES: Final = 2
GRACE = 20.0  # seconds for a process to start and to read rules and world; that is not the bot's time
LONGEST_ANSWER: Final = 4 * 1024 * 1024  # bytes
SOON: Final = 0.02  # seconds that an answer is thought to take before there was one
LEARNING: Final = 0.1  # how much a new answer counts against the earlier ones
MODULE: Final = "tilewright.server.bots.worker"
# To find programs, libraries and packages, to write text, and to take the same core of the rules.
NEEDED: Final = frozenset(
    ("PATH", "HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR",
     "VIRTUAL_ENV", "SYSTEMROOT", "USERPROFILE", "APPDATA", "TEMP", "TMP", "TILEWRIGHT_PURE", "TILEWRIGHT_PLUGINS")
)  # fmt: skip


def environment() -> dict[str, str]:
    """What a worker needs of this process's environment; passwords and addresses of the host are not among it."""
    return {name: value for name, value in os.environ.items() if name in NEEDED or name.startswith("PYTHON")}


class WorkerProcess:
    """One process, started when it is first needed and again whenever it is gone."""

    def __init__(self, seconds: float, megabytes: int, module: str) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.module = module
        self.process: Process | None = None
        self.warm = False
        self.lock = asyncio.Lock()  # of its start
        self.errors = Errors()
        self.listening: asyncio.Task[None] | None = None  # to what the process says of its mistakes

    async def ask(self, asked: BotQuestion) -> str:
        """The bot's actions, or an empty text if it failed; TimeoutError, OSError or EOFError if it is gone."""
        async with asyncio.timeout(GRACE):
            process = await self.running()
            assert process.stdin is not None
            assert process.stdout is not None
            raw = msgspec.msgpack.encode(asked)
            process.stdin.write(HEAD.pack(len(raw)) + raw)
            await process.stdin.drain()
            head = await process.stdout.readexactly(HEAD.size)
        async with asyncio.timeout(self.seconds):
            if head == BEGUN:
                head = await process.stdout.readexactly(HEAD.size)
            return (await process.stdout.readexactly(HEAD.unpack(head)[0])).decode()

    def is_there(self) -> bool:
        """Whether its process runs, or is being started."""
        started = self.process is not None and self.process.returncode is None
        return started or self.lock.locked()

    async def running(self) -> Process:
        async with self.lock:
            return await self._running()

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            limits = (str(math.ceil(self.seconds) + 5), str(self.megabytes))
            command = (sys.executable, "-m", self.module, *limits)
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LONGEST_ANSWER, env=environment()
            )
            assert self.process.stderr is not None
            self.listening = asyncio.create_task(self.errors.read(self.process.stderr), context=Context())
        return self.process

    async def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        if self.listening is not None:  # the pipe ends with the process, unless somebody else still holds it
            await asyncio.wait((self.listening,), timeout=1)
            self.listening.cancel()
            self.listening = None
        self.process = None
        self.warm = False


class WorkerAnswer(NamedTuple):
    """The answer of a worker, the seconds that it took without waiting, and whether it ran on another machine."""

    text: str
    seconds: float
    elsewhere: bool = False


class Offering:
    """Where questions that wait are offered to workers on other machines; this one offers them to nobody."""

    def offer(self, request: Request, asked: BotQuestion) -> None: ...

    def withdraw(self, request: Request) -> None:
        """The question was answered here or is no longer wanted."""


class JobOwner(NamedTuple):
    """Whose question it is, in whose share of the workers' time it runs, and how urgent it is."""

    address: str = ""
    table: str = ""
    rank: int = WATCHED


NOBODY: Final = JobOwner()


class ProcessPool:
    """The workers for all tables; `Queue` decides who is answered next."""

    def __init__(self, workers: int, seconds: float, megabytes: int, module: str = MODULE) -> None:
        self.seconds = seconds
        self.workers = [WorkerProcess(seconds, megabytes, module) for _ in range(workers)]
        self.idle = self.workers[:]
        self.queue = Queue(workers)
        self.granted: dict[Request, asyncio.Future[WorkerProcess | WorkerAnswer]] = {}  # who waits
        self.offers = Offering()
        self.away: set[Request] = set()  # of those who wait: whose question another machine has
        self.usual: dict[str, float] = {}  # by bot: seconds that it takes for an answer, of late
        self.starting: set[asyncio.Task[Process]] = set()
        self.thinking: set[asyncio.Task[WorkerAnswer]] = set()
        self.asked = 0
        self.replaced = 0

    async def ask(self, asked: BotQuestion, whose: JobOwner = NOBODY, here: bool = False) -> WorkerAnswer:
        """The texts of the actions that it plans, a line each; empty if no bot could be brought to answer. For
        advice, the thoughts. `here`: by a worker of this machine, as whatever another could not answer."""
        said = WorkerAnswer("", 0.0)
        for number in range(TRIES):
            said = await self._once(asked, whose, here or number > 0)
            if said.text:
                break
        return said

    async def _once(self, asked: BotQuestion, whose: JobOwner, here: bool) -> WorkerAnswer:
        self.asked += 1
        request = Request(*whose, seconds=self.expected(asked), advice=bool(asked.advice))
        given = await self._worker_for(request, None if here else asked)
        if isinstance(given, WorkerAnswer):
            return given
        thinking = asyncio.ensure_future(self._answer(given, request, asked))
        self.thinking.add(thinking)
        thinking.add_done_callback(self._forget_task)
        return await asyncio.shield(thinking)

    async def _answer(self, worker: WorkerProcess, request: Request, asked: BotQuestion) -> WorkerAnswer:
        """Finishes even if the asker has gone: a new process would take longer than the answer."""
        began, text = time.perf_counter(), ""
        try:
            text = await worker.ask(asked)
            if worker.warm:
                self._learn(asked, time.perf_counter() - began)
            worker.warm = True
        except (TimeoutError, OSError, EOFError) as error:
            self.replaced += 1
            log("bot-replaced", bot=asked.bot, why=type(error).__name__)
            await worker.end()
        except asyncio.CancelledError:
            await worker.end()
            raise
        finally:
            seconds = time.perf_counter() - began
            self._done(worker, request, seconds)
        return WorkerAnswer(text, seconds)

    def _forget_task(self, task: "asyncio.Task[WorkerAnswer]") -> None:
        self.thinking.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked was told, if there still is one

    async def _worker_for(self, request: Request, offered: BotQuestion | None) -> WorkerProcess | WorkerAnswer:
        """A free local worker, or the answer of another machine if that comes first."""
        self.queue.add(request)
        future: asyncio.Future[WorkerProcess | WorkerAnswer] = asyncio.get_running_loop().create_future()
        self.granted[request] = future
        self._grant()
        if offered is not None and not future.done():
            self.offers.offer(request, offered)
        try:
            return await future
        except asyncio.CancelledError:
            self.offers.withdraw(request)
            if self.granted.pop(request, None) is not None:
                self._leave(request)
            elif not future.cancelled() and isinstance(given := future.result(), WorkerProcess):
                self._done(given, request, 0.0)
            raise

    def _leave(self, request: Request) -> None:
        """Stop waiting for a local worker."""
        if request in self.away:
            self.away.remove(request)
        else:
            self.queue.drop(request)

    # What workers of other machines do.

    def taken(self, request: Request) -> None:
        if request in self.granted and request not in self.away:
            self.queue.drop(request)
            self.away.add(request)

    def lost(self, request: Request) -> None:
        """Another machine failed: queue the request again, at its old place."""
        if request in self.away:
            self.away.remove(request)
            since = request.since
            self.queue.add(request)
            request.since = since
            self._grant()

    def answered(self, request: Request, answer: WorkerAnswer) -> None:
        future = self.granted.pop(request, None)
        if future is not None:
            self._leave(request)
            if not future.done():
                future.set_result(answer)

    def _grant(self) -> None:
        while self.idle and (request := self.queue.next()) is not None:
            future = self.granted.pop(request)
            if future.done():  # cancelled a moment ago: whoever asked has not yet taken the request back
                self.queue.end(request, 0.0)
                continue
            worker = next((one for one in reversed(self.idle) if one.is_there()), self.idle[-1])
            self.idle.remove(worker)
            future.set_result(worker)
            self.offers.withdraw(request)
            if request.kind != SHORT and self.idle and not any(one.is_there() for one in self.idle):
                self._start(self.idle[-1])  # whoever has a short question now shall not wait for a process

    def _start(self, worker: WorkerProcess) -> None:
        task = asyncio.ensure_future(worker.running())
        self.starting.add(task)
        task.add_done_callback(self._started)

    def _started(self, task: "asyncio.Task[Process]") -> None:
        self.starting.discard(task)
        if not task.cancelled():
            task.exception()  # whoever needs the process next meets the same trouble, and says so

    def _done(self, worker: WorkerProcess, request: Request, seconds: float) -> None:
        self.queue.end(request, seconds)
        self.idle.append(worker)
        self._grant()

    def expected(self, asked: BotQuestion) -> float:
        """The seconds that an answer should take: what the bot has for a turn, or what it took of late."""
        return asked.advice or clock_of(asked.bot) or self.usual.get(asked.bot, SOON)

    def _learn(self, asked: BotQuestion, seconds: float) -> None:
        if not asked.advice:
            before = self.usual.get(asked.bot, seconds)
            self.usual[asked.bot] = before + (seconds - before) * LEARNING

    def watched(self, address: str, table: str) -> None:
        """Somebody now watches that table: its bots need not wait until the others are served."""
        self.queue.watched(address, table)
        self._grant()

    async def close(self) -> None:
        ending: list[asyncio.Task[Any]] = [*self.starting, *self.thinking]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        for worker in self.workers:
            await worker.end()


@lru_cache(64)
def clock_of(bot: str) -> float:
    """Seconds that a bot has for a turn; 0 if it has no clock."""
    try:
        return build_bot(bot).seconds
    except BotError:
        return 0.0
