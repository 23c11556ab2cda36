"""One socket at one table: what comes in is bounded and checked, what goes out waits in a short queue."""

import asyncio
import contextlib
import time
from math import ceil
from typing import Any, Final

import msgspec
from starlette.types import Receive, Send

from tilewright import __version__
from tilewright.kernel.event import SPECTATOR
from tilewright.kernel.reason import Reason, Refused
from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.hub import BURST, Hub
from tilewright.server.limits import Bucket
from tilewright.server.logs import log_crash, new_request, request
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.message_costs import COMING_BACK, OWN_TURN, cost_of
from tilewright.server.person import Visitor
from tilewright.server.room.history import prepare_answer
from tilewright.server.room.listener import Listener
from tilewright.server.room.room import Room
from tilewright.server.table import ABANDONED, PLAYING
from tilewright.server.web import messages
from tilewright.server.web.address import Address
from tilewright.server.web.request_codes import internal
from tilewright.server.wire import VERSION, incoming, outgoing
from tilewright.words.texts import LANGUAGES

SILENCE: Final = 75.0  # seconds without a word from the other side
PATIENCE: Final = 2.0  # seconds that a message is kept waiting for the budgets; after that it is refused
STRIKES: Final = 50  # messages refused in a row, beside one a second, until the socket is closed
GREETING: Final = 15.0
FAREWELL: Final = 2.0
QUEUE: Final = 256  # messages that may wait for a slow reader
QUEUE_BYTES: Final = 2_000_000
CODES: Final = {
    "slow": 4008,
    "rate": 4009,
    "silent": 4010,
    "no-hello": 4011,
    "removed": 4012,
    "signed-out": 4013,
    "banned": 4014,
    "restart": 1012,
}


class Gone(Exception):
    """The other side has closed the socket."""


