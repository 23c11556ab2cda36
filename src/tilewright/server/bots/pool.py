"""The worker processes and who waits for one; a hung or dead one is replaced, and the game goes on."""

import asyncio
import contextlib
import math
import sys
from asyncio.subprocess import PIPE, Process
from contextvars import Context
from typing import Final

import msgspec

from tilewright.server.bots.errors import Errors
from tilewright.server.bots.worker import HEAD, Asked
from tilewright.server.logs import log

TRIES: Final = 2
GRACE = 20.0  # seconds for a fresh process to read the rules; that is not the bot's time
MODULE: Final = "tilewright.server.bots.worker"


class Worker:
    """One process, started when it is first needed and again whenever it is gone."""

    def __init__(self, seconds: float, megabytes: int, module: str) -> None:
        self.seconds = seconds
        self.megabytes = megabytes
        self.module = module
        self.process: Process | None = None
        self.warm = False
        self.errors = Errors()
        self.listening: asyncio.Task[None] | None = None  # to what the process says of its mistakes

    async def ask(self, asked: Asked) -> str:
        """The bot's actions, or an empty text if it failed; TimeoutError, OSError or EOFError if it is gone."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        raw = msgspec.msgpack.encode(asked)
        process.stdin.write(HEAD.pack(len(raw)) + raw)
        await process.stdin.drain()
        head = await process.stdout.readexactly(HEAD.size)
        return (await process.stdout.readexactly(HEAD.unpack(head)[0])).decode()

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            limits = (str(math.ceil(self.seconds) + 5), str(self.megabytes))
            command = (sys.executable, "-m", self.module, *limits)
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=1 << 22
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


class Pool:
    """So many workers for all tables; whoever asks first is answered first."""

    def __init__(self, workers: int, seconds: float, megabytes: int, module: str = MODULE) -> None:
        self.seconds = seconds
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.workers = [Worker(seconds, megabytes, module) for _ in range(workers)]
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.advising = asyncio.Semaphore(max(1, workers // 2))  # games go on while advice is given
        self.asked = 0
        self.replaced = 0

    async def ask(self, asked: Asked) -> str:
        """The texts of the actions that it plans, a line each; empty if no bot could be brought to answer."""
        for _ in range(TRIES):
            self.asked += 1
            worker = await self.idle.get()
            try:
                grace = 0.0 if worker.warm else GRACE
                text = await asyncio.wait_for(worker.ask(asked), self.seconds + grace)
                worker.warm = True
                if text:
                    return text
            except (TimeoutError, OSError, EOFError) as error:
                self.replaced += 1
                log("bot-replaced", bot=asked.bot, why=type(error).__name__)
                await worker.end()
            except asyncio.CancelledError:
                await worker.end()
                raise
            finally:
                self.idle.put_nowait(worker)
        return ""

    async def advise(self, asked: Asked) -> str:
        """The same for hints, which take longer and on which no game waits: they get half the workers at most."""
        async with self.advising:
            return await self.ask(asked)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
