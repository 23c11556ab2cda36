"""The socket of a program: challenges, games and questions go out, answers come in, as JSON objects."""

import asyncio
import contextlib
from functools import partial
from typing import Any, Final

import msgspec
from starlette.types import Receive, Send

from tilewright import __version__
from tilewright.kernel.reason import Reason, Refused
from tilewright.server import clock, costs
from tilewright.server.cluster.rooms import bring_room
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.logs import log_crash, new_request
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.person import Person, Program
from tilewright.server.programs import challenges, seats
from tilewright.server.room import seating
from tilewright.server.room.listener import Listener
from tilewright.server.room.room import Room
from tilewright.server.store import program_rows
from tilewright.server.structs import replace
from tilewright.server.table import OPEN, PLAYING
from tilewright.server.web.address import Address
from tilewright.server.web.open_socket import OpenSocket
from tilewright.server.web.request_codes import internal
from tilewright.server.wire import programs as wire
from tilewright.words.speech import Speech
from tilewright.words.texts import has

LANG: Final = "en"  # of the sentences that programs get
COSTS: Final[dict[type[Any], float]] = {
    wire.ProgramHello: 2.0,
    wire.ChallengeAccepted: 5.0,
    wire.ChallengeDeclined: 0.5,
    wire.CodeTaken: 5.0,
    wire.ProgramAnswer: 2.0,
    wire.TableLeft: 2.0,
    wire.ProgramPing: 0.2,
}