class Socket(Listener):
    """A listener with a network behind it; `receive` and `hand_out` are those of ASGI."""

    def __init__(
        self,
        hub: Hub,
        room: Room,
        receive: Receive,
        send: Send,
        visitor: Visitor | None,
        address: str,
        client: Address | None = None,
    ) -> None:
        super().__init__(visitor.person.id if visitor else "", visitor.session.id if visitor else "")
        self.hub = hub
        self.room = room
        self.receive = receive
        self.hand_out = send
        self.name = visitor.person.name if visitor else ""
        self.waiting: list[bytes] = []
        self.size = 0
        self.wake: asyncio.Future[None] | None = None  # what the pump waits for
        self.task: asyncio.Task[Any] | None = None
        self.dropped = ""
        self.heard = time.monotonic()
        rate = hub.settings.messages_per_second
        self.messages = Bucket(rate, 3 * rate)
        self.work = Bucket(hub.settings.socket_work, BURST * hub.settings.socket_work)
        self.strikes = Bucket(1, STRIKES)
        self.client = client
        self.address = address
        self.advice: asyncio.Task[None] | None = None  # a hint that is being thought about
        self.advised = 0  # the number of its question
        self.payer = self.shared()  # of what the last message turns out to cost

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

    def tell(self, message: outgoing.Message) -> None:
        self.send(outgoing.encode(message))

    def drop(self, reason: str) -> None:
        if not self.dropped:
            self.dropped = reason
            self.hub.metrics.drop(reason)
            self.waiting = []
            self.stir()
            if self.task is not None:  # it may be stuck with somebody who reads nothing
                asyncio.get_running_loop().call_later(FAREWELL, self.task.cancel)

    def check_patience(self, now: float, seconds: float = 0.0) -> None:
        """Whoever has not said anything for long is thought to be gone."""
        if now - self.heard > (seconds or SILENCE):
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
            tasks = [pump] if self.advice is None else [pump, self.advice]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.leave()

    async def read(self) -> None:
        try:
            async with asyncio.timeout(GREETING):
                known = await self.greet()
            while known and not self.dropped:
                message = await self.next()
                if await self.admit(message):
                    await self.one(message)
                await asyncio.sleep(0)  # one message, then whoever else waits
        except TimeoutError:
            self.drop("silent")
        except (Gone, RuntimeError):
            return

    async def next(self) -> incoming.Message | None:
        """The next message; None if it is none of ours."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        self.heard = time.monotonic()
        try:
            raw = message.get("text")
            found: incoming.Message = incoming.decoder.decode(
                raw if raw is not None else message.get("bytes") or b""
            )
            return found
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    def shared(self) -> Bucket:
        """The budget of the address; those with a seat at the table have one that spectators cannot use up."""
        seated = bool(self.room.table.seats_of(self.person))
        return (self.hub.seated_work if seated else self.hub.work).of(self.address)

    def kept(self, message: incoming.Message | None) -> Bucket | None:
        """What is kept for such a message of somebody with a seat when the budget of the address is used up."""
        if isinstance(message, OWN_TURN):
            return self.hub.own_turns.of(self.address, self.person)
        if isinstance(message, COMING_BACK):
            return self.hub.coming_back.of(self.address, self.person)
        return None

    async def admit(self, message: incoming.Message | None) -> bool:
        """Wait until what was asked so far is paid. What would take too long is refused, and whoever goes on then
        is sent away. Whoever has a seat can play and come back whatever others at the same address ask."""
        table, cost, payer = self.room.table, cost_of(message, len(self.room.listeners)), self.shared()
        owed, seated = payer.wait(cost), bool(table.seats_of(self.person))
        if seated and table.phase == PLAYING:
            self.hub.players.note(self.person)
        if seated and owed and (kept := self.kept(message)) is not None and kept.wait(cost) < owed:
            payer, owed = kept, kept.wait(cost)
        wait = max(self.messages.charge(1), self.work.wait(cost), owed)
        if wait > PATIENCE:
            self.hub.metrics.message("over-budget")
            if not self.strikes.take():
                self.drop("rate")
            else:
                self.refuse(message.id if message else 0, ServerError(429, "server-slow-down", seconds=ceil(wait)))
            return False
        self.payer = payer
        self.work.charge(cost)
        payer.charge(cost)
        if wait:
            await asyncio.sleep(wait)
        return True

    async def is_signed_in(self) -> bool:
        """Whether the session that this socket came with is still there."""
        people = self.hub.store.people
        return not self.session or await self.hub.store.read(people.has_session, self.session)

    async def greet(self) -> bool:
        """From here on the socket is known, so that whatever ends its session ends it too."""
        self.hub.greeted.add(self)
        try:
            return await self.greeting()
        finally:
            self.hub.greeted.discard(self)

    async def greeting(self) -> bool:
        hello = await self.next()
        if not isinstance(hello, incoming.Hello) or hello.wire != VERSION:
            self.drop("no-hello")
            return False
        if not await self.admit(hello):
            self.drop("rate")
            return False
        self.lang = hello.lang if hello.lang in LANGUAGES else ""
        self.describes = hello.describe
        await self.prepare(hello.have, self.look_of(hello))
        if not await self.is_signed_in():
            self.drop("signed-out")
        if why := self.dropped or self.unwanted():  # while the answer was made ready
            self.drop(why)
            return False
        own, self.look = self.room.table.seats_of(self.person), self.look_of(hello)
        budget = messages.hint_budget(self) if own and self.room.table.hints else None
        self.tell(
            outgoing.Welcome(
                wire=VERSION, server=__version__, seats=own, look=self.look, now=clock.ticks(), advice=budget
            )
        )
        for remark in self.room.chat.remarks:
            if self.room.company.hears(self.person, remark.person):
                self.tell(self.room.chat.seen(remark))
        notice = self.hub.moderation.notice(self.lang)
        if notice.read_only or notice.text:
            self.tell(notice)
        self.room.listeners.append(self)
        self.room.gone.pop(self.person, None)
        if own:
            await self.take_seats()
        self.room.tell_table()
        self.room.tell_position(self, hello.have)
        self.hub.driver.look(self.room)  # bots go on for whoever looks
        return True

    def unwanted(self) -> str:
        """Why this socket does not stay; empty if it may."""
        if self.room.outdated:
            return "restart"
        if self.hub.moderation.ban_of(self.person, self.client) is not None:
            return "banned"
        return "removed" if self.person in self.room.table.removed else ""

    async def take_seats(self) -> None:
        """Whoever comes back plays again at once; if that cannot be stored, the seat can be asked for later."""
        with contextlib.suppress(ServerError):
            await self.room.alone(lambda: self.room.come_back(self.person))

    def look_of(self, hello: incoming.Hello) -> int:
        own = self.room.table.seats_of(self.person)
        return hello.look if hello.look in own else (own[0] if len(own) == 1 else SPECTATOR)

    async def prepare(self, have: int, look: int) -> None:
        """Work out, piece by piece, what will be told of the time since that version."""
        await self.hub.turns.next()
        if (play := self.room.play) is not None:
            wording = self.room.wording(self.lang, self.describes)
            ended = self.room.table.phase == ABANDONED
            pieces = WorkPieces(self.hub.turns, self.work, self.payer)
            await prepare_answer(play, look, wording, have, pieces, ended)

    def leave(self) -> None:
        if self in self.room.listeners:
            self.room.listeners.remove(self)
            if self.person not in self.room.present():
                self.room.gone[self.person] = clock.ticks()
            self.room.touched = clock.ticks()
            self.room.tell_table()
            self.hub.driver.look(self.room)

    async def one(self, message: incoming.Message | None) -> None:
        if self.dropped:
            return
        if message is None:
            self.hub.metrics.message("malformed")
            self.refuse(0, ServerError(400, "server-bad-message"))
            return
        new_request()
        self.hub.metrics.message(type(message).__name__.lower())
        if isinstance(message, incoming.Hint):
            self.advise(message)
        else:
            await self.handle(message)

    def advise(self, message: incoming.Hint) -> None:
        """A hint takes seconds: other messages are read meanwhile, but one hint at a time is enough. Whoever does
        not want it any more need not wait for it; it counts all the same."""
        thinking = self.advice is not None and not self.advice.done()
        if message.stop:
            if thinking and self.advice is not None:
                self.advice.cancel()
                self.tell(
                    outgoing.Hints(id=self.advised, seat=message.seat, v=0, budget=messages.hint_budget(self))
                )
            self.tell(outgoing.Done(id=message.id))
        elif thinking:
            self.deny(message.id, Reason("", "hint-thinking"))
        else:
            self.advised = message.id
            self.advice = asyncio.create_task(self.handle(message))

    async def handle(self, message: incoming.Message) -> None:
        began = time.perf_counter()
        try:
            await messages.handle(self, message)
        except Refused as refused:
            self.deny(message.id, refused.reason)
        except ServerError as trouble:
            self.refuse(message.id, trouble)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the last line of defence: noted, counted, and nothing of it told
            self.hub.metrics.errors += 1
            log_crash("internal-error", error, route="socket", table=self.room.table.id)
            self.refuse(message.id, internal())
        if isinstance(message, incoming.Act):
            self.hub.metrics.action(time.perf_counter() - began)

    def deny(self, number: int, why: Reason) -> None:
        """Because of the rules, of the game or of the table."""
        self.hub.metrics.refused += 1
        words = messages.in_words(self, why)
        self.tell(outgoing.Refused(id=number, key=why.key, rule=why.rule, facts=why.facts, words=words))

    def refuse(self, number: int, trouble: ServerError) -> None:
        self.hub.metrics.refused += 1
        words = trouble.words(self.lang) if self.lang else ""
        facts = dict(trouble.facts)
        self.tell(outgoing.Refused(id=number, key=trouble.key, facts=facts, words=words, request=request()))
