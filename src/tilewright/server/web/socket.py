"""One socket at one table: what comes in is bounded and checked, what goes out waits in a short queue."""

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
from starlette.types import Receive, Send

from tilewright import __version__
from tilewright.kernel.event import SPECTATOR
from tilewright.kernel.reason import Refused
from tilewright.server import clock
from tilewright.server.house import House
from tilewright.server.limits import Bucket
from tilewright.server.logs import log_crash, new_request, request
from tilewright.server.room.listener import Listener
from tilewright.server.room.room import Room
from tilewright.server.table import Person
from tilewright.server.trouble import Trouble
from tilewright.server.web import messages
from tilewright.server.web.tracing import internal
from tilewright.server.wire import VERSION, asked, told
from tilewright.words.texts import LANGUAGES

PATIENCE: Final = 75.0  # seconds without a word from the other side
GREETING: Final = 15.0
FAREWELL: Final = 2.0
QUEUE: Final = 256  # messages that may wait for a slow reader
QUEUE_BYTES: Final = 2_000_000
CODES: Final = {"slow": 4008, "rate": 4009, "silent": 4010, "no-hello": 4011, "removed": 4012, "restart": 1012}


class Gone(Exception):
    """The other side has closed the socket."""


class Socket(Listener):
    """A listener with a network behind it; `receive` and `hand_out` are those of ASGI."""

    def __init__(self, house: House, room: Room, receive: Receive, send: Send, person: Person | None) -> None:
        super().__init__(person.id if person else "")
        self.house = house
        self.room = room
        self.receive = receive
        self.hand_out = send
        self.name = person.name if person else ""
        self.waiting: list[bytes] = []
        self.size = 0
        self.wake: asyncio.Future[None] | None = None  # what the pump waits for
        self.task: asyncio.Task[Any] | None = None
        self.dropped = ""
        self.heard = time.monotonic()
        rate = house.settings.messages_per_second
        self.bucket = Bucket(rate, 3 * rate)

    # Out.

    def send(self, raw: bytes) -> None:
        if self.dropped:
            return
        self.waiting.append(raw)
        self.size += len(raw)
        if len(self.waiting) > QUEUE or self.size > QUEUE_BYTES:
            self.drop("slow")
        self.stir()

    def stir(self) -> None:
        if self.wake is not None and not self.wake.done():
            self.wake.set_result(None)

    def tell(self, message: told.Message) -> None:
        self.send(told.encode(message))

    def drop(self, reason: str) -> None:
        if not self.dropped:
            self.dropped = reason
            self.house.metrics.drop(reason)
            self.waiting = []
            self.stir()
            if self.task is not None:  # it may be stuck with somebody who reads nothing
                asyncio.get_running_loop().call_later(FAREWELL, self.task.cancel)

    def check_patience(self, now: float) -> None:
        """Whoever has not said anything for long is thought to be gone."""
        if now - self.heard > PATIENCE:
            self.drop("silent")

    async def pump(self) -> None:
        """Sends what waits, until the socket is dropped."""
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
            await self.read()
            if self.dropped:
                await asyncio.wait((pump,), timeout=FAREWELL)
        except asyncio.CancelledError:
            if not self.dropped:
                raise
        finally:
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)
            self.leave()

    async def read(self) -> None:
        try:
            async with asyncio.timeout(GREETING):
                known = await self.greet()
            while known and not self.dropped:
                await self.one(await self.next())
        except TimeoutError:
            self.drop("silent")
        except (Gone, RuntimeError):
            return

    async def next(self) -> asked.Message | None:
        """The next message; None if it is none of ours."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        self.heard = time.monotonic()
        if not self.bucket.take():
            self.drop("rate")
            return None
        try:
            raw = message.get("text")
            found: asked.Message = asked.decoder.decode(raw if raw is not None else message.get("bytes") or b"")
            return found
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    async def greet(self) -> bool:
        hello = await self.next()
        if not isinstance(hello, asked.Hello) or hello.wire != VERSION:
            self.drop("no-hello")
            return False
        own = self.room.table.seats_of(self.person)
        self.lang = hello.lang if hello.lang in LANGUAGES else ""
        self.look = hello.look if hello.look in own else (own[0] if len(own) == 1 else SPECTATOR)
        self.tell(
            told.Welcome(wire=VERSION, server=__version__, seats=own, look=self.look, now=clock.now())
        )  # fmt: skip
        for remark in self.room.talk.remarks:
            self.tell(self.room.talk.seen(remark))
        self.room.listeners.append(self)
        self.room.gone.pop(self.person, None)
        if own:
            await self.take_seats()
        self.room.tell_table()
        self.room.tell_position(self, hello.have)
        return True

    async def take_seats(self) -> None:
        """Whoever comes back plays again at once; if that cannot be stored, the seat can be asked for later."""
        with contextlib.suppress(Trouble):
            await self.room.alone(lambda: self.room.come_back(self.person))

    def leave(self) -> None:
        if self in self.room.listeners:
            self.room.listeners.remove(self)
            if self.person not in self.room.present():
                self.room.gone[self.person] = clock.now()
            self.room.touched = clock.now()
            self.room.tell_table()
            self.house.driver.look(self.room)

    async def one(self, message: asked.Message | None) -> None:
        if self.dropped:
            return
        if message is None:
            self.house.metrics.message("malformed")
            self.refuse(0, Trouble(400, "server-bad-message"))
            return
        began = time.perf_counter()
        new_request()
        self.house.metrics.message(type(message).__name__.lower())
        try:
            await messages.handle(self, message)
        except Refused as refused:
            self.house.metrics.refused += 1
            why = refused.reason
            words = messages.in_words(self, why)
            self.tell(told.Refused(id=message.id, key=why.key, rule=why.rule, facts=why.facts, words=words))
        except Trouble as trouble:
            self.refuse(message.id, trouble)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the last line of defence: noted, counted, and nothing of it told
            self.house.metrics.errors += 1
            log_crash("internal-error", error, route="socket", table=self.room.table.id)
            self.refuse(message.id, internal())
        if isinstance(message, asked.Act):
            self.house.metrics.action(time.perf_counter() - began)

    def refuse(self, number: int, trouble: Trouble) -> None:
        self.house.metrics.refused += 1
        words = trouble.words(self.lang) if self.lang else ""
        facts = dict(trouble.facts)
        self.tell(told.Refused(id=number, key=trouble.key, facts=facts, words=words, request=request()))