class ProgramGame(Listener):
    """A table at which the program sits, as the table sees it: whatever it says leads to one look at it."""

    def __init__(self, socket: "ProgramSocket", room: Room, seat: int) -> None:
        super().__init__(socket.person.id)
        self.socket = socket
        self.room = room
        self.look = seat
        self.client = socket.client
        self.name = socket.person.name
        self.looking = False
        self.number = 0  # of the last question
        self.v = -1  # the version in which it was asked
        self.plan: list[str] = []  # what the program wants to do next
        self.timer: asyncio.TimerHandle | None = None

    def send(self, raw: bytes) -> None:
        if not self.looking:
            self.looking = True
            self.socket.go_on(self.socket.look_at(self))

    def drop(self, reason: str) -> None:
        if reason in ("left", "removed"):
            self.socket.go_on(self.socket.look_at(self))
        else:
            self.socket.drop(reason)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class ProgramSocket(OpenSocket):
    """One program, with all its tables."""

    def __init__(
        self,
        hub: Hub,
        receive: Receive,
        send: Send,
        program: Program,
        person: Person,
        address: str,
        client: Address | None,
    ) -> None:
        super().__init__(hub, receive, send, address)
        self.program = program
        self.person = person
        self.client = client
        self.games: dict[str, ProgramGame] = {}
        self.asked = 0  # questions so far

    def send_message(self, message: wire.Outgoing) -> None:
        self.send(wire.encode(message))

    def tables(self) -> int:
        return len(self.games)

    def challenged(self, challenge: challenges.OfferedSeat, spec: str, players: int, name: str) -> None:
        self.send_message(
            wire.ProgramChallenge(challenge.id, challenge.table, spec, players, challenge.seat, name)
        )

    # In.

    async def greet(self) -> bool:
        hello = await self.next()
        if not isinstance(hello, wire.ProgramHello) or hello.protocol != wire.PROTOCOL:
            self.drop("no-hello")
            return False
        if not await self.admit(hello):
            self.drop("rate")
            return False
        me, store, now = self.person.id, self.hub.store, clock.now()
        with contextlib.suppress(ServerError):  # a store that may not change
            await store.write(program_rows.see_program(me, now))
            self.program = replace(self.program, seen=now)
        self.hub.programs.enter(me, self)  # from here on whatever ends its account or its keeper's ends it too
        if why := await self.unwanted():
            self.drop(why)
            return False
        self.send_message(wire.ProgramWelcome(wire.PROTOCOL, self.person.name, __version__))
        for key in await store.read(store.people.tables_of, me, challenges.TABLES, over=False):
            self.hub.seated_work.of(self.address).charge(0 if self.hub.loaded_room(key) else costs.TAKE_UP)
            with contextlib.suppress(ServerError):
                await self.enter(await bring_room(self.hub, key))
        return True

    async def next(self) -> wire.Incoming | None:
        text = await self.next_text()
        try:
            found: wire.Incoming = wire.decoder.decode(text)
            return found
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    async def admit(self, message: wire.Incoming | None) -> bool:
        cost = costs.MALFORMED if message is None else COSTS[type(message)]
        payer = self.hub.seated_work.of(self.address)
        number = message.n if isinstance(message, wire.ProgramAnswer) else 0
        return await self.afford(number, cost, payer, payer.wait(cost))

    async def read_one(self) -> None:
        message = await self.next()
        if self.is_banned():
            self.drop("banned")
        elif await self.admit(message):
            await self.one(message)

    async def unwanted(self) -> str:
        """Why this socket does not stay; empty if it may."""
        if await self.hub.store.read(program_rows.program_with_token, self.hub.store, self.program.token) is None:
            return "signed-out"
        return "banned" if self.is_banned() else ""

    def is_banned(self) -> bool:
        moderation = self.hub.moderation
        return any(moderation.ban_of(one, self.client) for one in (self.person.id, self.program.keeper))

    async def one(self, message: wire.Incoming | None) -> None:
        number = message.n if isinstance(message, wire.ProgramAnswer) else 0
        new_request()
        self.hub.metrics.message("malformed" if message is None else f"program-{message.__struct_config__.tag}")
        try:
            if message is None:
                raise ServerError(400, "server-bad-message")
            await self.handle(message)
        except Refused as refused:
            self.deny(number, refused.reason)
        except ServerError as trouble:
            self.refuse(number, trouble)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the last line of defence: logged, counted, and nothing of it sent
            self.hub.metrics.errors += 1
            log_crash("internal-error", error, route="program")
            self.refuse(number, internal())

    async def handle(self, message: wire.Incoming) -> None:
        if isinstance(message, wire.ProgramAnswer):
            await self.answer(message)
        elif isinstance(message, wire.ChallengeAccepted):
            offered = self.hub.programs.answered(message.id, self.person.id)
            await self.sit(
                offered.table, lambda room: seats.take_seat(room, offered.seat, self.program, self.person)
            )
        elif isinstance(message, wire.ChallengeDeclined):
            self.hub.programs.answered(message.id, self.person.id)
        elif isinstance(message, wire.CodeTaken):
            await self.join(message.code)
        elif isinstance(message, wire.TableLeft):
            if message.table not in self.games:
                raise ServerError(404, "server-no-table")
            await self.get_up(self.games[message.table])
        elif isinstance(message, wire.ProgramPing):
            self.send_message(wire.ProgramPong())
        else:
            raise ServerError(400, "server-bad-message")

    # Sitting down and getting up.

    async def sit(self, key: str, take: Any) -> None:
        if len(self.games) >= challenges.TABLES:
            raise ServerError(409, "server-program-busy", most=challenges.TABLES)
        room = await bring_room(self.hub, key)
        await room.run_exclusive(partial(take, room))
        await self.enter(room)

    async def join(self, code: str) -> None:
        store, me = self.hub.store, self.person
        key = await store.read(store.table_of_code, seating.digest(code))
        if not key:
            raise ServerError(404, "server-no-code")
        await self.sit(key, lambda room: seats.take_seat_of_code(room, code, self.program, me))

    async def enter(self, room: Room) -> None:
        """From now on the program hears of that table."""
        own, table = room.table.seats_of(self.person.id), room.table
        if not own or table.id in self.games or table.phase not in (OPEN, PLAYING):
            return
        game = self.games[table.id] = ProgramGame(self, room, own[0])
        self.send_message(wire.GameJoined(table.id, table.spec, len(table.chairs), own[0]))
        room.listeners.append(game)
        room.gone.pop(self.person.id, None)
        await room.run_exclusive(lambda: room.come_back(self.person.id))
        room.send_table()
        self.hub.driver.drive(room)
        await self.look_at(game)

    async def get_up(self, game: ProgramGame) -> None:
        room = game.room
        with contextlib.suppress(ServerError):
            await room.run_exclusive(lambda: seating.leave(room, self.person.id))
        self.forget(game)

    def forget(self, game: ProgramGame) -> None:
        """The program is not at that table any more."""
        if self.games.pop(game.room.table.id, None) is None:
            return
        game.stop_timer()
        table = game.room.table
        self.send_message(wire.GameOver(table.id, table.scores, table.winners))
        self.quit_room(game)

    def quit_room(self, game: ProgramGame) -> None:
        room = game.room
        if game in room.listeners:
            room.listeners.remove(game)
            room.gone[self.person.id] = room.touched = clock.ticks()
            room.send_table()
            self.hub.driver.drive(room)

    def leave(self) -> None:
        self.hub.programs.leave(self.person.id, self)
        for game in list(self.games.values()):
            game.stop_timer()
            self.quit_room(game)

    # Questions and answers.

    async def look_at(self, game: ProgramGame) -> None:
        """Whatever has happened at that table: is the program asked, is it over, does it sit there at all? With a
        debt it is asked later."""
        await self.pieces().next(0.0)
        game.looking = False
        room, seat = game.room, game.look
        held = seat in room.table.seats_of(self.person.id) and not room.table.chairs[seat].left
        if not held or room.table.phase not in (OPEN, PLAYING):
            self.forget(game)
            return
        play = room.play
        if play is None or not seats.is_asked(room, seat):
            game.stop_timer()
            game.v = -1
            return
        if game.v >= 0 and not play.is_stale(seat, game.v):
            return  # the same question is still open
        game.v = play.versions[seat + 1]
        self.asked += 1
        game.number = self.asked
        if game.plan and await self.follow_plan(game):
            return
        self.hub.seated_work.of(self.address).charge(costs.ANSWER)
        limit = self.hub.settings.program_seconds
        self.send_message(seats.question(room, seat, game.number, limit))
        game.stop_timer()
        loop = asyncio.get_running_loop()
        game.timer = loop.call_later(limit, lambda: self.go_on(self.get_up(game)))

    def pieces(self) -> WorkPieces:
        """For what is done without another message."""
        return WorkPieces(self.hub.turns, self.work, self.hub.seated_work.of(self.address))

    async def follow_plan(self, game: ProgramGame) -> bool:
        """Play the next action that the program planned, if it is legal now; it costs what an answer costs."""
        text, game.plan = game.plan[0], game.plan[1:]
        self.pieces().pay(COSTS[wire.ProgramAnswer])
        try:
            await self.act(game, text)
        except (Refused, ServerError):
            game.plan = []
            return False
        return True

    async def answer(self, message: wire.ProgramAnswer) -> None:
        game = next((one for one in self.games.values() if one.number == message.n), None)
        if game is None or game.v < 0:
            raise Refused(Reason("", "stale"))
        game.plan = list(message.then)
        await self.act(game, message.action)

    async def act(self, game: ProgramGame, text: str) -> None:
        room, seat, v = game.room, game.look, game.v
        self.hub.players.note(self.person.id)
        await room.run_exclusive(lambda: room.act(self.person.id, seat, v, text))

    # Refusals.

    def deny(self, number: int, why: Reason) -> None:
        """By the rules, in words."""
        self.hub.metrics.refused += 1
        game = next((one for one in self.games.values() if one.number == number), None)
        if game is None or has("en", f"server-reason-{why.key}"):
            words = Speech(LANG).say(f"server-reason-{why.key}", why.facts)
        else:
            words = game.room.wording(LANG).reason(why, game.room.open_view(), game.look)
        self.send_message(wire.ProgramRefused(number, why.key, why.rule, dict(why.facts), words))

    def refuse(self, number: int, trouble: ServerError) -> None:
        self.hub.metrics.refused += 1
        self.send_message(wire.ProgramRefused(number, trouble.key, "", dict(trouble.facts), trouble.words(LANG)))
