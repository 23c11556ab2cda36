"""The socket of one client at one table: checks what comes in and sends the results."""

import asyncio
import contextlib
import time

import msgspec
from starlette.types import Receive, Send

from tilewright import __version__
from tilewright.kernel.event import SPECTATOR
from tilewright.kernel.reason import Reason, Refused
from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.limits import DEBT, Bucket
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
from tilewright.server.web.open_socket import OpenSocket
from tilewright.server.web.request_codes import internal
from tilewright.server.wire import VERSION, incoming, outgoing
from tilewright.words.texts import LANGUAGES


class Socket(OpenSocket, Listener):
    """A listener with a network behind it."""

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
        Listener.__init__(self, visitor.person.id if visitor else "", visitor.session.id if visitor else "")
        OpenSocket.__init__(self, hub, receive, send, address)
        self.room = room
        self.name = visitor.person.name if visitor else ""
        self.client = client
        self.advice: asyncio.Task[None] | None = None  # a hint that is being thought about
        self.advised = 0  # the number of its question
        self.payer = self.shared()  # of what the last message turns out to cost

    def send_message(self, message: outgoing.Message) -> None:
        self.send(outgoing.encode(message))

    async def read_one(self) -> None:
        message = await self.next()
        if await self.admit(message):
            await self.one(message)

    async def next(self) -> incoming.Message | None:
        """The next message; None if it is none of ours."""
        text = await self.next_text()
        try:
            found: incoming.Message = incoming.decoder.decode(text)
            return found
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    def shared(self) -> Bucket:
        """The budget of the address; players have one that spectators cannot use up."""
        seated = bool(self.room.table.seats_of(self.person))
        return (self.hub.seated_work if seated else self.hub.work).of(self.address)

    def pay(self, cost: float) -> None:
        """Nothing is asked for what happens at a table, but whoever has it told in ever so many ways at once, and
        cannot pay for that any more, is sent away; of those with a seat nobody for what a neighbour owes."""
        payer, seated = self.shared(), bool(self.room.table.seats_of(self.person))
        if seated and payer.wait(cost):
            payer = self.hub.own_turns.of(self.address, self.person)
        if max(self.work.charge(cost), payer.charge(cost)) >= DEBT:
            self.drop("rate")

    def kept(self, message: incoming.Message | None) -> Bucket | None:
        """The reserve for such a message of a player when the budget of the address is used up."""
        if isinstance(message, OWN_TURN):
            return self.hub.own_turns.of(self.address, self.person)
        if isinstance(message, COMING_BACK):
            return self.hub.coming_back.of(self.address, self.person)
        return None

    async def admit(self, message: incoming.Message | None) -> bool:
        """Whoever has a seat can play and come back whatever others at the same address ask."""
        table, cost, payer = self.room.table, cost_of(message, len(self.room.listeners)), self.shared()
        owed, seated = payer.wait(cost), bool(table.seats_of(self.person))
        if seated and table.phase == PLAYING:
            self.hub.players.note(self.person)
        if seated and owed and (kept := self.kept(message)) is not None and kept.wait(cost) < owed:
            payer, owed = kept, kept.wait(cost)
        if not await self.afford(message.id if message else 0, cost, payer, owed):
            return False
        self.payer = payer
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
        self.send_message(
            outgoing.Welcome(
                wire=VERSION, server=__version__, seats=own, look=self.look, now=clock.ticks(), advice=budget
            )
        )
        for remark in self.room.chat.remarks:
            if self.room.restrictions.hears(self.person, remark.person):
                self.send_message(self.room.chat.seen(remark))
        notice = self.hub.moderation.notice(self.lang)
        if notice.read_only or notice.text:
            self.send_message(notice)
        self.room.listeners.append(self)
        self.room.gone.pop(self.person, None)
        if own:
            await self.take_seats()
        self.room.send_table()
        self.room.send_position(self, hello.have)
        self.hub.driver.drive(self.room)  # bots go on for whoever looks
        return True

    def unwanted(self) -> str:
        """Why this socket must be closed; empty if it may stay."""
        if self.room.outdated:
            return "restart"
        if self.hub.moderation.ban_of(self.person, self.client) is not None:
            return "banned"
        return "removed" if self.person in self.room.table.removed else ""

    async def take_seats(self) -> None:
        """Whoever comes back plays again at once; if that cannot be stored, the seat can be asked for later."""
        with contextlib.suppress(ServerError):
            await self.room.run_exclusive(lambda: self.room.come_back(self.person))

    def look_of(self, hello: incoming.Hello) -> int:
        own = self.room.table.seats_of(self.person)
        return hello.look if hello.look in own else (own[0] if len(own) == 1 else SPECTATOR)

    async def prepare(self, have: int, look: int) -> None:
        """Work out, piece by piece, what will be sent of the time since that version."""
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
            self.room.send_table()
            self.hub.driver.drive(self.room)

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
                self.send_message(
                    outgoing.Hints(id=self.advised, seat=message.seat, v=0, budget=messages.hint_budget(self))
                )
            self.send_message(outgoing.Done(id=message.id))
        elif thinking:
            self.deny(message.id, Reason("", "hint-thinking"))
        else:
            self.advised = message.id
            self.advice = self.go_on(self.handle(message))

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
        except Exception as error:  # the last line of defence: logged, counted, and nothing of it sent
            self.hub.metrics.errors += 1
            log_crash("internal-error", error, route="socket", table=self.room.table.id)
            self.refuse(message.id, internal())
        if isinstance(message, incoming.Act):
            self.hub.metrics.action(time.perf_counter() - began)

    def deny(self, number: int, why: Reason) -> None:
        """Because of the rules, of the game or of the table."""
        self.hub.metrics.refused += 1
        words = messages.word_reason(self, why)
        self.send_message(
            outgoing.RequestRefused(id=number, key=why.key, rule=why.rule, facts=why.facts, words=words)
        )

    def refuse(self, number: int, trouble: ServerError) -> None:
        self.hub.metrics.refused += 1
        words = trouble.words(self.lang) if self.lang else ""
        facts = dict(trouble.facts)
        self.send_message(
            outgoing.RequestRefused(id=number, key=trouble.key, facts=facts, words=words, request=request())
        )
