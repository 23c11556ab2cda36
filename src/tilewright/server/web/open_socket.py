"""A WebSocket in ASGI: a short queue for output, budgets for input."""

import asyncio
import time
from collections.abc import Coroutine
from math import ceil
from typing import Any, Final

from starlette.types import Receive, Send

from tilewright.server.errors import ServerError
from tilewright.server.hub import BURST, Hub
from tilewright.server.limits import Bucket

SILENCE: Final = 75.0  # seconds without a word from the other side
PATIENCE: Final = 2.0  # seconds that a message is kept waiting for the budgets; after that it is refused
STRIKES: Final = 50  # messages refused in a row, beside one a second, until the socket is closed
HELLO_WITHIN: Final = 15.0
CLOSE_WITHIN: Final = 2.0
QUEUE: Final = 256  # messages that may wait for a slow reader
QUEUE_BYTES: Final = 2_000_000
CODES: Final = {
    "left": 4003,
    "slow": 4008,
    "rate": 4009,
    "silent": 4010,
    "no-hello": 4011,
    "removed": 4012,
    "signed-out": 4013,
    "banned": 4014,
    "elsewhere": 4015,
    "restart": 1012,
}


class SocketClosed(Exception):
    """The other side has closed the socket."""


class OpenSocket:
    """`receive` and `hand_out` are those of ASGI; whoever inherits says what is read and what is left behind."""

    def __init__(self, hub: Hub, receive: Receive, send: Send, address: str) -> None:
        self.hub = hub
        self.receive = receive
        self.hand_out = send
        self.address = address
        self.waiting: list[bytes] = []
        self.size = 0
        self.wake: asyncio.Future[None] | None = None  # what the pump waits for
        self.task: asyncio.Task[Any] | None = None
        self.beside: set[asyncio.Task[Any]] = set()  # what goes on while messages are read
        self.dropped = ""
        self.heard = time.monotonic()
        rate = hub.settings.messages_per_second
        self.messages = Bucket(rate, 3 * rate)
        self.work = Bucket(hub.settings.socket_work, BURST * hub.settings.socket_work)
        self.strikes = Bucket(1, STRIKES)

    # Out.

    def send(self, raw: bytes) -> None:
        if self.dropped:
            return
        self.waiting.append(raw)
        self.size += len(raw)
        if len(self.waiting) > QUEUE or self.size > QUEUE_BYTES:
            self.drop("slow")
        self.wake_pump()

    def wake_pump(self) -> None:
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    def drop(self, reason: str) -> None:
        if not self.dropped:
            self.dropped = reason
            self.hub.metrics.drop(reason)
            self.waiting = []
            self.wake_pump()
            if self.task is not None:  # it may be stuck with somebody who reads nothing
                asyncio.get_running_loop().call_later(CLOSE_WITHIN, self.task.cancel)

    def check_patience(self, now: float, seconds: float = 0.0) -> None:
        """Whoever has not said anything for long is thought to be gone."""
        if now - self.heard > (seconds or SILENCE):
            self.drop("silent")

    async def pump(self) -> None:
        """Send queued messages until the socket is dropped."""
        loop = asyncio.get_running_loop()
        while not self.dropped:
            if not self.waiting:
                self.wake = loop.create_future()
                await self.wake
                self.wake = None
            going, self.waiting, self.size = self.waiting, [], 0
            raw = b""
            for raw in going:
                if not self.dropped:
                    await self.hand_out({"type": "websocket.send", "text": raw.decode()})
            del going, raw  # a table that sleeps does not hold on to what it last said
        await self.hand_out({"type": "websocket.close", "code": CODES.get(self.dropped, 1011)})

    # In.

    async def run(self) -> None:
        """Reads in this task and sends in another, until either side has had enough."""
        self.task = asyncio.current_task()
        pump = asyncio.ensure_future(self.pump())
        try:
            await self.read_all()
            if self.dropped:
                await asyncio.wait((pump,), timeout=CLOSE_WITHIN)
        except asyncio.CancelledError:
            if not self.dropped:
                raise
        finally:
            tasks = [pump, *self.beside]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.leave()

    async def read_all(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                known = await self.greet()
            while known and not self.dropped:
                await self.read_one()
                await asyncio.sleep(0)  # one message, then whoever else waits
        except TimeoutError:
            self.drop("silent")
        except (SocketClosed, RuntimeError):
            return

    def go_on(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Beside the reading; it ends with the socket."""
        task = asyncio.create_task(work)
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)
        return task

    async def greet(self) -> bool:
        """The first message, and whether there will be more."""
        raise NotImplementedError

    async def read_one(self) -> None:
        raise NotImplementedError

    def leave(self) -> None:
        """When it is over."""
        raise NotImplementedError

    def refuse(self, number: int, trouble: ServerError) -> None:
        raise NotImplementedError

    async def next_text(self) -> str | bytes:
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise SocketClosed
        self.heard = time.monotonic()
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def afford(self, number: int, cost: float, payer: Bucket, owed: float) -> bool:
        """Wait until what was asked so far is paid. What would take too long is refused, and whoever goes on then
        is sent away."""
        wait = max(self.messages.charge(1), self.work.wait(cost), owed)
        if wait > PATIENCE:
            self.hub.metrics.message("over-budget")
            if not self.strikes.take():
                self.drop("rate")
            else:
                self.refuse(number, ServerError(429, "server-slow-down", seconds=ceil(wait)))
            return False
        self.work.charge(cost)
        payer.charge(cost)
        if wait:
            await asyncio.sleep(wait)
        return True
